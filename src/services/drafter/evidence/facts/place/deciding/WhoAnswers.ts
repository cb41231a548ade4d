/** "Ada Roth" over "Deutschland", where a town may stand: who answers for a house, in its imprint or as whoever signs. */
import { isGivenName, isPersonName } from "../../Persons.ts"
import { isTownName } from "../prose/tongues/TownNames.ts"
import { landOfToldTown } from "../towns/TownLands.ts"

/** A name that begins as people's do or, where pages say who that is, any in the shape of one. */
export const isWhoAnswers = (name: string, inImprint: boolean): boolean =>
  isPersonName(name) &&
  (inImprint || isGivenName(name.split(" ")[0] ?? "")) &&
  !isTownName(name) &&
  landOfToldTown(name) === null
