import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { type TestApp, testApp } from "../../../support/App.ts"
import { documented } from "../../../support/Documented.ts"
import { draftsOf, harbourSite } from "../editing/Harbour.ts"

let app: TestApp
let drafts: ReturnType<typeof draftsOf>
let primary: string
let extra: string
const hosts = Array.from({ length: 60 }, (_, n) => `harbour-${n}.example`)
const host = () => hosts.pop() ?? "none.example"

beforeAll(async () => {
  app = await testApp({
    internet: Object.fromEntries(hosts.map((name) => [name, harbourSite("Tidewatch")])),
    workers: 6
  })
  drafts = draftsOf(app)
  ;[primary, extra] = await drafts.categories()
}, 60_000)
afterAll(() => app.close())

const sql = <Row extends object>(query: (sql: SqlClient.SqlClient) => Effect.Effect<ReadonlyArray<Row>, unknown>) =>
  app.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, query)))
interface ListingRow {
  readonly [column: string]: unknown
  readonly slug: string
  readonly version: number
}
const listingOf = async (id: number): Promise<ListingRow> => {
  const [row] = await sql<ListingRow>((run) => run<ListingRow>`select * from listings where id = ${id}`)
  if (row === undefined) throw new Error(`no listing ${id}`)
  return row
}
const versionsOf = (id: number) =>
  sql<{ version: number; changes: Record<string, { before: unknown; after: unknown }> }>(
    (run) => run`select version, changes from listing_versions where listing_id = ${id} order by version`
  )
const categoriesOf = async (id: number) =>
  (
    await sql<{ name: string }>(
      (run) => run`select c.name from listing_categories lc join categories c on c.id = lc.category_id
        where lc.listing_id = ${id} order by lc.is_primary desc, lc.position`
    )
  ).map(({ name }) => name)
const foundersOf = (id: number) =>
  sql<{ slug: string; name: string; title: string | null; socials: Record<string, string> }>(
    (
      run
    ) => run`select f.slug, f.name, lf.title, f.socials from listing_founders lf join founders f on f.id = lf.founder_id
      where lf.listing_id = ${id} order by lf.position`
  )

const complete = (name = "Tidewatch") => ({
  name,
  tagline: "Tide alerts",
  description: "Texts harbour masters.",
  categories: [primary, extra]
})
/** A ready draft of its own site, filled so that it can be submitted. */
const ready = async (name?: string, key?: string) => {
  const owner = key ?? (await app.user()).key
  const site = host()
  const { id } = await drafts.startAndWait(owner, site)
  await drafts.edited(owner, id, { fields: complete(name) })
  return { key: owner, id, site }
}
const submitted = async (name?: string, key?: string) => {
  const draft = await ready(name, key)
  const { status, body } = await drafts.submit(draft.key, draft.id)
  expect(status).toBe(200)
  return { ...draft, listingId: Number(body.listing_id), slug: String(body.slug) }
}

describe("a submission", () => {
  test("that lacks what a listing needs names every field", async () => {
    const { key } = await app.user()
    const { id } = await drafts.startAndWait(key, host())
    const blank = await drafts.edited(key, id, { fields: { name: null, description: null, categories: null } })
    expect(blank.missing.slice(0, 3)).toEqual(["name", "description", "categories"])
    const { status, body } = await drafts.submit(key, id)
    expect([status, body.error.code]).toEqual([400, "draft_incomplete"])
    expect(body.error.details.map((one: { path: string; code: string }) => [one.path, one.code])).toEqual([
      ["fields.name", "required"],
      ["fields.description", "required"],
      ["fields.categories", "required"]
    ])
  })

  test("names a category that is gone together with what is missing", async () => {
    const { key, id } = await ready()
    await sql((run) => run`insert into categories (slug, name) values ('passing', 'Passing')`)
    await drafts.edited(key, id, { fields: { tagline: null, categories: [primary, "Passing"] } })
    await sql((run) => run`delete from categories where slug = 'passing'`)
    const paths = async () =>
      (await drafts.submit(key, id)).body.error.details.map((one: { path: string; code: string }) => [
        one.path,
        one.code
      ])
    expect(await paths()).toEqual([
      ["fields.tagline", "required"],
      ["fields.categories.1", "category_unknown"]
    ])
    await drafts.edited(key, id, { fields: { tagline: "There" } })
    expect(await paths()).toEqual([["fields.categories.1", "category_unknown"]])
  })

  test("takes all that the draft was let hold, and the listing can be edited afterwards", async () => {
    const { key, id } = await ready()
    /** No two letters alike next to one another: what is this long cannot be packed into less. */
    const full = (length: number) =>
      Array.from({ length }, (_, at) => String.fromCodePoint(0x1f300 + ((at * 7919) % 700))).join("")
    const texts = ["name", "tagline", "short_description", "pricing_summary", "city"] as const
    const fields = {
      ...Object.fromEntries(texts.map((name) => [name, full(500)])),
      description: full(20_000),
      stage: "s".repeat(500),
      pricing_model: "p".repeat(500),
      logo_url: `https://tidewatch.example/${"l".repeat(474)}`,
      tags: Array.from({ length: 20 }, (_, at) => full(198) + (10 + at))
    }
    const { missing } = await drafts.edited(key, id, { fields })
    expect(missing).not.toContain("name")
    const { status, body } = await drafts.submit(key, id)
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
    const listing = await listingOf(body.listing_id)
    for (const name of texts) expect(String(listing[name])).toBe(full(500))
    // A later edit of one thing does not stumble over the length of another.
    const path = `/me/listings/${body.listing_id}`
    const edited = await documented(app)("PATCH", path, { key, body: { fields: { headline: "Short" } } })
    expect(edited.body).toMatchObject({ headline: "Short", tagline: full(500) })
    await sql(
      (run) => run`update listings set status = 'live', plan = 'free', launched_at = now(), launch_week = '2026-11-16'
        where id = ${body.listing_id}`
    )
    for (const read of [`/listings/${body.slug}`, `/listings?q=${encodeURIComponent(full(200))}`, "/me/listings"])
      expect((await documented(app)("GET", read, { key })).status).toBe(200)
    expect((await app.fetch(new Request(`${app.origin}/products/${body.slug}`))).status).toBe(200)
  })

  test("of a draft that is still being made is refused", async () => {
    const { key } = await app.user()
    const { id } = await drafts.start(key, host())
    const { body } = await drafts.submit(key, id)
    expect(body.error.code).toBe("draft_not_ready")
    await drafts.made(key, id)
  })

  test("writes everything the draft says, and its first version", async () => {
    const { key, id } = await ready()
    await drafts.edited(key, id, {
      fields: { country: "NO", city: "Bergen", tags: ["tides"], contact_email: "hello@tidewatch.example" },
      faqs: [{ question: "Offline?", answer: "Yes." }],
      founders: [{ name: "Ada Lund", title: "CEO", bio: "Sailor." }, { name: "Bob Lund" }],
      founder_socials: { x: "https://x.com/ada" },
      milestones: [{ date: "2026-01-02", title: "First harbour" }],
      story: { problem: "Floods" },
      seo: { title: "Tides", meta: "About tides" },
      competitor_url: "https://closed.example"
    })
    const { listing_id } = (await drafts.submit(key, id)).body
    const listing = await listingOf(listing_id)
    expect(listing).toMatchObject({
      status: "draft",
      plan: "none",
      name: "Tidewatch",
      tagline: "Tide alerts",
      description: "Texts harbour masters.",
      country: "NO",
      city: "Bergen",
      founded_year: 2019,
      tags: ["tides"],
      contact_email: "hello@tidewatch.example",
      faqs: [{ question: "Offline?", answer: "Yes." }],
      socials: { github: "https://github.com/tidewatch-example" },
      seo_title: "Tides",
      seo_description: "About tides",
      competitor_url: "https://closed.example/",
      draft_id: id,
      version: 1
    })
    expect(listing.story).toMatchObject({ problem: "Floods", title: null })
    expect(listing.not_found_on_website).toContain("city")
    // Extra categories are for paid listings; the draft keeps them.
    expect(await categoriesOf(listing_id)).toEqual([primary])
    expect((await drafts.get(key, id)).fields.categories.value).toEqual([primary, extra])
    expect(await foundersOf(listing_id)).toMatchObject([
      { name: "Ada Lund", title: "CEO", socials: { x: "https://x.com/ada" } },
      { name: "Bob Lund", title: null, socials: {} }
    ])
    const [first, ...more] = await versionsOf(listing_id)
    expect(more).toEqual([])
    expect(first?.version).toBe(1)
    expect(first?.changes.name).toEqual({ before: null, after: "Tidewatch" })
    expect(first?.changes.categories).toEqual({ before: [], after: [primary] })
    expect(Object.keys(first?.changes ?? {})).not.toContain("stage")
  })

  test("again without an edit changes nothing, after edits it updates the same listing and keeps its slug", async () => {
    const { key, id, listingId, slug } = await submitted("Quaywatch")
    expect((await drafts.submit(key, id)).body).toMatchObject({ listing_id: listingId, slug })
    expect((await listingOf(listingId)).version).toBe(1)
    await drafts.edited(key, id, { fields: { name: "Harbourwatch" } })
    expect((await drafts.submit(key, id)).body).toMatchObject({ listing_id: listingId, slug: "quaywatch" })
    expect(await listingOf(listingId)).toMatchObject({ name: "Harbourwatch", slug: "quaywatch", version: 2 })
  })

  test("again undoes nothing that was made on the listing meanwhile", async () => {
    const { key, id } = await ready()
    await drafts.edited(key, id, {
      faqs: [{ question: "Offline?", answer: "Yes." }],
      company_socials: { x: "https://x.com/tide" },
      story: { title: "From the draft", problem: "Floods" },
      milestones: [{ date: "2026-01-01", title: "From the draft" }]
    })
    const { listing_id, changed } = (await drafts.submit(key, id)).body
    expect(changed).toEqual(expect.arrayContaining(["name", "tagline", "faqs", "story", "milestones", "founded_year"]))
    const mine = (method: string, path: string, body: unknown) =>
      app.rest(method, `/me/listings/${listing_id}${path}`, { key, body })
    await mine("PATCH", "", {
      fields: { tagline: "Edited there", features: ["Only there"], city: "Oslo", headline: "Only there" },
      faqs: [{ question: "Only there?", answer: "Yes." }],
      socials: { github: "https://github.com/only-there" }
    })
    await mine("PUT", "/story", { title: "Edited there", journey: "Only there" })
    for (let n = 0; n < 3; n++)
      expect((await mine("POST", "/milestones", { date: "2026-02-02", title: `By hand ${n}` })).status).toBe(201)
    const owned = async () => {
      const { body } = await app.rest("GET", `/me/listings/${listing_id}`, { key })
      const { next_steps: _, updated_at: __, ...rest } = body
      return rest
    }
    const before = await owned()
    const again = await drafts.submit(key, id)
    expect(again.body).toMatchObject({ listing_id, changed: [] })
    expect(await owned()).toEqual(before)

    // What changes in the draft reaches the listing, and the rest of it stays.
    await drafts.edited(key, id, {
      fields: { name: "Renamed" },
      company_socials: { x: "", linkedin: "https://www.linkedin.com/company/tide" },
      story: { problem: "Bigger floods" },
      milestones: [{ date: "2026-03-03", title: "From the draft too" }]
    })
    const after = await owned()
    expect(after).toMatchObject({
      name: "Renamed",
      tagline: "Edited there",
      features: ["Only there"],
      faqs: [{ question: "Only there?", answer: "Yes." }],
      socials: { github: "https://github.com/only-there", linkedin: "https://www.linkedin.com/company/tide" },
      story: { title: "Edited there", journey: "Only there", problem: "Bigger floods" }
    })
    expect(Object.keys(after.socials)).toHaveLength(2)
    expect(after.milestones.map(({ title }: { title: string }) => title)).toEqual([
      "From the draft too",
      "By hand 2",
      "By hand 1",
      "By hand 0"
    ])
    expect((await drafts.submit(key, id)).body.changed).toEqual([])
    expect(await owned()).toEqual(after)
  })

  test("again brings nothing back that was deleted on the listing", async () => {
    const { key, id } = await ready()
    await drafts.edited(key, id, { milestones: [{ date: "2026-01-01", title: "Gone" }], fields: { city: "Bergen" } })
    const { listing_id } = (await drafts.submit(key, id)).body
    const mine = await app.rest("GET", `/me/listings/${listing_id}`, { key })
    await app.rest("DELETE", `/me/listings/${listing_id}/milestones/${mine.body.milestones[0].id}`, { key })
    await app.rest("PATCH", `/me/listings/${listing_id}`, { key, body: { fields: { city: null } } })
    await drafts.edited(key, id, { fields: { tagline: "Other words" } })
    expect((await drafts.submit(key, id)).body.changed).toEqual([])
    const left = (await app.rest("GET", `/me/listings/${listing_id}`, { key })).body
    expect(left).toMatchObject({ milestones: [], city: null, tagline: "Other words" })
  })

  test("of a draft that was submitted before its words were kept changes what is edited from now on", async () => {
    const { key, id, listingId } = await submitted()
    await sql((run) => run`update drafts set submitted = null where id = ${id}`)
    await app.rest("PATCH", `/me/listings/${listingId}`, { key, body: { fields: { tagline: "Edited there" } } })
    expect((await drafts.submit(key, id)).body.changed).toEqual([])
    await sql((run) => run`update drafts set submitted = null where id = ${id}`)
    await drafts.edited(key, id, { fields: { city: "Bergen" } })
    expect(await listingOf(listingId)).toMatchObject({ tagline: "Edited there", city: "Bergen" })
  })

  test("of a new draft of a listed site writes what a person typed, and what was drafted where there is nothing", async () => {
    const { key, id, site, listingId } = await submitted()
    await drafts.edited(key, id, {
      founders: [{ name: "Ada Lund" }],
      milestones: [{ date: "2026-01-01", title: "First" }],
      company_socials: { x: "https://x.com/tide", github: "https://github.com/tide" }
    })
    await app.rest("PATCH", `/me/listings/${listingId}`, {
      key,
      body: { fields: { features: ["Only there"], founded_year: null, description: "Edited there" } }
    })
    const second = await drafts.startAndWait(key, site)
    expect(second.fields).toMatchObject({ founded_year: { state: "ai" }, features: { state: "ai" } })
    await drafts.edited(key, second.id, {
      fields: { tagline: "Typed anew", categories: [primary, extra] },
      milestones: [
        { date: "2026-01-01", title: "First" },
        { date: "2026-02-02", title: "Second" }
      ],
      company_socials: { x: "" }
    })
    const { body } = await drafts.submit(key, second.id)
    expect(body.listing_id).toBe(listingId)
    expect(body.changed.toSorted()).toEqual(["founded_year", "milestones", "socials", "tagline"])
    expect(body.next_steps[0]).toMatchObject({ operation: "update_draft" })
    expect(body.next_steps[0].reason).toContain("features")
    const mine = (await app.rest("GET", `/me/listings/${listingId}`, { key })).body
    expect(mine).toMatchObject({
      tagline: "Typed anew",
      founded_year: 2019,
      description: "Edited there",
      features: ["Only there"],
      founders: [{ name: "Ada Lund" }],
      socials: { github: "https://github.com/tide" }
    })
    expect(mine.socials.x).toBeUndefined()
    expect(mine.milestones.map(({ title }: { title: string }) => title)).toEqual(["Second", "First"])
    // From now on it is the listing's draft like the first one.
    expect((await drafts.submit(key, second.id)).body.changed).toEqual([])
    await drafts.edited(key, second.id, { fields: { features: ["From the second"] } })
    expect((await listingOf(listingId)).features).toEqual(["From the second"])
  })
})

describe("an edit of a submitted draft", () => {
  test("reaches the listing in the same moment, with what it changed and nothing else", async () => {
    const { key, id, listingId } = await submitted()
    await app.rest("PATCH", `/me/listings/${listingId}`, { key, body: { fields: { description: "Changed there" } } })
    await drafts.edited(key, id, { fields: { tagline: "Edited", founded_year: null }, faqs: [], lock_fields: ["name"] })
    expect(await listingOf(listingId)).toMatchObject({
      tagline: "Edited",
      founded_year: null,
      description: "Changed there",
      version: 3
    })
    const last = (await versionsOf(listingId)).at(-1)
    expect(last?.changes).toEqual({
      tagline: { before: "Tide alerts", after: "Edited" },
      founded_year: { before: 2019, after: null }
    })
    // A lock is the draft's alone.
    await drafts.edited(key, id, { lock_fields: ["tagline"] })
    expect((await listingOf(listingId)).version).toBe(3)
  })

  test("that the listing cannot take is refused whole", async () => {
    const { key, id, listingId } = await submitted()
    for (const fields of [{ name: null }, { tagline: " " }, { categories: [] }]) {
      const { status, body } = await drafts.edit(key, id, { fields: { ...fields, city: "Bergen" } })
      expect([status, body.error.code, body.error.details.length]).toEqual([400, "invalid_request", 1])
    }
    expect((await drafts.get(key, id)).fields.city.value).toBeNull()
    expect((await listingOf(listingId)).city).toBeNull()
  })

  test("is refused when the site team removed the listing, and so is a new draft of that site", async () => {
    const { key, id, listingId, site } = await submitted()
    await sql((run) => run`update listings set status = 'removed' where id = ${listingId}`)
    const edit = await drafts.edit(key, id, { fields: { tagline: "Back" } })
    expect([edit.status, edit.body.error.code]).toEqual([400, "listing_removed"])
    expect((await drafts.submit(key, id)).body.error.code).toBe("listing_removed")
    const again = await drafts.startAndWait(key, site)
    await drafts.edited(key, again.id, { fields: complete() })
    expect((await drafts.submit(key, again.id)).body.error.code).toBe("listing_removed")
  })

  test("does not reach a listing that has become somebody else's", async () => {
    const { key, id, listingId } = await submitted()
    const other = await app.user()
    await sql((run) => run`update listings set owner_id = ${other.id} where id = ${listingId}`)
    await drafts.edited(key, id, { fields: { tagline: "Mine still" } })
    expect((await listingOf(listingId)).tagline).toBe("Tide alerts")
    expect((await drafts.submit(key, id)).body.error.code).toBe("already_listed")
  })

  test("of a public listing makes its page anew", async () => {
    const { key, id, listingId, slug } = await submitted("Publicwatch")
    await sql(
      (run) => run`update listings set status = 'live', plan = 'free', launched_at = now(), launch_week = '2026-11-16'
        where id = ${listingId}`
    )
    const before = await app.rest("GET", `/listings/${slug}`)
    expect(before.body.tagline).toBe("Tide alerts")
    await drafts.edited(key, id, { fields: { tagline: "Seen at once", categories: [extra] } })
    const after = await app.rest("GET", `/listings/${slug}`)
    expect(after.body).toMatchObject({ tagline: "Seen at once", primary_category: { name: extra } })
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"))
  })
})

test("what listings are filtered by is found again in whatever words it was typed", async () => {
  const { key, id } = await ready("Filterwatch")
  const { fields } = await drafts.edited(key, id, {
    fields: { stage: "Early access", pricing_model: "Pay what you want", country: "no" }
  })
  expect([fields.stage.value, fields.pricing_model.value, fields.country.value]).toEqual([
    "early-access",
    "pay-what-you-want",
    "NO"
  ])
  const { listing_id, slug } = (await drafts.submit(key, id)).body
  await sql(
    (run) => run`update listings set status = 'live', plan = 'free', launched_at = now(), launch_week = '2026-11-16'
      where id = ${listing_id}`
  )
  const { domain } = await listingOf(listing_id)
  for (const filter of [
    "stage=early-access",
    "stage=EARLY-Access",
    "pricing_model=Pay+what+you+want",
    "pricing_model=pay-what-you-want",
    "country=No",
    `domain=${String(domain).toUpperCase()}`
  ]) {
    const { body } = await app.rest("GET", `/listings?${filter}&per_page=100`)
    expect(
      body.items.map((item: { slug: string }) => item.slug),
      filter
    ).toContain(slug)
  }
  const body = { fields: { pricing_model: "One time" } }
  expect((await app.rest("PATCH", `/me/listings/${listing_id}`, { key, body })).body.pricing_model).toBe("one-time")
  expect((await drafts.edit(key, id, { fields: { stage: "— !" } })).body.error.details).toMatchObject([
    { path: "fields.stage", code: "invalid_format" }
  ])
})

describe("categories", () => {
  const shown = async (key: string, listingId: number) => {
    const { body } = await app.rest("GET", `/me/listings/${listingId}`, { key })
    const names = (from: ReadonlyArray<{ readonly name: string }>) => from.map(({ name }) => name)
    return { categories: names(body.categories), waiting: names(body.waiting_categories), steps: body.next_steps }
  }
  const bought = (listingId: number, many: number) =>
    sql((run) => run`update listings set extra_categories = ${many} where id = ${listingId}`)

  test("beside the primary one are kept, told of, and shown once they are bought", async () => {
    const { key, id } = await ready()
    const five = (await app.rest("GET", "/categories")).body.items.slice(0, 5).map(({ name }: { name: string }) => name)
    const [a, b, c, d, e] = five
    const waits = `${b}, ${c}, ${d}: kept, and shown once extra_categories is bought.`
    const draft = await drafts.edited(key, id, { fields: { categories: five } })
    const reasons = (steps: ReadonlyArray<{ readonly reason: string }>) => steps.map(({ reason }) => reason).join(" ")
    expect(reasons(draft.next_steps)).toContain(waits)
    expect(reasons(draft.next_steps)).toContain(`${e}: not taken`)

    const { body } = await drafts.submit(key, id)
    expect(body.waiting_categories.map(({ name }: { name: string }) => name)).toEqual([b, c, d])
    expect(reasons(body.next_steps)).toContain(waits)
    const mine = await shown(key, body.listing_id)
    expect(mine).toMatchObject({ categories: [a], waiting: [b, c, d] })
    expect(reasons(mine.steps)).toContain(waits)

    // A paid launch alone shows no more of them.
    await sql((run) => run`update listings set plan = 'paid' where id = ${body.listing_id}`)
    await drafts.edited(key, id, { fields: { categories: [a, c, b] } })
    expect(await shown(key, body.listing_id)).toMatchObject({ categories: [a], waiting: [c, b] })
    await bought(body.listing_id, 1)
    await drafts.edited(key, id, { fields: { categories: [a, b, c] } })
    expect(await shown(key, body.listing_id)).toMatchObject({ categories: [a, b], waiting: [c] })
    expect(await categoriesOf(body.listing_id)).toEqual([a, b])
  })

  test("that are shown stay where the draft names none beside the primary one", async () => {
    const { key, id, listingId } = await submitted()
    await bought(listingId, 1)
    await drafts.edited(key, id, { fields: { categories: [primary] } })
    await drafts.edited(key, id, { fields: { categories: [primary, extra] } })
    expect(await categoriesOf(listingId)).toEqual([primary, extra])
    await drafts.edited(key, id, { fields: { tagline: "Other words", categories: [primary] } })
    expect(await categoriesOf(listingId)).toEqual([primary, extra])
    await drafts.edited(key, id, { fields: { categories: [extra] } })
    expect(await shown(key, listingId)).toMatchObject({ categories: [extra], waiting: [] })
    await drafts.edited(key, id, { fields: { categories: [extra, primary] } })
    expect(await categoriesOf(listingId)).toEqual([extra, primary])
  })
})

describe("founders", () => {
  test("are the same people on every listing of an owner, and nobody else's", async () => {
    const { key, id } = await ready()
    const founders = [{ name: "Grete Vik", title: "CEO" }]
    await drafts.edited(key, id, { founders })
    const one = Number((await drafts.submit(key, id)).body.listing_id)
    const second = await ready("Secondwatch", key)
    await drafts.edited(key, second.id, { founders: [{ name: "GRETE VIK", title: "Founder" }] })
    const two = Number((await drafts.submit(key, second.id)).body.listing_id)
    const stranger = await ready("Strangerwatch")
    await drafts.edited(stranger.key, stranger.id, { founders })
    const three = Number((await drafts.submit(stranger.key, stranger.id)).body.listing_id)
    const [a] = await foundersOf(one)
    const [b] = await foundersOf(two)
    const [c] = await foundersOf(three)
    expect([a?.slug, b?.slug, c?.slug]).toEqual(["grete-vik", "grete-vik", "grete-vik-2"])
    expect([a?.title, b?.title]).toEqual(["CEO", "Founder"])
    // The primary founder is where the owner's interview is shown.
    const linked = await sql<{ email: string | null }>(
      (run) => run`select u.email from founders f left join users u on u.id = f.user_id where f.name ilike 'grete vik'`
    )
    expect(new Set(linked.map(({ email }) => email)).size).toBe(2)
    expect(linked.every(({ email }) => email !== null)).toBe(true)
  })

  test("who are taken off their last listing are gone; their links follow the draft", async () => {
    const { key, id } = await ready()
    await drafts.edited(key, id, { founders: [{ name: "Passing Through" }], founder_socials: { x: "https://x.com/p" } })
    const listingId = Number((await drafts.submit(key, id)).body.listing_id)
    await drafts.edited(key, id, { founder_socials: { x: "", github: "https://github.com/p" } })
    expect((await foundersOf(listingId))[0]?.socials).toEqual({ github: "https://github.com/p" })
    await drafts.edited(key, id, { founders: [] })
    expect(await foundersOf(listingId)).toEqual([])
    expect(await sql((run) => run`select id from founders where name = 'Passing Through'`)).toEqual([])
  })
})

test("milestones that stay keep their id", async () => {
  const { key, id, listingId } = await submitted()
  const ids = async () =>
    (
      await sql<{ id: number; title: string }>(
        (run) => run`select id, title from milestones where listing_id = ${listingId} order by title`
      )
    ).map((row) => [row.title, row.id] as const)
  const [a, b, c] = ["A", "B", "C"].map((title, n) => ({ date: `2026-0${n + 1}-01`, title }))
  await drafts.edited(key, id, { milestones: [a, b] })
  const before = new Map(await ids())
  await drafts.edited(key, id, { milestones: [c, b] })
  const after = new Map(await ids())
  expect([...after.keys()]).toEqual(["B", "C"])
  expect(after.get("B")).toBe(before.get("B"))
})

test("a draft and a listing have fifty milestones between them, and the edit that has more is refused whole", async () => {
  const { key, id, listingId } = await submitted()
  const add = (title: string) =>
    app.rest("POST", `/me/listings/${listingId}/milestones`, { key, body: { date: "2026-02-02", title } })
  expect((await add("By hand")).status).toBe(201)
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ date: "2026-01-01", title: `M ${n}` }))
  const refused = await drafts.edit(key, id, { milestones: many(50) })
  expect([refused.status, refused.body.error.code]).toEqual([400, "milestone_limit_reached"])
  expect((await drafts.get(key, id)).milestones).toEqual([])
  await drafts.edited(key, id, { milestones: many(49) })
  expect((await add("One too many")).body.error.code).toBe("milestone_limit_reached")
})

describe("many at once", () => {
  test("the same name gives each listing a slug of its own", async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => ready("Same Name")))
    const replies = await Promise.all(made.map(({ key, id }) => drafts.submit(key, id)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    const slugs = replies.map(({ body }) => String(body.slug)).toSorted()
    expect(slugs).toEqual(["same-name", ...[2, 3, 4, 5, 6, 7, 8].map((n) => `same-name-${n}`)].toSorted())
  }, 30_000)

  test("the same site goes to the first, and both senders of one draft get the same listing", async () => {
    const site = host()
    const people = await Promise.all([app.user(), app.user(), app.user()])
    const made = await Promise.all(
      people.map(async ({ key }) => {
        const { id } = await drafts.startAndWait(key, site)
        await drafts.edited(key, id, { fields: complete("Onewatch") })
        return { key, id }
      })
    )
    const replies = await Promise.all([...made, ...made].map(({ key, id }) => drafts.submit(key, id)))
    const won = replies.filter(({ status }) => status === 200)
    const lost = replies.filter(({ status }) => status !== 200)
    expect(won.map(({ body }) => body.slug)).toEqual(["onewatch", "onewatch"])
    expect(lost.map(({ body }) => body.error.code)).toEqual(Array(4).fill("already_listed"))
  }, 30_000)
})
