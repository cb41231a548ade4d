/** A list as the database writes it is, byte for byte, what its rows say: whatever stands in them. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import fc from "fast-check"
import { JsonAnswer } from "../../../src/domain/Operation.ts"
import { Search } from "../../../src/services/directory/Search.ts"
import { ListingsRepo } from "../../../src/services/listing/ListingsRepo.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { change, saveListing, silently } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await change(app, `insert into categories (slug, name) values ('odd', 'Odd "kind" \\ & <é>')`)
  await change(
    app,
    "insert into domain_rating_rounds (week, source, began_at) values ('2026-11-16', 'open_page_rank', now())"
  )
}, 60_000)
afterAll(() => app.close())

/** Everything but what PostgreSQL takes in no text. */
const anyText = fc
  .oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom('"', "\\", "\u2028 \u0007\b\f\n\r\t\u001f\u007f", "</script>", "[]", "$&")
  )
  .map((text) => text.replaceAll("\0", "").toWellFormed())
const maybe = <A>(some: fc.Arbitrary<A>) => fc.option(some, { nil: null })
const anyListing = fc.record({
  name: anyText,
  tagline: maybe(anyText),
  website_url: anyText,
  logo_url: maybe(anyText),
  pricing_model: maybe(anyText),
  stage: maybe(anyText),
  country: maybe(fc.constantFrom("NO", "SE")),
  verified: fc.boolean(),
  featured: fc.boolean(),
  votes: fc.nat({ max: 1_000_000 }),
  followers: fc.nat({ max: 1_000_000 }),
  views: fc.nat({ max: 1_000_000 }),
  domain_rating: maybe(fc.nat({ max: 1000 }).map((tenths) => tenths / 10)),
  launched_at: fc.date({ min: new Date("2020-01-01"), max: new Date("2026-11-01"), noInvalidDate: true })
})

test("a page by one filter or none", () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyListing, { maxLength: 6 }), fc.boolean(), async (given, hasCategory) => {
      await change(app, "delete from listings")
      for (const [at, { launched_at, domain_rating, ...columns }] of given.entries())
        await saveListing(app, {
          ownerId: null,
          host: `l${at}.example`,
          category: hasCategory,
          columns: {
            status: "live",
            plan: "free",
            launch_week: "2026-11-09",
            launched_at,
            domain_rating,
            domain_rating_source: domain_rating === null ? null : "open_page_rank",
            domain_rating_measured_on: domain_rating === null ? null : "2026-11-16",
            ...columns
          }
        })
      const ids = await silently<{ id: number }>(app, "select id from listings order by votes desc, id desc")
      const [written, rows] = await app.run(
        Effect.gen(function* () {
          const { search } = yield* Search
          const repo = yield* ListingsRepo
          const answer = yield* search({ status: "live", sort: "votes", page: 1, per_page: 20 })
          return [answer, yield* repo.summariesByIds(ids.map(({ id }) => id))] as const
        }).pipe(Effect.provide(ListingsRepo.Default))
      )
      expect(written).toBeInstanceOf(JsonAnswer)
      const said = { items: rows, page: 1, per_page: 20, total: rows.length, has_more: false, total_is_capped: false }
      expect(written instanceof JsonAnswer ? written.json : null).toBe(JSON.stringify(said))
    }),
    { numRuns: 60 }
  ))
