/** The job that sends a mail: in time or not at all, and again until it is taken or refused for good. */
import { Clock, Effect } from "effect"
import type { Payload } from "../domain/Job.ts"
import { Mailer } from "../services/outside/Mailer.ts"
import { type Attempt, TryAgain } from "../services/store/Jobs.ts"

export const sendMail = Effect.map(
  Mailer,
  (mailer) =>
    ({ to, letter, send_before }: Payload<"mail">, { id, lastAttempt }: Attempt): Effect.Effect<void, TryAgain> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const about = { to, subject: letter.subject }
        if (send_before !== undefined && now >= Date.parse(send_before))
          return yield* Effect.logWarning("a mail that is of no use any more is not sent", about)
        yield* Effect.catchAll(mailer.send({ id, to, letter }), ({ kind, message }) => {
          const reason = { ...about, reason: message }
          if (kind === "never") return Effect.logError("a mail was refused for good and is given up", reason)
          const again = new TryAgain({ message })
          return lastAttempt
            ? Effect.zipRight(Effect.logError("a mail was tried for days and is given up", reason), again)
            : again
        })
      })
)
