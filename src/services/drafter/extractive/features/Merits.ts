/**
 * Names that say how well it is done, and nothing of what: "Friendly service", "Qualified instructors", "No hidden
 * costs". They are reasons to choose a house, and none of what it does.
 */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import type { Reading } from "../reading/Reading.ts"
import { figureAlone } from "../words/Entries.ts"
import { wordsIn } from "../words/Sentences.ts"
import { isFitName, type Offering } from "./Offerings.ts"
import { runsIn } from "./Runs.ts"
import { adjectives, deserved, whoServes } from "./reasons/MeritWords.ts"
import { isOtherList } from "./reasons/OtherEntries.ts"
import { anything, degrees, qualities } from "./SloganWords.ts"

/** Words of a name that says no more. */
const longest = 6
const word = /[\p{L}\p{N}%&’'+-]+/gu

/** Whether a name says how well it is done and no more. */
const isMerit = (name: string): boolean => {
  if (wordsIn(name) > longest) return false
  const folded = fold(name).replace(/[.!]+$/u, "")
  if (deserved.test(folded)) return true
  const words = folded.match(word) ?? []
  const isPraise = (one: string) => qualities.has(one) || adjectives.has(one)
  return (
    words.some(isPraise) &&
    words.every((one) => isPraise(one) || degrees.has(one) || anything.has(one) || whoServes.has(one)) &&
    (words.length > 1 || !adjectives.has(folded))
  )
}
/** Half of the names, or more, say so, a third where no words announce them, or they are of a kind that is nothing it does. */
export const areNoOffers = (entries: Parameters<typeof isOtherList>[0], isUntold: boolean): boolean =>
  (entries.length > 1 && entries.filter(({ text }) => isMerit(text)).length * (isUntold ? 3 : 2) >= entries.length) ||
  isOtherList(entries)

/** Share of a run's names that say so; entries of it. */
const share = 2 / 3
const least = 3
const own: ReadonlySet<Region> = new Set(["hero", "main", "features"])

/** The first run of a page whose names are merits, where nothing over it says that they are values or of others. */
export const meritsIn = (
  reading: Reading,
  announces: (over: ReadonlyArray<string>) => "features" | "else" | null
): ReadonlyArray<Offering> => {
  if (!reading.regions) return []
  const run = runsIn(reading).find(
    ({ entries, over, labels }) =>
      entries.length >= least &&
      entries.every(({ block }) => own.has(block.region)) &&
      entries.filter(({ name }) => isMerit(name)).length >= entries.length * share &&
      !entries.some(({ all }) => all.some(({ text, kind }) => kind === "quotation" || figureAlone.test(text))) &&
      announces(over) !== "else" &&
      announces(labels) !== "else"
  )
  return run?.entries.filter(({ name }) => isFitName(name)) ?? []
}
