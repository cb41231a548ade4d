/**
 * What a site's robots.txt allows us to read. Asked before every page and every redirect. A site that
 * cannot say what it allows (5xx, no answer) is not read (RFC 9309, 2.3.1).
 */
import { Cache, Clock, Context, Duration, Effect, Either, Exit, Fiber, Layer } from "effect"
import { Egress, type EgressFailure } from "../outside/Egress.ts"
import { type RobotsAnswer, robotsToken } from "./robots/RobotsAnswer.ts"
import { decider } from "./robots/RobotsRules.ts"
import { parseRobotsTxt, type RobotsTxt } from "./robots/RobotsTxt.ts"

export { type RobotsAnswer, robotsToken } from "./robots/RobotsAnswer.ts"

export class Robots extends Context.Tag("launchbook/Robots")<
  Robots,
  { readonly allowed: (url: string) => Effect.Effect<RobotsAnswer> }
>() {
  static readonly layer = Layer.scoped(
    Robots,
    Effect.suspend(() => make)
  )
}

/** RFC 9309 lets an answer stand for 24 h; an owner who has just let us in should not wait that long. */
const keep = Duration.hours(1)
const keepUnreachable = Duration.minutes(1)
/** A few megabytes each at the very worst, a few kilobytes as a rule. */
const origins = 256
const deadline = Duration.seconds(10)

/** What is no address has no origin; egress refuses it as it stands. */
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url)

/** What an origin's file says. */
interface Stated extends Omit<RobotsTxt, "rules"> {
  readonly isAllowed: (url: string) => boolean
}
/** Null where the server could not say. */
type Policy = Stated | null

const everything: Stated = { isAllowed: () => true, crawlDelay: null, sitemaps: [] }

const stated = (body: Uint8Array): Stated => {
  const { rules, crawlDelay, sitemaps } = parseRobotsTxt(body, robotsToken)
  return { isAllowed: decider(rules), crawlDelay, sitemaps }
}
const isKnown = (policy: Either.Either<Policy, EgressFailure>) => Either.isRight(policy) && policy.right !== null

const make = Effect.gen(function* () {
  const egress = yield* Egress
  const scope = yield* Effect.scope

  const read = (origin: string): Effect.Effect<Policy, EgressFailure> =>
    egress.fetch({ url: `${origin}/robots.txt`, accept: "text/plain, */*;q=0.5", deadline }).pipe(
      Effect.map(({ status, body }): Policy => {
        if (status >= 500) return null
        return status >= 200 && status < 300 ? stated(body) : everything
      }),
      // More redirects than one has to follow count as no file.
      Effect.catchIf(
        ({ reason }) => reason === "too_many_redirects",
        () => Effect.succeed(everything)
      )
    )

  const policies = yield* Cache.makeWith({
    capacity: origins,
    lookup: (origin: string) => Effect.zip(Clock.currentTimeMillis, Effect.either(read(origin))),
    timeToLive: (exit) => (Exit.isSuccess(exit) && isKnown(exit.value[1]) ? keep : keepUnreachable)
  })
  /** What was read in the future, before the clock was set back, would stand until then; it is read again. */
  const policyOf = (origin: string) =>
    Effect.gen(function* () {
      const [readAt, policy] = yield* policies.get(origin)
      if (readAt <= (yield* Clock.currentTimeMillis)) return yield* policy
      yield* policies.invalidate(origin)
      return yield* (yield* policies.get(origin))[1]
    })

  return {
    allowed: (url: string) =>
      // A fiber of its own: whoever asked first may be interrupted, the others still wait for the answer.
      Effect.forkIn(policyOf(originOf(url)), scope).pipe(
        Effect.flatMap(Fiber.join),
        Effect.map((policy) => answerOf(policy, url)),
        Effect.catchTag("EgressFailure", (failure) => Effect.succeed({ ...unreachable, failure }))
      )
  }
})

const unreachable: RobotsAnswer = {
  allowed: false,
  crawlDelay: null,
  reason: "robots_unreachable",
  failure: null,
  sitemaps: []
}

const answerOf = (policy: Policy, url: string): RobotsAnswer => {
  if (policy === null) return unreachable
  // The file itself may always be read (RFC 9309, 2.2.2).
  const allowed = new URL(url).pathname === "/robots.txt" || policy.isAllowed(url)
  return {
    allowed,
    crawlDelay: policy.crawlDelay === null ? null : Duration.seconds(policy.crawlDelay),
    reason: allowed ? "allowed" : "disallowed",
    failure: null,
    sitemaps: policy.sitemaps
  }
}
