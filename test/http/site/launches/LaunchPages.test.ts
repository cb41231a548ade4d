/** The calendar, a week, the boards, the awards, the updates and the front page, as somebody reads them. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Board } from "../../../../src/domain/launch/Launch.ts"
import { Settings } from "../../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { stranger } from "../../../support/Person.ts"
import { change } from "../../../support/Read.ts"

setDefaultTimeout(60_000)

const now = "2026-11-18T12:00:00Z"
let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, now })
  await raiseLimits(app)
})
afterAll(() => app.close())

const open = (path: string) => stranger(app).open(path)
const see = async (path: string) => {
  const seen = await open(path)
  expect([path, seen.status]).toEqual([path, 200])
  return load(seen.text)
}
const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim()

describe("a week", () => {
  test("is found by its word and by any of its days, at the address of its Monday", async () => {
    const to = { this: "2026-11-16", next: "2026-11-23", last: "2026-11-09", "2026-11-12": "2026-11-09" }
    for (const [asked, monday] of Object.entries(to))
      expect((await open(`/weeks/${asked}`)).url).toBe(`${app.origin}/weeks/${monday}`)
  })
  test("that is none is not there", async () => {
    for (const asked of ["soon", "2026", "1999-01-04", "2031-01-06", "2026-W47", "2026-11-16.html"])
      expect([asked, (await open(`/weeks/${asked}`)).status]).toEqual([asked, 404])
    expect((await open("/weeks/2026-13-40")).status).toBe(400)
  })
  test("that runs has its launches by their votes of this week", async () => {
    const $ = await see("/weeks/2026-11-16")
    const { body } = await app.rest("GET", "/launches/weeks/this")
    const ranked = body.launches.map((each: { votes: number; listing: { name: string } }) => [
      each.listing.name,
      each.votes
    ])
    const shown = $("ol.launches > li")
      .get()
      .map((row) => [$(row).find("h3").text(), Number($(row).find(".count").text())])
    expect(shown).toEqual(ranked)
    expect($(".strip [aria-current=page] time").attr("datetime")).toBe("2026-11-16")
  })
  test("that is over has its awards, and what each won by", async () => {
    const $ = await see("/weeks/2026-11-09")
    const { body } = await app.rest("GET", "/awards?per_page=3")
    for (const { title, votes, listing } of body.items) {
      const row = $("ol.launches > li").filter((_, each) => $(each).find("h3").text() === listing.name)
      expect(wordsOf(row.find(".award").text())).toContain(title)
      expect(wordsOf(row.find(".figure").text())).toBe(`${votes} votes`)
    }
    expect($(".award")).toHaveLength(3)
  })
  test("to come has what is planned, without ranks and without votes", async () => {
    const $ = await see("/weeks/2026-11-23")
    expect(
      $("ul.launches h3")
        .get()
        .map((name) => $(name).text())
        .toSorted()
    ).toEqual(["Oxbow Tables", "Quillmark"])
    expect($("main .rank, main .count, main .vote")).toHaveLength(0)
    expect(wordsOf($(".pagehead").text())).toContain("Voting opens on Monday, 23 Nov 2026.")
  })
  test("without anything says so, and what to do", async () => {
    const $ = await see("/weeks/2027-03-01")
    expect(wordsOf($("main").text())).toContain("Nothing is planned for this week yet.")
    expect($("main a[href='/submit']")).toHaveLength(1)
  })
})

describe("the calendar", () => {
  test("has every week with its launches, its winner and its free places", async () => {
    const $ = await see("/weeks")
    const lineOf = (week: string) => {
      const line = $(`.weeklines time[datetime=${week}]`).closest("li")
      return { words: wordsOf(line.text()), href: line.find("h3 a").attr("href") }
    }
    const [won] = (await app.rest("GET", "/awards?per_page=1")).body.items
    const past = (await app.rest("GET", "/launches/weeks/last")).body.launches
    expect(lineOf("2026-11-09").words).toContain(`${past.length} launches`)
    expect(lineOf("2026-11-09").words).toContain(`Won by ${won.listing.name}`)
    expect(lineOf("2026-11-23")).toEqual({ words: expect.stringContaining("2 planned"), href: "/weeks/2026-11-23" })
    // Six to eight weeks ahead, by the settings as they come; one booking of twenty-five counts.
    expect(lineOf("2026-12-28").words).toMatch(/\d+ free places? left/)
    expect(lineOf("2026-12-21").words).not.toContain("free place")
  })
  test("says where the free plan is full", async () => {
    await app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("free_plan.weekly_capacity", 1))))
    const $ = await see("/weeks")
    expect(wordsOf($(".weeklines time[datetime=2026-12-28]").closest("li").text())).toContain("free places all taken")
  })
})

describe("a board", () => {
  test("says by what it ranks, and its rows are those of the API", async () => {
    for (const board of Board.literals) {
      const $ = await see(`/leaderboards/${board}`)
      const { body } = await app.rest("GET", `/leaderboards/${board}?per_page=50`)
      expect(
        $("ol.launches > li h3")
          .get()
          .map((name) => $(name).text())
      ).toEqual(body.items.map((item: { listing: { name: string } }) => item.listing.name))
      expect(wordsOf($(".pagehead .lead").text())).toMatch(/^(Paid\. )?Ranked by /)
      for (const said of [body.disclosure, body.attribution])
        if (said !== null) expect(wordsOf($("main").text())).toContain(wordsOf(said))
    }
  })
  test("that is paid says so in its heading, its tab and on every row, and none other does", async () => {
    for (const board of Board.literals) {
      const $ = await see(`/leaderboards/${board}`)
      const rows = $("ol.launches > li").get()
      const paid = rows.filter((row) => $(row).find(".chip.paid").text() === "Paid")
      const isPaid = board === "billboard"
      expect([board, paid.length]).toEqual([board, isPaid ? rows.length : 0])
      expect($("h1 .chip.paid").length).toBe(isPaid ? 1 : 0)
      expect($(".tabs .chip.paid").length).toBe(1)
    }
  })
  test("of figures from elsewhere names whose they are and of when on every row", async () => {
    const rating = await see("/leaderboards/domain-rating")
    for (const row of rating("ol.launches > li").get())
      expect(wordsOf(rating(row).find(".meta").text())).toMatch(/Demo rating, \d+ \w{3} \d{4}$/)
    const revenue = await see("/leaderboards/revenue")
    for (const row of revenue("ol.launches > li").get())
      expect(wordsOf(revenue(row).find(".meta").text())).toMatch(
        /(Self-reported|Verified by the site team), \w{3} \d{4}$/
      )
  })
  test("of a week is of the week that is chosen", async () => {
    const $ = await see("/leaderboards/community-weekly?week=2026-11-09")
    const { body } = await app.rest("GET", "/leaderboards/community-weekly?week=2026-11-09")
    expect($("ol.launches > li").first().find("h3").text()).toBe(body.items[0].listing.name)
    expect($("select[name=week] option[selected]").attr("value")).toBe("2026-11-09")
    expect($("link[rel=canonical]").attr("href")).toContain("?week=2026-11-09")
  })
  test("that there is not is not there", async () => {
    for (const board of ["money", "billboard2", "Billboard", "..."])
      expect((await open(`/leaderboards/${board}`)).status).toBe(404)
    expect((await open("/leaderboards/billboard?page=999")).status).toBe(200)
  })
})

describe("the front page", () => {
  test("offers a field that leads to submitting, and keeps what is bought apart from ranks", async () => {
    const $ = await see("/")
    expect($("form[action='/submit'] input[name=url]")).toHaveLength(1)
    const placed = $(".placed")
    expect(placed).toHaveLength(2)
    expect(placed.find(".chip.paid")).toHaveLength(2)
    expect(placed.find(".rank, .vote, .count")).toHaveLength(0)
    expect($("ol.launches .chip.paid")).toHaveLength(0)
  })
  test("has what comes next week, who won last, what is new, who is behind it and where to look", async () => {
    const $ = await see("/")
    const heads = $("main h2")
      .get()
      .map((head) => wordsOf($(head).text()))
    expect(heads).toEqual([
      "This week",
      "Featured Paid placement",
      "Launch of the Week",
      "Billboard Paid",
      "Next week",
      "Latest updates",
      "The people behind them",
      "Look around by category"
    ])
    expect(wordsOf($(".planned").text())).toContain("Quillmark")
    expect($(".winners li")).toHaveLength(3)
    expect($(".updates li")).toHaveLength(5)
    expect($(".faces li")).toHaveLength(8)
    for (const face of $(".faces a").get()) expect($(face).attr("href")).toMatch(/\/founders\/[a-z-]+$/)
  })
  test("and its lists are told to programs", async () => {
    const $ = await see("/")
    const told = JSON.parse($("script[type='application/ld+json']").text())
    const list = told["@graph"].find((node: { "@type": string }) => node["@type"] === "ItemList")
    expect(list.itemListElement[0]).toMatchObject({ position: 1, name: "Tidewatch" })
  })
})

describe("news", () => {
  test("of all products is paged, the latest first, and shows what was written as text", async () => {
    await change(
      app,
      `insert into listing_updates (listing_id, title, body, published_at)
       select id, '<script>alert(1)</script>', '<img src=x onerror=alert(1)> and more', $1 from listings where slug = 'tidewatch'`,
      [now]
    )
    const $ = await see("/updates")
    expect($(".updates h3").first().text()).toBe("<script>alert(1)</script>")
    expect($(".updates script, .updates img[onerror]")).toHaveLength(0)
    expect($(".updates li")).toHaveLength(20)
    const next = await see($(".pager a[rel=next]").attr("href") ?? "")
    expect(next(".updates li").length).toBeGreaterThan(5)
    expect(wordsOf((await see("/updates?page=900"))("main").text())).toContain("There are no updates before these.")
    const home = await see("/")
    expect(home(".updates h3").first().text()).toBe("<script>alert(1)</script>")
    expect(home("main script")).toHaveLength(0)
  })
})

test("a directory in which nothing ever happened has all of them, and says what will", async () => {
  const empty = await testApp({ work: false, now })
  const text = async (path: string) => {
    const seen = await stranger(empty).open(path)
    expect([path, seen.status]).toEqual([path, 200])
    return wordsOf(load(seen.text)("main").text())
  }
  expect(await text("/")).toContain("No launches yet this week. The next page begins Monday.")
  expect(await text("/weeks")).toContain("No week is over yet.")
  expect(await text("/weeks/this")).toContain("No launches yet this week.")
  expect(await text("/leaderboards")).toContain("Nobody has contributed yet.")
  expect(await text("/leaderboards/revenue")).toContain("No owner has stated a figure yet.")
  expect(await text("/awards")).toContain("Nothing is won yet.")
  expect(await text("/updates")).toContain("Nobody has posted an update yet.")
  await empty.close()
})
