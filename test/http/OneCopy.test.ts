/** What one caller was answered is what all are: one copy under REST with a key and without, the tools and the pages. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { getListing } from "../../src/domain/api/ListingsApi.ts"
import { PublicAnswers } from "../../src/services/execute/Kept.ts"
import { speaker, versions } from "../mcp/Speak.ts"
import { type TestApp, testApp } from "../support/App.ts"
import { raiseLimits } from "../support/Limits.ts"
import { type Person, signedIn } from "../support/Person.ts"
import { columns, saveListing, slugOf } from "../support/SavedListing.ts"

const metricsToken = "a-token-of-those-who-watch"
let app: TestApp
let speak: ReturnType<typeof speaker>
let answers: PublicAnswers
let key: string
let person: Person
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z", metricsToken })
  await raiseLimits(app)
  speak = speaker(app)
  answers = await app.run(PublicAnswers)
  key = (await app.user()).key
  person = await signedIn(app)
}, 60_000)
afterAll(() => app.close())

let hosts = 0
/** A live listing that nobody has read yet. */
const unread = async () => {
  const host = `read-${++hosts}.example`
  await saveListing(app, { ownerId: null, host, columns: { ...columns.live, tagline: "Gezeiten für alle" } })
  return slugOf(host)
}
const rest = (slug: string, more: { readonly key?: string } = {}) => app.rest("GET", `/listings/${slug}`, more)

describe("after one read by anybody", () => {
  test("whoever has a key, and every tool, is given the same bytes, and nothing is made anew", async () => {
    const slug = await unread()
    const first = await rest(slug)
    expect(first.status).toBe(200)
    const { made } = answers.figures()
    const known = await rest(slug, { key })
    expect([known.text, known.headers.get("etag")]).toEqual([first.text, first.headers.get("etag")])
    for (const version of versions)
      for (const more of [{}, { key }]) {
        const { result, answer } = await speak.call(version, "get_listing", { slug }, more)
        expect([version, result.content[0].text]).toEqual([version, first.text])
        if (answer !== undefined) expect(answer).toEqual(first.body)
      }
    expect(answers.figures().made).toBe(made)
  })
  test("a page of somebody signed in is made of that copy", async () => {
    const slug = await unread()
    await rest(slug)
    const copy = answers.kept(getListing, { slug })
    const page = await person.open(`/products/${slug}`)
    expect([page.status, page.text.includes("Gezeiten für alle")]).toEqual([200, true])
    expect(copy).toBeDefined()
    expect(answers.kept(getListing, { slug })).toBe(copy)
    const { made } = answers.figures()
    await (await signedIn(app)).open(`/products/${slug}`)
    await rest(slug, { key })
    expect(answers.figures().made).toBe(made)
  })
})

test("fifty at once, by every wire, have it made once", async () => {
  const slug = await unread()
  const { made } = answers.figures()
  const wires = [
    async () => (await rest(slug)).text,
    async () => (await rest(slug, { key })).text,
    async () => (await speak.call("2025-06-18", "get_listing", { slug })).result.content[0].text,
    async () => (await speak.call("2025-11-25", "get_listing", { slug }, { key })).result.content[0].text
  ]
  const said = await Promise.all(Array.from({ length: 50 }, (_, at) => (wires[at % wires.length] ?? wires[0])?.()))
  expect(new Set(said).size).toBe(1)
  expect(answers.figures().made).toBe(made + 1)
})

test("what is not there is kept for nobody", async () => {
  const { copies } = answers.figures()
  for (const more of [{}, { key }]) expect((await rest("no-such-listing", more)).status).toBe(404)
  expect(answers.figures().copies).toBe(copies)
})

test("how often a copy was the answer is in the metrics, beside what is held", async () => {
  const slug = await unread()
  await rest(slug, { key })
  await rest(slug, { key })
  const figures = answers.figures()
  const text = await (
    await app.fetch(new Request(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } }))
  ).text()
  for (const [metric, figure] of [
    ["served_total", figures.served],
    ["made_total", figures.made],
    ["copies", figures.copies],
    ["bytes", figures.bytes]
  ] as const)
    expect(text).toContain(`launchbook_kept_${metric}{of="answers"} ${figure}\n`)
  expect(figures.served).toBeGreaterThan(0)
  expect(text).toMatch(/launchbook_kept_served_total\{of="[a-z]+"\} \d+\n(?=launchbook_kept_served_total)/)
})
