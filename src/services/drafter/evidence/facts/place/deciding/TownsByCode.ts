/** Which of the names beside a postal code is the town: the one right behind it, save where the code itself says that it is not. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import type { Spot } from "../prose/Spot.ts"
import { cityName } from "../towns/CityNames.ts"

/** Chief towns of the provinces of Italy whose codes have a nought in the third place for all other towns of the province. */
const chiefTowns: ReadonlySet<string> = new Set(
  (
    "agrigento|alessandria|ancona|aosta|arezzo|ascoli piceno|asti|avellino|bari|belluno|benevento|bergamo|bologna|bolzano|brescia|brindisi|" +
    "cagliari|caltanissetta|campobasso|caserta|catania|catanzaro|chieti|como|cosenza|cremona|cuneo|enna|ferrara|firenze|foggia|frosinone|" +
    "genova|gorizia|grosseto|imperia|isernia|la spezia|l'aquila|latina|lecce|livorno|lucca|macerata|mantova|matera|messina|milano|modena|" +
    "napoli|novara|nuoro|oristano|padova|palermo|parma|pavia|perugia|pesaro|pescara|piacenza|pisa|pistoia|pordenone|potenza|" +
    "ragusa|ravenna|reggio calabria|reggio emilia|rieti|roma|rovigo|salerno|sassari|savona|siena|siracusa|sondrio|taranto|teramo|terni|" +
    "torino|trapani|trento|treviso|trieste|udine|varese|venezia|vercelli|verona|vicenza|viterbo"
  ).split("|")
)
/** "33044 Udine" is in the province of Udine: the code of the town itself has a one in the third place. */
const ofProvince = /(?:^|[\s,])(?<code>\p{Nd}{2}0\p{Nd}{2}),? (?<town>\p{Lu}[\p{L}' ]+)/u
/** "Fraz. Sotto Collina, 33044 Udine", "Via Nuova 3, Collina, 33044 Udine": the town before it. */
const before = new RegExp(String.raw`(?:^|, )(?:fraz(?:ione|\.)? \p{L}+,? )?(?<town>${cityName}),? $`, "iu")
const longest = 300

const inItaly = (spot: Spot): Spot => {
  const { city, country } = spot
  if (city === null || country?.value !== "IT" || !chiefTowns.has(fold(city.value)) || city.words.length > longest)
    return spot
  const found = ofProvince.exec(city.words)
  if (found === null || !fold(found.groups?.town ?? "").startsWith(fold(city.value))) return spot
  const ahead = city.words
    .slice(0, found.index + (found[0].length - found[0].trimStart().length))
    .replace(/[\s,]+$/u, "")
  const town = before.exec(`${ahead}, `)?.groups?.town
  const isTown =
    town !== undefined &&
    /^\p{Lu}/u.test(town) &&
    !/^(?:via|viale|piazza|corso|strada|largo|fraz|località|loc)(?!\p{L})/iu.test(town)
  return { ...spot, city: isTown ? { ...city, value: town, telling: fold(town) } : null }
}

/** "6700 Alder Falls – Longshire, Belgium", where another address has "6700 Alder Falls": what stands behind it is its part of the land. */
const withoutParts = (spots: ReadonlyArray<Spot>): ReadonlyArray<Spot> => {
  const towns = new Set(
    spots.flatMap(({ city, surety }) => (city !== null && surety === "address" ? [city.value] : []))
  )
  if (towns.size < 2) return spots
  const isPart = ({ city, surety }: Spot) =>
    city !== null &&
    surety === "address" &&
    city.words.length <= longest &&
    [...towns].some(
      (town) =>
        town !== city.value &&
        new RegExp(
          String.raw`(?<!\p{Nd})\p{Nd}{4,5} ${RegExp.escape(town)} ?[–—,-] ?${RegExp.escape(city.value)}`,
          "u"
        ).test(city.words)
    )
  return spots.map((spot) => (isPart(spot) ? { ...spot, city: null } : spot))
}
/** "France 9000 Alder", behind the name of a company: the land that it is of. */
export const withoutLandAhead = (text: string): string =>
  text.replace(/^(?<land>\p{Lu}\p{L}+) (?=\p{Nd}{4,5} \p{Lu})/u, (whole, land: string) =>
    countryAtEnd(land, null)?.before === "" ? "" : whole
  )
export const townsByCode = (spots: ReadonlyArray<Spot>): ReadonlyArray<Spot> => withoutParts(spots.map(inItaly))
