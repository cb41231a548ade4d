/** How long, in English, where no number tells it: "about a day", "in less than an hour". */
import { numberHedges } from "../words/Bound.ts"

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
