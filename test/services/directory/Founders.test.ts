/** Founders, their interview, and the blog. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { change, type Reads, reads, slugs } from "../../support/Read.ts"
import { query, saveListing } from "../../support/SavedListing.ts"
import { founders, posts } from "../data/seed/Files.ts"

let app: TestApp
let read: Reads["read"]
let refused: Reads["refused"]
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, now: "2026-11-18T12:00:00Z" })
  ;({ read, refused } = reads(app))
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

describe("list_founders", () => {
  test("has founders of live listings by name, each once, over all pages", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read("list_founders", { page, per_page: 20 })))
    const all = pages.flatMap(({ items }) => items)
    expect(all.length).toBe(pages[0]?.total ?? 0)
    expect(new Set(slugs(all)).size).toBe(all.length)
    expect(all.length).toBeLessThanOrEqual(founders.length)
    const rows = await query<{ slug: string }>(
      app,
      `select distinct f.slug from founders f join listing_founders lf on lf.founder_id = f.id
       join listings l on l.id = lf.listing_id where l.status = 'live'`
    )
    expect([...slugs(all)].sort()).toEqual([...slugs(rows)].sort())
  })
  test("finds a part of a name, whatever its case and accents, and little of it at the start of a word", async () => {
    await change(app, "update founders set name = 'Žofie Ångström' where slug = 'ingrid-solberg'")
    expect(slugs((await read("list_founders", { q: "ANGSTR" })).items)).toEqual(["ingrid-solberg"])
    expect(slugs((await read("list_founders", { q: "zofie a" })).items)).toEqual(["ingrid-solberg"])
    for (const q of ["Zo", "an"]) expect(slugs((await read("list_founders", { q })).items)).toContain("ingrid-solberg")
    expect(slugs((await read("list_founders", { q: "ng" })).items)).not.toContain("ingrid-solberg")
    await change(app, "update founders set name = 'Ingrid Solberg' where slug = 'ingrid-solberg'")
  })
  test.each(["%", "_", "\\", "'", "%%%", "a_b", "😀😀😀", "x".repeat(120)])("%p means itself", async (q) => {
    expect((await read("list_founders", { q })).items).toEqual([])
  })
  test("by country, in any case", async () => {
    const { items } = await read("list_founders", { country: "no", per_page: 100 })
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map(({ country }) => country))).toEqual(new Set(["NO"]))
  })
})

describe("the country of a founder", () => {
  const founded = (slug: string, host: string) => async (position: number, columns: Record<string, unknown>) => {
    const owner = await app.user()
    const id = await saveListing(app, { ownerId: owner.id, host, columns: { ...live, ...columns } })
    await change(
      app,
      `insert into listing_founders (listing_id, founder_id, position) select $1, id, $2 from founders where slug = $3`,
      [id, position, slug]
    )
    return { id, key: owner.key }
  }
  const live = { status: "live", plan: "free", launch_week: "2026-11-16", launched_at: "2026-11-16T00:00:00Z" }
  const named = (slug: string) => change(app, "insert into founders (slug, name) values ($1, $1)", [slug])
  const countryOf = async (slug: string) => (await read("get_founder", { slug })).country
  /** Whether the filter finds them there, and nowhere else. */
  const isFoundIn = async (slug: string, countries: ReadonlyArray<string>) => {
    for (const country of ["FJ", "fj", "TO", "WS"]) {
      const { items, total } = await read("list_founders", { country, per_page: 100 })
      expect(total, country).toBe(items.length)
      expect(items.every((one) => one.country === country.toUpperCase())).toBe(true)
      expect([country, slugs(items).includes(slug)]).toEqual([country, countries.includes(country.toUpperCase())])
    }
  }

  test("is that of their primary company, as its owner says it, until they set their own", async () => {
    await named("mere-koroi")
    const first = await founded("mere-koroi", "first-of-mere.example")(0, {})
    expect(await countryOf("mere-koroi")).toBeNull()
    await isFoundIn("mere-koroi", [])

    const body = { fields: { country: "fj" } }
    const edit = await app.rest("PATCH", `/me/listings/${first.id}`, { key: first.key, body })
    expect(edit.status).toBe(200)
    expect(await countryOf("mere-koroi")).toBe("FJ")
    await isFoundIn("mere-koroi", ["FJ"])

    await change(app, "update founders set country = 'TO' where slug = 'mere-koroi'")
    expect(await countryOf("mere-koroi")).toBe("TO")
    await isFoundIn("mere-koroi", ["TO"])
  })

  test("is that of the company they founded first in name, then first in time, of those anyone may see", async () => {
    await named("sione-tau")
    const place = (host: string) => founded("sione-tau", host)
    await place("hidden-of-sione.example")(0, { country: "WS", status: "paused", launched_at: "2025-01-06T00:00:00Z" })
    await place("joined-by-sione.example")(1, { country: "WS", launched_at: "2025-01-06T00:00:00Z" })
    expect(await countryOf("sione-tau")).toBe("WS")
    const late = await place("late-of-sione.example")(0, { country: "FJ" })
    expect(await countryOf("sione-tau")).toBe("FJ")
    await place("early-of-sione.example")(0, { country: "TO", launched_at: "2026-01-05T00:00:00Z" })
    await isFoundIn("sione-tau", ["TO"])
    // Launched anew, and still the one that came second.
    await change(app, "update listings set first_launched_at = launched_at, launched_at = '2026-11-17' where id = $1", [
      late.id
    ])
    await isFoundIn("sione-tau", ["TO"])
  })
})

describe("get_founder", () => {
  test("has companies, published stories and the interview in the order of its questions", async () => {
    const founder = await read("get_founder", { slug: "ingrid-solberg" })
    expect(founder.url).toBe("https://launchbook.test/founders/ingrid-solberg")
    expect(slugs(founder.companies)).toEqual(["tidewatch"])
    expect(founder.stories).toMatchObject([{ listing_slug: "tidewatch", title: "Forty minutes" }])
    const file = founders.find(({ slug }) => slug === "ingrid-solberg")
    expect(founder.interview.map(({ answer }) => answer)).toEqual(file?.interview.map(({ answer }) => answer) ?? [])
  })
  test("a story is published where its section is unlocked and its listing live", async () => {
    const stories = async () => (await read("get_founder", { slug: "ingrid-solberg" })).stories.length
    await change(app, "update listings set unlocked_sections = '{milestones}' where slug = 'tidewatch'")
    expect(await stories()).toBe(0)
    await change(
      app,
      "update listings set unlocked_sections = '{story}', status = 'scheduled', launch_week = '2026-11-23' where slug = 'tidewatch'"
    )
    expect(await stories()).toBe(0)
    expect(slugs((await read("list_founders", { q: "ingrid solberg" })).items)).toEqual([])
    await change(app, "update listings set status = 'live' where slug = 'tidewatch'")
    expect(await stories()).toBe(1)
  })
  test("without a public listing there is no such founder", async () => {
    await change(app, "update listings set status = 'paused' where slug = 'tidewatch'")
    expect((await refused("get_founder", { slug: "ingrid-solberg" })).status).toBe(404)
    await change(app, "update listings set status = 'live' where slug = 'tidewatch'")
    expect((await refused("get_founder", { slug: "nobody" })).status).toBe(404)
  })
})

describe("answer_interview", () => {
  const answer = async (key: string, ...answers: ReadonlyArray<{ question_id: number; answer: string }>) =>
    app.rest("PUT", "/me/interview", { key, body: { answers } })

  test("keeps the last answer to each question, removes an empty one, and the founder shows them", async () => {
    const [row] = await query<{ user_id: number; email: string }>(
      app,
      "select u.id as user_id, u.email from founders f join users u on u.id = f.user_id where f.slug = 'grace-nambozo'"
    )
    const { key } = await app.user({ email: row?.email ?? "" })
    await change(app, "delete from interview_answers where user_id = $1", [row?.user_id])
    const { items } = await read("list_interview_questions")
    const [first, second, third] = items.map(({ id }) => id)
    if (first === undefined || second === undefined || third === undefined) throw new Error("too few questions")

    const given = await answer(
      key,
      { question_id: third, answer: "Three" },
      { question_id: first, answer: "Early" },
      { question_id: first, answer: " One " }
    )
    expect(given.status).toBe(200)
    expect(given.body.answers).toEqual([
      { question_id: first, question: items[0]?.question, answer: "One" },
      { question_id: third, question: items[2]?.question, answer: "Three" }
    ])
    const interview = async () =>
      (await read("get_founder", { slug: "grace-nambozo" })).interview.map((each) => each.answer)
    expect(await interview()).toEqual(["One", "Three"])

    const changed = await answer(key, { question_id: third, answer: "" }, { question_id: second, answer: "Two" })
    expect(changed.body.answers.map((each: { answer: string }) => each.answer)).toEqual(["One", "Two"])
    expect(await interview()).toEqual(["One", "Two"])
  })
  test("an unknown question is refused with its place, and nothing of the call is kept", async () => {
    const { key, id } = await app.user()
    const reply = await answer(
      key,
      { question_id: 1, answer: "Kept?" },
      { question_id: 4711, answer: "?" },
      { question_id: 4712, answer: "" }
    )
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe("question_unknown")
    expect(reply.body.error.details.map((one: { path: string }) => one.path)).toEqual([
      "answers.1.question_id",
      "answers.2.question_id"
    ])
    expect(await query(app, "select 1 from interview_answers where user_id = $1", [id])).toEqual([])
  })
  test("no answers are no change", async () => {
    const { key } = await app.user()
    expect((await answer(key)).body).toEqual({ answers: [] })
  })
})

describe("the blog", () => {
  test("newest first, with addresses on the site", async () => {
    const { items, total } = await read("list_blog_posts", { per_page: 100 })
    expect(total).toBe(posts.length)
    const dates = items.map(({ published_at }) => published_at)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(items[0]?.url).toBe(`https://launchbook.test/blog/${items[0]?.slug}`)
  })
  test("by words: posts that hold all of them, the title before the text", async () => {
    await change(
      app,
      `insert into posts (slug, title, body_markdown, published_at) values
         ('in-text', 'Weather', 'A word about zeppelins and more words.', '2026-11-02'),
         ('in-title', 'Zeppelins', 'Nothing else.', '2026-11-01'),
         ('to-come', 'Zeppelins again', 'Later.', '2026-11-19')`
    )
    expect(slugs((await read("list_blog_posts", { q: "zeppelin" })).items)).toEqual(["in-title", "in-text"])
    expect(slugs((await read("list_blog_posts", { q: "zeppelin weather" })).items)).toEqual(["in-text"])
    expect((await read("list_blog_posts", { q: "' & | !" })).items).toEqual([])
    expect(slugs((await read("list_blog_posts", { per_page: 100 })).items)).not.toContain("to-come")
    expect((await refused("get_blog_post", { slug: "to-come" })).status).toBe(404)
  })
  test("a post has its Markdown and its FAQs", async () => {
    const [file] = posts
    const post = await read("get_blog_post", { slug: file?.slug ?? "" })
    expect(post).toMatchObject({ title: file?.title, body_markdown: file?.body_markdown, author: file?.author })
    expect(post.faqs.length).toBe(file?.faqs.length ?? -1)
    expect((await refused("get_blog_post", { slug: "no-such-post" })).status).toBe(404)
  })
})
