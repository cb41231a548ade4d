/**
 * A page as a reader skims it: which of its blocks are headings, paragraphs or labels, and which are frame. Where
 * a page knows the regions of its blocks, they decide; where it came as text alone, headings and menus have to.
 */

import type { Quote } from "../../../../domain/draft/Candidates.ts"
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { percentDecoded } from "../../../../domain/text/PercentEncoding.ts"
import { madeOnce, recalled } from "../../../../domain/text/Recalled.ts"
import { frameLine, frameWords } from "../../evidence/names/FrameWords.ts"
import { homeOf } from "../../evidence/names/SiteNames.ts"
import type { Block, PageIndex, SiteIndex, Statement } from "../../evidence/reading/PageIndex.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { faqPhrases, logoRowPhrases, testimonialPhrases } from "../../evidence/reading/Signals.ts"
import { callPhrases } from "../../evidence/topics/CallWords.ts"
import { isMissing } from "../../evidence/topics/DeniedParts.ts"
import { asidePhrases, numberedLabel, pricingHeadings } from "../words/CommonWords.ts"
import { featurePhrases } from "../words/HeadingWords.ts"

export type Kind = "heading" | "paragraph" | "label" | "frame"
export interface ReadBlock {
  readonly block: Block
  readonly kind: Kind
  /** Nothing but links and the words of buttons. */
  readonly menu: boolean
  /** Words, where the script has them. */
  readonly words: number
}
export interface Reading {
  readonly page: PageIndex
  /** Whether its blocks know their regions. */
  readonly regions: boolean
  readonly blocks: ReadonlyArray<ReadBlock>
  /** The pages it is one of. */
  readonly site: SiteIndex
}

/** The path of its address, as one reads it. */
export const readPath: (reading: Reading) => string = madeOnce(({ page }) =>
  percentDecoded(new URL(page.page.url).pathname)
)

export const quoteOf = (page: PageIndex, quote: string): Quote => ({ quote, url: page.page.url })

/** Longest block that can be a menu or a button. */
const menuLength = 160

/** The phrases of menus and buttons by their first words, the longest first. */
const menuPhrases = Map.groupBy(
  [...frameWords].map((phrase) => phrase.split(" ")).toSorted((a, b) => b.length - a.length),
  ([first = ""]) => first
)
/** Links are kept once each, so a menu of placeholders has lost its link texts: its words still tell it. */
const isOfMenuWords = (words: ReadonlyArray<string>): boolean => {
  for (let at = 0; at < words.length; ) {
    const start = at
    const phrase = menuPhrases
      .get(words[start] ?? "")
      ?.find((parts) => parts.every((part, step) => words[start + step] === part))
    if (phrase === undefined && /[\p{L}\p{N}]/u.test(words[at] ?? "")) return false
    at += phrase?.length ?? 1
  }
  return true
}
/** The words of a page's links, each with its place among them: the longest come first. */
type LinkWords = ReadonlyMap<string, number>
const linkWordsOf = (page: PageIndex): LinkWords => {
  const texts = new Set(page.page.links.map((link) => fold(link.text)).filter((text) => text.length > 1))
  return new Map([...texts].toSorted((a, b) => b.length - a.length).map((text, place) => [text, place]))
}
/** The links whose words stand in a row of words, the longest first. */
const linksIn = (words: ReadonlyArray<string>, links: LinkWords): ReadonlyArray<string> => {
  const found = new Map<string, number>()
  for (const start of words.keys()) {
    let row = ""
    for (const word of words.slice(start)) {
      row += row === "" ? word : ` ${word}`
      const place = links.get(row)
      if (place !== undefined) found.set(row, place)
    }
  }
  return [...found].toSorted(([, a], [, b]) => a - b).map(([text]) => text)
}

const isMenu = (block: Block, links: LinkWords) => {
  if (block.text.length > menuLength || endsSentence.test(block.text)) return false
  let rest = ` ${block.folded} `
  if (links.size > 0) for (const link of linksIn(block.folded.split(" "), links)) rest = rest.replace(` ${link} `, "  ")
  return isOfMenuWords(rest.split(" ").filter((word) => word !== ""))
}

/** Opens a part that is about others, or about something else: customers, cases, articles, events. */
const opensAside = (folded: string) => isTestimonialHeading(folded) || textSays(folded, asidePhrases)
const sectionPhrases = [...featurePhrases, ...pricingHeadings, ...faqPhrases, ...callPhrases]
const untellingPhrases = [...callPhrases, ...featurePhrases, ...testimonialPhrases]
/** Opens a part about the product again, whatever the level of its heading. */
const opensSection = (folded: string) => frameWords.has(folded) || textSays(folded, sectionPhrases)

const isTestimonialHeading = (folded: string) =>
  textSays(folded, testimonialPhrases) && !textSays(folded, featurePhrases)
const isQuotation = (text: string) => /^["“„«].*["”“»]$/u.test(text) || /^[-–—]\s*\p{Lu}/u.test(text)
/** Names of icons that a font draws: "location_city". */
export const isIcon = (text: string) => /^[a-z]+(?:_[a-z]+)*$/.test(text) && text.length <= 24

const endsSentence = /[.!?。！？؟]["'”’»)」』）]?$/u
const unspacedText = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u

/** Regions in which somebody else speaks, or nobody. */
const frameRegions: ReadonlySet<Region> = new Set([
  "navigation",
  "reviews",
  "others",
  "news",
  "form",
  "footer",
  "legal",
  "consent"
])

/** Characters from which a text in a script without blanks is a paragraph, and words from which one with is. */
const least = { characters: 20, words: 7, openWords: 12, headed: 20 } as const
const saysMuch = (block: Block, words: number) =>
  unspacedText.test(block.text) ? block.text.length >= least.characters : words >= least.words

const kindOf = (block: Block, words: number, menu: boolean): Kind => {
  const bare = block.folded.replace(/[.!?:,]+$/, "")
  if (frameWords.has(bare) || numberedLabel.test(bare) || frameLine.test(block.text) || isQuotation(block.text))
    return "frame"
  if (isIcon(block.text)) return "frame"
  // A paragraph that is marked up as a heading, to make it large.
  if (block.level !== null) return words >= least.headed && endsSentence.test(block.text) ? "paragraph" : "heading"
  if (menu) return "frame"
  if (saysMuch(block, words) && endsSentence.test(block.text)) return "paragraph"
  return words >= least.openWords && !unspacedText.test(block.text) ? "paragraph" : "label"
}

/** Longest block that is frame because other pages repeat it, and on how many pages it has to stand. */
const repeated = { length: 200, pages: 3 } as const
const repeatedOn = (site: SiteIndex): ReadonlySet<string> => {
  const on = new Map<string, number>()
  for (const { blocks } of site) {
    const here = new Set(blocks.filter(({ text }) => text.length <= repeated.length).map(({ folded }) => folded))
    for (const folded of here) on.set(folded, (on.get(folded) ?? 0) + 1)
  }
  return new Set([...on].filter(([, pages]) => pages >= repeated.pages).map(([folded]) => folded))
}
const nowhere: ReadonlySet<string> = new Set()

/** `frame`: folded texts that other pages repeat. */
export const readingOf = (page: PageIndex, frame: ReadonlySet<string> = nowhere, site: SiteIndex = [page]): Reading => {
  const links = linkWordsOf(page)
  const regions = page.page.blocks !== undefined
  // Templates give a part and its entries headings of one level: an aside lasts until a part that is
  // known, or a higher heading.
  let aside: { readonly level: number; readonly lasting: boolean } | null = null
  const blocks = page.blocks.map((block): ReadBlock => {
    const words = block.folded.split(" ").length
    const menu = isMenu(block, links)
    if (regions) {
      const apart = frameRegions.has(block.region) || block.kind === "button" || block.kind === "quotation"
      // A page's own title is not frame, however often it is said.
      const again = frame.has(block.folded) && block.level !== 1
      return {
        block,
        words,
        menu,
        kind: apart || again ? "frame" : kindOf(block, words, menu && block.kind !== "item")
      }
    }
    if (block.level !== null) {
      const { level, folded } = block
      if (opensAside(folded)) aside = { level, lasting: true }
      else if (textSays(folded, logoRowPhrases) && !textSays(folded, featurePhrases)) aside = { level, lasting: false }
      else if (aside !== null && (level < aside.level + (aside.lasting ? 0 : 1) || opensSection(folded))) aside = null
    }
    return {
      block,
      words,
      menu,
      kind: aside !== null || frame.has(block.folded) ? "frame" : kindOf(block, words, menu)
    }
  })
  return { page, regions, blocks, site }
}

/** The site's pages, its home page first, without what they list as not there. */
export const readingsOf = (site: SiteIndex): ReadonlyArray<Reading> => {
  const home = homeOf(site)
  const frame = repeatedOn(site)
  return [...site.filter((page) => page === home), ...site.filter((page) => page !== home)].map((page) => {
    const reading = readingOf(page, frame, site)
    return { ...reading, blocks: reading.blocks.filter(({ block }) => !isMissing(page, block)) }
  })
}

/** Blocks a visitor sees first, at most. */
const mostHero = 60
/** What a visitor sees first: its own region where a page has one, else all before the first section heading. */
export const heroOf = ({ blocks, regions }: Reading): ReadonlyArray<ReadBlock> => {
  const hero = blocks.filter(({ block }) => block.region === "hero")
  if (regions && hero.length > 0) return hero.slice(0, mostHero)
  const spoken = blocks.filter(({ block }) => !regions || !frameRegions.has(block.region))
  const at = spoken.findIndex(({ block }) => block.level !== null && block.level >= 2)
  return spoken.slice(0, Math.min(at === -1 ? spoken.length : at, mostHero))
}

/** A heading that speaks of the product: no section name, no call to act, no question. */
export const isTelling = ({ block, kind, words }: ReadBlock, least: number) =>
  kind === "heading" &&
  words >= least &&
  words <= 18 &&
  !/[?？؟]$/.test(block.text) &&
  !(words <= 3 && textSays(block.folded, pricingHeadings)) &&
  !textSays(block.folded, untellingPhrases)

/** Statements by source and, where given, by the end of their path. */
export const stated = (
  page: PageIndex,
  source: Statement["source"],
  ...keys: ReadonlyArray<string>
): ReadonlyArray<Statement> =>
  page.statements.filter((one) => one.source === source && keys.includes(one.path.at(-1) ?? ""))

/** Written with a point that ends no sentence. */
const shortened =
  "Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Inc|Ltd|Co|Corp|vs|approx|ca|bzw|inkl|zzgl|evtl|ggf|Sr|Sra|Srta|Mme|Mlle|e\\.g|i\\.e|z\\. ?B|d\\. ?h|u\\. ?a|p\\. ?ej|\\b\\p{L}"
/** A sentence ends at a blank behind its point, or at the full-width point of scripts without blanks. */
const sentenceEnd = new RegExp(
  `(?<=[.!?؟]["'”’»)]?)(?<!(?<!\\p{L})(?:${shortened})\\.)\\s+(?!\\p{Ll})|(?<=[。！？][」』）]?)\\s*(?![」』）])`,
  "u"
)
/** Characters of what stands in brackets: one that never closes is a slip. */
const longestAside = 120
/** "Required by law (art. 12 of the act)": a point within brackets ends nothing. */
const isInBrackets = (text: string, at: number): boolean => {
  const from = Math.max(0, at - longestAside)
  const open = text.slice(from, at).lastIndexOf("(")
  if (open === -1) return false
  const close = text.indexOf(")", from + open)
  return close >= at && close <= from + open + longestAside
}
export const sentencesOf: (text: string) => ReadonlyArray<string> = recalled((text) => {
  const all = text.split(sentenceEnd)
  if (all.length < 2 || !text.includes("(")) return all.filter((one) => one !== "")
  const found: Array<string> = []
  let [from, end] = [0, 0]
  for (const part of all) {
    const at = text.indexOf(part, end)
    if (end > from && !isInBrackets(text, end)) {
      found.push(text.slice(from, end))
      from = at
    }
    end = at + part.length
  }
  return [...found, text.slice(from, end)].filter((one) => one !== "")
})
/** Words that the pages write without a capital somewhere: they are no names. */
export const smallWords: (readings: ReadonlyArray<Reading>) => ReadonlySet<string> = madeOnce(
  (readings) =>
    new Set(
      readings
        .flatMap(({ page, blocks }) => [
          ...blocks.filter(({ kind }) => kind !== "frame").map(({ block }) => block.text),
          ...stated(page, "meta", "description").map(({ text }) => text)
        ])
        .flatMap((text) => text.match(/(?<!\p{L})\p{Ll}[\p{Ll}\p{M}'’-]+/gu) ?? [])
    )
)
/** Names as the pages write them within a sentence, by their folded letters: behind a small word, outside headings and lines. */
export const largeWords: (readings: ReadonlyArray<Reading>) => ReadonlyMap<string, string> = madeOnce(
  (readings) =>
    new Map(
      readings
        .flatMap(({ page, blocks }) => [
          ...blocks
            .filter(({ block, kind }) => block.level === null && kind === "paragraph")
            .map(({ block }) => block.text),
          ...stated(page, "meta", "description").map(({ text }) => text),
          // "El Roble", of an address.
          ...stated(page, "json_ld", "addressLocality", "addressRegion").map(({ text }) => `a ${text}`)
        ])
        .flatMap(
          (text) => text.match(/(?<=\p{Ll},? (?:\p{Lu}[\p{Ll}\p{M}]+ )?)\p{Lu}[\p{Ll}\p{M}'’]+(?!\p{L})/gu) ?? []
        )
        .map((word) => [fold(word), word])
    )
)
