/** The demo: its files decode, agree with one another and show what a demo has to show. */
import { describe, expect, test } from "bun:test"
import { Either, Schema } from "effect"
import { isFieldKey } from "../../../src/domain/listing/Profile.ts"
import { storyKeys } from "../../../src/domain/listing/Story.ts"
import { demoFounder, demoOwnListing, shownPictures } from "../../../src/services/data/seed/DemoCare.ts"
import { DemoListing } from "../../../src/services/data/seed/SeedShapes.ts"
import {
  defaults,
  demoFiles,
  demoOthers,
  demoPictures,
  founders,
  listingFiles,
  listings,
  people,
  posts,
  repeated,
  slugsOf,
  text,
  unknown
} from "./seed/Files.ts"

const { categories, interview_questions: questions } = defaults
const anyRecord = Schema.Record({ key: Schema.String, value: Schema.Unknown })
const wordsIn = (prose: string) => prose.split(/\s+/).length
/** Slugs of the listings that break a rule. */
const breaking = (rule: (listing: DemoListing) => boolean) => slugsOf(listings.filter((listing) => !rule(listing)))
const listingOf = (slug: string) => listings.find((listing) => listing.slug === slug)
const isPublic = (listing: DemoListing | undefined) => listing?.status === "live" || listing?.status === "scheduled"

describe("files", () => {
  test("none lies about that no schema reads", () => {
    const known = ["draft.json", "founders.json", "people.json", "posts.json", "prices.json", ...listingFiles]
    expect(unknown(demoFiles, known)).toEqual([])
    expect(demoOthers).toEqual(["pictures"])
  })

  test("every picture is one that a demo listing or founder shows", () => {
    const seen = [
      demoFounder.picture,
      ...Object.values(shownPictures).flatMap((pictures) => pictures.map(({ picture }) => picture))
    ]
    expect(demoPictures).toEqual([...new Set(seen)].map((name) => `${name}.webp`).sort())
    expect(unknown([...Object.keys(shownPictures), demoOwnListing], slugsOf(listings))).toEqual([])
  })

  test("an unknown key or a broken limit fails decoding, at any depth", () => {
    const [listing] = Schema.decodeSync(Schema.parseJson(Schema.Array(anyRecord)))(text("demo/listings-1.json"))
    const decodes = (changed: Record<string, unknown>) =>
      Either.isRight(Schema.decodeUnknownEither(DemoListing)({ ...listing, ...changed }))
    expect(decodes({})).toBe(true)
    expect(decodes({ tagLine: "A typo" })).toBe(false)
    expect(decodes({ logo: { hue: 1, glyph: "A", color: "red" } })).toBe(false)
    expect(decodes({ socials: { mastodon: "https://social.example/@a" } })).toBe(false)
    expect(decodes({ tagline: "x".repeat(201) })).toBe(false)
    expect(decodes({ country: "cz" })).toBe(false)
  })

  test("Markdown blocks are joined by a blank line and encode back to the file", () => {
    const [blocks] = Schema.decodeSync(Schema.parseJson(Schema.Array(anyRecord)))(text("demo/listings-1.json"))
    const [listing] = listings
    if (listing === undefined) throw new Error("no listings")
    expect(listing.description).toContain("\n\n")
    expect<Record<string, unknown>>(Schema.encodeSync(DemoListing)(listing)).toEqual(blocks ?? {})
  })

  test("every address is fictional: a name under .example", () => {
    const all = ["defaults.json", ...demoFiles.map((name) => `demo/${name}`)]
    const hosts = [
      ...all
        .map(text)
        .join("\n")
        .matchAll(/https?:\/\/([^/"\s)]+)|@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/g)
    ].map((match) => match[1] ?? match[2] ?? "")
    expect(hosts.length).toBeGreaterThan(100)
    expect([...new Set(hosts.filter((host) => !host.endsWith(".example")))]).toEqual([])
  })
})

describe("demo listings", () => {
  test("are told apart by slug, name, site and every text that describes them", () => {
    expect(repeated(slugsOf(listings))).toEqual([])
    const texts = [
      listings.map(({ name }) => name),
      listings.map(({ website_url }) => website_url),
      listings.map(({ tagline }) => tagline),
      listings.map(({ short_description }) => short_description),
      listings.map(({ description }) => description),
      listings.flatMap(({ reviews }) => reviews.map(({ body }) => body)),
      listings.flatMap(({ updates }) => updates.map(({ body }) => body)),
      founders.map(({ bio }) => bio),
      categories.map(({ description }) => description)
    ]
    for (const each of texts) expect(repeated(each)).toEqual([])
  })

  test("refer only to what exists", () => {
    expect(
      unknown(
        listings.flatMap((listing) => [listing.category, ...listing.extra_categories]),
        slugsOf(categories)
      )
    ).toEqual([])
    expect(
      unknown(
        listings.flatMap(({ founders }) => slugsOf(founders)),
        slugsOf(founders)
      )
    ).toEqual([])
    expect(
      unknown(
        listings.flatMap(({ reviews }) => reviews.map(({ author }) => author)),
        people.map(({ name }) => name)
      )
    ).toEqual([])
    expect(
      breaking(({ slug, alternatives }) => alternatives.every((other) => other !== slug && isPublic(listingOf(other))))
    ).toEqual([])
  })

  test("have one primary category, which is a leaf and not among the extra ones", () => {
    const leaves = slugsOf(categories.filter(({ parent }) => parent !== null))
    expect(breaking(({ category }) => leaves.includes(category))).toEqual([])
    expect(breaking((listing) => repeated([listing.category, ...listing.extra_categories]).length === 0)).toEqual([])
  })

  test("name founders, reviewers and questions once each", () => {
    expect(breaking((listing) => repeated(slugsOf(listing.founders)).length === 0)).toEqual([])
    expect(breaking(({ reviews }) => repeated(reviews.map(({ author }) => author)).length === 0)).toEqual([])
    expect(breaking(({ faqs }) => repeated(faqs.map(({ question }) => question)).length === 0)).toEqual([])
  })

  test("say of every blank that the site does not state it, and of nothing else", () => {
    const blanks = (listing: DemoListing) =>
      Object.entries(listing)
        .filter(([key, value]) => isFieldKey(key) && (value === null || (Array.isArray(value) && value.length === 0)))
        .map(([key]) => key)
        .sort()
    expect(breaking((listing) => String(blanks(listing)) === String([...listing.not_found_on_website].sort()))).toEqual(
      []
    )
    expect(new Set(listings.flatMap((listing) => listing.not_found_on_website)).size).toBeGreaterThanOrEqual(8)
  })

  test("give the free plan nothing that is paid for", () => {
    const free = (listing: DemoListing) => listing.plan === "free"
    const bare = (listing: DemoListing) =>
      listing.story === null && listing.milestones.length + listing.extra_categories.length === 0 && !listing.featured
    expect(breaking((listing) => !free(listing) || bare(listing))).toEqual([])
    expect(
      breaking(({ status, plan }) => (status === "live" || status === "scheduled" ? true : plan === "free"))
    ).toEqual([])
  })

  test("keep paid, verified and voted for apart", () => {
    const kinds = new Set(listings.map(({ plan, verified }) => `${plan} ${verified}`))
    expect(kinds.size).toBe(4)
    const topFree = listings.filter(({ plan, votes }) => plan === "free" && votes > 200)
    expect(topFree.length).toBeGreaterThan(0)
  })

  test("have the status their week allows, and votes only once they are out", () => {
    expect(breaking(({ status, week }) => (status === "live" || status === "paused" ? week <= 0 : week > 0))).toEqual(
      []
    )
    expect(breaking(({ status, week }) => status !== "awaiting_badge" || (week >= 6 && week <= 8))).toEqual([])
    expect(breaking(({ week, votes }) => (week > 0 ? votes === 0 : votes >= 10 && votes <= 400))).toEqual([])
    expect(
      breaking(
        ({ week, reviews, updates, status }) =>
          week <= 0 || (reviews.length + updates.length === 0 && status !== "live")
      )
    ).toEqual([])
    expect(
      breaking(
        ({ week, relaunch }) =>
          relaunch === null || (relaunch.week > week && (relaunch.week <= 0 || relaunch.votes === 0))
      )
    ).toEqual([])
  })

  test("post updates after their launch, newest last, and date milestones in order", () => {
    const descending = (days: ReadonlyArray<number>) =>
      days.every((day, index) => index === 0 || day < (days[index - 1] ?? 0))
    expect(
      breaking(({ week, updates }) => updates.every(({ days_ago }) => days_ago <= Math.max(0, -7 * week)))
    ).toEqual([])
    expect(breaking(({ updates }) => descending(updates.map(({ days_ago }) => days_ago)))).toEqual([])
    expect(breaking(({ milestones }) => descending(milestones.map(({ days_ago }) => days_ago)))).toEqual([])
  })

  test("draw a Domain Rating over eight weeks that ends where it stands, or none at all", () => {
    expect(
      breaking(({ domain_rating, domain_rating_trend: trend }) =>
        domain_rating === null ? trend.length === 0 : trend.length === 8 && trend.at(-1) === domain_rating
      )
    ).toEqual([])
  })

  test("are worth reading: 80 to 200 words, 3 to 6 features, stories with a part filled in", () => {
    const words = (listing: DemoListing) => wordsIn(listing.description)
    expect(breaking((listing) => words(listing) >= 80 && words(listing) <= 200)).toEqual([])
    expect(breaking(({ features }) => features.length >= 3 && features.length <= 6)).toEqual([])
    expect(
      breaking(({ story }) => story === null || storyKeys.filter((key) => story[key] !== null).length >= 3)
    ).toEqual([])
    expect(breaking(({ story }) => (story?.title?.length ?? 0) <= 200)).toEqual([])
  })
})

describe("the demo as a whole", () => {
  const distinct = (values: ReadonlyArray<unknown>) => new Set(values).size
  const inWeek = (week: number) => listings.filter((listing) => listing.week === week && listing.status === "live")

  test("is spread over categories, countries, plans, stages and price models", () => {
    expect(listings.length).toBeGreaterThanOrEqual(55)
    expect(distinct(listings.map(({ category }) => category))).toBeGreaterThanOrEqual(20)
    expect(distinct(listings.flatMap(({ country }) => country ?? []))).toBeGreaterThanOrEqual(15)
    expect(distinct(listings.flatMap(({ stage }) => stage ?? []))).toBeGreaterThanOrEqual(5)
    expect(distinct(listings.flatMap(({ pricing_model }) => pricing_model ?? []))).toBe(7)
    expect(distinct(listings.map(({ plan }) => plan))).toBe(2)
  })

  test("has three places to award in every past week, a full current one and a queue", () => {
    const past = Array.from({ length: 9 }, (_, index) => inWeek(-1 - index).length)
    expect(Math.min(...past)).toBeGreaterThanOrEqual(3)
    expect(inWeek(0).length).toBeGreaterThanOrEqual(6)
    const count = (status: DemoListing["status"]) => listings.filter((listing) => listing.status === status).length
    expect(count("scheduled")).toBeGreaterThanOrEqual(8)
    expect({ awaiting_badge: count("awaiting_badge"), paused: count("paused") }).toEqual({
      awaiting_badge: 2,
      paused: 1
    })
  })

  test("shows a tie, a relaunch and a paid billboard whose order is not that of the votes", () => {
    const tied = listings.filter(({ week, votes }) => inWeek(week).filter((other) => other.votes === votes).length > 1)
    expect(tied.length).toBeGreaterThanOrEqual(2)
    expect(listings.filter(({ relaunch }) => relaunch !== null).length).toBe(2)
    const billboard = listings.filter(({ billboard_cents }) => billboard_cents > 0)
    const by = (key: "billboard_cents" | "votes") => slugsOf(billboard.toSorted((a, b) => b[key] - a[key]))
    expect(billboard.length).toBeGreaterThanOrEqual(4)
    expect(by("billboard_cents")).not.toEqual(by("votes"))
  })

  test("uses countries that exist", () => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
    const codes = [...listings.flatMap(({ country }) => country ?? []), ...founders.map(({ country }) => country)]
    expect([...new Set(codes.filter((code) => names.of(code) === undefined))]).toEqual([])
  })
})

describe("demo founders, posts and people", () => {
  test("every founder has a company, a name of their own and answers to questions that exist", () => {
    expect(founders.length).toBeGreaterThanOrEqual(45)
    expect(repeated(slugsOf(founders))).toEqual([])
    expect(repeated(founders.map(({ name }) => name))).toEqual([])
    expect(
      unknown(
        slugsOf(founders),
        listings.flatMap((listing) => slugsOf(listing.founders))
      )
    ).toEqual([])
    const ids = questions.map(({ id }) => id)
    for (const { slug, interview } of founders) {
      const asked = interview.map(({ question_id }) => question_id)
      expect({ slug, unknown: asked.filter((id) => !ids.includes(id)) }).toEqual({ slug, unknown: [] })
      expect({ slug, repeated: repeated(asked.map(String)) }).toEqual({ slug, repeated: [] })
    }
  })

  test("posts have their own slug, title and text of 250 to 500 words", () => {
    expect(posts.length).toBeGreaterThanOrEqual(8)
    expect(repeated(slugsOf(posts))).toEqual([])
    expect(repeated(posts.map(({ title }) => title))).toEqual([])
    const lengths = posts.map(({ slug, body_markdown }) => ({ slug, words: wordsIn(body_markdown) }))
    expect(lengths.filter(({ words }) => words < 250 || words > 500)).toEqual([])
  })

  test("forty people have one name and one address each, under people.example", () => {
    expect(people.length).toBeGreaterThanOrEqual(40)
    expect(repeated(people.map(({ name }) => name))).toEqual([])
    expect(repeated(people.map(({ email }) => email))).toEqual([])
    expect(people.filter(({ email }) => !email.endsWith("@people.example"))).toEqual([])
  })
})
