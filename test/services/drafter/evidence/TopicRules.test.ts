import { describe, expect, test } from "bun:test"
import { type CategoryChoice, noCandidates } from "../../../../src/domain/draft/Candidates.ts"
import type { ListKey } from "../../../../src/domain/listing/Profile.ts"
import { fold } from "../../../../src/domain/text/Folding.ts"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { tokensOf } from "../../../../src/services/drafter/evidence/reading/Tokens.ts"
import { termAt, termsFor } from "../../../../src/services/drafter/evidence/topics/Glossary.ts"
import type { Language } from "../../../../src/services/drafter/evidence/topics/Language.ts"
import { read } from "../extractive/Sites.ts"

const choices: ReadonlyArray<CategoryChoice> = [
  { name: "Finance", keywords: ["bookkeeping", "invoices"] },
  { name: "Travel", keywords: ["travel", "hotels"] },
  { name: "Security", keywords: ["encryption", "phishing"] }
]

const home = read(
  "https://crumb.test/",
  `<!doctype html><html lang="en"><head><title>Crumb | Bookkeeping for bakeries</title>
  <meta name="keywords" content="bookkeeping, casino, bakery"></head><body>
  <header><nav><a href="/">Crumb</a> <a href="/hotels">Hotels</a></nav></header>
  <main><h1>The books of a bakery</h1><p>Crumb keeps the books of bakeries.</p>
  <h2>Made for flour</h2><p>Your data is kept with encryption at rest.</p>
  <p>Wanderlust, one of our customers, sells travel and hotels.</p>
  <h2>What our customers say</h2><blockquote><p>It handles my invoices and my hotels.</p><p>Ada Roe, Wanderlust Travel</p></blockquote>
  </main><footer><p>© 2024 Crumb</p></footer></body></html>`
)
const listed = (key: ListKey, value: string, quote: string) =>
  openGate({ pages: [home], categories: choices }).gate({
    ...noCandidates,
    fields: { [key]: { value: [value], evidence: [{ quote, url: "https://crumb.test/" }] } }
  }).stands.fields[key]?.value

describe("a category", () => {
  test("stands where title or hero speaks for it", () => {
    expect(listed("categories", "Finance", "Crumb | Bookkeeping for bakeries")).toEqual(["Finance"])
  })
  test.each([
    ["for what a customer says", "Finance", "It handles my invoices and my hotels."],
    ["for what a customer does", "Travel", "Wanderlust, one of our customers, sells travel and hotels."],
    ["for a label of a menu", "Travel", "Hotels"],
    ["for what is said once, in passing", "Security", "Your data is kept with encryption at rest."]
  ])("does not stand %s", (_, value, quote) => {
    expect(listed("categories", value, quote)).toBeUndefined()
  })
})

describe("a tag", () => {
  test.each([
    ["bookkeeping", "Crumb | Bookkeeping for bakeries"],
    ["books of bakeries", "Crumb keeps the books of bakeries."],
    // A search word that readers see, too.
    ["bookkeeping", "bookkeeping, casino, bakery"]
  ])("%p stands by %p", (value, quote) => {
    expect(listed("tags", value, quote)).toEqual([value])
  })
  test.each([
    ["casino", "bookkeeping, casino, bakery"],
    ["Wanderlust Travel", "Ada Roe, Wanderlust Travel"],
    ["hotels", "Hotels"],
    ["travel", "Wanderlust, one of our customers, sells travel and hotels."]
  ])("%p does not, by %p", (value, quote) => {
    expect(listed("tags", value, quote)).toBeUndefined()
  })
})

const violins = read(
  "https://cadenzo.test/",
  `<!doctype html><html lang="en"><head><title>Cadenzo | Practice that counts</title></head><body>
  <nav><a href="/x">Skip to content</a></nav><main><h1>Practice that counts</h1><p>Cadenzo listens while you practise.</p>
  <p><a class="button" href="/steam">Get it on Steam</a></p>
  <h2>Features</h2><ul><li>Hears wrong notes</li></ul>
  <h2>Coming soon</h2><ul><li>Violin lessons</li><li>Guitar lessons</li></ul>
  <p><strong>On the slate for 2027:</strong> lute lessons and a metronome</p>
  <h2>What it does not do</h2><p>Until 2019 we also made soap for violins. If the council agrees, Cadenzo will become a charity.</p>
  <h2>Recent work</h2><h2>Let customers speak for us</h2><h2>Cadenzo 3.1 released</h2>
  </main></body></html>`
)
const offered = (key: "features" | "tags" | "tagline", value: string, quote = value) => {
  const evidence = [{ quote, url: "https://cadenzo.test/" }]
  const offer = key === "tagline" ? { value, evidence } : { value: [value], evidence }
  const { stands } = openGate({ pages: [violins], categories: choices }).gate({
    ...noCandidates,
    fields: { [key]: offer }
  })
  return stands.fields[key] !== undefined
}

describe("a feature, a tag, a tagline: only from where a site says it of today", () => {
  test.each<["features" | "tags" | "tagline", string]>([
    ["features", "Hears wrong notes"],
    ["tagline", "Practice that counts"],
    ["tags", "practice"]
  ])("%s: %p", (key, value) => {
    expect(offered(key, value, key === "tags" ? "Practice that counts" : value)).toBe(true)
  })
  test.each<["features" | "tags" | "tagline", string, string]>([
    ["features", "a button", "Get it on Steam"],
    ["features", "what is to come", "Violin lessons"],
    ["features", "what a paragraph opens by calling planned", "lute lessons"],
    ["features", "a heading of a part", "Recent work"],
    ["tagline", "a link to skip the menu", "Skip to content"],
    ["tagline", "a heading of a part", "Recent work"],
    ["tagline", "a heading about customers", "Let customers speak for us"],
    ["tagline", "news", "Cadenzo 3.1 released"],
    ["tagline", "what it does not do", "What it does not do"]
  ])("%s: not %s", (key, _, value) => {
    expect(offered(key, value)).toBe(false)
  })
  test.each([
    ["violin lessons", "Violin lessons"],
    ["soap", "Until 2019 we also made soap for violins."],
    ["charity", "If the council agrees, Cadenzo will become a charity."]
  ])("no tag %p by %p", (value, quote) => {
    expect(offered("tags", value, quote)).toBe(false)
  })
})

test.each<[Language, string, string, boolean]>([
  ["de", "bookkeeping", "Die Buchhaltungssoftware für Bäcker", true],
  ["de", "bookkeeping", "Wir buchen Hallen", false],
  ["es", "bookkeeping", "Contabilidad para panaderías", true],
  ["fr", "solar panels", "Pose de panneaux solaires", true],
  ["pt", "invoices", "Emita faturas num clique", true],
  ["it", "human resources", "Turni per ristoranti", true],
  ["nl", "heat pump", "Warmtepompen vergelijken", true],
  ["ja", "time tracking", "かんたんな工数管理", true],
  ["zh", "task list", "团队任务管理工具", true],
  ["ar", "real estate", "نظام لإدارة العقارات", true],
  // Words of another language count for nothing.
  ["en", "bookkeeping", "Contabilidad para panaderías", false]
])("in %p %p is said by %p: %p", (lang, keyword, text, said) => {
  expect(termsFor(keyword, lang).some((term) => termAt(tokensOf(fold(text)), term) !== -1)).toBe(said)
})

const paws = read(
  "https://pfotenweg.test/",
  `<!doctype html><html lang="de"><head><title>Pfotenweg | Physiotherapie für Hunde</title></head><body><main>
  <h1>Physiotherapie für Hunde</h1><h2>Was wir tun</h2>
  <p>Für zu Hause: Übungen mit dem Balancekissen gehören zu jeder Behandlung.</p>
  <p><strong>In Planung:</strong> Ab Herbst ergänzt ein Unterwasserlaufband die Praxis.</p></main></body></html>`
)
test.each([
  ["Balancekissen", "Übungen mit dem Balancekissen gehören zu jeder Behandlung.", true],
  ["Unterwasserlaufband", "Ab Herbst ergänzt ein Unterwasserlaufband die Praxis.", false]
])("what a paragraph opens by calling planned is no topic of today: %s", (value, quote, stands) => {
  const fields = { tags: { value: [value], evidence: [{ quote, url: "https://pfotenweg.test/" }] } }
  const gated = openGate({ pages: [paws], categories: choices }).gate({ ...noCandidates, fields })
  expect(gated.stands.fields.tags !== undefined).toBe(stands)
})
