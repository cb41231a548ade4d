/**
 * What the page says of one thing with a time, a place or a name of its own, put with those of another: "fresh kelp all year
 * round", of "fresh kelp, March to June" and "dried kelp all year round". Each quote is true, and every word stands in one.
 * In any language that has a table and words apart.
 */
import { stemOf } from "../parse/Stems.ts"
import { type ForeignWord, isAlike, readForeign } from "../tongues/ForeignText.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { BindingKind } from "../tongues/tables/Table.ts"

/** When and how often; how long; where, or at whose; whatever else has a name. */
type Kind = "when" | "long" | "where" | "named"
interface Mark {
  readonly kind: Kind
  readonly text: string
}
/** What a part of a text is about, and the times and places it gives to that. */
interface Part {
  readonly things: ReadonlyArray<string>
  readonly marks: ReadonlyArray<Mark>
}

const units: ReadonlyArray<BindingKind> = ["second", "minute", "hour", "day", "week", "month", "year"]
/** Times that no table lists among its units. */
const further =
  /^(?:quart|trimest|kwarta|season|saison|seizo|weekend|winter|summer|sommer|été|hiver|verano|invierno|estate|inverno|zomer)/u
/** "In a second country": a place that nobody names. */
const somewhere =
  /^(?:country|city|town|village|land|stadt|dorf|pays|ville|village|país|ciudad|pueblo|cidade|paese|città|dorp)$/u
/** Before a place, a plan or a house, by language; German writes every noun as a name, and has an article before the others. */
const leadsToPlace: Readonly<Partial<Record<Tongue["name"], RegExp>>> = {
  en: /^(?:in|at|near|on|from|to)$/u,
  de: /^(?:in|bei|aus|nach)$/u,
  es: /^(?:en|de|del|desde|a|al)$/u,
  fr: /^(?:à|au|en|chez|de|du|dans|depuis)$/u,
  pt: /^(?:em|no|na|de|do|da)$/u,
  it: /^(?:a|in|nel|nella|di|da)$/u,
  nl: /^(?:in|te|bij|van|uit)$/u
}
/** "Gallery", of "from the Gallery plan"; "Cabinet", of "the Cabinet plan costs", is as well a name, and led to by nothing. */
const nameKind = (words: ReadonlyArray<ForeignWord>, order: number, { name }: Tongue): Kind | null => {
  const word = words[order]
  if (word === undefined || word.own || word.at === 0 || !word.content) return null
  const isName = /^\p{Lu}/u.test(word.written)
  const before = name === "de" ? [words[order - 1]] : [words[order - 1], words[order - 2]]
  const isLed = before.some((one) => one !== undefined && leadsToPlace[name]?.test(one.text) === true)
  if (somewhere.test(word.text) || (isName && isLed)) return "where"
  return isName && name !== "de" ? "named" : null
}

const partOf = (
  line: string,
  words: ReadonlyArray<ForeignWord>,
  found: (kind: BindingKind) => Iterable<{ readonly at: number }>,
  tongue: Tongue
): Part => {
  const at = (kinds: ReadonlyArray<BindingKind>) =>
    new Map(kinds.flatMap((kind) => [...found(kind)].map((hit) => [hit.at, kind] as const)))
  // "No more midnight deployments" is at no time.
  const isDenied = [...found("not")].length > 0
  const [times, always] = [at(units), at(["always"])]
  const calendar = new Set([...line.matchAll(tongue.calendar)].map(({ index }) => index))
  const marks: Array<Mark> = []
  const things: Array<string> = []
  for (const [order, word] of words.entries()) {
    const unit = times.get(word.at)
    const named = nameKind(words, order, tongue)
    const value = [words[order - 1], words[order - 2]].find((one) => one !== undefined && one.value !== null)?.value
    if (calendar.has(word.at)) marks.push({ kind: "when", text: word.stem })
    else if (unit !== undefined)
      marks.push(value == null ? { kind: "when", text: unit } : { kind: "long", text: `${value} ${unit}` })
    else if (always.has(word.at)) marks.push({ kind: "when", text: "always" })
    else if (further.test(word.text)) marks.push({ kind: "when", text: word.text.slice(0, 5) })
    else if (named !== null) marks.push({ kind: named, text: word.stem })
    else if (word.content) things.push(tongue.name === "en" ? stemOf(word.text) : word.stem)
  }
  return { things, marks: isDenied ? [] : marks }
}
const partsOf = (text: string, tongue: Tongue, names: ReadonlyArray<string>): ReadonlyArray<Part> =>
  readForeign(text, tongue, names).clauses.map(({ line, words, found }) => partOf(line, words, found, tongue))
const joined = (parts: ReadonlyArray<Part>): Part => ({
  things: parts.flatMap(({ things }) => things),
  marks: parts.flatMap(({ marks }) => marks)
})

const has = (marks: ReadonlyArray<Mark>, { kind, text }: Mark): boolean =>
  marks.some((one) => (one.kind === kind || (isNamed(one.kind) && isNamed(kind))) && one.text === text)
const isNamed = (kind: Kind) => kind === "where" || kind === "named"
const isAbout = ({ things }: Part, thing: string): boolean => things.some((one) => isAlike(one, thing))
/** Whether it tells such a time or place, and the sentence none that it tells. */
const isLeft = ({ marks }: Part, kind: Kind, said: ReadonlyArray<Mark>): boolean => {
  const own = marks.filter((one) => one.kind === (kind === "named" ? "where" : kind))
  return own.length > 0 && !own.some((one) => has(said, one))
}

/** Whether a part of the sentence has what one text tells a time or a place of, and another text's time or place. */
export const borrows = (
  sentence: string,
  texts: ReadonlyArray<string>,
  tongue: Tongue,
  names: ReadonlyArray<string>
): boolean => {
  if (!tongue.spaced || texts.length < 2) return false
  const told = texts.map((text) => joined(partsOf(text, tongue, names)))
  const said = partsOf(sentence, tongue, names)
  // A name may open a sentence.
  const opening = readForeign(sentence, tongue, names).clauses.flatMap(({ words }) =>
    words.flatMap(({ at, stem }): ReadonlyArray<Mark> => (at === 0 ? [{ kind: "named", text: stem }] : []))
  )
  const all = [...joined(said).marks, ...opening]
  return said.some(({ things, marks }) =>
    marks.some((mark) => {
      const lenders = told.filter((one) => has(one.marks, mark))
      const others = things.filter((thing) => !lenders.some((one) => isAbout(one, thing)))
      return (
        lenders.length > 0 &&
        told.some((one) => isLeft(one, mark.kind, all) && others.some((thing) => isAbout(one, thing)))
      )
    })
  )
}
