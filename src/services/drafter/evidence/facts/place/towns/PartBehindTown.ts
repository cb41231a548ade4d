/** A town before the part of its land that it is in, behind a street or not. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { canadianLetters, mexicanStates, usStates } from "../../words/PlaceWords.ts"
import { cityName, district, isCityName } from "./CityNames.ts"
import { regionAtEnd } from "./LandRegions.ts"
import { isNamedStreet, isStreetPart } from "./StreetParts.ts"

interface TownInPart {
  readonly city: string
  readonly country: string | null
  /** The words that tell the country, folded. */
  readonly countryWords: string
  /** A street stands before it. */
  readonly postal: boolean
}

const town = new RegExp(`^${cityName}${district}$`, "u")
export const placesIn = (text: string) => text.split(/\s*[,،|·•]\s*|\s+[-–]\s+/).filter((part) => part !== "")

/** "2200 NW Front Avenue, Portland, Oregon", "Hobart, Tasmania": the part of a land tells the land. */
export const inRegion = (rest: string, lang: string | null): TownInPart | null => {
  const region = regionAtEnd(rest)
  const parts =
    region === null || region.land === null || !/,\s*\S+(?:\s\S+){0,3}$/u.test(rest) ? [] : placesIn(region.before)
  const city = parts.at(-1) ?? ""
  // "The Old Forge, Church Road, Ludlow, Shropshire": a house with a name has no number.
  const hasStreet = parts.slice(0, -1).some((part) => isStreetPart(part) || isNamedStreet(part))
  if (region === null || !town.test(city) || !isCityName(city, lang) || (parts.length > 1 && !hasStreet)) return null
  return { city, country: region.land, countryWords: region.words, postal: hasStreet }
}

const usState = new RegExp(`^(?:${usStates})$`, "u")
const canadianPart = new RegExp(`^(?:${canadianLetters})$`, "u")
const mexicanState = new RegExp(`^(?:${mexicanStates})$`, "u")
/** "44 Main St, Burlington, VT", "Av. Juárez 14, Col. Centro, Atlixco, Pue.": a street, a town, and what part of its land that is in. */
export const inLetteredPart = (rest: string, lang: string | null): TownInPart | null => {
  const parts = rest.split(/, | (?=[A-Z]{2}$)/u)
  const [part = "", city = "", ...before] = parts.toReversed()
  const numbered = before.some((one) => isStreetPart(one))
  if (!numbered || before.length > 3 || !town.test(city) || !isCityName(city, lang)) return null
  const ahead = before.some((one) => /^\p{Nd}/u.test(one))
  // Letters of America's stand for lands elsewhere, where numbers stand behind their street.
  const country = canadianPart.test(part)
    ? "CA"
    : ahead && usState.test(part)
      ? "US"
      : /^es/iu.test(lang ?? "") && mexicanState.test(part)
        ? "MX"
        : null
  return country === null ? null : { city, country, countryWords: fold(part), postal: true }
}
