/** Orders as the tests of prices ask for them. */
import { Effect, Either } from "effect"
import type { Detail, Failure } from "../../../src/domain/Failure.ts"
import { Pricing } from "../../../src/services/money/Pricing.ts"
import { Products } from "../../../src/services/money/Products.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import type { TestApp } from "../../support/App.ts"
import { query, saveListing } from "../../support/SavedListing.ts"

/** An item as a body holds it, whatever it is. */
export type Given = Readonly<Record<string, unknown>>

export const basketsOf = (app: TestApp) => {
  const basket = (userId: number, items: ReadonlyArray<Given>) =>
    app.run(
      Effect.flatMap(Pricing, (pricing) =>
        // Of a sound shape: the tests of unsound ones ask `issues`.
        Effect.either(pricing.basket(items as unknown as Parameters<Pricing["basket"]>[0], userId))
      ).pipe(Effect.provide(Pricing.Default))
    )
  const lines = async (userId: number, ...items: ReadonlyArray<Given>) => Either.getOrThrow(await basket(userId, items))
  const refusal = async (userId: number, ...items: ReadonlyArray<Given>): Promise<Failure> => {
    const answer = await basket(userId, items)
    if (Either.isRight(answer)) throw new Error(`it is sold: ${JSON.stringify(answer.right)}`)
    return answer.left
  }
  /** `path code`, sorted. */
  const wrong = async (userId: number, ...items: ReadonlyArray<Given>) =>
    places((await refusal(userId, ...items)).details)
  const places = (details: ReadonlyArray<Detail>) => details.map(({ path, code }) => `${path} ${code}`).toSorted()

  const set = (code: string, edit: Given) =>
    app.run(Effect.flatMap(Products, (products) => Effect.orDie(products.set(code, edit))))
  const setting = (key: string, value: unknown) =>
    app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))

  let hosts = 0
  /** A listing of theirs in a state; `categories` are the slugs it is shown in, the primary one first. */
  const listing = async (
    ownerId: number,
    columns: Given = {},
    more: { readonly categories?: ReadonlyArray<string>; readonly waiting?: ReadonlyArray<string> } = {}
  ) => {
    const host = `basket-${++hosts}.example`
    const id = await saveListing(app, { ownerId, host, columns, category: false })
    await query(
      app,
      `insert into listing_categories (listing_id, category_id, is_primary, position)
       select $1, c.id, at = 1, at - 1 from unnest($2::text[]) with ordinality as s (slug, at)
       join categories c on c.slug = s.slug`,
      [id, more.categories ?? ["analytics"]]
    )
    await query(
      app,
      `insert into waiting_categories (listing_id, category_id, position)
       select $1, c.id, at from unnest($2::text[]) with ordinality as s (slug, at) join categories c on c.slug = s.slug`,
      [id, more.waiting ?? []]
    )
    return id
  }
  return { basket, lines, refusal, wrong, places, set, setting, listing }
}
export type Baskets = ReturnType<typeof basketsOf>

export const draft = {} as const
export const paid = {
  status: "live",
  plan: "paid",
  launch_week: "2026-11-09",
  launched_at: "2026-11-09T00:00:00Z"
} as const
export const paidAhead = { status: "scheduled", plan: "paid", launch_week: "2026-12-14" } as const
export const removed = { status: "removed" } as const
