/** The lines and paragraphs that say what a product is: what rules take, and of that and all other lines the best first. */
import type { Backed, CategoryChoice } from "../../../domain/draft/Candidates.ts"
import { paragraphAsked, shortAsked, taglineAsked } from "./choosing/AskedLines.ts"
import { type ChosenField, chooserOf } from "./choosing/Choice.ts"
import { tradeNamer } from "./choosing/Echoes.ts"
import type { LineAsked, OwnLine } from "./choosing/Lines.ts"
import { taglineOptions } from "./Naming.ts"
import type { Reading } from "./reading/Reading.ts"
import { definingLines, descriptionOptions, shortDescriptionOptions } from "./telling/Describing.ts"
import { extended, saysAgain, saysMuch } from "./telling/Extended.ts"
import type { Names } from "./telling/Passages.ts"
import { surenessOf, surest } from "./telling/Sureness.ts"
import { isLine, isTagline } from "./telling/TaglineForm.ts"
import { type Themes, themesOf } from "./telling/Themes.ts"

type Options = ReadonlyArray<Backed<string>>

/** Where the best of them is of something beside the site's topic, only what is at the heart of it. */
const toThePoint = (options: Options, themes: Themes): Options => {
  const [first] = options
  return first === undefined || !themes.isAside(first.value)
    ? options
    : options.filter(({ value }) => themes.isCentral(value))
}

/** "ここは、 昔ながらの 食堂です。": where a page breaks its lines, its sentences have no blank. */
const brokenLine = /(?<=[\p{sc=Hiragana}ー、。，！？]) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「『])/gu
const joined = (one: Backed<string>): Backed<string> =>
  /[。、]|(?:です|ます)$/u.test(one.value) ? { ...one, value: one.value.replace(brokenLine, "") } : one

export interface LineChoices {
  /** For each field the best first; where the best was said already, something else in its place, or more behind it. */
  readonly options: (field: ChosenField, said?: Backed<string>) => Options
  /** The same lines in no order, with what is true of each: for whoever learns what that is worth. */
  readonly lines: (field: ChosenField) => ReadonlyArray<OwnLine>
}
export const lineChoices = (
  readings: ReadonlyArray<Reading>,
  names: Names,
  categories: ReadonlyArray<CategoryChoice>
): LineChoices => {
  const themes = themesOf(readings, names)
  const isOfTrade = tradeNamer(readings, categories)
  const sureness = surenessOf(readings, names, isOfTrade)
  const short = toThePoint(shortDescriptionOptions(readings, names, sureness), themes)
  // At last what describes it, where that is short enough for a line.
  const lines = taglineOptions(readings, names)
  const isOne = (text: string) => isLine(text) && isTagline(text, names[0] ?? "", "text")
  const all = lines.length > 0 ? lines : short.slice(0, 1).filter(({ value }) => isOne(value))
  const tagline = surest(all, definingLines(readings, names), sureness)
  const ruled: Readonly<Record<ChosenField, Options>> = {
    tagline,
    short_description: short,
    description: toThePoint(descriptionOptions(readings, tagline[0], names, sureness), themes)
  }
  const asked: Readonly<Record<ChosenField, LineAsked>> = {
    tagline: taglineAsked(readings, names),
    short_description: shortAsked(names),
    description: paragraphAsked(names)
  }
  const chooser = chooserOf({ readings, names, isOfTrade, isAside: themes.isAside })
  /** A description that says more than the short one. */
  const notAgain = (best: Options, rules: Options, said: Backed<string>): Options => {
    const [first] = rules
    const isGood =
      first !== undefined && !saysAgain(first.value, said.value) && best.some(({ value }) => value === first.value)
    const sorted = isGood && best[0] !== undefined && saysAgain(best[0].value, said.value) ? [first, ...best] : best
    if (sorted[0] !== undefined && !saysAgain(sorted[0].value, said.value)) return sorted
    const more = extended(said, best, readings, names)
    return sorted[0] !== undefined && saysMuch(sorted[0].value) ? [...sorted, ...more] : [...more, ...sorted]
  }
  return {
    options: (field, said) => {
      const best = chooser.best(field, asked[field], ruled[field])
      return (said === undefined ? best : notAgain(best, ruled[field], said)).flatMap((one) => {
        const whole = joined(one)
        return whole.value === one.value ? [one] : [whole, one]
      })
    },
    lines: (field) => chooser.lines(asked[field], ruled[field])
  }
}
