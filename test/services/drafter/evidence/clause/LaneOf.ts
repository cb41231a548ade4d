/** How the gate judges one sentence over quotes that stand on a page which speaks for the product. */
import { doubtKey, noCandidates } from "../../../../../src/domain/draft/Candidates.ts"
import type { PageBlock, Region } from "../../../../../src/domain/draft/PageBlocks.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { by, page } from "../Pages.ts"

export type Lane = "stands" | "doubt" | "refused"
export type Field = "description" | "pricing_summary"

/** `Acme` is the product; quotes of a description stand in the main part, those of prices in the price list. */
export const laneOf = (field: Field, lang: string, sentence: string, quotes: ReadonlyArray<string>): Lane => {
  const region = field === "pricing_summary" ? "pricing" : "main"
  const block = (text: string, where: Region, level: number | null, under: ReadonlyArray<number>): PageBlock => ({
    text,
    level,
    kind: level === null ? "paragraph" : "heading",
    region: where,
    under,
    card: null,
    list: null,
    lang
  })
  const title = region === "pricing" ? [block("Pricing", region, 2, [0])] : []
  const blocks = [block("Acme", "hero", 1, []), ...title, ...quotes.map((text) => block(text, region, null, [0]))]
  const read = page(
    blocks.map(({ text }) => text),
    { lang, blocks, meta: { "og:site_name": "Acme" } }
  )
  const gate = openGate({ pages: [read], categories: [] })
  const offered = { ...noCandidates, fields: { [field]: by(sentence, ...quotes) } }
  const alone = gate.gate(offered)
  if (alone.stands.fields[field]?.value === sentence) return "stands"
  const asked = gate.gate(offered, undefined, new Set(alone.doubts.map(doubtKey)))
  return asked.stands.fields[field]?.value === sentence ? "doubt" : "refused"
}
