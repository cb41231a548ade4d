/**
 * A closed world for tests: the names it is given exist, nothing else does. Gate, redirects, unpacking and
 * limits are the real ones; only the socket is replaced, and the gate lets `.example` and `.test` names in.
 */
import { type Duration, Effect, Layer } from "effect"
import { Egress, EgressFailure, type EgressReason } from "../../src/services/outside/Egress.ts"
import { specialUseNames, urlGate } from "../../src/services/outside/egress/Gate.ts"
import { makeFetch } from "../../src/services/outside/egress/Hops.ts"

export interface FixtureAnswer {
  /** 200 if left out. */
  readonly status?: number
  /** Names in lower case. `content-type` is HTML if left out. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Before the answer, on the fiber's clock. */
  readonly delay?: Duration.DurationInput
  /** Nothing is answered: the connection fails in this way. */
  readonly fail?: EgressReason
}
/** Path and query to answer; a bare string is an HTML page. What is not listed answers 404. */
export type FixtureSite = Readonly<Record<string, FixtureAnswer | string>>

/** Host to site. Sites are looked at when they are asked, so a test may change them as it goes. */
export type FixtureSites = Readonly<Record<string, FixtureSite>>

const fixtureNames = specialUseNames.filter((name) => name !== "example" && name !== "test")

/** What was sent to an address by POST. */
export interface FixturePost {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** `hits` gets every address asked, in order, redirects included; `posts` what was sent by POST. */
export const fixtureInternet = (
  sites: FixtureSites,
  hits: Array<string> = [],
  posts: Array<FixturePost> = []
): Layer.Layer<Egress> => {
  const fetch = makeFetch({
    userAgent: "LaunchbookBot/1.0 (+https://launchbook.example/bot)",
    gate: (url) => urlGate(url, fixtureNames),
    dial: (url, sent, _, sentBody) =>
      Effect.gen(function* () {
        hits.push(url.href)
        if (sentBody !== undefined)
          posts.push({ url: url.href, headers: sent, body: new TextDecoder().decode(sentBody) })
        const failed = (reason: EgressReason) =>
          new EgressFailure({ reason, message: `${url.hostname} fails with ${reason}.`, url: url.href })
        const site = Object.hasOwn(sites, url.hostname) ? sites[url.hostname] : undefined
        if (site === undefined) return yield* failed("dns")
        const path = url.pathname + url.search
        const found = Object.hasOwn(site, path) ? site[path] : undefined
        const answer: FixtureAnswer = typeof found === "string" ? { body: found } : (found ?? { status: 404 })
        if (answer.delay !== undefined) yield* Effect.sleep(answer.delay)
        if (answer.fail !== undefined) return yield* failed(answer.fail)
        const body = answer.body ?? ""
        return {
          status: answer.status ?? 200,
          headers: { "content-type": "text/html; charset=utf-8", ...answer.headers },
          body: typeof body === "string" ? new TextEncoder().encode(body) : body
        }
      })
  })
  return Layer.succeed(Egress, { admits: (url) => urlGate(url, fixtureNames), fetch })
}
