/**
 * The lines and sentences of a site that may stand for it in a directory, each once, with where it stands: its title, its
 * summaries, its headings, its paragraphs. Which of them does is for `Choice.ts` to say.
 */
import type { Backed } from "../../../../domain/draft/Candidates.ts"
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { titleHalves } from "../../evidence/names/SiteNames.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { isLater } from "../../evidence/rules/Standing.ts"
import { addressLike } from "../reading/AddressBlocks.ts"
import { heroOf, quoteOf, type ReadBlock, type Reading, readPath, sentencesOf, stated } from "../reading/Reading.ts"
import type { Names } from "../telling/Passages.ts"
import { aboutPaths, sidePaths } from "../words/CommonWords.ts"
import { asksNeed, asksWhoWeAre, ofGetting, stepPhrases } from "../words/HeadingWords.ts"
import { opensAsWe, pointsBack } from "../words/LeaningWords.ts"
import { isOwn, saysName, wordsIn } from "../words/Sentences.ts"
import { headsPassing } from "../words/tables/PassingLines.ts"

/** What is true of a line, by name: 1, or how far; what is not true is absent. `weights.json` says what each is worth. */
export type Traits = Map<string, number>

export interface OwnLine {
  readonly text: string
  /** With the places it is taken from. */
  readonly backed: Backed<string>
  readonly traits: Traits
  /** The blocks of the site that it stands in, by their number among all. */
  readonly blocks: Set<number>
}

export type From = "title" | "summary" | "heading" | "block"
export interface LineAsked {
  /** Characters of a line at most. */
  readonly longest: number
  /** Sentences in a row at most; of one alone, each of a paragraph is a line. */
  readonly sentences: number
  /** Which sentences may stand in it; any, where nothing is said. */
  readonly fits?: (sentence: string) => boolean
  /** A text as the line it would be; null where it cannot be one. */
  readonly made: (text: string, from: From, reading: Reading) => string | null
}

/** Pages that are looked at, blocks of the first and of the others, and sentences of a paragraph. */
const most = { pages: 5, home: 100, elsewhere: 30, sentences: 5 } as const
/** Letters of a line at least. */
const leastLetters = 4
/** Blocks that a visitor sees at once, and from which on it is far down. */
const seen = { first: 8, deep: 25 } as const
/** Nobody speaks there, or somebody else. */
const notOwn: ReadonlySet<Region> = new Set(["navigation", "reviews", "others", "news", "form", "legal", "consent"])

/** "Laundry Management Software | Linen & Uniform Plants | Acme", "Restaurant à Vias (34450)": words to be found by. */
const isList = (title: string) => title.split("|").length >= 3 || /[（(]\p{Nd}{4,6}[）)]/u.test(title)
const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "")
/** What kind of page it is. */
const kindOf = (reading: Reading, at: number): string => {
  if (at === 0) return "home"
  const path = readPath(reading)
  return sidePaths.test(path) ? "side page" : aboutPaths.test(path) ? "about page" : "other page"
}

const isLine = ({ block, menu }: ReadBlock, { page }: Reading): boolean =>
  !notOwn.has(block.region) &&
  block.kind !== "button" &&
  block.kind !== "quotation" &&
  !menu &&
  !isLater(block) &&
  !block.under.slice(-1).some((heading) => headsPassing.test(heading) || ofGetting.test(heading)) &&
  !addressLike(page, block)

/** Behind a question of a visitor, unless it asks for the house itself: "What is Acme?", "Who are we?". */
const isAnswer = ({ block }: ReadBlock, above: ReadBlock | undefined, names: Names): boolean =>
  above !== undefined &&
  /[?？؟]$/.test(above.block.text) &&
  !asksWhoWeAre.test(above.block.folded) &&
  !saysName(above.block.text, names) &&
  !(asksNeed.test(above.block.folded) && (isOwn(block.text, names) || opensAsWe.test(block.folded)))

/** What is true of every line of a block. */
const placeTraits = (one: ReadBlock, above: ReadBlock | undefined, isHero: boolean, count: number): Traits => {
  const { block } = one
  const traits: Traits = new Map([
    [block.region, 1],
    [one.kind, 1],
    ["height", 1 / (1 + count)]
  ])
  const mark = (name: string, isSo: boolean) => isSo && traits.set(name, 1)
  mark("seen first", isHero)
  mark("in a card", block.card !== null)
  mark("in a list", block.list !== null)
  mark(`level ${Math.min(3, block.level ?? 0)}`, block.level !== null)
  mark("near the top", count <= seen.first)
  mark("far down", count > seen.deep)
  mark("below the main heading", above?.block.level === 1)
  mark("an answer", above !== undefined && above.block.level !== null && /[?？؟]$/.test(above.block.text))
  mark(
    "a step",
    block.under.some((heading) => textSays(heading, stepPhrases))
  )
  // "Repairs Send us your old reeds.": behind its title, in one line with it.
  mark(
    "an entry",
    block.lead !== undefined && !/[.!?]$/.test(block.lead) && !/^,? \p{Ll}/u.test(block.text.slice(block.lead.length))
  )
  mark("who we are", asksWhoWeAre.test(block.under.at(-1) ?? ""))
  return traits
}

/** Letters of another script than the Latin one. */
const nonLatin = /[^\P{L}\p{Script=Latin}]/u
/** Characters of a text that says something, and words of a sentence that is a scrap behind it. */
const enough = { characters: 60, scrap: 5 } as const
/**
 * Whether a sentence is better left behind: "We exist to close that gap", the same again in English behind its Arabic, a scrap
 * at the end.
 */
const isApart = (sentence: string, before: string): boolean =>
  pointsBack.test(sentence) ||
  (nonLatin.test(before) && !nonLatin.test(sentence)) ||
  (before.length >= enough.characters && wordsIn(sentence) <= enough.scrap)

/** The sentences of a text one by one, or in rows that each may begin. */
const rowsOf = (
  text: string,
  { longest, sentences, fits = () => true }: LineAsked
): ReadonlyArray<{ text: string; at: number; of: number }> => {
  const all = sentencesOf(text)
  const rows: Array<{ text: string; at: number; of: number }> = []
  let from = 0
  for (const [at, first] of all.slice(0, most.sentences).entries()) {
    const start = text.indexOf(first, from)
    from = start + first.length
    // What is too long is asked nothing: the patterns are for sentences.
    if (first.length > longest || !fits(first)) continue
    let end = from
    for (const next of all.slice(at + 1, at + sentences)) {
      const to = text.indexOf(next, end) + next.length
      if (to - start > longest || !fits(next) || isApart(next, text.slice(start, end))) break
      end = to
    }
    if (end - start <= longest) rows.push({ text: text.slice(start, end), at, of: all.length })
  }
  return rows
}

export interface Searched {
  readonly readings: ReadonlyArray<Reading>
  readonly names: Names
  readonly asked: LineAsked
  /** What rules take, the best first. */
  readonly ruled: ReadonlyArray<Backed<string>>
}
export const ownLines = ({ readings, names, asked, ruled }: Searched): ReadonlyArray<OwnLine> => {
  const [home] = readings
  if (home === undefined) return []
  const found = new Map<string, OwnLine>()
  const add = (raw: string, from: From, reading: Reading, traits: Traits, block?: number) => {
    const text = raw.length > asked.longest ? null : asked.made(raw.trim(), from, reading)
    if (text === null) return
    const key = lettersOf(text)
    if (key.length < leastLetters) return
    const known = found.get(key) ?? {
      text,
      backed: { value: text, evidence: [quoteOf(reading.page, text)] },
      traits: new Map(),
      blocks: new Set<number>()
    }
    for (const [name, value] of traits) known.traits.set(name, Math.max(value, known.traits.get(name) ?? 0))
    if (block !== undefined) known.blocks.add(block)
    found.set(key, known)
  }
  for (const { text } of stated(home.page, "title", "title"))
    for (const half of titleHalves(text))
      add(half, "title", home, new Map([["title", 1], ...(isList(text) ? [["title of many parts", 1] as const] : [])]))
  for (const { text } of stated(home.page, "meta", "og:title", "twitter:title"))
    for (const half of titleHalves(text)) add(half, "title", home, new Map([["shared title", 1]]))
  const summaries = [
    ...stated(home.page, "meta", "description", "og:description").map(({ text }) => ({ text, name: "summary" })),
    ...stated(home.page, "json_ld", "description").flatMap(({ text, path }) =>
      path.length === 1 ? [{ text, name: "summary in data" }] : []
    )
  ]
  for (const { text, name } of summaries) {
    if (text.length <= asked.longest)
      add(
        text,
        "summary",
        home,
        new Map([
          [name, 1],
          ["whole summary", 1]
        ])
      )
    for (const row of rowsOf(text, asked))
      add(
        row.text,
        "summary",
        home,
        new Map([
          [name, 1],
          [`sentence ${Math.min(row.at, 2)}`, 1]
        ])
      )
  }
  for (const { text } of stated(home.page, "json_ld", "slogan")) add(text, "summary", home, new Map([["slogan", 1]]))
  let number = 0
  for (const [at, reading] of readings.slice(0, most.pages).entries()) {
    const kind = kindOf(reading, at)
    const hero = new Set(heroOf(reading))
    let [count, headings, paragraphs] = [0, 0, 0]
    for (const [place, one] of reading.blocks.entries()) {
      const here = number++
      if (
        !isLine(one, reading) ||
        isAnswer(one, reading.blocks[place - 1], names) ||
        count >= (at === 0 ? most.home : most.elsewhere)
      )
        continue
      count += 1
      const { block } = one
      const traits = placeTraits(one, reading.blocks[place - 1], hero.has(one), count).set(kind, 1)
      if (at === 0 && block.level !== null && headings++ === 0) traits.set("first heading", 1)
      if (at === 0 && block.level === null && one.kind === "paragraph" && paragraphs < 2)
        traits.set(paragraphs++ === 0 ? "first paragraph" : "second paragraph", 1)
      const from = block.level === 1 ? "heading" : "block"
      const rows = rowsOf(block.text, asked)
      const isOne = rows[0]?.text === block.text
      if (isOne || (block.text.length <= shortOnes && asked.sentences === 1))
        add(block.text, from, reading, new Map([...traits, [isOne ? "whole block" : "several sentences", 1]]), here)
      if (!isOne)
        for (const row of rows)
          add(row.text, from, reading, new Map([...traits, [`sentence ${Math.min(row.at, 2)}`, 1]]), here)
    }
  }
  for (const [at, backed] of ruled.entries()) {
    const key = lettersOf(backed.value)
    const known = found.get(key) ?? { text: backed.value, backed, traits: new Map(), blocks: new Set<number>() }
    if (known.traits.has("by rule")) continue
    known.traits.set("by rule", 1).set("place by rule", 1 / (1 + at))
    if (at === 0) known.traits.set("first by rule", 1)
    found.set(key, { ...known, text: backed.value, backed })
  }
  return [...found.values()]
}
/** Characters of several sentences that are a line together: "Ask. Know. Go." */
const shortOnes = 100
