/** From a saved listing to its launch on the site, without a script: free with a badge, or paid by an order. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Settings } from "../../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import type { Seen } from "../../../support/Browser.ts"
import { openShop } from "../../../support/Buying.ts"
import { accountOf } from "../../../support/CaredListing.ts"
import type { FixtureSite } from "../../../support/FixtureInternet.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn, stranger } from "../../../support/Person.ts"
import { columns, query, saveLaunch, saveListing, slugOf } from "../../../support/SavedListing.ts"

const sites: Record<string, FixtureSite> = {}
let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z", internet: sites })
  await raiseLimits(app)
  await openShop(app, {
    launch: 9900,
    skip_queue: 2900,
    relaunch: 4900,
    featured: 4900,
    extra_categories: 1900,
    billboard_min: 2500,
    trophy_print: 3900
  })
}, 60_000)
afterAll(() => app.close())

const words = (seen: Seen, within = "main") => load(seen.text)(within).text().replace(/\s+/g, " ").trim()
const saved = async (at: Person, more: Readonly<Record<string, unknown>> = {}, category = true) => {
  const host = `publish-${crypto.randomUUID().slice(0, 8)}.example`
  const id = await saveListing(app, { ownerId: await accountOf(app, at.email), host, columns: more, category })
  return { id, host, slug: slugOf(host), path: `/account/listings/${id}/publish` }
}
const standing = async (id: number) =>
  (
    await query<{ status: string; plan: string; launch_week: string }>(
      app,
      "select status, plan, launch_week::text from listings where id = $1",
      [id]
    )
  )[0]
const offered = (seen: Seen) =>
  load(seen.text)("#order input[type=radio], #order input[type=checkbox]")
    .get()
    .map((input) => load(seen.text)(input).attr("value"))
const lines = (id: number) =>
  query<{ product: string; week: string | null; amount_cents: number }>(
    app,
    "select product, week::text, amount_cents from order_lines where listing_id = $1 order by id",
    [id]
  )

describe("the free plan", () => {
  test("says which week it would be, gives it, and leads to the badge, which is looked for on the spot", async () => {
    const at = await signedIn(app)
    const { id, host, slug, path } = await saved(at)
    const page = await at.open(path)
    expect([page.status, load(page.text)("h1").text()]).toEqual([200, `Publish Product of ${host}`])
    const promised = load(page.text)("#free-title").parent().find("time").attr("datetime")
    const chosen = await at.submit(page, `${path}/free`)
    expect(new URL(chosen.url).pathname).toBe(path)
    expect(await standing(id)).toEqual({ status: "awaiting_badge", plan: "free", launch_week: promised ?? "none" })
    expect(load(chosen.text)("h1").text()).toBe("One thing left: your badge")

    const pill = await at.open(`${path}?shape=pill&mode=dark&size=l`)
    const html = load(pill.text)("#badge-code").text()
    expect(html).toContain(`/badges/${slug}/listed.svg?shape=pill&amp;mode=dark&amp;size=l`)

    sites[host] = { "/": "<!doctype html><title>None</title><p>No badge here.</p>" }
    const missing = await at.submit(pill, `/account/listings/${id}/badge/look`)
    expect(new URL(missing.url).pathname).toBe(path)
    expect(words(missing, "#badge")).toContain("Badge missing")
    sites[host] = { "/": `<!doctype html><title>Here</title>${html}` }
    const found = await at.submit(missing, `/account/listings/${id}/badge/look`)
    expect([words(found, "#badge").includes("Badge found"), load(found.text)("h1").text()]).toEqual([
      true,
      `Product of ${host} is scheduled`
    ])
  })

  test("is not given without a category, nor where every week is full, and says so", async () => {
    const at = await signedIn(app)
    const bare = await saved(at, {}, false)
    const refused = await at.submit(await at.open(bare.path), `${bare.path}/free`)
    expect([refused.status, words(refused, ".plans .error")]).toEqual([
      400,
      "A launched listing needs a category. Choose one in its draft, save it, and come back."
    ])
    const settings = (capacity: number) =>
      app.run(Effect.flatMap(Settings, (all) => all.set("free_plan.weekly_capacity", capacity)))
    const full = await saved(at)
    const open = await at.open(full.path)
    for (const week of ["2026-12-28", "2027-01-04", "2027-01-11"])
      await saveLaunch(app, { listingId: (await saved(at, columns.awaiting)).id, week })
    await settings(1)
    expect(words(await at.submit(open, `${full.path}/free`), ".plans .error")).toContain(
      "Every launch week of the free"
    )
    const closed = await at.open(full.path)
    expect(load(closed.text)(".plans button").attr("disabled")).toBeDefined()
    await settings(20)
    // Published meanwhile, on another page.
    const paid = await saved(at)
    const page = await at.open(paid.path)
    await query(
      app,
      "update listings set status = 'live', plan = 'paid', launch_week = '2026-11-16', launched_at = now() where id = $1",
      [paid.id]
    )
    expect((await at.submit(page, `${paid.path}/free`)).status).toBe(400)
  })
})

describe("a paid launch", () => {
  test("is ordered with what goes with it, in the week that was chosen, and paid on the next page", async () => {
    const at = await signedIn(app)
    const { id, path } = await saved(at)
    const page = await at.open(path)
    const week = load(page.text)("#week-launch option").eq(2).attr("value") ?? ""
    expect(week).toMatch(/^2026-\d\d-\d\d$/)
    const sent = await at.submit(page, `${path}/order`, {
      launch: "launch",
      buy: ["featured", "billboard_min"],
      week_of: ["launch", "featured"],
      week: [week, ""],
      amount_of: ["billboard_min"],
      amount: ["40,50"]
    })
    expect(new URL(sent.url).pathname).toMatch(/^\/checkout\//)
    expect(await lines(id)).toEqual([
      { product: "launch", week, amount_cents: 9900 },
      { product: "featured", week, amount_cents: 4900 },
      { product: "billboard_min", week: null, amount_cents: 4050 }
    ])
    // Nothing is published by an order that nobody has paid.
    expect((await standing(id))?.status).toBe("draft")
  })

  test("as the form stands is a launch at once", async () => {
    const at = await signedIn(app)
    const { id, path } = await saved(at)
    const page = await at.open(path)
    const sent = await at.submit(page, `${path}/order`, { launch: "launch", buy: null })
    expect(new URL(sent.url).pathname).toMatch(/^\/checkout\//)
    expect(await lines(id)).toEqual([{ product: "launch", week: null, amount_cents: 9900 }])
  })

  test("that cannot be is refused with what is wrong, and the form stays as it was filled in", async () => {
    const at = await signedIn(app)
    const { id, path } = await saved(at)
    const page = await at.open(path)
    const none = await at.submit(page, `${path}/order`, { launch: "", buy: null })
    expect([none.status, words(none, "#order .error")]).toEqual([400, "Choose what you want to buy."])
    const wrong = await at.submit(page, `${path}/order`, {
      launch: "launch",
      buy: ["extra_categories", "billboard_min"],
      week_of: ["launch"],
      week: ["2026-11-24"],
      amount_of: ["billboard_min"],
      amount: ["<b>lots</b>"],
      category: ["", "", ""]
    })
    expect(wrong.status).toBe(400)
    const said = words(wrong, "#order .error")
    expect(said).toContain("Launch: is a Tuesday; that week's Monday is 2026-11-23.")
    expect(said).toContain("Extra categories: choose at least one category.")
    expect(said).toContain("Billboard contribution: type an amount in dollars")
    const $ = load(wrong.text)
    expect($("#buy-extra_categories").attr("checked")).toBeDefined()
    expect($("#amount-billboard_min").attr("value")).toBe("<b>lots</b>")
    expect($("main b")).toHaveLength(0)
    expect(await lines(id)).toEqual([])
  })
})

describe("what is offered", () => {
  test("is what the listing could have as it stands", async () => {
    const at = await signedIn(app)
    const on = async (more: Readonly<Record<string, unknown>>) => offered(await at.open((await saved(at, more)).path))
    expect(await on({})).toEqual(["launch", "", "featured", "extra_categories", "billboard_min"])
    expect(await on(columns.awaiting)).toContain("skip_queue")
    const live = await on({ ...columns.live, plan: "paid", badge_result: null })
    expect(live).toContain("relaunch")
    expect(live).toContain("featured")
    expect(live).not.toContain("launch")
    expect(live).not.toContain("skip_queue")
    // Without an award there is none to print.
    expect(live).not.toContain("trophy_print")
    expect(await on({ status: "removed", plan: "free" })).toEqual([])
  })

  test("belongs to its owner", async () => {
    const [at, other] = [await signedIn(app), await signedIn(app)]
    const { id, path } = await saved(at)
    expect((await other.open(path)).status).toBe(404)
    expect(new URL((await stranger(app).open(path)).url).pathname).toBe("/sign-in")
    const own = await saved(other)
    const page = await other.open(own.path)
    const body = other.fieldsOf(page, `${own.path}/order`, { launch: "launch" })
    expect((await other.post(`${path}/order`, body)).status).toBe(404)
    expect((await other.post(`${path}/free`, body)).status).toBe(404)
    expect([await lines(id), (await standing(id))?.status]).toEqual([[], "draft"])
  })
})
