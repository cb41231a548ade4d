/**
 * Fetches an address hop by hop. Each hop, the first and every redirect, passes the gate before anything
 * is asked; redirects are followed here and nowhere below. What actually reaches the address is `dial`.
 */
import { Duration, Effect, type Either } from "effect"
import { BodyMemory, type BodyRoom } from "./BodyMemory.ts"
import { acceptedEncodings, decode } from "./Decode.ts"
import type { Dial } from "./Dial.ts"
import { EgressFailure } from "./EgressFailure.ts"
import { egressLimits } from "./EgressLimits.ts"
import type { EgressRequest, EgressResponse } from "./EgressRequest.ts"
import type { WireResponse } from "./Exchange.ts"

export interface World {
  readonly userAgent: string
  readonly gate: (url: string) => Either.Either<URL, string>
  readonly dial: Dial
  /** Bytes of all bodies being read; the common limit if left out. */
  readonly bodyMemory?: number
}

const redirectCodes = [301, 302, 303, 307, 308]

const nextOf = ({ status, headers }: WireResponse, url: URL): string | null => {
  const location = headers.location
  if (location === undefined || !redirectCodes.includes(status)) return null
  return URL.canParse(location, url.href) ? new URL(location, url.href).href : location
}

export const makeFetch = ({ userAgent, gate, dial, bodyMemory = egressLimits.bodyMemory }: World) => {
  const memory = new BodyMemory(bodyMemory)
  const slots = Effect.unsafeMakeSemaphore(egressLimits.concurrency)
  const admit = (text: string) =>
    Effect.mapError(
      gate(text),
      (message) => new EgressFailure({ reason: "blocked_url", message, url: text.slice(0, egressLimits.urlLength) })
    )

  return <E = never>(request: EgressRequest<E>): Effect.Effect<EgressResponse, EgressFailure | E> =>
    Effect.gen(function* () {
      const maxRedirects = request.maxRedirects ?? egressLimits.redirects
      const headers = {
        "user-agent": userAgent,
        accept: request.accept ?? "*/*",
        "accept-encoding": acceptedEncodings,
        ...request.post?.headers
      }
      const redirects: Array<string> = []
      let url = yield* admit(request.url)
      let left = Duration.toMillis(request.deadline ?? egressLimits.deadline)

      const unpacked = request.maxDecodedBytes ?? egressLimits.decodedBytes
      const hop = (room: BodyRoom) =>
        Effect.gen(function* () {
          const answer = yield* dial(url, headers, { room, unpacked }, request.post?.body)
          const next = request.post === undefined ? nextOf(answer, url) : null
          return next === null
            ? {
                next,
                status: answer.status,
                headers: answer.headers,
                body: yield* decode(answer, url, unpacked, room)
              }
            : { next }
        })
      const late = (room: BodyRoom) =>
        new EgressFailure({
          reason: "timeout",
          message: room.isWaiting()
            ? `So much is being read at the moment that ${url.hostname} had to wait too long. Try again.`
            : `${url.hostname} took too long to answer.`,
          url: url.href
        })
      const bounded = Effect.suspend(() =>
        memory.with((room) => Effect.timeoutFail(hop(room), { duration: left, onTimeout: () => late(room) }))
      )

      while (true) {
        // A slot is held for one hop only: `onRedirect` may itself fetch, and must not wait for its own caller.
        const [spent, result] = yield* slots.withPermits(1)(Effect.timed(bounded))
        left = Math.max(0, left - Duration.toMillis(spent))
        if (result.next === null) {
          return { url: url.href, status: result.status, headers: result.headers, body: result.body, redirects }
        }
        const refuse = (reason: "too_many_redirects" | "blocked_url", message: string) =>
          new EgressFailure({ reason, message: `${url.hostname} redirects ${message}.`, url: url.href })
        if (redirects.length >= maxRedirects) return yield* refuse("too_many_redirects", "too often")
        const next = yield* admit(result.next)
        if (url.protocol === "https:" && next.protocol === "http:") {
          return yield* refuse("blocked_url", "from https to http, which is not followed")
        }
        if (next.href === url.href || redirects.includes(next.href)) {
          return yield* refuse("too_many_redirects", "in a circle")
        }
        if (request.onRedirect !== undefined) yield* request.onRedirect(next.href)
        redirects.push(next.href)
        url = next
      }
    })
}
