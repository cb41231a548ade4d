/**
 * Looks at a product's homepage for its badge and says what was seen. Only a page that was truly read
 * can miss a badge: a refusal, an error or silence is `unreachable`, which costs the owner nothing.
 */
import { Data, Duration, Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import type { BadgeReason } from "../../../domain/listing/BadgeReasons.ts"
import { Robots, type RobotsAnswer } from "../../crawl/Robots.ts"
import { acceptHtml, Egress, type EgressResponse, htmlOf } from "../../outside/Egress.ts"
import { findBadge } from "./BadgePage.ts"

export interface Seen {
  readonly result: "found" | "not_found" | "unreachable"
  /** Why not; null where it was found. */
  readonly reason: BadgeReason | null
  /** The page that was looked at, after redirects. */
  readonly page: string
}

/** Why the page was not read. */
class Unread extends Data.TaggedError("Unread")<{ readonly reason: BadgeReason }> {}

/** robots.txt, the page and every redirect together; the job around it is given up after 60 s. */
const deadline = Duration.seconds(45)

const refusal = ({ allowed, reason, failure }: RobotsAnswer): BadgeReason | null =>
  allowed ? null : (failure?.reason ?? (reason === "disallowed" ? "robots_disallowed" : "robots_unreachable"))

/** The page as text, or why it is none. */
const pageOf = (response: EgressResponse): Effect.Effect<string, Unread> => {
  if (response.status < 200 || response.status > 299) return new Unread({ reason: "http_error" })
  return Effect.suspend(() => {
    const text = htmlOf(response)
    return text === null ? new Unread({ reason: "not_html" }) : Effect.succeed(text)
  })
}

export class Homepage extends Effect.Service<Homepage>()("launchbook/Homepage", {
  effect: Effect.gen(function* () {
    const egress = yield* Egress
    const robots = yield* Robots
    const origin = (yield* AppConfigTag).publicUrl

    const permitted = (url: string) =>
      Effect.flatMap(robots.allowed(url), (answer) => {
        const reason = refusal(answer)
        return reason === null ? Effect.void : new Unread({ reason })
      })

    const read = (url: string, slug: string) =>
      Effect.gen(function* () {
        if (!URL.canParse(url)) return yield* new Unread({ reason: "blocked_url" })
        yield* permitted(url)
        const response = yield* egress.fetch({ url, accept: acceptHtml, onRedirect: permitted })
        const text = yield* pageOf(response)
        return { finding: findBadge(text, { pageUrl: response.url, origin, slug }), page: response.url }
      })

    const look = ({
      website_url,
      slug
    }: {
      readonly website_url: string
      readonly slug: string
    }): Effect.Effect<Seen> =>
      read(website_url, slug).pipe(
        Effect.map(
          ({ finding, page }): Seen => ({
            result: finding.result,
            reason: finding.result === "found" ? null : finding.reason,
            page
          })
        ),
        Effect.timeoutFail({ duration: deadline, onTimeout: () => new Unread({ reason: "timeout" }) }),
        // Both failures say why in one word.
        Effect.catchAll(({ reason }) => Effect.succeed<Seen>({ result: "unreachable", reason, page: website_url }))
      )

    return { look } as const
  })
}) {}
