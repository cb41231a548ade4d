/** What a product does, in the site's own sentences: nothing is rephrased, so nothing is added. */
import type { Backed, Quote } from "../../../domain/draft/Candidates.ts"
import type { Region } from "../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../domain/text/Folding.ts"
import type { PageIndex } from "../evidence/reading/PageIndex.ts"
import { textSays } from "../evidence/reading/Says.ts"
import { isLater } from "../evidence/rules/Standing.ts"
import { languageOf } from "../evidence/topics/Language.ts"
import { addressLike } from "./Locating.ts"
import { heroOf, quoteOf, type ReadBlock, type Reading, sentencesOf, smallWords, stated } from "./reading/Reading.ts"
import { aboutPaths, sidePaths } from "./words/CommonWords.ts"
import { asksWhoWeAre, ofGetting, stepPhrases } from "./words/HeadingWords.ts"
import {
  breaksOff,
  isBackstory,
  isBesideThePoint,
  isDated,
  isHistory,
  isOwn,
  isSummary,
  isWhole,
  saysName,
  wordsIn
} from "./words/Sentences.ts"
import { ofMakers, saysNot } from "./words/SentenceWords.ts"

/** Characters; a draft is a start, not a copy of the site. */
const lengths = { short: 300, description: 1600, paragraph: 600, enough: 120 } as const
/** Paragraphs: of all, of those that speak as "we", and of those in cards or that name nobody. */
const most = { paragraphs: 3, unnamed: 2, few: 1 } as const
/** Words a paragraph has at least; a shorter one is a label. */
const leastWords = 6
/** And a page's summary of itself, for those who search; one without an end that is more than a label. */
const leastSummed = 4
const leastTold = 8

interface Said {
  readonly text: string
  readonly quote: Quote
  /** Whether it speaks of the product by name, or as "we". */
  readonly own: boolean
  readonly named: boolean
  /** Whether it stands outside cards and lists, which belong to their headings. */
  readonly alone?: boolean
}
/** How the product and its makers are called, folded. */
type Names = ReadonlyArray<string>

/** Characters of a text that says something, and words of a last sentence that is a scrap behind it. */
const enough = { characters: 60, scrap: 5 } as const
interface Wanted {
  readonly max: number
  /** What a sentence has to be besides. */
  readonly plain?: (sentence: string) => boolean
  readonly sentences: number
  /** Only sentences with an end; a line under a name needs none. */
  readonly whole: boolean
}

/** The sentences in a row that are of the product: from the first that speaks of it by name, where one does. */
const ownRun = (text: string, { max, sentences, whole, plain }: Wanted, names: Names): string => {
  const all = sentencesOf(text)
  const fits = (sentence: string) =>
    !isBesideThePoint(sentence) && (plain?.(sentence) ?? true) && (isWhole(sentence) || !(whole || breaksOff(sentence)))
  const named = all.findIndex((one) => fits(one) && isOwn(one, names))
  let from = -1
  let to = 0
  let end = 0
  let count = 0
  for (const [at, sentence] of all.entries()) {
    const start = text.indexOf(sentence, end)
    end = start + sentence.length
    if (at < named) continue
    if (!fits(sentence) || end - Math.max(from, 0) > max || count >= sentences) break
    if (to - from >= enough.characters && from !== -1 && wordsIn(sentence) <= enough.scrap) break
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
): ReadonlyArray<Said> => {
  const kept = ownRun(text, wanted, names)
  return wordsIn(kept) < least
    ? []
    : [{ text: kept, quote: quoteOf(page, kept), own: isOwn(kept, names), named: saysName(kept, names) }]
}

/** What the home page says of itself for those who have not opened it yet. */
const summaries = ({ page }: Reading, max: number, names: Names): ReadonlyArray<Said> =>
  [
    ...stated(page, "meta", "description", "og:description"),
    ...stated(page, "json_ld", "description").filter((one) => one.path.length === 1)
  ].flatMap(({ text, source }) => {
    if (!isSummary(text)) return []
    const least = source === "meta" ? leastSummed : leastWords
    const wanted: Wanted = { max, sentences: 3, whole: false }
    const whole = said(page, text, wanted, [], least)
    // "Looking for a dentist? Acme does implants.": where the beginning is none, what it says of itself by name.
    return whole.length > 0 ? whole : said(page, text, wanted, names, least).filter(({ named }) => named)
  })

/** Paragraphs of a page that are looked at. */
const mostRead = 100
const prose: ReadonlySet<Region> = new Set(["hero", "main", "features"])
/** Behind a question, unless it asks who they are: "Who are we?" heads what others call "About us". */
const isAnswer = (blocks: ReadonlyArray<ReadBlock>, at: number) => {
  const above = blocks[at - 1]?.block
  return above !== undefined && /[?？؟]$/.test(above.text) && !asksWhoWeAre.test(above.folded)
}

/** "Repairs Send us your old reeds.": behind its title, in one line with it. */
const isEntry = ({ block }: ReadBlock) => block.lead !== undefined && !/[.!?]$/.test(block.lead) && !goesOnFrom(block)
/** "Acme Mill is a …": the bold words are the beginning of the sentence. */
const goesOnFrom = ({ lead = "", text }: ReadBlock["block"]) => /^,? \p{Ll}/u.test(text.slice(lead.length))

const isA = /^ (?:is|ist|est|es|é|è)(?!\p{L})/u
/** Paragraphs of the product's own voice, those that stand for themselves before those of cards. */
const paragraphs = (reading: Reading, wanted: Wanted, names: Names): ReadonlyArray<Said> => {
  const { page, blocks } = reading
  // "Acme is free and open source", under "Install", tells what it is all the same.
  const isDefined = ({ block }: ReadBlock) =>
    names.some(
      (name) => name !== "" && block.folded.startsWith(`${name} `) && isA.test(block.folded.slice(name.length))
    )
  const isStep = (one: ReadBlock) =>
    one.block.under.some((heading) => textSays(heading, stepPhrases)) ||
    (ofGetting.test(one.block.under.at(-1) ?? "") && !isDefined(one))
  const found = blocks.filter(
    (one, at) =>
      one.kind === "paragraph" &&
      prose.has(one.block.region) &&
      !isStep(one) &&
      !isLater(one.block) &&
      !isEntry(one) &&
      !addressLike(page, one.block) &&
      !isAnswer(blocks, at)
  )
  const alone = found.slice(0, mostRead).filter(({ block }) => block.card === null && block.list === null)
  return [...alone, ...found.slice(0, mostRead).filter((one) => !alone.includes(one))].flatMap((one) =>
    said(page, one.block.text, wanted, names).map((part) => ({ ...part, alone: alone.includes(one) }))
  )
}
/** The same of what a visitor sees first. */
const heroParagraphs = (reading: Reading, wanted: Wanted, names: Names): ReadonlyArray<Said> =>
  paragraphs({ ...reading, blocks: heroOf(reading).filter(({ block }) => block.card === null) }, wanted, names)

/** Lines under the name that end without a point, as lines under a name do. */
const subtitles = (reading: Reading, names: Names): ReadonlyArray<Said> =>
  heroOf(reading)
    .filter(({ kind, block }) => kind === "label" || (kind === "paragraph" && !isWhole(block.text)))
    .flatMap(({ block }) => said(reading.page, block.text, { max: lengths.short, sentences: 2, whole: false }, names))

/** Tells what was, or who stands behind it. */
const tellsPast =
  /(?<!\p{L})(?:was|were|had|founded|wurden?|war(?:en)?|hatte|gegründet|fut|était|été|fondée?|fue|fundad[ao]|foi|fu|stat[ao]|fondat[ao]|werd|opgericht|(?:backed|funded|used|trusted|owned) by|part of|teil (?:der|von|des))(?!\p{L})/iu
/** What a page says of its product by name, were it with the names of others, too: "Acme makes reeds for the Highland pipe." */
const definitions = (reading: Reading, wanted: Wanted, names: Names): ReadonlyArray<Said> =>
  paragraphs(
    reading,
    { ...wanted, plain: (sentence) => !isHistory(sentence) && !tellsPast.test(sentence) },
    names
  ).filter(({ named, alone }) => named && alone === true)

const pathOf = ({ page }: Reading) => decodeURI(new URL(page.page.url).pathname)
/** Pages that tell who they are, in the order of the site. */
const aboutPages = (readings: ReadonlyArray<Reading>): ReadonlyArray<Reading> =>
  readings.slice(1).filter((one) => aboutPaths.test(pathOf(one)) && !sidePaths.test(pathOf(one)))
/** What pages beside a home page that tells nothing tell of the product: as "we", or by name. */
const elsewhere = (readings: ReadonlyArray<Reading>, wanted: Wanted, names: Names): ReadonlyArray<Said> => {
  const others = readings.slice(1).filter((one) => !sidePaths.test(pathOf(one)))
  return [
    ...aboutPages(readings).flatMap((one) => paragraphs(one, wanted, names).filter(({ own }) => own)),
    ...others.flatMap((one) => definitions(one, wanted, names))
  ]
}

const offer = (parts: ReadonlyArray<Said>, value: string): Backed<string> => ({
  value,
  evidence: parts.map((one) => one.quote)
})

/** What a visitor sees first may name others, but tells no history. */
const undated: Pick<Wanted, "plain"> = { plain: (sentence) => !isDated(sentence) }
/** What a page tells in its text is of the product as it is: no history, and nobody's else. */
const plainOf = (readings: ReadonlyArray<Reading>, names: Names): Pick<Wanted, "plain"> => {
  const small = smallWords(readings)
  const german = readings[0] !== undefined && languageOf(readings[0].page) === "de"
  return { plain: (sentence) => !isBackstory(sentence, names, small, german) }
}

const isOfMakers = ({ text }: Said): boolean => ofMakers.test(fold(text))
export const shortDescriptionOptions = (
  readings: ReadonlyArray<Reading>,
  names: Names
): ReadonlyArray<Backed<string>> => {
  const [home] = readings
  if (home === undefined) return []
  const one: Wanted = { ...plainOf(readings, names), max: lengths.short, sentences: 1, whole: true }
  const told = paragraphs(home, one, names)
  const atHome = [
    ...summaries(home, lengths.short, names),
    ...heroParagraphs(home, { ...one, ...undated }, names),
    ...told.filter(({ own }) => own),
    ...definitions(home, one, names),
    ...subtitles(home, names),
    ...told
  ]
  const options = atHome.length > 0 ? atHome : elsewhere(readings, one, names)
  // Who makes it says less than what it is.
  const [makers, things] = [options.filter(isOfMakers), options.filter((option) => !isOfMakers(option))]
  return [...things, ...makers].map((option) => offer([option], option.text))
}

/** The words of a text, to tell whether another says the same. */
const wordSet = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]{3,}|\p{Lo}/gu) ?? [])
/** Share of a text's words that stand in another: above it, it says nothing new. */
const sameWords = 0.7
/** And of another's words in it: it says that again, and more. */
const allWords = 0.95
const repeats = (text: string, told: ReadonlyArray<ReadonlySet<string>>) => {
  const words = wordSet(text)
  return told.some((other) => {
    const same = [...words].filter((word) => other.has(word)).length
    return same >= sameWords * words.size || same >= allWords * other.size
  })
}

/** Two to five paragraphs: what the site says of itself first, then what it tells of its product by name. */
const chosen = (readings: ReadonlyArray<Reading>, names: Names): ReadonlyArray<Said> => {
  const [home] = readings
  if (home === undefined) return []
  const about = aboutPages(readings)
  const strict: Wanted = { ...plainOf(readings, names), max: lengths.paragraph, sentences: 2, whole: true }
  const kept: Array<Said> = []
  const said: Array<ReadonlySet<string>> = []
  let length = 0
  const take = (from: ReadonlyArray<Said>, upTo: number) => {
    for (const one of from) {
      if (kept.length >= upTo) return
      if (length + one.text.length > lengths.description || repeats(one.text, said)) continue
      kept.push(one)
      said.push(wordSet(one.text))
      length += one.text.length
    }
  }
  const hero = heroParagraphs(home, { ...strict, ...undated }, names)
  const all = paragraphs(home, strict, names)
  const told = (from: ReadonlyArray<Said>) => from.filter(({ alone }) => alone === true)
  const summed = summaries(home, lengths.paragraph, names).slice(0, 1)
  // "Text editor for macOS" is a line, and no paragraph.
  const isLabel = ({ text }: Said) => !isWhole(text) && wordsIn(text) < leastTold
  if (!summed.some(isLabel)) take(summed, 1)
  take(hero.slice(0, 1), most.paragraphs)
  take(
    told(all).filter(({ named }) => named),
    most.paragraphs
  )
  for (const reading of about)
    take(
      told(paragraphs(reading, strict, names)).filter(({ named }) => named),
      most.paragraphs
    )
  take(
    told(all).filter(({ own }) => own),
    most.unnamed
  )
  take(
    all.filter(({ own }) => own),
    most.few
  )
  take(definitions(home, strict, names), most.few)
  // What speaks of nobody by name stands in only where too little else does.
  if (length < lengths.enough) take([...hero, ...all.slice(0, 2)], most.few)
  if (kept.length === 0) take(subtitles(home, names), 1)
  if (kept.length === 0) take(elsewhere(readings, strict, names), most.unnamed)
  for (const reading of about) if (kept.length === 0) take(told(paragraphs(reading, strict, names)), most.few)
  // Where nothing else speaks of it by name, the line does.
  return kept.some(({ named }) => named) ? kept : [...summed.filter(isLabel), ...kept]
}

/** Paragraphs, where a site has them; else its tagline: a list of its headings would say no more, and describe nothing. */
export const descriptionOptions = (
  readings: ReadonlyArray<Reading>,
  tagline: Backed<string> | undefined,
  names: Names
): ReadonlyArray<Backed<string>> => {
  const told = chosen(readings, names)
  if (told.length > 0) return [offer(told, told.map((one) => one.text).join("\n\n"))]
  return tagline === undefined ? [] : [tagline]
}
