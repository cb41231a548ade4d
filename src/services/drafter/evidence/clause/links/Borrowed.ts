/**
 * What the page says of one thing with a time or a place of its own, put with those of another: "fresh kelp all year round",
 * of "fresh kelp, March to June" and "dried kelp all year round". Each quote is true, and every word stands in one. In any
 * language that has a table and words apart.
 */
import { stemOf } from "../parse/Stems.ts"
import { type ForeignWord, isAlike, readForeign } from "../tongues/ForeignText.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { BindingKind } from "../tongues/tables/Table.ts"

/** When and how often; how long; where. */
type Kind = "when" | "long" | "where"
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
/** Before a place, by language; German writes every noun as a name. */
const before: Readonly<Partial<Record<Tongue["name"], RegExp>>> = {
  en: /^(?:in|at|near)$/u,
  es: /^en$/u,
  fr: /^(?:à|au|en|chez)$/u,
  pt: /^(?:em|no|na)$/u,
  it: /^(?:a|in|nel|nella)$/u,
  nl: /^(?:in|te|bij)$/u
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
    const value = [words[order - 1], words[order - 2]].find((one) => one !== undefined && one.value !== null)?.value
    const isPlace =
      word.at > 0 &&
      !word.own &&
      /^\p{Lu}/u.test(word.written) &&
      [words[order - 1], words[order - 2]].some(
        (one) => one !== undefined && before[tongue.name]?.test(one.text) === true
      )
    if (calendar.has(word.at)) marks.push({ kind: "when", text: word.stem })
    else if (unit !== undefined)
      marks.push(value == null ? { kind: "when", text: unit } : { kind: "long", text: `${value} ${unit}` })
    else if (always.has(word.at)) marks.push({ kind: "when", text: "always" })
    else if (further.test(word.text)) marks.push({ kind: "when", text: word.text.slice(0, 5) })
    else if (isPlace) marks.push({ kind: "where", text: word.stem })
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
  marks.some((one) => one.kind === kind && one.text === text)
const isAbout = ({ things }: Part, thing: string): boolean => things.some((one) => isAlike(one, thing))
/** Whether it tells such a time or place, and the sentence none that it tells. */
const isLeft = ({ marks }: Part, kind: Kind, said: ReadonlyArray<Mark>): boolean => {
  const own = marks.filter((one) => one.kind === kind)
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
  const all = joined(said).marks
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
