/** The console of the reference, in a real browser: operations are tried with the reader's own key, which goes nowhere else. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Browser } from "playwright-core"
import { type TestApp, testApp } from "../../support/App.ts"
import { expectUsable, isHere, launch } from "../../support/Chromium.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { stranger } from "../../support/Person.ts"

// A browser takes its time on a busy machine.
setDefaultTimeout(60_000)

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, served: true })
  await raiseLimits(app)
})
afterAll(() => app.close())

test("without scripts there is no button that does nothing, and the whole reference", async () => {
  const { text } = await stranger(app).open("/docs")
  expect(text).not.toContain("Try it")
  expect(text).toMatch(/id="console"[^>]* hidden/)
  expect(text).toContain("curl -s")
})

describe.skipIf(!isHere)("with scripts (needs Chromium)", () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  const opened = async () => {
    const page = await browser.newPage()
    const complaints: Array<string> = []
    page.on("console", (message) => {
      // A refusal is an answer; the browser notes it all the same.
      if (message.type() === "error" && !message.text().includes("the server responded"))
        complaints.push(message.text())
    })
    await page.goto(`${app.origin}/docs`)
    const operation = (name: string) => page.locator(`#${name}`)
    const open = (name: string) =>
      operation(name)
        .getByRole("button", { name: `Try it ${name}` })
        .click()
    const send = (name: string) => operation(name).getByRole("button", { name: "Send" }).click()
    return { page, operation, open, send, complaints }
  }

  test("a public read is sent without a key, its path and query filled in", async () => {
    const { page, operation, open, send, complaints } = await opened()
    await open("get_listing")
    expect(await operation("get_listing").getByLabel("slug (required)").inputValue()).toBe("tidewatch")
    await send("get_listing")
    await operation("get_listing").getByText(/^200/).waitFor()
    expect(await operation("get_listing").locator(".answer pre").textContent()).toContain('"name": "Tidewatch"')
    await open("search_listings")
    await operation("search_listings").getByLabel("q", { exact: true }).fill("harbours & tides")
    const [request] = await Promise.all([page.waitForRequest(/\/api\/v1\/listings\?/), send("search_listings")])
    expect(new URL(request.url()).searchParams.get("q")).toBe("harbours & tides")
    expect(request.headers().authorization).toBeUndefined()
    expect(complaints).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectUsable(page, "the console in use")
    await page.close()
  })

  test("with a key a write is done once a press, and refusals are shown as they came", async () => {
    const { page, operation, open, send, complaints } = await opened()
    await open("submit_listing")
    await send("submit_listing")
    await operation("submit_listing").getByText("This operation needs a key").waitFor()

    const { key } = await app.user()
    await page.getByLabel("Your API key").fill(key)
    await operation("submit_listing").getByLabel("Body").fill("{ not json")
    await send("submit_listing")
    await operation("submit_listing").getByText("The body is not JSON").waitFor()

    await operation("submit_listing").getByLabel("Body").fill('{"url":"https://quaywatch.example"}')
    await send("submit_listing")
    await operation("submit_listing").getByText(/^201/).waitFor()
    expect((await app.rest("GET", "/drafts", { key })).body.items).toHaveLength(1)

    await page.getByLabel("Your API key").fill("lb_live_wrong")
    await send("submit_listing")
    await operation("submit_listing").getByText(/^401/).waitFor()
    expect(complaints).toEqual([])
    expect(page.url()).not.toContain(key)
    await page.close()
  })
})
