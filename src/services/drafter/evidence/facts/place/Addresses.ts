/** Addresses as lines of a page give them: the city where a city stands in one, and the country it names. */
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { countryAtEnd } from "../../reading/CountryNames.ts"
import { addressLabel, placeholderAddress, usStates } from "../words/PlaceWords.ts"
import { isCityName } from "./CityNames.ts"
import { cityName, district, readPostal } from "./PostalCodes.ts"

export interface Address {
  /** As it is written. */
  readonly city: string | null
  readonly country: string | null
  /** The words that name the country, folded. */
  readonly countryWords: string
  /** It has a postal code or a street, so is an address and no list of places. */
  readonly postal: boolean
}

const place = new RegExp(`^(?<city>${cityName})${district}$`, "u")
const stateAfter = new RegExp(String.raw`^(?<city>${cityName}), (?:${usStates})$`, "u")

const trimmed = (text: string) => text.replace(/^[\s,;:|·•–-]+|[\s,;:|·•–-]+$/gu, "").replace(/\.$/, "")
const placesIn = (text: string) => text.split(/\s*[,،|·•]\s*|\s+[-–]\s+/).filter((part) => part !== "")

/** "Ghent, Belgium", "Austin, Texas, USA": nothing but places, the smallest first. */
const cityOfPlaces = (rest: string, lang: string | null): string | null => {
  const parts = placesIn(rest)
  const [first = ""] = parts
  if (parts.length === 0 || parts.length > 3 || parts.slice(1).some((part) => !place.test(part))) return null
  const city = place.exec(first)?.groups?.city
  return city !== undefined && isCityName(city, lang) ? city : null
}

/** A street with its number: "Station Street 17/4", "Unit 17/4 Station Street". */
const isStreetPart = (part: string) =>
  part.length <= 60 &&
  !/[©.] \p{L}/u.test(part) &&
  /^(?:\P{L}{0,3}|(?:unit|suite|ste|flat|apt|level|floor|no|office|shop|room|lote?|piso)\.? )\p{Nd}[\p{Nd}/-]*\p{L}? \p{L}|\p{L}[.,]? ?(?:nº ?|no\.? ?|#)?\p{Nd}+[\p{Nd}/-]*\p{L}?$/iu.test(
    part
  )

const readPart = (text: string, lang: string | null): Address | null => {
  const named = countryAtEnd(text, lang)
  const rest = trimmed(named?.before ?? text)
  const countryWords = named === null ? "" : fold(trimmed(text.slice(named.before.length)).replace(/^the /i, ""))
  const postal = readPostal(rest, named?.code ?? null, lang)
  if (postal !== null)
    return {
      city: postal.city,
      country: named?.code ?? postal.country,
      countryWords: named === null ? fold(trimmed(postal.telling)) : countryWords,
      postal: true
    }
  if (named === null) {
    // "Fort Worth, TX" names a state, but no land.
    const city = stateAfter.exec(rest)?.groups?.city
    return city !== undefined && isCityName(city, lang)
      ? { city, country: null, countryWords: "", postal: false }
      : null
  }
  if (rest === "") return { city: null, country: named.code, countryWords, postal: false }
  // "Unit 17/4 Station Street, Fairfield, Sydney, Australia"
  const parts = placesIn(rest)
  if (parts.slice(0, -1).some(isStreetPart)) {
    const city = place.exec(parts.findLast((part) => !/^\p{Lu}{2,3}$/u.test(part)) ?? "")?.groups?.city
    return {
      city: city !== undefined && isCityName(city, lang) ? city : null,
      country: named.code,
      countryWords,
      postal: true
    }
  }
  const city = cityOfPlaces(rest, lang)
  // "Longhu District, Xinzheng, Zhengzhou, Henan": which of them is the city?
  const places = parts.length <= 5 && parts.every((part) => place.test(part) && part.split(" ").length <= 4)
  return city === null && !places ? null : { city, country: named.code, countryWords, postal: false }
}

/** 〒150-0043 東京都渋谷区道玄坂1-10-8; 浙江省杭州市西湖区文三路90号; شارع النيل 15، الأقصر، مصر */
const japanese =
  /(?:東京都|北海道|(?:京都|大阪)府|[\p{scx=Han}]{2,3}県)(?<city>[\p{scx=Han}ヶケ]{1,5}?(?:[市町村]|(?<=東京都[\p{scx=Han}]{1,4})区))(?=$|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Nd}])/u
const chinese =
  /^(?:[^::]{0,6}[::]\s*)?(?<country>中国)?(?:[\p{scx=Han}]{2,3}(?:省|自治区))?(?<city>[\p{scx=Han}]{2,4}?市)(?=[\p{scx=Han}\p{Nd}]{1,12}(?:区|县|路|街|道|镇|号|村))/u
const inOtherScripts = (text: string, lang: string | null): Address | null => {
  const han = japanese.exec(text) ?? chinese.exec(text)
  if (han?.groups?.city !== undefined) {
    const isNamed = han.groups.country !== undefined
    return { city: han.groups.city, country: isNamed ? "CN" : null, countryWords: isNamed ? "中国" : "", postal: true }
  }
  if (!/\p{scx=Arab}/u.test(text)) return null
  const parts = text.replace(addressLabel, "").split(/\s*[،,]\s*|\s+[–—-]\s+/)
  const [city = "", land = ""] = parts.slice(-2)
  const named = countryAtEnd(land, lang)
  const postal = /\p{Nd}/u.test(parts.slice(0, -2).join(" "))
  if (parts.length < 2 || named?.before !== "" || (parts.length > 2 && !postal) || city.split(" ").length > 3)
    return null
  return { city: isCityName(city, lang) ? city : null, country: named.code, countryWords: fold(land), postal }
}

/** What stands on the line of an address and is none of it: telephones, mail, numbers of registers. */
const beside =
  /(?:(?:copyright ?)?(?:©|\(c\)) ?(?:\p{Nd}{4}(?: ?[-–] ?\p{Nd}{2,4})?)?|(?<![\p{L}])(?:tel(?:efon|éfono|efone|ephone)?|phone|mobile?|mobil|fax|t|m|f|p|call|whatsapp|kvk|siret|siren|rcs|cnpj|cif|nif|nipc|vat(?: no| id| number)?|btw|p\. ?iva|partita iva|c\. ?f|ust-?id(?:nr)?|uid|hrb|reg(?:istration)?\.? no|company no|org\. ?(?:no|nr)|abn|acn|ein)\.?:? ?(?:[A-Z]{2,3} ?)?[+(]?\p{Nd}[\p{Nd} ()./-]{4,}[A-Z\p{Nd}]*|[+(]\p{Nd}[\p{Nd} ()./-]{6,}|(?<![\p{Nd}-])0\p{Nd}[\p{Nd} /-]{7,}|[\w.+-]+@[\w.-]+|https?:\S+|www\.\S+)/giu
const segment = /\s*[|·•⌖📍]\s*|\s+[–—-]\s+|\s*;\s*|(?<=\p{Ll}{3}\.)\s+(?=\p{Lu})/u
const mostSegments = 6

const better = (a: Address | null, b: Address | null): Address | null => {
  const worth = (one: Address | null) =>
    one === null ? -1 : (one.postal ? 4 : 0) + (one.city === null ? 0 : 2) + (one.country === null ? 0 : 1)
  return worth(b) > worth(a) ? b : a
}

/** What a line says as an address; null where it is none. */
export const readAddress = (written: string, lang: string | null): Address | null => {
  const text = tidyText(written)
    .replace(/\s*\((\p{Lu}[^()]+)\)$/u, ", $1")
    .replace(beside, " | ")
  if (text === "" || text.length > 260 || placeholderAddress.test(text)) return null
  const elsewhere = inOtherScripts(text, lang)
  if (elsewhere !== null) return elsewhere
  const parts = text
    .split(segment)
    .map(trimmed)
    .filter((part) => part !== "")
    .slice(0, mostSegments)
  let best: Address | null = null
  // The city and its land may stand on two sides of a dash; what stands before them may be anything.
  for (const from of parts.keys())
    for (let to = from + 1; to <= Math.min(parts.length, from + 3); to++)
      best = better(best, readPart(trimmed(parts.slice(from, to).join(", ").replace(addressLabel, "")), lang))
  return best
}
