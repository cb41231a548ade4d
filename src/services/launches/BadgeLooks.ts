/**
 * A look for the badge of a listing because its owner asks for one, and the times that a badge stands in: when it is
 * looked for again, since when it is missing, and what becomes of the listing if it stays so.
 */
import { Duration, Effect, Fiber } from "effect"
import { NotFound } from "../../domain/Failure.ts"
import { ListingRemoved } from "../../domain/listing/Listing.ts"
import { day, hour } from "../../domain/Week.ts"
import { type Actor, Audit } from "../store/Audit.ts"
import { limitReached } from "../store/CallLimits.ts"
import { RateLimits } from "../store/RateLimits.ts"
import { Settings } from "../store/Settings.ts"
import { BadgeCheck } from "./BadgeCheck.ts"
import { BadgeCheckRepo, type BadgeTimesRow } from "./rows/BadgeCheckRepo.ts"

export interface BadgeTimes {
  /** Null where no badge is owed. */
  readonly nextLookAt: string | null
  readonly missingSince: string | null
  /** When a listing that stays without its badge is paused, or leaves its week; null where nothing runs. */
  readonly graceEndsAt: string | null
}
/** What came of asking: it was looked for, the site is still being asked, or no badge is owed. */
export type BadgeLook = "looked" | "looking" | "not_owed"

/** How long a person waits for a slow site. The look goes on without them. */
const patience = Duration.seconds(20)

const owesNow = ({ plan, status }: BadgeTimesRow) => plan === "free" && status !== "draft"

export class BadgeLooks extends Effect.Service<BadgeLooks>()("launchbook/BadgeLooks", {
  dependencies: [Audit.Default, BadgeCheck.Default, BadgeCheckRepo.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const badges = yield* BadgeCheck
    const limits = yield* RateLimits
    const repo = yield* BadgeCheckRepo
    const settings = yield* Settings

    const own = (userId: number, id: number) =>
      Effect.flatMap(repo.timesOf(id, userId), (row) => (row === undefined ? NotFound() : Effect.succeed(row)))

    const times = (userId: number, id: number) =>
      Effect.gen(function* () {
        const row = yield* own(userId, id)
        const since = row.badge_missing_since
        const runs = since !== null && (row.status === "live" || row.status === "scheduled")
        const grace = (yield* settings.get("badge.grace_days")) * day
        const found: BadgeTimes = {
          nextLookAt: owesNow(row) ? row.badge_next_check_at : null,
          missingSince: since,
          graceEndsAt: runs ? new Date(Date.parse(since) + grace).toISOString() : null
        }
        return found
      })

    const draw = (id: number) =>
      Effect.flatMap(settings.get("badge.looks_per_hour"), (limit) =>
        limits.takeAll([{ name: "badge_hour", subject: `listing:${id}`, limit, window: hour / 1000 }], 1)
      ).pipe(Effect.catchTag("LimitMet", ({ state }) => limitReached(state)))

    const look = (by: Actor, id: number) =>
      Effect.gen(function* () {
        const row = yield* own(by.userId, id)
        if (row.status === "removed") return yield* ListingRemoved()
        if (!owesNow(row)) return "not_owed" satisfies BadgeLook
        yield* draw(id)
        yield* audit.write(by, "badge_looked_for", row.slug)
        // Not given up with the request: what is begun is seen to its end, and its answer kept.
        const asked = yield* Effect.forkDaemon(badges.check(id))
        return yield* Fiber.join(asked).pipe(
          Effect.timeoutTo({
            duration: patience,
            onSuccess: (): BadgeLook => "looked",
            onTimeout: (): BadgeLook => "looking"
          })
        )
      })

    return { times, look } as const
  })
}) {}
