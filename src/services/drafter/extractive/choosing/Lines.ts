/**
 * The lines and sentences of a site that may stand for it in a directory, each once, with where it stands: its title, its
 * summaries, its headings, its paragraphs. Which of them does is for `Choice.ts` to say.
 */
import type { Backed } from "../../../../domain/draft/Candidates.ts"
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { madeOnce } from "../../../../domain/text/Recalled.ts"
import { lettersOf } from "../../evidence/names/NameForms.ts"
import { titleHalves } from "../../evidence/names/SiteNames.ts"
import { isLater } from "../../evidence/rules/Standing.ts"
import { addressLike } from "../reading/AddressBlocks.ts"
import { isForeign } from "../reading/OwnTongue.ts"
import { heroOf, quoteOf, type ReadBlock, type Reading, readPath, sentencesOf, stated } from "../reading/Reading.ts"
import { isAnswer, isBetterLeft, isEntry, isStepBlock, type Names } from "../telling/Passages.ts"
import { summaryText } from "../telling/SummaryTexts.ts"
import { isList } from "../telling/TaglineForm.ts"
import { aboutPaths, sidePaths } from "../words/CommonWords.ts"
import { asksWhoWeAre, ofGetting } from "../words/HeadingWords.ts"
import { isQuestion, saysName } from "../words/Sentences.ts"
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
  /** Whether it is told in sentences: a slogan may be in another language than the page, and what it tells may not. */
  readonly prose?: true
  /** Where it may stand; anywhere, where nothing is said. */
  readonly mayStand?: (traits: Traits) => boolean
  /** A text as the line it would be; null where it cannot be one. */
  readonly made: (text: string, from: From) => string | null
}

/** Pages that are looked at, blocks of the first and of the others, and sentences of a paragraph. */
const most = { pages: 5, home: 100, elsewhere: 30, sentences: 5 } as const
/** Letters of a line at least. */
const leastLetters = 4
/** Blocks that a visitor sees at once, and from which on it is far down. */
const seen = { first: 8, deep: 25 } as const
/** Nobody speaks there, or somebody else. */
const notOwn: ReadonlySet<Region> = new Set(["navigation", "reviews", "others", "news", "form", "legal", "consent"])

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

/** The same for every field. */
const linesOn = madeOnce((reading: Reading) => new Set(reading.blocks.filter((one) => isLine(one, reading))))

/** What a visitor asks is answered there, and not what the house is: "What is Acme?" asks that. */
const isForVisitors = (one: ReadBlock, above: ReadBlock | undefined, names: Names): boolean =>
  isAnswer(one, above, names) && !saysName(above?.block.text ?? "", names)

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
  mark("an answer", above !== undefined && above.block.level !== null && isQuestion(above.block.text))
  mark("a step", isStepBlock(one))
  mark("an entry", isEntry(one))
  mark("who we are", asksWhoWeAre.test(block.under.at(-1) ?? ""))
  return traits
}

/** The sentences of a text one by one, or in rows that each may begin. */
const rowsOf = (
  text: string,
  { longest, sentences, fits = () => true }: LineAsked
): ReadonlyArray<{ readonly text: string; readonly at: number }> => {
  const all = sentencesOf(text)
  const rows: Array<{ readonly text: string; readonly at: number }> = []
  let from = 0
  for (const [at, first] of all.slice(0, most.sentences).entries()) {
    const start = text.indexOf(first, from)
    from = start + first.length
    // What is too long is asked nothing: the patterns are for sentences.
    if (first.length > longest || !fits(first)) continue
    let end = from
    for (const next of all.slice(at + 1, at + sentences)) {
      const to = text.indexOf(next, end) + next.length
      if (to - start > longest || !fits(next) || isBetterLeft(next, text.slice(start, end), start > 0)) break
      end = to
    }
    if (end - start <= longest) rows.push({ text: text.slice(start, end), at })
  }
  return rows
}

const allOf = (...names: ReadonlyArray<string>): Traits => new Map(names.map((name) => [name, 1]))
/** The first, the second, or one farther on. */
const sentenceAt = (at: number): string => `sentence ${Math.min(at, 2)}`

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
    const text = raw.length > asked.longest ? null : asked.made(raw.trim(), from)
    if (text === null || (asked.prose === true && isForeign(text, reading.page))) return
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
      add(half, "title", home, allOf("title", ...(isList(text) ? ["title of many parts"] : [])))
  for (const { text } of stated(home.page, "meta", "og:title", "twitter:title"))
    for (const half of titleHalves(text)) add(half, "title", home, allOf("shared title"))
  const summaries = [
    ...stated(home.page, "meta", "description", "og:description").map(({ text }) => ({
      text: summaryText(text, home, names),
      name: "summary"
    })),
    ...stated(home.page, "json_ld", "description").flatMap(({ text, path }) =>
      path.length === 1 ? [{ text: summaryText(text, home, names), name: "summary in data" }] : []
    )
  ]
  for (const { text, name } of summaries) {
    add(text, "summary", home, allOf(name, "whole summary"))
    for (const row of rowsOf(text, asked)) add(row.text, "summary", home, allOf(name, sentenceAt(row.at)))
  }
  for (const { text } of stated(home.page, "json_ld", "slogan")) add(text, "summary", home, allOf("slogan"))
  let number = 0
  for (const [at, reading] of readings.slice(0, most.pages).entries()) {
    const kind = kindOf(reading, at)
    const hero = new Set(heroOf(reading))
    const lines = linesOn(reading)
    let [count, headings, paragraphs] = [0, 0, 0]
    for (const [place, one] of reading.blocks.entries()) {
      const here = number++
      if (
        count >= (at === 0 ? most.home : most.elsewhere) ||
        !lines.has(one) ||
        isForVisitors(one, reading.blocks[place - 1], names)
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
        add(
          block.text,
          from,
          reading,
          new Map([...traits, ...allOf(isOne ? "whole block" : "several sentences")]),
          here
        )
      if (!isOne)
        for (const row of rows) add(row.text, from, reading, new Map([...traits, ...allOf(sentenceAt(row.at))]), here)
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
