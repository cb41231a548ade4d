/** How long, in English, where no number tells it: "about a day", "in less than an hour"; and how far, how much, in which unit. */
import { respelt } from "../../parse/Words.ts"
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
