/**
 * What must happen to orders without anybody asking: unpaid ones expire, the provider is asked about tries it was
 * silent on, what could not be done yet is tried again, and what could not be done at all is refunded. Runs every
 * minute; each step stands by itself, is safe to repeat, and one order that fails holds up no other.
 */
import { Effect } from "effect"
import { day, hour } from "../../domain/Week.ts"
import { Fulfilment } from "../money/Fulfilment.ts"
import { Places } from "../money/Places.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { OrderNews } from "./OrderNews.ts"
import { Payments } from "./Payments.ts"
import { Refunds } from "./Refunds.ts"
import { OrdersRepo } from "./rows/OrdersRepo.ts"
import { PaymentsRepo } from "./rows/PaymentsRepo.ts"

/** Orders one run takes on; the next takes the rest. */
const most = 500
/** Days after a session's end in which a late payment may still be told. */
const lateDays = 14

export class OrderUpkeep extends Effect.Service<OrderUpkeep>()("launchbook/OrderUpkeep", {
  dependencies: [
    Fulfilment.Default,
    OrderNews.Default,
    OrdersRepo.Default,
    Payments.Default,
    PaymentsRepo.Default,
    Places.Default,
    Refunds.Default
  ],
  effect: Effect.gen(function* () {
    const fulfilment = yield* Fulfilment
    const news = yield* OrderNews
    const orders = yield* OrdersRepo
    const payments = yield* Payments
    const tries = yield* PaymentsRepo
    const places = yield* Places
    const refunds = yield* Refunds
    const changes = yield* Changes

    /** What one of many could not do is said, and tried again with the next run. */
    const eachByItself = <A, E>(things: ReadonlyArray<A>, what: string, act: (thing: A) => Effect.Effect<unknown, E>) =>
      Effect.forEach(
        things,
        (thing) => Effect.catchAllCause(act(thing), (cause) => Effect.logWarning(`${what} ${thing}`, cause)),
        { discard: true }
      )

    const expire = (id: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const order = yield* orders.lock(id)
          const now = yield* instant
          if (order === undefined || order.status !== "pending" || Date.parse(order.expires_at) > now.getTime()) return
          yield* orders.setStatus(id, "expired")
          const lines = yield* orders.lines([id])
          yield* Effect.forEach(lines, (line) => places.release(line.id), { discard: true })
        })
      )

    /** The person has done their part, and their bank takes its time. What they hold was held on with each look. */
    const wait = (id: number) =>
      Effect.flatMap(instant, (now) => changes.transaction(payments.keepOpen(id, new Date(now.getTime() + hour))))

    /** Its session is ended first: who has paid in the last moment has paid. */
    const close = (id: number) =>
      Effect.gen(function* () {
        const open = yield* tries.openOf(id)
        if (open !== undefined) yield* Effect.catchTag(payments.end(open), "PaymentFailure", () => Effect.void)
        const left = yield* tries.openOf(id)
        yield* left?.is_processing === true ? wait(id) : expire(id)
      })

    const ask = (id: string) =>
      Effect.gen(function* () {
        const now = yield* instant
        const payment = yield* tries.byId(id)
        if (payment === undefined) return
        const isLong = Date.parse(payment.expires_at) + lateDays * day < now.getTime()
        // Said before the provider is asked: one that does not answer is asked less and less often.
        yield* tries.lookAgain(id, isLong ? null : payments.nextLook(now.getTime(), payment.looks + 1))
        yield* payments.check(payment)
      })

    const run = Effect.gen(function* () {
      const now = yield* instant
      yield* eachByItself(yield* orders.overdue(now, most), "an order did not expire:", close)
      yield* eachByItself(yield* tries.due(now, most), "the payment provider could not be asked about", ask)
      yield* fulfilment.retryPending(news.done)
      yield* eachByItself(
        yield* refunds.failures,
        "what failed could not be refunded, of order",
        refunds.refundFailures
      )
      yield* refunds.send
    })

    return { run } as const
  })
}) {}
