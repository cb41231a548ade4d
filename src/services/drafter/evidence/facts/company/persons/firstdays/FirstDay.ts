/** What tells of the first day of a house, the surest first: answers, letters, stories, lines of years. */
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import type { ToldStory } from "../stories/ToldStory.ts"
import { askedBeginnings } from "./AskedBeginnings.ts"
import { firstDays } from "./FirstDays.ts"
import { firstEntries } from "./FirstEntries.ts"
import { lettersOfMakers } from "./LettersOfMakers.ts"

export { signedAlone } from "./LettersOfMakers.ts"

const firstOf = (all: ReadonlyArray<() => ReadonlyArray<ToldStory>>): ReadonlyArray<ToldStory> => {
  for (const one of all) {
    const found = one()
    if (found.length > 0) return found
  }
  return []
}
/** Those that tell the year. */
export const toldOfFirstDay = (site: SiteIndex, names: ReadonlyArray<string>): ReadonlyArray<ToldStory> =>
  firstOf([
    () => askedBeginnings(site, names).filter(({ year }) => year !== null),
    () => firstDays(site, names).told,
    () => lettersOfMakers(site, names),
    () => firstEntries(site, names)
  ])
/** Those that tell who did it. */
export const doneOnFirstDay = (site: SiteIndex, names: ReadonlyArray<string>): ReadonlyArray<ToldStory> =>
  firstOf([
    () => askedBeginnings(site, names).filter(({ people }) => people.length > 0),
    () => firstDays(site, names).done,
    () => firstEntries(site, names).filter(({ people }) => people.length > 0)
  ])
