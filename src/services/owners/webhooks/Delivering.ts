/**
 * One try of one message. The address is asked outside of any transaction; what came of it is written afterwards, with
 * the job of the next try. A process that dies in between sends the same message again, under the same `webhook-id`,
 * by which whoever receives it knows that they have it.
 */
import { Duration, Effect, Either } from "effect"
import type { Payload } from "../../../domain/Job.ts"
import { endpointDisabled } from "../../../domain/people/mail/WebhookMails.ts"
import { retryPauses } from "../../../domain/people/Webhook.ts"
import { day } from "../../../domain/Week.ts"
import { Egress, type EgressFailure, type EgressResponse } from "../../outside/Egress.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { Jobs } from "../../store/Jobs.ts"
import { Settings } from "../../store/Settings.ts"
import { type Outgoing, WebhooksRepo } from "../rows/WebhooksRepo.ts"
import { signedHeaders } from "./Signing.ts"

const deadline = Duration.seconds(20)
/** Of the answer; only its status matters. */
const answerBytes = 16 * 1024
/** The receiver wants no more. */
const gone = 410

const isTaken = (status: number) => status >= 200 && status < 300

interface Outcome {
  readonly httpStatus: number | null
  readonly detail: string
}
const outcomeOf = (answer: Either.Either<EgressResponse, EgressFailure>): Outcome =>
  Either.match(answer, {
    onLeft: ({ message }) => ({ httpStatus: null, detail: message }),
    onRight: ({ status, headers }) => ({
      httpStatus: status,
      detail: isTaken(status)
        ? "It was taken."
        : headers.location !== undefined && status >= 300 && status < 400
          ? `It answered ${status}: it is somewhere else, and redirects are not followed. Change the address.`
          : `It answered ${status}.`
    })
  })

export const delivering = (page: (endpointId: number) => string) =>
  Effect.gen(function* () {
    const egress = yield* Egress
    const repo = yield* WebhooksRepo
    const changes = yield* Changes
    const jobs = yield* Jobs
    const settings = yield* Settings

    const ask = (message: Outgoing) =>
      Effect.gen(function* () {
        const now = yield* instant
        const isOldGood = message.old_secret_until !== null && Date.parse(message.old_secret_until) > now.getTime()
        const secrets =
          isOldGood && message.old_secret !== null ? [message.secret, message.old_secret] : [message.secret]
        const signed = { id: message.message_id, timestamp: Math.floor(now.getTime() / 1000), body: message.body }
        return yield* Effect.either(
          egress.fetch({
            url: message.url,
            post: { body: new TextEncoder().encode(message.body), headers: signedHeaders(signed, secrets) },
            deadline,
            maxDecodedBytes: answerBytes
          })
        )
      })

    const disable = (message: Outgoing, why: string, now: Date) =>
      Effect.gen(function* () {
        yield* repo.disable(message.endpoint_id, why, now)
        yield* repo.giveUp(message.endpoint_id, `Not tried again: ${why}`)
        const letter = endpointDisabled({ url: message.url, why, page: page(message.endpoint_id) })
        yield* jobs.send("mail", { to: message.email, letter })
      })

    const record = (message: Outgoing, { httpStatus, detail }: Outcome, millis: number) =>
      Effect.gen(function* () {
        if (!(yield* repo.lockTried(message.id, message.endpoint_id, message.tries))) return
        const at = yield* instant
        const isDelivered = httpStatus !== null && isTaken(httpStatus)
        const pause = isDelivered ? undefined : retryPauses[message.tries]
        yield* repo.tried(message.id, {
          status: isDelivered ? "delivered" : pause === undefined ? "failed" : "pending",
          nextTryAt: pause === undefined ? null : new Date(at.getTime() + pause),
          at,
          httpStatus,
          detail,
          millis
        })
        yield* repo.failing(message.endpoint_id, isDelivered ? null : at)
        if (isDelivered) return
        if (httpStatus === gone)
          return yield* disable(message, "it answered 410, which means that it wants no more.", at)
        const days = yield* settings.get("webhooks.disable_days")
        if (message.failing_since !== null && at.getTime() - Date.parse(message.failing_since) >= days * day)
          return yield* disable(message, `nothing has arrived for ${days === 1 ? "a day" : `${days} days`}.`, at)
        if (pause !== undefined)
          yield* jobs.send(
            "webhook",
            { delivery_id: message.id, tries: message.tries + 1 },
            { startAfterSeconds: Math.ceil(pause / 1000) }
          )
      })

    return ({ delivery_id, tries }: Payload<"webhook">): Effect.Effect<void> =>
      Effect.gen(function* () {
        const message = yield* repo.outgoing(delivery_id)
        // A job of a try that was made, or of an endpoint that was switched off or taken away meanwhile.
        if (message === undefined || message.status !== "pending" || message.tries !== tries) return
        if (message.disabled_at !== null) return
        const [spent, answer] = yield* Effect.timed(ask(message))
        yield* changes.transaction(record(message, outcomeOf(answer), Math.round(Duration.toMillis(spent))))
      })
  })
