/** How long, in English, where no number tells it: "about a day", "in less than an hour"; and how far, how much, in which unit. */
import { tellingStems } from "../../meaning/TellingStems.ts"
import { stemOf } from "../../parse/Stems.ts"
import { respelt } from "../../parse/Words.ts"
import { sentencesIn } from "../../voice/SentenceCuts.ts"
import { numberHedges } from "../../words/Bound.ts"

const hedges = new Map(numberHedges)
/** Said of a span that changes nothing. */
const idle = new Set(["within", "by", "since", "after", "before", "every", "from"])
const span = new RegExp(
  String.raw`(?:\b(${numberHedges.map(([phrase]) => phrase).join("|")}) )?(?:an?|one|half an?|the) (second|minute|hour|day|night|week|fortnight|month|year|dozen|hundred|thousand)\b`,
  "g"
)
const spansIn = (text: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const [, phrase = "", unit = ""] of text.toLowerCase().matchAll(span)) {
    const hedge = hedges.get(phrase) ?? ""
    found.set(unit, (found.get(unit) ?? new Set()).add(idle.has(hedge) ? "" : hedge))
  }
  return found
}

/** Whether a sentence says of a span what no text does: "less than a day" of "about a day". */
export const hasOtherSpan = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const told = spansIn(texts.join("\n"))
  return [...spansIn(sentence)].some(([unit, own]) => {
    const page = told.get(unit)
    return page !== undefined && [...own].some((hedge) => !page.has(hedge))
  })
}

const measured =
  /(?<![\p{Nd}.,])(\p{Nd}[\p{Nd}.,]*)[ -]?((?:kilo|centi|milli)?met|(?:kilo)?gram|(?:milli)?lit(?=re|er)|tonn|mile|feet|foot|inch|yard|acre|hectar)/gu
const measuresIn = (text: string) =>
  [...respelt(text).toLowerCase().matchAll(measured)].map(([, figure = "", unit = ""]) => ({ figure, unit }))

/** Whether a sentence gives a figure in another unit than the texts: "300 metres" of "300 km". */
export const hasOtherMeasure = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const told = texts.flatMap(measuresIn)
  return measuresIn(sentence).some(({ figure, unit }) => {
    const same = told.filter((one) => one.figure === figure)
    return same.length > 0 && !same.some((one) => one.unit === unit)
  })
}

/** "Until a month after", "bis zu zwei Wochen": how far something holds, with the unit. */
const bounded =
  /(?<!\p{L})(?:until|up to|within|for|bis(?: zu)?|innerhalb(?: von)?|binnen|jusqu['’]à|pendant|hasta|durante|fino a|entro|per|até|tot|gedurende) (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eine[mnr]?|zwei|drei|vier|fünf|sechs|zehn|zwölf|une?|deux|trois|quatre|cinq|six|dix|una?|dos|tres|cuatro|cinco|seis|diez|due|tre|quattro|cinque|sei|dieci|uma?|dois|duas|três|quatro|een|twee|drie|vier|vijf|zes|tien|\p{Nd}+) (\p{L}{3,})/giu
/** "24 hours" are a day. */
const inHours = /(?<!\p{Nd})(?:24|48|72) (?=\p{L})/u
const unitsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(bounded)]
      .filter(([whole]) => !inHours.test(whole))
      .map(([, unit = ""]) => stemOf(unit.toLowerCase()))
  )
/** "Condoleren", "gecondoleerd": so many letters in a row are the same word. */
const sameLetters = 6
const isWithin = (stem: string, word: string) =>
  word === stem ||
  (stem.length >= sameLetters &&
    [...stem].some((_, at) => at + sameLetters <= stem.length && word.includes(stem.slice(at, at + sameLetters))))

/** Whether a sentence tells something of a page's sentence without how long that holds, and how long something else does. */
export const dropsSpan = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const own = unitsIn(sentence)
  if (own.size === 0) return false
  const words = tellingStems(sentence)
  const told = texts.flatMap(sentencesIn).map((text) => ({ text, stems: tellingStems(text) }))
  return told.some((one) => {
    const units = [...unitsIn(one.text)]
    // "Four-year", of "for four years".
    if (units.length === 0 || units.some((unit) => words.includes(unit) || sentence.toLowerCase().includes(unit)))
      return false
    const alone = one.stems.filter((stem) => !told.some((other) => other !== one && other.stems.includes(stem)))
    return alone.some((stem) => words.some((word) => isWithin(stem, word)))
  })
}
