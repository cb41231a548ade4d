/** The settings of an account: a name, sessions, mails, and all that is kept of a person as a file. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Follows } from "../../../src/services/people/Follows.ts"
import { Reviews } from "../../../src/services/people/Reviews.ts"
import { bySession } from "../../../src/services/store/Audit.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { auditOf } from "../../support/Audit.ts"
import { accountOf, caredListing } from "../../support/CaredListing.ts"
import { expectUsable, isHere, launch } from "../../support/Chromium.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { linkFor, type Person, signedIn, stranger } from "../../support/Person.ts"
import { query } from "../../support/SavedListing.ts"
import { cast, elsewhere, votable } from "../../support/Voters.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z", served: true })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const words = (text: string) => load(text)("main").text().replace(/\s+/g, " ")
const exportPath = "/account/settings/export.json"
const actor = async (person: Person) => bySession({ id: 1, userId: await accountOf(app, person.email) }, "request")

describe("a name", () => {
  const rename = async (person: Person, name: string) =>
    person.submit(await person.open("/account/settings"), "/account/settings/name", { name })

  test("stands beside one's reviews from then on, and goes when it is emptied", async () => {
    const person = await signedIn(app)
    const by = await actor(person)
    const { slug } = await caredListing(app, null)
    await app.run(
      Effect.flatMap(Reviews, (reviews) => reviews.submit(by, slug, { rating: 5, body: "It works for us." }))
    )
    await query(app, "update reviews set status = 'published' where user_id = $1", [by.userId])
    const reader = stranger(app)
    expect((await reader.open(`/products/${slug}`)).text).not.toContain("Nora Vik")
    const saved = await rename(person, "  Nora \u202e Vik ")
    expect([words(saved.text).includes("Saved"), load(saved.text)("#name").attr("value")]).toEqual([true, "Nora Vik"])
    expect((await reader.open(`/products/${slug}`)).text).toContain("Nora Vik")
    expect(words((await person.open("/account")).text)).toContain("Hello, Nora Vik")
    await rename(person, "")
    expect((await reader.open(`/products/${slug}`)).text).not.toContain("Nora Vik")
    expect((await auditOf(app, by.userId)).filter(({ operation }) => operation === "name_changed")).toHaveLength(2)
  })

  test("is shown as text, and cut to its length", async () => {
    const person = await signedIn(app)
    await rename(person, `<img src=x onerror=alert(1)>${"x".repeat(200)}`)
    const page = load((await person.open("/account")).text)
    expect(page("main img")).toHaveLength(0)
    expect(page("h1").text().length).toBeLessThan(100)
  })
})

test("one other browser is signed out, and nobody else's", async () => {
  const laptop = await signedIn(app)
  const phone = await signedIn(app, laptop.email)
  const other = await signedIn(app)
  const page = await laptop.open("/account/settings")
  expect(load(page.text)('form[action="/account/settings/sessions/end"]')).toHaveLength(1)
  const [theirs] = await query<{ id: number }>(app, "select id from sessions where user_id = $1", [
    await accountOf(app, other.email)
  ])
  await laptop.submit(page, "/account/settings/sessions/end", { id: String(theirs?.id) })
  expect((await other.open("/account")).url).toEndWith("/account")
  await laptop.submit(page, "/account/settings/sessions/end")
  expect((await phone.open("/account")).url).toContain("/sign-in")
  expect((await laptop.open("/account")).url).toEndWith("/account")
})

describe("notifications", () => {
  const choose = async (person: Person, fill: Record<string, string | null>) =>
    person.submit(await person.open("/account/notifications"), "/account/notifications", fill)
  const chosen = (text: string) => {
    const $ = load(text)
    return [$("input[name=news][checked]").attr("value"), $("input[name=launches]").attr("checked") !== undefined]
  }

  test("are chosen on one page, and stay as chosen", async () => {
    const person = await signedIn(app)
    expect(chosen((await person.open("/account/notifications")).text)).toEqual(["each", true])
    const saved = await choose(person, { news: "weekly", launches: null })
    expect(words(saved.text)).toContain("Saved.")
    expect(chosen((await person.open("/account/notifications")).text)).toEqual(["weekly", false])
    await choose(person, { news: "weekly", launches: "yes" })
    expect(chosen((await person.open("/account/notifications")).text)).toEqual(["weekly", true])
    expect(
      await app.run(
        Effect.flatMap(Follows, (follows) =>
          Effect.promise(() => actor(person)).pipe(Effect.flatMap(({ userId }) => follows.choice(userId)))
        )
      )
    ).toBe("weekly")
  })

  test("not by mail means no launches either, and nonsense changes nothing", async () => {
    const person = await signedIn(app)
    await choose(person, { news: "none", launches: "yes" })
    expect(chosen((await person.open("/account/notifications")).text)).toEqual(["none", false])
    await choose(person, { news: "hourly", launches: "yes" })
    expect(chosen((await person.open("/account/notifications")).text)).toEqual(["none", false])
  })
})

describe("everything that is kept of a person", () => {
  test("is a file for themselves alone, kept by nobody", async () => {
    const sentAway = await stranger(app).open(exportPath)
    expect(sentAway.url).toContain("/sign-in?return_to=/account/settings")
    const person = await signedIn(app)
    const page = load((await person.open("/account/settings")).text)
    expect(page(`a[href="${exportPath}"]`).attr("download")).toBeDefined()
    const { status, headers } = await person.open(exportPath)
    expect([
      status,
      headers.get("cache-control"),
      headers.get("content-disposition"),
      headers.get("content-type")
    ]).toEqual([
      200,
      "no-store",
      'attachment; filename="launchbook-2026-11-18.json"',
      "application/json; charset=utf-8"
    ])
    expect((await auditOf(app, await accountOf(app, person.email))).map(({ operation }) => operation)).toContain(
      "data_exported"
    )
  })

  test("has what they did and wrote, and neither a secret nor anything of others", async () => {
    const person = await signedIn(app)
    const by = await actor(person)
    const other = await signedIn(app)
    const made = await person.submit(await person.open("/account/keys"), "/account/keys", { name: "My robot" })
    const key = load(made.text)(".secret").text()
    const own = await caredListing(app, by.userId)
    const { slug } = await votable(app, "voted-and-kept")
    await cast(app, by, elsewhere(1), slug)
    await cast(app, await actor(other), elsewhere(2), slug)
    await app.run(
      Effect.flatMap(Reviews, (reviews) => reviews.submit(by, slug, { rating: 4, body: "The marsh told us in time." }))
    )
    // Others' around their listing.
    const theirs = await actor(other)
    await app.run(Effect.flatMap(Follows, (follows) => follows.follow(theirs, own.slug)))
    await app.run(
      Effect.flatMap(Reviews, (reviews) => reviews.submit(theirs, own.slug, { rating: 1, body: "Not for me at all." }))
    )
    await query(
      app,
      `insert into webhook_endpoints (user_id, url, secret, created_at) values ($1, 'https://hooks.example/x', $2, now())`,
      [by.userId, Buffer.from("s3cret-of-a-webhook-0123456789ab")]
    )
    const link = await linkFor(app, person.email)
    const { text } = await person.open(exportPath)
    const file = JSON.parse(text)
    expect(file).toMatchObject({
      made_at: expect.stringContaining("2026-11-18"),
      account: [{ email: person.email }],
      api_keys: [{ name: "My robot", hint: expect.any(String) }],
      listings: [{ slug: own.slug, name: expect.any(String) }],
      votes: [{ listing: slug, week: "2026-11-16" }],
      reviews: [{ listing: slug, rating: 4, body: "The marsh told us in time." }],
      webhooks: [{ url: "https://hooks.example/x" }]
    })
    expect(file.log.map(({ operation }: { operation: string }) => operation)).toContain("sign_in")
    const [cookie] = [...person.cookies.values()]
    for (const secret of [
      key,
      cookie ?? "?",
      new URL(link).searchParams.get("token") ?? "?",
      "s3cret",
      "\\\\x",
      "hash"
    ])
      expect(text, secret).not.toContain(secret)
    for (const foreign of [other.email, "Not for me at all"]) expect(text, foreign).not.toContain(foreign)
  })

  test("leaves out no table that hangs on a person", async () => {
    const person = await signedIn(app)
    const file: Record<string, unknown> = JSON.parse((await person.open(exportPath)).text)
    const tables = await query<{ name: string }>(
      app,
      "select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass"
    )
    const parts: Readonly<Record<string, string | null>> = {
      api_keys: "api_keys",
      audit_log: "log",
      claim_disputes: "claim_objections",
      claims: "claims",
      departures: "deletion",
      draft_invites: "invitations_received",
      drafts: "drafts",
      ended_mails: "mails_ended",
      events: "events",
      followers: "follows",
      founders: "founder",
      // What was answered to their programs, for a day: it says what the rest says.
      idempotency_keys: null,
      interview_answers: "interview",
      listing_versions: "listing_versions",
      listings: "listings",
      oauth_grants: "connected_apps",
      orders: "orders",
      reviews: "reviews",
      sessions: "sessions",
      vote_events: "vote_history",
      votes: "votes",
      waiting_news: "news_waiting",
      webhook_endpoints: "webhooks"
    }
    for (const { name } of tables) {
      expect(Object.keys(parts), name).toContain(name)
      const part = parts[name] ?? null
      if (part !== null) expect(Object.keys(file), name).toContain(part)
    }
  })

  test("is refused past its number of times a day, with when it may be asked again", async () => {
    await app.run(Effect.flatMap(Settings, (settings) => settings.set("accounts.exports_per_day", 1)))
    const person = await signedIn(app)
    expect((await person.open(exportPath)).status).toBe(200)
    const refused = await person.open(exportPath)
    expect([refused.status, refused.headers.get("retry-after") !== null]).toEqual([429, true])
    await app.run(Effect.flatMap(Settings, (settings) => settings.set("accounts.exports_per_day", 10)))
  })
})

test.skipIf(!isHere)(
  "in a browser: from the overview to the settings, asked, shown, and taken back",
  async () => {
    const person = await signedIn(app)
    const browser = await launch()
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: app.origin })))
    const page = await context.newPage()
    await page.goto(`${app.origin}/account`)
    await page.getByText("Your account: Overview").click()
    await page.getByRole("link", { name: "Settings" }).click()
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Download your data" }).click()
    expect((await download).suggestedFilename()).toMatch(/^launchbook-.*\.json$/)
    await page.getByLabel(/^Type .* to confirm$/).fill(person.email)
    await page.getByRole("button", { name: "Delete my account" }).click()
    await page.getByText("Your account is deleted on").waitFor()
    await expectUsable(page, "settings of who leaves")
    await page.goto(`${app.origin}/account`)
    await expectUsable(page, "account of who leaves")
    await page.getByRole("button", { name: "Keep my account" }).click()
    await page.getByText("Begin here").waitFor()
    expect(await page.getByText("Your account is deleted on").count()).toBe(0)
    await page.goto(`${app.origin}/account/keys`)
    await page.getByRole("textbox", { name: "Name" }).fill("x".repeat(80))
    await page.getByRole("button", { name: "Make a key" }).click()
    await page.getByText("Your new key.").waitFor()
    await expectUsable(page, "a new key")
    await browser.close()
  },
  120_000
)
