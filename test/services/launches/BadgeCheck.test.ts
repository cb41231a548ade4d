import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { BadgeCheck } from "../../../src/services/launches/BadgeCheck.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import type { FixtureAnswer } from "../../support/FixtureInternet.ts"
import { raiseLimits } from "../../support/Limits.ts"
import {
  clearListings,
  columns,
  query,
  saveLaunch,
  saveListing,
  slugOf,
  waitingMails
} from "../../support/SavedListing.ts"

type Page = string | FixtureAnswer
const sites: Record<string, Record<string, Page>> = {}
let app: TestApp
let owner: { readonly id: number; readonly email: string; readonly key: string }

beforeAll(async () => {
  app = await testApp({ work: false, internet: sites, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearListings(app)
  app.clock.set("2026-11-18T12:00:00Z")
  // Of his own for each test, so that his mails are the test's own.
  owner = await app.user()
})

const check = (id: number) => app.run(Effect.flatMap(BadgeCheck, (badges) => badges.check(id)))
const sweep = () => app.run(Effect.flatMap(BadgeCheck, (badges) => badges.due))
const mine = async (id: number) => (await app.rest("GET", `/me/listings/${id}`, { key: owner.key })).body
const mails = async () => (await waitingMails(app, owner.email)).map(({ subject }) => subject)

let hosts = 0
interface Made {
  readonly id: number
  readonly host: string
  readonly slug: string
}
const saved = async (state: keyof typeof columns, page: Page = "<p>Nothing here.</p>"): Promise<Made> => {
  const host = `checked-${++hosts}.example`
  sites[host] = { "/": page }
  const due = { badge_next_check_at: app.clock.now() }
  const id = await saveListing(app, { ownerId: owner.id, host, columns: { ...columns[state], ...due } })
  await saveLaunch(app, { listingId: id, week: columns[state].launch_week })
  return { id, host, slug: slugOf(host) }
}
const badgePage = async ({ id }: Made) => `<title>Home</title>${(await mine(id)).badge.html}`
const show = (one: Made, page: Page) => {
  sites[one.host] = { ...sites[one.host], "/": page }
}
const seen = async (one: Made) => {
  const { result, reason, page } = (await mine(one.id)).badge
  return { result, reason, page }
}

describe("one look", () => {
  test("finds the badge and schedules the launch it waited for", async () => {
    const one = await saved("awaiting")
    show(one, await badgePage(one))
    await check(one.id)
    expect(await seen(one)).toEqual({ result: "found", reason: null, page: `https://${one.host}/` })
    expect(await mine(one.id)).toMatchObject({ status: "scheduled", launch_week: "2026-12-28" })
    expect(await mails()).toEqual([expect.stringContaining("badge found")])
  })

  test("says what is missing where the page has no badge", async () => {
    const one = await saved("awaiting")
    const link = `<a href="https://launchbook.test/products/${one.slug}">Launchbook</a>`
    const pages = { "<p>Nothing.</p>": "absent", [link]: "no_image" }
    for (const [page, reason] of Object.entries(pages)) {
      show(one, page)
      await check(one.id)
      expect(await seen(one)).toMatchObject({ result: "not_found", reason })
    }
    expect((await mine(one.id)).status).toBe("awaiting_badge")
    expect(await mails()).toEqual([])
  })

  test("reminds the owner once before each launch week, as many days as the setting says, and never of a badge that is there", async () => {
    const remind = (days: number) =>
      app.run(Effect.flatMap(Settings, (settings) => settings.set("badge.reminder_days", days)))
    const one = await saved("awaiting")
    const look = async (at: string) => {
      app.clock.set(at)
      await check(one.id)
      return (await mails()).filter((subject) => subject.includes("add the badge")).length
    }
    expect(await look("2026-12-22T23:00:00Z")).toBe(0)
    await remind(0)
    expect(await look("2026-12-23T00:00:00Z")).toBe(0)
    await remind(5)
    expect(await look("2026-12-23T01:00:00Z")).toBe(1)
    expect(await look("2026-12-23T02:00:00Z")).toBe(1)
    expect(await look("2026-12-27T23:00:00Z")).toBe(1)
    const [mail] = await waitingMails(app, owner.email)
    expect(mail?.text).toContain("has a place in the week of 2026-12-28, which begins in 5 days.")
    expect(mail?.text).toContain((await mine(one.id)).badge.html)
    await query(app, "update listings set launch_week = '2027-01-04' where id = $1", [one.id])
    expect(await look("2027-01-02T00:00:00Z")).toBe(2)

    // Queued an hour ago: its owner knows.
    await query(
      app,
      "update listings set launch_week = '2027-01-11', queued_at = '2027-01-08T00:00:00Z' where id = $1",
      [one.id]
    )
    expect(await look("2027-01-08T01:00:00Z")).toBe(2)
    show(one, await badgePage(one))
    expect(await look("2027-01-09T02:00:00Z")).toBe(2)
  })

  test("never calls a badge missing that it could not look for", async () => {
    const silent: ReadonlyArray<readonly [string, Page]> = [
      ["http_error", { status: 503 }],
      ["http_error", { status: 403, body: "<p>Are you a robot?</p>" }],
      ["http_error", { status: 404 }],
      ["not_html", { headers: { "content-type": "application/pdf" }, body: "%PDF" }],
      ["dns", { fail: "dns" }],
      ["tls", { fail: "tls" }],
      ["timeout", { fail: "timeout" }]
    ]
    for (const [reason, page] of silent) {
      const one = await saved("live", page)
      await check(one.id)
      expect(await seen(one)).toEqual({ result: "unreachable", reason, page: `https://${one.host}/` })
      expect(await mine(one.id)).toMatchObject({ status: "live" })
    }
    expect(await mails()).toEqual([])
  })

  test("tells what an earlier release kept in words that are none of the list's", async () => {
    const one = await saved("awaiting")
    for (const [kept, told] of [
      ["http_503", "http_error"],
      ["no_image", "no_image"],
      ["moon_in_the_way", null]
    ]) {
      await query(app, "update listings set badge_reason = $1 where id = $2", [kept, one.id])
      expect((await seen(one)).reason).toBe(told)
    }
  })

  test("obeys robots.txt, of the site and of where it redirects to", async () => {
    const shut: Page = { headers: { "content-type": "text/plain" }, body: "User-agent: LaunchbookBot\nDisallow: /" }
    const one = await saved("awaiting")
    show(one, await badgePage(one))
    sites[one.host] = { ...sites[one.host], "/robots.txt": shut }
    await check(one.id)
    expect(await seen(one)).toMatchObject({ result: "unreachable", reason: "robots_disallowed" })

    const other = await saved("awaiting")
    sites["shut.example"] = { "/robots.txt": shut, "/": await badgePage(other) }
    show(other, { status: 302, headers: { location: "https://shut.example/" } })
    await check(other.id)
    expect(await seen(other)).toMatchObject({ result: "unreachable", reason: "robots_disallowed" })

    const broken = await saved("awaiting")
    show(broken, await badgePage(broken))
    sites[broken.host] = { ...sites[broken.host], "/robots.txt": { status: 500 } }
    await check(broken.id)
    expect(await seen(broken)).toMatchObject({ result: "unreachable", reason: "robots_unreachable" })
  })

  test("follows a redirect and names the page it read", async () => {
    const one = await saved("awaiting")
    sites[one.host] = {
      "/": { status: 301, headers: { location: "/en/" } },
      "/en/": await badgePage(one)
    }
    await check(one.id)
    expect(await seen(one)).toEqual({ result: "found", reason: null, page: `https://${one.host}/en/` })
  })

  test("is not taken at a listing that owes no badge", async () => {
    const one = await saved("awaiting")
    await query(app, "update listings set plan = 'paid', status = 'scheduled' where id = $1", [one.id])
    expect(await check(one.id)).toBe(false)
    expect(await seen(one)).toMatchObject({ result: null })
  })

  test("of another listing's badge does not count", async () => {
    const [one, other] = [await saved("awaiting"), await saved("awaiting")]
    show(one, await badgePage(other))
    await check(one.id)
    expect(await seen(one)).toMatchObject({ result: "not_found", reason: "wrong_listing" })
  })
})

describe("a live listing without its badge", () => {
  test("is reminded twice and then paused; found again it is live, with its launch and its votes", async () => {
    const one = await saved("live")
    await query(app, "update listings set votes = 5 where id = $1", [one.id])
    const shown = async () => (await app.rest("GET", `/listings/${one.slug}`)).status
    const story: Array<string> = []
    for (let day = 0; day <= 14; day++) {
      // Read just before, so that a copy is at hand that must not be shown any more.
      const before = await shown()
      await sweep()
      const [last] = (await mails()).slice(-1)
      const { status } = await mine(one.id)
      const now = `${before} ${status} ${await shown()}: ${last ?? ""}`
      if (now !== story.at(-1)?.slice(4)) story.push(`${String(day).padStart(2)}: ${now}`)
      app.clock.advance({ days: 1, minutes: 1 })
    }
    const name = `Product of ${one.host}`
    expect(story).toEqual([
      " 0: 200 live 200: ",
      ` 7: 200 live 200: ${name}: the badge is missing`,
      `14: 200 paused 404: ${name} is paused: the badge is missing`
    ])
    expect(
      (await mails()).filter((subject) => subject.endsWith(": the badge is missing") && !subject.includes("paused"))
    ).toHaveLength(2)
    expect((await mine(one.id)).next_steps[0].reason).toContain("badge.html")

    show(one, await badgePage(one))
    await sweep()
    expect(await mine(one.id)).toMatchObject({ status: "live", votes: 5, launch_week: "2026-11-09" })
    expect(await shown()).toBe(200)
    expect((await mails()).at(-1)).toContain("live again")
    expect(
      await query(app, "select badge_missing_since, badge_reminders from listings where id = $1", [one.id])
    ).toEqual([{ badge_missing_since: null, badge_reminders: 0 }])
  })

  test("starts anew when the badge was back in between", async () => {
    const one = await saved("live")
    await check(one.id)
    app.clock.advance({ days: 13 })
    show(one, await badgePage(one))
    await check(one.id)
    app.clock.advance({ days: 1 })
    show(one, "<p>Gone again.</p>")
    await check(one.id)
    app.clock.advance({ days: 2 })
    await check(one.id)
    expect((await mine(one.id)).status).toBe("live")
    expect(await mails()).toEqual([])
  })

  test("loses no day of its grace period to a site that does not answer", async () => {
    const one = await saved("live")
    await check(one.id)
    show(one, { status: 503 })
    for (let day = 0; day < 20; day++) {
      app.clock.advance({ days: 1 })
      await check(one.id)
    }
    expect(await mine(one.id)).toMatchObject({ status: "live", badge: { result: "unreachable" } })
    show(one, "<p>Nothing.</p>")
    await check(one.id)
    expect((await mine(one.id)).status).toBe("live")
    expect(await mails()).toEqual([])
  })

  test("that is paid for keeps its place whatever is on its page", async () => {
    const one = await saved("live")
    await query(app, "update listings set plan = 'paid', badge_missing_since = '2026-01-01' where id = $1", [one.id])
    await sweep()
    expect((await mine(one.id)).status).toBe("live")
    expect(await query(app, "select badge_next_check_at from listings where id = $1", [one.id])).toEqual([
      { badge_next_check_at: null }
    ])
  })
})

describe("a scheduled listing", () => {
  test("whose badge stays away past the grace period waits for it again", async () => {
    const one = await saved("scheduled")
    await check(one.id)
    expect((await mine(one.id)).status).toBe("scheduled")
    app.clock.advance({ days: 14 })
    await check(one.id)
    expect((await mine(one.id)).status).toBe("awaiting_badge")
    show(one, await badgePage(one))
    await check(one.id)
    expect(await mine(one.id)).toMatchObject({ status: "scheduled", launch_week: "2026-12-28" })
  })
})

describe("a sweep", () => {
  test("takes what was due, each once, and leaves the rest", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => saved("awaiting")))
    const later = await saved("awaiting")
    await query(app, "update listings set badge_next_check_at = $1 where id = $2", ["2026-11-19T00:00:00Z", later.id])
    app.clock.advance({ minutes: 1 })
    expect(await sweep()).toBe(all.length)
    expect(await sweep()).toBe(0)
    expect((await seen(later)).result).toBeNull()
    app.clock.advance({ hours: 1, minutes: 1 })
    expect(await sweep()).toBe(all.length)
  })

  test("shares the work with another at the same time", async () => {
    const slow = { delay: "50 millis", body: "<p>Nothing.</p>" } as const
    await Promise.all(Array.from({ length: 20 }, () => saved("awaiting", slow)))
    app.clock.advance({ minutes: 1 })
    const counts = await Promise.all([sweep(), sweep(), sweep()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  })

  test("ends in time, and leaves the rest to the next one, each looked at once", async () => {
    const [first, second] = [await saved("awaiting"), await saved("awaiting")]
    let looks = 0
    Object.defineProperty(sites[first.host], "/", {
      enumerable: true,
      get: () => {
        looks++
        app.clock.advance({ minutes: 11 })
        return "<p>Nothing.</p>"
      }
    })
    // Of one site, so that one waits for the other.
    await query(app, "update listings set website_url = $1, domain = $2 where id = $3", [
      `https://${first.host}/`,
      first.host,
      second.id
    ])
    app.clock.advance({ minutes: 1 })
    expect(await sweep()).toBe(1)
    app.clock.advance({ seconds: 1 })
    expect(await sweep()).toBe(1)
    expect(looks).toBe(2)
    for (const one of [first, second]) expect((await seen(one)).result).toBe("not_found")
  })

  test("asks again for what another left unfinished", async () => {
    const one = await saved("awaiting")
    await query(app, "update listings set badge_next_check_at = $1 where id = $2", [
      // As claimed by a process that was killed.
      new Date(app.clock.now().getTime() + 15 * 60_000),
      one.id
    ])
    expect(await sweep()).toBe(0)
    app.clock.advance({ minutes: 16 })
    expect(await sweep()).toBe(1)
  })

  test("does not wait for a time that was set before the clock was set back", async () => {
    const one = await saved("awaiting")
    show(one, await badgePage(one))
    app.clock.advance({ days: 10 })
    expect(await sweep()).toBe(1)
    app.clock.advance({ days: -10 })
    await sweep()
    app.clock.advance({ minutes: 5 })
    expect(await sweep()).toBe(1)
  })

  test("is not held up by one site: the others are looked at all the same", async () => {
    const bad = await saved("awaiting")
    await query(app, "update listings set website_url = 'no address' where id = $1", [bad.id])
    const good = await saved("awaiting")
    app.clock.advance({ minutes: 1 })
    expect(await sweep()).toBe(2)
    expect(await seen(bad)).toMatchObject({ result: "unreachable", reason: "blocked_url" })
    expect(await seen(good)).toMatchObject({ result: "not_found" })
  })
})
