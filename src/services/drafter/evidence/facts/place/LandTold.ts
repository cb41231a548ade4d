/** The land of an address that names none, where its postal code and what stands around it tell one land alone. */
import { getPublicSuffix } from "tldts"
import { countryName } from "../../../../../domain/listing/Countries.ts"
import { find, fold } from "../../../../../domain/text/Folding.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { languageOf } from "../../topics/Language.ts"
import { perSite } from "../Fact.ts"
import { landOfSuffix, landSigns } from "../words/LandParts.ts"
import { usStates } from "../words/PlaceWords.ts"
import { landOfPhones, landsOfPhones } from "./deciding/Telephones.ts"
import type { PageLine } from "./LineRuns.ts"
import type { Address } from "./towns/Address.ts"
import { landOfTown } from "./towns/KnownTowns.ts"
import { landOfToldTown } from "./towns/TownLands.ts"

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

const priced = perSite((site) => {
  const sums: Array<string> = []
  for (const { blocks } of site)
    for (const { text, region } of blocks)
      if (text.length <= longestPriced && region !== "others" && region !== "reviews" && /€|CHF/.test(text))
        sums.push(text)
  return sums.slice(0, mostPriced)
})
const [longestPriced, mostPriced] = [400, 100]
/** Whether sums on the site are in that money. */
const pays = (site: SiteIndex, money: RegExp): boolean => priced(site, []).some((text) => money.test(text))

/** The lands that pages name in their titles and headings: "Conservation jobs in New Zealand". */
const titled = perSite((site) => {
  const titles = site.flatMap(({ blocks, statements }) => [
    ...statements.flatMap(({ source, folded }) => (source === "title" ? [folded] : [])),
    ...blocks.flatMap(({ level, folded, region }) => (level === 1 && region !== "others" ? [folded] : []))
  ])
  return Object.keys(landSigns).filter((land) => {
    const name = fold(countryName(land))
    return titles.some((title) => find(title, name) !== -1)
  })
})

/** `last`: the number of the last line of the address. */
export const landTold = (
  { shape, city, country, postal }: Address,
  lines: ReadonlyArray<PageLine>,
  last: number,
  index: PageIndex,
  site: SiteIndex
): string | null => {
  const { page } = index
  const here = lines[last]
  if (here === undefined || city === null || country !== null) return null
  const around = linesAround(lines, last)
  const tongue = languageOf(index) ?? page.lang?.slice(0, 2).toLowerCase() ?? ""
  const ending = getPublicSuffix(page.url)?.split(".").at(-1)?.toLowerCase() ?? ""
  const known = landOfTown(city)
  if (shape == null) {
    const told = inUnitedStates.test(around) ? "US" : (landOfPhones(around) ?? known)
    const home = landOfSuffix[ending]
    return told ?? (postal && home?.tongues.split(" ").includes(tongue) === true ? home.land : null)
  }
  const suffix = ending.toUpperCase()
  const called = landsOfPhones(around)
  // "de-CH"; the language's first land is what tools write for all of its lands.
  const region = /^[a-z]{2}-(?<land>[A-Z]{2})$/i.exec(page.lang ?? "")?.groups?.land?.toUpperCase() ?? ""
  const spoken = region.toLowerCase() === tongue ? "" : region
  // Overseas a part of France has a code of its own, and is a land of its own where lands are counted.
  const isOverseas = /(?<!\p{Nd})9[78]\p{Nd}{3}(?!\p{Nd})/u.test(around)
  const told = Object.entries(landSigns).filter(([land, sign]) => {
    const isSpoken = sign.tongues.split(" ").includes(tongue)
    return (
      sign.shape === shape &&
      ((isSpoken && suffix === land) ||
        (isSpoken && (spoken === land || (sign.money !== undefined && !isOverseas && pays(site, sign.money)))) ||
        ((isSpoken || tongue === "en") && (called.has(land) || sign.registers?.test(around) === true)))
    )
  })
  const [only, ...more] = told
  // Of the lands that write four figures and speak English a site names the one that it is for.
  const [named, ...others] = titled(site, []).filter((land) => landSigns[land]?.shape === shape)
  if (only === undefined && named !== undefined && others.length === 0 && landSigns[named]?.tongues === tongue)
    return named
  // A code in the shape of its land tells that a smaller one is meant as a town.
  const smaller = landOfToldTown(city)
  if (only === undefined && known === null && smaller !== null)
    return landSigns[smaller]?.shape === shape ? smaller : null
  if (only === undefined) return known !== null && (landSigns[known]?.shape ?? shape) === shape ? known : null
  return more.length > 0 ? null : only[0]
}
