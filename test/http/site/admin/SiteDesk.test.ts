/** The blog, the interview, weeks and featured places as the site's team keeps them. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedInTeam } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"
import { recordOf, typedIn, words } from "./Desk.ts"

let app: TestApp
let team: Person
beforeAll(async () => {
  app = await testApp({ work: false, demo: true, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  team = await signedInTeam(app)
}, 60_000)
afterAll(() => app.close())

const post = {
  title: "How we read a week",
  body: "A week begins on **Monday**.\n\n<script>alert(1)</script>",
  excerpt: "From Monday to Sunday.",
  author: "The team",
  tags: "weeks, launches",
  question: ["When does it begin?", ""],
  answer: ["On Monday, at midnight UTC.", ""]
}
const read = (slug: string) => app.rest("GET", `/blog/${slug}`)

describe("the blog", () => {
  test("a post is nobody's until it is published, and nobody's again when it is taken back", async () => {
    const saved = await team.submit(await team.open("/admin/blog/new"), "/admin/blog", { ...post, next: "save" })
    const address = new URL(saved.url).pathname
    expect(address).toMatch(/^\/admin\/blog\/\d+$/)
    expect(words(saved)).toContain("Not published")
    expect(typedIn(saved, "[name=slug]")).toBe("how-we-read-a-week")
    expect(saved.text).not.toContain("<script>alert(1)")
    expect((await read("how-we-read-a-week")).status).toBe(404)

    const published = await team.submit(saved, address, { ...post, next: "publish" })
    expect(words(published)).toContain("Published.")
    expect((await read("how-we-read-a-week")).body).toMatchObject({
      title: post.title,
      tags: ["weeks", "launches"],
      faqs: [{ question: "When does it begin?", answer: "On Monday, at midnight UTC." }],
      published_at: expect.stringContaining("2026-11-18T12:0")
    })
    for (const [operation, times] of [
      ["post_saved", 1],
      ["post_published", 1]
    ] as const)
      expect(await recordOf(app, operation, "how-we-read-a-week")).toMatchObject(
        Array.from({ length: times }, () => ({ email: team.email, credential: "session" }))
      )

    const changed = await team.submit(published, address, { ...post, body: "On Tuesday.", next: "save" })
    expect((await read("how-we-read-a-week")).body.body_markdown).toBe("On Tuesday.")
    await team.submit(changed, address, { ...post, next: "unpublish" })
    expect((await read("how-we-read-a-week")).status).toBe(404)
    const gone = await team.submit(await team.open(address), `${address}/remove`)
    expect(words(gone)).toContain("Removed.")
    expect((await team.open(address)).status).toBe(404)
  })

  test("what is wrong is said beside its field, and nothing that was typed is lost", async () => {
    const page = await team.open("/admin/blog/new")
    const fill = { ...post, title: "", slug: "Not An Address!", question: "Why?", answer: "", next: "publish" }
    const refused = await team.submit(page, "/admin/blog", fill)
    expect(refused.status).toBe(400)
    for (const why of ["Give the post a title.", "Write lower-case letters, digits and hyphens.", "needs its answer"])
      expect(words(refused)).toContain(why)
    expect(typedIn(refused, "[name=body]")).toBe(post.body)
    expect(typedIn(refused, "[name=slug]")).toBe("Not An Address!")
    expect(typedIn(refused, "#field-question-0")).toBe("Why?")
    const long = await team.submit(page, "/admin/blog", { ...post, body: "x".repeat(100_001), next: "save" })
    expect([long.status, words(long)]).toEqual([400, expect.stringContaining("Write at most 100,000 characters.")])
  })

  test("an address belongs to one post", async () => {
    const [taken] = await query<{ slug: string }>(app, "select slug from posts order by id limit 1")
    const fill = { ...post, slug: taken?.slug ?? "", next: "save" }
    const refused = await team.submit(await team.open("/admin/blog/new"), "/admin/blog", fill)
    expect([refused.status, words(refused)]).toEqual([400, expect.stringContaining("Another post has this address.")])
  })
})

describe("the interview", () => {
  const asked = async (): Promise<ReadonlyArray<{ readonly id: number; readonly question: string }>> =>
    (await app.rest("GET", "/interview-questions")).body.items

  test("a question is added, moved, reworded and asked no more, and what was answered stays", async () => {
    const before = await asked()
    const added = await team.submit(await team.open("/admin/interview"), "/admin/interview", {
      question: "What did you  throw away?",
      help: "One thing."
    })
    expect(words(added)).toContain("Added.")
    const last = (await asked()).at(-1)
    expect(last?.question).toBe("What did you throw away?")
    const to = `/admin/interview/${last?.id}`
    await team.submit(added, `${to}/step`, { to: "up" })
    expect((await asked()).at(-2)?.id).toBe(last?.id ?? 0)

    const empty = await team.submit(await team.open("/admin/interview"), to, { question: " ", help: "Kept" })
    expect([empty.status, words(empty)]).toEqual([400, expect.stringContaining("Write the question.")])
    expect(typedIn(empty, `#field-help-${last?.id}`)).toBe("Kept")
    await team.submit(await team.open("/admin/interview"), to, { question: "What went?", help: "" })
    expect((await asked()).at(-2)?.question).toBe("What went?")

    const person = await app.user()
    await query(
      app,
      "insert into interview_answers (user_id, question_id, answer, at) values ($1, $2, 'A mast.', now())",
      [person.id, last?.id]
    )
    const retired = await team.submit(await team.open("/admin/interview"), `${to}/step`, { to: "retire" })
    expect((await asked()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(words(retired)).toContain("Asked no more")
    expect(await query(app, "select answer from interview_answers where question_id = $1", [last?.id])).toEqual([
      { answer: "A mast." }
    ])
    expect(await recordOf(app, "question_retired", String(last?.id))).toMatchObject([
      { email: team.email, credential: "session" }
    ])
    await team.submit(retired, `${to}/step`, { to: "ask" })
    expect(await asked()).toHaveLength(before.length + 1)
    expect((await team.post("/admin/interview/999999", team.fieldsOf(retired, to, { question: "Who?" }))).status).toBe(
      404
    )
  })
})

describe("weeks and featured places", () => {
  test("say how full each week is, of what there is", async () => {
    const page = await team.open("/admin/weeks")
    const row = load(page.text)("tbody tr").filter((_, tr) => load(tr)("*").text().includes("This week"))
    expect(row.text()).toContain("2026-11-16")
    const [free] = await query<{ n: number }>(
      app,
      "select count(*)::int as n from launches a join listings l on l.id = a.listing_id where a.week = '2026-11-16' and a.kind = 'free' and l.status <> 'removed'"
    )
    expect(row.text()).toContain(`${free?.n} of 25`)
    expect(load(page.text)("tbody tr")).toHaveLength(16)
  })

  test("name who has the paid places of this week and of those to come", async () => {
    const seen = words(await team.open("/admin/featured"))
    const places = await query<{ name: string }>(
      app,
      "select l.name from week_places p join listings l on l.id = p.listing_id where p.kind = 'featured' and p.state = 'taken' and p.week >= '2026-11-16'"
    )
    expect(places.length).toBeGreaterThan(0)
    for (const { name } of places) expect(seen).toContain(name)
  })
})
