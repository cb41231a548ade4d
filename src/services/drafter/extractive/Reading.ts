/** A page as a reader skims it: which of its blocks are headings, paragraphs or labels, and which are frame. */

import type { Quote } from "../../../domain/draft/Candidates.ts"
import { fold } from "../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex, Statement } from "../evidence/reading/PageIndex.ts"
import { textSays } from "../evidence/reading/Says.ts"
import { faqPhrases, logoRowPhrases, testimonialPhrases } from "../evidence/reading/Signals.ts"
import {
  asidePhrases,
  callPhrases,
  featurePhrases,
  frameLine,
  frameWords,
  numberedLabel,
  pricingHeadings
} from "./CommonWords.ts"

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
  readonly blocks: ReadonlyArray<ReadBlock>
}

export const quoteOf = (page: PageIndex, quote: string): Quote => ({ quote, url: page.page.url })

/** Longest block that can be a menu or a button. */
const menuLength = 160

/** Links are kept once each, so a menu of placeholders has lost its link texts: its words still tell it. */
const menuWords = new RegExp(
  ` (?:${[...frameWords]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => RegExp.escape(word))
    .join("|")})(?= )`,
  "g"
)
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
  if (block.text.length > menuLength) return false
  let rest = ` ${block.folded} `
  if (links.size > 0) for (const link of linksIn(block.folded.split(" "), links)) rest = rest.replace(` ${link} `, "  ")
  return !/[\p{L}\p{N}]/u.test(rest.replace(menuWords, " "))
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
const isIcon = (text: string) => /^[a-z]+(?:_[a-z]+)*$/.test(text) && text.length <= 24

const endsSentence = /[.!?。！？:]["'”»)]?$/u
const unspacedText = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u

const kindOf = (block: Block, words: number, menu: boolean): Kind => {
  const bare = block.folded.replace(/[.!?:,]+$/, "")
  if (frameWords.has(bare) || numberedLabel.test(bare) || frameLine.test(block.text) || isQuotation(block.text))
    return "frame"
  if (isIcon(block.text)) return "frame"
  if (block.level !== null) return "heading"
  if (menu) return "frame"
  const long = unspacedText.test(block.text) ? block.text.length >= 20 : words >= 7
  return long && endsSentence.test(block.text) ? "paragraph" : words >= 12 ? "paragraph" : "label"
}

export const readingOf = (page: PageIndex): Reading => {
  const links = linkWordsOf(page)
  // Templates give a part and its entries headings of one level: an aside lasts until a part that is
  // known, or a higher heading.
  let aside: { readonly level: number; readonly lasting: boolean } | null = null
  const blocks = page.blocks.map((block): ReadBlock => {
    const words = block.folded.split(" ").length
    if (block.level !== null) {
      const { level, folded } = block
      if (opensAside(folded)) aside = { level, lasting: true }
      else if (textSays(folded, logoRowPhrases) && !textSays(folded, featurePhrases)) aside = { level, lasting: false }
      else if (aside !== null && (level < aside.level + (aside.lasting ? 0 : 1) || opensSection(folded))) aside = null
    }
    const menu = isMenu(block, links)
    return { block, words, menu, kind: aside === null ? kindOf(block, words, menu) : "frame" }
  })
  return { page, blocks }
}

/** The site's pages, its home page first. */
export const readingsOf = (site: SiteIndex): ReadonlyArray<Reading> => {
  const depth = (page: PageIndex) => new URL(page.page.url).pathname.split("/").filter((part) => part !== "").length
  const home = site.find((page) => depth(page) === 0) ?? site[0]
  return [...site.filter((page) => page === home), ...site.filter((page) => page !== home)].map(readingOf)
}

/** How many blocks stand before the first section heading: the part a visitor sees first. */
export const heroEnd = (blocks: ReadonlyArray<ReadBlock>): number => {
  const at = blocks.findIndex(({ block }) => block.level !== null && block.level >= 2)
  return at === -1 ? blocks.length : at
}

/** A heading that speaks of the product: no section name, no call to act, no question. */
export const isTelling = ({ block, kind, words }: ReadBlock, least: number) =>
  kind === "heading" &&
  words >= least &&
  words <= 18 &&
  !block.text.endsWith("?") &&
  !(words <= 3 && textSays(block.folded, pricingHeadings)) &&
  !textSays(block.folded, untellingPhrases)

/** Statements by source and, where given, by the end of their path. */
export const stated = (
  page: PageIndex,
  source: Statement["source"],
  ...keys: ReadonlyArray<string>
): ReadonlyArray<Statement> =>
  page.statements.filter((one) => one.source === source && keys.includes(one.path.at(-1) ?? ""))

export const sentencesOf = (text: string): ReadonlyArray<string> =>
  text.split(/(?<=[.!?。！？])\s+/).filter((one) => one !== "")

/** The sentences a text begins with, as many as fit. */
export const opening = (text: string, max: number): string => {
  let taken = ""
  for (const sentence of sentencesOf(text)) {
    const longer = taken === "" ? sentence : `${taken} ${sentence}`
    if (longer.length > max) break
    taken = longer
  }
  return taken
}
