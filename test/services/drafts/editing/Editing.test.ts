import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import type { FieldKey } from "../../../../src/domain/listing/Profile.ts"
import { storyKeys } from "../../../../src/domain/listing/Story.ts"
import { Settings } from "../../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { draftsOf, harbourSite } from "./Harbour.ts"

/** What the model says next; it is asked for a whole draft and for single fields. */
let answer: (url: string) => unknown = () => ({ fields: {} })
/** What somebody does while it thinks. */
let typing = async () => {}
let asked = 0
let app: TestApp
let drafts: ReturnType<typeof draftsOf>
const hosts = Array.from({ length: 30 }, (_, n) => `harbour-${n}.example`)
const host = () => hosts.pop() ?? "none.example"
const quoted = (value: string, quote: string, url: string) => ({ value, quotes: [{ quote, url }] })

beforeAll(async () => {
  app = await testApp({
    internet: {
      ...Object.fromEntries(hosts.map((name) => [name, harbourSite("Tidewatch")])),
      "closed.example": {
        "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /\n" }
      }
    },
    model: {
      generate: ({ input }) =>
        Effect.map(
          Effect.promise(() => typing()),
          () => {
            asked++
            return answer(/https:\/\/harbour-\d+\.example\//.exec(input)?.[0] ?? "")
          }
        )
    }
  })
  drafts = draftsOf(app)
}, 60_000)
afterAll(() => app.close())

const ready = async () => {
  const { key, id: userId } = await app.user()
  const draft = await drafts.startAndWait(key, host())
  expect(draft.status).toBe("ready")
  return { key, userId, draft, id: draft.id, edit: (body: unknown) => drafts.edited(key, draft.id, body) }
}
const errorOf = async (key: string, id: string, body: unknown) => {
  const reply = await drafts.edit(key, id, body)
  expect(reply.status).toBe(400)
  return reply.body.error
}

describe("the states of a field", () => {
  test("typed, taken away, locked, restored", async () => {
    const { edit, draft } = await ready()
    const original = draft.fields.tagline.ai_value
    const typed = await edit({ fields: { tagline: "Typed", city: "Bergen" } })
    expect(typed.fields.tagline).toMatchObject({ value: "Typed", state: "edited", ai_value: original, evidence: [] })
    expect(typed.fields.city).toMatchObject({ value: "Bergen", state: "manual", ai_value: null })

    const gone = await edit({ fields: { tagline: null, city: "", features: [] } })
    expect(gone.fields.tagline).toMatchObject({ value: null, state: "deleted", ai_value: original })
    expect(gone.fields.city).toMatchObject({ value: null, state: "deleted" })
    expect(gone.fields.features).toMatchObject({ value: null, state: "deleted" })
    expect(gone.missing[0]).toBe("tagline")
    expect(gone.missing).not.toContain("features")

    const locked = await edit({ fields: { tagline: "Kept" }, lock_fields: ["tagline", "name"] })
    expect(locked.fields.tagline).toMatchObject({ value: "Kept", state: "override", locked: true })
    expect(locked.fields.name).toMatchObject({ value: "Tidewatch", state: "override", locked: true })
    expect((await edit({ fields: { tagline: "Kept still" } })).fields.tagline).toMatchObject({
      value: "Kept still",
      state: "override"
    })

    // What was drafted is back, under its lock.
    const back = await edit({ restore: ["tagline", "name", "city"] })
    for (const name of ["tagline", "name"] as const)
      expect(back.fields[name]).toEqual({ ...draft.fields[name], state: "override", locked: true })
    expect(back.fields.city).toEqual(draft.fields.city)
    // Only taking it away takes the lock away.
    await edit({ fields: { tagline: null, name: null } })
    const free = await edit({ restore: ["tagline", "name"] })
    expect([free.fields.tagline, free.fields.name]).toEqual([draft.fields.tagline, draft.fields.name])
  })

  test("in one edit: typed or restored, not both, then locked", async () => {
    const { edit, key, id, draft } = await ready()
    const error = await errorOf(key, id, { restore: ["tagline", "city"], fields: { tagline: "Two", city: null } })
    expect(error.details.map(({ code, message }: Record<string, string>) => [code, message])).toEqual([
      ["contradiction", "names tagline, which `fields` sets in the same edit"],
      ["contradiction", "names city, which `fields` sets in the same edit"]
    ])
    expect((await drafts.get(key, id)).fields).toEqual(draft.fields)
    const both = await edit({ fields: { tagline: "Three" }, restore: ["name"], lock_fields: ["tagline", "name"] })
    expect(both.fields.tagline).toMatchObject({ value: "Three", state: "override", locked: true })
    expect(both.fields.name).toMatchObject({ value: "Tidewatch", state: "override", locked: true })
  })
})

describe("drafting a field anew", () => {
  test("takes the model's value where the pages support it, and brings its quotes", async () => {
    const { edit, draft } = await ready()
    await edit({ fields: { tagline: "Typed" } })
    const sentence = "Tidewatch texts harbour masters forty minutes before the water reaches the quay."
    answer = (url) => ({
      fields: {
        tagline: quoted("Texts harbour masters forty minutes before the water reaches the quay", sentence, url)
      }
    })
    const anew = await edit({ regenerate: ["tagline"] })
    expect(anew.fields.tagline).toMatchObject({
      value: "Texts harbour masters forty minutes before the water reaches the quay",
      state: "ai",
      evidence: [{ quote: sentence, url: draft.url }]
    })
  })

  test("takes nothing from a model that invents, and leaves a fact out that nobody states", async () => {
    const { edit } = await ready()
    await edit({ fields: { city: "Bergen" } })
    answer = (url) => ({
      fields: {
        city: quoted("Atlantis", "Tidewatch lives in Atlantis", url),
        name: quoted("Grimoire", "Grimoire", url)
      }
    })
    const anew = await edit({ regenerate: ["city", "name"] })
    // Nothing was found for it, so what a person typed stays.
    expect(anew.fields.city).toMatchObject({ value: "Bergen", state: "manual", ai_value: null, support: null })
    expect(anew.fields.name).toMatchObject({ value: "Tidewatch", state: "ai" })
  })

  test("leaves locked fields alone, and those typed in the same edit, and says so", async () => {
    const { edit } = await ready()
    await edit({ fields: { tagline: "Mine" }, lock_fields: ["tagline"] })
    answer = () => ({ fields: {} })
    const before = asked
    const anew = await edit({ regenerate: ["tagline", "name"], fields: { name: "Typed" } })
    expect(anew.fields.tagline).toMatchObject({ value: "Mine", state: "override" })
    expect(anew.fields.name.value).toBe("Typed")
    expect(anew.next_steps.slice(0, 2).map(({ reason }) => reason)).toEqual([
      "name: set by `fields` in the same edit, so not drafted anew.",
      "tagline: locked, so not drafted anew. Setting a field to null takes its lock away."
    ])
    expect(asked).toBe(before)
    // A restored value keeps its lock, and the lock its word.
    const restored = await edit({ restore: ["tagline"], regenerate: ["tagline"] })
    expect(restored.fields.tagline).toMatchObject({ state: "override", value: anew.fields.tagline.ai_value })
    expect(restored.next_steps[0]?.reason).toContain("tagline: locked")
    expect(asked).toBe(before)
  })

  test("that finds nothing says so and takes nothing away", async () => {
    const { edit } = await ready()
    await edit({ fields: { city: "Bergen" } })
    answer = () => ({ fields: {} })
    const anew = await edit({ regenerate: ["city"] })
    expect(anew.fields.city).toMatchObject({ value: "Bergen", state: "manual" })
    expect(anew.next_steps[0]?.reason).toBe("city: the pages say nothing more of it, so it stays as it is.")
  })

  test("gives way to what is typed while it is under way, and says so", async () => {
    const { key, id } = await ready()
    let typed = false
    const sentence = "Tidewatch texts harbour masters forty minutes before the water reaches the quay."
    typing = async () => {
      if (typed) return
      typed = true
      await drafts.edited(key, id, { fields: { tagline: "Typed meanwhile" } })
    }
    answer = (url) => ({
      fields: {
        tagline: quoted("Texts harbour masters forty minutes before the water reaches the quay", sentence, url)
      }
    })
    const anew = await drafts.edited(key, id, { regenerate: ["tagline"] })
    typing = async () => {}
    answer = () => ({ fields: {} })
    expect(typed).toBe(true)
    expect(anew.fields.tagline).toMatchObject({ value: "Typed meanwhile", state: "edited" })
    expect(anew.next_steps[0]?.reason).toBe("tagline: edited while it was drafted anew, so left as it is.")
  })

  test("survives a model that breaks", async () => {
    const { edit, draft } = await ready()
    answer = () => {
      throw new Error("no model")
    }
    const anew = await edit({ regenerate: ["description"] })
    expect(anew.fields.description.state).toBe("ai")
    expect(anew.fields.name).toEqual(draft.fields.name)
    answer = () => ({ fields: {} })
  })

  test("is skipped with a word where no page was read", async () => {
    const { key } = await app.user()
    const { id } = await drafts.startAndWait(key, "closed.example")
    const edited = await drafts.edited(key, id, { regenerate: ["name"] })
    expect(edited.status).toBe("failed")
    expect(edited.next_steps[0]?.reason).toContain("no page")
    const open = await drafts.start(key, host())
    const early = await drafts.edited(key, open.id, { regenerate: ["name"] })
    expect(early.next_steps[0]).toMatchObject({
      operation: "get_draft",
      reason: expect.stringContaining("still being made")
    })
    await drafts.made(key, open.id)
  })

  test("counts each field against the hourly limit", async () => {
    const { key, id } = await ready()
    await app.run(Effect.flatMap(Settings, (settings) => settings.set("rate_limit.regenerate_per_hour", 3)))
    expect((await drafts.edit(key, id, { regenerate: ["name", "city"] })).status).toBe(200)
    const refused = await drafts.edit(key, id, { regenerate: ["name", "city"] })
    expect([refused.status, refused.body.error.code]).toEqual([429, "rate_limited"])
    expect(refused.body.error).toMatchObject({ limit: 3, window: 3600 })
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000)
    // What cannot be done at all costs nothing and is said first.
    expect((await drafts.edit(key, id, { regenerate: ["name"], fields: { country: "XX" } })).status).toBe(400)
    await app.run(Effect.flatMap(Settings, (settings) => settings.set("rate_limit.regenerate_per_hour", 30)))
  })
})

describe("what did not stand", () => {
  const lie = (url: string) => ({
    fields: {
      city: quoted("Bergen", "texts harbour masters", url),
      tagline: quoted("The world leader in tides", "Tide alerts for small harbours", url),
      features: {
        value: ["Text alerts on any phone", "Talks to whales"],
        quotes: [{ quote: "Text alerts on any phone", url }]
      }
    }
  })

  test("is told with its reason where it is missing, until somebody writes it", async () => {
    answer = lie
    const { draft, edit, key } = await ready()
    answer = () => ({ fields: {} })
    const told = (one: typeof draft) => one.refused.map(({ field, value }) => [field, value])
    // The site's own tagline stands in the model's place, so what the model wanted is told; of a list that stands nothing is.
    expect(told(draft)).toContainEqual(["city", "Bergen"])
    expect(told(draft)).toContainEqual(["tagline", "The world leader in tides"])
    expect(told(draft).map(([field]) => field)).not.toContain("features")
    expect(draft.refused.length).toBeLessThanOrEqual(20)
    for (const { reason } of draft.refused) expect(reason).toMatch(/^\p{Lu}.*[.…!?]$/u)
    const typed = await edit({ fields: { city: "Oslo" } })
    expect(told(typed).map(([field]) => field)).not.toContain("city")
    expect(told(typed).map(([field]) => field)).toContain("tagline")
    expect(told(await edit({ restore: ["city"] })).map(([field]) => field)).toContain("city")
    const listed = await app.rest("GET", "/drafts", { key })
    expect(listed.body.items[0].refused).toBeUndefined()
  })

  test("of a field that is drafted anew takes the place of what was told before", async () => {
    answer = lie
    const { draft, edit } = await ready()
    answer = (url) => ({ fields: { city: quoted("Stavanger", "texts harbour masters", url) } })
    const anew = await edit({ regenerate: ["city"] })
    answer = () => ({ fields: {} })
    const cities = anew.refused.filter(({ field }) => field === "city").map(({ value }) => value)
    expect(cities[0]).toBe("Stavanger")
    expect(cities).not.toContain("Bergen")
    const others = (one: typeof draft) => one.refused.filter(({ field }) => field !== "city")
    expect(others(anew)).toEqual(others(draft))
  })
})

test("a directory that keeps to the page's own words takes no others, within a second", async () => {
  const turned = "Harbour masters are texted by Tidewatch forty minutes before the water reaches the quay."
  const said = "Tidewatch texts harbour masters forty minutes before the water reaches the quay."
  answer = (url) => ({ fields: { short_description: quoted(turned, said, url) } })
  const set = (value: string) =>
    app.run(Effect.flatMap(Settings, (settings) => Effect.either(settings.set("drafts.paraphrase", value))))
  await set("off")
  const { draft, edit } = await ready()
  const anew = await edit({ regenerate: ["short_description"] })
  await set("checked")
  answer = () => ({ fields: {} })
  for (const one of [draft, anew]) {
    expect(one.fields.short_description.value).not.toBe(turned)
    for (const key of ["tagline", "short_description", "description", "features", "usps"] as const) {
      const { value, support } = one.fields[key]
      if (value !== null) expect(["stated", "copied", "shortened"]).toContain(support ?? "none")
    }
  }
  expect(await set("sometimes")).toMatchObject({ _tag: "Left" })
})

describe("what is wrong with an edit", () => {
  test("is said all at once, and nothing is saved", async () => {
    const { key, id, draft } = await ready()
    const error = await errorOf(key, id, {
      fields: {
        tagline: "New",
        country: "XX",
        founded_year: "19",
        contact_email: "nobody",
        demo_video_url: "https://vimeo.com/1",
        logo_url: "data:image/png;base64,x"
      }
    })
    expect(error.code).toBe("invalid_request")
    expect(error.details.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual(
      ["country", "founded_year", "contact_email", "demo_video_url", "logo_url"].map((field) => [
        `fields.${field}`,
        "invalid_format"
      ])
    )
    expect((await drafts.get(key, id)).fields.tagline).toEqual(draft.fields.tagline)
  })

  test("is said all at once, whether its shape is wrong, its words, or what they name", async () => {
    const { key, id, draft } = await ready()
    const [known] = await drafts.categories()
    const given = {
      fields: { name: 7, country: "XX", founded_year: "19", contact_email: "nobody", categories: ["Nope", known, 3] },
      company_socials: { x: "not a link" },
      founders: [{ name: "" }],
      restore: ["country"],
      milestones: [
        { date: "2026-02-30", title: "No such day" },
        { date: "2999-01-01", title: "Too far off" }
      ],
      competitor_url: draft.url,
      seo: { titel: "x" }
    }
    const error = await errorOf(key, id, given)
    expect(error.code).toBe("invalid_request")
    expect(error.details.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).toSorted()).toEqual(
      [
        "fields.name invalid_type",
        "fields.country invalid_format",
        "fields.founded_year invalid_format",
        "fields.contact_email invalid_format",
        "fields.categories.0 category_unknown",
        "fields.categories.2 invalid_type",
        "company_socials.x invalid_format",
        "founders.0.name too_short",
        "restore contradiction",
        "milestones.0.date invalid_format",
        "milestones.1.date too_late",
        "competitor_url own_site",
        "seo.titel unknown_field"
      ].toSorted()
    )
    // Once the shape is mended, the rest is the same.
    const { name: _, ...fields } = given.fields
    const mended = { ...given, fields: { ...fields, categories: ["Nope"] }, seo: {} }
    expect((await errorOf(key, id, mended)).details.map(({ path }: { path: string }) => path)).toContain(
      "fields.categories.0"
    )
    expect((await drafts.get(key, id)).fields).toEqual(draft.fields)
  })

  test("of somebody else's draft says nothing of that draft", async () => {
    const { id, draft } = await ready()
    const { key } = await app.user()
    const error = await errorOf(key, id, { fields: { name: 7 }, competitor_url: draft.url })
    expect(error.details.map(({ path }: { path: string }) => path)).toEqual(["fields.name"])
  })

  test("unknown categories are named by their place", async () => {
    const { key, id } = await ready()
    const [known] = await drafts.categories()
    const error = await errorOf(key, id, { fields: { categories: ["Nope", known, "Nada"] } })
    expect(error.code).toBe("category_unknown")
    expect(error.details.map(({ path }: { path: string }) => path)).toEqual([
      "fields.categories.0",
      "fields.categories.2"
    ])
  })

  test("unknown keys, too long text and too many names", async () => {
    const { key, id } = await ready()
    const bodies = [
      { fields: { nonsense: "x" } },
      { fields: { name: "n".repeat(501) } },
      { regenerate: ["name", "tagline", "city", "stage", "country", "tags"] },
      { lock_fields: ["nonsense"] },
      { competitor_url: "http://127.0.0.1/" },
      { faqs: Array.from({ length: 11 }, () => ({ question: "Q", answer: "A" })) }
    ]
    for (const body of bodies) await errorOf(key, id, body)
  })
})

test("the parts that are lists are replaced, links are set one by one", async () => {
  const { edit, draft } = await ready()
  // Drafted ones say how their quotes carry them, as fields do; typed ones have none.
  expect(draft.company_socials.github).toMatchObject({ state: "ai", evidence: [expect.anything()] })
  expect(draft.company_socials.github).toHaveProperty("support")
  const one = await edit({
    faqs: [{ question: "Offline?", answer: "Yes." }],
    founders: [
      { name: "Ada", title: "CEO" },
      { name: "Bob", bio: "" }
    ],
    company_socials: { x: "https://x.com/tidewatch", github: "" },
    founder_socials: { linkedin: "https://www.linkedin.com/in/ada" },
    milestones: [{ date: "2026-01-02", title: "First", url: "" }],
    story: { title: "How", problem: "Floods" },
    seo: { title: "Tides" }
  })
  expect(one.faqs).toEqual([{ question: "Offline?", answer: "Yes.", state: "manual", evidence: [], support: null }])
  expect(one.founders).toEqual([
    { name: "Ada", title: "CEO", bio: null, primary: true, state: "manual", evidence: [], support: null },
    { name: "Bob", title: null, bio: null, primary: false, state: "manual", evidence: [], support: null }
  ])
  expect(Object.keys(one.company_socials)).toEqual(["x"])
  expect(one.founder_socials.linkedin).toMatchObject({ state: "manual" })
  expect(one.milestones).toEqual([{ date: "2026-01-02", title: "First", description: null, url: null }])
  expect(one.story).toMatchObject({ title: "How", problem: "Floods", journey: null })
  const two = await edit({ story: { title: "" }, seo: { meta: "About tides" }, milestones: [], company_socials: {} })
  expect(two.story).toMatchObject({ title: null, problem: "Floods" })
  expect(two.seo).toEqual({ title: "Tides", meta: "About tides" })
  expect(two.milestones).toEqual([])
  expect(Object.keys(two.company_socials)).toEqual(["x"])
  expect((await edit({ story: { problem: " " } })).story).toBeNull()
})

test("every part filled to its limit is one edit, each character written as an escape", async () => {
  const { key } = await app.user()
  const { id } = await drafts.startAndWait(key, host())
  /** Twelve bytes each on the way, one character each by count. */
  const full = (length: number) => "\u{1f30a}".repeat(length)
  const escaped = (body: unknown) =>
    JSON.stringify(body).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  const many = <A>(length: number, one: (at: number) => A) => Array.from({ length }, (_, at) => one(at))
  const reply = await app.rest("PATCH", `/drafts/${id}`, {
    key,
    headers: { "content-type": "application/json" },
    body: escaped({
      fields: {
        ...Object.fromEntries(
          ["name", "tagline", "short_description", "pricing_model", "pricing_summary", "city"].map((name) => [
            name,
            full(500)
          ])
        ),
        stage: "é".repeat(500),
        description: full(20_000),
        ...Object.fromEntries(
          ["tags", "features", "usps", "keywords"].map((name) => [name, many(20, (at) => full(198) + (10 + at))])
        )
      },
      faqs: many(10, () => ({ question: full(300), answer: full(1500) })),
      founders: many(6, (at) => ({ name: full(159) + at, title: full(160), bio: full(3000) })),
      story: Object.fromEntries(storyKeys.map((name) => [name, full(8000)])),
      milestones: many(50, (at) => ({ date: "2026-03-02", title: full(198) + (10 + at), description: full(2000) })),
      seo: { title: full(70), meta: full(170) }
    })
  })
  expect([reply.status, reply.body.error]).toEqual([200, null])
  expect(reply.body.milestones.length).toBe(50)
})

describe("a competitor", () => {
  const settled = (key: string, id: string) =>
    app.until(
      () => drafts.get(key, id),
      ({ competitor }) => competitor?.status !== "reading",
      "the comparison"
    )

  test("is read and compared, and cleared again", async () => {
    const { key, id, edit } = await ready()
    const url = `https://${host()}/`
    const reading = await edit({ competitor_url: url })
    expect(reading.competitor).toMatchObject({ url, status: "reading", rows: [] })
    const { competitor } = await settled(key, id)
    expect(competitor).toMatchObject({ url, status: "ready", error: null })
    expect(competitor?.rows.map(({ key: row }) => row)).toContain("tagline")
    expect(competitor?.evidence.length).toBeGreaterThan(0)
    expect((await edit({ competitor_url: "" })).competitor).toBeNull()
  })

  test("that cannot be read says why", async () => {
    const { key, id, edit } = await ready()
    await edit({ competitor_url: "https://closed.example" })
    const { competitor } = await settled(key, id)
    expect(competitor).toMatchObject({ status: "failed", rows: [], summary: null })
    expect(competitor?.error).toMatchObject({
      code: "robots_disallowed",
      message: expect.stringContaining("robots.txt")
    })
  })

  test("is not the product itself, however its address is written", async () => {
    const { key, id, draft } = await ready()
    for (const url of [draft.url, draft.url.replace("https://", "http://www."), `${draft.url}index.html?ref=1#top`]) {
      const error = await errorOf(key, id, { competitor_url: url })
      expect(error.details).toMatchObject([
        {
          path: "competitor_url",
          code: "own_site",
          message: "is the product's own site; name another product's"
        }
      ])
    }
    expect((await drafts.edited(key, id, { competitor_url: `${draft.url}other-product` })).competitor?.status).toBe(
      "reading"
    )
    await settled(key, id)
  })

  test("asked for while the draft is being made is compared at its end", async () => {
    const { key } = await app.user()
    const { id } = await drafts.start(key, host())
    await drafts.edited(key, id, { competitor_url: `https://${host()}` })
    expect((await drafts.made(key, id)).status).toBe("ready")
    expect((await settled(key, id)).competitor?.status).toBe("ready")
  })
})

test("a product that was filled by hand is compared too", async () => {
  const { key } = await app.user()
  const { id } = await drafts.startAndWait(key, "closed.example")
  await drafts.edited(key, id, { fields: { name: "By hand" }, competitor_url: `https://${host()}` })
  const { competitor } = await app.until(
    () => drafts.get(key, id),
    (draft) => draft.competitor?.status !== "reading",
    "the comparison"
  )
  expect(competitor?.status).toBe("ready")
  expect(competitor?.rows.every(({ own }) => own === null)).toBe(true)
})

test("text that no database keeps is refused, and the answer says what is taken", async () => {
  const { key, id, draft } = await ready()
  const body = '{"fields":{"name":"Tide\\ud800watch","tags":["a\\udfff"]},"story":{"title":"\\udc00x\\u0000"}}'
  const { status, body: answer } = await app.rest("PATCH", `/drafts/${id}`, { key, body })
  expect(status).toBe(400)
  expect(answer.error.details).toMatchObject(
    ["fields.name", "fields.tags.0", "story.title"].map((path) => ({
      path,
      code: "invalid_format",
      message: "must be whole Unicode characters, without NUL and lone surrogates"
    }))
  )
  expect((await drafts.get(key, id)).fields).toEqual(draft.fields)
})

test("the same edit under one key is made once, also one that drafts anew", async () => {
  const { key, id } = await ready()
  const before = asked
  const send = () =>
    app.rest("PATCH", `/drafts/${id}`, {
      key,
      body: { regenerate: ["name"] },
      headers: { "idempotency-key": "edit-1" }
    })
  const [one, two] = [await send(), await send()]
  expect([one.status, two.status]).toEqual([200, 200])
  expect(two.text).toBe(one.text)
  expect(asked).toBe(before + 1)
})

test("every field key can be typed, locked and restored", async () => {
  const { edit, draft } = await ready()
  const [category] = await drafts.categories()
  const special: Partial<Record<FieldKey, unknown>> = {
    country: "NO",
    founded_year: "1999",
    contact_email: "hello@tidewatch.example",
    demo_video_url: "https://youtu.be/dQw4w9WgXcQ",
    logo_url: "https://tidewatch.example/logo.png",
    categories: [category],
    tags: ["a"],
    features: ["b"],
    usps: ["c"],
    keywords: ["d"]
  }
  const keys = Object.keys(draft.fields)
  const fields = Object.fromEntries(
    keys.map((key) => [key, Object.entries(special).find(([name]) => name === key)?.[1] ?? `typed ${key}`])
  )
  const typed = await edit({ fields })
  expect(Object.values(typed.fields).every(({ state }) => state === "edited" || state === "manual")).toBe(true)
  expect(typed.completeness).toBe(100)
  const locked = await edit({ lock_fields: keys })
  expect(Object.values(locked.fields).every((field) => field.state === "override" && field.locked)).toBe(true)
  await edit({ fields: Object.fromEntries(keys.map((key) => [key, null])) })
  expect((await edit({ restore: keys })).fields).toEqual(draft.fields)
})
