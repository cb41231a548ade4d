/**
 * Webhooks as their owner and their receiver see them: added on the site, told of what happens, signed as the reference
 * implementation wants it, tried again while they fail, switched off when they fail for long.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Webhook } from "standardwebhooks"
import { retryPauses } from "../../../src/domain/people/Webhook.ts"
import { News } from "../../../src/services/owners/News.ts"
import { Webhooks } from "../../../src/services/owners/Webhooks.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import type { FixtureAnswer, FixturePost } from "../../support/FixtureInternet.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { type Person, signedIn } from "../../support/Person.ts"
import { columns, query, saveListing } from "../../support/SavedListing.ts"

const url = "https://hooks.example/in"
const posts: Array<FixturePost> = []
const site: Record<string, FixtureAnswer> = {}

let app: TestApp
let owner: Person
let ownerId: number
let listingId: number
let path: string
let secret: string

const userId = async ({ email }: Person) =>
  (await query<{ id: number }>(app, "select id from users where email = $1", [email]))[0]?.id ?? 0
const deliveries = () =>
  query<{ id: number; status: string; tries: number; last_detail: string | null; event_id: number | null }>(
    app,
    "select id, status, tries, last_detail, event_id from webhook_deliveries order by id"
  )
/** Posts an update by the API, which is an event of the listing. */
const happens = async (title = "News") => {
  const { key } = await app.user({ email: owner.email })
  const posted = await app.rest("POST", `/me/listings/${listingId}/updates`, { key, body: { title, body: "More." } })
  expect(posted.status).toBe(201)
  await app.run(Effect.flatMap(News, ({ tell }) => tell))
}
/** Sends what waits, as its job would. */
const send = (id: number, tries: number) =>
  app.run(Effect.flatMap(Webhooks, ({ deliver }) => deliver({ delivery_id: id, tries })))
const main = (seen: { readonly text: string }) => load(seen.text)("main").text().replace(/\s+/g, " ")
const add = async (at: Person, fields: Record<string, string | ReadonlyArray<string>>) =>
  at.submit(await at.open("/account/webhooks"), "/account/webhooks", fields)

beforeAll(async () => {
  app = await testApp({ work: false, internet: { "hooks.example": site }, posts, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  await query(app, "delete from webhook_endpoints")
  await query(app, "delete from pgboss.job")
  await query(app, "delete from events")
  posts.length = 0
  site["/in"] = { status: 204 }
  owner = await signedIn(app)
  ownerId = await userId(owner)
  listingId = await saveListing(app, { ownerId, host: `${crypto.randomUUID()}.example`, columns: columns.live })
  const added = await add(owner, { url, description: "Tells the team" })
  expect(added.status).toBe(200)
  secret = load(added.text)("code.secret").text()
  path = load(added.text)('form[action^="/account/webhooks/"]').attr("action") ?? ""
})

describe("a message", () => {
  test("arrives once, signed so that the reference implementation takes it", async () => {
    await happens("Forecasts")
    await app.run(Effect.flatMap(News, ({ tell }) => tell))
    const [delivery, ...others] = await deliveries()
    expect(others).toEqual([])
    await send(delivery?.id ?? 0, 0)
    await send(delivery?.id ?? 0, 0)
    expect(posts).toHaveLength(1)
    const [post] = posts
    if (post === undefined) throw new Error("nothing was sent")
    expect(post.url).toBe(url)
    expect(post.headers["content-type"]).toBe("application/json")
    // The library compares the time with the machine's clock, so its own signature over the message is compared.
    const [id = "", seconds = ""] = [post.headers["webhook-id"], post.headers["webhook-timestamp"]]
    expect(post.headers["webhook-signature"]).toBe(
      new Webhook(secret).sign(id, new Date(Number(seconds) * 1000), post.body)
    )
    expect(JSON.parse(post.body)).toMatchObject({
      type: "listing.update_posted",
      data: { title: "Forecasts", listing: { id: listingId, status: "live" } }
    })
    expect(await deliveries()).toMatchObject([{ status: "delivered", tries: 1 }])
    expect(main(await owner.open(path))).toContain("Delivered")
  })

  test("is for who owns the listing, and for the events they chose", async () => {
    const stranger = await signedIn(app)
    await add(stranger, { url: "https://hooks.example/other" })
    await owner.submit(await owner.open(path), path, { act: "remove" })
    await add(owner, { url: "https://hooks.example/awards", event: ["award.won"] })
    await happens()
    expect(await deliveries()).toEqual([])
  })

  test("that is refused is tried again, later and later, under the same id, and then given up", async () => {
    site["/in"] = { status: 500 }
    await happens()
    const [delivery] = await deliveries()
    const id = delivery?.id ?? 0
    for (const [tries, pause] of retryPauses.entries()) {
      await send(id, tries)
      const jobs = await query<{ data: { delivery_id: number; tries: number }; seconds: number }>(
        app,
        `select data, round(extract(epoch from start_after - created_on))::int as seconds
         from pgboss.job where name = 'webhook' order by created_on desc limit 1`
      )
      expect(jobs).toEqual([{ data: { delivery_id: id, tries: tries + 1 }, seconds: pause / 1000 }])
      expect(await deliveries()).toMatchObject([
        { status: "pending", tries: tries + 1, last_detail: "It answered 500." }
      ])
    }
    await send(id, retryPauses.length)
    expect(await deliveries()).toMatchObject([{ status: "failed", tries: retryPauses.length + 1 }])
    expect(new Set(posts.map(({ headers }) => headers["webhook-id"])).size).toBe(1)
    expect(new Set(posts.map(({ body }) => body)).size).toBe(1)

    site["/in"] = { status: 200 }
    const again = await owner.submit(await owner.open(path), `${path}/deliveries`, {})
    expect(main(again)).toContain("It is on its way again.")
    await send(id, 0)
    expect(await deliveries()).toMatchObject([{ status: "delivered" }])
  })

  test("that is redirected goes nowhere else", async () => {
    site["/in"] = { status: 302, headers: { location: "https://elsewhere.example/" } }
    await happens()
    const [delivery] = await deliveries()
    await send(delivery?.id ?? 0, 0)
    expect(posts).toHaveLength(1)
    expect(await deliveries()).toMatchObject([
      {
        status: "pending",
        last_detail: "It answered 302: it is somewhere else, and redirects are not followed. Change the address."
      }
    ])
  })

  test("that is on its way while the process dies is sent again by the job, and counted once", async () => {
    await happens()
    const [delivery] = await deliveries()
    const id = delivery?.id ?? 0
    const both = Effect.flatMap(Webhooks, ({ deliver }) =>
      Effect.all([deliver({ delivery_id: id, tries: 0 }), deliver({ delivery_id: id, tries: 0 })], {
        concurrency: "unbounded"
      })
    )
    await app.run(both)
    expect(posts.length).toBeGreaterThanOrEqual(1)
    expect(await deliveries()).toMatchObject([{ status: "delivered", tries: 1 }])
  })
})

describe("an endpoint", () => {
  test("is only ever a public https address, and one of a few", async () => {
    for (const wrong of [
      "http://hooks.example/x",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://localhost/",
      "https://u:p@hooks.example/",
      "https://hooks.example:8443/",
      "ftp://x.example",
      "nonsense"
    ]) {
      const seen = await add(owner, { url: wrong })
      expect([wrong, seen.status]).toEqual([wrong, 400])
      expect(load(seen.text)('input[name="url"]').attr("value")).toBe(wrong)
    }
    expect((await add(owner, { url })).status).toBe(400)
    for (let count = 1; count < 10; count++) expect((await add(owner, { url: `${url}/${count}` })).status).toBe(200)
    expect(main(await add(owner, { url: `${url}/10` }))).toContain("An account has at most 10 webhooks.")
  })

  test("whose receiver wants no more is switched off at once, and its owner is told", async () => {
    site["/in"] = { status: 410 }
    await happens("One")
    await happens("Two")
    const [one] = await deliveries()
    await send(one?.id ?? 0, 0)
    expect(await deliveries()).toMatchObject([{ status: "failed" }, { status: "failed" }])
    const mails = await query<{ data: { to: string; letter: { subject: string } } }>(
      app,
      "select data from pgboss.job where name = 'mail' and data->>'to' = $1",
      [owner.email]
    )
    expect(mails.map(({ data }) => data.letter.subject)).toEqual(["A webhook of yours was switched off"])
    const seen = await owner.open(path)
    expect(main(seen)).toContain("It was switched off")
    await happens("Three")
    expect(await deliveries()).toHaveLength(2)
    expect(main(await owner.submit(seen, path, { act: "on" }))).toContain("It is on again.")
    await happens("Four")
    expect(await deliveries()).toHaveLength(3)
  })

  test("that takes nothing for days is switched off", async () => {
    site["/in"] = { fail: "timeout" }
    await happens()
    const [delivery] = await deliveries()
    const id = delivery?.id ?? 0
    await send(id, 0)
    app.clock.advance({ days: 5, minutes: -5 })
    await send(id, 1)
    expect(main(await owner.open(path))).not.toContain("It was switched off")
    app.clock.advance({ minutes: 5 })
    await send(id, 2)
    expect(main(await owner.open(path))).toContain("nothing has arrived for 5 days.")
  })

  test("with a new secret signs by both for a day", async () => {
    const rotated = await owner.submit(await owner.open(path), path, { act: "secret" })
    const next = load(rotated.text)("code.secret").text()
    expect(next).not.toBe(secret)
    const signatures = async () => {
      posts.length = 0
      await query(app, "delete from webhook_deliveries")
      await happens()
      const [delivery] = await deliveries()
      await send(delivery?.id ?? 0, 0)
      const [post] = posts
      if (post === undefined) throw new Error("nothing was sent")
      const at = new Date(Number(post.headers["webhook-timestamp"]) * 1000)
      const by = (key: string) => new Webhook(key).sign(post.headers["webhook-id"] ?? "", at, post.body)
      return { sent: post.headers["webhook-signature"]?.split(" "), by }
    }
    const first = await signatures()
    expect(first.sent).toEqual([first.by(next), first.by(secret)])
    app.clock.advance({ days: 1 })
    const later = await signatures()
    expect(later.sent).toEqual([later.by(next)])
  })

  test("of somebody else is not there", async () => {
    const other = await signedIn(app)
    expect((await other.open(path)).status).toBe(404)
    const csrf = other.fieldsOf(await other.open("/account"), "/sign-out", {}).get("csrf") ?? ""
    for (const act of ["test", "secret", "off", "on", "remove"])
      expect((await other.post(path, new URLSearchParams({ csrf, act }))).status).toBe(404)
    expect((await owner.open(path)).status).toBe(200)
  })

  test("is tested by a message that says nothing", async () => {
    expect(main(await owner.submit(await owner.open(path), path, { act: "test" }))).toContain("A test is on its way.")
    const [delivery] = await deliveries()
    await send(delivery?.id ?? 0, 0)
    expect(JSON.parse(posts[0]?.body ?? "")).toMatchObject({ type: "ping", data: {} })
  })
})
