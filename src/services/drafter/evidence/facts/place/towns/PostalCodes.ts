/** The city beside a postal code: each land's way to write the two. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import { type CodeShape, landsOfTongue, spanishProvinces } from "../../words/LandParts.ts"
import { streetWords } from "../../words/PlaceWords.ts"
import { cityName, cityStates, isCityName, townSpelled } from "./CityNames.ts"
import { anyCity, codeShapes, codeWays, ends, isSpanishCode } from "./CodeWays.ts"
import { landOfTown } from "./KnownTowns.ts"
import { regionAtEnd } from "./LandRegions.ts"

/** Bangalore 560001; Cape Town, 8001; Kolín 280 02: only where a country follows. */
const codeAfter = ends(String.raw`${anyCity}(?: ?[-–]|,)? (?:\p{Nd}{4,7}|\p{Nd}{3} \p{Nd}{2})`)

/** 88 Hardy Street, Port Nelson, Nelson 7010: four figures that are no year, behind a street and a quarter; its land is told elsewhere. */
const codeBehindStreet = ends(
  String.raw`(?<=\p{Nd} [^,]{3,40}, (?:${cityName}, )?)${anyCity} (?!(?:19|20)\p{Nd}{2}$)\p{Nd}{4}`
)
const codeInEnglish = (lang: string | null) => (/^en/iu.test(lang ?? "en") ? codeBehindStreet : null)

/** Figures of a code that stands behind its town, by land. */
const figuresBehind: Readonly<Record<string, number>> = { AU: 4, IN: 6, KE: 5, NG: 6, NZ: 4, SG: 6, VN: 6, ZA: 4 }
/** "70 Juta Street, Braamfontein, Johannesburg 2001": a town that tells its land, in the shape of that land, behind a street. */
const knownTown = (text: string): Postal | null => {
  // "Attercliffe Common, Sheffield S9": of one letter it is the first half of a British code behind one of its towns.
  const half = britishHalf.exec(text)?.groups?.city
  if (half !== undefined && landOfTown(half) === "GB") return { city: half, country: "GB", telling: "", shape: null }
  // "S10 2XX Sheffield", as who writes the codes of the continent puts it
  const behind = britishAhead.exec(text)?.groups?.city
  if (behind !== undefined && landOfTown(behind) === "GB")
    return { city: behind, country: "GB", telling: "", shape: null }
  const { city: town = "", before = "", code = "" } = behindTown.exec(text)?.groups ?? {}
  const land = landOfTown(town)
  if (land === null || figuresBehind[land] !== code.length) return null
  // "Hall 4, London 2012": a year stands behind a street with its number, or it is one.
  const isYear = /^(?:19|20)\p{Nd}{2}$/u.test(code) && !/\p{Nd}+\p{L}? \p{Lu}[\p{L} '.-]*,/u.test(before)
  return isYear || !/\p{Nd}/u.test(before) ? null : { city: town, country: land, telling: "", shape: null }
}
const britishHalf = ends(String.raw`(?<=\p{L}{3}, )${anyCity},? [BEGLMNSW]\p{Nd}{1,2}`)
const britishAhead = ends(String.raw`(?:^|[\s,])[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]? \p{Nd}[A-Z]{2},? ${anyCity}`)
const behindTown = new RegExp(String.raw`^(?<before>.*, )?${anyCity}(?: ?[-–]|,)? (?<code>\p{Nd}{4,6})$`, "u")

const streetEnd = new RegExp(
  String.raw`^.*(?<![\p{L}])(?:${streetWords}|\p{L}*(?:straße|strasse|straat|gasse|weg|platz|allee|laan|plein|gracht))\.?(?![\p{L}])[ ,]*`,
  "iu"
)
/** A street without a number before its town: "Dyehouse Yard Hebden Bridge", "Custom House Quay Falmouth". */
const namedStreet =
  /^\p{Lu}\p{L}+(?: \p{L}+)*? (?:Street|Road|Avenue|Lane|Yard|Quay|Wharf|Terrace|Square|Way|Drive|Row|Mews|Arcade|Industrial Estate|Business Park|Park) (?=\p{Lu})/u
const room =
  /(?<!\p{L})(?:suite|ste\.?|unit|apt\.?|floor|room|office|level|bureau|étage|local|oficina|piso|sala|int\.?) ?#?\p{Nd}{1,5}\p{L}? $|#\p{Nd}{1,3}-\p{Nd}{1,4}\p{L}? $/iu
/** "500 Howard Street San Francisco" is San Francisco where a street's word tells them apart; without one it is in doubt. */
const withoutStreet = (name: string, before: string): string | null => {
  const part = /[^,|·–]*$/u.exec(before)?.[0] ?? ""
  if (!/\p{Nd}/u.test(part) && part.trim() === "") return name.replace(namedStreet, "")
  // "Suite 410 Milwaukee".
  if (room.test(part)) return name
  const cut = name.replace(streetEnd, "").trim()
  if (cut !== name) return cut === "" ? null : cut
  return /[\p{L}\p{Nd}]\s*$/u.test(part) ? null : name
}

/** The shape of the code in what was read of an address. */
export const codeShape = (written: string): CodeShape | null => {
  const code = /(?<![\p{L}\p{Nd}-])(?<first>\p{Nd}{3,5})(?: (?<second>\p{Nd}{2}))?(?![\p{Nd}-]| \p{Nd})/u.exec(
    written
  )?.groups
  if (code === undefined) return null
  if (code.second !== undefined) return code.first?.length === 3 ? "three-two" : null
  return code.first?.length === 5 ? "five" : code.first?.length === 4 ? "four" : null
}
/** A code in its shape before a town, under a street, on a page in the language of one land that writes them so. */
const landOf = (written: string, lang: string | null): string | null => {
  const shape = codeShape(written)
  return shape === null ? null : (landsOfTongue[lang?.slice(0, 2).toLowerCase() ?? ""]?.[shape] ?? null)
}

export interface Postal {
  readonly city: string | null
  /** Told by the way the code is written. */
  readonly country: string | null
  /** The words that tell it. */
  readonly telling: string
  /** Of a code that more than one land writes so: its shape. */
  readonly shape: CodeShape | null
}

/** A code behind its town: Britain's, Ireland's, Canada's, Australia's, the one of the United States. */
const codeBehind =
  /[ ,]+(?<code>[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]? ?\p{Nd}[A-Z]{2}|[A-Z]\p{Nd}[\p{Nd}W] ?[A-Z\p{Nd}]{4}|[A-Z]\p{Nd}[A-Z] ?\p{Nd}[A-Z]\p{Nd}|\p{Nd}{4,5}(?:-\p{Nd}{4})?)$/u
/** "6870 Bezau", before a comma and its part of the land. */
const codeAhead = /(?:^|[ ,])\p{Nd}{4,7} \p{Lu}[\p{L}'-]+(?: \p{L}[\p{L}'.-]+){0,3}$/u
/** "Falmouth, Cornwall TR11 3JT" as "Falmouth, TR11 3JT", and the land of what is left out. */
const withoutRegion = (text: string): { readonly text: string; readonly land: string | null } => {
  const last = regionAtEnd(text)
  if (last?.land != null && codeAhead.test(last.before)) return { text: last.before, land: last.land }
  // "Makhanda 6139, Eastern Cape"
  const figures = /\p{L} (?<figures>\p{Nd}{4,6})$/u.exec(last?.before ?? "")?.groups?.figures ?? ""
  if (last?.land != null && figuresBehind[last.land] === figures.length) return { text: last.before, land: last.land }
  const code = codeBehind.exec(text)
  const region = code === null ? null : regionAtEnd(text.slice(0, code.index))
  const written = code?.groups?.code ?? ""
  // Figures alone are a code behind an Australian state, if they are no year; those of the States are read with them.
  const isFigures = /^\p{Nd}/u.test(written) && !(region?.land === "AU" && /^(?!19|20)\p{Nd}{4}$/u.test(written))
  return region === null || isFigures
    ? { text, land: null }
    : { text: `${region.before}, ${written}`, land: region.land }
}

/** A text that ends in a postal code beside a city, or in a city beside one; null where it does not. `country`: what follows. */
export const readPostal = (whole: string, country: string | null, lang: string | null): Postal | null => {
  // Most that is asked about has no figure at all.
  if (!/\p{Nd}/u.test(whole)) return null
  const { text, land } = withoutRegion(whole)
  const postal = readCode(text, country ?? land, lang)
  return postal === null || land === null || country !== null ? postal : { ...postal, country: land }
}
const readCode = (text: string, country: string | null, lang: string | null): Postal | null => {
  for (const { pattern, code, country: implied, codeFirst, behindStreet, landNamed } of codeWays) {
    if (landNamed && country !== implied) continue
    const found = code?.test(text) === false ? null : pattern.exec(text)
    const name = found?.groups?.city
    if (found === null || name === undefined) continue
    // A state's two letters are a country's too.
    if (implied !== undefined && country !== null && country !== implied) continue
    const head = text.slice(0, found.index)
    if (behindStreet && !/\p{Nd}/u.test(head)) continue
    if (codeFirst && country === null) {
      // "1200 Sunset Hills" is a street, "2026 Acme" a year: a street with its number says that it is a postal code.
      const isForeign = /^(?!en)[a-z]{2}/i.test(lang ?? "en")
      if (/^\W*(?:19|20)\p{Nd}{2}(?!\p{Nd})/u.test(found[0]) && !/\p{Nd}/u.test(head)) continue
      // "12 ovens Swiss Bread Prize 2023, Finalist": behind a year, and behind no code.
      if (/^\W*(?:19|20)\p{Nd}{2},/u.test(found[0])) continue
      // "ISO 5817 Welding" is a standard.
      if (/(?<!\p{L})(?:ISO|DIN|EN|NEN|IEC|IEEE|BS|UNI|NF|JIS|GB)\W{0,3}$/u.test(head)) continue
      if (!/\p{Nd}/u.test(head) && !isForeign) continue
    }
    const start = found.index + found[0].indexOf(name)
    const isAfterCode = /\p{Nd}[A-Z ]*,? ?$/u.test(found[0].slice(0, found[0].indexOf(name)))
    const isInSpain =
      spanishProvinces.has(fold(found.groups?.province ?? "")) ||
      (codeFirst === true && /\p{Nd}/u.test(head) && isSpanishCode(found[0], name))
    // "8000 Aarhus C" is a part of Aarhus, "40121 Bologna BO" in its province.
    const clean = isAfterCode
      ? townSpelled(name.replace(/ (?:\p{Lu}{1,2}|cedex|CEDEX|Cedex)$/u, ""))
      : withoutStreet(name, text.slice(0, start))
    return {
      city: clean !== null && isCityName(clean, lang) ? clean : null,
      country: implied ?? (isInSpain ? "ES" : /\p{Nd}/u.test(head) ? landOf(found[0], lang) : null),
      telling: isInSpain ? "" : found[0].slice(found[0].indexOf(name) + name.length),
      shape: implied === undefined ? codeShape(found[0]) : null
    }
  }
  const known = country === null ? knownTown(text) : null
  if (known !== null) return known
  const after = (country === null ? codeInEnglish(lang) : codeAfter)?.exec(text) ?? null
  const name = after?.groups?.city
  if (after === null || name === undefined) return null
  const clean = withoutStreet(name, text.slice(0, after.index))
  return {
    city: clean !== null && isCityName(clean, lang) ? clean : null,
    country: null,
    telling: "",
    shape: country === null ? "four" : null
  }
}

/** "1400 Yverdon", "L-4010 Esch-sur-Alzette". */
const opensWithCode = /^(?:[A-Z]{1,3}-)?\p{Nd}[\p{Nd} -]{2,7}(?: [A-Z]{2})? \p{Lu}.*\p{L}$/u
/** "Rua Nova 5, 2400-013 Leiria, concelho de Leiria, Portugal": behind a code stands its town, behind that what it is in. */
export const townBehindCode = (parts: ReadonlyArray<string>, land: string, lang: string | null): string | null => {
  const coded = parts.slice(1, -1).filter((part) => opensWithCode.test(part) && codeShapes[land]?.test(` ${part}`))
  const [only, ...more] = coded
  return only === undefined || more.length > 0 ? null : (readPostal(only, land, lang)?.city ?? null)
}

/** "Mabou, Nova Scotia, Canada B0E 1X0": letters, or five figures, which are no year. */
const codeBehindLand =
  /^(?<places>.{4,200}?),? (?<code>[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]? ?\p{Nd}[A-Z]{2}|[A-Z]\p{Nd}[A-Z] ?\p{Nd}[A-Z]\p{Nd}|[A-Z]\p{Nd}[\p{Nd}W] ?[A-Z\p{Nd}]{4}|\p{Nd}{5,6})$/u
/** The code where it mostly stands: before the land. */
export const codeFirst = (text: string, lang: string | null): string => {
  const { places = "", code = "" } = codeBehindLand.exec(text)?.groups ?? {}
  const land = code === "" ? null : countryAtEnd(places, lang)
  const name = places.slice(land?.before.length ?? 0).replace(/^[\s,]+/u, "")
  // "71 Ayer Rajah Crescent, Singapore 139000" is a town as well.
  return land === null || land.before.trim() === "" || cityStates.has(fold(name))
    ? text
    : `${land.before.replace(/[\s,]+$/u, "")} ${code}, ${name}`
}
