/** The land that the letters of a state tell behind a town: "Garland, TX" is in the United States. */
import { brazilianStates, usStates } from "../../words/PlaceWords.ts"
import { landOfToldTown } from "./TownLands.ts"

interface StatesOf {
  readonly land: string
  readonly letters: RegExp
  /** Pages in other languages shorten lands so. */
  readonly tongues: RegExp
}
/** Letters that only pages of the land's own languages put behind a town. */
const states: ReadonlyArray<StatesOf> = [
  // Provinces of Canada, without those whose letters are a land's or another's state's.
  { land: "CA", letters: /^(?:AB|BC|MB|NB|NS|ON|QC)$/, tongues: /^(?:en|fr)(?!\p{L})/iu },
  { land: "BR", letters: new RegExp(`^(?:${brazilianStates})$`, "u"), tongues: /^pt(?!\p{L})/iu },
  // Those of Australia that no other land writes.
  { land: "AU", letters: /^(?:NSW|VIC|QLD|TAS|ACT)$/, tongues: /^en(?!\p{L})/iu }
]
const american = new RegExp(`^(?:${usStates})$`, "u")
/** Letters that pages in English put behind towns of another land as well: "Potsdam, DE", "Panaji, IN", "Bandung, ID". */
const ofLands: ReadonlySet<string> = new Set(["DE", "IN", "ID"])

/** Null where it may be another: pages in other languages shorten lands so, and a well-known town may be elsewhere. */
export const landOfState = (city: string, letters: string, lang: string | null): string | null => {
  const tongue = lang ?? "en"
  const found = states.find((one) => one.letters.test(letters) && one.tongues.test(tongue))
  if (found !== undefined) return (landOfToldTown(city) ?? found.land) === found.land ? found.land : null
  if (!american.test(letters) || !/^en(?!\p{L})/iu.test(tongue)) return null
  const known = landOfToldTown(city)
  return known === "US" || (known === null && !ofLands.has(letters)) ? "US" : null
}
