/** Voting where products are listed: in a search, a category, among alternatives. One stays where one was. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import { isHere, launch } from "../../../support/Chromium.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn, stranger } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, served: true })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

/** Somebody whose account is old enough for their vote to count at once. */
const member = async (): Promise<Person> => {
  const person = await signedIn(app)
  await query(
    app,
    "update users set created_at = created_at - interval '90 days', mailbox_proven_at = created_at where email = $1",
    [person.email]
  )
  return person
}

const lists = [
  "/search?q=webhook",
  "/search?category=developer-tools&sort=trending",
  "/categories/developer-tools",
  "/products/keymoult/alternatives"
]

describe.each(lists)("in %s", (path) => {
  test("somebody votes, takes it back and is still there", async () => {
    const person = await member()
    const action = "/products/webhook-hotel/vote"
    const pressed = (text: string) => load(text)(`form[action="${action}"] button`).attr("aria-pressed")
    const count = (text: string) => Number(load(text)("#vote-webhook-hotel .count").text())
    const before = await person.open(path)
    expect(pressed(before.text)).toBe("false")
    const voted = await person.submit(before, action)
    expect(new URL(voted.url).pathname + new URL(voted.url).search).toBe(path)
    expect([pressed(voted.text), count(voted.text)]).toEqual(["true", count(before.text) + 1])
    const back = await person.submit(voted, action)
    expect([pressed(back.text), count(back.text)]).toEqual(["false", count(before.text)])
  })

  test("whoever is not signed in is led to sign in and back to the list", async () => {
    const page = await stranger(app).open(path)
    const link = load(page.text)("#vote-webhook-hotel a.vote").attr("href") ?? ""
    expect(new URL(link, app.origin).searchParams.get("return_to")).toBe(`${path}#vote-webhook-hotel`)
    expect(load(page.text)("ol.launches form")).toHaveLength(0)
  })
})

test.skipIf(!isHere)(
  "with scripts one votes in place, with what was searched for still there (needs Chromium)",
  async () => {
    const person = await member()
    const browser = await launch()
    const context = await browser.newContext()
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: app.origin })))
    const page = await context.newPage()
    await page.goto(`${app.origin}/search?q=webhook`)
    let isLeft = false
    page.on("framenavigated", () => {
      isLeft = true
    })
    const stamp = page.locator("#vote-webhook-hotel button")
    await stamp.click()
    await page.locator("#vote-webhook-hotel button[aria-pressed=true]").waitFor()
    expect([isLeft, page.url()]).toEqual([false, `${app.origin}/search?q=webhook`])
    await browser.close()
  },
  60_000
)
