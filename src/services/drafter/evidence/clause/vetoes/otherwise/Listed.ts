/**
 * What lines of one shape give each of their own: "Loft €8. Workshop €24", "Ada Roth, CEO. Jo Petit, CTO", "family pass: two
 * swims. Club pass: four", "our offices are in Kent, our servers in Bonn". Whoever has one's name beside another's
 * words has taken them over. By what tells two such lines apart, so in any language with words.
 */
import { isOfTheseFamilies } from "../../meaning/Alike.ts"
import { tellingStems } from "../../meaning/TellingStems.ts"
import { countsInFigures } from "../../parse/Words.ts"
import { sentencesIn } from "../../voice/SentenceCuts.ts"

const shapes: ReadonlyArray<RegExp> = [
  // "Family pass: two swims a week."
  /^(?<label>[^:.;,?]{2,40}?)\s?[:：]\s(?<body>\S.*)$/su,
  // "Workshop €24 a month", "Petit 24 € im Monat".
  /^(?<label>\p{Lu}[\p{L}\p{Nd}+ -]{1,30}?) (?<body>(?:(?:from|ab|dès|desde|da|a partir de|vanaf) )?(?:\p{Sc}|(?:CHF|EUR|USD|GBP|R\$|kr) ?)\s?\p{Nd}.*|(?:(?:from|ab|dès|desde|da|a partir de|vanaf) )?\p{Nd}[\p{Nd}.,]*\s?(?:\p{Sc}|CHF|EUR|kr|euros?)(?!\p{L}).*)$/su,
  // "Ada Roth, CEO".
  /^(?<label>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){1,2}), (?<body>[^,.;:]{2,40})\.?$/u,
  // "Das Paket Petit enthält …", "the Gold plan includes …".
  /^(?:\p{L}{1,4} )?(?:plan|tarif|paket|formule|offre|forfait|piano|plano|pakket|abonnement|abo) (?<label>\p{Lu}[\p{L}\p{Nd}]*) (?<body>\p{Ll}.*)$/iu,
  /^(?:The )?(?<label>\p{Lu}[\p{L}\p{Nd}]*) (?:plan|tier|package|membership) (?<body>\p{Ll}.*)$/u
]

/** Each line is held against each other. */
const mostLines = 32
/** Words of a sentence that is parted; a longer one has words of any. */
const longestParted = 12
/** A sentence and its words. */
interface Told {
  readonly text: string
  readonly stems: ReadonlyArray<string>
}
interface Line {
  readonly text: string
  /** The word the two sentences were parted at. */
  readonly shared?: string
  readonly label: ReadonlyArray<string>
  readonly body: ReadonlyArray<string>
}
const stemsOf = (text: string, ours: ReadonlySet<string>): ReadonlyArray<string> =>
  tellingStems(countsInFigures(text)).filter((stem) => !ours.has(stem))

/** Lines of one shape, by shape. */
const linesIn = (told: ReadonlyArray<Told>, ours: ReadonlySet<string>): ReadonlyArray<ReadonlyArray<Line>> =>
  shapes.map((shape) =>
    told.flatMap(({ text }) => {
      const { label, body } = shape.exec(text)?.groups ?? {}
      return label === undefined || body === undefined
        ? []
        : [{ text, label: stemsOf(label, ours), body: stemsOf(body, ours) }]
    })
  )
/** Two sentences parted at a word that both have: "our offices | are found | in Kent". */
const aroundShared = (told: ReadonlyArray<Told>): ReadonlyArray<ReadonlyArray<Line>> => {
  const short = told.filter(({ stems }) => stems.length < longestParted)
  return short.flatMap((one, at) =>
    short.slice(at + 1).flatMap((other) =>
      one.stems
        .filter((stem) => other.stems.includes(stem))
        .map((shared) =>
          [one, other].map(({ text, stems }) => {
            const middle = stems.indexOf(shared)
            return { text, shared, label: stems.slice(0, middle), body: stems.slice(middle + 1) }
          })
        )
    )
  )
}

const apart = (these: ReadonlyArray<string>, those: ReadonlyArray<string>) =>
  these.filter((stem) => !isOfTheseFamilies(stem, those))
const anyOf = (stems: ReadonlyArray<string>, among: ReadonlyArray<string>) =>
  stems.some((stem) => isOfTheseFamilies(stem, among))

/** Whether it is the front of the one and the back of the other, and nothing besides. */
const isWhole = (
  said: ReadonlyArray<string>,
  shared: string,
  front: ReadonlyArray<string>,
  back: ReadonlyArray<string>
): boolean => {
  const middle = said.indexOf(shared)
  return (
    middle > 0 &&
    said.slice(0, middle).every((stem) => isOfTheseFamilies(stem, front)) &&
    said.slice(middle + 1).every((stem) => isOfTheseFamilies(stem, back))
  )
}

/** Whether it has what names one line beside what another line says, and of neither what belongs to it. */
export const takesOtherLine = (
  sentence: string,
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): boolean => {
  const ours = new Set(names.flatMap(tellingStems))
  const parts = texts.flatMap(sentencesIn).slice(0, mostLines)
  if (parts.length < 2) return false
  const told = parts.map((text): Told => ({ text, stems: stemsOf(text, ours) }))
  const said = stemsOf(sentence, ours)
  const takes = (mine: Line, other: Line): boolean => {
    const [label, body] = [apart(mine.label, other.label), apart(other.body, mine.body)]
    const [its, kept] = [apart(other.label, mine.label), apart(mine.body, other.body)]
    if (mine.shared !== undefined && !isWhole(said, mine.shared, mine.label, other.body)) return false
    return (
      anyOf(label, said) &&
      anyOf(body, said) &&
      !anyOf(its, said) &&
      !anyOf(kept, said) &&
      (mine.shared === undefined || kept.length > 0) &&
      // "Gold: everything in Basic."
      !anyOf(its, mine.body) &&
      // Nor does a third line tell the same of it.
      !told.some(({ text, stems }) => text !== mine.text && text !== other.text && anyOf(label, stems))
    )
  }
  return [...linesIn(told, ours), ...aroundShared(told)].some((lines) =>
    lines.some((mine) => lines.some((other) => mine !== other && takes(mine, other)))
  )
}
