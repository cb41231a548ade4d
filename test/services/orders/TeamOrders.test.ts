/** What the site team does with an order by the command line. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import { type Letter, letterText } from "../../../src/domain/text/Letter.ts"
import { Payments } from "../../../src/services/orders/Payments.ts"
import { TeamOrders } from "../../../src/services/orders/TeamOrders.ts"
import { TestPayments } from "../../../src/services/outside/TestPayments.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { begin, bill, openShop, orderNow, orderOf } from "../../support/Buying.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { query, saveListing } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
  await raiseLimits(app)
  await openShop(app, { done_for_you: 24_900, billboard_min: 2500 })
}, 60_000)
afterAll(() => app.close())

const paidOrder = async (items: (listingId: number) => ReadonlyArray<object>) => {
  const buyer = await app.user()
  const listing = await saveListing(app, {
    ownerId: buyer.id,
    host: `team-${crypto.randomUUID().slice(0, 8)}.example`,
    columns: { status: "live", plan: "free", launch_week: "2026-11-09", launched_at: "2026-11-09T00:00:00Z" }
  })
  const order = await orderOf(app, buyer, items(listing))
  await bill(app, order)
  const session =
    Either.getOrThrow(await begin(app, order))
      .redirect.split("/")
      .at(-1) ?? ""
  await app.run(
    Effect.gen(function* () {
      yield* (yield* TestPayments).pay(session)
      yield* (yield* Payments).settle(session)
    })
  )
  return { buyer, order }
}
const byHand = (listing_id: number) => ({ product: "done_for_you", listing_id })
const fulfil = (number: string, line: number | null, note: string) =>
  app.run(Effect.either(Effect.flatMap(TeamOrders, (team) => team.fulfil(number, line, note))))
const refusalOf = (done: Either.Either<unknown, { readonly message: string }>) =>
  Either.match(done, { onLeft: ({ message }) => message, onRight: () => "done" })
const mailsAbout = async (number: string) => {
  const rows = await query<{ letter: Letter }>(
    app,
    `select data->'letter' as letter from pgboss.job
     where name = 'mail' and data->'letter'->>'subject' like $1 order by created_on`,
    [`%${number}%`]
  )
  return rows.map(({ letter }) => ({ subject: letter.subject, text: letterText(letter) }))
}

describe("a line that is done by hand", () => {
  test("needs no number where it is the only one that waits, and its buyer is told by mail what was done", async () => {
    const { buyer, order } = await paidOrder((listing_id) => [
      { product: "billboard_min", listing_id, amount_cents: 2500 },
      byHand(listing_id)
    ])
    expect(refusalOf(await fulfil(order.number, null, "  Listed on four sites. "))).toBe("done")
    const { lines } = await orderNow(app, buyer, order)
    expect(lines[1]?.fulfillment).toMatchObject({ status: "fulfilled", detail: "Listed on four sites." })
    const mails = await mailsAbout(order.number)
    expect(mails.at(-1)).toEqual({
      subject: `Order ${order.number}: Done for you is done`,
      text: expect.stringContaining("Listed on four sites.")
    })
    expect(refusalOf(await fulfil(order.number, null, "Again."))).toBe(
      `No line of ${order.number} waits to be done by hand.`
    )
    expect(await mailsAbout(order.number)).toHaveLength(mails.length)
  })
  test("is named where several wait, and always with what was done", async () => {
    const { order } = await paidOrder((listing_id) => [byHand(listing_id), byHand(listing_id)])
    expect(refusalOf(await fulfil(order.number, null, "Done."))).toBe(
      `Lines 1, 2 of ${order.number} wait: say which with --line.`
    )
    expect(refusalOf(await fulfil(order.number, 2, " "))).toBe("Say what was done: the note is what the buyer reads.")
    expect(refusalOf(await fulfil(order.number, 2, "Done."))).toBe("done")
    expect(refusalOf(await fulfil(order.number, null, "Done."))).toBe("done")
  })
  test("is of an order there is", async () => {
    expect(refusalOf(await fulfil("LB-0000000000", null, "Done."))).toBe("There is no order LB-0000000000.")
    expect(refusalOf(await fulfil("LB-0000000000", 1, "Done."))).toBe("There is no line 1 in LB-0000000000.")
  })
})
