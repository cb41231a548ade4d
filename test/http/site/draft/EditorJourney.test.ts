/** Somebody writing a draft in a real browser: the line goes down, the service breaks, a second window writes too. */
import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Browser, BrowserContext, Page } from "playwright-core"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf } from "../../../support/CaredListing.ts"
import { expectSoon, expectUsable, isHere, launch } from "../../../support/Chromium.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn } from "../../../support/Person.ts"
import { readyDraft } from "../../../support/ReadyDraft.ts"
import { query } from "../../../support/SavedListing.ts"

// A browser takes its time on a busy machine.
setDefaultTimeout(120_000)

let app: TestApp
let browser: Browser
let owner: Person
let ownerId: number
let context: BrowserContext
beforeAll(async () => {
  if (!isHere) return
  app = await testApp({ work: false, served: true })
  await raiseLimits(app)
  browser = await launch()
  owner = await signedIn(app)
  ownerId = await accountOf(app, owner.email)
})
afterEach(async () => {
  await context?.close()
})
afterAll(async () => {
  if (!isHere) return
  await browser.close()
  await app.close()
})

const draft = async (javaScriptEnabled = true) => {
  const id = await readyDraft(app, ownerId)
  context = await browser.newContext({ javaScriptEnabled })
  await context.addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: app.origin })))
  const errors: Array<string> = []
  const open = async () => {
    const page = await context.newPage()
    page.on("pageerror", (error) => errors.push(error.message))
    await page.goto(`${app.origin}/account/drafts/${id}`)
    return page
  }
  const kept = async (slot: string): Promise<unknown> => {
    const [row] = await query<{
      fields: Record<string, { value: unknown }>
      faqs: unknown
      story: Record<string, unknown>
    }>(app, "select fields, faqs, story from drafts where id = $1", [id])
    const [part = "", name = ""] = slot.split(".")
    if (part === "fields") return row?.fields[name]?.value
    return part === "story" ? row?.story?.[name] : row?.faqs
  }
  const until = (slot: string, value: unknown) =>
    app.until(
      () => kept(slot),
      (now) => Bun.deepEquals(now, value),
      `${slot} to be ${JSON.stringify(value)}`,
      60_000
    )
  return { id, open, kept, until, errors }
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const says = (page: Page, words: string | RegExp) =>
  page.locator("#standing [data-saved]").filter({ hasText: words }).waitFor({ timeout: 60_000 })
const copies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("launchbook")))
const posts = (page: Page) => {
  const sent: Array<string> = []
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "")
  })
  return sent
}

describe.skipIf(!isHere)("somebody who writes (needs Chromium)", () => {
  test("needs no button: it is saved when they pause, only what they changed, and says so", async () => {
    const { open, until, errors, kept } = await draft()
    const page = await open()
    const sent = posts(page)
    await field(page, "Tagline").fill("Tides, told in time")
    await says(page, /saved \d+ s ago/)
    await until("fields.tagline", "Tides, told in time")
    expect(sent).toHaveLength(1)
    expect(sent[0]).not.toContain("fields.description=")
    await expectSoon(() => page.locator("#fields-tagline .state").textContent(), "Edited by you")
    expect(await page.locator("#fields-tagline").textContent()).toContain("Your site was read as")
    await expectSoon(() => copies(page), [])
    // Leaving a field saves it at once, and how complete the draft is moves along.
    await field(page, "Country").selectOption("Norway")
    await until("fields.country", "NO")
    await page.locator("[data-complete]", { hasText: "62 % complete" }).waitFor()
    expect(await page.locator("#before").textContent()).not.toContain("which country")
    expect(await page.getByRole("button", { name: "Save", exact: true }).count()).toBe(0)
    expect(await kept("fields.description")).toContain("It works on any phone.")
    expect(errors).toEqual([])
  })

  test("adds rows as they are needed, and a row that is not complete waits", async () => {
    const { open, until, kept, errors } = await draft()
    const page = await open()
    await field(page, "Question of question 2").fill("Does it float?")
    await says(page, "a row is not complete yet")
    expect(await kept("faqs")).toHaveLength(1)
    await field(page, "Answer of question 2").fill("It does.")
    await field(page, "Question of question 3").fill("Is it red?")
    await field(page, "Answer of question 3").fill("It is.")
    await app.until(
      () => kept("faqs"),
      (faqs) => Array.isArray(faqs) && faqs.length === 3,
      "three questions"
    )
    await until("fields.name", "Tidewatch")
    expect(errors).toEqual([])
  })

  test("is told beside the field what is wrong, and goes on from there", async () => {
    const { open, until, kept } = await draft()
    const page = await open()
    await field(page, "Founded").fill("long ago")
    await field(page, "Name").fill("Tidewatch 2")
    await page.locator("#fields-founded_year .error").waitFor()
    await until("fields.name", "Tidewatch 2")
    await says(page, "one field is not saved")
    expect([await field(page, "Founded").inputValue(), await kept("fields.founded_year")]).toEqual(["long ago", "2019"])
    await field(page, "Founded").fill("2018")
    await until("fields.founded_year", "2018")
    await page.locator("#fields-founded_year .error").waitFor({ state: "detached" })
    await says(page, /saved \d+ s ago/)
  })

  test("locks, removes and puts back by the buttons, without leaving the page", async () => {
    const { open, until } = await draft()
    const page = await open()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await field(page, "Name").fill("Typed just before")
    await page.getByRole("button", { name: "Lock: Tagline" }).click()
    await page.getByRole("button", { name: "Unlock: Tagline" }).waitFor()
    await until("fields.name", "Typed just before")
    await page.getByRole("button", { name: "Remove: Tagline" }).click()
    await until("fields.tagline", null)
    await expectSoon(() => field(page, "Tagline").inputValue(), "")
    await page.getByRole("button", { name: "Put back what was here" }).click()
    await until("fields.tagline", "Tide alerts for small harbours")
    expect(await page.evaluate(() => "stayed" in window)).toBe(true)
  })
})

describe.skipIf(!isHere)("nothing typed is lost (needs Chromium)", () => {
  test("when the line is down: it is kept, and saved when it is back", async () => {
    const { open, until, kept, errors } = await draft()
    const page = await open()
    await context.setOffline(true)
    await field(page, "Tagline").fill("Typed without a line")
    await says(page, "not saved yet: offline")
    await expectSoon(async () => (await copies(page)).length, 1)
    await field(page, "Description").fill("And more\n\nof it")
    expect(await kept("fields.tagline")).toBe("Tide alerts for small harbours")
    await context.setOffline(false)
    await until("fields.tagline", "Typed without a line")
    await until("fields.description", "And more\n\nof it")
    await says(page, /saved \d+ s ago/)
    await expectSoon(() => copies(page), [])
    expect(errors).toEqual([])
  })

  test("when the page is closed without a line: the next one puts it back and saves it", async () => {
    const { open, until } = await draft()
    const page = await open()
    await context.setOffline(true)
    await field(page, "Tagline").press("End")
    await field(page, "Tagline").pressSequentially(" at once", { delay: 5 })
    await field(page, "The story").fill("Our cellars were wet.")
    await page.close()
    await context.setOffline(false)
    const next = await open()
    await until("fields.tagline", "Tide alerts for small harbours at once")
    await until("story.story", "Our cellars were wet.")
    await expectSoon(() => field(next, "The story").inputValue(), "Our cellars were wet.")
    await app.until(
      () => copies(next),
      (left) => left.length === 0,
      "the copies to be forgotten"
    )
  })

  test("when the page is closed in the middle of a word", async () => {
    const { open, until } = await draft()
    const page = await open()
    await field(page, "Tagline").fill("")
    await field(page, "Tagline").pressSequentially("Every single letter of it", { delay: 20 })
    await page.close()
    await open()
    await until("fields.tagline", "Every single letter of it")
  })

  test("when the service breaks: it is sent again until somebody answers", async () => {
    const { open, until, errors } = await draft()
    const page = await open()
    let broken = 2
    await page.route("**/account/drafts/*", async (route) => {
      if (route.request().method() === "POST" && broken-- > 0)
        return route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Broken</h1>" })
      return route.continue()
    })
    await field(page, "Tagline").fill("Told three times")
    await says(page, "the service does not answer")
    await until("fields.tagline", "Told three times")
    await says(page, /saved \d+ s ago/)
    expect(broken).toBeLessThan(0)
    expect(errors).toEqual([])
  })

  test("when the answer is lost, though the words arrived: one's own words are no conflict", async () => {
    const { open, until, kept } = await draft()
    const page = await open()
    let lost = 1
    await page.route("**/account/drafts/*", async (route) => {
      if (route.request().method() !== "POST" || lost-- <= 0) return route.continue()
      await route.fetch()
      return route.abort("connectionreset")
    })
    await field(page, "Tagline").fill("Arrived")
    await says(page, "not saved yet")
    expect(await kept("fields.tagline")).toBe("Arrived")
    await field(page, "Tagline").fill("Arrived, and went on")
    await until("fields.tagline", "Arrived, and went on")
    await says(page, /saved \d+ s ago/)
    expect(await page.locator(".conflict").count()).toBe(0)
  })

  test("when they were signed out: it is kept, and saved after signing in again", async () => {
    const { open, until } = await draft()
    const page = await open()
    const cookies = await context.cookies()
    await context.clearCookies()
    await field(page, "Tagline").fill("Typed by a stranger")
    await says(page, "you are signed out")
    await context.addCookies(cookies)
    await field(page, "Name").press("Enter")
    await until("fields.tagline", "Typed by a stranger")
  })
})

describe.skipIf(!isHere)("two windows (needs Chromium)", () => {
  test("of different fields both are kept; of one field neither overwrites the other, and whoever is second decides", async () => {
    const { open, until, kept, errors } = await draft()
    const [one, two] = [await open(), await open()]
    await field(one, "Name").fill("Named in the first")
    await until("fields.name", "Named in the first")
    await field(two, "Pricing").fill("Priced in the second")
    await until("fields.pricing_summary", "Priced in the second")
    expect(await kept("fields.name")).toBe("Named in the first")

    await field(one, "Tagline").fill("From the first")
    await until("fields.tagline", "From the first")
    await field(two, "Tagline").fill("From the second")
    const conflict = two.locator("#fields-tagline .conflict")
    await conflict.getByText("From the first").waitFor()
    expect([await field(two, "Tagline").inputValue(), await kept("fields.tagline")]).toEqual([
      "From the second",
      "From the first"
    ])
    await expectUsable(two, "a conflict")
    // Going on typing is no decision.
    await field(two, "Tagline").fill("From the second, longer")
    await says(two, "one field is not saved")
    await Bun.sleep(1500)
    expect(await kept("fields.tagline")).toBe("From the first")
    await two.getByRole("button", { name: "Keep what I wrote: Tagline" }).click()
    await until("fields.tagline", "From the second, longer")
    await conflict.waitFor({ state: "detached" })

    await field(one, "Tagline").fill("From the first again")
    await one.locator("#fields-tagline .conflict").getByText("From the second, longer").waitFor()
    await one.getByRole("button", { name: "Take what is saved: Tagline" }).click()
    await one.locator("#fields-tagline .conflict").waitFor({ state: "detached" })
    await expectSoon(() => field(one, "Tagline").inputValue(), "From the second, longer")
    expect(await kept("fields.tagline")).toBe("From the second, longer")
    // And what was taken can be built upon.
    await field(one, "Tagline").fill("Agreed")
    await until("fields.tagline", "Agreed")
    expect(errors).toEqual([])
  })

  test("that are both without a line keep their own words apart", async () => {
    const { open, until, kept } = await draft()
    const [one, two] = [await open(), await open()]
    await context.setOffline(true)
    await field(one, "Tagline").fill("Offline in the first")
    await field(two, "Tagline").fill("Offline in the second")
    await expectSoon(async () => (await copies(one)).length, 2)
    // What a page sends as it goes is sent by the browser itself, which has a line here all the time.
    await two.evaluate(() => Object.assign(window, { fetch: () => Promise.reject(new TypeError("no line")) }))
    await two.close()
    await context.setOffline(false)
    await until("fields.tagline", "Offline in the first")
    // It may have taken up already what the closed one left, as any window does that is there.
    await one.close()
    const three = await open()
    // The words of the window that was closed come back, beside those that were saved meanwhile.
    await three.locator("#fields-tagline .conflict").getByText("Offline in the first").waitFor()
    await expectSoon(() => field(three, "Tagline").inputValue(), "Offline in the second")
    expect(await kept("fields.tagline")).toBe("Offline in the first")
  })

  test("a window that somebody comes back to shows what was saved elsewhere, and leaves alone what is written in it", async () => {
    const { open, until, errors } = await draft()
    const [one, two] = [await open(), await open()]
    await field(two, "Founded").fill("never")
    await two.locator("#fields-founded_year .error").waitFor()
    await field(one, "Tagline").fill("Saved in the first")
    await field(one, "Founded").fill("2016")
    await until("fields.founded_year", "2016")
    await Bun.sleep(2000)
    await two.evaluate(() => dispatchEvent(new Event("focus")))
    await two.waitForFunction(
      () => document.querySelector<HTMLInputElement>("#fields-tagline-input")?.value === "Saved in the first"
    )
    expect(await field(two, "Founded").inputValue()).toBe("never")
    // What came that way can be changed at once.
    await field(two, "Tagline").fill("And then in the second")
    await until("fields.tagline", "And then in the second")
    await expectSoon(() => two.locator("#fields-tagline .conflict").count(), 0)
    expect(errors).toEqual([])
  })
})
