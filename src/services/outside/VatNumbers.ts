/**
 * Whether a VAT number was given out and still stands, asked of VIES, which asks the number's country. It says "valid" or
 * "invalid" only where VIES says so in so many words; whatever else happens (a country that is away, a limit, a strange
 * answer, no answer) is "unverified". An answer counts for an hour.
 *
 * https://ec.europa.eu/taxation_customs/vies/#/technical-information
 */
import { Clock, Context, Duration, Effect, Layer, Option, Schema } from "effect"
import { LRUCache } from "lru-cache"
import type { CheckedVatNumber } from "../../domain/money/Basket.ts"
import type { VatNumberStatus } from "../../domain/money/Order.ts"
import type { VatNumber } from "../../domain/money/VatNumber.ts"
import { hour } from "../../domain/Week.ts"
import { Egress, textOf } from "./Egress.ts"

const service = "https://ec.europa.eu/taxation_customs/vies/rest-api/ms"
/** All of a check: somebody waits for the price. */
const deadline = Duration.seconds(4)
/** Bytes; an answer has less than a thousand. */
const longestAnswer = 32 * 1024
/** Questions at once from this process: VIES shuts out who asks too many. Who must wait too long goes unchecked. */
const atOnce = 4
const remembered = 5000

/** What is read of an answer. Errors come as `userError`, or with another shape that has none of this. */
const Answer = Schema.Struct({
  isValid: Schema.Boolean,
  userError: Schema.optional(Schema.NullOr(Schema.String)),
  requestIdentifier: Schema.optional(Schema.NullOr(Schema.String))
})
const decode = Schema.decodeUnknownOption(Schema.parseJson(Answer))

interface Verdict {
  readonly status: VatNumberStatus
  readonly consultation: string | null
  /** The seller's own number is what VIES did not take. */
  readonly isRequesterRefused: boolean
}
const unverified: Verdict = { status: "unverified", consultation: null, isRequesterRefused: false }

const verdictOf = (body: string): Verdict =>
  Option.match(decode(body), {
    onNone: () => unverified,
    onSome: ({ isValid, userError, requestIdentifier }) => {
      const said = userError ?? ""
      const consultation = requestIdentifier?.trim().slice(0, 60) || null
      if (isValid && (said === "VALID" || said === "")) return { ...unverified, status: "valid", consultation }
      if (!isValid && said === "INVALID") return { ...unverified, status: "invalid", consultation }
      return { ...unverified, isRequesterRefused: said === "INVALID_REQUESTER_INFO" }
    }
  })

export class VatNumbers extends Context.Tag("launchbook/VatNumbers")<
  VatNumbers,
  {
    /**
     * Of a number of the right form. With the seller's own number as `requester` the answer has a consultation number,
     * by which the check can be proved. Never fails.
     */
    readonly check: (number: VatNumber, requester: VatNumber | null) => Effect.Effect<CheckedVatNumber>
  }
>() {
  /** Asks VIES, through Egress. Its robots.txt is for crawlers; this is a call of its interface. */
  static readonly layer = Layer.effect(
    VatNumbers,
    Effect.gen(function* () {
      const egress = yield* Egress
      const known = new LRUCache<string, { readonly checked: CheckedVatNumber; readonly until: number }>({
        max: remembered
      })
      const slots = yield* Effect.makeSemaphore(atOnce)

      const ask = (number: VatNumber, requester: VatNumber | null): Effect.Effect<Verdict> => {
        const query =
          requester === null
            ? ""
            : `?requesterMemberStateCode=${requester.prefix}&requesterNumber=${encodeURIComponent(requester.rest)}`
        return egress
          .fetch({
            url: `${service}/${number.prefix}/vat/${encodeURIComponent(number.rest)}${query}`,
            accept: "application/json",
            maxRedirects: 0,
            maxDecodedBytes: longestAnswer,
            deadline
          })
          .pipe(
            Effect.map((answer) => (answer.status === 200 ? verdictOf(textOf(answer)) : unverified)),
            Effect.catchAll(({ reason }) => Effect.as(Effect.logInfo("VIES does not answer", { reason }), unverified))
          )
      }

      const askTwice = (number: VatNumber, requester: VatNumber | null) =>
        Effect.flatMap(ask(number, requester), (verdict) =>
          verdict.isRequesterRefused && requester !== null
            ? Effect.zipRight(
                Effect.logWarning("VIES does not take the setting seller.vat_number: checks go without a proof"),
                ask(number, null)
              )
            : Effect.succeed(verdict)
        )

      const check = (number: VatNumber, requester: VatNumber | null) =>
        Effect.gen(function* () {
          const key = `${number.text} ${requester?.text ?? ""}`
          const now = yield* Clock.currentTimeMillis
          const kept = known.get(key)
          if (kept !== undefined && kept.until > now && kept.until <= now + hour) return kept.checked
          const { status, consultation } = yield* slots
            .withPermits(1)(askTwice(number, requester))
            .pipe(
              Effect.timeoutTo({ duration: deadline, onSuccess: (verdict) => verdict, onTimeout: () => unverified })
            )
          const checked: CheckedVatNumber = { number: number.text, status, consultation }
          if (status !== "unverified") known.set(key, { checked, until: now + hour })
          return checked
        })

      return { check }
    })
  )
}
