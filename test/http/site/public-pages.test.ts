/** The pages anyone may read, in a real browser: nothing scrolls sideways, axe has nothing to say. Needs Chromium. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import type { Browser } from "playwright-core"
import { type TestApp, testApp } from "../../support/App.ts"
import { expectUsable, isHere, launch } from "../../support/Chromium.ts"

const paths = ["/", "/docs", "/docs/agents", "/how-ranking-works", "/bot", "/products/tidewatch", "/products/no-such"]

describe.skipIf(!isHere)("public pages (need Chromium)", () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await testApp({ demo: true, work: false, served: true })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  test.each(paths)("%s", async (path) => {
    const page = await browser.newPage()
    await page.goto(`${app.origin}${path}`)
    expect(await page.locator("h1").count(), path).toBe(1)
    await expectUsable(page, path)
    await page.close()
  })
})
