/** The lands that words name, or whose towns. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import { landOfPart } from "../../words/LandParts.ts"
import { usStateNames } from "../../words/PlaceWords.ts"
import { landOfToldTown } from "../towns/TownLands.ts"

/** Words of the longest name. */
const longest = 4
const state = new RegExp(`^(?:${usStateNames})$`, "iu")
/** Of a state or a county, which may be called like another land: "New Mexico", "Georgia". */
const landWithPart = (name: string): string | null => (state.test(name) ? "US" : (landOfPart.get(fold(name)) ?? null))
/** Begins the name of somewhere else: "New Jersey" is not Jersey. */
const anew = /^(?:new|nueva|nova|nouvelle|neu|nuova|nieuw)$/iu

export const landsNamed = (text: string, lang: string | null): ReadonlyArray<string> => {
  const words = text.split(/[^\p{L}\p{M}'’.-]+/u).filter((word) => word !== "")
  /** The longest name from here on that `landOf` knows. */
  const nameAt = (from: number, landOf: (name: string) => string | null) =>
    Array.from({ length: longest }, (_, less) => longest - less)
      .filter((count) => from + count <= words.length)
      .map((count) => ({ count, land: landOf(words.slice(from, from + count).join(" ")) }))
      .find(({ land }) => land !== null) ?? { count: 0, land: null }
  const landCalled = (name: string): string | null => {
    const land = countryAtEnd(name, lang)
    return land?.before === "" ? land.code : landOfToldTown(name)
  }
  const found: Array<string> = []
  for (let from = 0; from < words.length; from++) {
    if (!/^\p{Lu}|^\p{Lo}/u.test(words[from] ?? "")) continue
    const part = nameAt(from, landWithPart)
    const { count, land } = nameAt(from, landCalled)
    const isPart = part.count >= count && part.land !== land
    // "Lebanon, Pennsylvania": a town that is called so.
    const behind = nameAt(from + count, landWithPart).land
    const isTown = behind !== null && behind !== land
    if (land !== null && !isPart && !isTown && !anew.test(words[from - 1] ?? "")) found.push(land)
    from += Math.max(part.count, count, 1) - 1
  }
  return found
}
