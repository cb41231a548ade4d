/** Claims by each method, good and hostile, through the real handler. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Claims } from "../../../src/services/owners/Claims.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { onPostgres } from "../../support/App.ts"
import { type ClaimingApp, claimingApp } from "../../support/Claiming.ts"
import { clearListings, query, saveListing } from "../../support/SavedListing.ts"

let world: ClaimingApp
let owner: Awaited<ReturnType<ClaimingApp["app"]["user"]>>
let ada: typeof owner
let bo: typeof owner

beforeAll(async () => {
  world = await claimingApp()
  owner = await world.app.user()
})
afterAll(() => world.app.close())
beforeEach(async () => {
  await clearListings(world.app)
  await query(world.app, "delete from rate_limits")
  world.app.clock.set("2026-11-20T09:00:00Z")
  ada = await world.app.user()
  bo = await world.app.user()
})

/** The clock goes on from where it is set. */
const about = (minute: string) => expect.stringContaining(`${minute}:`)

describe("claiming", () => {
  test("answers with what to publish, and nothing else is changed", async () => {
    const { slug, host } = await world.listed(owner)
    const reply = await world.claim(ada, { slug, method: "dns" })
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({
      listing: { slug, name: `Product of ${host}` },
      method: "dns",
      status: "pending",
      email: null,
      instructions: {
        record_type: "TXT",
        host: `_launchbook-challenge.${host}`,
        html: null,
        file_url: null,
        file_content: null
      },
      last_check: null,
      expires_at: about("2026-11-27T09:00"),
      created_at: about("2026-11-20T09:00"),
      verified_at: null
    })
    const token = /^token=([A-Za-z0-9_-]{22,})$/.exec(reply.body.instructions.value)?.[1] ?? ""
    expect(token.length * 6).toBeGreaterThanOrEqual(128)
    expect(await world.ownerOf(slug)).toEqual({ owner_id: owner.id, verified: false })
    expect(await world.letters(owner.email)).toEqual([])

    const meta = (await world.claim(ada, { slug, method: "meta" })).body
    expect(meta.instructions.html).toMatch(/^<meta name="launchbook-verification" content="[\w-]{22,}">$/)
    const file = (await world.claim(ada, { slug, method: "file" })).body
    expect(file.instructions.file_url).toBe(
      `https://${host}/.well-known/launchbook-${file.instructions.file_content}.txt`
    )
    expect((await world.list(ada)).map(({ id }: { id: number }) => id)).toEqual([file.id, meta.id, reply.body.id])
    expect(await world.list(bo)).toEqual([])
  })

  test("again is the same claim, its time begun anew", async () => {
    const { slug } = await world.listed(owner)
    const first = (await world.claim(ada, { slug, method: "dns" })).body
    world.app.clock.set("2026-11-23T09:00:00Z")
    const again = (await world.claim(ada, { slug, method: "dns" })).body
    expect(again).toEqual({ ...first, expires_at: about("2026-11-30T09:00") })
    expect((await world.claim(bo, { slug, method: "dns" })).body.instructions.value).not.toBe(first.instructions.value)
  })

  test("past its time it is expired, and claiming makes another", async () => {
    const { slug } = await world.listed(owner)
    const first = (await world.claim(ada, { slug, method: "dns" })).body
    world.publish(first)
    world.app.clock.set("2026-11-27T09:01:00Z")
    expect(await world.list(ada)).toMatchObject([{ id: first.id, status: "expired" }])
    const late = await world.verify(ada, first.id)
    expect([late.status, late.body.error.code]).toEqual([400, "claim_not_pending"])
    const second = (await world.claim(ada, { slug, method: "dns" })).body
    expect(second.id).not.toBe(first.id)
    expect(second.instructions.value).not.toBe(first.instructions.value)
    expect(await world.list(ada)).toMatchObject([{ status: "pending" }, { status: "expired" }])
  })

  test("a listing that somebody holds unpublished can be claimed, and is named by its site alone", async () => {
    const { id, slug, host } = await world.listed(owner, {
      columns: { status: "draft", plan: "none", launch_week: null, launched_at: null, badge_result: null }
    })
    expect((await world.claim(ada, { slug, method: "dns" })).body.listing).toEqual({ slug, name: host })
    const proved = await world.prove(ada, slug, "meta")
    expect(proved).toMatchObject({ status: "verified", listing: { slug, name: `Product of ${host}` } })
    expect((await world.app.rest("GET", `/me/listings/${id}`, { key: ada.key })).status).toBe(200)
  })

  test("what is not there or was removed cannot be claimed", async () => {
    const { slug, id } = await world.listed(owner)
    await query(world.app, "update listings set status = 'removed' where id = $1", [id])
    for (const unknown of [slug, "no-such-listing"]) {
      const { status, body } = await world.claim(ada, { slug: unknown, method: "dns" })
      expect([status, body.error.code, body.error.details[0].path]).toEqual([400, "listing_unknown", "slug"])
    }
  })

  test("on shared hosting only what proves that host, or that path, is possible", async () => {
    const pages = await world.listed(owner, { host: "tide.github.io" })
    const path = {
      id: await saveListing(world.app, {
        ownerId: owner.id,
        host: "github.com",
        columns: { website_url: "https://github.com/tide/watch", slug: "tide-watch", site_key: "github.com/tide/watch" }
      })
    }
    expect(path.id).toBeGreaterThan(0)
    for (const [slug, method, possible] of [
      [pages.slug, "dns", "meta, file"],
      [pages.slug, "email", "meta, file"],
      ["tide-watch", "dns", "meta"],
      ["tide-watch", "file", "meta"],
      ["tide-watch", "email", "meta"]
    ] as const) {
      const { status, body } = await world.claim(ada, { slug, method, email: "ada@github.com" })
      expect([status, body.error.code]).toEqual([400, "method_not_possible"])
      expect(body.error.message).toContain(possible)
    }
    expect((await world.claim(ada, { slug: pages.slug, method: "file" })).status).toBe(201)
    expect((await world.claim(ada, { slug: "tide-watch", method: "meta" })).status).toBe(201)
  })

  test("an account has so many pending claims, and no more", async () => {
    await world.app.run(Effect.flatMap(Settings, (all) => Effect.orDie(all.set("claims.pending_per_person", 2))))
    const [a, b] = [await world.listed(owner), await world.listed(owner)]
    await world.claim(ada, { slug: a.slug, method: "dns" })
    await world.claim(ada, { slug: a.slug, method: "meta" })
    const { status, body } = await world.claim(ada, { slug: b.slug, method: "dns" })
    expect([status, body.error.code]).toEqual([400, "pending_claims_reached"])
    expect((await world.claim(ada, { slug: a.slug, method: "dns" })).status).toBe(201)
    world.app.clock.set("2026-11-27T09:01:00Z")
    expect((await world.claim(ada, { slug: b.slug, method: "dns" })).status).toBe(201)
    await world.app.run(Effect.flatMap(Settings, (all) => Effect.orDie(all.set("claims.pending_per_person", 20))))
  })

  test("one key is one claim and one mail", async () => {
    const { slug, host } = await world.listed(owner)
    const body = { slug, method: "email", email: `ada@${host}` }
    const first = await world.claim(ada, body, { "idempotency-key": "once" })
    const replayed = await world.claim(ada, body, { "idempotency-key": "once" })
    expect(replayed.headers.get("idempotent-replayed")).toBe("true")
    expect(replayed.body).toEqual(first.body)
    expect(await world.letters(`ada@${host}`)).toHaveLength(1)
  })
})

describe("verifying", () => {
  test.each(["dns", "meta", "file"])("by %s gives the listing to whoever proved it, and marks it", async (method) => {
    const { id, slug, host } = await world.listed(owner)
    const claimed = (await world.claim(ada, { slug, method })).body
    const missing = await world.verify(ada, claimed.id)
    expect(missing.status).toBe(200)
    expect(missing.body).toMatchObject({
      status: "pending",
      last_check: { at: about("2026-11-20T09:00"), found: false }
    })
    expect(await world.ownerOf(slug)).toEqual({ owner_id: owner.id, verified: false })

    world.publish(claimed)
    const { status, body } = await world.verify(ada, claimed.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: claimed.id,
      status: "verified",
      last_check: { found: true },
      verified_at: about("2026-11-20T09:00")
    })
    expect(body.last_check.detail).toContain(host)
    expect(await world.ownerOf(slug)).toEqual({ owner_id: ada.id, verified: true })
    expect((await world.app.rest("GET", `/listings/${slug}`)).body.verified).toBe(true)
    expect((await world.app.rest("GET", `/me/listings/${id}`, { key: ada.key })).status).toBe(200)
    const edit = { body: { fields: { tagline: "Ours now" } } }
    expect((await world.app.rest("PATCH", `/me/listings/${id}`, { key: ada.key, ...edit })).status).toBe(200)
    expect((await world.app.rest("PATCH", `/me/listings/${id}`, { key: owner.key, ...edit })).status).toBe(404)
    expect((await world.letters(owner.email)).filter((mail) => mail.includes("claimed by somebody else"))).not.toEqual(
      []
    )
    expect((await world.letters(ada.email)).join()).toContain("Keep what you published")
    expect((await world.verify(ada, claimed.id)).body.status).toBe("verified")
  })

  test("tells of it: audit, event, and a page that is made anew", async () => {
    const { slug, id } = await world.listed(owner)
    expect((await world.app.rest("GET", `/listings/${slug}`)).body.verified).toBe(false)
    const { id: claimId } = await world.prove(ada, slug, "dns")
    expect((await world.app.rest("GET", `/listings/${slug}`)).body.verified).toBe(true)
    expect((await world.app.rest("GET", "/listings")).body.items[0].verified).toBe(true)
    expect(await query(world.app, "select type, data from events where listing_id = $1", [id])).toEqual([
      { type: "listing.claimed", data: { slug, method: "dns", owner_changed: true } }
    ])
    const audited = await query(
      world.app,
      "select operation, user_id from audit_log where target = $1 and user_id = $2",
      [String(claimId), ada.id]
    )
    expect(audited).toEqual([{ operation: "verify_claim", user_id: ada.id }])
  })

  test("somebody's claim is nobody else's", async () => {
    const { slug } = await world.listed(owner)
    const claimed = (await world.claim(ada, { slug, method: "dns" })).body
    world.publish(claimed)
    for (const person of [bo, owner]) expect((await world.verify(person, claimed.id)).status).toBe(404)
    expect(await world.ownerOf(slug)).toEqual({ owner_id: owner.id, verified: false })
  })

  test("another's token proves nothing of one's own claim", async () => {
    const { slug } = await world.listed(owner)
    const hers = (await world.claim(ada, { slug, method: "dns" })).body
    const his = (await world.claim(bo, { slug, method: "dns" })).body
    world.publish(hers)
    const { body } = await world.verify(bo, his.id)
    expect(body).toMatchObject({ status: "pending", last_check: { found: false } })
    expect(body.last_check.detail).toContain("found 2 TXT records, none with it")
  })

  test("an owner proves their own listing and gets the mark, once", async () => {
    const { slug } = await world.listed(owner)
    expect(await world.prove(owner, slug, "dns")).toMatchObject({ status: "verified" })
    expect(await world.ownerOf(slug)).toEqual({ owner_id: owner.id, verified: true })
    expect((await world.letters(owner.email)).join()).not.toContain("somebody else")
    const again = await world.claim(owner, { slug, method: "dns" })
    expect([again.status, again.body.error.code]).toEqual([400, "already_verified"])
    // By another method they may: the newest proof is the one that counts.
    expect(await world.prove(owner, slug, "meta")).toMatchObject({ status: "verified" })
    expect(await world.list(owner)).toMatchObject([
      { method: "meta", status: "verified" },
      { method: "dns", status: "superseded" }
    ])
  })

  test("a claim is looked for so often an hour, and its budget is its own", async () => {
    await world.app.run(Effect.flatMap(Settings, (all) => Effect.orDie(all.set("rate_limit.verify_claim_per_hour", 2))))
    const { slug } = await world.listed(owner)
    const a = (await world.claim(ada, { slug, method: "dns" })).body
    const b = (await world.claim(ada, { slug, method: "meta" })).body
    const statuses = []
    for (const id of [a.id, a.id, a.id, b.id]) statuses.push((await world.verify(ada, id)).status)
    expect(statuses).toEqual([200, 200, 429, 200])
    await world.app.run(
      Effect.flatMap(Settings, (all) => Effect.orDie(all.set("rate_limit.verify_claim_per_hour", 1000)))
    )
  })
})

describe("what does not prove a site", () => {
  const tried = async (
    method: string,
    arrange: (claimed: { readonly instructions: Record<string, string> }, host: string) => void
  ) => {
    const { slug, host } = await world.listed(owner)
    const claimed = (await world.claim(ada, { slug, method })).body
    arrange(claimed, host)
    const { status, body } = await world.verify(ada, claimed.id)
    expect([status, body.status, body.last_check.found]).toEqual([200, "pending", false])
    expect(await world.ownerOf(slug)).toEqual({ owner_id: owner.id, verified: false })
    return body.last_check.detail as string
  }
  const head = (html: string | undefined) => `<html><head>${html}</head></html>`

  test("a record at another name", async () => {
    const detail = await tried("dns", ({ instructions }, host) => {
      world.texts[host] = [instructions.value ?? ""]
      world.texts[`_launchbook-challenge.www.${host}`] = [instructions.value ?? ""]
    })
    expect(detail).toMatch(/^Looked for a TXT record at _launchbook-challenge\.claimed-\d+\.example and found none\./)
  })
  test("name servers that do not answer", async () => {
    const detail = await tried("dns", ({ instructions }) => {
      world.texts[instructions.host ?? ""] = null
    })
    expect(detail).toContain("did not answer in time")
  })
  test("a tag on another host that the site leads to", async () => {
    const detail = await tried("meta", ({ instructions }, host) => {
      world.sites[host] = { "/": { status: 302, headers: { location: "https://elsewhere.example/" } } }
      world.sites["elsewhere.example"] = { "/": head(instructions.html) }
    })
    expect(detail).toContain("redirects to elsewhere.example")
  })
  test("a tag on a subdomain that the site leads to", async () => {
    const detail = await tried("meta", ({ instructions }, host) => {
      world.sites[host] = { "/": { status: 301, headers: { location: `https://blog.${host}/` } } }
      world.sites[`blog.${host}`] = { "/": head(instructions.html) }
    })
    expect(detail).toContain("redirects to blog.")
  })
  test("a tag on a page robots.txt keeps us from", async () => {
    const detail = await tried("meta", ({ instructions }, host) => {
      world.sites[host] = {
        "/robots.txt": { body: "User-agent: *\nDisallow: /", headers: { "content-type": "text/plain" } },
        "/": head(instructions.html)
      }
    })
    expect(detail).toContain("does not let LaunchbookBot read")
  })
  test("a tag on an error page", async () => {
    const detail = await tried("meta", ({ instructions }, host) => {
      world.sites[host] = { "/": { status: 503, body: head(instructions.html) } }
    })
    expect(detail).toContain("status 503")
  })
  test("a tag where the address of the page was made to say it", async () => {
    const host = `claimed-query.example`
    const slug = "claimed-query-example"
    await world.listed(owner, { host, columns: { website_url: `https://${host}/?say=tag` } })
    const claimed = (await world.claim(ada, { slug, method: "meta" })).body
    world.sites[host] = { "/?say=tag": head(claimed.instructions.html), "/": head("") }
    expect((await world.verify(ada, claimed.id)).body.last_check.found).toBe(false)
  })
  test("a private address", async () => {
    const detail = await tried("file", (_, host) => {
      world.sites[host] = { "/robots.txt": { fail: "blocked_address" } }
    })
    expect(detail).toContain("could not be read")
  })
  test("a file of another token, a page in its place, too much, and one elsewhere", async () => {
    const path = (instructions: Record<string, string>) => new URL(instructions.file_url ?? "").pathname
    const plain = { "content-type": "text/plain" }
    const wrong = await tried("file", ({ instructions }, host) => {
      world.sites[host] = { [path(instructions)]: { body: "launchbook", headers: plain } }
    })
    expect(wrong).toContain("it says “launchbook”")
    const html = await tried("file", ({ instructions }, host) => {
      world.sites[host] = { [path(instructions)]: `<title>${instructions.file_content}</title>` }
    })
    expect(html).toContain("a web page answered")
    const big = await tried("file", ({ instructions }, host) => {
      world.sites[host] = {
        [path(instructions)]: { body: `${instructions.file_content}${" ".repeat(5000)}`, headers: plain }
      }
    })
    expect(big).toContain("more than 4 KiB")
    const moved = await tried("file", ({ instructions }, host) => {
      world.sites[host] = {
        [path(instructions)]: { status: 302, headers: { location: `https://files.example${path(instructions)}` } }
      }
      world.sites["files.example"] = { [path(instructions)]: { body: instructions.file_content ?? "", headers: plain } }
    })
    expect(moved).toContain("redirects to files.example")
    const renamed = await tried("file", ({ instructions }, host) => {
      world.sites[host] = {
        [path(instructions)]: { status: 302, headers: { location: "/uploads/mine.txt" } },
        "/uploads/mine.txt": { body: instructions.file_content ?? "", headers: plain }
      }
    })
    expect(renamed).toContain("away from what was asked for")
    expect(await tried("file", () => {})).toContain("the server says that there is none (status 404)")
  })
  test("the www of a site is the site", async () => {
    const { slug, host } = await world.listed(owner)
    const claimed = (await world.claim(ada, { slug, method: "meta" })).body
    world.sites[host] = { "/": { status: 301, headers: { location: `https://www.${host}/` } } }
    world.sites[`www.${host}`] = { "/": head(claimed.instructions.html) }
    expect((await world.verify(ada, claimed.id)).body.status).toBe("verified")
  })
})

describe("by e-mail", () => {
  const confirm = (url: URL) =>
    world.app.run(
      Effect.flatMap(Claims, (claims) =>
        claims.confirm(Number(url.pathname.split("/")[2]), url.searchParams.get("token") ?? "", "test")
      ).pipe(
        Effect.as("verified"),
        Effect.catchTag("ClaimLinkUnusable", () => Effect.succeed("unusable"))
      )
    )
  const mailed = (to: string) => world.linkTo(to, /\S+\/claims\/\d+\?token=\S+/)

  test("the link proves it, once, for the account that asked", async () => {
    const { slug, host } = await world.listed(owner)
    const reply = await world.claim(ada, { slug, method: "email", email: `Hello@${host}` })
    expect(reply.body).toMatchObject({
      status: "pending",
      email: `hello@${host}`,
      expires_at: about("2026-11-21T09:00"),
      instructions: { record_type: null, host: null, value: null, html: null, file_url: null, file_content: null }
    })
    const [letter] = await world.letters(`hello@${host}`)
    expect(letter).toContain(ada.email)
    const link = await mailed(`hello@${host}`)
    expect(reply.text).not.toContain(link.searchParams.get("token") ?? "?")
    const early = await world.verify(ada, reply.body.id)
    expect([early.status, early.body.error.code]).toEqual([400, "claim_by_email"])
    expect(await confirm(link)).toBe("verified")
    expect(await world.ownerOf(slug)).toEqual({ owner_id: ada.id, verified: true })
    expect(await world.list(ada)).toMatchObject([{ status: "verified", last_check: { found: true } }])
    expect(await confirm(link)).toBe("unusable")
  })

  test("a new link ends the one before, and both end after a day", async () => {
    const { slug, host } = await world.listed(owner)
    const body = { slug, method: "email", email: `ada@${host}` }
    await world.claim(ada, body)
    const first = await mailed(body.email)
    await query(world.app, "delete from pgboss.job")
    await world.claim(ada, body)
    const second = await mailed(body.email)
    expect(await confirm(first)).toBe("unusable")
    world.app.clock.set("2026-11-21T09:01:00Z")
    expect(await confirm(second)).toBe("unusable")
    expect(await world.ownerOf(slug)).toEqual({ owner_id: owner.id, verified: false })
  })

  test.each([
    [undefined, "email_needed"],
    ["ada@gmail.com", "free_mail"],
    ["ada@rival.example", "email_not_at_domain"],
    ["ada@mail.HOST", "email_not_at_domain"],
    ["ada@HOST.evil.example", "email_not_at_domain"],
    ["ada@evilHOST", "email_not_at_domain"]
  ])("%s is refused: %s", async (address, code) => {
    const { slug, host } = await world.listed(owner)
    const email = address?.replace("HOST", host)
    const reply = await world.claim(ada, { slug, method: "email", ...(email === undefined ? {} : { email }) })
    expect([reply.status, reply.body.error.code]).toEqual([400, code])
    expect(reply.body.error.message).toContain(`@${host}`)
    expect(await world.list(ada)).toEqual([])
    if (email !== undefined) expect(await world.letters(email)).toEqual([])
  })

  test("a listing below another host is proved at the registrable domain", async () => {
    const { slug } = await world.listed(owner, { host: "app.tidal.example" })
    const address = (at: string) => ({ slug, method: "email", email: `ada@${at}` })
    expect((await world.claim(ada, address("app.tidal.example"))).body.error.code).toBe("email_not_at_domain")
    expect((await world.claim(ada, address("tidal.example"))).status).toBe(201)
  })

  test("an address is mailed so often a day, whoever claims, and a refusal changes nothing", async () => {
    const { slug, host } = await world.listed(owner)
    const body = { slug, method: "email", email: `ceo@${host}` }
    for (const person of [ada, bo, ada]) expect((await world.claim(person, body)).status).toBe(201)
    const before = await world.list(bo)
    const refused = await world.claim(bo, body)
    expect([refused.status, refused.body.error.code, refused.body.error.limit]).toEqual([429, "rate_limited", 3])
    expect(await world.list(bo)).toEqual(before)
    expect(await world.letters(body.email)).toHaveLength(3)
    world.app.clock.set("2026-11-21T09:01:00Z")
    expect((await world.claim(bo, body)).status).toBe(201)
  })
})

describe("two people", () => {
  test("who proves it first has it, and the other's claims are superseded", async () => {
    const { slug } = await world.listed(owner)
    const his = (await world.claim(bo, { slug, method: "file" })).body
    world.publish(his)
    await world.prove(ada, slug, "dns")
    const late = await world.verify(bo, his.id)
    expect([late.status, late.body.error.code]).toEqual([400, "claim_not_pending"])
    expect(await world.list(bo)).toMatchObject([{ status: "superseded" }])
    expect(await world.ownerOf(slug)).toEqual({ owner_id: ada.id, verified: true })
    // Both can publish there, so he may claim it back; she is told.
    expect(await world.prove(bo, slug, "file")).toMatchObject({ status: "verified" })
    expect(await world.list(ada)).toMatchObject([{ status: "superseded" }])
    expect((await world.letters(ada.email)).join()).toContain("claimed by somebody else")
  })

  test("at the very same time leave one owner, one verified claim, and one who is told", async () => {
    for (let round = 0; round < (onPostgres ? 8 : 3); round++) {
      const { id, slug } = await world.listed(owner)
      const hers = (await world.claim(ada, { slug, method: "dns" })).body
      const his = (await world.claim(bo, { slug, method: "file" })).body
      world.publish(hers)
      world.publish(his)
      const replies = await Promise.all([world.verify(ada, hers.id), world.verify(bo, his.id)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
      const winner = replies[0]?.status === 200 ? ada : bo
      expect(await world.ownerOf(slug)).toEqual({ owner_id: winner.id, verified: true })
      const statuses = await query<{ status: string }>(
        world.app,
        "select status from claims where listing_id = $1 order by status",
        [id]
      )
      expect(statuses.map(({ status }) => status)).toEqual(["superseded", "verified"])
      const told = await query(world.app, "select 1 from events where listing_id = $1", [id])
      expect(told).toHaveLength(1)
    }
  })

  test("an order of the former owner finds the listing somebody else's", async () => {
    const { id, slug } = await world.listed(owner)
    await world.prove(ada, slug, "dns")
    const items = [{ product: "billboard_min", listing_id: id, amount_cents: 5000 }]
    const { status, body } = await world.app.rest("POST", "/orders/quote", { key: owner.key, body: { items } })
    expect([status, body.error.details[0]?.code ?? body.error.code]).not.toEqual([200, undefined])
  })
})
