/** The land that the letters of a state tell behind a town: "Garland, TX" is in the United States. */
import { usStates } from "../../words/PlaceWords.ts"
import { landOfToldTown } from "./TownLands.ts"

const american = new RegExp(`^(?:${usStates})$`, "u")
/** Provinces of Canada, without those whose letters are a land's or another's state's. */
const canadian = /^(?:AB|BC|MB|NB|NS|ON|QC)$/
/** States of Brazil, on pages in Portuguese. */
const brazilian = /^(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/
/** Those of Australia that no other land writes. */
const australian = /^(?:NSW|VIC|QLD|TAS|ACT)$/
/** Letters that pages in English put behind towns of another land as well: "Potsdam, DE", "Panaji, IN", "Bandung, ID". */
const ofLands: ReadonlySet<string> = new Set(["DE", "IN", "ID"])

/** Null where it may be another: pages in other languages shorten lands so, and a well-known town may be elsewhere. */
export const landOfState = (city: string, letters: string, lang: string | null): string | null => {
  if (canadian.test(letters) && /^(?:en|fr)(?!\p{L})/iu.test(lang ?? "en"))
    return (landOfToldTown(city) ?? "CA") === "CA" ? "CA" : null
  if (brazilian.test(letters) && /^pt(?!\p{L})/iu.test(lang ?? ""))
    return (landOfToldTown(city) ?? "BR") === "BR" ? "BR" : null
  if (australian.test(letters) && /^en(?!\p{L})/iu.test(lang ?? "en"))
    return (landOfToldTown(city) ?? "AU") === "AU" ? "AU" : null
  if (!american.test(letters) || !/^en(?!\p{L})/iu.test(lang ?? "en")) return null
  const known = landOfToldTown(city)
  return known === "US" || (known === null && !ofLands.has(letters)) ? "US" : null
}
