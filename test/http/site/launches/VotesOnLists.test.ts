/** Voting where a product stands in a list: without JavaScript step by step, and in place with it. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import type { Seen } from "../../../support/Browser.ts"
import { accountOf } from "../../../support/CaredListing.ts"
import { expectUsable, isHere, launch } from "../../../support/Chromium.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn, stranger } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

setDefaultTimeout(60_000)

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, served: true })
  await raiseLimits(app)
})
afterAll(() => app.close())

/** Somebody whose votes count at once. */
const known = async (): Promise<Person> => {
  const person = await signedIn(app)
  await query(
    app,
    "update users set created_at = created_at - interval '90 days', mailbox_proven_at = created_at where id = $1",
    [await accountOf(app, person.email)]
  )
  return person
}
const stampOn = ({ text }: Seen, slug: string) => {
  const stamp = load(text)(`#vote-${slug} .vote`)
  return {
    is: stamp.prop("tagName")?.toLowerCase(),
    pressed: stamp.attr("aria-pressed"),
    count: Number(stamp.find(".count").text()),
    word: stamp.find(".word").text(),
    leads: stamp.attr("href")
  }
}

describe("on a list", () => {
  test("whoever is not signed in is led to sign in, and back to the row", async () => {
    const anybody = stranger(app)
    for (const path of ["/", "/leaderboards/community-weekly", "/leaderboards/community-all-time"]) {
      const stamp = stampOn(await anybody.open(path), "papercut-radio")
      expect(stamp).toMatchObject({ is: "a", word: "Vote" })
      const to = new URL(stamp.leads ?? "", app.origin)
      expect([to.pathname, to.searchParams.get("return_to")]).toEqual(["/sign-in", `${path}#vote-papercut-radio`])
    }
  })

  test("a vote is cast and taken back where it stands, and leads back there", async () => {
    const person = await known()
    const week = new URL((await person.open("/weeks/this")).url).pathname
    for (const path of ["/", week, "/leaderboards/community-weekly", "/leaderboards/community-all-time"]) {
      const before = await person.open(path)
      expect(stampOn(before, "loamwise")).toMatchObject({ is: "button", pressed: "false", word: "Vote" })
      const { count } = stampOn(before, "loamwise")
      const after = await person.submit(before, "/products/loamwise/vote")
      expect(after.url).toBe(`${app.origin}${path}#vote-loamwise`)
      expect(stampOn(after, "loamwise")).toMatchObject({ pressed: "true", count: count + 1, word: "Voted" })
      // The count is everybody's; who voted is theirs alone.
      expect(stampOn(await stranger(app).open(path), "loamwise")).toMatchObject({ is: "a", count: count + 1 })
      const back = await person.submit(after, "/products/loamwise/vote")
      expect(stampOn(back, "loamwise")).toMatchObject({ pressed: "false", count, word: "Vote" })
    }
  })

  test("a vote that waits for review is shown as cast, and not counted", async () => {
    const fresh = await signedIn(app)
    const before = await fresh.open("/")
    const after = await fresh.submit(before, "/products/loamwise/vote")
    expect(stampOn(after, "loamwise")).toMatchObject({
      pressed: "true",
      word: "In review",
      count: stampOn(before, "loamwise").count
    })
  })

  test("nobody is asked to vote for what is theirs, or what they founded", async () => {
    const owner = await known()
    const founder = await known()
    const id = "(select id from listings where slug = 'cron-auntie')"
    await query(app, "update listings set owner_id = $1 where slug = 'cron-auntie'", [
      await accountOf(app, owner.email)
    ])
    await query(
      app,
      `update founders set user_id = $1 where id = (select min(founder_id) from listing_founders where listing_id = ${id})`,
      [await accountOf(app, founder.email)]
    )
    for (const person of [owner, founder])
      expect(stampOn(await person.open("/"), "cron-auntie")).toMatchObject({ is: "p", word: "votes" })
    expect(stampOn(await founder.open("/"), "loamwise")).toMatchObject({ is: "button" })
  })

  test("the form leads nowhere but to paths of this site", async () => {
    const person = await known()
    const page = await person.open("/")
    for (const back of ["//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:alert(1)", ""]) {
      const answer = await person.submit(page, "/products/loamwise/vote", { vote: "no", back })
      expect([answer.away, answer.url]).toEqual([null, `${app.origin}/products/loamwise#act`])
      const followed = person.fieldsOf(page, "/products/loamwise/vote", { follow: "no", back })
      const after = await person.post("/products/loamwise/follow", followed)
      expect([after.away, after.url]).toEqual([null, `${app.origin}/products/loamwise#act`])
    }
    const there = await person.submit(page, "/products/loamwise/vote", { vote: "no", back: "/updates?page=2" })
    expect(there.url).toBe(`${app.origin}/updates?page=2`)
  })

  test("a list of a week that is over takes no votes", async () => {
    const person = await known()
    const week = await person.open("/weeks/last")
    expect(load(week.text)("ol.launches > li").length).toBeGreaterThan(3)
    expect(load(week.text)("main form[method=post]").length).toBe(0)
    const board = await person.open("/leaderboards/community-weekly?week=last")
    expect(load(board.text)("ol.launches > li").length).toBeGreaterThan(3)
    expect(load(board.text)("main form[method=post]").length).toBe(0)
  })
})

describe.skipIf(!isHere)("in a browser (needs Chromium)", () => {
  test("a stamp is pressed in place: the page stays, the count moves, the focus does not", async () => {
    const person = await known()
    const browser = await launch()
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: app.origin })))
    const page = await context.newPage()
    await page.goto(`${app.origin}/`)
    await page.evaluate("window.here = true")
    const stamp = page.locator("#vote-papercut-radio button")
    const count = Number(await stamp.locator(".count").textContent())
    await stamp.focus()
    const top = await page.evaluate("window.scrollY")
    await page.keyboard.press("Enter")
    await page.locator("#vote-papercut-radio button[aria-pressed=true]").waitFor()
    expect(Number(await stamp.locator(".count").textContent())).toBe(count + 1)
    expect(await page.evaluate("[window.here, location.pathname + location.hash, window.scrollY]")).toEqual([
      true,
      "/",
      top
    ])
    expect(await stamp.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
    await page.locator("#said", { hasText: "Voted for Papercut Radio" }).waitFor({ state: "attached" })
    await expectUsable(page, "the front page for who voted")
    await page.keyboard.press("Enter")
    await page.locator("#vote-papercut-radio button[aria-pressed=false]").waitFor()
    expect(Number(await stamp.locator(".count").textContent())).toBe(count)
    await browser.close()
  })

  test("weeks that are over and to come, and boards of each kind, are usable on any screen", async () => {
    const browser = await launch()
    const page = await browser.newPage()
    for (const path of ["/weeks/last", "/weeks/next", "/leaderboards/community-weekly", "/leaderboards/revenue"]) {
      await page.goto(app.origin + path)
      await expectUsable(page, path)
    }
    await browser.close()
  }, 180_000)
})
