/**
 * Every operation as a caller meets it, from one end to the other, each answer held against the OpenAPI
 * document, and the answers against each other: the same listing reads the same wherever it is shown,
 * and what is counted is what is listed.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { harbourSite } from "../services/drafts/editing/Harbour.ts"
import { type Reply, type TestApp, testApp } from "../support/App.ts"
import { documented, operationAt } from "../support/Documented.ts"
import { raiseLimits } from "../support/Limits.ts"

let app: TestApp
let rest: TestApp["rest"]
/** Operation and status, of every answer that came. */
const met = new Set<string>()

beforeAll(async () => {
  app = await testApp({
    demo: true,
    internet: {
      "quaywatch.example": harbourSite("Quaywatch"),
      "closed.example": {
        "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /\n" }
      }
    }
  })
  await raiseLimits(app)
  const checked = documented(app)
  rest = async (method, path, more) => {
    const reply = await checked(method, path, more)
    met.add(`${operationAt(method, `/api/v1${path}`)?.operationId} ${reply.status}`)
    return reply
  }
})
afterAll(() => app.close())

/** A read that works. */
const read = async (path: string): Promise<Reply["body"]> => {
  const reply = await rest("GET", path)
  expect(reply.status, path).toBe(200)
  return reply.body
}
/** Everything a paged read has, page by page. */
const all = async (path: string, perPage = 7): Promise<ReadonlyArray<Reply["body"]>> => {
  const items: Array<Reply["body"]> = []
  for (let page = 1; ; page++) {
    const whole = await read(`${path}${path.includes("?") ? "&" : "?"}page=${page}&per_page=${perPage}`)
    const body = whole.listings ?? whole
    items.push(...body.items)
    expect([path, body.page, body.per_page]).toEqual([path, page, perPage])
    expect(body.has_more, path).toBe(items.length < body.total)
    if (!body.has_more) {
      expect(items.length, path).toBe(body.total)
      return items
    }
  }
}
const slugsOf = (listings: ReadonlyArray<{ readonly slug: string }>) => listings.map(({ slug }) => slug)

describe("one listing, wherever it is shown", () => {
  let live: ReadonlyArray<Reply["body"]>
  let upcoming: ReadonlyArray<Reply["body"]>
  const full = new Map<string, Reply["body"]>()
  beforeAll(async () => {
    live = await all("/listings")
    upcoming = await all("/listings?status=upcoming")
    for (const { slug } of [...live, ...upcoming]) full.set(slug, await read(`/listings/${slug}`))
  })
  const summaryOf = (slug: string) => [...live, ...upcoming].find((one) => one.slug === slug)
  const expectSame = (listings: ReadonlyArray<Reply["body"]>, where: string) => {
    for (const listing of listings) expect(listing, `${listing.slug} in ${where}`).toEqual(summaryOf(listing.slug))
  }

  test("the summary is the beginning of the profile", () => {
    expect(live.length).toBeGreaterThan(20)
    expect(upcoming.length).toBeGreaterThan(2)
    for (const summary of [...live, ...upcoming]) expect(full.get(summary.slug)).toMatchObject(summary)
  })
  test("what is counted is what is listed", async () => {
    const { counts } = await read("/site")
    const tree = (await read("/categories")).items
    const categories = tree.flatMap((root: Reply["body"]) => [root, ...root.children])
    expect(counts).toEqual({ live_listings: live.length, categories: categories.length })
    const below = (category: Reply["body"]) => [category.slug, ...slugsOf(category.children ?? [])]
    for (const category of categories) {
      const inside = live.filter(({ slug }) =>
        full.get(slug).categories.some((own: { slug: string }) => below(category).includes(own.slug))
      )
      const shown = await all(`/categories/${category.slug}`)
      expect(category.listing_count, category.slug).toBe(inside.length)
      expect(slugsOf(shown).toSorted(), category.slug).toEqual(slugsOf(inside).toSorted())
      expect(slugsOf(await all(`/listings?category=${category.slug}`)).toSorted()).toEqual(slugsOf(inside).toSorted())
      expect(shown.every((one, at) => at === 0 || shown[at - 1].votes >= one.votes)).toBe(true)
      expectSame(shown, category.slug)
    }
    const busy = (await read("/categories?include_empty=false")).items
    expect(busy.flatMap((root: Reply["body"]) => [root, ...root.children]).length).toBe(
      categories.filter(({ listing_count }: { listing_count: number }) => listing_count > 0).length
    )
  })
  test.each(["today", "this-week", "trending", "most-voted", "recent", "most-viewed", "most-followed", "upcoming"])(
    "the feed %s shows the same",
    async (section) => {
      const feed = await all(`/launches?section=${section}`)
      expectSame(feed, section)
      expect(feed.every(({ status }) => status === (section === "upcoming" ? "scheduled" : "live"))).toBe(true)
    }
  )
  const sorts: ReadonlyArray<readonly [string, (listing: Reply["body"]) => number]> = [
    ["newest", ({ launched_at }) => Date.parse(launched_at)],
    ["votes", ({ votes }) => votes],
    ["most_viewed", ({ views }) => views],
    ["most_followed", ({ followers }) => followers]
  ]
  test.each(sorts)("sort=%s sorts, and every page size gives the same order", async (sort, value) => {
    const sorted = await all(`/listings?sort=${sort}`, 100)
    expect(sorted.length).toBe(live.length)
    expect(sorted.every((one, at) => at === 0 || value(sorted[at - 1]) >= value(one))).toBe(true)
    expect(slugsOf(await all(`/listings?sort=${sort}`, 3))).toEqual(slugsOf(sorted))
  })
  test.each(["stage", "country", "pricing_model"])("the filter %s keeps those and only those", async (key) => {
    const values = new Set(live.flatMap((listing) => listing[key] ?? []))
    for (const value of values) {
      const found = slugsOf(await all(`/listings?${key}=${encodeURIComponent(value)}`, 100)).toSorted()
      expect(found, value).toEqual(slugsOf(live.filter((listing) => listing[key] === value)).toSorted())
      if (key === "country") expect((await read(`/listings?country=${value.toLowerCase()}`)).total).toBe(found.length)
    }
  })
  test("a domain finds its one listing, however it is written", async () => {
    for (const { slug, website_url } of live.slice(0, 8)) {
      const { hostname } = new URL(website_url)
      for (const domain of [hostname, hostname.toUpperCase(), `www.${hostname}`, `https://${hostname}/x`])
        expect(slugsOf(await all(`/listings?domain=${encodeURIComponent(domain)}`)), domain).toEqual([slug])
    }
  })
  test("weeks, their board and their awards agree", async () => {
    const monday = new Date(`${(await read("/launches/weeks/this")).week}T00:00:00Z`)
    const places = new Map<string, ReadonlyArray<Reply["body"]>>()
    for (const award of await all("/awards")) {
      expectSame([award.listing], "awards")
      places.set(award.week, [...(places.get(award.week) ?? []), award])
    }
    expect(places.size).toBeGreaterThan(3)
    let begun = false
    for (let weeks = -12; weeks <= 12; weeks++) {
      const date = new Date(monday.getTime() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)
      const { status, body: week } = await rest("GET", `/launches/weeks/${date}`)
      // Before the first launch there are no weeks, and from then on there are all of them.
      expect([date, status]).toEqual([date, begun || status === 200 ? 200 : 404])
      begun = status === 200
      if (!begun) continue
      const board = await read(`/leaderboards/community-weekly?week=${date}&per_page=100`)
      const ranked = (items: ReadonlyArray<Reply["body"]>) => items.map(({ rank, listing }) => [rank, listing.slug])
      expect(week.state).toBe(weeks < 0 ? "past" : weeks === 0 ? "current" : "future")
      expect(ranked(board.items)).toEqual(ranked(week.launches))
      expect(week.launches.map(({ rank }: { rank: number }) => rank)).toEqual(
        week.launches.map((_: unknown, at: number) => at + 1)
      )
      if (weeks > 0) expect(week.launches).toEqual([])
      if (weeks < 0) expect(week.scheduled).toEqual([])
      expectSame([...week.launches.map(({ listing }: Reply["body"]) => listing), ...week.scheduled], date)
      const awarded = (places.get(date) ?? []).map(({ listing, votes }) => [listing.slug, votes])
      expect(awarded, date).toEqual(
        board.items.slice(0, awarded.length).map(({ listing, metric }: Reply["body"]) => [listing.slug, metric.value])
      )
      for (const { listing, place, title } of places.get(date) ?? [])
        expect(full.get(listing.slug).awards).toContainEqual({ week: date, place, title })
    }
  })
  test.each(["community-all-time", "billboard", "domain-rating", "revenue"])("the board %s ranks", async (board) => {
    const items = await all(`/leaderboards/${board}`)
    expect(items.length).toBeGreaterThan(3)
    expectSame(
      items.map(({ listing }) => listing),
      board
    )
    expect(items.map(({ rank }) => rank)).toEqual(items.map((_, at) => at + 1))
    expect(items.every(({ metric }, at) => at === 0 || items[at - 1].metric.value >= metric.value)).toBe(true)
    const { paid, disclosure, week } = await read(`/leaderboards/${board}`)
    expect([paid, disclosure !== null, week]).toEqual([board === "billboard", board === "billboard", null])
  })
  test("founders, alternatives and comparisons show the same", async () => {
    for (const founder of await all("/founders")) {
      expect(await read(`/founders/${founder.slug}`)).toEqual(founder)
      expectSame(founder.companies, founder.slug)
      for (const { slug } of founder.companies) expect(slugsOf(full.get(slug).founders)).toContain(founder.slug)
      for (const { listing_slug } of founder.stories) expect(full.get(listing_slug).story).not.toBeNull()
    }
    for (const { slug, primary_category } of live) {
      const { items } = await read(`/listings/${slug}/alternatives`)
      const approved = items.filter((one: Reply["body"]) => one.approved)
      expect(items.slice(0, approved.length)).toEqual(approved)
      expect(slugsOf(items)).not.toContain(slug)
      expectSame(
        items.map(({ approved: _, ...summary }: Reply["body"]) => summary),
        `alternatives of ${slug}`
      )
      for (const one of items.slice(approved.length)) expect(one.primary_category).toEqual(primary_category)
    }
    const [a, b] = slugsOf(live)
    const comparison = await read(`/compare?a=${a}&b=${b}`)
    expectSame([comparison.a, comparison.b], "a comparison")
  })
  test("badges in every form have a picture that can do nothing", async () => {
    const forms = ["standard", "outline", "pill", "banner", "square"].flatMap((shape) =>
      ["light", "dark", "auto"].flatMap((mode) => ["s", "m", "l"].map((size) => ({ shape, mode, size })))
    )
    const kinds = new Set<string>()
    const winner = live.find(({ slug }) => full.get(slug).awards.length > 0)
    for (const { slug, url } of [winner, live.find(({ featured }) => featured), upcoming[0]])
      for (const form of forms) {
        const { items } = await read(`/listings/${slug}/badges?${new URLSearchParams(form)}`)
        for (const badge of items) {
          kinds.add(badge.kind)
          expect(badge).toMatchObject({ ...form, link_url: url })
          expect(badge.html).toContain(`href="${url}"`)
          expect(badge.html).toContain(`src="${badge.svg_url.replaceAll("&", "&amp;")}"`)
          const picture = await app.fetch(new Request(badge.svg_url))
          expect([picture.status, picture.headers.get("content-type")], badge.svg_url).toEqual([200, "image/svg+xml"])
          expect(picture.headers.get("x-content-type-options")).toBe("nosniff")
          expect(picture.headers.get("content-security-policy")).toContain("default-src 'none'")
          expect(await picture.text()).not.toMatch(/<script|\son\w+=|<foreignObject|javascript:/i)
        }
      }
    expect([...kinds].toSorted()).toEqual(["featured", "launch_of_the_week", "launched", "listed", "verified"])
  })
  test("the rest of the public reads", async () => {
    for (const post of await all("/blog", 3)) expect(await read(`/blog/${post.slug}`)).toMatchObject(post)
    expect((await read("/interview-questions")).items.length).toBeGreaterThan(5)
    const codes = (await read("/products")).items.map(({ code }: { code: string }) => code)
    expect(codes).toEqual(expect.arrayContaining(["launch", "skip_queue", "featured", "billboard_min"]))
  })
})

test("from a URL to a queued listing, every answer is as documented", async () => {
  const { key } = await app.user()
  const stranger = await app.user()
  const reader = await app.user({ scopes: ["account:read"] })
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    rest(method, path, { key, headers, ...(body === undefined ? {} : { body }) })
  const status = async (reply: Promise<Reply>) => (await reply).status

  const { id } = (await send("POST", "/drafts", { url: "https://quaywatch.example" }, { "idempotency-key": "a" })).body
  expect(await status(send("GET", `/drafts/${id}`))).toBe(200)
  await app.until(
    () => send("GET", `/drafts/${id}`),
    ({ body }) => body.status === "ready",
    "the draft"
  )
  const closed = (await send("POST", "/drafts", { url: "https://closed.example" })).body.id
  const failed = await app.until(
    () => send("GET", `/drafts/${closed}`),
    ({ body }) => body.status === "failed",
    "the end of the draft of a closed site"
  )
  expect(failed.body.error.code).toBe("robots_disallowed")
  expect(await status(send("POST", `/drafts/${closed}/submit`))).toBe(400)

  const [category] = (await read("/categories")).items
  const edit = {
    fields: { tagline: "Know the tide", description: "Texts.", categories: [category.name], tags: null },
    lock_fields: ["tagline"],
    regenerate: ["name"],
    faqs: [{ question: "Why?", answer: "Because." }],
    company_socials: { github: "https://github.com/quaywatch" },
    founders: [{ name: "Ada Quay" }, { name: "Bo Quay", title: "CTO", bio: "Builds." }],
    story: { title: "A wet cellar", problem: "Water." },
    milestones: [{ date: "2026-03-02", title: "First harbour" }],
    seo: { title: "Quaywatch", meta: "Tide alerts" }
  }
  expect(await status(send("PATCH", `/drafts/${id}`, edit, { "idempotency-key": "b" }))).toBe(200)
  expect(await status(send("PATCH", `/drafts/${id}`, { fields: { tagline: 1 } }))).toBe(400)
  expect(await status(send("POST", `/drafts/${id}/invites`, { email: "friend@people.test" }))).toBe(201)
  const submitted = await send("POST", `/drafts/${id}/submit`, undefined, { "idempotency-key": "c" })
  expect(submitted.status).toBe(200)
  const { listing_id, slug } = submitted.body
  const own = `/me/listings/${listing_id}`
  expect(await status(rest("GET", `/listings/${slug}`))).toBe(404)
  expect(await status(send("GET", own))).toBe(200)
  expect(await status(send("PATCH", own, { fields: { city: "Bergen", founded_year: 2019 }, faqs: [] }))).toBe(200)
  expect(await status(send("POST", `${own}/updates`, { title: "News", body: "Some." }))).toBe(201)
  const milestone = await send("POST", `${own}/milestones`, { date: "2026-04-01", title: "Second harbour" })
  expect(milestone.status).toBe(201)
  expect(await status(send("DELETE", `${own}/milestones/${milestone.body.id}`))).toBe(200)
  expect(await status(send("PUT", `${own}/story`, { title: "A wet cellar", journey: "Long." }))).toBe(200)
  expect(await status(send("PUT", "/me/interview", { answers: [{ question_id: 1, answer: "Water." }] }))).toBe(200)
  expect((await send("POST", `${own}/free`)).body).toMatchObject({ status: "awaiting_badge", plan: "free" })
  // The badge is wanted before anybody may see the listing.
  const wanted = await read(`/listings/${slug}/badges`)
  expect(wanted.items.map(({ html }: { html: string }) => html)).toContain((await send("GET", own)).body.badge.html)
  expect(await status(rest("GET", `/listings/${slug}`))).toBe(404)

  // What is bought, as far as an agent may go.
  const items = [{ product: "billboard_min", listing_id, amount_cents: 5000 }]
  const body = { items, billing_country: "de" }
  const quote = await send("POST", "/orders/quote", body)
  expect(quote.body).toMatchObject({
    subtotal_cents: 5000,
    vat: { country: "DE", amount_cents: 950 },
    total_cents: 5950
  })
  expect((await send("GET", "/orders")).body.total).toBe(0)
  const ordered = await send("POST", "/orders/checkout", body, { "idempotency-key": "d" })
  expect(ordered.status).toBe(201)
  const order = `/orders/${ordered.body.number}`
  expect(ordered.headers.get("location")).toEndWith(order)
  expect(ordered.body).toMatchObject({
    ...quote.body,
    status: "pending",
    lines: [{ fulfillment: { status: "pending" } }]
  })
  expect((await send("POST", "/orders/checkout", body, { "idempotency-key": "d" })).body).toEqual(ordered.body)
  expect((await send("GET", order)).body).toEqual(ordered.body)
  expect((await send("GET", "/orders")).body).toMatchObject({ total: 1, items: [ordered.body] })
  expect((await send("GET", "/me")).body.counts.orders).toBe(1)

  // What is already there is claimed, and looked for where its website is.
  const taken = (await read("/listings")).items[0].slug
  const claimed = await send("POST", "/claims", { slug: taken, method: "file" }, { "idempotency-key": "e" })
  expect(claimed.status).toBe(201)
  expect((await send("GET", "/claims")).body).toMatchObject({ total: 1, items: [claimed.body] })
  const claim = `/claims/${claimed.body.id}/verify`
  expect((await send("POST", claim)).body).toMatchObject({ status: "pending", last_check: { found: false } })
  expect(await status(send("POST", "/claims", { slug: taken, method: "email" }))).toBe(400)

  for (const path of ["/me", "/drafts", "/me/listings"]) expect(await status(send("GET", path))).toBe(200)

  // Who may not, and what is not theirs.
  for (const [method, path, body] of [
    ["GET", `/drafts/${id}`],
    ["PATCH", `/drafts/${id}`, {}],
    ["POST", `/drafts/${id}/submit`],
    ["POST", `/drafts/${id}/invites`, { email: "friend@people.test" }],
    ["GET", order],
    ["POST", claim],
    ["GET", own],
    ["PATCH", own, {}],
    ["POST", `${own}/updates`, { title: "a", body: "b" }],
    ["POST", `${own}/milestones`, { date: "2026-04-01", title: "a" }],
    ["DELETE", `${own}/milestones/1`],
    ["PUT", `${own}/story`, {}],
    ["POST", `${own}/free`]
  ] as const) {
    const more = body === undefined ? {} : { body }
    expect(await status(rest(method, path, { ...more, key: stranger.key })), path).toBe(404)
    expect(await status(rest(method, path, more)), path).toBe(401)
    if (method !== "GET") expect(await status(rest(method, path, { ...more, key: reader.key })), path).toBe(403)
  }
})

test("no operation was forgotten", () => {
  const answered = new Set([...met].filter((one) => /20[01]$/.test(one)).map((one) => one.split(" ")[0]))
  expect(everyOperation.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([])
})
