/**
 * A sentence that tells its quotes in so many words of its own, in any language that has a table, that clauses put beside
 * each other tell little of it. A lie keeps the page's words and changes one; of one that has words of its own, what they may
 * not do is still plain: say or leave out a "not", a "will" or a "was", leave out what the page holds it to by,
 * claim what the page does not, give another figure or name. Somebody has to be asked all the same.
 */
import { framed } from "../links/framing/Frames.ts"
import { restatementOf, unitsOf } from "../tongues/Carrying.ts"
import { figureVeto } from "../tongues/Counting.ts"
import { type ForeignReading, readForeign } from "../tongues/ForeignText.ts"
import { leadingVeto } from "../tongues/Leading.ts"
import { figuresIn } from "../tongues/Numerals.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { BindingKind } from "../tongues/tables/Table.ts"
import { restatedVeto } from "../vetoes/Restated.ts"
import { hasNames, type Restated, toldOfOthers } from "./afresh/AfreshWords.ts"
import { sameAmounts } from "./afresh/SameAmounts.ts"
import { hasKind, readWords } from "./SideBySide.ts"

/** So many words that tell, and so many of them the sentence's own: fewer do in a long one. */
const lengths: ReadonlyArray<readonly [telling: number, own: number]> = [
  [4, 3],
  [5, 2],
  [7, 1]
]
/** Turn or time a sentence: they stand on both sides or on none. */
const turning: ReadonlyArray<BindingKind> = ["not", "plan", "past", "may"]
/** What the page holds it to by is not left out. */
const holding: ReadonlyArray<BindingKind> = ["only", "some", "if", "except", "other", "upTo", "from", "over", "under"]
/** What is claimed is claimed by the page. */
const claiming: ReadonlyArray<BindingKind> = [
  "all",
  "best",
  "certified",
  "award",
  "guaranteed",
  "official",
  "fully",
  "always",
  "instant",
  "worldwide",
  "independent",
  "trusted",
  "limitless",
  "first",
  "free",
  "included"
]
/** What these reasons tell was understood: of another party, order, number or name, or as much more than the page says. */
const settled =
  /as much|other way round|opposite|each otherwise|another order|no quote names|says "[^"]*\p{Nd}|somebody|done by|"first" only|says it otherwise$/u

/** Of a longer word the beginning tells which it is. */
const stemLetters = 5
const leastLetters = 4
const wordsOf = (readings: ReadonlyArray<ForeignReading>): ReadonlySet<string> =>
  new Set(
    readings
      .flatMap(readWords)
      .flatMap(({ text, content, own, value }) =>
        content && !own && value === null && text.length >= leastLetters ? [text.slice(0, stemLetters)] : []
      )
  )
const figuresOf = (readings: ReadonlyArray<ForeignReading>, tongue: Tongue): ReadonlySet<number> =>
  new Set(readings.flatMap((one) => figuresIn(one, tongue).map(({ value }) => value)))
const lacks = (
  from: ReadonlyArray<ForeignReading>,
  to: ReadonlyArray<ForeignReading>,
  kinds: ReadonlyArray<BindingKind>
): boolean => kinds.some((kind) => hasKind(from, kind) && !hasKind(to, kind))

/** `reason`: why it was refused; `names`: the product's; all of it in that language. */
export const saysInOwnWords = (
  sentence: string,
  reason: string,
  { told: texts, beside }: Restated,
  tongue: Tongue,
  names: ReadonlyArray<string>
): boolean => {
  if (!tongue.spaced || tongue.name === "ar" || beside.length > 0) return false
  if (settled.test(reason) || toldOfOthers.test(reason) || texts.some((text) => text.trim().endsWith("?"))) return false
  const said = readForeign(sentence, tongue, names)
  const page = texts.map((text, at) => {
    const one = readForeign(text, tongue, names)
    return { ...one, at, units: unitsOf(one), before: null }
  })
  const [own, known] = [wordsOf([said]), wordsOf(page)]
  const fresh = own.difference(known).size
  if (!lengths.some(([telling, fewest]) => own.size >= telling && fresh >= fewest)) return false
  const isTurned = lacks([said], page, turning) || lacks(page, [said], turning)
  if (isTurned || lacks(page, [said], holding) || lacks([said], page, claiming)) return false
  const [figures, theirs] = [figuresOf([said], tongue), figuresOf(page, tongue)]
  if (figures.symmetricDifference(theirs).size > 0) return false
  const told = texts.join(" ")
  // In German every noun has a capital.
  const areNamed = tongue.name === "de" || (hasNames(sentence, told, names) && hasNames(told, sentence, names))
  if (!areNamed) return false
  const found = restatementOf(said, page)
  if (figureVeto(found, tongue) !== null || leadingVeto(found, tongue) !== null) return false
  return (
    tongue.name !== "en" ||
    (sameAmounts(sentence, told) &&
      framed(sentence, texts, names) === null &&
      restatedVeto(sentence, texts, names) === null)
  )
}
