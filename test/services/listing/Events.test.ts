/** What happened is told once, with the transaction that marks it as told; and not at all if what caused it fails. */
import { expect, test } from "bun:test"
import { Effect } from "effect"
import { eventTypeNames, type NewEvent } from "../../../src/domain/people/Event.ts"
import { type EventRow, Events } from "../../../src/services/listing/Events.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { testApp } from "../../support/App.ts"
import { readHouse } from "../../support/House.ts"
import { query } from "../../support/SavedListing.ts"

const app = await testApp({ work: false })
const happened = (number: number): NewEvent => ({ type: "order.paid", listingId: null, userId: null, data: { number } })
const numbers = (rows: ReadonlyArray<EventRow>) => rows.map(({ data }) => data.number)

const inTransaction = <A, E, R>(write: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Changes, (changes) => changes.transaction(write))
const emit = (...events: ReadonlyArray<NewEvent>) =>
  Effect.provide(
    Effect.flatMap(Events, (service) => service.emit(...events)),
    Events.Default
  )
const tellAll = (teller: (event: EventRow) => Effect.Effect<void>) =>
  Effect.provide(
    Effect.flatMap(Events, (service) => service.tellAll(teller)),
    Events.Default
  )

test("an event of a write that fails never happened", async () => {
  const failed = inTransaction(Effect.zipRight(emit(happened(1)), Effect.fail("no")))
  expect(await app.run(Effect.flip(failed))).toBe("no")
  expect(await query(app, "select * from events")).toEqual([])
})

test("each is told once, in the order in which it was written, a page of them a transaction", async () => {
  const all = Array.from({ length: 250 }, (_, index) => index)
  await app.run(inTransaction(emit(...all.map(happened))))
  const told: Array<EventRow> = []
  let left = 120
  // A process that is killed in the second page has told the first.
  const killed = tellAll((event) => (left-- > 0 ? Effect.sync(() => void told.push(event)) : Effect.die("killed")))
  await app.run(Effect.ignore(Effect.sandbox(killed)))
  const again: Array<EventRow> = []
  await app.run(tellAll((event) => Effect.sync(() => void again.push(event))))
  expect(numbers(told).slice(0, 100)).toEqual(all.slice(0, 100))
  expect(numbers(again)).toEqual(all.slice(100))
  expect(await query(app, "select count(*)::int as left from events where told_at is null")).toEqual([{ left: 0 }])
})

test("whatever the documents promise to tell of is told of somewhere", async () => {
  const senders = (await readHouse()).filter(({ path }) => path.startsWith("services/"))
  const silent = eventTypeNames.filter((name) => !senders.some(({ text }) => text.includes(`"${name}"`)))
  expect(silent).toEqual([])
})
