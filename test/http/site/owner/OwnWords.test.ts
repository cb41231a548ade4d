/** What owners write about their listing: news, milestones, the story, the interview. What was typed is never lost. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf, caredListing } from "../../../support/CaredListing.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

let app: TestApp
let owner: Person
let ownerId: number
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  owner = await signedIn(app)
  ownerId = await accountOf(app, owner.email)
}, 60_000)
afterAll(() => app.close())

const at = (id: number, part: string) => `/account/listings/${id}/${part}`
const mainOf = (html: string) => load(html)("main")
const textOf = (html: string) => mainOf(html).text().replace(/\s+/g, " ")
const send = async (page: string, fields: Readonly<Record<string, string>>, to = page) =>
  owner.submit(await owner.open(page), to, fields)

test("an update is posted, seen by everybody, and told once however often the button is pressed", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const page = await owner.open(at(id, "updates"))
  const news = { title: "Forecasts for the Wadden Sea", body: "All harbours.\r\n<b>Even</b> yours." }
  for (const _ of [1, 2]) {
    const done = await owner.submit(page, at(id, "updates"), news)
    expect([done.status, done.url]).toEqual([200, `${app.origin}${at(id, "updates")}?posted=yes`])
    expect(textOf(done.text)).toContain("Those who follow it are being told.")
    expect(load(done.text)("ol.posts .pre").text()).toBe("All harbours.\n<b>Even</b> yours.")
  }
  expect((await app.rest("GET", `/listings/${slug}`)).body.updates).toMatchObject([{ title: news.title }])
  expect(
    await query(app, "select 1 from pgboss.job where name = 'notify-followers' and data->>'listing_id' = $1", [`${id}`])
  ).toHaveLength(1)
  expect(await query(app, "select credential from audit_log where operation = 'post_listing_update'")).toHaveLength(1)
})

test("an update that cannot be taken is told beside its field, and what was typed stays", async () => {
  const { id } = await caredListing(app, ownerId)
  const told = await send(at(id, "updates"), { title: "x".repeat(201), body: "  " })
  expect(told.status).toBe(400)
  const $ = load(told.text)
  expect($("#f-title").attr("value")).toBe("x".repeat(201))
  expect($("#f-title-issue").text()).toBe("This must be at most 200 characters, has 201.")
  expect($("#f-body-issue").text()).toBe("This must not be empty.")
  expect($("#f-title").attr("aria-describedby")).toContain("f-title-issue")
  expect(await query(app, "select 1 from listing_updates where listing_id = $1", [id])).toEqual([])
})

test("milestones are added and deleted; a day too far ahead is refused with all that was typed", async () => {
  const { id } = await caredListing(app, ownerId)
  const page = at(id, "milestones")
  const typed = { date: "2031-01-01", title: "Mars", description: "By boat", url: "not an address" }
  const told = await send(page, typed)
  expect(told.status).toBe(400)
  const $ = load(told.text)
  expect(["date", "title", "url"].map((name) => $(`#f-${name}`).attr("value"))).toEqual([
    typed.date,
    typed.title,
    typed.url
  ])
  expect($("#f-url-issue").text()).toContain("must be an http or https URL")

  expect((await send(page, { ...typed, url: "" })).text).toContain("must be at most 2 years ahead")
  const added = await send(page, { ...typed, date: "2026-03-02", url: "https://tidewatch.example/mars" })
  expect([added.status, textOf(added.text).includes("Added.")]).toEqual([200, true])
  expect(load(added.text)("ol.line h3").text()).toBe("Mars")
  const gone = await owner.submit(added, `${page}/delete`)
  expect(textOf(gone.text)).toContain("None yet.")
  expect(await query(app, "select 1 from milestones where listing_id = $1", [id])).toEqual([])
})

test("a full line of milestones says so in place of the form", async () => {
  const { id } = await caredListing(app, ownerId)
  await query(
    app,
    "insert into milestones (listing_id, date, title) select $1, '2020-01-01', 'Day ' || n from generate_series(1, 50) n",
    [id]
  )
  const { text } = await owner.open(at(id, "milestones"))
  expect(load(text)(`form[action="${at(id, "milestones")}"]`)).toHaveLength(0)
  expect(textOf(text)).toContain("There are 50, the most there is room for.")
})

test("the story is saved as a version, cleared where it is emptied, and kept on the page where it is refused", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const page = at(id, "story")
  const letters = "潮".repeat(8000)
  const saved = await send(page, { title: "A wet cellar", story: letters, lessons: "Pump first." })
  expect(textOf(saved.text)).toContain("Saved.")
  const story = async () => (await app.rest("GET", `/listings/${slug}`)).body.story
  expect(await story()).toMatchObject({ title: "A wet cellar", story: letters, lessons: "Pump first.", journey: null })
  await send(page, { lessons: "" })
  expect((await story()).lessons).toBeNull()
  const told = await send(page, { story: `${letters}!`, journey: "Long" })
  expect([told.status, load(told.text)("#f-story").text(), load(told.text)("#f-journey").text()]).toEqual([
    400,
    `${letters}!`,
    "Long"
  ])
  expect((await story()).journey).toBeNull()
})

test("the interview is answered, changed and emptied, each answer under its question", async () => {
  const questions = await query<{ id: number }>(
    app,
    "insert into interview_questions (question, help, position) values ('Why?', 'In one line.', 900), ('How?', null, 901) returning id"
  )
  const [why, how] = questions.map(({ id }) => id)
  const page = "/account/interview"
  const answer = async (answers: Readonly<Record<number, string>>) => {
    const form = load((await owner.open(page)).text)(`form[action="${page}"]`)
    const body = new URLSearchParams({ csrf: form.find("input[name=csrf]").attr("value") ?? "" })
    for (const input of form.find("input[name=question]").get()) {
      const id = Number(load(input)("input").attr("value"))
      body.append("question", `${id}`)
      body.append("answer", answers[id] ?? "")
    }
    return owner.post(page, body)
  }
  const kept = () =>
    query(app, "select question_id, answer from interview_answers where user_id = $1 order by question_id", [ownerId])
  await answer({ [why ?? 0]: "A wet cellar.", [how ?? 0]: "With pumps." })
  expect(await kept()).toEqual([
    { question_id: why, answer: "A wet cellar." },
    { question_id: how, answer: "With pumps." }
  ])
  const told = await answer({ [why ?? 0]: "A dry cellar.", [how ?? 0]: "x".repeat(4001) })
  expect(told.status).toBe(400)
  expect(load(told.text)(`#answer-${how}-issue`).text()).toContain("must be at most 4000 characters")
  expect(load(told.text)(`#answer-${why}`).text()).toBe("A dry cellar.")
  await answer({ [how ?? 0]: "With pumps." })
  expect(await kept()).toEqual([{ question_id: how, answer: "With pumps." }])
})

test("somebody else's is not there, and what was removed is read and not written", async () => {
  const { id } = await caredListing(app, ownerId)
  const other = await signedIn(app)
  const csrf = other.fieldsOf(await other.open("/account"), "/sign-out", {}).get("csrf") ?? ""
  for (const part of ["updates", "milestones", "story", "analytics", "badge", "edit"])
    expect([part, (await other.open(at(id, part))).status]).toEqual([part, 404])
  for (const part of ["updates", "milestones", "milestones/delete", "story", "edit", "badge/look"]) {
    const fields = { csrf, title: "x", body: "x", date: "2026-01-01", milestone: "1", seen: "1" }
    expect([part, (await other.post(at(id, part), new URLSearchParams(fields))).status]).toEqual([part, 404])
  }
  const pages = await Promise.all(["updates", "milestones", "story", "edit"].map((part) => owner.open(at(id, part))))
  await query(app, "update listings set status = 'removed' where id = $1", [id])
  for (const page of pages) {
    const path = new URL(page.url).pathname
    expect([path, load((await owner.open(path)).text)(`form[action="${path}"]`).length]).toEqual([path, 0])
    const told = await owner.submit(page, path, { title: "New", body: "News", date: "2026-01-01", tagline: "New" })
    expect([path, told.status]).toEqual([path, 400])
  }
})
