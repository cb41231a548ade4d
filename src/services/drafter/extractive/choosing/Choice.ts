/**
 * Which lines of a site stand for it best. Each is judged by what is true of it (its traits) and by what each trait is worth;
 * that was learned from sites whose right lines are known (`bench/truth/choosing/`), and is data (`weights.json`). A line is
 * always the site's own, and the evidence gate has the last word.
 */
import type { Backed, CategoryChoice } from "../../../../domain/draft/Candidates.ts"
import type { Reading } from "../reading/Reading.ts"
import type { Names } from "../telling/Passages.ts"
import { themesOf } from "../telling/Themes.ts"
import { echoesOf } from "./Echoes.ts"
import { type LineAsked, type OwnLine, ownLines, type Traits } from "./Lines.ts"
import { wordingOf } from "./Wording.ts"
import weights from "./weights.json"

/** What is chosen: a field of a draft. */
export type ChosenField = keyof typeof weights
export type Weights = Readonly<Record<string, number>>

export interface SiteSeen {
  readonly readings: ReadonlyArray<Reading>
  readonly names: Names
  readonly categories: ReadonlyArray<CategoryChoice>
}
/** Places where a site says what it is, and pages on which others are told of too. */
const prominent = ["title", "shared title", "summary", "level 1", "below the main heading"] as const
const beside = ["about page", "side page", "other page"] as const
interface Known {
  /** Whether the site says enough for a line to be of a piece with it or not. */
  readonly isTold: boolean
  /** Whether a text is of something beside what the site is about. */
  readonly isAside: (text: string) => boolean
  /** Whether rules take any line at all. */
  readonly isRuled: boolean
}
/** Whether a line that no rule takes may be chosen: what is doubtful stands for nothing, however much it is worth. */
const mayStand = ({ text, traits }: OwnLine, { isTold, isAside, isRuled }: Known): boolean => {
  const has = (name: string) => traits.has(name)
  // A mood, a way there, another's saying: with none of the site's words and none of a trade; or of something beside.
  const isHollow = !has("own") && ((isTold && has("empty")) || (has("thin") && isAside(text)))
  // What pages beside the home page tell of nobody by name may be of anybody.
  const isOfOthers = beside.some(has) && !has("home") && !has("own")
  const isItem = has("in a list") && !has("a whole sentence")
  // Where rules found nothing, it has to say whose it is, or to stand where a site says what it is.
  const isSure = isRuled || (has("named") && !has("thin")) || (has("of a trade") && prominent.some(has))
  return isSure && !isHollow && !isOfOthers && !isItem
}
/** What is the same for every field of a site: found out once. */
const known = new WeakMap<ReadonlyArray<Reading>, ReturnType<typeof knownAnew>>()
const knownAnew = ({ readings, names, categories }: SiteSeen) => ({
  ...echoesOf(readings, names, categories),
  isAside: themesOf(readings, names).isAside,
  wordings: new Map<string, Traits>()
})
const knownOf = (seen: SiteSeen) => {
  const found = known.get(seen.readings) ?? knownAnew(seen)
  known.set(seen.readings, found)
  return found
}
/** The lines of a site with all that is true of them. */
export const traitedLines = (
  { readings, names, categories }: SiteSeen,
  asked: LineAsked,
  ruled: ReadonlyArray<Backed<string>>
): ReadonlyArray<OwnLine> => {
  const lines = ownLines({ readings, names, asked, ruled })
  const { markEchoes, isTold, isAside, wordings } = knownOf({ readings, names, categories })
  for (const line of lines) {
    const worded = wordings.get(line.text) ?? wordingOf(line.text, names)
    wordings.set(line.text, worded)
    for (const [name, value] of worded) line.traits.set(name, value)
    markEchoes(line)
  }
  const isKnown: Known = { isTold, isAside, isRuled: ruled.length > 0 }
  return lines.filter((line) => line.traits.has("by rule") || mayStand(line, isKnown))
}
export const worthOf = (traits: Traits, worth: Weights): number => {
  let sum = 0
  for (const [name, value] of traits) sum += value * (worth[name] ?? 0)
  return sum
}
/** The best lines first; `ruled`: what rules take, the best first. */
export const bestLines = (
  field: ChosenField,
  seen: SiteSeen,
  asked: LineAsked,
  ruled: ReadonlyArray<Backed<string>>
): ReadonlyArray<Backed<string>> =>
  traitedLines(seen, asked, ruled)
    .map(({ backed, traits }) => ({ backed, worth: worthOf(traits, weights[field]) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ backed }) => backed)
