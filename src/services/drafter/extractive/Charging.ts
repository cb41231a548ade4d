/** What it costs and how it is paid for, in the words of its price list. */
import type { Backed, Quote } from "../../../domain/draft/Candidates.ts"
import { type pricingModels, stages } from "../../../domain/listing/Profile.ts"
import { fold } from "../../../domain/text/Folding.ts"
import { says, textSays } from "../evidence/reading/Says.ts"
import { stagePhrases } from "../evidence/reading/Signals.ts"
import { type Token, tokensOf } from "../evidence/reading/Tokens.ts"
import { saysPricingModel } from "../evidence/rules/CompanyRules.ts"
import { pricingHeadings } from "./CommonWords.ts"
import { quoteOf, type ReadBlock, type Reading, sentencesOf, stated } from "./Reading.ts"

/** Of a summary, in characters; prices listed. */
const longest = 300
const mostPrices = 6

const isPrice = (token: Token) => token.kind === "number" && /\p{Sc}/u.test(token.text) && !token.negated
const aboutPrices = ({ page }: Reading, { block }: ReadBlock) =>
  textSays(fold(new URL(page.page.url).pathname.replace(/[/_-]+/g, " ")), pricingHeadings) ||
  block.under.some((heading) => textSays(heading, pricingHeadings)) ||
  textSays(block.folded, pricingHeadings)
const recurs = ({ block }: ReadBlock) => saysPricingModel("subscription", block.tokens())

/** A price line, with the name of its plan where that stands right above it. */
const priceLines = (reading: Reading): ReadonlyArray<{ readonly text: string; readonly quote: Quote }> =>
  reading.blocks.flatMap((read, at) => {
    const { block, kind } = read
    if (kind === "frame" || block.text.length > 140 || !block.tokens().some(isPrice)) return []
    if (!aboutPrices(reading, read) && !recurs(read)) return []
    const above = reading.blocks[at - 1]
    const plan =
      above !== undefined &&
      above.kind !== "frame" &&
      above.words <= 4 &&
      read.words <= 4 &&
      !above.block.tokens().some((token) => token.kind === "number") &&
      !textSays(above.block.folded, pricingHeadings)
        ? `${above.block.text} `
        : ""
    return [
      { text: `${plan}${block.text}`.replace(/[.;]+$/, ""), quote: quoteOf(reading.page, `${plan}${block.text}`) }
    ]
  })

const summary = (
  lines: ReadonlyArray<{ readonly text: string; readonly quotes: ReadonlyArray<Quote> }>
): ReadonlyArray<Backed<string>> => {
  const kept = new Map<string, (typeof lines)[number]>()
  for (const line of lines.slice(0, 4 * mostPrices)) {
    const length = [...kept.values()].reduce((sum, one) => sum + one.text.length + 2, line.text.length)
    if (kept.size < mostPrices && length <= longest && !kept.has(fold(line.text))) kept.set(fold(line.text), line)
  }
  const all = [...kept.values()]
  return all.length === 0
    ? []
    : [{ value: all.map((one) => one.text).join("; "), evidence: all.flatMap((one) => one.quotes) }]
}

/** Offers a page states as data: "Starter 9 USD". A price of 0 says too little: free, or free to begin with? */
const statedOffers = ({ page }: Reading) =>
  stated(page, "json_ld", "price", "lowPrice").flatMap((price) => {
    const beside = (key: string) => page.statements.find((one) => one.owner === price.owner && one.path.at(-1) === key)
    const currency = beside("priceCurrency")
    if (currency === undefined || /^0(?:[.,]0+)?$/.test(price.text)) return []
    const parts = [beside("name"), price, currency].flatMap((one) => (one === undefined ? [] : [one.text]))
    return [{ text: parts.join(" "), quotes: parts.map((text) => quoteOf(page, text)) }]
  })

export const pricingSummaryOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> => [
  ...summary(readings.flatMap(priceLines).map(({ text, quote }) => ({ text, quotes: [quote] }))),
  ...summary(readings.flatMap(statedOffers))
]

/** What is looked for first wins: a price a month says more than a word about licences. */
const modelOrder = [
  "freemium",
  "subscription",
  "usage-based",
  "one-time",
  "free",
  "open-source",
  "contact-sales"
] as const satisfies ReadonlyArray<(typeof pricingModels)[number]>

/** What the pages say one by one: their titles and descriptions, their blocks, the sentences of long blocks. */
const statements = (readings: ReadonlyArray<Reading>) =>
  readings.flatMap(({ page, blocks }) => {
    const said = [
      ...page.statements.filter(({ source }) => source === "title" || source === "meta"),
      // An answer is about its question, not about the product at large.
      ...blocks
        .filter(({ kind }, at) => kind !== "frame" && !/[?？]$/.test(blocks[at - 1]?.block.text ?? ""))
        .map(({ block }) => block)
    ]
    return said.flatMap(({ text, tokens }) =>
      text.length <= longest
        ? [{ quote: quoteOf(page, text), tokens }]
        : sentencesOf(text).map((one) => ({ quote: quoteOf(page, one), tokens: () => tokensOf(fold(one)) }))
    )
  })

export const pricingModelOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> => {
  const said = statements(readings)
  return modelOrder.flatMap((model) => {
    const one = said.find(({ tokens }) => saysPricingModel(model, tokens()))
    return one === undefined ? [] : [{ value: model, evidence: [one.quote] }]
  })
}

/** The furthest stage a site states. */
export const stageOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> => {
  const said = statements(readings)
  return stages.toReversed().flatMap((stage) => {
    const one = said.find(({ tokens }) => says(tokens(), stagePhrases[stage]))
    return one === undefined ? [] : [{ value: stage, evidence: [one.quote] }]
  })
}
