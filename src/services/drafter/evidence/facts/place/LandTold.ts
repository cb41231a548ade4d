/** The land of an address that names none, where its postal code and what stands around it tell one land alone. */
import { getPublicSuffix } from "tldts"
import { landSigns } from "../words/LandParts.ts"
import type { Address } from "./Addresses.ts"
import type { PageLine } from "./LineRuns.ts"

/** Lines after an address in which its telephone stands. */
const linesAfter = 3

/** `last`: the number of the last line of the address. */
export const landTold = (
  { shape, city, country }: Address,
  lines: ReadonlyArray<PageLine>,
  last: number,
  page: { readonly url: string; readonly lang: string | null }
): string | null => {
  const here = lines[last]
  if (here === undefined || shape == null || city === null || country !== null) return null
  const near = lines
    .slice(Math.max(0, last - linesAfter), last + 1 + linesAfter)
    .filter((line) => line.block.region === here.block.region)
  const around = near.map(({ text }) => text).join(" | ")
  const tongue = page.lang?.slice(0, 2).toLowerCase() ?? ""
  const suffix = getPublicSuffix(page.url)?.split(".").at(-1)?.toUpperCase()
  const told = Object.entries(landSigns).filter(([land, sign]) => {
    const isSpoken = sign.tongues.split(" ").includes(tongue)
    const dials = new RegExp(String.raw`(?<![\p{L}\p{Nd}])(?:\+|00 ?)${sign.dial}(?=[ ()./-]*\p{Nd})`, "u")
    return (
      sign.shape === shape &&
      ((isSpoken && suffix === land) ||
        ((isSpoken || tongue === "en") && (dials.test(around) || sign.registers?.test(around) === true)))
    )
  })
  const [only, ...more] = told
  return only === undefined || more.length > 0 ? null : only[0]
}
