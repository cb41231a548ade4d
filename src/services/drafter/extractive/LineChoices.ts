/** The lines and paragraphs that say what a product is: what rules take, and of that and all other lines the best first. */
import type { Backed } from "../../../domain/draft/Candidates.ts"
import { paragraphAsked, shortAsked, taglineAsked } from "./choosing/AskedLines.ts"
import { bestLines, type ChosenField, type SiteSeen, traitedLines } from "./choosing/Choice.ts"
import { tradeNamer } from "./choosing/Echoes.ts"
import type { LineAsked, OwnLine } from "./choosing/Lines.ts"
import { taglineOptions } from "./Naming.ts"
import { definingLines, descriptionOptions, shortDescriptionOptions } from "./telling/Describing.ts"
import { surenessOf, surest } from "./telling/Sureness.ts"
import { isLine } from "./telling/TaglineForm.ts"
import { type Themes, themesOf } from "./telling/Themes.ts"

type Options = ReadonlyArray<Backed<string>>

/** Where the best of them is of something beside the site's topic, only what is at the heart of it. */
const toThePoint = (options: Options, themes: Themes): Options => {
  const [first] = options
  return first === undefined || !themes.isAside(first.value)
    ? options
    : options.filter(({ value }) => themes.isCentral(value))
}

const ruledBy = ({ readings, names, categories }: SiteSeen): Readonly<Record<ChosenField, () => Options>> => {
  const themes = themesOf(readings, names)
  const sureness = surenessOf(readings, names, tradeNamer(readings, categories))
  const short = toThePoint(shortDescriptionOptions(readings, names, sureness), themes)
  // At last what describes it, where that is short enough for a line.
  const lines = taglineOptions(readings, names)
  const all = lines.length > 0 ? lines : short.slice(0, 1).filter(({ value }) => isLine(value))
  const tagline = surest(all, definingLines(readings, names), sureness)
  return {
    tagline: () => tagline,
    short_description: () => short,
    description: () => toThePoint(descriptionOptions(readings, tagline[0], names, sureness), themes)
  }
}
const askedBy: Readonly<Record<ChosenField, (seen: SiteSeen) => LineAsked>> = {
  tagline: ({ readings, names }) => taglineAsked(readings, names),
  short_description: ({ names }) => shortAsked(names),
  description: ({ names }) => paragraphAsked(names)
}

/** For each field the best first; what is said already stands behind what rules take in its place. */
export const lineChoices = (seen: SiteSeen): ((field: ChosenField, said?: string) => Options) => {
  const ruled = ruledBy(seen)
  return (field, said) => {
    const rules = ruled[field]()
    const best = bestLines(field, seen, askedBy[field](seen), rules)
    const isSaid = said !== undefined && best[0]?.value === said
    return isSaid ? [...rules.filter(({ value }) => value !== said), ...best] : best
  }
}
/** The same lines in no order, with what is true of each: for whoever learns what that is worth. */
export const lineTraits = (seen: SiteSeen): ((field: ChosenField) => ReadonlyArray<OwnLine>) => {
  const ruled = ruledBy(seen)
  return (field) => traitedLines(seen, askedBy[field](seen), ruled[field]())
}
