/**
 * How many invitations there may be in a day. An account hears when it has sent enough, sooner while it is new.
 * An address that was mailed enough is left in peace without a word: what the sender hears is the same, since a
 * word would tell what others send to it. Both are asked after `takeTurns`.
 */
import { Effect } from "effect"
import { RateLimited } from "../../../domain/Failure.ts"
import { day } from "../../../domain/Week.ts"
import { Settings } from "../../store/Settings.ts"
import { InvitesRepo } from "../rows/InvitesRepo.ts"

const daySeconds = 86_400

export class InviteLimits extends Effect.Service<InviteLimits>()("launchbook/InviteLimits", {
  dependencies: [InvitesRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* InvitesRepo
    const settings = yield* Settings

    /** Whether this account may send one more. */
    const assertMaySend = (userId: number, now: Date) =>
      Effect.gen(function* () {
        const setting = yield* settings.all
        const { joined_at, sent, first_at } = yield* repo.sentBy(userId, new Date(now.getTime() - day))
        const isNew = now.getTime() - Date.parse(joined_at) < setting("invites.new_sender_days") * day
        const limit = setting(isNew ? "invites.per_new_sender_per_day" : "invites.per_sender_per_day")
        if (sent < limit || first_at === null) return
        const after = Math.max(1, Math.ceil((Date.parse(first_at) + day - now.getTime()) / 1000))
        return yield* RateLimited(
          `At most ${limit} invitations a day${isNew ? " by a new account" : ""}. Try again in ${after} seconds.`,
          { retry: { after, limit, window: daySeconds } }
        )
      })

    /** Whether this address may be mailed once more. */
    const mayMail = (email: string, now: Date): Effect.Effect<boolean> =>
      Effect.gen(function* () {
        const most = yield* settings.get("invites.per_recipient_per_day")
        return (yield* repo.mailedTo(email, new Date(now.getTime() - day))) < most
      })

    return { takeTurns: repo.takeTurns, assertMaySend, mayMail } as const
  })
}) {}
