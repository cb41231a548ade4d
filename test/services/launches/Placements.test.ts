import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import { Rollover } from "../../../src/services/launches/Rollover.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { query, saveListing, slugOf } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z", demo: true })
})
afterAll(() => app.close())

const rollover = () => app.run(Effect.flatMap(Rollover, (all) => all.run()))
const featured = async () =>
  (await query<{ slug: string }>(app, "select slug from listings where featured order by slug")).map(({ slug }) => slug)
const placed = async (week: string) =>
  (
    await query<{ slug: string }>(
      app,
      `select l.slug from week_places p join listings l on l.id = p.listing_id
       where p.kind = 'featured' and p.week = $1 and p.state = 'taken' and not p.frozen order by l.slug`,
      [week]
    )
  ).map(({ slug }) => slug)

test("the listings that are featured are those with a place in the running week, week after week", async () => {
  expect(await featured()).toEqual(await placed("2026-11-16"))
  expect(await featured()).not.toEqual([])
  await rollover()
  expect(await featured()).toEqual(await placed("2026-11-16"))

  app.clock.set("2026-11-23T00:00:10Z")
  await rollover()
  expect(await featured()).toEqual(await placed("2026-11-23"))
  expect(await featured()).not.toEqual([])
})

test("a place that is held, frozen or of another week features nothing, and a flag without a place goes", async () => {
  const id = await saveListing(app, { ownerId: null, host: "flagged.example", columns: { featured: true } })
  for (const [week, state, until, frozen] of [
    ["2026-11-23", "held", "2026-11-25T00:00:00Z", false],
    ["2026-11-23", "taken", null, true],
    ["2026-11-30", "taken", null, false]
  ] as const)
    await query(
      app,
      `insert into week_places (kind, week, listing_id, state, held_until, frozen)
       values ('featured', $1, $2, $3, $4, $5)`,
      [week, id, state, until, frozen]
    )
  await rollover()
  expect(await featured()).not.toContain(slugOf("flagged.example"))
})
