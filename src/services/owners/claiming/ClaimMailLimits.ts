/** How many claim links a day one address is mailed, and one account may have mailed. */
import { Effect } from "effect"
import type { Failure } from "../../../domain/Failure.ts"
import { limitReached } from "../../store/CallLimits.ts"
import { RateLimits } from "../../store/RateLimits.ts"
import { sha256 } from "../../store/Secrets.ts"
import { Settings } from "../../store/Settings.ts"

const daySeconds = 86_400

export class ClaimMailLimits extends Effect.Service<ClaimMailLimits>()("launchbook/ClaimMailLimits", {
  effect: Effect.gen(function* () {
    const limits = yield* RateLimits
    const settings = yield* Settings

    /** Counts one link of this account to this address, undone where the transaction is. */
    const draw = (userId: number, address: string): Effect.Effect<void, Failure<"rate_limited">> =>
      Effect.gen(function* () {
        const all = yield* settings.all
        const limit = (name: string, subject: string, most: number) => ({
          name,
          subject,
          limit: most,
          window: daySeconds
        })
        yield* limits.takeAll(
          [
            limit("claim_mail_sender_day", `user:${userId}`, all("claims.mails_per_sender_per_day")),
            // Whose address it is is nobody's business who looks at counters.
            limit(
              "claim_mail_recipient_day",
              sha256(address).toString("base64url"),
              all("claims.mails_per_recipient_per_day")
            )
          ],
          1
        )
      }).pipe(Effect.catchTag("LimitMet", ({ state }) => limitReached(state)))

    return { draw } as const
  })
}) {}
