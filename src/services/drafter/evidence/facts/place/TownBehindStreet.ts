/**
 * A town behind its street where nothing but that says that it is one: "Acme CC, Mile 4, Swakopmund", "Acme S.A.S. – General
 * Flores 481, Colonia del Sacramento", "22 Adeola Odeku Street, Victoria Island, Lagos".
 */
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import type { Own } from "../Own.ts"
import { buildings as isBuilding } from "../words/PlaceWords.ts"
import { withoutLabel } from "./AddressOwners.ts"
import { isTownName } from "./prose/tongues/TownNames.ts"
import type { Address } from "./towns/Address.ts"
import { cityName, isCityName } from "./towns/CityNames.ts"
import { landOfTown, townOfTwo } from "./towns/KnownTowns.ts"
import { isTownAndPartAnywhere } from "./towns/LandRegions.ts"
import { isNamedStreet, isStreet, isStreetPart } from "./towns/StreetParts.ts"

/** A street as the Balkans write it without a number. */
const numberless = / (?:bb|b\.b\.|s\/n)$/iu
/** No street, though a number stands in it: "Version 4", "since 2012", "Company No 1234567", "081 55 01 26". */
const noStreet =
  /\p{Nd}{5}|[@©]|(?<!\p{L})(?:version|release|since|est|seit|depuis|desde|dal|iso|tel|stand|booth|hall)(?!\p{L})/iu
/** Between a name and a town: all with a number, or streets. */
const isRouteTo = (part: string) =>
  part.length <= 60 &&
  !noStreet.test(part) &&
  ((/\p{L}{2}/u.test(part) && (/\p{Nd}/u.test(part) || numberless.test(part) || isNamedStreet(part))) ||
    isNumber.test(part))
/** "Rua de Lisboa, 14" */
const isNumber = /^\p{Nd}{1,4} ?\p{L}?$/u
const behindAddress =
  /@|^(?:tel|phone|fax|kvk|btw|siret|siren|rcs|cif|nif|nipc|p\. ?iva|c\. ?f|ust-?id|uid|hrb|fn|vat|abn)(?!\p{L})[^\p{Nd}]{0,6}\p{Nd}|^[+(]?\p{Nd}[\p{Nd} ()./-]{6,}$/iu
/** How we are reached or when, behind a dot or a line: "· hello at acme", "| open daily". */
const asideBehind = / ?[·|•] ?\p{Ll}[^·|•]*$/u
/** "Buy Acme at Petit" */
const atOthers = /\p{L} (?:at|by|with|near|bei|chez|avec|presso|bij|met|junto a|con|com) \p{Lu}/u
/** Says again what stands there. */
export const seatTail =
  /, (?:(?:which is )?(?:our|the) (?:head ?office|headquarters|hq|seat|home)|unser (?:haupt|firmen)?sitz|notre siège(?: social)?|nuestra sede|a? ?nossa sede|la nostra sede|ons hoofdkantoor)$/iu
const wholeTown = new RegExp(`^${cityName}$`, "u")

/** The town of the last parts of an address, the last first: a quarter stands before it, or what it is in behind it. */
const townOf = (
  parts: ReadonlyArray<string>
): { readonly city: string; readonly route: ReadonlyArray<string> } | null => {
  const [last = "", before = "", ...more] = parts
  const all = { city: last, route: [before, ...more] }
  if (isRouteTo(before) || !wholeTown.test(before) || more.length === 0) return all
  const isKnown = isTownName(before)
  // "Rosario, Santa Fe": of a name that is a town's and its province's, the one before it is the town if it is any.
  if (isTownAndPartAnywhere(last) || (isKnown && !isTownName(last)))
    return isKnown ? { city: before, route: more } : null
  return townOfTwo(before, last) === last ? { city: last, route: more } : all
}

export const townInStreet = (text: string, own: Own, lang: string | null, labelled: boolean): Address | null => {
  const whole = withoutLabel(text)
    .replace(/\.$| \([^()\p{Nd}]{3,40}\)\.?$/u, "")
    .replace(asideBehind, "")
    .replace(/(?<=\p{L})\.? (?:[\p{Lu}][^,:]{1,20}: )?[\w.+-]+@[\w.-]+$/u, "")
    .replace(seatTail, "")
  const parts = whole.split(/\s*[,·|]\s*|\s+[–—-]\s+/u)
  // How we are reached, and numbers of registers, stand behind it.
  while (parts.length > 2 && behindAddress.test(parts.at(-1) ?? "")) parts.pop()
  const isOurs = (part: string) =>
    own.isName(part) ||
    (part.split(" ").length <= 6 && !/[\p{Nd}@]/u.test(part) && own.isIn(fold(part)) && !atOthers.test(part))
  const headed = isOurs(parts[0] ?? "")
  const found = townOf(parts.slice(headed ? 1 : 0).toReversed())
  if (found === null) return null
  const { city: town, route } = found
  // "Saskatoon SK"
  const city = town.replace(/ (?:AB|BC|MB|NB|NS|ON|QC|SK)$/u, "")
  // Behind a dot may as well stand "Instagram".
  const isBehind = () =>
    new RegExp(`, ?${RegExp.escape(town)}(?:$${town === parts.at(-1) ? "" : "|,"}| ?[·|])`, "u").test(whole)
  const isRoute = route.length > 0 && route.length <= 4 && route.every(isRouteTo)
  const isNumbered = route.some((part) => /\p{Nd}/u.test(part) || numberless.test(part))
  // "Hafenstr. 3a, Bremen": a street by its word, and a town that everybody knows.
  const isPlain =
    landOfTown(city) !== null && route.length === 1 && route.every((part) => isStreet.test(part) && isStreetPart(part))
  if (!(headed || labelled || isPlain) || !isRoute || !isNumbered || !isBehind()) return null
  const isTown = wholeTown.test(city) && isCityName(city, lang) && !isBuilding.test(city) && !/\.\p{L}/u.test(city)
  if (!isTown || own.isName(city)) return null
  const country = landOfTown(city)
  return { city, country, countryWords: country === null ? "" : fold(city), postal: true }
}

/** Towns that are words, or names of people and of other things, as well. */
const wordsToo =
  /^(?:bath|bury|derby|reading|wells|poole|stroud|preston|victoria|orange|nice|gap|lens|tours|nancy|valence|orleans|essen|halle|hof|hamm|hagen|gera|wesel|weiden|leer|baden|wels|wil|thun|oss|ede|tiel|lier|huy|mons|salta|colonia|puebla|split|florence|florenz|verona|sofia|jackson|lincoln|chester|hamilton|nelson|kingston|phoenix|memphis|columbus|buffalo|mobile|perth|san jose|la paz|sucre|reus|vic|ronda|massa|prato|terni|como|lodi|asti)$/iu
/** "© 2026 Acme · Zürich": behind our name, or a label, a town that everybody knows. */
export const townBehindName = (text: string, bare: string, isLine: boolean, own: Own): Address | null => {
  const town = tidyText(bare).replace(/^[\s·•|,–-]+|[\s.]+$/gu, "")
  const before = tidyText(text).slice(0, -tidyText(bare).length)
  // "© 2026 Acme. Supported by the Roth Foundation, Stockholm" ends with somebody else's.
  const isOnly =
    before.split(" ").length <= 7 && !/\. \p{L}|(?<!\p{L})(?:by|von|par|por|da|door)(?!\p{L})/iu.test(before)
  if (!isLine || before.trim() === "" || !isOnly) return null
  const country = landOfTown(town)
  const name = before
    .replace(/^(?:©|\(c\)|copyright)? ?(?:\p{Nd}{4}(?:-\p{Nd}{2,4})?,?)? ?/iu, "")
    .replace(/[\s·•|,–-]+$/u, "")
  // Behind our name and nothing else a smaller town as well.
  if (country === null && own.isName(name) && isTownName(town) && !wordsToo.test(town))
    return { city: town, country: null, countryWords: "", postal: false }
  return country === null ? null : { city: town, country, countryWords: fold(town), postal: false }
}
