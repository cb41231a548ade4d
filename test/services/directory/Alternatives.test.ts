/** Alternatives and names that look alike, where there are too many to look at all of them. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import type { Filters } from "../../../src/services/directory/finding/FiltersRepo.ts"
import { SearchRepo } from "../../../src/services/directory/finding/SearchRepo.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { change, type Reads, reads, slugs } from "../../support/Read.ts"

let app: TestApp
let read: Reads["read"]

/** More than a category of which each is looked at. */
const many = 900

beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  ;({ read } = reads(app))
  await change(app, "insert into categories (slug, name) values ('large', 'Large kind'), ('odd', 'Odd kind')")
  await change(
    app,
    `insert into listings (slug, status, plan, name, website_url, site_key, domain, votes, launched_at, created_at, updated_at)
     select 'l-' || i, case when i % 40 = 7 then 'paused' else 'live' end, 'free', 'Harborlight ' || i, 'https://t' || i || '.example',
       't' || i || '.example', 't' || i || '.example', i * 7 % 301, '2026-11-16', '2026-11-01', '2026-11-01'
     from generate_series(1, $1::int) as i`,
    [many]
  )
  // In the large category all are; the odd one is the primary one of those that no third has.
  await change(
    app,
    `insert into listing_categories (listing_id, category_id, is_primary)
     select l.id, c.id, (c.slug = 'odd') = (l.id % 3 = 0) from listings l join categories c
       on c.slug = 'large' or l.id % 3 = 0`
  )
  await change(app, "analyze listings")
}, 120_000)
afterAll(() => app.close())

const modelled = async (slug: string) => {
  const found = await change<{ slug: string }>(
    app,
    `select l.slug from listings l join listing_categories lc on lc.listing_id = l.id and lc.is_primary
     where l.status = 'live' and l.slug <> $1 and lc.category_id = (
       select o.category_id from listing_categories o join listings own on own.id = o.listing_id
       where own.slug = $1 and o.is_primary)
     order by l.votes desc, l.id desc limit 20`,
    [slug]
  )
  return slugs(found)
}
const shown = async (slug: string) => slugs((await read("get_alternatives", { slug })).items)

test("alternatives are the most voted of the same primary category, however many are in it", async () => {
  for (const slug of ["l-1", "l-3", "l-300", "l-301", `l-${many}`])
    expect(await shown(slug)).toEqual(await modelled(slug))
})

test("so they are where few of those that stand high have it as their primary one", async () => {
  await change(
    app,
    `update listing_categories lc set is_primary = false from listings l
     where l.id = lc.listing_id and l.votes > 40 and lc.category_id = (select id from categories where slug = 'large')`
  )
  for (const slug of ["l-2", "l-301"]) {
    const found = await shown(slug)
    expect(found).toEqual(await modelled(slug))
    expect(found).toHaveLength(20)
  }
})

const everything: Filters = {
  status: "live",
  category: undefined,
  stage: undefined,
  country: undefined,
  pricingModel: undefined,
  domain: undefined
}
const expectedNone = { common: false, high: null }
const about = { categoryIds: [], every: expectedNone, any: expectedNone, named: expectedNone }
/** Numbers of `standing` of all that have as many votes, or more up to a thousand. */
const from = (votes: number) => {
  const lowest = 1000 + Math.floor(4 * Math.log2(votes + 1))
  return Array.from({ length: 1040 - lowest }, (_, step) => lowest + step)
}
const alike = (high: ReadonlyArray<number> | null) =>
  app.run(
    Effect.flatMap(SearchRepo, (repo) =>
      repo.loose("Harborlihgt", about, high, everything, "votes", { page: 1, per_page: 100 })
    ).pipe(Effect.provide(SearchRepo.Default))
  )

test("names that look alike are those that stand high where some do, else all of them", async () => {
  const all = await alike(null)
  expect(all.total).toBeGreaterThan(800)
  const high = await alike(from(256))
  expect(high.total).toBeGreaterThan(20)
  expect(high.total).toBeLessThan(all.total / 2)
  expect(Math.min(...high.items.map(({ votes }) => votes))).toBeGreaterThan(200)
  expect(slugs(high.items)).toEqual(slugs(all.items).slice(0, high.items.length))
  // Nobody has so many.
  expect(await alike([1039])).toEqual(all)
})
