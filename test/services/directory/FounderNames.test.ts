/** Founders by name and country, held against all of them gone through one by one. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import fc from "fast-check"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { change, type Reads, reads, slugs } from "../../support/Read.ts"
import { saveListing } from "../../support/SavedListing.ts"

interface Row {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly country: string | null
}

let app: TestApp
let read: Reads["read"]
let rows: ReadonlyArray<Row>

beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  ;({ read } = reads(app))
  await raiseLimits(app)
  const listing = await saveListing(app, { ownerId: null, host: "founded.example" })
  await change(
    app,
    `insert into founders (slug, name, country)
     select 'f-' || lpad(i::text, 5, '0'), (array['Ada', 'Grâce', 'Ingrid', 'de Grace', '100% Al_'])[1 + i % 5] || ' ' ||
         case when i > 3990 then 'Zuse' else (array['Grace', 'Tide', 'Adams', 'Lind'])[1 + i % 4] end || ' ' || i % 17,
       case when i % 3 = 0 then 'NO' when i % 3 = 1 then 'SE' end
     from generate_series(1, 4000) as i`
  )
  await change(
    app,
    "insert into listing_founders (listing_id, founder_id, position) select $1, id, id from founders where id % 20 <> 0",
    [listing]
  )
  await change(app, "analyze founders")
  rows = await change<Row>(
    app,
    `select id, slug, fold(name) as name, coalesce(country, company_country) as country from founders
     where live_companies > 0 order by fold(name) collate "C", id`
  )
}, 120_000)
afterAll(() => app.close())

const input = fc.record(
  {
    q: fc.constantFrom("grace", "GRACE tide", "ada", "a", "gr", "zuse", "dam", "ce t", "lind 1", "%", "l_", "no such"),
    country: fc.constantFrom("no", "se"),
    page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 })),
    per_page: fc.constantFrom(1, 20, 100)
  },
  { requiredKeys: ["page", "per_page"] }
)

test("first are those whose name begins so, then those who have it in their name, in the order of names or, if many, of ids", async () => {
  await fc.assert(
    fc.asyncProperty(input, async (asked) => {
      const q = asked.q?.toLowerCase() ?? ""
      const held = (name: string) => (q.length < 3 && q !== "" ? ` ${name}`.includes(` ${q}`) : name.includes(q))
      const all = rows.filter(
        ({ name, country }) => held(name) && (asked.country === undefined || country === asked.country.toUpperCase())
      )
      const further = all.filter(({ name }) => !name.startsWith(q))
      const found = [
        ...all.filter(({ name }) => name.startsWith(q)),
        ...(further.length > 200 ? further.toSorted((a, b) => a.id - b.id) : further)
      ]
      const from = (asked.page - 1) * asked.per_page
      const answer = await read("list_founders", asked)
      expect(slugs(answer.items)).toEqual(slugs(found.slice(from, from + asked.per_page)))
      const most = q === "" ? found.length : Math.max(200, from + asked.per_page + 1)
      expect(answer).toMatchObject({ total: Math.min(found.length, most), total_is_capped: found.length > most })
    }),
    { numRuns: 150 }
  )
}, 240_000)
