/** What a product does, in the site's own sentences: nothing is rephrased, so nothing is added. */
import type { Backed } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { languageOf } from "../../evidence/topics/Language.ts"
import { type Reading, readPath, sentencesOf, smallWords } from "../reading/Reading.ts"
import { definitionIn } from "../words/Asides.ts"
import { aboutPaths, sidePaths } from "../words/CommonWords.ts"
import { deniesFirst, pleads, promotion, saysBesides, tellsDeeds } from "../words/LeaningWords.ts"
import { isBackstory, isDated, isHistory, isWhole, saysName, wordsIn } from "../words/Sentences.ts"
import { ofMakers, withoutBeginnings } from "../words/SentenceWords.ts"
import { behind, fullerThan, saysWhose } from "./Further.ts"
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
import { type Sureness, surePassages } from "./Sureness.ts"
import { adds, definesIt, offers, opening, saysLittle, toldLength, topicOf } from "./Worth.ts"

/** Characters; a draft is a start, not a copy of the site. */
const lengths = { short: 300, paragraph: 600, line: 100, slogan: 60, enough: 120 } as const
/** Sentences of a paragraph; one good paragraph says more than the beginnings of three. */
const mostSentences = 3
/** Paragraphs: a third says again what two have said. */
const mostParagraphs = 2
/** Words of a summary without an end that is more than a label. */
const leastTold = 8

/** Pages that tell who they are, in the order of the site. */
const aboutPages = (readings: ReadonlyArray<Reading>): ReadonlyArray<Reading> =>
  readings.slice(1).filter((one) => aboutPaths.test(readPath(one)) && !sidePaths.test(readPath(one)))
/** What pages beside a home page that tells nothing tell of the product: as "we", or by name. */
const elsewhere = (readings: ReadonlyArray<Reading>, wanted: Wanted, names: Names): ReadonlyArray<Passage> => {
  const others = readings.slice(1).filter((one) => !sidePaths.test(readPath(one)))
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
        ? !isHistory(sentence) && !tellsPast.test(withoutBeginnings(fold(sentence)))
        : !isBackstory(sentence, names, small, german))
  }
}

const isOfMakers = ({ text }: Passage): boolean => ofMakers.test(fold(text))
/** "Acme cares for …": its name, and right behind it what it does. */
const does = (one: Passage, names: Names): boolean =>
  !saysLittle(one) &&
  !pleads.test(one.text) &&
  names.some((name) => name !== "" && fold(one.text).startsWith(name) && /^ \p{Ll}/u.test(one.text.slice(name.length)))
/** "Acme is a …", "Acme lets you …", of the home page and of those beside it. */
const defining = (readings: ReadonlyArray<Reading>, wanted: Wanted, names: Names): ReadonlyArray<Passage> =>
  readings
    .filter((one, at) => at === 0 || !sidePaths.test(readPath(one)))
    .flatMap((one) => definitions(one, wanted, names))
    .filter((one) => !deniesFirst.test(one.text))
    .filter((one) => definesIt(one, names) || offers(one, names) || does(one, names))
/** Characters of a sentence that is a line yet, where no line says what it says. */
const longestLine = 180
/** The same as lines: what says what it is, and what says what it does. */
export const definingLines = (readings: ReadonlyArray<Reading>, names: Names) => {
  const wanted: Wanted = { ...plainOf(readings, names), max: longestLine, sentences: 1, whole: true }
  const found = defining(readings, wanted, names)
  const lines = (from: ReadonlyArray<Passage>) => from.map((one) => offer([one], one.text))
  return {
    is: lines(found.filter((one) => definesIt(one, names))),
    does: lines(found.filter((one) => !definesIt(one, names)))
  }
}

export const shortDescriptionOptions = (
  readings: ReadonlyArray<Reading>,
  names: Names,
  sureness: Sureness
): ReadonlyArray<Backed<string>> => {
  const [home] = readings
  if (home === undefined) return []
  const one: Wanted = { ...plainOf(readings, names), max: lengths.short, sentences: 1, whole: true, late: true }
  const told = passages(home, one, names)
  const defined = definitions(home, one, names)
  const visible = [...summaries(home, lengths.short, names), ...heroParagraphs(home, { ...one, ...undated }, names)]
  const atHome = [...visible, ...told.filter(({ own }) => own), ...defined, ...subtitles(home, names), ...told]
  const sure = defining(readings, one, names)
  const summed = summaries(home, lengths.short, names).map(({ text }) => text)
  const options = surePassages(
    [...(atHome.length > 0 ? atHome : elsewhere(readings, one, names)), ...sure]
      .filter((option) => summed.includes(option.text) || !isNoStart(option))
      .toSorted((a, b) => Number(isOfMakers(a)) - Number(isOfMakers(b))),
    (option) => summed.includes(option.text) || sure.some(({ text }) => text === option.text),
    sureness
  )
  const [first] = options
  // A slogan, or who makes it, says less than what it is.
  const better =
    first === undefined || !saysLittle(first)
      ? []
      : [
          ...[...told, ...defined].filter((option) => definesIt(option, names)),
          ...[...visible, ...told.filter((option) => offers(option, names))].filter((option) => !saysLittle(option))
        ]
  return [...better, ...options].map((option) => offer([option], option.text))
}

/** Where paragraphs are taken from, how many there are then at most, and of how many characters at most before. */
interface Take {
  readonly from: () => ReadonlyArray<Passage>
  readonly upTo: number
  readonly told?: number
}
const nothing = 0
const isAlone = ({ alone }: Passage): boolean => alone === true
/** What is told by name outside cards: "Acme is a …" before what else is told of it. */
const byName = (from: ReadonlyArray<Passage>, names: Names): ReadonlyArray<Passage> =>
  from
    .filter((one) => isAlone(one) && one.named)
    .toSorted((a, b) => Number(definesIt(b, names)) - Number(definesIt(a, names)))
/** "Text editor for macOS" is a line, and no paragraph. */
const isLabel = ({ text }: Passage) => !isWhole(text) && wordsIn(text) < leastTold

/** "We built Acme because …", "Acme stands for trust": how it came to be, and why, is not what it is. */
const tellsOfMaking = ({ text }: Passage): boolean => {
  const [first = ""] = sentencesOf(text)
  return tellsDeeds.test(first) || pleads.test(first)
}
/** The same, or "Acme also lends tins", behind what was left out: nothing to begin with. */
const isNoStart = (one: Passage): boolean => tellsOfMaking(one) || saysBesides.test(one.text)
/** A slogan in front of a fuller paragraph that saysWhose of it by name. */
const isOutdone = (line: Passage, next: Passage): boolean =>
  !line.named && (saysLittle(line) || toldLength([line]) < lengths.slogan) && toldLength([line]) < toldLength([next])

/** How its text is read: with all it may tell, and what a visitor sees first. */
export const textWanted = (readings: ReadonlyArray<Reading>, names: Names) => {
  const text: Wanted = {
    ...plainOf(readings, names),
    max: lengths.paragraph,
    sentences: mostSentences,
    whole: true
  }
  return { text, hero: { ...text, ...undated } }
}

/** One or two paragraphs: what the site says of itself first, then what it tells of its product by name. */
const chosen = (readings: ReadonlyArray<Reading>, names: Names, sureness: Sureness): ReadonlyArray<Passage> => {
  const [home] = readings
  if (home === undefined) return []
  const { text: strict, hero: visible } = textWanted(readings, names)
  const topic = topicOf(home)
  const hero = heroParagraphs(home, visible, names)
  const all = passages(home, strict, names)
  const about = aboutPages(readings).map((reading) => passages(reading, strict, names))
  const summed = summaries(home, lengths.paragraph, names).slice(0, 1)
  const summary = opening(
    summed.find((one) => !isLabel(one)),
    hero[0]
  )
  const first = summary.length > 0 ? summary : heroParagraphs(home, { ...visible, late: true }, names).slice(0, 1)
  const named = byName([...hero, ...all], names)
  const sure = named.filter((one) => definesIt(one, names))
  const elsewhereSure = sure.length > 0 ? [] : defining(readings, strict, names)
  // What says what it is stands in the place of a line that says less.
  const isLess = (line: Passage) =>
    !line.named &&
    sure.some((one) => saysLittle(line) || toldLength([line]) < Math.min(lengths.line, toldLength([one])))
  // What a page says of itself for those who search is meant as what it is, whatever words it has.
  const isUnsure = (line: Passage) => !saysWhose(line) && !summed.includes(line) && sureness.isThin(line.text)
  const takes: ReadonlyArray<Take> = [
    {
      from: () =>
        first.some(isLess)
          ? sure
          : first.some(isUnsure)
            ? [...sure, ...named, ...elsewhereSure, ...first.filter(({ text }) => !sureness.isEmpty(text))]
            : first,
      upTo: 1
    },
    { from: () => hero.slice(0, 1).filter((one) => !first.some(isUnsure) || !isUnsure(one)), upTo: mostParagraphs },
    { from: () => named, upTo: mostParagraphs },
    { from: () => about.flatMap((parts) => byName(parts, names)), upTo: mostParagraphs },
    { from: () => all.filter((one) => isAlone(one) && one.own), upTo: mostParagraphs },
    { from: () => all.filter(({ own }) => own), upTo: 1 },
    { from: () => definitions(home, strict, names), upTo: mostParagraphs, told: lengths.enough },
    { from: () => passages(home, { ...strict, late: true }, names), upTo: 1, told: nothing },
    { from: () => elsewhereSure, upTo: mostParagraphs, told: nothing },
    // What saysWhose of nobody by name stands in only where nothing else does.
    {
      from: () => [...hero, ...all.slice(0, 2)].filter((one) => !isUnsure(one) && !sureness.isEmpty(one.text)),
      upTo: 1,
      told: nothing
    },
    { from: () => subtitles(home, names), upTo: 1, told: nothing },
    { from: () => elsewhere(readings, strict, names), upTo: mostParagraphs, told: nothing },
    { from: () => about.flatMap((parts) => parts.filter(isAlone)), upTo: 1, told: nothing }
  ]
  const kept: Array<Passage> = []
  for (const { from, upTo, told = lengths.short } of takes) {
    if (kept.length >= upTo || toldLength(kept) > told) continue
    for (const one of from()) {
      if (kept.length >= upTo || toldLength(kept) > told) break
      if ((kept.length === 0 ? isNoStart(one) : tellsOfMaking(one)) && !summed.includes(one)) continue
      if (kept.length === 0 || adds(one, kept, topic, names)) kept.push(one)
    }
  }
  const [line, next] = kept
  if (line !== undefined && next?.named === true && isOutdone(line, next)) return [next]
  // Where nothing else saysWhose of it by name, the line does.
  const label = kept.some(({ named }) => named) ? [] : summed.filter(isLabel)
  return label.length === 0 ? kept : [...label, ...kept.filter((one) => adds(one, label, topic, names))]
}

const isOfSummary = (line: Passage, home: Reading, names: Names): boolean =>
  summaries(home, lengths.paragraph, names).some(({ text }) => text === line.text)
const offering = (told: ReadonlyArray<Passage>) => offer(told, told.map(({ text }) => text).join("\n\n"))

/** Paragraphs, where a site has them; else its tagline: a list of its headings would say no more, and describe nothing. */
export const descriptionOptions = (
  readings: ReadonlyArray<Reading>,
  tagline: Backed<string> | undefined,
  names: Names,
  sureness: Sureness
): ReadonlyArray<Backed<string>> => {
  const told = chosen(readings, names, sureness)
  const [home] = readings
  const [line, next] = told
  if (home === undefined || line === undefined) return tagline === undefined ? [] : [tagline]
  if (next !== undefined) return [offering(told)]
  const wanted = textWanted(readings, names)
  const fuller = fullerThan(line, home, wanted.hero, names)
  const full = fuller === undefined ? told : [fuller]
  const further = behind(full, readings, wanted, topicOf(home), names)
  // "Making things clear and beautiful", of nobody, and of nothing that the site tells of: what tells of the house says more.
  const isVague = !saysWhose(line) && !line.named && sureness.isThin(line.text) && !isOfSummary(line, home, names)
  return [
    ...(isVague ? further.filter(saysWhose).map((one) => offering([one])) : []),
    ...further.map((one) => offering([...full, one])),
    offering(full),
    offering(told)
  ]
}
