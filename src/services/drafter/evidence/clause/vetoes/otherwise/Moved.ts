/**
 * Whose each figure of several is: "tenor from £1,080, baritone from £1,260" gives each to the name it stands with, and
 * who gives it to another name of the list lies, though every word is the page's. By places in the sentence alone, so in
 * any language with words.
 */
import { functionWords } from "../../../reading/Vocabulary.ts"
import { tellingStems } from "../../meaning/TellingStems.ts"
import { stemOf } from "../../parse/Stems.ts"
import { numberWords } from "../../words/Numbers.ts"

interface Labelled {
  readonly figure: string
  /** Stems of the words that the figure stands with. */
  readonly label: ReadonlySet<string>
}
interface Read {
  readonly given: ReadonlyArray<Labelled>
  /** Words that stand with no figure. */
  readonly rest: ReadonlySet<string>
}
const figure = /(?<![\p{L}\p{Nd}])\p{Sc}?\p{Nd}[\p{Nd}.,'’]*(?<![.,'’])/gu
/** Stand with figures and name nothing. */
const plain =
  /^(?:from|only|just|costs?|starts?|pays?|holds?|takes?|per|each|every|month|monthly|year|yearly|annual|annually|week|weekly|day|daily|hour|user|person|seat|member|extra|vat|tax|plus|about|around|one|ab|nur|kostet|kosten|pro|monat|monatlich|jahr|jährlich|mois|par|dès|an|mes|año|ao|mês|ano|al|mese|anno|vanaf|maand|jaar)$/u
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
      .filter((word) => !functionWords.has(word) && !plain.test(word))
      .map(stemOf)
  )

/** The figures of a sentence with the words before them, or behind them. */
const readAs = (sentence: string, isBehind: boolean): Read | null => {
  const found = [...sentence.matchAll(figure)]
  const [first] = found
  const last = found.at(-1)
  if (first === undefined || last === undefined || found.length < 2) return null
  const ends = (at: number) => (found[at]?.index ?? 0) + (found[at]?.[0].length ?? 0)
  const given = found.map(({ 0: text, index }, at) => {
    const from = isBehind ? ends(at) : at === 0 ? 0 : ends(at - 1)
    const to = isBehind ? (found[at + 1]?.index ?? sentence.length) : index
    return {
      figure: text.replace(/[.,'’](?=\p{Nd}{3}(?!\p{Nd}))/gu, ""),
      label: namesIn(sentence.slice(from, to).replace(isBehind ? afterComma : unit, ""))
    }
  })
  const rest = isBehind ? sentence.slice(0, first.index) : sentence.slice(ends(found.length - 1))
  return { given, rest: namesIn(rest) }
}
/** "4 jars": what is counted, right behind the figure before. */
const unit = /^ \p{Ll}+/u
/** "$15 a month, adults $6": behind a comma the next begins. */
const afterComma = /,.*$/su
const sentencesOf = (text: string): ReadonlyArray<string> => text.split(/[;!?\n]|[.:](?=\s|$)/u)
/** A page gives its figures to the words before them, unless it begins with a figure. */
const toldIn = (sentence: string): ReadonlyArray<Labelled> => {
  const before = readAs(sentence, false)
  const isBehind = before !== null && before.given[0]?.label.size === 0
  return (isBehind ? readAs(sentence, true) : before)?.given ?? []
}

/** What a figure counts, right behind it, with what describes it: "27,000 public pumps". */
const countedAfter = (text: string, wanted: string): ReadonlySet<string> => {
  for (const match of text.matchAll(figure)) {
    if (match[0].replace(/[.,'’](?=\p{Nd}{3}(?!\p{Nd}))/gu, "") !== wanted) continue
    return namesIn(/^(?: \p{Ll}+){1,2}/u.exec(text.slice(match.index + match[0].length))?.[0] ?? "")
  }
  return new Set()
}
/** Whether each figure of a sentence counts what it counts on the page, and no two of them the same. */
const countsAlike = (part: string, texts: ReadonlyArray<string>, { given }: Read): boolean => {
  const counts = given.filter((one) => !isSum(one.figure))
  const counted = counts.map((one) => countedAfter(part, one.figure))
  // One sum among counts is nobody else's.
  const sums = texts.flatMap((text) => [...text.matchAll(figure)]).filter(([one]) => isSum(one))
  if (given.length - counts.length > 1 || sums.length > 1) return false
  return (
    counts.every((one, at) =>
      texts.some((text) => [...countedAfter(text, one.figure)].some((word) => counted[at]?.has(word)))
    ) && counted.every((one, at) => counted.slice(at + 1).every((other) => ![...one].some((word) => other.has(word))))
  )
}
const isSum = (written: string) => /\p{Sc}/u.test(written)

/** Whether a sentence gives a figure to a name that the texts give another figure, and not this one. */
export const movesFigures = (
  sentence: string,
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string> = []
): boolean => {
  /** What the product is called stands with all of them. */
  const ours = namesIn(names.join(" "))
  const told = texts.flatMap((text) => sentencesOf(text).flatMap(toldIn))
  if (new Set(told.map((one) => one.figure)).size < 2) return false
  const labelsOf = (wanted: string) => told.filter((one) => one.figure === wanted)
  /** Told of another figure alone. */
  const isTaken = (name: string, wanted: string) =>
    !ours.has(name) &&
    !labelsOf(wanted).some(({ label }) => label.has(name)) &&
    told.some((one) => one.figure !== wanted && one.label.has(name))
  /** Told of this figure and of no other. */
  const isOnlyOf = (name: string, wanted: string) =>
    labelsOf(wanted).some(({ label }) => label.has(name)) &&
    !told.some((one) => one.figure !== wanted && one.label.has(name))
  const holds = ({ given, rest }: Read, isBehind: boolean): boolean => {
    // A name at the other end stands with no figure: it is of none of the list, or it is read the other way round.
    const end = isBehind ? given[0] : given.at(-1)
    const nearest = end?.figure ?? ""
    const isNamed = labelsOf(nearest).some(({ label }) => [...(end?.label ?? [])].some((name) => label.has(name)))
    return (
      !given.some(
        ({ figure: one, label }) => labelsOf(one).length > 0 && [...label].some((name) => isTaken(name, one))
      ) && ![...rest].some((name) => isTaken(name, nearest) || (isBehind && !isNamed && isOnlyOf(name, nearest)))
    )
  }
  return sentencesOf(sentence).some((part) => {
    const [before, behind] = [readAs(part, false), readAs(part, true)]
    if (before === null || behind === null || countsAlike(part, texts, before)) return false
    return !holds(before, false) && !holds(behind, true)
  })
}

interface Line {
  readonly label: ReadonlyArray<string>
  readonly figures: ReadonlyArray<string>
  /** What is counted, and all else that is said of it. */
  readonly told: ReadonlyArray<string>
}
const headed = /^([^:.!?]{2,40}):\s+(.*\p{Nd}.*)$/su
const writtenFigures = (text: string): ReadonlyArray<string> => text.match(/\p{Nd}[\p{Nd}.,]*/gu) ?? []
/** "5-year": the year. */
const wordsOf = (text: string) => tellingStems(text.replaceAll("-", " ")).filter((stem) => !/\p{Nd}/u.test(stem))

const lineOf = (text: string): ReadonlyArray<Line> => {
  const [, label = "", rest = ""] = headed.exec(text) ?? []
  return rest === "" ? [] : [{ label: tellingStems(label), figures: writtenFigures(rest), told: wordsOf(rest) }]
}

/**
 * "Housing: 5-year warranty", beside "Probes: 2-year warranty": whether a figure is told without the label it stands behind,
 * where another label has another figure of the same.
 */
export const dropsLabel = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const lines = texts.flatMap(lineOf)
  if (lines.length < 2) return false
  const said = new Set(wordsOf(sentence))
  const spelled = sentence.toLowerCase().split(/[^\p{L}]+/u)
  const given = new Set([...writtenFigures(sentence), ...spelled.flatMap((word) => numberWords.get(word) ?? [])])
  const isTold = ({ told, figures }: Line) =>
    told.length > 0 && figures.every((one) => given.has(one)) && told.every((one) => said.has(one))
  /** Words of its label that the other's has not. */
  const isNamed = ({ label }: Line, other: Line) => label.some((one) => !other.label.includes(one) && said.has(one))
  return lines.some(
    (line) =>
      isTold(line) &&
      lines.some(
        (other) =>
          other.figures.join() !== line.figures.join() &&
          other.told.join() === line.told.join() &&
          other.label.join() !== line.label.join() &&
          !isNamed(line, other)
      )
  )
}
