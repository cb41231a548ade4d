/** The lands that words name, or whose towns. */
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import { landOfToldTown } from "../towns/TownLands.ts"

/** Words of the longest name. */
const longest = 4
export const landsNamed = (text: string, lang: string | null): ReadonlyArray<string> => {
  const words = text.split(/[^\p{L}\p{M}'’.-]+/u).filter((word) => word !== "")
  return words.flatMap((word, from) =>
    /^\p{Lu}|^\p{Lo}/u.test(word)
      ? Array.from({ length: longest }, (_, more) => words.slice(from, from + more + 1).join(" ")).flatMap((name) => {
          const land = countryAtEnd(name, lang)
          return (land?.before === "" ? land.code : landOfToldTown(name)) ?? []
        })
      : []
  )
}
