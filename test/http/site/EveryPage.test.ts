/**
 * Every page of the table, as anybody, as somebody signed in and in a real browser: what each must have is written
 * here once, and a page has it by being in the table.
 */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { Glob } from "bun"
import { load } from "cheerio"
import type { Browser } from "playwright-core"
import type { Audience } from "../../../src/http/site/declare/SiteVisit.ts"
import { forms, pages } from "../../../src/http/site/Pages.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import type { Seen } from "../../support/Browser.ts"
import { expectUsable, inTime, isHere, launch } from "../../support/Chromium.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { type Person, signedIn, signedInTeam, stranger } from "../../support/Person.ts"
import { addressOf } from "./Addresses.ts"

// A browser takes its time on a busy machine.
setDefaultTimeout(60_000)

let app: TestApp
let person: Person
let team: Person
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, served: true })
  await raiseLimits(app)
  person = await signedIn(app)
  team = await signedInTeam(app)
})
afterAll(() => app.close())

const each = pages.map((page) => [page.path, page] as const)
type AnyPage = (typeof pages)[number]

/** Whoever may see a page. */
const reader = ({ audience }: AnyPage): Person => (isTeams(audience) ? team : person)
const isTeams = (audience: Audience) => audience === "admin"
/** Pages that nobody sees who is not signed in. */
const isOwn = (audience: Audience) => audience === "member" || isTeams(audience)

/** Where a page of the site sends whoever is not, or is already, signed in. */
const sentTo = ({ url }: Seen, address: string) => {
  const { pathname } = new URL(url)
  return pathname === new URL(address, app.origin).pathname ? null : pathname
}

const expectComplete = (seen: Seen, { path, audience }: AnyPage) => {
  const $ = load(seen.text)
  expect(seen.status, `${path} (TEST_LOGS=1 shows why)`).toBe(200)
  expect($("h1"), `${path} needs one h1`).toHaveLength(1)
  for (const text of [$("h1").text(), $("title").text(), $("meta[name=description]").attr("content")])
    expect(text?.trim(), `${path} needs words for its h1, title and description`).toBeTruthy()
  expect($("html").attr("lang")).toBe("en")
  // Found by search engines if everybody may see it, and by nobody else.
  const canonical = $("link[rel=canonical]").attr("href")
  if (audience === "public") expect(canonical).toBe(seen.url)
  else expect([canonical, $("meta[name=robots]").attr("content")]).toEqual([undefined, "noindex"])
  const known = forms.map((form) => new RegExp(`^${form.path.replace(/:\w+/g, "[^/]+")}$`))
  for (const form of $("form[method=post]").get()) {
    const action = $(form).attr("action") ?? ""
    const isKnown = known.some((path) => path.test(action))
    expect(isKnown, `${path} has a form to ${action}, which is not in the table`).toBe(true)
  }
}

const expectGuarded = ({ headers }: Seen, path: string) => {
  const policy = headers.get("content-security-policy") ?? ""
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy, path).toContain(part)
  expect(policy, path).not.toContain("unsafe")
  expect(headers.get("x-frame-options"), path).toBe("DENY")
  expect(headers.get("x-content-type-options"), path).toBe("nosniff")
  expect(headers.get("referrer-policy"), path).toBeTruthy()
  expect(headers.get("cross-origin-opener-policy"), path).toBeTruthy()
  expect(headers.get("content-type"), path).toBe("text/html; charset=utf-8")
  expect(headers.get("ratelimit"), path).toMatch(/^"(anonymous|read)";r=\d+;t=\d+/)
  expect(headers.get("x-request-id"), path).toBeTruthy()
}

describe("the table", () => {
  test("has every page and form that is declared", async () => {
    const root = new URL("../../../src/http/", import.meta.url).pathname
    const declared: Array<string> = []
    for (const file of new Glob("**/*.{ts,tsx}").scanSync(root)) {
      // What runs in somebody's browser.
      if (file.startsWith("site/frame/browser/")) continue
      const exported: Record<string, unknown> = await import(root + file)
      for (const value of Object.values(exported))
        if (typeof value === "object" && value !== null && "kind" in value && "path" in value)
          declared.push(`${value.kind} ${value.path}`)
    }
    const listed = [...pages, ...forms].map(({ kind, path }) => `${kind} ${path}`)
    expect([...new Set(declared)].toSorted()).toEqual(listed.toSorted())
  })

  test("has each address once", () => {
    for (const list of [pages, forms]) {
      const paths: ReadonlyArray<string> = list.map(({ path }) => path)
      expect(paths).toEqual([...new Set(paths)])
    }
  })
})

test.each(each)("%s is complete for anybody", async (path, page) => {
  const address = await addressOf(app, path, person)
  const seen = await stranger(app).open(address)
  expectGuarded(seen, path)
  if (isOwn(page.audience)) expect(sentTo(seen, address)).toBe("/sign-in")
  if (sentTo(seen, address) === null) expectComplete(seen, page)
  else expect(sentTo(seen, address)).toBe("/sign-in")
  expect(load(seen.text)("header input[name=csrf]")).toHaveLength(0)
})

test.each(each)("%s is complete for somebody signed in", async (path, page) => {
  const address = await addressOf(app, path, reader(page))
  const seen = await reader(page).open(address)
  expectGuarded(seen, path)
  if (isTeams(page.audience)) expect((await person.open(address)).status, `${path} is the team's alone`).toBe(404)
  if (sentTo(seen, address) === null) expectComplete(seen, page)
  else expect(sentTo(seen, address)).toBe("/account")
  const $ = load(seen.text)
  const tokens = new Set(
    $("form[method=post]")
      .get()
      .map((form) => $(form).find("input[name=csrf]").attr("value"))
  )
  expect([...tokens], `every form on ${path} carries the one token of the session`).toStrictEqual([expect.any(String)])
  expect(seen.headers.get("cache-control"), path).toContain("no-store")
  expect(seen.headers.get("etag"), path).toBeNull()
})

// How a page looks does not follow from where its rows are kept: the run on PostgreSQL has the journeys, and not this.
const isLookedAt = isHere && process.env.DATABASE_URL === undefined
describe.skipIf(!isLookedAt)("in a browser (needs Chromium, and the embedded database)", () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  test.each(each)("%s is usable on any screen, in the light and in the dark", async (path, shown) => {
    const address = await addressOf(app, path, reader(shown))
    const look = async () => {
      const context = await browser.newContext()
      const cookies = isOwn(shown.audience) ? [...reader(shown).cookies] : []
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: app.origin })))
      const page = await context.newPage()
      await page.goto(new URL(address, app.origin).href)
      await expectUsable(page, path)
      await context.close()
    }
    // A browser that has shown a hundred pages may stand still; another one looks then.
    if (await inTime(25_000, look())) return
    browser = await launch()
    await look()
  })

  test("so is a page that is not there", async () => {
    const page = await browser.newPage()
    await page.goto(`${app.origin}/no-such-page`)
    await expectUsable(page, "a page that is not there")
    await page.close()
  })
})
