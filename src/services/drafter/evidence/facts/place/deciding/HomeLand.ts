/**
 * The land of a site that names none: of the register that numbers its company, else of its own domain, where the site
 * speaks what is spoken there. Neither counts beside anything that tells another land.
 */
import { parse } from "tldts"
import { homeOf } from "../../../names/SiteNames.ts"
import type { Block, PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import type { Fact } from "../../Fact.ts"
import { isAsidePage } from "../../Paths.ts"
import { landOfSuffix } from "../../words/LandParts.ts"
import type { Spot } from "../prose/Spot.ts"
import { landOfTown } from "../towns/KnownTowns.ts"
import { landOfToldTown } from "../towns/TownLands.ts"
import { landsOfNumbers } from "./RegisterNumbers.ts"

/** Whose number it is: no customer's, and not of whoever runs the servers. */
const mayBeOurs = ({ region, text, under }: Block): boolean =>
  region !== "reviews" &&
  region !== "others" &&
  region !== "news" &&
  ![text, under.at(-1) ?? ""].some((words) => serversOf.test(words))
const serversOf = /héberg|hébergé|hosting|hoster|hosted|alojad|alojamiento|hospedag/iu
const longest = 4000

const numbersOn = (page: PageIndex): ReadonlyArray<Fact<string>> =>
  isAsidePage(page)
    ? []
    : page.blocks.flatMap((block, at) =>
        block.text.length > longest || !mayBeOurs(block)
          ? []
          : landsOfNumbers(block.text).map((value) => ({
              value,
              page,
              words: block.text,
              telling: "",
              blocks: { first: at, last: at },
              statement: null
            }))
      )

/** The site's own domain, where its ending is the land's own and some page is in what is spoken there. */
const domainOf = (site: SiteIndex): Fact<string> | null => {
  const home = homeOf(site)
  const { publicSuffix, isPrivate } = parse(home?.page.url ?? "", { allowPrivateDomains: true })
  const suffix = landOfSuffix[publicSuffix?.split(".").at(-1) ?? ""]
  if (home === undefined || suffix === undefined || isPrivate === true) return null
  const tongues = suffix.tongues.split(" ")
  // A page that names no language is in English, for all we know.
  const speaks = ({ page }: PageIndex) => tongues.includes(page.lang?.slice(0, 2).toLowerCase() ?? "en")
  const statement = home.statements.find(({ source, path }) => source === "address" && path[0] === "page")
  return statement !== undefined && site.some(speaks)
    ? { value: suffix.land, page: home, words: statement.text, telling: "", blocks: null, statement }
    : null
}

/** Whether a title, or what a page opens or is signed with, names a well-known town of another land. */
const tellsOtherTown = (site: SiteIndex, land: string): boolean =>
  site.some(({ statements, blocks }) => {
    const told = [
      ...statements.flatMap(({ source, text }) => (source === "title" ? [text] : [])),
      ...blocks.flatMap(({ level, region, text }) =>
        level === 1 ||
        ((region === "hero" || region === "footer" || region === "contact") && text.length <= longestTold)
          ? [text]
          : []
      )
    ]
    return told.some((text) =>
      [...text.matchAll(/\p{Lu}[\p{L}-]{2,}/gu)].some(([word]) => {
        const known = landOfTown(word)
        return known !== null && known !== land
      })
    )
  })
const longestTold = 200

export const homeLand = (site: SiteIndex, spots: ReadonlyArray<Spot>): ReadonlyArray<Fact<string>> => {
  const told = new Set(
    spots.flatMap(({ city, country }) => [
      ...(country === null ? [] : [country.value]),
      ...(city === null ? [] : [landOfToldTown(city.value) ?? []].flat())
    ])
  )
  const isAlone = (land: string) => [...told].every((one) => one === land)
  const numbers = site.flatMap(numbersOn)
  const [first] = numbers
  if (first !== undefined)
    return numbers.every(({ value }) => value === first.value) && isAlone(first.value) ? numbers : []
  const domain = domainOf(site)
  return domain === null || !isAlone(domain.value) || tellsOtherTown(site, domain.value) ? [] : [domain]
}
