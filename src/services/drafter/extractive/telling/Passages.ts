/** What pages tell in whole sentences: their summaries, the paragraphs of their text, the lines under their name. */
import type { Quote } from "../../../../domain/draft/Candidates.ts"
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { madeOnce, madeOnceBy, recalled } from "../../../../domain/text/Recalled.ts"
import type { PageIndex } from "../../evidence/reading/PageIndex.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { type Token, tokensOf } from "../../evidence/reading/Tokens.ts"
import { isLater } from "../../evidence/rules/Standing.ts"
import { addressLike } from "../reading/AddressBlocks.ts"
import { isForeign } from "../reading/OwnTongue.ts"
import { heroOf, quoteOf, type ReadBlock, type Reading, sentencesOf, stated } from "../reading/Reading.ts"
import { asksNeed, asksWhoWeAre, ofGetting, stepPhrases } from "../words/HeadingWords.ts"
import { leans, opensAsWe, pleads, pointsBack, promotion, setsApart, tellsDeeds } from "../words/LeaningWords.ts"
import { invites } from "../words/LineWords.ts"
import {
  breaksOff,
  isBesideThePoint,
  isHistory,
  isOwn,
  isQuestion,
  isSummary,
  isWhole,
  saysName,
  wordsIn
} from "../words/Sentences.ts"
import { saysNot, withoutBeginnings } from "../words/SentenceWords.ts"
import { headsPassing, ofLife, ofPassing } from "../words/tables/PassingLines.ts"
import { isNameAlone } from "./NameAlone.ts"
import { summaryText } from "./SummaryTexts.ts"
import { isBeside, tellsAside } from "./words/AsideLines.ts"

/** Words a paragraph has at least; a shorter one is a label. */
const leastWords = 6
/** And a page's summary of itself, for those who search. */
const leastSummed = 4
/** Characters of a line under a name, and sentences of it and of a summary. */
const shown = { line: 300, lineSentences: 2, summarySentences: 3 } as const

export interface Passage {
  readonly text: string
  readonly quote: Quote
  /** Whether it speaks of the product by name, or as "we". */
  readonly own: boolean
  readonly named: boolean
  /** Whether it stands outside cards and lists, which belong to their headings. */
  readonly alone?: boolean
}
/** How the product and its makers are called, folded. */
export type Names = ReadonlyArray<string>

/** Characters of a text that says something, and words of a last sentence that is a scrap behind it. */
const enough = { characters: 60, scrap: 5 } as const
/** How a word begins: "bakfietsen" and "bakfietsdelen" are of one thing. */
export const begun = (word: string): string => word.slice(0, 5)
/** Letters of another script than the Latin one. */
export const nonLatin = /[^\P{L}\p{Script=Latin}]/u
/** How many times the words another has to have to be the fuller one. */
export const more = 1.3
const firstKana = 0x3001
/** The words that carry meaning, by their stems. */
export const stemsIn: (tokens: ReadonlyArray<Token>) => ReadonlySet<string> = madeOnce((tokens) => {
  const found = new Set<string>()
  for (const { content, stem } of tokens)
    if (content && (stem.charCodeAt(0) < firstKana || !/^\p{scx=Hiragana}+$/u.test(stem))) found.add(stem)
  return found
})
/** Those of a text, to tell whether another says the same. */
export const contentStems = (text: string): ReadonlySet<string> => stemsIn(tokensOf(fold(text)))

export interface Wanted {
  readonly max: number
  /** What a sentence has to be besides. */
  readonly plain?: (sentence: string) => boolean
  readonly sentences: number
  /** Only sentences with an end; a line under a name needs none. */
  readonly whole: boolean
  /** Whether it may begin with a sentence that leans on what stands above it. */
  readonly leaning?: boolean
  /** Whether it begins with the first sentence that speaks of the product and stands by itself, where one does. */
  readonly late?: boolean
}

/** Whether a sentence is of the site's own thing, and of all days: no price, call or greeting, nobody's life. */
export const isOfItself = (sentence: string, names: Names): boolean =>
  isOfAllDays(sentence) && (!tellsLife(sentence) || saysName(sentence, names))
const isOfAllDays = recalled(
  (sentence) =>
    !isBesideThePoint(sentence) && !ofPassing.test(sentence) && !tellsAside(sentence) && !invites.test(sentence)
)
const tellsLife = recalled(ofLife.test)
/** "We believe …", "We built it because …", "It is evidence, not proof": behind what it is, told of something else. */
export const strays = (sentence: string): boolean =>
  tellsDeeds.test(sentence) || pleads.test(sentence) || setsApart.test(sentence) || isBeside.test(sentence)
/**
 * Whether a sentence is better left behind than told after others: "We exist to close that gap", where the gap was told of in a
 * sentence left out; the same again in English behind its Arabic; a scrap at the end.
 */
export const isBetterLeft = (sentence: string, before: string, isLate: boolean): boolean =>
  (isLate && pointsBack.test(sentence)) ||
  strays(sentence) ||
  (nonLatin.test(before) && !nonLatin.test(sentence)) ||
  (before.length >= enough.characters && wordsIn(sentence) <= enough.scrap)

/**
 * The sentences in a row that are of the product: a paragraph from its beginning, so that none leans on one left behind.
 * Where its beginning is none, as a question is, from one that speaks of the product and stands by itself.
 */
const ownRun = (text: string, { max, sentences: most, whole, plain, leaning, late }: Wanted, names: Names): string => {
  const fits = (sentence: string) =>
    isOfItself(sentence, names) && (plain?.(sentence) ?? true) && (isWhole(sentence) || !(whole || breaksOff(sentence)))
  let from = -1
  let to = 0
  let end = 0
  let count = 0
  const all = sentencesOf(text)
  const speaks = (sentence: string) => isOwn(sentence, names) && !leans.test(sentence)
  const first = late === true ? all.findIndex((one) => fits(one) && speaks(one)) : -1
  const opens = (sentence: string, at: number) =>
    at >= first && ((at === 0 && (leaning === true || !leans.test(sentence))) || speaks(sentence))
  for (const [at, sentence] of all.entries()) {
    const start = text.indexOf(sentence, end)
    end = start + sentence.length
    if (from === -1 && !(fits(sentence) && opens(sentence, at))) continue
    if (!fits(sentence) || end - Math.max(from, 0) > max || count >= most) break
    if (from !== -1 && isBetterLeft(sentence, text.slice(from, to), from > 0)) break
    if (from === -1) from = start
    to = end
    // "No trip. No spare time. Only three minutes a day.": what it is comes last.
    if (count > 0 || !saysNot.test(fold(sentence))) count += 1
  }
  const isTold = count > 0 || all.length === 1
  return from === -1 || !isTold ? "" : text.slice(from, to)
}

const said = (
  page: PageIndex,
  text: string,
  wanted: Wanted,
  names: Names,
  least: number = leastWords
): ReadonlyArray<Passage> => {
  const kept = ownRun(text, wanted, names)
  return wordsIn(kept) < least || isForeign(kept, page)
    ? []
    : [{ text: kept, quote: quoteOf(page, kept), own: isOwn(kept, names), named: saysName(kept, names) }]
}

/** What the home page says of itself for those who have not opened it yet. */
export const summaries = (reading: Reading, max: number, names: Names): ReadonlyArray<Passage> => {
  const { page } = reading
  const found = [
    ...stated(page, "meta", "description", "og:description"),
    ...stated(page, "json_ld", "description").filter((one) => one.path.length === 1)
  ].flatMap(({ text: told, source }) => {
    const text = summaryText(told, reading, names)
    if (!isSummary(text) || isNameAlone(text, names)) return []
    const wanted: Wanted = { max, sentences: shown.summarySentences, whole: false, leaning: true }
    return said(page, text, wanted, names, source === "meta" ? leastSummed : leastWords)
  })
  // Of one that had to be cut to a scrap, another may have kept more.
  const [first] = found
  const fuller = found.find((one) => one.text.length >= enough.characters)
  const isScrap = first !== undefined && first.text.length < enough.characters
  return isScrap && fuller !== undefined && contentStems(fuller.text).size >= more * contentStems(first.text).size
    ? [fuller, ...found.filter((one) => one !== fuller)]
    : found
}

/** Kinds of things whose data tells of a part of a site, or of somebody, and not of what it is all about. */
const ofParts =
  /(?:person|course|article|posting|blog|video|image|event|howto|recipe|review|question|answer|faq|offer|list|page|job|episode|step|place)/u
/** The same said otherwise, in what other summaries it has, and in its data under its own name. */
export const restated = (reading: Reading, outer: Wanted, names: Names): ReadonlyArray<Passage> => {
  const { page } = reading
  const called = new Set(
    stated(page, "json_ld", "name").flatMap(({ owner, folded }) => (names.includes(folded) ? [owner] : []))
  )
  const wanted: Wanted = { ...outer, sentences: shown.summarySentences, whole: false, leaning: true }
  return [
    ...stated(page, "json_ld", "description").filter(
      ({ owner, path, type }) => path.length === 1 && called.has(owner) && !ofParts.test(type ?? "")
    ),
    ...stated(page, "meta", "og:description", "twitter:description", "description")
  ]
    .map((one) => summaryText(one.text, reading, names))
    .flatMap((text) => (isSummary(text) && !isNameAlone(text, names) ? said(page, text, wanted, names) : []))
}

/** Paragraphs of a page that are looked at. */
const mostRead = 100
const prose: ReadonlySet<Region> = new Set(["hero", "main", "features"])
/** Behind a question, unless it asks who they are or who needs them: "Who are we?" heads what others call "About us". */
export const isAnswer = ({ block }: ReadBlock, above: ReadBlock | undefined, names: Names): boolean =>
  above !== undefined &&
  isQuestion(above.block.text) &&
  !asksWhoWeAre.test(above.block.folded) &&
  !(asksNeed.test(above.block.folded) && (isOwn(block.text, names) || opensAsWe.test(block.folded)))

/** "Repairs Send us your old reeds.": behind its title, in one line with it. */
export const isEntry = ({ block }: ReadBlock): boolean =>
  block.lead !== undefined && !/[.!?]$/.test(block.lead) && !goesOnFrom(block)
/** "Acme Mill is a …": the bold words are the beginning of the sentence. */
const goesOnFrom = ({ lead = "", text }: ReadBlock["block"]) => /^,? \p{Ll}/u.test(text.slice(lead.length))

/** Under "How it works" and the like. */
export const isStepBlock = ({ block }: ReadBlock): boolean =>
  block.under.some((heading) => textSays(heading, stepPhrases))

const isA = /^ (?:is|ist|est|es|é|è)(?!\p{L})/u
/** Paragraphs of the product's own voice, those that stand for themselves before those of cards. */
export const passages = (reading: Reading, wanted: Wanted, names: Names): ReadonlyArray<Passage> => {
  const found = proseIn(reading, names)
  const alone = found.slice(0, mostRead).filter(({ block }) => block.card === null && block.list === null)
  return [...alone, ...found.slice(0, mostRead).filter((one) => !alone.includes(one))].flatMap((one) =>
    said(reading.page, one.block.text, wanted, names).map((part) => ({ ...part, alone: alone.includes(one) }))
  )
}
/** What may be such paragraphs, whatever is wanted of them. */
const proseIn = madeOnceBy((reading: Reading, names: Names): ReadonlyArray<ReadBlock> => {
  const { page, blocks } = reading
  // "Acme is free and open source", under "Install", tells what it is all the same.
  const isDefined = ({ block }: ReadBlock) =>
    names.some(
      (name) => name !== "" && block.folded.startsWith(`${name} `) && isA.test(block.folded.slice(name.length))
    )
  const isStep = (one: ReadBlock) =>
    isStepBlock(one) || (ofGetting.test(one.block.under.at(-1) ?? "") && !isDefined(one))
  const isPassing = ({ block }: ReadBlock) =>
    block.under.slice(-1).some((heading) => headsPassing.test(heading) || ofPassing.test(heading))
  return blocks.filter(
    (one, at) =>
      one.kind === "paragraph" &&
      prose.has(one.block.region) &&
      !isStep(one) &&
      !isPassing(one) &&
      !isLater(one.block) &&
      !isEntry(one) &&
      !addressLike(page, one.block) &&
      !isAnswer(one, blocks[at - 1], names)
  )
})
/** The same of what a visitor sees first. */
export const heroParagraphs = (reading: Reading, wanted: Wanted, names: Names): ReadonlyArray<Passage> =>
  passages({ ...reading, blocks: heroOf(reading).filter(({ block }) => block.card === null) }, wanted, names)

/** Lines under the name that end without a point, as lines under a name do. */
export const subtitles = (reading: Reading, names: Names): ReadonlyArray<Passage> =>
  heroOf(reading)
    .filter(({ kind, block }) => kind === "label" || (kind === "paragraph" && !isWhole(block.text)))
    .filter(({ block }) => !addressLike(reading.page, block))
    .flatMap(({ block }) =>
      said(reading.page, block.text, { max: shown.line, sentences: shown.lineSentences, whole: false }, names)
    )

/** Tells what was, or who stands behind it. */
export const tellsPast =
  /(?<!\p{L})(?:was|were|had|founded|wurden?|war(?:en)?|hatte|gegründet|fut|était|été|fondée?|fue|surgió|fundad[ao]|foi|surgiu|fu|nacque|stat[ao]|fondat[ao]|werd|begon|ontstond|opgericht|(?:backed|funded|used|trusted|owned) by|(?:founding|proud) (?:sponsor|member|partner)|part of|teil (?:der|von|des))(?!\p{L})/iu
/** What a page says of its product by name, were it with the names of others, too: "Acme makes reeds for the Highland pipe." */
export const definitions = (reading: Reading, wanted: Wanted, names: Names): ReadonlyArray<Passage> =>
  passages(
    reading,
    {
      ...wanted,
      plain: (sentence) =>
        !isHistory(sentence) && !tellsPast.test(withoutBeginnings(fold(sentence))) && !promotion.test(sentence)
    },
    names
  ).filter(({ named, alone }) => named && alone === true)
