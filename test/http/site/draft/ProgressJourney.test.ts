/** Waiting for a draft in a real browser: told as it happens, by looking again where nothing is heard, and without a script. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Browser, BrowserContext } from "playwright-core"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf } from "../../../support/CaredListing.ts"
import { isHere, launch } from "../../../support/Chromium.ts"
import { draftUnderWay } from "../../../support/DraftUnderWay.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { signedIn } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

setDefaultTimeout(120_000)

const delay = 2500
const slow = (title: string, body: string) => ({
  delay,
  body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`
})
const home = `<!doctype html><html lang="en"><head><title>Tidewatch - Tide alerts for small harbours</title>
<meta property="og:site_name" content="Tidewatch"></head><body><h1>Tide alerts for small harbours</h1>
<p>Tidewatch texts harbour masters forty minutes before the water reaches the quay.</p>
<a href="/about">About</a> <a href="/features">Features</a> <a href="/pricing">Pricing</a></body></html>`

let app: TestApp
let browser: Browser
beforeAll(async () => {
  if (!isHere) return
  app = await testApp({
    served: true,
    internet: {
      "tidewatch.example": {
        "/": home,
        "/about": slow("About", "<h1>About us</h1><p>Tidewatch was founded in 2019 by two oceanographers.</p>"),
        "/features": slow("Features", "<h1>Features</h1><ul><li>Text alerts on any phone</li></ul>"),
        "/pricing": slow("Pricing", "<h1>Pricing</h1><p>Subscription, €9 a month for each quay.</p>")
      }
    }
  })
  await raiseLimits(app)
  browser = await launch()
})
afterAll(async () => {
  if (!isHere) return
  await browser.close()
  await app.close()
})

const person = async (options: Parameters<Browser["newContext"]>[0] = {}) => {
  const at = await signedIn(app)
  const context: BrowserContext = await browser.newContext(options)
  await context.addCookies([...at.cookies].map(([name, value]) => ({ name, value, url: app.origin })))
  const page = await context.newPage()
  const wrong: Array<string> = []
  page.on("pageerror", (error) => wrong.push(error.message))
  return { page, context, email: at.email, wrong }
}

describe.skipIf(!isHere)("whoever waits for a draft", () => {
  test("sees what is read and found as it happens, and is led to the editor, without the page being left", async () => {
    const { page, context, wrong } = await person()
    await page.goto(`${app.origin}/submit`)
    await page.fill("#url", "tidewatch.example")
    await page.click("text=Draft my listing")
    await page.waitForURL("**/progress")
    await page.evaluate("window.stayed = true")
    await page.locator("#now", { hasText: /^Reading page/ }).waitFor({ timeout: 60_000 })
    await page.waitForSelector("#found mark >> text=Tide alerts for small harbours", { timeout: 60_000 })
    expect(await page.evaluate("window.stayed")).toBe(true)
    // Whoever hears the page is told what happens.
    expect(await page.textContent("#said")).toMatch(/^(Reading page|Drafting)/)
    expect(Number(await page.getAttribute("progress", "value"))).toBeGreaterThan(5)
    await page.waitForURL(/\/account\/drafts\/[0-9a-f-]{36}$/, { timeout: 60_000 })
    expect(wrong).toEqual([])
    await context.close()
  })

  test("finds out by looking again where no events come through", async () => {
    const { page, context, email, wrong } = await person()
    const id = await draftUnderWay(app, await accountOf(app, email))
    await page.route("**/events", (route) => route.fulfill({ status: 503, body: "" }))
    await page.goto(`${app.origin}/account/drafts/${id}/progress`)
    await query(app, "update drafts set percent = 52 where id = $1", [id])
    await page.waitForSelector('progress[value="52"]', { state: "attached", timeout: 30_000 })
    await query(
      app,
      "update drafts set status = 'failed', step = 'failed', error_code = 'timeout', error_message = 'Too slow.' where id = $1",
      [id]
    )
    await page.waitForSelector("text=We could not draft", { timeout: 30_000 })
    expect(wrong).toEqual([])
    await context.close()
  })

  test("is led on without a script as well", async () => {
    const { page, context, email } = await person({ javaScriptEnabled: false })
    const id = await draftUnderWay(app, await accountOf(app, email))
    await page.goto(`${app.origin}/account/drafts/${id}/progress`)
    expect(await page.textContent("main")).toContain("This page looks again every 3 seconds")
    await query(app, "update drafts set status = 'ready', step = 'done', percent = 100 where id = $1", [id])
    await page.waitForURL(`**/account/drafts/${id}`, { timeout: 30_000 })
    await context.close()
  })
})
