/** Addresses as lines of a page give them: the city where a city stands in one, and the country it names. */

import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { recalled } from "../../../../../domain/text/Recalled.ts"
import { countryAtEnd } from "../../reading/CountryNames.ts"
import { isGivenName, isPersonName } from "../Persons.ts"
import { addressLabel, brazilianStates, italianProvinces, placeholderAddress, usStates } from "../words/PlaceWords.ts"
import { grounds } from "../words/PremisesWords.ts"
import { inOtherScripts } from "./ScriptAddresses.ts"
import type { Address } from "./towns/Address.ts"
import { cityName, cityStates, district, isCityName, landBehindDash, regionNamed, regionOf } from "./towns/CityNames.ts"
import { codeShapes } from "./towns/CodeWays.ts"
import { fromTown } from "./towns/HouseNames.ts"
import { landOfTown, townOfTwo } from "./towns/KnownTowns.ts"
import { isTownAndPart, regionAtEnd, withoutStateForm } from "./towns/LandRegions.ts"
import { inLetteredPart, inRegion, placesIn } from "./towns/PartBehindTown.ts"
import { inBracketedProvince, withoutPart } from "./towns/PartInBrackets.ts"
import { codeFirst, readPostal, townBehindCode } from "./towns/PostalCodes.ts"
import { landOfState } from "./towns/StateLetters.ts"
import { isNamedStreet, isStreet, isStreetPart, numberedStreet } from "./towns/StreetParts.ts"
import { landOfToldTown, townBeforeLand } from "./towns/TownLands.ts"
import { inVietnamese } from "./towns/VietnameseTowns.ts"

const place = new RegExp(`^(?<city>${cityName})${district}$`, "u")
const stateAfter = new RegExp(String.raw`^(?<city>${cityName}), (?<state>${usStates}|AB|BC|MB|NB|NS|ON|QC|SK)$`, "u")

/** Bento Gonçalves – RS; Mannheim DE: a state's letters, or a land's, behind a town. */
const brazilian = new RegExp(String.raw`^(?<city>${cityName})(?: ?[-–/] ?|, )(?:${brazilianStates})$`, "u")
/** "Joinville - SC". */
const stateBehind = new RegExp(String.raw`(?: ?[-–] ?|, )(?=(?:${brazilianStates})$)`, "u")
const landLetters = new RegExp(String.raw`^(?<city>${cityName}),? \(?(?<land>[A-Z]{2})\)?$`, "u")
/** Lands that pages in a language shorten to their letters. */
const landsOf: Readonly<Record<string, ReadonlyArray<string>>> = {
  de: ["DE", "AT", "CH"],
  en: ["GB", "IE", "AU", "NZ"],
  es: ["ES", "MX"],
  fr: ["FR", "BE", "CH", "LU"],
  it: ["IT", "CH"],
  nl: ["NL", "BE"],
  pt: ["PT", "BR"]
}

const trimmed = (text: string) => text.replace(/^[\s,;:|·•*–-]+|[\s,;:|·•*–-]+$/gu, "").replace(/\.$/, "")

/** "Ghent, Belgium", "Austin, Texas, USA": nothing but places, the smallest first. */
const cityOfPlaces = (rest: string, lang: string | null): string | null => {
  const parts = placesIn(rest)
  // "Ada Roth, Ghent, Belgium" at the foot of a letter: who signs it is no town.
  const [opening = "", next = ""] = parts
  if (isPersonName(opening) && isGivenName(opening.split(" ")[0] ?? "") && landOfTown(next) !== null) parts.shift()
  // "Isla Verde, Puerto Alto, Región de los Lagos": what stands before a region is its town, a quarter before that.
  const held = parts.findIndex((part) => regionOf.test(part))
  if (held > 1) parts.splice(0, held - 1)
  // "Rope Park Phase II, Pune": grounds, and the town they are in; "Menlo Park" stands alone before its state.
  if (parts.length > 1 && grounds.test(parts[0] ?? "")) parts.shift()
  const places = fromTown(parts)
  if (places === null || places.length === 0 || places.length > 3) return null
  const [first = "", ...more] = places
  if (more.some((part) => !place.test(part))) return null
  const [last = ""] = more.slice(-1)
  const named = townOfTwo(first, last)
  if (named === null) return null
  const city = place.exec(named ?? first)?.groups?.city
  return city !== undefined && isCityName(city, lang) && !regionNamed.test(city) ? city : null
}

/** Before a land's name: "Santiago de Chile" and "Ciudad de México" are towns, which have it within theirs. */
const endsInTown = /\p{Lu}\p{Ll}+ d[eo]$/u
/** "9 Teal Road, Nelson 7071, NZ", "Oudegracht 5, 3511 AG Utrecht (NL)": a land's letters behind a code in its shape. */
const landLettered = (text: string, lang: string | null): ReturnType<typeof countryAtEnd> => {
  const { before = "", code = "" } = letteredEnd.exec(text)?.groups ?? {}
  const shape = codeShapes[code]
  if (shape === undefined || !shape.test(before)) return null
  const city = readPostal(before, code, lang)?.city ?? null
  // "03100 Frosinone (FR)", "50122 Firenze FI": provinces of Italy.
  const isProvince = provinceLetters.test(code) && (city === null || landOfToldTown(city) !== code)
  return city === null || isProvince ? null : { code, before }
}
const provinceLetters = new RegExp(`^(?:${italianProvinces})$`, "u")
const letteredEnd = /^(?<before>.*\p{Nd}.*?),? \(?(?<code>[A-Z]{2})\)?$/u

/** "Scotland, UK" and "Cornwall, England": the land, with the parts of it that stand before its name. */
const landAtEnd = (text: string, lang: string | null): ReturnType<typeof countryAtEnd> => {
  const land = countryAtEnd(text, lang)
  if (land === null) return landLettered(text, lang)
  const named = { ...land, before: withoutStateForm(land.before) }
  if (endsInTown.test(named.before) && landOfToldTown(text.split(/, ?/u).at(-1) ?? "") === land.code)
    return { code: land.code, before: text }
  const nation = countryAtEnd(named.before, lang)
  if (nation !== null && nation.code === named.code && nation.before !== "" && !endsInTown.test(nation.before))
    return nation
  const region = regionAtEnd(named.before)
  return region !== null && region.land === named.code ? { code: named.code, before: region.before } : named
}

/** "Via Sarajevo, 13, Nocera Inferiore (SA), Italia": a province in brackets, and a number behind a comma. */
const province = new RegExp(String.raw` \((?:${italianProvinces})\)(?=$|,)`, "u")
const numberBehind = /(?<=\p{L}), (?=\p{Nd}{1,4}(?:\/?\p{L})?(?:,|$))/u
/** "Rua das Flores, 310, Curitiba, PR, Brasil": a state's letters before its land. */
const stateBefore = new RegExp(String.raw`(?: ?[-–/] ?|, )(?:${brazilianStates})$`, "u")
const withoutProvince = (rest: string, land: string | undefined) => {
  if (land === "IT" && province.test(rest)) return rest.replace(province, "").replace(numberBehind, " ")
  return land === "BR" && stateBefore.test(rest) ? rest.replace(stateBefore, "").replace(numberBehind, " ") : rest
}

/** Before a town, behind the comma of its street. */
const codeOrFloor = /^(?:\p{Nd}{3}|(?:et|etaj|floor|suite|unit|piso|ap|apt)\.? ?\p{Nd}{1,3},?) /iu
const isPortuguese = (lang: string | null) => /^pt/i.test(lang ?? "")

/** "15, rue des Lilas", "Bogotá, D.C.": a comma between a number and its street, and what the capital is besides. */
const withoutAsides = (text: string): string =>
  text.replace(/(?<=(?:^|, ?)\p{Nd}{1,4}(?: ?(?:bis|ter|quater))?), (?=\p{Ll}{2})/gu, " ").replace(capitalForm, "")
const capitalForm = /(?<=Bogotá),? D\. ?C\.?(?=$|,)/u
/** Towns that are all of their land: whatever stands before it is a part of them. */
const townLands: ReadonlySet<string> = new Set(["hong kong", "singapore", "monaco", "gibraltar"])

const readPart = (written: string, lang: string | null, labelled: boolean): Address | null => {
  const text = withoutAsides(codeFirst(written, lang))
  const named = landAtEnd(text, lang)
  // "Visa Châu Úc": of a land nothing but a comma makes a town of what stands before it, where names are many words.
  if (named !== null && /^vi/iu.test(lang ?? "") && !/^$|[,–—-] *$/u.test(named.before)) return null
  const rest = withoutProvince(withoutPart(trimmed(named?.before ?? text), named?.code ?? null), named?.code)
  const countryWords = named === null ? "" : fold(trimmed(text.slice(named.before.length)).replace(/^the /i, ""))
  // "8 rue du Saint-Esprit, L-1475 Luxembourg": the town and its land have one name.
  if (named !== null && cityStates.has(countryWords) && /\p{Nd}.*, ?(?:[A-Z]{1,2}-)?\p{Nd}{4,6}$/u.test(rest))
    return {
      city: trimmed(text.slice(rest.length)).split(/, ?/u, 1)[0] ?? "",
      country: named.code,
      countryWords,
      postal: true
    }
  const postal = readPostal(rest, named?.code ?? null, lang)
  if (postal !== null)
    return {
      city: postal.city,
      country: named?.code ?? postal.country,
      countryWords: named === null ? fold(trimmed(postal.telling)) : countryWords,
      postal: true,
      shape: named === null && postal.country === null ? postal.shape : null
    }
  if (named === null) {
    // The land: in the state of that name no code stands before its town.
    const inGeorgia = /^(?<before>.*\p{Nd}.*, \p{Nd}{4} \p{Lu}\p{L}+), Georgia$/u.exec(rest)?.groups?.before
    if (inGeorgia !== undefined)
      return { city: inGeorgia.split(" ").at(-1) ?? "", country: "GE", countryWords: "georgia", postal: true }
    // "Rua das Flores, 1180, Centro, Juiz de Fora/MG"
    const held = isPortuguese(lang) && rest.includes(",") ? placesIn(rest.replace(stateBehind, "/")) : []
    const below = brazilian.exec(held.at(-1) ?? "")?.groups?.city
    const hasNumber = held
      .slice(0, -1)
      .some((part, at) => isStreetPart(part) || isStreetPart(`${held[at - 1]} ${part}`))
    if (below !== undefined && held.length > 1 && hasNumber && isCityName(below, lang))
      return { city: below, country: "BR", countryWords: fold(rest.slice(-2)), postal: true }
    const town = brazilian.exec(rest)?.groups?.city
    if (town !== undefined && isPortuguese(lang) && isCityName(town, lang))
      return {
        city: town,
        country: "BR",
        countryWords: fold(rest.slice(town.length).replace(/^[ –/-]+/u, "")),
        postal: false
      }
    const letters = landLetters.exec(rest)?.groups
    // "Wilmington, DE" is in Delaware, on a German page in Germany; "Acme AG" is in neither.
    const land = letters?.land ?? ""
    if (
      landsOf[lang?.slice(0, 2).toLowerCase() ?? ""]?.includes(land) === true &&
      letters?.city !== undefined &&
      isCityName(letters.city, lang)
    )
      return { city: letters.city, country: land, countryWords: land.toLowerCase(), postal: false }
    const [street = "", last = "", ...more] = placesIn(rest)
    if (
      labelled &&
      more.length === 0 &&
      isStreet.test(street) &&
      isStreetPart(street) &&
      place.test(last) &&
      isCityName(last, lang)
    )
      return { city: last, country: null, countryWords: "", postal: true }
    const inPart = inRegion(rest, lang)
    if (inPart !== null) return inPart
    const lettered = inLetteredPart(rest, lang)
    if (lettered !== null) return lettered
    const { city, state = "" } = stateAfter.exec(rest)?.groups ?? {}
    if (city === undefined || !isCityName(city, lang)) return null
    const country = landOfState(city, state, lang)
    return { city, country, countryWords: country === null ? "" : fold(state), postal: false }
  }
  if (rest === "") return { city: null, country: named.code, countryWords, postal: false }
  // "Unit 17/4 Station Street, Fairfield, Sydney, Australia"
  // "Via Roma, 12, Ancona, Italia": a comma before the number of a street.
  const parts = placesIn(isNamedStreet(rest.split(",", 1)[0] ?? "") ? rest.replace(numberBehind, " ") : rest)
  if (parts.some(isStreetPart) && townLands.has(countryWords))
    return { city: trimmed(text.slice(named.before.length)), country: named.code, countryWords, postal: true }
  if (parts.slice(0, -1).some((part) => isStreetPart(part) || numberedStreet.test(part))) {
    const places = parts.filter((part) => !/^\p{Lu}{2,3}$/u.test(part) && !regionNamed.test(part))
    // "400 Ísafjörður, Iceland", "et. 3 Chisinau, Moldova"
    const last = place.exec((places.at(-1) ?? "").replace(codeOrFloor, ""))?.groups?.city
    // "Rosario, Santa Fe, Argentina" and "Centro, Santa Fe, Argentina": a province is called as its first town.
    const before = places.at(-2) ?? ""
    const isBoth = last !== undefined && isTownAndPart(named.code, last) && place.test(before) && !isStreetPart(before)
    const city = townBehindCode(parts, named.code, lang) ?? (isBoth ? undefined : last)
    return {
      city: city !== undefined && isCityName(city, lang) ? city : null,
      country: named.code,
      countryWords,
      postal: true
    }
  }
  // "Marina Commercial Park, Centre Park Road, Cork, Ireland": what follows the last street is its town.
  const below = parts.at(-1) ?? ""
  if (parts.length > 1 && isNamedStreet(parts.at(-2) ?? "") && place.test(below) && isCityName(below, lang))
    return { city: below, country: named.code, countryWords, postal: false }
  const city = cityOfPlaces(rest, lang) ?? townBeforeLand(parts, named.code)
  // "Longhu District, Xinzheng, Zhengzhou, Henan": which of them is the city?
  // "Bristol & Bath, UK": two of one land.
  const towns = parts.length === 1 ? (parts[0] ?? "").split(/ & | and /u) : []
  const isPair = towns.length === 2 && towns.every((town) => place.test(town) && isCityName(town, lang))
  const places = isPair || (parts.length <= 5 && parts.every((part) => place.test(part) && part.split(" ").length <= 4))
  return city === null && !places ? null : { city, country: named.code, countryWords, postal: false }
}

/** What stands on the line of an address and is none of it: telephones, mail, numbers of registers. */
const beside =
  /(?:(?:copyright ?|\p{Nd}{4}(?: ?[-–] ?\p{Nd}{2,4})? ?)?(?:©|\(c\)) ?(?:copyright ?)?(?:\p{Nd}{4}(?: ?[-–] ?\p{Nd}{2,4})?)?|(?<![\p{L}])(?:tel(?:efon|éfono|efone|ephone)?|ph|phone|mobile?|mobil|fax|t|m|f|p|call|whatsapp|kvk|siret|siren|rcs|cnpj|cif|nif|nipc|vat(?: no| id| number)?|btw|ondernemingsnummer|numéro d['’]entreprise|unternehmensnummer|p\. ?iva|partita iva|c\. ?f|ust-?id(?:nr)?|uid|hrb|reg(?:istration)?\.? no|company no|org\. ?(?:no|nr)|abn|acn|ein)(?!\p{L})\.?:? ?(?:[A-Z]{2,3} ?)?[+(]?\p{Nd}[\p{Nd} ()./-]{4,}[A-Z\p{Nd}]*|[+(]\p{Nd}[\p{Nd} ()./-]{6,}|(?<![\p{Nd}-])(?!\p{Nd}{5}-\p{Nd}{3}(?!\p{Nd}))0\p{Nd}[\p{Nd} /-]{7,}|(?:(?<!\p{L})(?:e-?mail|mail|courriel|correo|posta)\.?:? )?[\w.+-]+@[\w.-]+|https?:\S+|www\.\S+)/giu
/** Each of these holds one of them. */
const mayBeBeside = /[©(@:]|\p{Nd}|www\./iu
const segment = /\s*[|·•⌖📍]\s*|\s+[–—*-]\s+|\s*;\s*|(?<=\p{Ll}{3}\.)\s+(?=\p{Lu})/u
const mostSegments = 6

const better = (a: Address | null, b: Address | null): Address | null => {
  const worth = (one: Address | null) =>
    one === null ? -1 : (one.postal ? 4 : 0) + (one.city === null ? 0 : 2) + (one.country === null ? 0 : 1)
  return worth(b) > worth(a) ? b : a
}

/** "Localização Jacareí, SP": a label without a mark, whose town follows. */
const plainLabel =
  /^(?:Location|Address|Adresse|Anschrift|Standort|Dirección|Ubicación|Localização|Endereço|Morada|Indirizzo|Adres) (?=\p{Lu}\p{Ll})/u

/** "Makhanda (formerly Grahamstown), 6139": what else a town is or was called. */
const otherName =
  / \((?:you |formerly|once|also|ehemals|früher|anciennement|ex|antes|antigu[ao]|voorheen|già)[^()]{2,60}\)(?=,| \p{Nd}|$)/iu

/** "Ghent (Belgium)" as "Ghent, Belgium". */
const withoutBrackets = (text: string, lang: string | null): string =>
  text.endsWith(")")
    ? text
        .replace(/(?<!\p{Nd}{5} [\p{L} ]{2,40})\s*\((\p{Lu}[^()]+)\)$/u, ", $1")
        .replace(/\s*\((\p{Lu}[^()]+)\)$/u, (whole, words: string) =>
          countryAtEnd(words, lang)?.before === "" ? `, ${words}` : whole
        )
    : text

/** What a line says as an address; null where it is none. `labelled`: something before it says that it is one. */
export const readAddress = (written: string, lang: string | null, labelled = false): Address | null =>
  inContext(`${labelled ? "+" : "-"}${lang === null ? "" : `:${lang}`}\n${tidyText(written)}`)
/** The foot of a site stands on each of its pages. A tidy text has no line break, so that the last parts it from the rest. */
const inContext = recalled((line) => {
  const cut = line.lastIndexOf("\n")
  return inLine(line.slice(cut + 1), line[1] === ":" ? line.slice(2, cut) : null, line.startsWith("+"))
})
const inLine = (tidy: string, lang: string | null, labelled: boolean): Address | null => {
  const held = inBracketedProvince(tidy.replace(addressLabel, ""), lang)
  if (held !== null) return held
  const bare = landBehindDash(withoutBrackets(tidy, lang).replace(/(?<=\p{L}{2})\.$/u, ""), lang)
  const text = (mayBeBeside.test(bare) ? bare.replace(beside, " | ") : bare)
    .replace(plainLabel, "")
    .replace(otherName, "")
  if (text === "" || text.length > 320 || placeholderAddress.test(text)) return null
  const elsewhere = inVietnamese(text) ?? inOtherScripts(text, lang)
  if (elsewhere !== null) return elsewhere
  const parts = text
    .split(segment)
    .map(trimmed)
    .filter((part) => part !== "")
    .slice(0, mostSegments)
  const known = new Map<string, Address | null>()
  const reading = (part: string, isLabelled: boolean) => {
    const key = `${isLabelled ? "+" : "-"}${part}`
    const before = known.get(key)
    if (before !== undefined) return before
    const now = readPart(part, lang, isLabelled)
    known.set(key, now)
    return now
  }
  // "Berlin, Germany · Oslo, Norway": a list of places.
  const towns = parts.flatMap((part) => {
    const one = reading(part, false)
    return one === null || one.postal || one.city === null || one.country === null ? [] : [fold(one.city)]
  })
  if (new Set(towns).size > 1) return null
  let best: Address | null = null
  // The city and its land may stand on two sides of a dash; what stands before them may be anything.
  for (const from of parts.keys())
    for (let to = from + 1; to <= Math.min(parts.length, from + 3); to++)
      best = better(best, reading(trimmed(parts.slice(from, to).join(", ").replace(addressLabel, "")), labelled))
  return best
}
