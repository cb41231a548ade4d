/** An order of a listing, made by an agent as they are, and its pages as a person goes through them. */
import type { TestApp } from "../../support/App.ts"
import { stranger } from "../../support/Person.ts"
import { query, saveListing } from "../../support/SavedListing.ts"

export const details = {
  name: "Ada Holm",
  company: "",
  email: "ada@people.test",
  address: "Am Sandtorkai 12",
  postal_code: "20457",
  city: "Hamburg",
  country: "DE",
  vat_number: ""
}

export interface Ordered {
  /** Of the page, on this site. */
  readonly path: string
  readonly number: string
  /** The agent's. */
  readonly key: string
  readonly email: string
  readonly userId: number
}

/** A contribution to the billboard, which needs no week and has no limit; or other items for the same listing. */
export const ordered = async (
  app: TestApp,
  more: {
    readonly email?: string
    readonly items?: (listingId: number) => ReadonlyArray<Record<string, unknown>>
    readonly listing?: Readonly<Record<string, unknown>>
  } = {}
): Promise<Ordered> => {
  await query(app, "update products set price_cents = 2500, min_amount_cents = 2500 where code = 'billboard_min'")
  const { id: userId, key, email } = await app.user(more.email === undefined ? {} : { email: more.email })
  const launched = { launch_week: "2026-11-09", launched_at: "2026-11-09T00:00:00Z" }
  const listingId = await saveListing(app, {
    ownerId: userId,
    host: `order-${crypto.randomUUID().slice(0, 8)}.example`,
    columns: { status: "live", plan: "free", ...launched, ...more.listing }
  })
  const items = more.items?.(listingId) ?? [{ product: "billboard_min", listing_id: listingId, amount_cents: 9900 }]
  const { status, body, text } = await app.rest("POST", "/orders/checkout", { key, body: { items } })
  if (status !== 201) throw new Error(`the order was refused: ${text}`)
  return { path: new URL(body.checkout_url).pathname, number: body.number, key, email, userId }
}

/** Gives the billing details, as the page asks for them. */
export const billed = async (app: TestApp, { path }: Ordered, fill: Partial<typeof details> = {}) => {
  const at = stranger(app)
  const page = await at.submit(await at.open(path), `${path}/billing`, { ...details, ...fill })
  return { at, page }
}

/** Where its test payment is made, once the billing details are given. */
export const testSession = async (app: TestApp, order: Ordered): Promise<string> => {
  const { at, page } = await billed(app, order)
  return new URL((await at.submit(page, `${order.path}/pay`)).url).pathname
}
