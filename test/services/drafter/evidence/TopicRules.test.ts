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

describe("a tag, from a sentence about something that is not there", () => {
  const taggedIn = (lang: string, title: string, body: string, value: string, quote: string) => {
    const page = read(
      "https://spelt.test/",
      `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`
    )
    const evidence = [{ quote, url: "https://spelt.test/" }]
    const gate = openGate({ pages: [page], categories: choices })
    return (
      gate.gate({ ...noCandidates, fields: { tags: { value: [value], evidence } } }).stands.fields.tags !== undefined
    )
  }
  // Each thing is named twice, so that nothing but the sentence it is quoted from speaks against it.
  test.each([
    ["denied", "de", "Lohnabrechnung", "Lohnabrechnung macht Dinkel bewusst nicht.", "Fragen zur Lohnabrechnung?"],
    [
      "planned",
      "fr",
      "champignons",
      "Un module sur les champignons est prévu pour 2027.",
      "Les champignons attendent."
    ],
    ["over", "es", "cursos", "Los cursos eran en verano.", "¿Y los cursos?"],
    ["asked for", "nl", "app", "Is er ook een app?", "Nee, een app past ons niet."],
    ["denied in Japanese", "ja", "解体", "家屋の解体は行っておりません。", "解体について"],
    ["without", "pt", "anúncios", "Um caderno sem anúncios.", "Nada de anúncios."]
  ])("does not stand: %s", (_, lang, value, sentence, more) => {
    expect(taggedIn(lang, "Spelt", `<p>${sentence}</p><p>${more}</p>`, value, sentence)).toBe(false)
  })
  test.each([
    [
      "told twice",
      "de",
      "Lohnabrechnung",
      "<p>Lohnabrechnung ohne Papier.</p><p>Die Lohnabrechnung geht um fünf hinaus.</p>"
    ],
    ["asked and affirmed", "nl", "app", "<p>Is er ook een app?</p><p>Ja, een app voor onderweg.</p>"]
  ])("stands: %s", (_, lang, value, body) => {
    expect(taggedIn(lang, "Spelt", body, value, /<p>(?<first>[^<]+)/.exec(body)?.groups?.first ?? "")).toBe(true)
  })
  test("does not stand where it is said once, in passing", () => {
    const line = "Wir sitzen im alten Sudhaus hinter dem Bahnhof."
    expect(taggedIn("de", "Spelt", `<p>Dinkelbrot.</p><h2>Wo wir sitzen</h2><p>${line}</p>`, "Sudhaus", line)).toBe(
      false
    )
    expect(taggedIn("de", "Das Sudhaus", `<p>${line}</p>`, "Sudhaus", "Das Sudhaus")).toBe(true)
  })
})

describe("a line that asks or plans is no feature", () => {
  const page = read(
    "https://cadenzo.test/",
    `<!doctype html><html lang="en"><head><title>Cadenzo</title></head><body><main><h1>Cadenzo</h1><h2>Features</h2><ul>
    <li>Hears wrong notes</li><li>Can it hear a choir?</li><li>Bank statements are planned for the spring.</li></ul></main></body></html>`
  )
  test.each([
    ["Hears wrong notes", true],
    ["Can it hear a choir?", false],
    ["Bank statements are planned for the spring.", false]
  ])("%p", (value, holds) => {
    const evidence = [{ quote: value, url: "https://cadenzo.test/" }]
    const { stands } = openGate({ pages: [page], categories: choices }).gate({
      ...noCandidates,
      fields: { features: { value: [value], evidence } }
    })
    expect(stands.fields.features !== undefined).toBe(holds)
  })
})

describe("a credit is no sentence of a description", () => {
  const body =
    "<p>Crumb keeps the books. Website by Pixelbarn Studio.</p><p>Powered by Shopify</p><p>Search powered by our own index.</p>"
  const page = read(
    "https://crumb.test/",
    `<!doctype html><html lang="en"><head><title>Crumb</title></head><body><main><h1>Crumb</h1>${body}</main></body></html>`
  )
  test.each([
    ["Crumb keeps the books. Website by Pixelbarn Studio.", "Crumb keeps the books."],
    ["Powered by Shopify", undefined],
    ["Search powered by our own index.", "Search powered by our own index."]
  ])("%p", (value, stays) => {
    const { stands } = openGate({ pages: [page], categories: choices }).gate({
      ...noCandidates,
      fields: { description: { value, evidence: [{ quote: value, url: "https://crumb.test/" }] } }
    })
    expect(stands.fields.description?.value).toBe(stays)
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
  <p><strong>In Planung:</strong> Ab Herbst ergänzt ein Unterwasserlaufband die Praxis.</p><p>Das Balancekissen leihen wir aus.</p><p>Das Unterwasserlaufband kommt aus Wels.</p></main></body></html>`
)
test.each([
  ["Balancekissen", "Übungen mit dem Balancekissen gehören zu jeder Behandlung.", true],
  ["Unterwasserlaufband", "Ab Herbst ergänzt ein Unterwasserlaufband die Praxis.", false]
])("what a paragraph opens by calling planned is no topic of today: %s", (value, quote, stands) => {
  const fields = { tags: { value: [value], evidence: [{ quote, url: "https://pfotenweg.test/" }] } }
  const gated = openGate({ pages: [paws], categories: choices }).gate({ ...noCandidates, fields })
  expect(gated.stands.fields.tags !== undefined).toBe(stands)
})
