/**
 * VAT numbers of the European Union: read from however people write them, and held against the form and the check
 * digits of their country. Whether a number was ever given out is for its country to say (`outside/VatNumbers.ts`).
 */
import {
  austria,
  belgium,
  bulgaria,
  type Country,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  unitedKingdom
} from "jsvat"

/** A number of the right form. */
export interface VatNumber {
  /** Whose it is, ISO 3166-1 alpha-2 (Greece is GR), and XI for Northern Ireland. */
  readonly country: string
  /** What its numbers begin with, which is also how VIES calls the country: Greece is EL. */
  readonly prefix: string
  /** Without the prefix. */
  readonly rest: string
  /** As it is printed: prefix and rest, upper case, nothing between. */
  readonly text: string
}

/** By the prefix of their numbers. */
const forms = {
  AT: austria,
  BE: belgium,
  BG: bulgaria,
  CY: cyprus,
  CZ: czechRepublic,
  DE: germany,
  DK: denmark,
  EE: estonia,
  EL: greece,
  ES: spain,
  FI: finland,
  FR: france,
  HR: croatia,
  HU: hungary,
  IE: ireland,
  IT: italy,
  LT: lithuania,
  LU: luxembourg,
  LV: latvia,
  MT: malta,
  NL: netherlands,
  PL: poland,
  PT: portugal,
  RO: romania,
  SE: sweden,
  SI: slovenia,
  SK: slovakiaRepublic,
  XI: unitedKingdom
} as const satisfies Readonly<Record<string, Country>>
type Prefix = keyof typeof forms
const isPrefix = (text: string): text is Prefix => Object.hasOwn(forms, text)

/** ISO 3166-1 codes of the countries of the Union. */
export const unionCountries: ReadonlyArray<string> = Object.keys(forms)
  .filter((prefix) => prefix !== "XI")
  .map((prefix) => (prefix === "EL" ? "GR" : prefix))
  .sort()

/** ISO 3166-1 alpha-2 of a country in any case of letters; Greece is EL to tax offices. */
export const isoCountryOf = (country: string): string => {
  const code = country.toUpperCase()
  return code === "EL" ? "GR" : code
}
/** Whose VAT is that of a country: Monaco has France's, all others their own. */
export const vatCountryOf = (country: string): string => {
  const code = isoCountryOf(country)
  return code === "MC" ? "FR" : code
}

/** The prefix of a country's numbers; undefined outside the Union and Northern Ireland. */
const prefixOf = (country: string): Prefix | undefined => {
  const code = vatCountryOf(country)
  const prefix = code === "GR" ? "EL" : code
  return isPrefix(prefix) ? prefix : undefined
}

/**
 * Numbers that are good and that the library does not know: Belgium's that begin with 1, those with 0 being used up,
 * and Latvian persons', which since July 2017 begin with 32 to 39 and hold no date.
 */
const newer: Partial<Record<Prefix, (rest: string) => boolean>> = {
  BE: (rest) => /^1\d{9}$/.test(rest) && 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8)),
  LV: (rest) => /^3[2-9]\d{9}$/.test(rest)
}
/** Lengths that the library leaves open. */
const lengths: Partial<Record<Prefix, RegExp>> = { CZ: /^\d{8,10}$/ }
/** Zeros in front that people leave out. */
const padded: Partial<Record<Prefix, (rest: string) => string>> = {
  BE: (rest) => (/^\d{9}$/.test(rest) ? `0${rest}` : rest),
  EL: (rest) => (/^\d{8}$/.test(rest) ? `0${rest}` : rest),
  NL: (rest) => (/^\d{6,8}B\d{2}$/.test(rest) ? rest.padStart(12, "0") : rest)
}

const ofPrefix = (prefix: Prefix, typed: string): VatNumber | null => {
  const rest = padded[prefix]?.(typed) ?? typed
  // The library reads Northern Ireland's numbers as the United Kingdom's, of which they have the form.
  const asked = `${prefix === "XI" ? "GB" : prefix}${rest}`
  const isGood =
    (checkVAT(asked, [forms[prefix]]).isValid && (lengths[prefix]?.test(rest) ?? true)) ||
    (newer[prefix]?.(rest) ?? false)
  return isGood ? { country: prefix === "EL" ? "GR" : prefix, prefix, rest, text: `${prefix}${rest}` } : null
}

/** What was typed without what only separates: letters in upper case, digits, and the two signs of old Irish numbers. */
export const bareVatNumber = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}+*]/gu, "")

/**
 * The number that was typed, or null where it has the form of none. Where it says no country itself, it is read as one of
 * `country` (ISO 3166-1 alpha-2).
 */
export const readVatNumber = (typed: string, country: string | null): VatNumber | null => {
  const bare = bareVatNumber(typed)
  const said = prefixOf(bare.slice(0, 2))
  const own = country === null ? undefined : prefixOf(country)
  return (said === undefined ? null : ofPrefix(said, bare.slice(2))) ?? (own === undefined ? null : ofPrefix(own, bare))
}

/** Whether text begins as a number of the Union does, whatever comes after. */
export const saysUnion = (typed: string): boolean => prefixOf(bareVatNumber(typed).slice(0, 2)) !== undefined
