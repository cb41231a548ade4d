import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Schema } from "effect"
import { everyOperation } from "../../../src/domain/api/Api.ts"
import type { Any } from "../../../src/domain/Operation.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { query, saveListing, slugOf } from "../../support/SavedListing.ts"

let app: TestApp
let owner: { readonly id: number; readonly email: string; readonly key: string }
let stranger: typeof owner

beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  owner = await app.user()
  stranger = await app.user()
})
afterAll(() => app.close())

const live = {
  status: "live",
  plan: "free",
  launch_week: "2026-11-16",
  launched_at: "2026-11-16T00:00:00Z",
  badge_result: "found"
}
let hosts = 0
const saved = async (columns: Readonly<Record<string, unknown>> = {}) => {
  const host = `mine-${++hosts}.example`
  return { host, slug: slugOf(host), id: await saveListing(app, { ownerId: owner.id, host, columns }) }
}

const byName = new Map<string, Any>(everyOperation.map((operation) => [operation.name, operation]))
/** A call as the owner that has to work, its answer checked against the contract. */
const call = async (name: string, method: string, path: string, body?: unknown, status = 200) => {
  const reply = await app.rest(method, path, { key: owner.key, ...(body === undefined ? {} : { body }) })
  expect({ status: reply.status, error: reply.body?.error }).toEqual({ status, error: undefined })
  const operation = byName.get(name)
  if (operation === undefined) throw new Error(`no operation ${name}`)
  Schema.decodeUnknownSync<unknown, unknown>(operation.output, { onExcessProperty: "error" })(reply.body)
  return reply.body
}

describe("list_my_listings", () => {
  test("has every status, newest first, and nobody else's", async () => {
    const first = await saved()
    const second = await saved(live)
    await saveListing(app, { ownerId: stranger.id, host: "not-mine.example" })
    const page = await call("list_my_listings", "GET", "/me/listings?per_page=2")
    expect(page.items.map((item: { id: number }) => item.id)).toEqual([second.id, first.id])
    expect(page.items[0]).toMatchObject({ plan: "free", status: "live", slug: second.slug })
    const all = await call("list_my_listings", "GET", "/me/listings?per_page=100")
    expect(all.items.map((item: { slug: string }) => item.slug)).not.toContain("not-mine-example")
    expect(all.total).toBe(all.items.length)
  })
})

describe("get_my_listing", () => {
  test("shows what the owner wrote, unlocked or not, and what only they may see", async () => {
    const { id, slug } = await saved({ ...live, contact_email: "hello@mine.example" })
    await call("set_founder_story", "PUT", `/me/listings/${id}/story`, { title: "A wet cellar" })
    const milestone = { date: "2026-03-02", title: "First harbour" }
    await call("add_milestone", "POST", `/me/listings/${id}/milestones`, milestone, 201)
    const mine = await call("get_my_listing", "GET", `/me/listings/${id}`)
    expect(mine).toMatchObject({
      status: "live",
      plan: "free",
      contact_email: "hello@mine.example",
      story: { title: "A wet cellar", story: null },
      milestones: [{ date: "2026-03-02", title: "First harbour", description: null, url: null }],
      public_url: `https://launchbook.test/products/${slug}`,
      badge: { required: true, result: "found", last_checked_at: null },
      queue: null,
      version: 3
    })
    const shown = (await app.rest("GET", `/listings/${slug}`)).body
    expect(shown).toMatchObject({ story: null, milestones: null, media: null })
    expect(shown.contact_email).toBeUndefined()
  })

  test("gives a draft its badge to paste and its next step", async () => {
    const { id, slug } = await saved()
    const mine = await call("get_my_listing", "GET", `/me/listings/${id}`)
    expect(mine.badge.html).toContain(`href="https://launchbook.test/products/${slug}"`)
    expect(mine.badge).toMatchObject({
      required: false,
      result: null,
      page: `https://${slug.replace("-example", ".example")}/`
    })
    expect(mine).toMatchObject({
      public_url: null,
      plan: "none",
      next_steps: [{ operation: "choose_free_listing" }, { operation: "create_checkout" }]
    })
  })
})

describe("update_my_listing", () => {
  test("publishes at once and keeps before and after", async () => {
    const { id, slug } = await saved(live)
    await app.rest("GET", `/listings/${slug}`)
    const body = { fields: { tagline: "Does two things", country: "nl" }, socials: { x: "https://x.com/mine" } }
    const edited = await call("update_my_listing", "PATCH", `/me/listings/${id}`, body)
    expect(edited).toMatchObject({ version: 2, tagline: "Does two things", country: "NL" })
    const shown = (await app.rest("GET", `/listings/${slug}`)).body
    expect(shown).toMatchObject({ tagline: "Does two things", country: "NL", socials: { x: "https://x.com/mine" } })
    expect((await query(app, "select * from listing_versions where listing_id = $1", [id]))[0]).toMatchObject({
      version: 2,
      user_id: owner.id,
      changes: {
        tagline: { before: "Does one thing", after: "Does two things" },
        country: { before: null, after: "NL" },
        socials: { before: {}, after: { x: "https://x.com/mine" } }
      }
    })
  })

  test("that changes nothing makes no version", async () => {
    const { id } = await saved(live)
    const body = { fields: { tagline: "Does one thing" } }
    expect((await call("update_my_listing", "PATCH", `/me/listings/${id}`, body)).version).toBe(1)
    expect(await query(app, "select 1 from listing_versions where listing_id = $1", [id])).toHaveLength(0)
  })

  test.each(["", null])("that sends %p takes the fact away", async (nothing) => {
    const given = {
      short_description: "Short",
      pricing_model: "free",
      pricing_summary: "Free",
      country: "NO",
      city: "Oslo",
      demo_video_url: "https://youtu.be/abcdefghijk",
      contact_email: "hello@mine.example",
      headline: "Head",
      seo_title: "Title",
      seo_description: "Meta"
    }
    const { id } = await saved(given)
    const fields = Object.fromEntries(Object.keys(given).map((key) => [key, nothing]))
    const after = await call("update_my_listing", "PATCH", `/me/listings/${id}`, { fields })
    const left = { ...after, pricing_summary: after.pricing.summary, seo_title: after.seo.title }
    for (const key of Object.keys(fields)) expect([key, left[key] ?? null]).toEqual([key, null])
  })
  test("names every value it cannot take, and takes none of the others", async () => {
    const { id } = await saved(live)
    const reply = await app.rest("PATCH", `/me/listings/${id}`, {
      key: owner.key,
      body: {
        fields: {
          country: "ZQ",
          demo_video_url: "https://youtube.com/@a",
          city: "Bergen",
          founded_year: 1700,
          tagline: ""
        },
        socials: { x: "no link" }
      }
    })
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe("invalid_request")
    expect(reply.body.error.details.map((detail: { path: string }) => detail.path).toSorted()).toEqual([
      "fields.country",
      "fields.demo_video_url",
      "fields.founded_year",
      "fields.tagline",
      "socials.x"
    ])
    expect((await call("get_my_listing", "GET", `/me/listings/${id}`)).city).toBeNull()
  })
})

describe("post_listing_update", () => {
  test("is shown at once, and its followers are to be told", async () => {
    const { id, slug } = await saved(live)
    const news = { title: "Eleven harbours", body: "From Den Helder to Esbjerg." }
    const update = await call("post_listing_update", "POST", `/me/listings/${id}/updates`, news, 201)
    expect((await app.rest("GET", `/listings/${slug}`)).body.updates[0]).toEqual(update)
    const queued = await query(app, "select data from pgboss.job where name = 'notify-followers'")
    expect(queued).toEqual([{ data: { listing_id: id, update_id: update.id } }])
  })
})

describe("milestones", () => {
  test("are added and deleted, once", async () => {
    const { id } = await saved()
    const body = { date: "2026-03-02", title: " First harbour ", description: "", url: "" }
    const added = await call("add_milestone", "POST", `/me/listings/${id}/milestones`, body, 201)
    expect(added).toMatchObject({ title: "First harbour", description: null, url: null })
    const path = `/me/listings/${id}/milestones/${added.id}`
    expect(await call("delete_milestone", "DELETE", path)).toEqual({ id: added.id, deleted: true })
    expect((await app.rest("DELETE", path, { key: owner.key })).status).toBe(404)
  })

  test("have a date that there is, and that is not further off than two years", async () => {
    const { id } = await saved()
    const add = (date: string) =>
      app.rest("POST", `/me/listings/${id}/milestones`, { key: owner.key, body: { date, title: "First harbour" } })
    for (const date of ["0001-01-01", "2028-11-18"]) expect((await add(date)).body).toMatchObject({ date })
    const refused = [
      ["0000-01-01", "invalid_format", "must be a date that exists, from 0001-01-01 to 9999-12-31, as YYYY-MM-DD"],
      ["2028-11-19", "too_late", "must be at most 2 years ahead: 2028-11-18 or earlier"],
      ["9999-12-31", "too_late", "must be at most 2 years ahead: 2028-11-18 or earlier"]
    ] as const
    for (const [date, code, message] of refused) {
      const { status, body } = await add(date)
      expect([status, body.error.details[0]]).toMatchObject([400, { path: "date", code, message }])
    }
  })

  test("are fifty at most, also of many that come at once", async () => {
    const { id } = await saved()
    await query(
      app,
      "insert into milestones (listing_id, date, title) select $1, '2026-03-02', 'm' from generate_series(1, 48)",
      [id]
    )
    const body = { date: "2026-03-02", title: "One more" }
    const add = () => app.rest("POST", `/me/listings/${id}/milestones`, { key: owner.key, body })
    const replies = await Promise.all(Array.from({ length: 5 }, add))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2)
    for (const { status, body } of replies.filter(({ status }) => status !== 201))
      expect([status, body.error.code]).toEqual([400, "milestone_limit_reached"])
    const { milestones } = await call("get_my_listing", "GET", `/me/listings/${id}`)
    await call("delete_milestone", "DELETE", `/me/listings/${id}/milestones/${milestones[0].id}`)
    expect((await add()).status).toBe(201)
  })

  test("of another listing cannot be deleted through this one", async () => {
    const [one, other] = [await saved(), await saved()]
    const body = { date: "2026-03-02", title: "First harbour" }
    const { id } = await call("add_milestone", "POST", `/me/listings/${one.id}/milestones`, body, 201)
    expect((await app.rest("DELETE", `/me/listings/${other.id}/milestones/${id}`, { key: owner.key })).status).toBe(404)
    expect((await call("get_my_listing", "GET", `/me/listings/${one.id}`)).milestones).toHaveLength(1)
  })
})

describe("set_founder_story", () => {
  test("keeps what is left out, clears what is empty, answers the whole story", async () => {
    const { id } = await saved()
    const path = `/me/listings/${id}/story`
    await call("set_founder_story", "PUT", path, { title: "A wet cellar", journey: "Long." })
    expect(await call("set_founder_story", "PUT", path, { journey: " ", lessons: "Pump first." })).toEqual({
      title: "A wet cellar",
      story: null,
      why_started: null,
      problem: null,
      journey: null,
      challenges: null,
      achievements: null,
      lessons: "Pump first.",
      whats_next: null
    })
    await call("set_founder_story", "PUT", path, { title: "", lessons: "" })
    expect((await call("get_my_listing", "GET", `/me/listings/${id}`)).story).toBeNull()
  })
})

describe("a listing that", () => {
  const writes = (id: number, milestone: number) =>
    [
      ["PATCH", `/me/listings/${id}`, { fields: { city: "Bergen" } }],
      ["POST", `/me/listings/${id}/updates`, { title: "a", body: "b" }],
      ["POST", `/me/listings/${id}/milestones`, { date: "2026-03-02", title: "a" }],
      ["DELETE", `/me/listings/${id}/milestones/${milestone}`, undefined],
      ["PUT", `/me/listings/${id}/story`, { title: "a" }],
      ["POST", `/me/listings/${id}/free`, undefined]
    ] as const
  const milestoneOf = async (id: number) => {
    const [row] = await query<{ id: number }>(
      app,
      "insert into milestones (listing_id, date, title) values ($1, '2026-03-02', 'a') returning id",
      [id]
    )
    return row?.id ?? 0
  }

  test("is someone else's is not found, whatever one does to it, and stays as it is", async () => {
    const { id } = await saved(live)
    const milestone = await milestoneOf(id)
    const before = await query(app, "select * from listings where id = $1", [id])
    expect((await app.rest("GET", `/me/listings/${id}`, { key: stranger.key })).status).toBe(404)
    for (const [method, path, body] of writes(id, milestone)) {
      const reply = await app.rest(method, path, { key: stranger.key, ...(body === undefined ? {} : { body }) })
      expect([method, path, reply.status, reply.body.error.code]).toEqual([method, path, 404, "not_found"])
    }
    expect(await query(app, "select * from listings where id = $1", [id])).toEqual(before)
    expect(await query(app, "select 1 from milestones where id = $1", [milestone])).toHaveLength(1)
  })

  test("was removed stays readable to its owner and takes no change", async () => {
    const { id } = await saved({ ...live, status: "removed" })
    const milestone = await milestoneOf(id)
    expect((await call("get_my_listing", "GET", `/me/listings/${id}`)).status).toBe("removed")
    for (const [method, path, body] of writes(id, milestone)) {
      const reply = await app.rest(method, path, { key: owner.key, ...(body === undefined ? {} : { body }) })
      expect([method, path, reply.status, reply.body.error.code]).toEqual([method, path, 400, "listing_removed"])
    }
  })
})
