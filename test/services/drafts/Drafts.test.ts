import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { origin, type TestApp, testApp } from "../../support/App.ts"
import { query } from "../../support/SavedListing.ts"
import { draftsOf, harbourSite } from "./editing/Harbour.ts"

let app: TestApp
let drafts: ReturnType<typeof draftsOf>
const hosts = Array.from({ length: 20 }, (_, n) => `harbour-${n}.example`)
const host = () => hosts.pop() ?? "none.example"

beforeAll(async () => {
  app = await testApp({
    internet: {
      ...Object.fromEntries(hosts.map((name) => [name, harbourSite("Tidewatch")])),
      "closed.example": {
        "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /\n" },
        "/": "<title>Closed</title>"
      },
      "script.example": { "/": `<title>App</title><div id="root"></div><script src="/app.js"></script>` }
    }
  })
  drafts = draftsOf(app)
}, 60_000)
afterAll(() => app.close())

describe("from a URL to a saved listing", () => {
  test("the whole way", async () => {
    const { key } = await app.user()
    const name = host()
    const reply = await app.rest("POST", "/drafts", { key, body: { url: name } })
    expect(reply.status).toBe(201)
    // Nothing has been read yet, so nothing is known to be missing.
    expect(new Set(Object.values<{ state: string }>(reply.body.fields).map(({ state }) => state))).toEqual(
      new Set(["pending"])
    )
    expect(reply.body).toMatchObject({
      url: `https://${name}/`,
      status: "crawling",
      progress: { step: "queued", percent: 0, pages_read: 0 },
      poll_after_seconds: 3,
      not_found_on_website: [],
      listing_id: null,
      error: null
    })
    const draft = await drafts.made(key, reply.body.id)
    expect(draft).toMatchObject({
      status: "ready",
      progress: { step: "done", percent: 100, pages_read: 2 },
      poll_after_seconds: null,
      error: null
    })
    expect(draft.fields.name).toMatchObject({ value: "Tidewatch", state: "ai", ai_value: "Tidewatch", locked: false })
    expect(draft.fields.name.evidence.length).toBeGreaterThan(0)
    expect(draft.fields.founded_year).toMatchObject({ value: "2019", state: "ai" })
    expect(draft.fields.city).toEqual({
      value: null,
      state: "not_found",
      evidence: [],
      support: null,
      ai_value: null,
      locked: false
    })
    expect(draft.fields.name.support).not.toBeNull()
    expect(draft.not_found_on_website).toContain("city")
    expect(draft.not_found_on_website).not.toContain("name")
    expect(draft.company_socials.github).toMatchObject({ value: "https://github.com/tidewatch-example", state: "ai" })

    const [primary, extra] = await drafts.categories()
    const edited = await drafts.edited(key, draft.id, {
      fields: {
        tagline: " Know the tide ",
        city: "Bergen",
        country: "no",
        categories: [primary.toUpperCase(), extra, extra]
      }
    })
    expect(edited.fields.tagline).toMatchObject({
      value: "Know the tide",
      state: "edited",
      ai_value: draft.fields.tagline.ai_value,
      evidence: []
    })
    expect(edited.fields.city).toMatchObject({ value: "Bergen", state: "manual" })
    expect(edited.fields.country.value).toBe("NO")
    expect(edited.fields.categories.value).toEqual([primary, extra])
    expect(edited.not_found_on_website).toContain("city")
    expect(edited.completeness).toBeGreaterThan(draft.completeness)
    expect(edited.next_steps[0]?.operation).toBe("submit_draft")

    const submitted = await drafts.submit(key, draft.id)
    expect(submitted.status).toBe(200)
    expect(submitted.body).toMatchObject({ slug: "tidewatch", status: "draft", draft_id: draft.id })
    expect(submitted.body.next_steps[0].operation).toBe("choose_free_listing")
    expect((await drafts.get(key, draft.id)).listing_id).toBe(submitted.body.listing_id)
    expect((await app.rest("GET", "/listings/tidewatch")).status).toBe(404)
  })

  test("pages that were read and pages that robots.txt refused are both told", async () => {
    const { key } = await app.user()
    const name = host()
    const draft = await drafts.startAndWait(key, `https://${name}/`)
    const pages = Object.fromEntries(draft.pages.map(({ url, status }) => [new URL(url).pathname, status]))
    expect(pages).toEqual({ "/": "read", "/about": "read", "/pricing": "refused_by_robots" })
    expect(draft.pages[0]?.title).toContain("Tidewatch")
    expect(JSON.stringify(draft)).not.toContain("Secret prices")
  })
})

describe("addresses that are refused", () => {
  for (const url of ["localhost", "http://127.0.0.1/", "https://a:b@site.example/", "ftp://site.example/", "nonsense"])
    test(url, async () => {
      const { key } = await app.user()
      const { status, body } = await app.rest("POST", "/drafts", { key, body: { url } })
      expect(status).toBe(400)
      expect(body.error).toMatchObject({ code: "url_not_public", details: [{ path: "url" }] })
    })

  test("a site that somebody else lists, however its address is written", async () => {
    const [owner, other] = [await app.user(), await app.user()]
    const name = host()
    const draft = await drafts.startAndWait(owner.key, name)
    const [category] = await drafts.categories()
    await drafts.edited(owner.key, draft.id, { fields: { categories: [category] } })
    const { slug, listing_id } = (await drafts.submit(owner.key, draft.id)).body
    for (const url of [name, `http://www.${name}/index.html?ref=1`]) {
      const { status, body } = await app.rest("POST", "/drafts", { key: other.key, body: { url } })
      expect(status).toBe(400)
      expect(body.error).toMatchObject({
        code: "already_listed",
        details: [{ path: "url", code: "already_listed", message: slug }]
      })
      expect(body.error.message).toContain(slug)
    }
    // Its owner may draft it anew, and that leads to the same listing.
    const again = await drafts.startAndWait(owner.key, name)
    await drafts.edited(owner.key, again.id, { fields: { categories: [category], tagline: "Second draft" } })
    expect((await drafts.submit(owner.key, again.id)).body).toMatchObject({ listing_id, slug })
  })
})

describe("what is somebody else's", () => {
  test("is not found, by any operation", async () => {
    const [owner, other] = [await app.user(), await app.user()]
    const { id } = await drafts.startAndWait(owner.key, host())
    const { key } = other
    const replies = await Promise.all([
      app.rest("GET", `/drafts/${id}`, { key }),
      app.rest("PATCH", `/drafts/${id}`, { key, body: { fields: { name: "Mine" } } }),
      app.rest("PATCH", `/drafts/${id}`, { key, body: { regenerate: ["name"] } }),
      app.rest("POST", `/drafts/${id}/invites`, { key, body: { email: "a@b.example" } }),
      app.rest("POST", `/drafts/${id}/submit`, { key })
    ])
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await app.rest("GET", "/drafts", { key })).body).toMatchObject({ items: [], total: 0 })
    expect((await drafts.get(owner.key, id)).fields.name.value).toBe("Tidewatch")
  })
})

test("drafts are listed newest first, by page", async () => {
  const { key } = await app.user()
  const ids: Array<string> = []
  for (let n = 0; n < 3; n++) ids.unshift((await drafts.start(key, host())).id)
  await drafts.made(key, ids[0] ?? "")
  const first = (await app.rest("GET", "/drafts?per_page=2", { key })).body
  expect(first).toMatchObject({ page: 1, per_page: 2, total: 3, has_more: true })
  expect(first.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
  expect(first.items[0]).toMatchObject({ name: "Tidewatch", status: "ready", listing_id: null })
  const second = (await app.rest("GET", "/drafts?per_page=2&page=2", { key })).body
  expect(second.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
})

describe("a site that cannot be read", () => {
  const cases: ReadonlyArray<[string, string, string]> = [
    ["closed.example", "robots_disallowed", "refused_by_robots"],
    ["script.example", "too_little_text", "too_little_text"]
  ]
  for (const [name, code, page] of cases)
    test(`${name}: the draft says ${code}, and is filled by hand`, async () => {
      const { key } = await app.user()
      const draft = await drafts.startAndWait(key, name)
      expect(draft).toMatchObject({ status: "failed", progress: { step: "failed" }, error: { code } })
      expect(draft.error?.message.length).toBeGreaterThan(10)
      expect(draft.pages.map(({ status }) => String(status))).toEqual([page])
      expect(draft.not_found_on_website).toEqual([])
      expect(draft.next_steps[0]?.operation).toBe("update_draft")
      expect((await drafts.submit(key, draft.id)).body.error.code).toBe("draft_not_ready")

      const [category] = await drafts.categories()
      const filled = await drafts.edited(key, draft.id, {
        fields: { name: `By hand ${name}`, tagline: "Typed", description: "Typed.", categories: [category] }
      })
      expect(filled).toMatchObject({ status: "ready", error: null, progress: { step: "done", percent: 100 } })
      expect(filled.fields.name).toMatchObject({ state: "manual", evidence: [] })
      // Nobody looked through the site, so nobody knows what it does not state.
      expect(filled.not_found_on_website).toEqual([])
      expect((await drafts.submit(key, draft.id)).status).toBe(200)
    })

  test("a name that does not exist is tried again before the draft fails", async () => {
    const { key } = await app.user()
    app.clock.haste = 20
    const draft = await drafts.startAndWait(key, "nowhere.example")
    app.clock.haste = 1
    expect(draft.error?.code).toBe("dns_error")
  }, 60_000)
})

describe("invites", () => {
  test("ask each address once, ten at most, by a plain mail", async () => {
    const { key, email } = await app.user()
    const { id } = await drafts.startAndWait(key, host())
    const invite = (address: string) => app.rest("POST", `/drafts/${id}/invites`, { key, body: { email: address } })
    const first = await invite("Ingrid@tidewatch.example")
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ email: "ingrid@tidewatch.example", status: "pending" })
    const again = await invite("ingrid@TIDEWATCH.example")
    expect([again.status, again.body]).toEqual([201, first.body])
    for (let n = 1; n < 10; n++) expect((await invite(`person-${n}@tidewatch.example`)).status).toBe(201)
    const refused = await invite("eleventh@tidewatch.example")
    expect([refused.status, refused.body.error.code]).toEqual([400, "invite_limit_reached"])
    expect((await drafts.get(key, id)).invites).toHaveLength(10)

    const mail = await app.until(
      async () => app.mails.filter(({ to }) => to === "ingrid@tidewatch.example"),
      (mails) => mails.length > 0,
      "the mail"
    )
    expect(mail).toHaveLength(1)
    expect(mail[0]?.subject).toBe("You are invited to join a product on Launchbook")
    expect(mail[0]?.text).toContain("\n> Tidewatch\n")
    expect(mail[0]?.text).toContain(`${origin}/invitations/${id}?token=`)
    expect(mail[0]?.text).toContain(email)
  })

  test("two at once take the last place once", async () => {
    const { key } = await app.user()
    const { id } = await drafts.start(key, host())
    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        app.rest("POST", `/drafts/${id}/invites`, { key, body: { email: `person-${n}@tidewatch.example` } })
      )
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    expect((await drafts.get(key, id)).invites).toHaveLength(10)
  })

  test("an address that would reach a mail header is refused", async () => {
    const { key } = await app.user()
    const { id } = await drafts.start(key, host())
    const body = { email: "a@b.example\r\nBcc: c@d.example" }
    expect((await app.rest("POST", `/drafts/${id}/invites`, { key, body })).status).toBe(400)
  })

  test("carry nobody's message: of the owner's words there is the product's name, with nothing to click on", async () => {
    const { key } = await app.user()
    const { id, url } = await drafts.startAndWait(key, host())
    const name = "Account locked! Sign in at https://evil.example/login or www.evil.example, mail a@evil.example"
    await drafts.edited(key, id, { fields: { name: `${name}\r\nBcc: x@evil.example` } })
    await app.rest("POST", `/drafts/${id}/invites`, { key, body: { email: "stranger@people.test" } })
    const [mail] = await app.until(
      async () => app.mails.filter(({ to }) => to === "stranger@people.test"),
      (mails) => mails.length > 0,
      "the mail"
    )
    expect(mail?.subject).toBe("You are invited to join a product on Launchbook")
    const links = mail?.text.match(/[a-z]+:\/\/\S+/g) ?? []
    expect(links).toEqual([expect.stringContaining(`${origin}/invitations/${id}?token=`)])
    expect(mail?.text).not.toContain("evil.example")
    expect(mail?.text).not.toContain(new URL(url).host)
    expect(mail?.text.split("\n").filter((line) => line.startsWith(">"))).toHaveLength(1)
  })

  const inviting = (key: string, id: string, email: string) =>
    app.rest("POST", `/drafts/${id}/invites`, { key, body: { email } })
  const mailsTo = async (address: string) => {
    const rows = await query<{ total: number }>(
      app,
      "select count(*) as total from pgboss.job where name = 'mail' and data->>'to' = $1",
      [address]
    )
    return rows[0]?.total
  }

  test("of many drafts leave one stranger in peace, and tell nobody that they do", async () => {
    const address = "stranger-of-many@people.test"
    const people = await Promise.all(Array.from({ length: 7 }, () => app.user()))
    const started = await Promise.all(people.map(({ key }, n) => drafts.start(key, `many-${n}.example`)))
    const replies = await Promise.all(people.map(({ key }, n) => inviting(key, started[n]?.id ?? "", address)))
    for (const { status, body } of replies) expect([status, body.email, body.status]).toEqual([201, address, "pending"])
    expect(await mailsTo(address)).toBe(3)
    // Asked again, those who were not mailed are so the next day, and hear the same.
    const ask = () => Promise.all(people.map(({ key }, n) => inviting(key, started[n]?.id ?? "", address)))
    expect((await ask()).map(({ body }) => body)).toEqual(replies.map(({ body }) => body))
    expect(await mailsTo(address)).toBe(3)
    app.clock.advance({ hours: 25 })
    expect((await ask()).map(({ body }) => body)).toEqual(replies.map(({ body }) => body))
    expect(await mailsTo(address)).toBe(6)
  })

  test("by one account are so many a day, fewer while it is new", async () => {
    const { key, id: userId } = await app.user()
    const [one, two] = [await drafts.start(key, "first-of.example"), await drafts.start(key, "second-of.example")]
    for (let n = 0; n < 10; n++) expect((await inviting(key, one.id, `new-${n}@people.test`)).status).toBe(201)
    const refused = await inviting(key, two.id, "new-10@people.test")
    expect(refused.status).toBe(429)
    expect(refused.body.error).toMatchObject({ code: "rate_limited", limit: 10, window: 86_400 })
    expect(refused.body.error.message).toContain("At most 10 invitations a day by a new account")
    expect(Number(refused.headers.get("retry-after"))).toBeWithin(86_000, 86_401)
    // Whom they have asked already costs nothing more.
    expect((await inviting(key, one.id, "new-3@people.test")).status).toBe(201)
    await query(app, "update users set created_at = created_at - interval '8 days' where id = $1", [userId])
    for (let n = 10; n < 14; n++) expect((await inviting(key, two.id, `new-${n}@people.test`)).status).toBe(201)
  })
})
