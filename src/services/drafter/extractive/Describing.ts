/** What a product does, in the site's own sentences: nothing is rephrased, so nothing is added. */
import type { Backed } from "../../../domain/draft/Candidates.ts"
import { fold } from "../../../domain/text/Folding.ts"
import { languageOf } from "../evidence/topics/Language.ts"
import {
  definitions,
  heroParagraphs,
  type Names,
  type Passage,
  passages,
  subtitles,
  summaries,
  tellsPast,
  type Wanted
} from "./Passages.ts"
import { type Reading, smallWords } from "./reading/Reading.ts"
import { adds, isDefinition, opening, topicOf } from "./Worth.ts"
import { definitionIn } from "./words/Asides.ts"
import { aboutPaths, sidePaths } from "./words/CommonWords.ts"
import { promotion } from "./words/LeaningWords.ts"
import { isBackstory, isDated, isHistory, isWhole, saysName, wordsIn } from "./words/Sentences.ts"
import { ofMakers } from "./words/SentenceWords.ts"

/** Characters; a draft is a start, not a copy of the site. */
const lengths = { short: 300, description: 1600, paragraph: 600, told: 300, brief: 160, enough: 120 } as const
/** Sentences of a paragraph; one good paragraph says more than the beginnings of three. */
const mostSentences = 3
/** Paragraphs: of all, of those that speak as "we", and of those in cards or that name nobody. */
const most = { paragraphs: 3, unnamed: 2, few: 1 } as const
/** Words of a summary without an end that is more than a label. */
const leastTold = 8

const pathOf = ({ page }: Reading) => decodeURI(new URL(page.page.url).pathname)
/** Pages that tell who they are, in the order of the site. */
const aboutPages = (readings: ReadonlyArray<Reading>): ReadonlyArray<Reading> =>
  readings.slice(1).filter((one) => aboutPaths.test(pathOf(one)) && !sidePaths.test(pathOf(one)))
/** What pages beside a home page that tells nothing tell of the product: as "we", or by name. */
const elsewhere = (readings: ReadonlyArray<Reading>, wanted: Wanted, names: Names): ReadonlyArray<Passage> => {
  const others = readings.slice(1).filter((one) => !sidePaths.test(pathOf(one)))
  return [
    ...aboutPages(readings).flatMap((one) => passages(one, wanted, names).filter(({ own }) => own)),
    ...others.flatMap((one) => definitions(one, wanted, names))
  ]
}

const offer = (parts: ReadonlyArray<Passage>, value: string): Backed<string> => ({
  value,
  evidence: parts.map((one) => one.quote)
})

/** What a visitor sees first may name others, but tells no history. */
const undated: Pick<Wanted, "plain"> = { plain: (sentence) => !isDated(sentence) && !promotion.test(sentence) }
/** What a page tells in its text is of the product as it is: no history, and nobody's else. */
const plainOf = (readings: ReadonlyArray<Reading>, names: Names): Pick<Wanted, "plain"> => {
  const small = smallWords(readings)
  const german = readings[0] !== undefined && languageOf(readings[0].page) === "de"
  return {
    plain: (sentence) =>
      !promotion.test(sentence) &&
      (saysName(sentence, names) && definitionIn(fold(sentence)) !== ""
        ? !isHistory(sentence) && !tellsPast.test(sentence)
        : !isBackstory(sentence, names, small, german))
  }
}

const isOfMakers = ({ text }: Passage): boolean => ofMakers.test(fold(text))
export const shortDescriptionOptions = (
  readings: ReadonlyArray<Reading>,
  names: Names
): ReadonlyArray<Backed<string>> => {
  const [home] = readings
  if (home === undefined) return []
  const one: Wanted = { ...plainOf(readings, names), max: lengths.short, sentences: 1, whole: true, late: true }
  const told = passages(home, one, names)
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

/** One to three paragraphs: what the site says of itself first, then what it tells of its product by name. */
const chosen = (readings: ReadonlyArray<Reading>, names: Names): ReadonlyArray<Passage> => {
  const [home] = readings
  if (home === undefined) return []
  const about = aboutPages(readings)
  const strict: Wanted = {
    ...plainOf(readings, names),
    max: lengths.paragraph,
    sentences: mostSentences,
    whole: true
  }
  const kept: Array<Passage> = []
  const topic = topicOf(home)
  const lengthOf = () => kept.reduce((sum, { text }) => sum + text.length, 0)
  const take = (from: ReadonlyArray<Passage>, upTo: number) => {
    for (const one of from) {
      if (kept.length >= upTo || (kept.length >= most.unnamed && lengthOf() >= lengths.told)) return
      if (kept.length > 0 && (lengthOf() + one.text.length > lengths.description || !adds(one, kept, topic, names)))
        continue
      kept.push(one)
    }
  }
  const hero = heroParagraphs(home, { ...strict, ...undated }, names)
  const all = passages(home, strict, names)
  const told = (from: ReadonlyArray<Passage>) => from.filter(({ alone }) => alone === true)
  // "Acme is a …" says what it is, before what else is told of it.
  const byName = (from: ReadonlyArray<Passage>) =>
    told(from)
      .filter(({ named }) => named)
      .toSorted((a, b) => Number(isDefinition(b)) - Number(isDefinition(a)))
  const summed = summaries(home, lengths.paragraph, names).slice(0, 1)
  // "Text editor for macOS" is a line, and no paragraph.
  const isLabel = ({ text }: Passage) => !isWhole(text) && wordsIn(text) < leastTold
  take(
    opening(
      summed.find((one) => !isLabel(one)),
      hero[0]
    ),
    1
  )
  if (kept.length === 0) take(heroParagraphs(home, { ...strict, ...undated, late: true }, names), most.few)
  take(hero.slice(0, 1), most.paragraphs)
  take(byName(all), most.paragraphs)
  for (const reading of about) take(byName(passages(reading, strict, names)), most.paragraphs)
  if (lengthOf() < lengths.brief)
    take(
      told(all).filter(({ own }) => own),
      most.unnamed
    )
  take(
    all.filter(({ own }) => own),
    most.few
  )
  if (lengthOf() < lengths.enough) take(definitions(home, strict, names), most.unnamed)
  if (kept.length === 0) take(passages(home, { ...strict, late: true }, names), most.few)
  // What speaks of nobody by name stands in only where too little else does.
  if (lengthOf() < lengths.enough) take([...hero, ...all.slice(0, 2)], most.few)
  if (kept.length === 0) take(subtitles(home, names), 1)
  if (kept.length === 0) take(elsewhere(readings, strict, names), most.unnamed)
  for (const reading of about) if (kept.length === 0) take(told(passages(reading, strict, names)), most.few)
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
