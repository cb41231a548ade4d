/** Somebody of the site's team in a real browser: changes a price and a setting, and does a line of an order by hand. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import type { Browser, Page } from "playwright-core"
import { type TestApp, testApp } from "../../../support/App.ts"
import { openShop } from "../../../support/Buying.ts"
import { caredListing } from "../../../support/CaredListing.ts"
import { expectUsable, isHere, launch } from "../../../support/Chromium.ts"
import { disputeLink } from "../../../support/Claiming.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { linkFor, signedInTeam } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"
import { orderByHand, recordOf } from "./Desk.ts"

describe.skipIf(!isHere)("a morning of the site's team (needs Chromium)", () => {
  let app: TestApp
  let browser: Browser
  let page: Page
  let email: string
  beforeAll(async () => {
    app = await testApp({ work: false, served: true })
    await raiseLimits(app)
    await openShop(app, { launch: 9900, done_for_you: 24_900, billboard_min: 2500 })
    email = (await signedInTeam(app)).email
    browser = await launch()
    page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(await linkFor(app, email))
    await page.click("form[action='/sign-in/confirm'] button")
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  test("a price is changed, and everybody sees it", async () => {
    await page.goto(`${app.origin}/admin`)
    await page.click(".desk-sections >> text=Products")
    await page.click("table >> text=Launch")
    expect(await page.inputValue("[name=price]")).toBe("99.00")
    await page.fill("[name=price]", "129")
    await page.click("button:text-is('Save')")
    expect(await page.textContent("[role=status].said")).toBe("Saved.")
    await page.goto(`${app.origin}/pricing`)
    expect(await page.textContent("main")).toContain("$129.00")
    const [entry] = await recordOf(app, "product_set", "launch")
    expect(entry).toMatchObject({ email, credential: "session", detail: "price_cents: 9900 → 12900" })
  }, 60_000)

  test("what waits is found from the first page, and done by hand", async () => {
    const number = await orderByHand(app)
    await page.goto(`${app.origin}/admin`)
    await page.click("text=order waits for a person")
    await page.click(`text=${number}`)
    await expectUsable(page, "an order with work")
    await page.setViewportSize({ width: 390, height: 844 })
    await page.fill("[name=note]", "Listed in twelve directories.")
    await page.click("text=Mark line 2 as done")
    expect(await page.textContent(".said")).toBe("Done. The buyer is told by mail.")
    expect(await page.locator("form.card").count()).toBe(0)
    expect(await recordOf(app, "order_fulfilled", `${number}/2`)).toMatchObject([{ email }])
  }, 60_000)

  test("the mails that would have gone out can be looked at from the jobs", async () => {
    await page.goto(`${app.origin}/admin/jobs`)
    await page.click("text=See the mails that would have been sent")
    expect(await page.textContent("h1")).toBe("Mails")
  }, 60_000)

  test("pages with something that waits, went wrong or was refused can be used like the others", async () => {
    await caredListing(app, null, { host: "tidewatch.example", columns: { slug: "tidewatch" } })
    const claim = new URL(await disputeLink(app), app.origin).pathname.split("/")[2]
    await query(app, "update claim_disputes set reason = 'They worked for us.', opened_at = created_at")
    await query(
      app,
      `insert into pgboss.job (id, name, data, state, retry_count, completed_on, output)
       values (gen_random_uuid(), 'mail', '{}', 'failed', 3, now(), '{"message":"no such mailbox"}')`
    )
    for (const path of [`/admin/claims/${claim}`, "/admin/jobs", "/admin/claims", "/admin"]) {
      await page.goto(app.origin + path)
      await expectUsable(page, path)
    }
    await page.goto(`${app.origin}/admin/blog/new`)
    await page.fill("[name=title]", "A week")
    await page.fill("[name=body]", "On Monday.")
    await page.fill("[name=slug]", "No address!")
    await page.click("text=Save and publish")
    expect(await page.textContent("#field-slug-problem")).toBe("Write lower-case letters, digits and hyphens.")
    await expectUsable(page, "a post that is refused")
  }, 120_000)

  test("a setting is saved without leaving the page, and what it cannot be is said in its place", async () => {
    await page.goto(`${app.origin}/admin/settings`)
    const row = page.locator("[id='setting-votes.per_hour']")
    await row.locator("input[name=value]").fill("45")
    await row.locator("button").click()
    await row.locator("text=Saved").waitFor()
    expect(page.url()).toBe(`${app.origin}/admin/settings`)
    expect(await recordOf(app, "setting_set", "votes.per_hour")).toMatchObject([{ email, detail: "30 → 45" }])
    await row.locator("input[name=value]").fill("many")
    await row.locator("button").click()
    await row.locator("[role=alert]").waitFor()
    expect(await row.locator("[role=alert]").textContent()).toContain("votes.per_hour must be")
    expect(await row.locator("input[name=value]").inputValue()).toBe("many")
  }, 60_000)
})
