/**
 * The only way out to an address somebody gave: crawls, logos, badge checks, claims, robots.txt, client
 * documents. It reaches public web sites and nothing else, whatever the address, the DNS or a redirect
 * says, and what it brings back is bounded in size and time. No setting opens it.
 */
import { Context, type Duration, Effect, Either, Layer } from "effect"
import { isPublicAddress } from "../domain/Address.ts"
import { Dns } from "./Dns.ts"
import { dialPublic } from "./Egress/Dial.ts"
import type { EgressFailure } from "./Egress/EgressFailure.ts"
import { gate } from "./Egress/Gate.ts"
import { makeFetch } from "./Egress/Hops.ts"

export { textOf } from "./Egress/Charset.ts"
export { EgressFailure, type EgressReason } from "./Egress/EgressFailure.ts"
export { acceptHtml, htmlOf } from "./Egress/HtmlPage.ts"

export interface EgressRequest<E = never> {
  readonly url: string
  /** The `accept` header; `*\/*` if left out. */
  readonly accept?: string
  /** 5 if left out; one more fails with `too_many_redirects`, and so does the first where it is 0. */
  readonly maxRedirects?: number
  /** Bytes of the body unpacked; 5 MiB if left out. */
  readonly maxDecodedBytes?: number
  /** On the wire, all hops together; 15 s if left out. */
  readonly deadline?: Duration.Duration
  /** Asked before each redirect is followed, with its absolute address; failing stops the fetch. */
  readonly onRedirect?: (url: string) => Effect.Effect<void, E>
}

export interface EgressResponse {
  /** The address that answered, after redirects. */
  readonly url: string
  readonly status: number
  /** Names in lower case; repeated ones joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  /** Unpacked. */
  readonly body: Uint8Array
  /** Every address redirected to, in order; empty without redirects. */
  readonly redirects: ReadonlyArray<string>
}

export class Egress extends Context.Tag("launchbook/Egress")<
  Egress,
  {
    /** A GET. Any status is an answer, not a failure. */
    readonly fetch: <E = never>(request: EgressRequest<E>) => Effect.Effect<EgressResponse, EgressFailure | E>
  }
>() {
  /** Dies at construction where the checks do not hold. */
  static readonly layer = (options: { readonly userAgent: string }) =>
    Layer.effect(
      Egress,
      Effect.gen(function* () {
        yield* assertClosed
        return {
          fetch: makeFetch({ userAgent: options.userAgent, gate: (url) => gate(url), dial: dialPublic(yield* Dns) })
        }
      })
    )
}

/** Better no service than one that can be sent to its own machine. */
const assertClosed = Effect.suspend(() => {
  const open = ["127.0.0.1", "169.254.169.254", "::1"].filter(
    (address) =>
      isPublicAddress(address) || Either.isRight(gate(`http://${address.includes(":") ? `[${address}]` : address}/`))
  )
  return open.length === 0 ? Effect.void : Effect.dieMessage(`the egress gate lets ${open.join(", ")} through`)
})
