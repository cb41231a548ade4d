/** From a site that was read to a listing, in a real browser: without scripts, and with them where they make a difference. */
import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Browser, BrowserContext, Page } from "playwright-core"
import { draftsOf, harbourSite } from "../../../services/drafts/editing/Harbour.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { expectSoon, expectUsable, isHere, launch } from "../../../support/Chromium.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

// A browser takes its time on a busy machine.
setDefaultTimeout(120_000)

let app: TestApp
let browser: Browser
let context: BrowserContext
const hosts = ["one.example", "two.example", "three.example"]
beforeAll(async () => {
  if (!isHere) return
  app = await testApp({
    served: true,
    internet: Object.fromEntries(hosts.map((host) => [host, harbourSite("Tidewatch")]))
  })
  await raiseLimits(app)
  browser = await launch()
})
afterEach(async () => {
  await context?.close()
})
afterAll(async () => {
  if (!isHere) return
  await browser.close()
  await app.close()
})

/** Somebody's draft of a site, made as it is made for everybody. */
const madeDraft = async (javaScriptEnabled: boolean) => {
  const { key, email } = await app.user()
  const drafts = draftsOf(app)
  const { id } = await drafts.startAndWait(key, hosts.pop() ?? "")
  const owner: Person = await signedIn(app, email)
  context = await browser.newContext({ javaScriptEnabled })
  const cookies = [...owner.cookies].map(([name, value]) => ({ name, value, url: app.origin }))
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${app.origin}/account/drafts/${id}`)
  /** axe is a script: what somebody sees without any is looked at by a page that runs it. */
  const look = async (name: string) => {
    const other = await browser.newContext()
    await other.addCookies(cookies)
    const looker = await other.newPage()
    await looker.goto(page.url())
    await expectUsable(looker, name)
    await other.close()
  }
  return { id, key, page, look, get: () => drafts.get(key, id), submit: () => drafts.submit(key, id), drafts }
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

describe.skipIf(!isHere)("a maker (needs Chromium)", () => {
  test("without scripts: reads, edits, locks, redrafts, invites and saves it as a listing", async () => {
    const { id, page, look, get } = await madeDraft(false)
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Your draft of Tidewatch")
    expect(await page.locator("#fields-founded_year mark").textContent()).toContain("2019")
    await look("a draft as it was made")

    await field(page, "Tagline").fill("Know the tide")
    await field(page, "Description").fill("Tidewatch tells harbours when the water comes.")
    await field(page, "Tagline").press("Enter")
    await page.waitForURL(`**/account/drafts/${id}`)
    await expectSoon(() => page.locator("#fields-tagline .state").textContent(), "Edited by you")

    await page.getByRole("button", { name: "Lock: Tagline" }).click()
    await page.waitForURL("**#fields-tagline")
    await expectSoon(() => page.locator("#fields-tagline .state").textContent(), "Locked by you")
    await page.getByRole("button", { name: "Redraft: Name" }).click()
    await page.waitForLoadState()
    expect((await get()).fields.name.value).toBe("Tidewatch")

    await page.getByLabel("Their e-mail address").fill("ola@harbour.example")
    await field(page, "Pricing").fill("€9 a month for each quay")
    await page.getByRole("button", { name: "Send the invitation" }).click()
    await page.waitForURL("**#invites")
    await page.locator("#invites").getByText("ola@harbour.example").first().waitFor()

    await field(page, "Founded").fill("soon")
    await page.getByRole("button", { name: "Save as listing" }).click()
    await page.getByText("Mend what is marked first").waitFor()
    expect(await field(page, "Founded").inputValue()).toBe("soon")
    await field(page, "Founded").fill("2019")
    await field(page, "Primary category").selectOption({ index: 1 })
    await page.getByRole("button", { name: "Save as listing" }).click()
    await page.waitForURL(/\/account\/listings\/\d+\/publish$/)
    const draft = await get()
    expect([draft.listing_id, draft.fields.pricing_summary.value]).toEqual([
      expect.any(Number),
      "€9 a month for each quay"
    ])
    await page.goto(`${app.origin}/account/drafts/${id}`)
    await look("a draft that is a listing")
  })

  test("sees that a redraft is under way, and may go on writing meanwhile", async () => {
    const { page, get } = await madeDraft(true)
    await page.route("**/account/drafts/*", async (route) => {
      if (route.request().postData()?.includes("act=redraft")) await Bun.sleep(1500)
      return route.continue()
    })
    const drafted = (await get()).fields.tagline.value
    await field(page, "Tagline").fill("Mine")
    await app.until(get, ({ fields }) => fields.tagline.value === "Mine", "the tagline to be saved")
    await page.getByRole("button", { name: "Redraft: Tagline" }).click()
    await page.getByText("Your pages are looked through again").waitFor()
    await field(page, "City").fill("Bergen")
    await page.getByText("Your pages are looked through again").waitFor({ state: "detached" })
    await app.until(get, ({ fields }) => fields.city.value === "Bergen", "the city to be saved")
    const { tagline } = (await get()).fields
    await expectSoon(() => field(page, "Tagline").inputValue(), `${tagline.value}`)
    expect([drafted, "Mine"]).toContain(`${tagline.value}`)
  })

  test("changes a listing only by the button, and loses nothing until then", async () => {
    const { id, page, get, submit, drafts, key } = await madeDraft(true)
    const [category] = await drafts.categories()
    await drafts.edited(key, id, { fields: { categories: [category] } })
    expect((await submit()).status).toBe(200)
    const versions = async () =>
      (
        await query(
          app,
          "select 1 from listing_versions v join drafts d on d.listing_id = v.listing_id where d.id = $1",
          [id]
        )
      ).length
    const before = await versions()
    await page.reload()
    await field(page, "Tagline").fill("Half a sentence")
    await page.locator("[data-saved]", { hasText: "not saved yet" }).waitFor()
    await Bun.sleep(2500)
    expect((await get()).fields.tagline.value).not.toBe("Half a sentence")
    expect(await versions()).toBe(before)
    // What was typed is there again after the page was left.
    await page.reload()
    await page.locator("[data-saved]", { hasText: "put back" }).waitFor()
    await expectSoon(() => field(page, "Tagline").inputValue(), "Half a sentence")
    await field(page, "Tagline").fill("A whole sentence")
    await page.getByRole("button", { name: "Save changes" }).click()
    await app.until(get, ({ fields }) => fields.tagline.value === "A whole sentence", "the tagline to be saved")
    await expectSoon(versions, before + 1)
  })
})
