/** Texts as long as a draft may hold, in one word, on the pages that show them. Needs Chromium. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import type { Browser } from "playwright-core"
import { weekOf } from "../../../src/domain/Week.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { expectUsable, isHere, launch } from "../../support/Chromium.ts"
import { saveLaunch, saveListing, slugOf } from "../../support/SavedListing.ts"

describe.skipIf(!isHere)("a listing whose every text is one long word (needs Chromium)", () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await testApp({ work: false, served: true })
    browser = await launch()
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  test("is cut to the page", async () => {
    const { id: ownerId } = await app.user()
    const long = (letter: string) => letter.repeat(500)
    const texts = {
      name: long("n"),
      tagline: long("t"),
      short_description: long("s"),
      pricing_summary: long("p"),
      city: long("c")
    }
    const host = "long-words.example"
    const week = weekOf(app.clock.now())
    const columns = {
      launch_week: week,
      launched_at: app.clock.now(),
      status: "live",
      plan: "free",
      votes: 9999,
      billboard_cents: 123456789
    }
    const listingId = await saveListing(app, { ownerId, host, columns: { ...columns, ...texts } })
    await saveLaunch(app, { listingId, week, wentLiveAt: app.clock.now().toISOString() })
    const slug = slugOf(host)
    for (const path of [
      "/",
      "/weeks/this",
      "/leaderboards/community-weekly",
      "/leaderboards",
      `/products/${slug}`,
      "/search",
      `/compare?a=${slug}`,
      `/products/${slug}/alternatives`
    ]) {
      const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
      await page.goto(`${app.origin}${path}`)
      expect(await page.getByText(texts.name).count(), path).toBeGreaterThan(0)
      await expectUsable(page, path)
      await page.close()
    }
  }, 180_000)
})
