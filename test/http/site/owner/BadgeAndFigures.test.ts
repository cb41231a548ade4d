/** Where a listing stands, for its owner: the look for its badge, what is next, and what was counted. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Settings } from "../../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf, caredListing } from "../../../support/CaredListing.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn } from "../../../support/Person.ts"
import { columns, query, saveLaunch } from "../../../support/SavedListing.ts"

const sites: Record<string, Record<string, string>> = {}
let app: TestApp
let owner: Person
let ownerId: number
beforeAll(async () => {
  app = await testApp({ work: false, internet: sites, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  owner = await signedIn(app)
  ownerId = await accountOf(app, owner.email)
}, 60_000)
afterAll(() => app.close())

const at = (id: number, part: string) => `/account/listings/${id}${part}`
const textOf = (html: string) => load(html)("main").text().replace(/\s+/g, " ")
let hosts = 0
const waiting = async () => {
  const host = `pasted-${++hosts}.example`
  sites[host] = { "/": "<p>Nothing here.</p>" }
  const made = await caredListing(app, ownerId, { host, columns: { ...columns.awaiting, plan: "free" } })
  await saveLaunch(app, { listingId: made.id, week: columns.awaiting.launch_week })
  return { ...made, host }
}
const look = async (id: number) => owner.submit(await owner.open(at(id, "/badge")), at(id, "/badge/look"))

test("the badge is looked for when its owner asks: what is wrong is said, and once it is there the launch is certain", async () => {
  const { id, host } = await waiting()
  expect(textOf((await owner.open(at(id, ""))).text)).toContain("Put the badge on your homepage")
  const missing = await look(id)
  expect([missing.status, new URL(missing.url).pathname]).toEqual([200, at(id, "/badge")])
  expect(textOf(missing.text)).toContain("Badge missing")
  expect(textOf(missing.text)).toContain("Nothing of the badge is on that page.")

  const snippet = load(missing.text)("#badge-code").text()
  sites[host] = { "/": `<div style="display:none">${snippet}</div>` }
  expect(textOf((await look(id)).text)).toContain("nobody can see it")

  sites[host] = { "/": `<title>Home</title>${snippet}` }
  const found = await look(id)
  expect(textOf(found.text)).toContain("Badge found")
  expect(load(found.text)(".crumbs .chip").text()).toBe("Scheduled")
  expect(
    await query(app, "select 1 from audit_log where operation = 'badge_looked_for' and user_id = $1", [ownerId])
  ).toHaveLength(3)
})

test("it is looked for so often an hour and no more", async () => {
  const { id } = await waiting()
  await app.run(Effect.flatMap(Settings, (settings) => settings.set("badge.looks_per_hour", 2)))
  expect([(await look(id)).status, (await look(id)).status, (await look(id)).status]).toEqual([200, 200, 429])
})

test("the snippet is drawn as it is asked for, and asks for no badge on the paid plan", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const { text } = await owner.open(`${at(id, "/badge")}?shape=pill&mode=dark&size=l&kind=%22%3E`)
  const $ = load(text)
  expect($("#badge-code").text()).toContain(`/badges/${slug}/listed.svg?shape=pill&amp;mode=dark&amp;size=l`)
  expect($(".badge-stand.dark img").attr("src")).toStartWith(`/badges/${slug}/listed.svg`)
  expect($(`form[action="${at(id, "/badge/look")}"]`)).toHaveLength(0)
  expect(textOf(text)).toContain("Your plan needs no badge.")
  expect((await owner.open(`${at(id, "/badge")}?shape=round`)).text).toContain("shape=standard")
})

test("figures are those of the range, beside those of the range before", async () => {
  const { id } = await caredListing(app, ownerId, { columns: { views: 400 } })
  await query(
    app,
    `insert into listing_views (listing_id, date, views, clicks) values
      ($1, '2026-11-18', 30, 3), ($1, '2026-11-12', 10, 1), ($1, '2026-11-11', 7, 0), ($1, '2026-10-01', 300, 9)`,
    [id]
  )
  const follower = await app.user()
  await query(app, "insert into followers (user_id, listing_id, at) values ($1, $2, '2026-11-17T23:00:00Z')", [
    follower.id,
    id
  ])
  const figures = async (days: string) =>
    load((await owner.open(`${at(id, "/analytics")}${days}`)).text)(".figures dd")
      .get()
      .map((figure) => [load(figure)("strong").text(), load(figure)("span").text()])
  expect(await figures("?days=7")).toEqual([
    ["40", "33 more than before"],
    ["4", "4 more than before"],
    ["0", "none before either"],
    ["1", "1 more than before"]
  ])
  expect((await figures("")).slice(0, 2)).toEqual([
    ["47", "253 fewer than before"],
    ["4", "5 fewer than before"]
  ])
  const $ = load((await owner.open(`${at(id, "/analytics")}?days=90`)).text)
  expect($("tbody tr")).toHaveLength(90)
  expect($("tbody tr").first().text().replace(/\s+/g, " ")).toContain("2026-11-183030")
  expect((await figures("?days=nonsense")).length).toBe(4)
})
