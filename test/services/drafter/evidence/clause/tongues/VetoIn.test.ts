/** Sentences in other languages than English, restated honestly or falsely: `restated.jsonl`, at least fifteen of each a language. */
import { describe, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import type { ReadPage } from "../../../../../../src/domain/draft/Crawl.ts"
import { vetoIn } from "../../../../../../src/services/drafter/evidence/clause/VetoIn.ts"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"

const Row = Schema.Struct({
  lang: Schema.String,
  verdict: Schema.Literal("fair", "lie"),
  /** What is wrong with a lie; how a fair one differs. */
  kind: Schema.String,
  product: Schema.String,
  sentence: Schema.String,
  quotes: Schema.Array(Schema.String)
})
const rows = readFileSync(join(import.meta.dir, "restated.jsonl"), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => Schema.decodeUnknownSync(Schema.parseJson(Row))(line))

const veto = (lang: string, sentence: string, quotes: ReadonlyArray<string>, product = "Acme") =>
  vetoIn(
    sentence,
    quotes.map((text, at) => ({ text, before: quotes[at - 1] ?? null })),
    lang,
    [product.toLowerCase()]
  )
const of = ({ lang, sentence, quotes, product }: typeof Row.Type) => veto(lang, sentence, quotes, product)

describe("sentences restated in other languages", () => {
  for (const lang of ["de", "nl", "es", "pt", "fr", "it", "ja", "zh", "ar"]) {
    const here = rows.filter((row) => row.lang === lang)
    test(`${lang}: nearly all honest ones are worth a second opinion`, () => {
      const lost = here.filter((row) => row.verdict === "fair" && of(row) !== null)
      expect(lost.map(({ sentence }) => sentence).slice(2)).toEqual([])
    })
    test(`${lang}: false ones are refused without asking`, () => {
      const raised = here.filter((row) => row.verdict === "lie" && of(row) === null)
      expect(raised.map(({ sentence }) => sentence).slice(1)).toEqual([])
    })
  }

  test("whatever adds a number, a name, a certificate, an award, or drops a denial is never asked about", () => {
    const grave = new Set(["number", "period", "negation", "place", "superlative", "certification", "award", "subject"])
    const raised = rows.filter((row) => row.verdict === "lie" && grave.has(row.kind) && of(row) === null)
    expect(raised.map(({ sentence }) => sentence)).toEqual([])
  })
})

describe("what speaks against a sentence", () => {
  const refusals: ReadonlyArray<
    readonly [lang: string, sentence: string, quotes: ReadonlyArray<string>, reason: string]
  > = [
    ["de", "Acme prüft Belege kostenlos.", ["Acme prüft Belege automatisch."], 'no quote says "kostenlos"'],
    ["de", "Acme prüft Belege.", ["Acme prüft Belege nicht."], 'it leaves out "nicht"'],
    ["de", "Acme prüft 30 Belege im Monat.", ["Acme prüft 30 Belege in der Woche."], 'no quote says "monat"'],
    ["fr", "Acme trie 20 factures.", ["Acme trie 12 factures et 20 reçus."], 'no quote says "20" of this'],
    [
      "fr",
      "L'abonnement à Acme coûte 9 €.",
      ["L'abonnement à Acme coûte 9 € par mois."],
      'the quote says "9" for another time or another number of people'
    ],
    ["es", "Acme revisa las facturas de Iberdrola.", ["Acme revisa tus facturas."], 'no quote names "Iberdrola"'],
    ["es", "Acme revisa facturas.", ["Marta Ruiz revisa facturas con Acme."], 'the quote speaks of "Marta Ruiz"'],
    ["pt", "Acme confere as notas.", ["Acme confere as notas?"], "no quote says this in these words"],
    [
      "it",
      "Acme spedisce i pacchi da Roma a Milano.",
      ["Acme spedisce i pacchi da Milano a Roma."],
      "the page says it the other way round"
    ],
    ["ja", "AcmeはSlackと連携します。", ["Acmeはチャットと連携します。"], 'no quote names "Slack"'],
    ["zh", "Acme在北京为企业财务团队核对发票。", ["Acme为企业财务团队核对发票。"], 'no quote says "北京"']
  ]
  for (const [lang, sentence, quotes, reason] of refusals)
    test(`${lang}: ${reason}: ${sentence}`, () => {
      expect(veto(lang, sentence, quotes)).toBe(reason)
    })

  test("English, and what has no table, is not for here", () => {
    expect(veto("en", "Acme checks the invoices.", ["Acme looks at the invoices."])).not.toBeNull()
    expect(veto("fa", "این برنامه فاکتورها را بررسی می‌کند.", ["این برنامه فاکتورها را بررسی می‌کند."])).not.toBeNull()
  })
})

test("the gate asks a second opinion of it", () => {
  const url = "https://acme.example/"
  const text = "Rechnungen prüft Acme in wenigen Sekunden."
  const page: ReadPage = {
    url,
    status: 200,
    title: "Acme",
    lang: "de",
    text: `Acme\n${text}`,
    headings: [{ level: 1, text: "Acme" }],
    meta: { "og:site_name": "Acme" },
    jsonLd: [],
    links: [],
    emails: [],
    socials: {},
    logos: []
  }
  const gated = (value: string) =>
    openGate({ pages: [page], categories: [] }).gate({
      fields: { short_description: { value, evidence: [{ quote: text, url }] } },
      faqs: [],
      founders: [],
      socials: {}
    })
  const restated = "Acme kontrolliert Rechnungen in wenigen Sekunden."
  expect(gated(restated).doubts.map(({ sentence }) => sentence)).toEqual([restated])
  expect(gated("Acme prüft alle Rechnungen in wenigen Sekunden.").doubts).toEqual([])
})
