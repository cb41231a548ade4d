/**
 * What people write comes out as text: a person puts scripts into everything that is theirs to write, their site into
 * everything that is read of it, and nobody's browser runs any, be they a visitor, the owner or the site's team. The
 * browser of the last test is told to forget the policy of the pages, so that escaping alone is tried.
 */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { load } from "cheerio"
import { isTag } from "domhandler"
import { Effect } from "effect"
import { Reviews } from "../../../src/services/people/Reviews.ts"
import { draftsOf, harbourSite } from "../../services/drafts/editing/Harbour.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import type { Seen } from "../../support/Browser.ts"
import { caredListing } from "../../support/CaredListing.ts"
import { isHere, launch } from "../../support/Chromium.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { type Person, signedIn, signedInTeam, stranger } from "../../support/Person.ts"
import { query } from "../../support/SavedListing.ts"
import { walk } from "../../support/Walk.ts"

setDefaultTimeout(240_000)

const short = "<svg/onload=top.owned=1>"
const script = `"'><img src=x onerror="top.owned=1"><script>top.owned=1</script>${short}`
/** The same in Markdown, with a link that is none. */
const marked = `${script}\n\n[press](javascript:top.owned=1) ![x](x" onerror="top.owned=1)\n\n<details open ontoggle=top.owned=1>`
const escaped = script.replaceAll("<", "&lt;").replaceAll(">", "&gt;")

let app: TestApp
let owner: Person
let key: string
let listing: Awaited<ReturnType<typeof caredListing>>
let draftId: string

const sent = async (method: string, path: string, body: unknown) => {
  const reply = await app.rest(method, path, { key, body })
  if (reply.status > 201) throw new Error(`${method} ${path} answers ${reply.status}: ${reply.text.slice(0, 400)}`)
  return reply.body
}
const story = Object.fromEntries(
  ["title", "story", "why_started", "problem", "journey", "challenges", "achievements", "lessons", "whats_next"].map(
    (part) => [part, part === "title" ? script : marked]
  )
)

beforeAll(async () => {
  app = await testApp({
    demo: true,
    served: true,
    internet: {
      "hostile.example": {
        ...harbourSite("Tidewatch"),
        "/": `<!doctype html><title>Quayside - ${escaped}</title><meta name="description" content="Quayside ${escaped.replaceAll('"', "&quot;")}">
          <meta property="og:site_name" content="Quayside"><h1>${escaped}</h1><p>Quayside texts harbour masters ${escaped} before high water.</p>
          <h2>Features</h2><ul><li>Text alerts ${escaped}</li></ul>`
      }
    }
  })
  await raiseLimits(app)
  owner = await signedIn(app)
  const user = await app.user({ email: owner.email })
  key = user.key
  listing = await caredListing(app, user.id)
  await query(app, "update users set name = $1 where id = $2", [script, user.id])
  await query(app, "update founders set name = $1, title = $1, bio = $2 where id = $3", [
    script,
    marked,
    listing.founder
  ])

  const own = `/me/listings/${listing.id}`
  await sent("PATCH", own, {
    fields: {
      tagline: script,
      short_description: script,
      description: marked,
      pricing_model: short,
      pricing_summary: script,
      city: script,
      features: [script],
      usps: [script],
      keywords: [script],
      headline: script,
      summary: marked,
      seo_title: script,
      seo_description: script
    },
    faqs: [{ question: script, answer: marked }]
  })
  await sent("POST", `${own}/updates`, { title: script, body: marked })
  await sent("POST", `${own}/milestones`, { date: "2026-01-01", title: script, description: marked })
  await sent("PUT", `${own}/story`, story)
  const questions = (await app.rest("GET", "/interview-questions")).body.items
  await sent("PUT", "/me/interview", { answers: [{ question_id: questions[0].id, answer: marked }] })

  const draft = await draftsOf(app).startAndWait(key, "https://hostile.example")
  draftId = draft.id
  await sent("PATCH", `/drafts/${draftId}`, {
    fields: { tagline: script, description: marked, city: script, features: [script], tags: [script] },
    faqs: [{ question: script, answer: marked }],
    founders: [{ name: script, title: script, bio: marked }],
    story,
    milestones: [{ date: "2026-01-01", title: script, description: marked }],
    seo: { title: short, meta: script }
  })

  // A reviewer who has a name of that kind too.
  const reviewer = await app.user()
  await query(app, "update users set name = $1, created_at = created_at - interval '90 days' where id = $2", [
    script,
    reviewer.id
  ])
  const by = { userId: reviewer.id, credential: "session:1", requestId: "test" }
  await app.run(
    Effect.flatMap(Reviews, (reviews) =>
      reviews.submit(by, listing.slug, { rating: 1, body: `${marked}\n\nA review.` })
    )
  )
  const [review] = await query<{ id: number }>(app, "select id from reviews where user_id = $1", [reviewer.id])
  await app.run(Effect.flatMap(Reviews, (reviews) => reviews.publish(by, review?.id ?? 0)))
})
afterAll(() => app.close())

/** Elements and attributes of a page that only a script of somebody else's would have put there. */
const foreign = (seen: Seen): ReadonlyArray<string> => {
  const $ = load(seen.text)
  const found: Array<string> = []
  for (const element of $("*").get()) {
    if (!isTag(element)) continue
    for (const [name, value] of Object.entries(element.attribs)) {
      if (/^on/i.test(name)) found.push(`<${element.name} ${name}>`)
      if (/^(href|src|action|formaction)$/.test(name) && /^\s*(javascript|vbscript|data:text)/i.test(value))
        found.push(`${name}="${value.slice(0, 40)}"`)
      if (name === "style" || name === "srcdoc") found.push(`<${element.name} ${name}>`)
    }
    if (element.name === "script") {
      const text = $(element).text()
      if ($(element).attr("type") === "application/ld+json") JSON.parse(text)
      else if (!($(element).attr("src") ?? "").startsWith("/assets/") || text !== "") found.push("<script>")
    }
  }
  return found
}
const own = () => [
  `/products/${listing.slug}`,
  `/account/drafts/${draftId}`,
  `/account/listings/${listing.id}`,
  "/account"
]

test("no page has an element or an attribute of theirs", async () => {
  const seenIn = new Set<string>()
  const look = (seen: Seen) => {
    if (seen.text.includes("owned=1")) seenIn.add(new URL(seen.url).pathname)
    return foreign(seen)
  }
  const asVisitor = await walk(app, stranger(app), [`/products/${listing.slug}`, "/", "/updates", "/founders"], look)
  expect(asVisitor.wrong).toEqual([])
  const asOwner = await walk(app, owner, own(), look)
  expect(asOwner.wrong).toEqual([])
  const asTeam = await walk(app, await signedInTeam(app), ["/admin"], look)
  expect(asTeam.wrong).toEqual([])
  // Or nothing was tried at all.
  expect([...seenIn]).toEqual(expect.arrayContaining(own().slice(0, 3)))
  expect(seenIn.size).toBeGreaterThan(8)
})

describe.skipIf(!isHere)("in a browser without the policy (needs Chromium)", () => {
  test("nothing of it runs", async () => {
    const browser = await launch()
    const context = await browser.newContext({ bypassCSP: true })
    await context.addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: app.origin })))
    const page = await context.newPage()
    for (const path of own()) {
      await page.goto(app.origin + path)
      await page.waitForLoadState("networkidle")
      expect(`${path}: ${await page.evaluate("String(globalThis.owned)")}`).toBe(`${path}: undefined`)
    }
    await browser.close()
  })
})
