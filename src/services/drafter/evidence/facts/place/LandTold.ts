/** The land of an address that names none, where its postal code and what stands around it tell one land alone. */
import { getPublicSuffix } from "tldts"
import { landOfDial } from "../words/DialCodes.ts"
import { landSigns } from "../words/LandParts.ts"
import { usStates } from "../words/PlaceWords.ts"
import type { Address } from "./Addresses.ts"
import type { PageLine } from "./LineRuns.ts"

/** "+234 805 550 1234", "0049 40 1234": a telephone as it is called from abroad. */
const fromAbroad = /(?<![\p{L}\p{Nd}])(?:\+|00 ?)(?<digits>[1-9]\p{Nd}{0,2}(?=[ ()./-]*\p{Nd}))[\p{Nd} ()./-]{5,}/gu
/** The lands that telephones are in; null where a code is that of several. */
const landsOfPhones = (around: string): ReadonlySet<string | null> =>
  new Set(
    [...around.matchAll(fromAbroad)].map(({ groups }) => {
      const digits = groups?.digits ?? ""
      return landOfDial.get(digits.slice(0, 3)) ?? landOfDial.get(digits.slice(0, 2)) ?? null
    })
  )
/** The land that the telephones beside an address are all in. */
export const landOfPhones = (around: string): string | null => {
  const [only = null, ...more] = landsOfPhones(around)
  return more.length > 0 ? null : only
}
/** "Acme LLC, Duluth, MN": a company of the kind there is in the United States, in one of them. */
const inUnitedStates = new RegExp(
  String.raw`(?<!\p{L})(?:LLC|Inc\.?|Corp\.?|PLLC|PBC)(?!\p{L}).{0,80}, (?:${usStates})(?!\p{L})`,
  "u"
)

/** Lines after an address in which its telephone stands. */
const linesAfter = 3

/** The lines around, in the same part of the page, as one text. */
export const linesAround = (lines: ReadonlyArray<PageLine>, last: number): string =>
  lines
    .slice(Math.max(0, last - linesAfter), last + 1 + linesAfter)
    .filter((line) => line.block.region === lines[last]?.block.region)
    .map(({ text }) => text)
    .join(" | ")

/** `last`: the number of the last line of the address. */
export const landTold = (
  { shape, city, country }: Address,
  lines: ReadonlyArray<PageLine>,
  last: number,
  page: { readonly url: string; readonly lang: string | null }
): string | null => {
  const here = lines[last]
  if (here === undefined || city === null || country !== null) return null
  const around = linesAround(lines, last)
  if (shape == null) return inUnitedStates.test(around) ? "US" : landOfPhones(around)
  const tongue = page.lang?.slice(0, 2).toLowerCase() ?? ""
  const suffix = getPublicSuffix(page.url)?.split(".").at(-1)?.toUpperCase()
  const called = landsOfPhones(around)
  const told = Object.entries(landSigns).filter(([land, sign]) => {
    const isSpoken = sign.tongues.split(" ").includes(tongue)
    return (
      sign.shape === shape &&
      ((isSpoken && suffix === land) ||
        ((isSpoken || tongue === "en") && (called.has(land) || sign.registers?.test(around) === true)))
    )
  })
  const [only, ...more] = told
  return only === undefined || more.length > 0 ? null : only[0]
}
