/** Countries by the names a page may give them: the ISO 3166-1 alpha-2 list, and names from the Unicode CLDR. */

import { countryCodes } from "../../../../domain/listing/Countries.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { recalled } from "../../../../domain/text/Recalled.ts"

/** Names in daily use that CLDR does not give, and those a land gives itself on pages in another language. */
const aliases: Readonly<Record<string, ReadonlyArray<string>>> = {
  AE: ["united arab emirates", "الإمارات", "الامارات"],
  AT: ["österreich"],
  BE: ["belgië", "belgique", "belgien"],
  BR: ["brasil"],
  CH: ["schweiz", "suisse", "svizzera", "svizra"],
  CN: ["中国", "p.r. china", "pr china"],
  DE: ["deutschland", "allemagne"],
  DK: ["danmark"],
  ES: ["españa"],
  FI: ["suomi"],
  FR: ["frankreich"],
  IT: ["italia"],
  JP: ["日本"],
  MX: ["méxico"],
  NO: ["norge"],
  PL: ["polska"],
  PT: ["portugal"],
  SA: ["السعودية"],
  SE: ["sverige"],
  BA: ["bosnia"],
  CD: ["democratic republic of the congo"],
  CI: ["ivory coast"],
  CZ: ["czech republic", "česko"],
  GB: ["great britain", "england", "scotland", "wales", "northern ireland"],
  HK: ["hong kong"],
  KR: ["republic of korea"],
  MK: ["macedonia"],
  NL: ["holland", "nederland", "niederlande", "pays-bas"],
  RU: ["russian federation"],
  TR: ["turkey", "türkiye"],
  US: ["united states of america"],
  VN: ["viet nam"]
}
/** Names that mean something else more often: here a page must say more. */
const onlyAs: Readonly<Record<string, ReadonlyArray<string>>> = {
  GE: ["republic of georgia", "tbilisi georgia", "batumi georgia"]
}
/** Words that make another place of the name after them: "New Mexico", "Papua New Guinea". */
const qualifiers = new Set([
  "new",
  "north",
  "south",
  "northern",
  "southern",
  "papua",
  "equatorial",
  "american",
  "british"
])

/** Short forms, told from words ("contact us") by their capitals. */
const shortForms: Readonly<Record<string, RegExp>> = {
  AE: /(?<![\p{L}.])(?:UAE|U\.A\.E\.)(?!\p{L})/u,
  GB: /(?<![\p{L}.])(?:UK|U\.K\.)(?!\p{L})/u,
  US: /(?<![\p{L}.])(?:USA|US|U\.S\.|U\.S\.A\.)(?!\p{L})/u
}

type Names = ReadonlyMap<string, ReadonlyArray<string>>
const byLanguage = new Map<string, Names>()
const namesIn = (language: string): Names => {
  const known = byLanguage.get(language)
  if (known !== undefined) return known
  const display = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "none" })
  const names = new Map(
    countryCodes.map((code) => {
      const name = display.of(code)
      return [code, name === undefined ? [] : [fold(name)]]
    })
  )
  byLanguage.set(language, names)
  return names
}
const languageOf = (lang: string | null) => /^[a-z]{2}(?![a-z])/i.exec(lang ?? "")?.[0].toLowerCase() ?? "en"

/** The folded names of a country in English and in the page's language. */
const countryNames = (code: string, lang: string | null): ReadonlyArray<string> => {
  const language = languageOf(lang)
  const local = language === "en" ? [] : (namesIn(language).get(code) ?? [])
  const names = [...(namesIn("en").get(code) ?? []), ...local, ...(aliases[code] ?? [])]
  return onlyAs[code] ?? [...new Set(names.flatMap((name) => [name, name.replace(" & ", " and ")]))]
}

const codesByName = new Map<string, ReadonlyMap<string, string>>()
const codesIn = (lang: string | null): ReadonlyMap<string, string> => {
  const language = languageOf(lang)
  const known = codesByName.get(language)
  if (known !== undefined) return known
  const codes = new Map(countryCodes.flatMap((code) => countryNames(code, lang).map((name) => [name, code] as const)))
  codesByName.set(language, codes)
  return codes
}
/** The last words of all names: most lines end in none. */
const lastWords = new Map<string, ReadonlySet<string>>()
const lastWordsIn = (language: string): ReadonlySet<string> => {
  const known = lastWords.get(language)
  if (known !== undefined) return known
  const words = new Set([...codesIn(language).keys()].map(lastOf))
  lastWords.set(language, words)
  return words
}
const lastOf = (folded: string): string => folded.slice(folded.lastIndexOf(" ") + 1)
/** Words of the longest name. */
const longestName = 8

interface CountryAtEnd {
  readonly code: string
  readonly before: string
}
/** The country a text ends with ("… Utrecht, the Netherlands"), and what stands before it. */
export const countryAtEnd = (written: string, lang: string | null): CountryAtEnd | null =>
  inLanguage(`${languageOf(lang)}${written}`)
/** Addresses are read from each of their lines on, so the same ends are asked about again and again. */
const inLanguage = recalled((text) => atEnd(text.slice(2), text.slice(0, 2)))
/** "FINDING US", "WHY CHOOSE US": those who write, in capitals. */
const ourselves =
  /(?:\p{Lu}{2,}ING|(?<!\p{L})(?:ABOUT|ASK|BEHIND|CALL|CHOOSE|CONTACT|EMAIL|FIND|FOLLOW|FOR|FROM|JOIN|MEET|MESSAGE|NEAR|OF|REACH|SUPPORT|TELL|TEXT|TO|TRUST|VISIT|WHY|WITH)) US$/u
const atEnd = (written: string, language: string): CountryAtEnd | null => {
  if (ourselves.test(written)) return null
  const words = written.replace(/[\s.,;]+$/, "").split(/\s+/)
  const last = words.at(-1) ?? ""
  const short = Object.keys(shortForms).find((one) => shortForms[one]?.exec(last)?.[0] === last)
  const end = lastOf(fold(last))
  if (short === undefined && end !== "" && !lastWordsIn(language).has(end)) return null
  for (let count = Math.min(longestName, words.length); count >= 1; count--) {
    const folded = fold(words.slice(-count).join(" "))
    const code = codesIn(language).get(folded) ?? (count === 1 ? short : undefined)
    if (code === undefined || qualifiers.has(fold(words.at(-count - 1) ?? ""))) continue
    const before = words.slice(0, -count).join(" ")
    return { code, before: before.replace(/[\s,]+(?:the)?\s*$/i, "") }
  }
  return null
}
