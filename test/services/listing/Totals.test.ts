/** Totals are what they count, whatever is done in whatever order, also by several at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import fc from "fast-check"
import Pg from "pg"
import { TotalsRepo } from "../../../src/services/listing/TotalsRepo.ts"
import { onPostgres, type TestApp, testApp } from "../../support/App.ts"
import { clearListings, query, saveListing } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
}, 120_000)
afterAll(() => app.close())
beforeEach(() => clearListings(app))

const totals = <A>(use: (repo: TotalsRepo) => Effect.Effect<A>) =>
  app.run(Effect.flatMap(TotalsRepo, use).pipe(Effect.provide(TotalsRepo.Default)))
const mend = () => totals((repo) => repo.mend)
const live = (name: "all" | "country" | "stage", key: string) => totals((repo) => repo.of({ name, key }, "live"))

const statuses = ["draft", "awaiting_badge", "scheduled", "live", "paused", "removed"] as const
const weeks = ["2026-11-16", "2026-11-23", "2026-11-30"] as const
const listing = fc.nat({ max: 5 })
/** What is done to one of six listings: a statement and its values, the listing's id first. */
const step = fc.oneof(
  fc.tuple(
    listing,
    fc.constant(
      "update listings set status = $2, plan = 'free', launch_week = $3, launched_at = '2026-11-16' where id = $1"
    ),
    fc.tuple(fc.constantFrom(...statuses), fc.constantFrom(...weeks))
  ),
  fc.tuple(
    listing,
    fc.constant("update listings set country = $2, stage = $3, pricing_model = $4 where id = $1"),
    fc.tuple(
      fc.constantFrom("NO", "SE", null),
      fc.constantFrom("beta", "idea", null),
      fc.constantFrom("Free", "free", null)
    )
  ),
  fc.tuple(
    listing,
    fc.constant("update listings set votes = $2, trending = $3, billboard_cents = $4 where id = $1"),
    fc.tuple(fc.nat({ max: 1 }), fc.constantFrom("-infinity", "3.5"), fc.nat({ max: 1 }))
  ),
  fc.tuple(
    listing,
    fc.constant(
      "insert into listing_categories (listing_id, category_id, is_primary) select $1, id, false from categories where slug = any($2) and exists (select from listings where id = $1) on conflict do nothing"
    ),
    fc.tuple(fc.uniqueArray(fc.constantFrom("top", "one", "two", "other")))
  ),
  fc.tuple(
    listing,
    fc.constant(
      "delete from listing_categories where listing_id = $1 and category_id in (select id from categories where slug = any($2))"
    ),
    fc.tuple(fc.uniqueArray(fc.constantFrom("top", "one", "two", "other")))
  ),
  fc.tuple(
    listing,
    fc.constant(
      "update listing_categories set category_id = (select id from categories where slug = 'two') where listing_id = $1 and category_id = (select id from categories where slug = 'one') and not exists (select from listing_categories t join categories c on c.id = t.category_id where t.listing_id = $1 and c.slug = 'two')"
    ),
    fc.constant([])
  ),
  fc.tuple(
    listing,
    fc.constant(
      "insert into launches (listing_id, week, kind, went_live_at) select id, $2::date, 'free', $3::timestamptz from listings where id = $1 on conflict (listing_id, week) do update set went_live_at = excluded.went_live_at"
    ),
    fc.tuple(fc.constantFrom(...weeks), fc.constantFrom("2026-11-16T08:00:00Z", "2026-11-17T08:00:00Z", null))
  ),
  fc.tuple(
    listing,
    fc.constant("delete from launches where listing_id = $1 and week = $2"),
    fc.tuple(fc.constantFrom(...weeks))
  ),
  fc.tuple(
    listing,
    fc.constant(
      "insert into listing_updates (listing_id, title, body, published_at) select id, 'a', 'b', '2026-11-17' from listings where id = $1"
    ),
    fc.constant([])
  ),
  fc.tuple(
    listing,
    fc.constant(
      "insert into listing_founders (listing_id, founder_id, position) select $1, id, 0 from founders where slug = $2 and exists (select from listings where id = $1) on conflict do nothing"
    ),
    fc.tuple(fc.constantFrom("ada", "bob"))
  ),
  fc.tuple(
    listing,
    fc.constant(
      "delete from listing_founders where listing_id = $1 and founder_id in (select id from founders where slug = $2)"
    ),
    fc.tuple(fc.constantFrom("ada", "bob"))
  ),
  fc.tuple(listing, fc.constant("delete from listings where id = $1"), fc.constant([])),
  fc.tuple(listing, fc.constant("select fold_totals() where $1 > 0"), fc.constant([]))
)

const six = () =>
  Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      saveListing(app, { ownerId: null, host: `total-${at}.example`, category: false })
    )
  )

describe("totals", () => {
  beforeAll(async () => {
    await query(
      app,
      "insert into categories (slug, name) values ('top', 'Top total'), ('one', 'One total'), ('two', 'Two total'), ('other', 'Other total')"
    )
    await query(
      app,
      "update categories set parent_id = (select id from categories where slug = 'top') where slug in ('one', 'two')"
    )
    await query(app, "insert into founders (slug, name, country) values ('ada', 'Ada', 'NO'), ('bob', 'Bob', null)")
  })

  test("are what they count after anything that is done to listings", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await clearListings(app)
        const ids = await six()
        for (const [at, statement, values] of steps) await query(app, statement, [ids[at], ...values])
        expect(await mend()).toEqual([])
        expect(await query(app, "select slug from listings where places <> places(id)")).toEqual([])
      }),
      { numRuns: 30 }
    )
  }, 240_000)

  test("of several statements at once are exact, and nobody waits for ever", async () => {
    const ids = await six()
    const steps = fc
      .sample(step, { numRuns: 120, seed: 7 })
      .filter(([, statement]) => !statement.startsWith("delete from listings"))
    await Promise.all(
      Array.from({ length: 4 }, async (_, lane) => {
        for (const [at, statement, values] of steps.filter((__, index) => index % 4 === lane))
          await query(app, statement, [ids[at], ...values])
      })
    )
    expect(await mend()).toEqual([])
  }, 120_000)

  // Straight to PostgreSQL: the embedded database has one connection, on which nothing happens meanwhile.
  test.skipIf(!onPostgres)(
    "of what is published by one and added to by another are exact (needs DATABASE_URL)",
    async () => {
      const additions = [
        "insert into listing_updates (listing_id, title, body, published_at) values ($1, 'a', 'b', '2026-11-17')",
        "insert into launches (listing_id, week, kind, went_live_at) values ($1, '2026-11-16', 'free', '2026-11-16T08:00:00Z')",
        "insert into listing_founders (listing_id, founder_id, position) select $1, id, 0 from founders where slug = 'ada'"
      ]
      const [publisher, other] = [0, 1].map(() => new Pg.Client({ connectionString: app.databaseUrl }))
      if (publisher === undefined || other === undefined) throw new Error("two connections")
      await Promise.all([publisher.connect(), other.connect()])
      try {
        for (const [at, addition] of additions.entries()) {
          const id = await saveListing(app, { ownerId: null, host: `both-${at}.example`, category: false })
          await query(app, "update listings set status = 'paused' where id = $1", [id])
          await publisher.query("begin")
          await publisher.query(
            "update listings set status = 'live', plan = 'free', launched_at = '2026-11-16' where id = $1",
            [id]
          )
          const added = other.query(addition, [id])
          await Promise.race([added, Bun.sleep(200)])
          await publisher.query("commit")
          await added
        }
        expect(await mend()).toEqual([])
      } finally {
        await Promise.all([publisher.end(), other.end()])
      }
    }
  )

  test("count what is live, by one thing at a time", async () => {
    for (const [at, country] of ["NO", "NO", "SE"].entries())
      await saveListing(app, {
        ownerId: null,
        host: `live-${at}.example`,
        columns: { status: "live", plan: "free", launched_at: "2026-11-16", country, stage: "beta" }
      })
    expect([await live("all", ""), await live("country", "NO"), await live("country", "SE")]).toEqual([3, 2, 1])
    await query(app, "update listings set status = 'paused' where country = 'NO'")
    expect([await live("all", ""), await live("country", "NO"), await live("stage", "beta")]).toEqual([1, 0, 1])
  })

  test("that are off are mended, once, and said", async () => {
    await saveListing(app, {
      ownerId: null,
      host: "off.example",
      columns: { status: "live", plan: "free", launched_at: "2026-11-16" }
    })
    await query(
      app,
      "insert into listing_totals (facet, key, status, moved) values ('all', '', 'live', 4), ('stage', 'gone', 'live', 1)"
    )
    expect(await live("all", "")).toBe(5)
    expect([...(await mend())].sort((a, b) => a.facet.localeCompare(b.facet))).toEqual([
      { facet: "all", key: "", status: "live", off: -4 },
      { facet: "stage", key: "gone", status: "live", off: -1 }
    ])
    expect([await live("all", ""), await mend()]).toEqual([1, []])
  })
})
