/** The pages anyone may read, in a real browser: nothing scrolls sideways, axe has nothing to say. Needs Chromium. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { AxeBuilder } from "@axe-core/playwright"
import { type Browser, chromium } from "playwright-core"
import { type TestApp, testApp } from "../../support/App.ts"

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium"
const isHere = existsSync(executablePath)
const paths = ["/", "/docs", "/docs/agents", "/how-ranking-works", "/bot", "/products/tidewatch", "/products/no-such"]

describe.skipIf(!isHere)("public pages (need Chromium)", () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await testApp({ demo: true, work: false, served: true })
    browser = await chromium.launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    })
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  for (const colorScheme of ["light", "dark"] as const)
    test(`${paths.length} pages, ${colorScheme}`, async () => {
      const context = await browser.newContext({ colorScheme, javaScriptEnabled: true })
      const page = await context.newPage()
      for (const path of paths) {
        await page.goto(`${app.origin}${path}`)
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 800 })
          expect(`${path}: ${await page.evaluate("document.documentElement.scrollWidth")}`).toBe(`${path}: ${width}`)
        }
        expect(await page.locator("h1").count(), path).toBe(1)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect({ path, violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]) }).toEqual({
          path,
          violations: []
        })
      }
      await context.close()
    })
})
