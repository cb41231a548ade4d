/** What an owner says their product takes in: in dollars on a page, on the board with who says so; nobody else's to say. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { load } from "cheerio"
import fc from "fast-check"
import { centsOf } from "../../../../src/http/site/owner/profile/RevenuePage.tsx"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf, caredListing } from "../../../support/CaredListing.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

let app: TestApp
let owner: Person
let ownerId: number
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  owner = await signedIn(app)
  ownerId = await accountOf(app, owner.email)
}, 60_000)
afterAll(() => app.close())

const page = (id: number) => `/account/listings/${id}/revenue`
const textOf = (html: string) => load(html)("main").text().replace(/\s+/g, " ")
const say = async (id: number, amount: string, as_of = "2026-10-31") =>
  owner.submit(await owner.open(page(id)), page(id), { amount, as_of })
const board = async () =>
  (await app.rest("GET", "/leaderboards/revenue")).body.items.map(
    ({ listing, metric }: { listing: { slug: string }; metric: { label: string } }) => [listing.slug, metric.label]
  )

test("a figure is on the page and on the board, self-reported, until it is taken back", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  expect(textOf((await owner.open(page(id))).text)).toContain("Nothing is said of it")
  const said = await say(id, "12,000.50")
  expect(said.status).toBe(200)
  expect(textOf(said.text)).toContain("$12,000.50 a month, self-reported, as of 31 Oct 2026")
  expect(await board()).toContainEqual([slug, "$12,000.50 a month, self-reported, Oct 2026"])
  expect(
    await query(
      app,
      "select changes -> 'revenue' -> 'after' ->> 'cents' as cents from listing_versions where listing_id = $1 order by version desc limit 1",
      [id]
    )
  ).toEqual([{ cents: "1200050" }])
  await owner.submit(await owner.open(page(id)), `${page(id)}/remove`)
  expect((await board()).map(([shown]: [string]) => shown)).not.toContain(slug)
})

test("what cannot be taken is told, and what was typed stays", async () => {
  const { id } = await caredListing(app, ownerId)
  for (const [amount, as_of, told] of [
    ["a lot", "2026-10-31", "Write the amount in dollars"],
    ["12.345", "2026-10-31", "Write the amount in dollars"],
    ["-5", "2026-10-31", "Write the amount in dollars"],
    ["5", "2026-12-31", "The day must not be after today"],
    ["5", "2019-01-01", "The day must not be before"],
    ["5", "2026-02-30", "The day must be a date that exists"],
    ["999999999999", "2026-10-31", "The amount must be a whole number"]
  ] as const) {
    const seen = await say(id, amount, as_of)
    expect([amount, as_of, seen.status]).toEqual([amount, as_of, 400])
    expect(textOf(seen.text)).toContain(told)
    expect(load(seen.text)("#amount").attr("value")).toBe(amount)
  }
})

test("somebody else's is not there", async () => {
  const { id } = await caredListing(app, ownerId)
  const other = await signedIn(app)
  expect((await other.open(page(id))).status).toBe(404)
  const csrf = other.fieldsOf(await other.open("/account"), "/sign-out", {}).get("csrf") ?? ""
  for (const path of [page(id), `${page(id)}/remove`])
    expect((await other.post(path, new URLSearchParams({ csrf, amount: "5", as_of: "2026-10-31" }))).status).toBe(404)
  expect(await query(app, "select revenue_cents from listings where id = $1", [id])).toEqual([{ revenue_cents: null }])
})

test("dollars are read as people write them, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      const plain = (cents / 100).toFixed(2)
      const grouped = Number(plain).toLocaleString("en-US", { minimumFractionDigits: 2 })
      expect([centsOf(plain), centsOf(grouped), centsOf(` $${grouped} `)]).toEqual([cents, cents, cents])
    })
  )
  for (const none of ["", "$", "1,00", "1.2.3", "1e3", "١٢", "12,34,567"])
    expect([none, centsOf(none)]).toEqual([none, null])
})
