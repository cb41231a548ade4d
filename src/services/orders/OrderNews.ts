/** Tells the buyer and the site team what became of an order. Mails are queued in the caller's transaction. */
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import type { EventType, NewEvent } from "../../domain/people/Event.ts"
import { lineDone, linesFailed, orderPaid, orderRefunded } from "../../domain/people/mail/OrderMails.ts"
import { failedForTeam, workForTeam } from "../../domain/people/mail/TeamOrderMails.ts"
import type { Letter } from "../../domain/text/Letter.ts"
import { Events } from "../listing/Events.ts"
import type { FulfilmentReport } from "../money/Fulfilment.ts"
import { SiteTeam } from "../people/SiteTeam.ts"
import { Jobs } from "../store/Jobs.ts"
import { type OrderRow, OrdersRepo } from "./rows/OrdersRepo.ts"

/** Whom the mails of an order go to; null where nobody is left. */
const addressOf = ({ billing, email }: OrderRow) => billing?.email ?? email

export class OrderNews extends Effect.Service<OrderNews>()("launchbook/OrderNews", {
  dependencies: [Events.Default, OrdersRepo.Default, SiteTeam.Default],
  effect: Effect.gen(function* () {
    const orders = yield* OrdersRepo
    const team = yield* SiteTeam
    const jobs = yield* Jobs
    const events = yield* Events
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const write = (order: OrderRow, letter: Letter) => {
      const to = addressOf(order)
      return to === null ? Effect.void : jobs.send("mail", { to, letter })
    }
    /** Tells the buyer's programs as well. */
    const emit = ({ user_id: userId, number, test }: OrderRow, type: EventType, more: NewEvent["data"] = {}) =>
      events.emit({ type, listingId: null, userId, data: { number, test, ...more } })
    const orderAndLines = (id: number) =>
      Effect.all([Effect.flatMap(orders.find(id), Effect.fromNullable).pipe(Effect.orDie), orders.lines([id])])

    /** It is paid. */
    const paid = (id: number) =>
      Effect.gen(function* () {
        const [order, lines] = yield* orderAndLines(id)
        const invoice = order.invoice_secret === null ? null : links.invoice(order.invoice_secret)
        yield* write(order, orderPaid(order, lines, links.checkout(order.secret), invoice))
        yield* emit(order, "order.paid", { total_cents: order.total_cents })
      })

    /** What of paid orders could not be done, and what people must do. */
    const done = ({ failed, manual }: FulfilmentReport): Effect.Effect<void> =>
      Effect.forEach(
        new Set([...failed, ...manual].map(({ orderId }) => orderId)),
        (id) =>
          Effect.gen(function* () {
            const [order, lines] = yield* orderAndLines(id)
            const of = (parts: FulfilmentReport["failed"]) => {
              const ids = parts.map(({ lineId }) => lineId)
              return lines.filter((line) => ids.includes(line.id))
            }
            const lost = of(failed)
            if (lost.length > 0) {
              yield* write(order, linesFailed(order, lost, links.checkout(order.secret)))
              yield* team.tell(failedForTeam(order, lost))
            }
            const work = of(manual)
            if (work.length > 0) yield* team.tell(workForTeam(order, work))
          }),
        { discard: true }
      )

    /** The site team did a line. */
    const byHand = (id: number, lineId: number) =>
      Effect.gen(function* () {
        const [order, lines] = yield* orderAndLines(id)
        for (const line of lines.filter((one) => one.id === lineId)) {
          yield* write(order, lineDone(order, line, links.checkout(order.secret)))
          yield* emit(order, "order.line_fulfilled", { line: line.position })
        }
      })

    /** Money went back; `creditNote` is the address of its paper. */
    const refunded = (order: OrderRow, amountCents: number, creditNote: string | null) =>
      Effect.zipRight(
        write(order, orderRefunded(order, amountCents, links.checkout(order.secret), creditNote)),
        emit(order, "order.refunded", { amount_cents: amountCents })
      )

    return { paid, done, byHand, refunded } as const
  })
}) {}
