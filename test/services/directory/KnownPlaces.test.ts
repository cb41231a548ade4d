/** Where pages are read from: the nearest row above them whose place is known, and only while it is. */
import { expect, test } from "bun:test"
import fc from "fast-check"
import { PlacesOfList } from "../../../src/services/directory/finding/KnownPlaces.ts"
import { testApp } from "../../support/App.ts"
import { change, reads, slugs } from "../../support/Read.ts"
import { silently } from "../../support/SavedListing.ts"

const marked = (...rows: ReadonlyArray<number>) => {
  const known = new PlacesOfList()
  for (const each of rows) known.note({ rows: each, key: `${each}`, id: each })
  return known
}

test("the last one above a row, if it is less than the longest page away", () => {
  const known = marked(400, 100, 240)
  expect(known.before(99)).toBeUndefined()
  expect(known.before(100)?.rows).toBe(100)
  expect(known.before(200)?.rows).toBe(100)
  expect(known.before(201)).toBeUndefined()
  expect(known.before(339)?.rows).toBe(240)
  expect(known.before(450)?.rows).toBe(400)
})

test("one close after another is not noted", () => {
  const known = marked(100, 149, 150)
  expect(known.before(149)?.rows).toBe(100)
  expect(known.before(150)?.rows).toBe(150)
})

test("whoever reads a page before finds where the next one begins", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 60 }), (rows) => {
      const known = marked(...rows)
      for (const each of rows) {
        const found = known.before(each)
        expect(found !== undefined && found.rows <= each && each - found.rows < 50).toBe(true)
      }
    })
  )
})

test("a page is read from there until a list changes", async () => {
  const app = await testApp({ work: false })
  const { read } = reads(app)
  await change(
    app,
    `insert into listings (slug, status, plan, name, website_url, site_key, domain, votes, launched_at, created_at, updated_at)
     select 'l-' || i, 'live', 'free', 'Thing', 'https://t' || i || '.example', 't' || i, 't' || i || '.example', 1000 - i,
       now(), now(), now() from generate_series(1, 200) as i`
  )
  const page = async (page: number, per_page: number) =>
    slugs((await read("search_listings", { sort: "votes", page, per_page })).items)
  await page(1, 50)
  await silently(app, "update listings set votes = 5000 where slug = 'l-200'")
  // Nobody heard of it yet: what comes after the fiftieth does so as before.
  expect(await page(11, 5)).toEqual(["l-51", "l-52", "l-53", "l-54", "l-55"])
  await change(app, "update listings set votes = 6000 where slug = 'l-199'")
  expect(await page(6, 10)).toEqual(Array.from({ length: 10 }, (_, at) => `l-${49 + at}`))
  await app.close()
}, 60_000)
