/**
 * What was paid for is done here, undone when its money goes back, and put out of effect while it is disputed. All of it
 * runs in the caller's transaction, with the order locked, then its listings in the order of their ids.
 *
 * Invariants: a part is done once, because its row leaves `pending` once, in the savepoint of what is done. What breaks
 * is rolled back alone and stays `pending`, to be tried again. Votes, awards and ranks are nothing that is sold: no part
 * reads or writes them.
 */
import { Cause, Data, Effect } from "effect"
import { weekOf } from "../../domain/Week.ts"
import { AiReviews } from "../drafts/AiReviews.ts"
import { FreeWeeksRepo } from "../launches/FreeWeeksRepo.ts"
import { Placements } from "../launches/Placements.ts"
import { EditLog } from "../listing/EditLog.ts"
import { Events } from "../listing/Events.ts"
import { ListingStateRepo } from "../listing/ListingStateRepo.ts"
import { Audit, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { jobLostAfter } from "./fulfilment/AiReviewWork.ts"
import { asOneText, settlingLines } from "./fulfilment/LineSettling.ts"
import { type Todo, unmoved } from "./fulfilment/PartWork.ts"
import { inTurn, partWorks } from "./fulfilment/PartWorks.ts"
import { reviewing } from "./fulfilment/Reviewing.ts"
import { Places } from "./Places.ts"
import { BoughtRepo } from "./rows/BoughtRepo.ts"
import { FulfilmentRepo, type PartRow } from "./rows/FulfilmentRepo.ts"

/** A part that somebody has to be told of. */
export interface ToldPart {
  readonly orderId: number
  readonly number: string
  readonly lineId: number
  /** Of the line within its order. */
  readonly position: number
  readonly product: string
  /** What the line is called. */
  readonly name: string
  readonly listingId: number | null
  /** A sentence for the buyer. */
  readonly detail: string
}
/** What became of an order: `failed` is told to the buyer, `manual` to the site team. */
export interface FulfilmentReport {
  readonly failed: ReadonlyArray<ToldPart>
  readonly manual: ReadonlyArray<ToldPart>
}

/** The site team cannot fulfil that; why, in a sentence. */
export class NotByHand extends Data.TaggedError("NotByHand")<{ readonly message: string }> {}

/** Orders that one look for what is pending takes up at once. */
const ordersAtOnce = 50

const toldOf = (part: PartRow, detail: string): ToldPart => ({
  orderId: part.order_id,
  number: part.number,
  lineId: part.line_id,
  position: part.line_position,
  product: part.product,
  name: part.line_name,
  listingId: part.listing_id,
  detail
})
/** What the site team did itself, only they can undo. */
const isByHand = ({ undo }: PartRow) => typeof undo === "object" && undo !== null && "by_hand" in undo

export class Fulfilment extends Effect.Service<Fulfilment>()("launchbook/Fulfilment", {
  dependencies: [
    AiReviews.Default,
    Audit.Default,
    BoughtRepo.Default,
    EditLog.Default,
    Events.Default,
    FreeWeeksRepo.Default,
    FulfilmentRepo.Default,
    ListingStateRepo.Default,
    Placements.Default,
    Places.Default
  ],
  effect: Effect.gen(function* () {
    const repo = yield* FulfilmentRepo
    const bought = yield* BoughtRepo
    const places = yield* Places
    const changes = yield* Changes
    const audit = yield* Audit
    const works = yield* partWorks(places)
    const settleLine = settlingLines(repo, places)
    const review = yield* reviewing(settleLine)

    const lockListings = (parts: ReadonlyArray<PartRow>) =>
      bought.lock([...new Set(parts.flatMap(({ listing_id }) => listing_id ?? []))])

    /** Locks the order and all its listings, for whoever undoes several of its lines in one transaction. */
    const lock = (orderId: number): Effect.Effect<void> =>
      Effect.zipRight(repo.lockOrder(orderId), Effect.flatMap(repo.ofOrder(orderId), lockListings))

    /** The listing is read for each part: the one before may have changed it. */
    const todoOf = (part: PartRow): Effect.Effect<Todo> =>
      Effect.gen(function* () {
        const now = yield* instant
        const listing = part.listing_id === null ? undefined : yield* bought.find(part.listing_id)
        return { part, listing, now, current: weekOf(now) }
      })

    const settle = (part: PartRow, settled: Parameters<typeof repo.settle>[1]) =>
      Effect.gen(function* () {
        // Rolls back what was done for it a second time.
        if (!(yield* repo.settle(part, settled, yield* instant)))
          return yield* Effect.dieMessage("this part was done already")
      })

    /** Does one part; null where a job goes on with it, or where it broke. */
    const attempt = (part: PartRow) =>
      Effect.gen(function* () {
        const done = yield* works[part.kind].fulfil(yield* todoOf(part))
        if (done.status === "pending") return null
        yield* settle(part, done)
        return { status: done.status, told: toldOf(part, done.detail) }
      }).pipe(
        changes.transaction,
        Effect.catchTag("CannotBeDone", ({ detail }) =>
          Effect.as(settle(part, { status: "failed", detail, undo: null }), {
            status: "failed" as const,
            told: toldOf(part, detail)
          })
        ),
        Effect.catchAllCause((cause) =>
          Cause.isInterrupted(cause)
            ? Effect.failCause(cause)
            : Effect.as(
                Effect.logError("a part of a paid order broke and is tried again", cause).pipe(
                  Effect.annotateLogs({ order: part.number, line: part.line_position, part: part.position })
                ),
                null
              )
        )
      )

    /** Does what is pending of a paid order. Again it does only what is still pending. */
    const fulfil = (orderId: number): Effect.Effect<FulfilmentReport> =>
      changes.transaction(
        Effect.gen(function* () {
          yield* repo.lockOrder(orderId)
          const parts = yield* repo.pending(orderId)
          yield* lockListings(parts)
          const done = yield* Effect.forEach(inTurn(parts), attempt)
          yield* Effect.forEach(new Set(parts.map(({ line_id }) => line_id)), settleLine, { discard: true })
          const told = (status: "failed" | "manual") =>
            done.flatMap((each) => (each?.status === status ? [each.told] : []))
          return { failed: told("failed"), manual: told("manual") }
        })
      )

    /**
     * Tries again what broke, and what was lost on the way to its job. `tell` runs in the transaction of each order.
     * Answers how many orders were tried.
     */
    const retryPending = (tell: (report: FulfilmentReport) => Effect.Effect<void>): Effect.Effect<number> =>
      Effect.gen(function* () {
        const before = new Date((yield* instant).getTime() - jobLostAfter)
        let tried = 0
        for (let after = 0; ; ) {
          const orders = yield* repo.waiting(before, after, ordersAtOnce)
          for (const orderId of orders)
            yield* changes.transaction(Effect.flatMap(fulfil(orderId), tell)).pipe(
              // One order's trouble must not keep the others waiting.
              Effect.catchAllCause((cause) =>
                Cause.isInterrupted(cause)
                  ? Effect.failCause(cause)
                  : Effect.logError("a paid order could not be worked on", cause, { order_id: orderId })
              )
            )
          tried += orders.length
          after = orders.at(-1) ?? after
          if (orders.length < ordersAtOnce) return tried
        }
      })

    /** Undoes a line whose money goes back, once; a sentence that says what of it was undone. */
    const reverse = (lineId: number): Effect.Effect<string> =>
      changes.transaction(
        Effect.gen(function* () {
          yield* repo.lockOrderOf(lineId)
          const parts = yield* repo.ofLine(lineId)
          const [first] = parts
          if (first === undefined) return yield* Effect.dieMessage(`there is no line ${lineId}`)
          // What failed as a whole has nothing to undo, and goes on to say why it failed.
          const isOver = first.line_status === "reversed" || parts.every(({ status }) => status === "failed")
          if (isOver) return first.line_detail ?? ""
          yield* lockListings(parts)
          // The last that was done is the first to be undone.
          const undone = yield* Effect.forEach(inTurn(parts).toReversed(), (part) => {
            if (part.status !== "fulfilled") return Effect.succeed(null)
            const work = isByHand(part) ? works.manual : works[part.kind]
            return Effect.flatMap(todoOf(part), work.reverse)
          })
          const now = yield* instant
          const detail = asOneText(undone.toReversed()) || "It had not been done."
          yield* places.release(lineId)
          yield* repo.reverseParts(lineId, now)
          yield* repo.settleLine(lineId, "reversed", detail, now)
          return detail
        })
      )

    /** Puts what was done for an order out of effect, or back into it, once. */
    const setFrozen = (orderId: number, frozen: boolean): Effect.Effect<void> =>
      changes.transaction(
        Effect.gen(function* () {
          yield* repo.lockOrder(orderId)
          const parts = (yield* repo.ofOrder(orderId)).filter(
            (part) =>
              part.status === "fulfilled" &&
              part.frozen !== frozen &&
              !isByHand(part) &&
              works[part.kind].freeze !== unmoved.freeze
          )
          yield* lockListings(parts)
          for (const part of inTurn(parts)) {
            const { freeze, thaw } = works[part.kind]
            yield* Effect.flatMap(todoOf(part), frozen ? freeze : thaw)
            yield* repo.freeze(part, frozen)
          }
        })
      )
    /** While the payer's bank asks for the money back. */
    const freeze = (orderId: number) => setFrozen(orderId, true)
    /** Once the money stays. */
    const thaw = (orderId: number) => setFrozen(orderId, false)

    /** The site team did what is `manual`, or made good what `failed` and was not refunded. */
    const byHand = (number: string, position: number, note: string, by: Doer): Effect.Effect<ToldPart, NotByHand> =>
      changes.transaction(
        Effect.gen(function* () {
          const lineId = yield* repo.lineNumbered(number, position)
          if (lineId === undefined)
            return yield* new NotByHand({ message: `There is no line ${position + 1} in ${number}.` })
          yield* repo.lockOrderOf(lineId)
          const [line] = yield* repo.ofLine(lineId)
          const status = line?.line_status
          if (line === undefined || (status !== "manual" && status !== "failed"))
            return yield* new NotByHand({
              message: `Line ${position + 1} of ${number} is ${status}: there is nothing to do.`
            })
          if (line.refunded_cents > 0)
            return yield* new NotByHand({ message: `The money of line ${position + 1} of ${number} went back.` })
          yield* repo.settleByHand(lineId, note, yield* instant)
          yield* settleLine(lineId)
          yield* audit.write(by, "order_fulfilled", `${number}/${position + 1}`)
          return toldOf(line, note)
        })
      )

    return { lock, fulfil, retryPending, reverse, freeze, thaw, byHand, review } as const
  })
}) {}
