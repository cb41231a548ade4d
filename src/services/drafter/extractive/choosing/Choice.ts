/**
 * Which lines of a site stand for it best. Each is judged by what is true of it (its traits) and by what each trait is worth;
 * that was learned from sites whose right lines are known (`bench/truth/choosing/`), and is data (`weights.json`). Where even the
 * best is worth so little that such lines are wrong about as often as right (`least.json`), none stands. A line is always the
 * site's own, and the evidence gate has the last word.
 */
import type { Backed } from "../../../../domain/draft/Candidates.ts"
import { recalled } from "../../../../domain/text/Recalled.ts"
import type { Reading } from "../reading/Reading.ts"
import type { Names } from "../telling/Passages.ts"
import { sizeInLetters } from "../telling/Worth.ts"
import { echoesOf } from "./Echoes.ts"
import { type LineAsked, type OwnLine, ownLines, type Traits } from "./Lines.ts"
import least from "./least.json"
import { wordingOf } from "./Wording.ts"
import weights from "./weights.json"

/** What is chosen: a field of a draft. */
export type ChosenField = keyof typeof weights
export type Weights = Readonly<Record<string, number>>

/** Pages on which others are told of too. */
const beside = ["about page", "side page", "other page"] as const
interface Known {
  /** Whether the site says enough for a line to be of a piece with it or not. */
  readonly isTold: boolean
  /** Whether a text is of something beside what the site is about. */
  readonly isAside: (text: string) => boolean
  /** Whether rules take any line at all. */
  readonly isRuled: boolean
}
/** Whether it says by its form whose it is and what that is or does: "Acme is a bookkeeping app for bakeries". */
const saysWhatItIs = (traits: Traits): boolean =>
  traits.has("begins with the name") && !traits.has("thin") && (traits.has("defines it") || traits.has("offers"))
/** Whether a line that no rule takes may be chosen: what is doubtful stands for nothing, however much it is worth. */
const mayStand = ({ text, traits }: OwnLine, { isTold, isAside, isRuled }: Known): boolean => {
  const has = (name: string) => traits.has(name)
  // A mood, a way there, another's saying: with none of the site's words and none of a trade; or of something beside.
  const isHollow = !has("own") && ((isTold && has("empty")) || (has("thin") && isAside(text)))
  // What pages beside the home page tell of nobody by name may be of anybody.
  const isOfOthers = beside.some(has) && !has("home") && !has("own")
  const isItem = has("in a list") && !has("a whole sentence")
  return (isRuled || saysWhatItIs(traits)) && !isHollow && !isOfOthers && !isItem
}
export const worthOf = (traits: Traits, worth: Weights): number => {
  let sum = 0
  for (const [name, value] of traits) sum += value * (worth[name] ?? 0)
  return sum
}

/** What is known of a site before any field is chosen. */
export interface SiteSeen {
  readonly readings: ReadonlyArray<Reading>
  readonly names: Names
  /** Whether a text names a trade, and whether it is of something beside what the site is about. */
  readonly isOfTrade: (text: string) => boolean
  readonly isAside: (text: string) => boolean
}
export interface Chooser {
  /** The lines with all that is true of each, in no order; `ruled`: what rules take, the best first. */
  readonly lines: (asked: LineAsked, ruled: ReadonlyArray<Backed<string>>) => ReadonlyArray<OwnLine>
  /** Those that are worth enough, the best first. */
  readonly best: (
    field: ChosenField,
    asked: LineAsked,
    ruled: ReadonlyArray<Backed<string>>
  ) => ReadonlyArray<Backed<string>>
}
/**
 * What the best line has to be worth for any to stand, where a site has so many that it should be worth more; of a few none
 * has much that speaks for it. And how much it has to say, in letters, where it does not say what the product is: of briefer
 * ones that were judged one in ten was right. A blank is told of as missing, and is its owner's to fill.
 */
const leastOf: Readonly<Record<ChosenField, { readonly worth: number; readonly letters: number }>> = least
export const manyLines = 10
/**
 * What is worth something else where a site says much: there a slogan heads it, and what it is stands below; what heads a page
 * of few lines is a mood or a greeting as often. "level 1, of many".
 */
const otherwiseOfMany = [
  "level 1",
  "first heading",
  "heading",
  "paragraph",
  "title",
  "summary",
  "begins with the name",
  "named",
  "defines it",
  "a whole sentence",
  "thin"
] as const
const markMany = ({ traits }: OwnLine) => {
  for (const name of otherwiseOfMany) {
    const value = traits.get(name)
    if (value !== undefined) traits.set(`${name}, of many`, value)
  }
}
/** How much more a line has to be worth than what rules take first: of smaller gains half are none. */
const leastGain = 0.5
export const chooserOf = ({ readings, names, isOfTrade, isAside }: SiteSeen): Chooser => {
  const { markEchoes, isTold } = echoesOf(readings, names, isOfTrade)
  // Many a line is asked about for each field.
  const worded = recalled((text) => wordingOf(text, names))
  /** All that might stand, and which of them do where they stand. */
  const candidates: Chooser["lines"] = (asked, ruled) => {
    const found = ownLines({ readings, names, asked, ruled })
    for (const line of found) {
      for (const [name, value] of worded(line.text)) line.traits.set(name, value)
      markEchoes(line)
    }
    if (found.length >= manyLines) found.forEach(markMany)
    const isKnown: Known = { isTold, isAside, isRuled: ruled.length > 0 }
    return found.filter((line) => line.traits.has("by rule") || mayStand(line, isKnown))
  }
  const fitting = (asked: LineAsked, all: ReadonlyArray<OwnLine>): ReadonlyArray<OwnLine> =>
    all.filter(({ traits }) => traits.has("by rule") || asked.mayStand === undefined || asked.mayStand(traits))
  return {
    lines: (asked, ruled) => fitting(asked, candidates(asked, ruled)),
    best: (field, asked, ruled) => {
      const { worth: enough, letters } = leastOf[field]
      const found = candidates(asked, ruled)
      const all = fitting(asked, found).map(({ backed, traits }) => ({
        backed,
        isFirst: traits.has("first by rule"),
        isSure: saysWhatItIs(traits),
        isBrief: sizeInLetters(backed.value) < letters && !traits.has("defines it"),
        worth: worthOf(traits, weights[field])
      }))
      // A site that says much says more than what stands at a good place.
      const isMany = found.length >= manyLines
      const isDoubtful = isMany && all.every(({ worth }) => worth < enough)
      const sorted = (isDoubtful ? all.filter(({ isSure }) => isSure) : all)
        .map((one) => ({ ...one, worth: one.worth + (one.isFirst ? leastGain : 0) }))
        .toSorted((a, b) => b.worth - a.worth)
      if (!isMany) return sorted.map(({ backed }) => backed)
      // What is worth less than a brief one is no better for being longer.
      return sorted[0]?.isBrief === true ? [] : sorted.filter(({ isBrief }) => !isBrief).map(({ backed }) => backed)
    }
  }
}
