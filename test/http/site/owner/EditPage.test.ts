/** Editing a listing's profile on its page: all of it, with refusals beside their fields, and two people at once. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf, caredListing } from "../../../support/CaredListing.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn } from "../../../support/Person.ts"

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

const page = (id: number) => `/account/listings/${id}/edit`
const listingOf = async (slug: string) => (await app.rest("GET", `/listings/${slug}`)).body
/** The two lists of the questions, side by side as a browser sends them. */
const send = async (
  id: number,
  fill: Readonly<Record<string, string | ReadonlyArray<string>>>,
  seen?: Awaited<ReturnType<Person["open"]>>
) => owner.submit(seen ?? (await owner.open(page(id))), page(id), { question: [], answer: [], ...fill })

test("every field is saved as it was typed, and a second time nothing changes", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const description = "潮".repeat(20000)
  const done = await send(id, {
    tagline: "Tide alerts",
    headline: "Dry feet",
    short_description: "Texts harbour masters.",
    description,
    summary: "In short.",
    pricing_model: "Usage Based",
    pricing_summary: "€9 a month",
    country: "NO",
    city: "Bergen",
    founded_year: "2019",
    demo_video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    contact_email: "crew@tidewatch.example",
    seo_title: "Tides",
    seo_description: "Of harbours",
    features: "Texts\r\n\r\n  Maps \r\ntexts",
    usps: "The only one",
    keywords: "tide",
    "socials.github": "github.com/tidewatch",
    question: ["Free?", "", "Why?"],
    answer: ["For one harbour.", "", "Water.\r\nMore of it."]
  })
  expect([done.status, done.url]).toEqual([200, `${app.origin}${page(id)}?saved=yes`])
  expect(load(done.text)("main").text()).toContain("The listing is at version 4.")
  expect(await listingOf(slug)).toMatchObject({
    tagline: "Tide alerts",
    headline: "Dry feet",
    description,
    pricing: { model: "usage-based", summary: "€9 a month" },
    city: "Bergen",
    founded_year: 2019,
    features: ["Texts", "Maps"],
    socials: { github: "https://github.com/tidewatch" },
    faqs: [
      { question: "Free?", answer: "For one harbour." },
      { question: "Why?", answer: "Water.\nMore of it." }
    ],
    seo: { title: "Tides", meta: "Of harbours" }
  })
  const again = await owner.submit(done, page(id))
  expect(again.url).toEndWith("?saved=same")
  expect(load(again.text)("main").text()).toContain("Nothing was different")
})

test("what is wrong is said beside its field, and nothing that was typed is lost", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const told = await send(id, {
    tagline: "",
    description: "All of it.",
    founded_year: "last year",
    contact_email: "nobody",
    demo_video_url: "https://vimeo.com/1",
    features: `Texts\r\n${"x".repeat(201)}`,
    "socials.x": "javascript:alert(1)",
    question: ["", "Only a question?"],
    answer: ["", ""]
  })
  expect(told.status).toBe(400)
  const $ = load(told.text)
  const issue = (name: string) => $(`#f-${name}-issue`).text()
  expect(issue("tagline")).toBe("This must not be empty.")
  expect(issue("founded_year")).toContain("whole number")
  expect(issue("contact_email")).toContain("must be one e-mail address")
  expect(issue("demo_video_url")).toContain("YouTube")
  expect(issue("features")).toContain("at most 200 characters")
  expect(issue("socials-x")).toContain("http or https")
  expect($("#answer-1-issue").text()).toBe("This must not be empty.")
  expect([$("#f-founded_year").attr("value"), $("#f-contact_email").attr("value")]).toEqual(["last year", "nobody"])
  expect([$("#question-1").attr("value"), $("#f-description").text()]).toEqual(["Only a question?", "All of it."])
  expect($("#f-features").text()).toBe(`Texts\n${"x".repeat(201)}`)
  expect((await listingOf(slug)).tagline).toBe("Tide alerts for all")
})

test("what was edited elsewhere stays where it was left alone, and is asked about where both changed it", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  await send(id, { tagline: "First", description: "Described." })
  const seen = await owner.open(page(id))
  await send(id, { tagline: "Theirs", city: "Oslo" })

  // Only the description is touched here.
  const merged = await send(id, { description: "Described anew." }, seen)
  expect(merged.status).toBe(200)
  expect(await listingOf(slug)).toMatchObject({ tagline: "Theirs", city: "Oslo", description: "Described anew." })

  const told = await send(id, { tagline: "Mine", summary: "Mine alone" }, seen)
  expect(told.status).toBe(400)
  const $ = load(told.text)
  expect($("#f-tagline").attr("value")).toBe("Mine")
  expect($("#f-tagline-issue").text()).toBe("It was changed meanwhile, to: Theirs")
  expect([$("#f-city").attr("value"), $("#f-summary").text()]).toEqual(["Oslo", "Mine alone"])
  expect((await listingOf(slug)).tagline).toBe("Theirs")

  // Whoever has seen it and saves again means it, and undoes nothing else.
  const done = await owner.submit(told, page(id), { question: [], answer: [] })
  expect(done.status).toBe(200)
  expect(await listingOf(slug)).toMatchObject({
    tagline: "Mine",
    city: "Oslo",
    description: "Described anew.",
    summary: "Mine alone"
  })
})

test("whatever was written is text in the form", async () => {
  const nasty = `"><script>alert(1)</script></textarea>`
  const { id } = await caredListing(app, ownerId, { columns: { tagline: nasty, description: nasty } })
  const $ = load((await owner.open(page(id))).text)
  expect([$("#f-tagline").attr("value"), $("#f-description").text()]).toEqual([nasty, nasty])
  expect($("main script")).toHaveLength(0)
})
