/** What the tests of the team's pages share: what a page says, who is on record, and an order with a line done by hand. */
import { load } from "cheerio"
import { Effect, Either } from "effect"
import { Payments } from "../../../../src/services/orders/Payments.ts"
import { TestPayments } from "../../../../src/services/outside/TestPayments.ts"
import type { TestApp } from "../../../support/App.ts"
import type { Seen } from "../../../support/Browser.ts"
import { begin, bill, orderOf } from "../../../support/Buying.ts"
import { query, saveListing } from "../../../support/SavedListing.ts"

export const words = (seen: Seen, within = "main") => load(seen.text)(within).text().replace(/\s+/g, " ").trim()
/** The value of a field of the page, as it stands there. */
export const typedIn = (seen: Seen, selector: string) => {
  const field = load(seen.text)(selector)
  return field.is("textarea") ? field.text() : field.attr("value")
}

/** Who is on record as having done something, and what is said of it. */
export const recordOf = async (app: TestApp, operation: string, target: string) =>
  query<{ email: string | null; credential: string; detail: string | null }>(
    app,
    `select u.email, split_part(a.credential, ':', 1) as credential, a.detail from audit_log a
     left join users u on u.id = a.user_id where a.operation = $1 and a.target = $2 order by a.id desc`,
    [operation, target]
  )

/** A paid order of something the team does by hand, and a contribution. The shop sells both. */
export const orderByHand = async (app: TestApp) => {
  const buyer = await app.user()
  const listing_id = await saveListing(app, {
    ownerId: buyer.id,
    host: `desk-${crypto.randomUUID().slice(0, 8)}.example`,
    columns: { status: "live", plan: "free", launch_week: "2026-11-09", launched_at: "2026-11-09T00:00:00Z" }
  })
  const order = await orderOf(app, buyer, [
    { product: "billboard_min", listing_id, amount_cents: 2500 },
    { product: "done_for_you", listing_id }
  ])
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
  return order.number
}
