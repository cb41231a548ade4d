/**
 * The only way out to an address somebody gave: crawls, logos, badge checks, claims, robots.txt, client
 * documents. It reaches public web sites and nothing else, whatever the address, the DNS or a redirect
 * says, and what it brings back is bounded in size and time. No setting opens it.
 */
import { Context, Effect, Either, Layer } from "effect"
import { isPublicAddress } from "../../domain/text/IpAddress.ts"
import { Dns } from "./Dns.ts"
import { dialPublic } from "./egress/Dial.ts"
import type { EgressFailure } from "./egress/EgressFailure.ts"
import type { EgressRequest, EgressResponse } from "./egress/EgressRequest.ts"
import { urlGate } from "./egress/Gate.ts"
import { makeFetch } from "./egress/Hops.ts"

export { textOf } from "./egress/Charset.ts"
export { EgressFailure, type EgressReason } from "./egress/EgressFailure.ts"
export type { EgressRequest, EgressResponse } from "./egress/EgressRequest.ts"
export { specialUseNames, urlGate } from "./egress/Gate.ts"
export { acceptHtml, htmlOf } from "./egress/HtmlPage.ts"

export class Egress extends Context.Tag("launchbook/Egress")<
  Egress,
  {
    /** A GET, or a POST of what is given. Any status is an answer, not a failure. */
    readonly fetch: <E = never>(request: EgressRequest<E>) => Effect.Effect<EgressResponse, EgressFailure | E>
    /** Whether an address may be asked at all, before its name is looked up; else why not. */
    readonly admits: (url: string) => Either.Either<URL, string>
  }
>() {
  /** Dies at construction where the checks do not hold. */
  static readonly layer = (options: { readonly userAgent: string }) =>
    Layer.effect(
      Egress,
      Effect.gen(function* () {
        yield* assertClosed
        return {
          admits: (url) => urlGate(url),
          fetch: makeFetch({
            userAgent: options.userAgent,
            gate: (url) => urlGate(url),
            dial: dialPublic(yield* Dns)
          })
        }
      })
    )
}

/** Better no service than one that can be sent to its own machine. */
const assertClosed = Effect.suspend(() => {
  const open = ["127.0.0.1", "169.254.169.254", "::1"].filter(
    (address) =>
      isPublicAddress(address) || Either.isRight(urlGate(`http://${address.includes(":") ? `[${address}]` : address}/`))
  )
  return open.length === 0 ? Effect.void : Effect.dieMessage(`the egress urlGate lets ${open.join(", ")} through`)
})
