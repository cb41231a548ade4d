/** What a product does, in the site's own sentences: nothing is rephrased, so nothing is added. */
import type { Backed, Quote } from "../../../domain/draft/Candidates.ts"
import { fold } from "../../../domain/text/Folding.ts"
import type { PageIndex } from "../evidence/reading/PageIndex.ts"
import { textSays } from "../evidence/reading/Says.ts"
import { featurePhrases, sidePaths, uspPhrases } from "./CommonWords.ts"
import { addressLike } from "./Locating.ts"
import { isTelling, opening, quoteOf, type ReadBlock, type Reading, stated } from "./Reading.ts"

/** Characters; a draft is a start, not a copy of the site. */
const lengths = { short: 300, description: 1600, paragraph: 700, enough: 120, item: 120 } as const
const most = { paragraphs: 6, items: 12, usps: 6 } as const

interface Said {
  readonly text: string
  readonly quote: Quote
}

/** The first paragraphs of a site in reading order, each once, its own summaries of itself before them. */
const paragraphsOf = (readings: ReadonlyArray<Reading>): ReadonlyArray<Said> => {
  const found = new Map<string, Said>()
  const add = (said: Said) => {
    const key = fold(said.text)
    if (said.text !== "" && ![...found.keys()].some((known) => known.includes(key))) found.set(key, said)
  }
  for (const [index, { page, blocks }] of readings.entries()) {
    if (index > 0 && sidePaths.test(new URL(page.page.url).pathname)) continue
    const summaries = [
      ...stated(page, "meta", "description", "og:description"),
      ...stated(page, "json_ld", "description").filter((one) => one.path.length === 1)
    ]
    // A page other than the home page sums itself up, not the product.
    if (index === 0)
      for (const { text } of summaries)
        if (text.split(" ").length >= 5) add({ text: opening(text, lengths.paragraph), quote: quoteOf(page, text) })
    for (const [at, { block, kind }] of blocks.entries()) {
      if (found.size >= most.paragraphs) break
      if (kind !== "paragraph" || addressLike(page, block) || isAnswer(blocks, at)) continue
      const text = opening(block.text, lengths.paragraph)
      add({ text, quote: quoteOf(page, text) })
    }
  }
  return [...found.values()].slice(0, most.paragraphs)
}
const isAnswer = (blocks: ReadonlyArray<ReadBlock>, at: number) => /[?？]$/.test(blocks[at - 1]?.block.text ?? "")

const offer = (said: ReadonlyArray<Said>, value: string): Backed<string> => ({
  value,
  evidence: said.map((one) => one.quote)
})

export const shortDescriptionOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> =>
  paragraphsOf(readings).flatMap((said) => {
    const text = opening(said.text, lengths.short)
    return text === "" ? [] : [{ value: text, evidence: [{ ...said.quote, quote: text }] }]
  })

/** What a site says in headings and lists alone, each thing once and nothing of `told`. */
const bulletsOf = (
  { page, blocks }: Reading,
  features: Backed<ReadonlyArray<string>> | undefined,
  told: ReadonlyArray<string>
): ReadonlyArray<Said> => {
  const headings = blocks.filter((one) => isTelling(one, 3)).map(({ block }) => block.text)
  const said = new Map<string, Said>()
  for (const text of [...headings, ...(features?.value ?? [])]) {
    const quote = features?.evidence.find((one) => fold(one.quote) === fold(text)) ?? quoteOf(page, text)
    if (!told.includes(fold(text)) && !said.has(fold(text))) said.set(fold(text), { text: `- ${text}`, quote })
  }
  return [...said.values()].slice(0, most.items)
}

/** Paragraphs, where a site has them; else a short lead (its tagline, at worst) and what headings and lists tell. */
export const descriptionOptions = (
  readings: ReadonlyArray<Reading>,
  tagline: Backed<string> | undefined,
  features: Backed<ReadonlyArray<string>> | undefined
): ReadonlyArray<Backed<string>> => {
  const [home] = readings
  if (home === undefined) return []
  const paragraphs: Array<Said> = []
  let length = 0
  for (const said of paragraphsOf(readings)) {
    if (length + said.text.length > lengths.description) continue
    paragraphs.push(said)
    length += said.text.length
  }
  const asText = (said: ReadonlyArray<Said>, glue: string) => said.map((one) => one.text).join(glue)
  const prose = paragraphs.length === 0 ? [] : [offer(paragraphs, asText(paragraphs, "\n\n"))]
  if (length >= lengths.enough) return prose
  const slogan = (tagline?.evidence ?? []).slice(0, 1).map((quote) => ({ text: tagline?.value ?? "", quote }))
  const lead = paragraphs.length === 0 ? slogan : paragraphs
  const bullets = bulletsOf(
    home,
    features,
    [...lead, ...slogan].map((one) => fold(one.text))
  )
  const listed = [asText(lead, "\n\n"), asText(bullets, "\n")].filter((one) => one !== "").join("\n\n")
  return listed === "" ? [] : [offer([...lead, ...bullets], listed), ...prose]
}

const isItem = (page: PageIndex, { block, kind, words }: ReadBlock) =>
  (kind === "heading" || kind === "label" || (kind === "paragraph" && words <= 16)) &&
  block.text.length <= lengths.item &&
  // Not a figure ("250 k + installs"); "10x speed" and "2 Factor Authentication" are items.
  /^(?:[\p{Lu}\p{Lo}]|\p{Nd}{1,2}\p{L}|\p{Nd}{1,2} \p{Lu})/u.test(block.text) &&
  /\p{L}{2}/u.test(block.text) &&
  !/[?？]$/.test(block.text) &&
  !/\p{Sc}\s?\p{Nd}/u.test(block.text) &&
  !addressLike(page, block)

/** What stands under the headings of a kind: their sub-headings, else their lines. */
const under = (
  readings: ReadonlyArray<Reading>,
  phrases: ReadonlyArray<string>,
  least: number,
  max: number
): Backed<ReadonlyArray<string>> | undefined => {
  const items = new Map<string, Said>()
  for (const { page, blocks } of readings) {
    for (const [at, { block: heading }] of blocks.entries()) {
      if (heading.level === null || !textSays(heading.folded, phrases)) continue
      const after = blocks.slice(at + 1)
      const end = after.findIndex(({ block }) => block.level !== null && block.level <= (heading.level ?? 0))
      const section = after.slice(0, end === -1 ? after.length : end).filter((one) => isItem(page, one))
      // A template may give the section and its entries headings of one level: then none stand below.
      const headings = section.filter(({ kind }) => kind === "heading")
      const entries = headings.length > 0 ? headings : section
      // One line alone is the section's text, or a menu.
      if (headings.length === 0 && entries.length < least) continue
      for (const { block } of entries) {
        if (!items.has(block.folded)) items.set(block.folded, { text: block.text, quote: quoteOf(page, block.text) })
      }
    }
  }
  return listOf([...items.values()].slice(0, max))
}
const listOf = (said: ReadonlyArray<Said>): Backed<ReadonlyArray<string>> | undefined =>
  said.length === 0 ? undefined : { value: said.map((one) => one.text), evidence: said.map((one) => one.quote) }

/** A run of small headings or full lines tells what it can do, even where no heading says so. */
const unannounced = (readings: ReadonlyArray<Reading>, tagline: string): Backed<ReadonlyArray<string>> | undefined => {
  const [home] = readings
  if (home === undefined) return undefined
  const { page, blocks } = home
  const items = blocks.filter(
    (one, at) => isItem(page, one) && !isAnswer(blocks, at) && one.block.folded !== tagline && !isPriced(blocks[at + 1])
  )
  const runs = [
    items.filter((one) => (one.block.level ?? 0) >= 3 && isTelling(one, 2)),
    items.filter((one) => one.kind === "label" && one.words >= 4)
  ]
  const run = runs.find((one) => one.length >= 2)
  return run === undefined
    ? undefined
    : listOf(run.slice(0, most.items).map(({ block }) => ({ text: block.text, quote: quoteOf(page, block.text) })))
}
/** Goods with their prices are what is sold, not what it can do. */
const isPriced = (next: ReadBlock | undefined) => /\p{Sc}\s?\p{Nd}/u.test(next?.block.text ?? "")

/** `tagline`: folded; it is said already. */
export const featuresOffer = (
  readings: ReadonlyArray<Reading>,
  tagline: string
): Backed<ReadonlyArray<string>> | undefined => {
  const listed = readings.flatMap(({ page }) =>
    stated(page, "json_ld", "featureList").map((one) => ({ text: one.text, quote: quoteOf(page, one.text) }))
  )
  return (
    listOf(listed.slice(0, most.items)) ??
    under(readings, featurePhrases, 2, most.items) ??
    unannounced(readings, tagline)
  )
}
export const uspsOffer = (readings: ReadonlyArray<Reading>) => under(readings, uspPhrases, 1, most.usps)
