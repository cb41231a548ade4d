/** Invoices: what stands on them stays, and their numbers have no gap and no double, whatever fails meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Exit } from "effect"
import { Invoices } from "../../../src/services/orders/Invoices.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { Database } from "../../../src/services/store/Database.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { onPostgres, type TestApp, testApp } from "../../support/App.ts"
import { german, german19, issueInvoice, savePaidOrder, saveRefund } from "../../support/BilledOrder.ts"
import { messageOf } from "../../support/Rejected.ts"
import { query, saveListing } from "../../support/SavedListing.ts"

/** Transactions, each on a connection of its own where there are several. */
const atOnce = 20
let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-20T12:00:00Z", config: { databasePool: atOnce } })
  await set("seller.name", "Haven & Kade Media B.V.")
  await set("seller.address", "Keizersgracht 241; 1016 EA Amsterdam")
  await set("seller.country", "NL")
  await set("seller.email", "billing@havenkade.example")
  await set("seller.vat_number", "NL004495445B01")
}, 60_000)
afterAll(() => app.close())

const set = (key: string, value: unknown) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))
const read = async (url: string) => {
  expect(url).toStartWith("https://launchbook.test/invoices/")
  const found = await app.run(Effect.flatMap(Invoices, (invoices) => invoices.bySecret(url.split("/").at(-1) ?? "")))
  if (found === undefined) throw new Error(`${url} shows nothing`)
  return found
}
const credit = (refundId: string) =>
  app.run(
    Effect.gen(function* () {
      const invoices = yield* Invoices
      const changes = yield* Changes
      return yield* changes.transaction(invoices.credit(refundId))
    })
  )

describe("an invoice", () => {
  test("says who sold what to whom, for how much, with which VAT, and how it was paid", async () => {
    const listingId = await saveListing(app, { ownerId: null, host: "tide.example" })
    const { id, number } = await savePaidOrder(app, {
      lines: [
        { name: "Paid launch", cents: 4900, week: "2026-12-07", listingId },
        { name: "Done for you", cents: 101 }
      ]
    })
    const { document, related } = await read(await issueInvoice(app, id))
    expect(related).toEqual([])
    expect(document).toEqual({
      kind: "invoice",
      number: "INV-2026-000001",
      issued_on: "2026-11-20",
      order_number: number,
      currency: "USD",
      seller: {
        name: "Haven & Kade Media B.V.",
        address: ["Keizersgracht 241", "1016 EA Amsterdam"],
        country: "NL",
        email: "billing@havenkade.example",
        vat_number: "NL004495445B01"
      },
      buyer: {
        name: "Nordlicht Software GmbH",
        attention: "Zoë Müller",
        address: ["Große Elbstraße 14", "22767 Hamburg"],
        country: "DE",
        email: "invoices@nordlicht.example",
        vat_number: "DE136695976",
        consultation: "WAPIAAAAY1234567"
      },
      lines: [
        {
          name: "Paid launch",
          detail: "Product of tide.example, week of 2026-12-07",
          amount_cents: 4900,
          vat_cents: 931
        },
        { name: "Done for you", detail: null, amount_cents: 101, vat_cents: 19 }
      ],
      subtotal_cents: 5001,
      vat: [{ country: "DE", rate_percent: 19, reverse_charge: false, net_cents: 5001, amount_cents: 950, note: null }],
      vat_cents: 950,
      total_cents: 5951,
      payment: { provider: "stripe", on: "2026-11-20" },
      test: false,
      corrects: null
    })
  })
  test("reads the same when settings and names have changed since", async () => {
    const { id } = await savePaidOrder(app)
    const url = await issueInvoice(app, id)
    const before = await read(url)
    await set("seller.name", "Another B.V.")
    expect(await read(url)).toEqual(before)
    await set("seller.name", "Haven & Kade Media B.V.")
  })
  test("is made once", async () => {
    const { id } = await savePaidOrder(app)
    const first = await issueInvoice(app, id)
    expect(await issueInvoice(app, id)).toBe(first)
    expect(await app.run(Effect.flatMap(Invoices, (invoices) => invoices.ofOrder(id)))).toBe(first)
    const other = await savePaidOrder(app)
    expect(await app.run(Effect.flatMap(Invoices, (invoices) => invoices.ofOrder(other.id)))).toBeNull()
    expect(await app.run(Effect.flatMap(Invoices, (invoices) => invoices.bySecret("x".repeat(43))))).toBeUndefined()
  })
  test("of a person, of a free order, and of one in test mode", async () => {
    const person = await savePaidOrder(app, { billing: { ...german, company: null, vat: null } })
    expect((await read(await issueInvoice(app, person.id))).document.buyer).toMatchObject({
      name: "Zoë Müller",
      attention: null,
      vat_number: null
    })
    const free = await savePaidOrder(app, { lines: [{ name: "Paid launch", cents: 0 }], billing: null })
    expect((await read(await issueInvoice(app, free.id))).document).toMatchObject({ total_cents: 0, payment: null })
    const tried = await savePaidOrder(app, { test: true })
    expect((await read(await issueInvoice(app, tried.id))).document).toMatchObject({
      number: "TEST-INV-2026-000001",
      test: true,
      payment: { provider: "test" }
    })
  })
  test("cannot be changed or taken away", async () => {
    const { id } = await savePaidOrder(app)
    await issueInvoice(app, id)
    for (const statement of [
      "update invoices set number = 'X' where order_id = $1",
      "delete from invoices where order_id = $1"
    ])
      expect(await messageOf(query(app, statement, [id]))).toContain("Failed to execute statement")
  })
})

describe("a credit note", () => {
  test("takes back what was refunded, line by line, and names the invoice", async () => {
    const order = await savePaidOrder(app, {
      lines: [
        { name: "Paid launch", cents: 4900 },
        { name: "Done for you", cents: 10_000 }
      ]
    })
    const invoiceUrl = await issueInvoice(app, order.id)
    const invoice = (await read(invoiceUrl)).document
    app.clock.advance({ days: 3 })
    const [, second] = order.lineIds
    const refund = await saveRefund(app, order, [{ lineId: second ?? 0, cents: 5000, vatCents: 950 }])
    const url = await credit(refund)
    expect(await credit(refund)).toBe(url)
    const { document, related } = await read(url)
    expect(document).toMatchObject({
      kind: "credit_note",
      number: "CN-2026-000001",
      issued_on: "2026-11-23",
      order_number: order.number,
      buyer: invoice.buyer,
      lines: [{ name: "Done for you", amount_cents: 5000, vat_cents: 950 }],
      subtotal_cents: 5000,
      vat: [{ country: "DE", rate_percent: 19, net_cents: 5000, amount_cents: 950 }],
      total_cents: 5950,
      corrects: { number: invoice.number, issued_on: "2026-11-20", reason: "The week was full." }
    })
    expect(related).toEqual([{ number: invoice.number, kind: "invoice", url: invoiceUrl }])
    expect((await read(invoiceUrl)).related).toEqual([{ number: "CN-2026-000001", kind: "credit_note", url }])
    app.clock.advance({ days: -3 })
  })
  test("is not made of amounts that are not those of the refund", async () => {
    const order = await savePaidOrder(app)
    await issueInvoice(app, order.id)
    const refund = await saveRefund(app, order, [{ lineId: order.lineIds[0] ?? 0, cents: 4900, vatCents: 931 }])
    await query(app, "update refund_lines set amount_cents = 4899 where refund_id = $1", [refund])
    expect(await messageOf(credit(refund))).toMatch(/come to 5830 cents, the refund to 5831/)
  })
})

describe("numbers", () => {
  const count = onPostgres ? 1000 : 60
  test(`have no gap and no double when ${count} are issued at once and some are undone`, async () => {
    const before = await query<{ last: number }>(
      app,
      "select coalesce(max(sequence), 0)::int as last from invoices where series = 'INV-2026'"
    )
    const last = before[0]?.last ?? 0
    const orders: Array<{ readonly id: number }> = []
    while (orders.length < count)
      orders.push(...(await Promise.all(Array.from({ length: 10 }, () => savePaidOrder(app)))))
    const isUndone = (at: number) => at % 7 === 3
    const exits = await app.run(
      Effect.gen(function* () {
        const invoices = yield* Invoices
        const changes = yield* Changes
        return yield* Effect.forEach(
          orders,
          ({ id }, at) =>
            invoices
              .issue(id)
              .pipe(
                Effect.zipRight(isUndone(at) ? Effect.dieMessage("undone") : Effect.void),
                changes.transaction,
                Effect.exit
              ),
          { concurrency: atOnce }
        ).pipe(Database.patient)
      })
    )
    expect(exits.map(Exit.isSuccess)).toEqual(orders.map((_, at) => !isUndone(at)))
    const rows = await query<{ number: string; sequence: number }>(
      app,
      "select number, sequence from invoices where series = 'INV-2026' and sequence > $1 order by sequence",
      [last]
    )
    const kept = orders.filter((_, at) => !isUndone(at)).length
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: kept }, (_, at) => last + 1 + at))
    expect(new Set(rows.map(({ number }) => number)).size).toBe(kept)
  }, 240_000)
  test("begin anew with the year", async () => {
    app.clock.set("2026-12-31T23:50:00Z")
    const old = await savePaidOrder(app)
    expect((await read(await issueInvoice(app, old.id))).document.number).toStartWith("INV-2026-")
    app.clock.set("2027-01-01T00:00:00Z")
    const next = await savePaidOrder(app, { vat: german19 })
    expect((await read(await issueInvoice(app, next.id))).document).toMatchObject({
      number: "INV-2027-000001",
      issued_on: "2027-01-01"
    })
    app.clock.set("2026-11-20T12:00:00Z")
  })
})
