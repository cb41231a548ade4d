/** The land of a site that names none: of the register that numbers its company, where nothing tells another. */
import type { Region } from "../../../../../../domain/draft/PageBlocks.ts"
import type { Block, PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import { blockFact, type Fact } from "../../Fact.ts"
import { isAsidePage, isHome } from "../../Paths.ts"
import type { Spot } from "../prose/Spot.ts"
import { landOfToldTown } from "../towns/TownLands.ts"
import { landsOfNumbers } from "./RegisterNumbers.ts"

/** Where a house states its own number: in its imprint, at its foot; in prose a tool may check, or show, anybody's. */
const stated: ReadonlySet<Region> = new Set(["contact", "footer", "legal"])
/** No number of whoever runs the servers. */
const mayBeOurs = (page: PageIndex, { region, text, under }: Block): boolean =>
  (stated.has(region) || (region === "main" && !isHome(page))) &&
  ![text, under.at(-1) ?? ""].some((words) => serversOf.test(words))
const serversOf = /héberg|hébergé|hosting|hoster|hosted|alojad|alojamiento|hospedag/iu
const longest = 4000

const numbersOn = (page: PageIndex): ReadonlyArray<Fact<string>> =>
  isAsidePage(page)
    ? []
    : page.blocks.flatMap((block, at) =>
        block.text.length > longest || !mayBeOurs(page, block)
          ? []
          : landsOfNumbers(block.text).map((value) => blockFact(page, at, value))
      )

export const registeredLand = (site: SiteIndex, spots: ReadonlyArray<Spot>): ReadonlyArray<Fact<string>> => {
  const told = new Set(
    spots.flatMap(({ city, country }) => [
      ...(country === null ? [] : [country.value]),
      ...(city === null ? [] : [landOfToldTown(city.value) ?? []].flat())
    ])
  )
  const numbers = site.flatMap(numbersOn)
  const [first] = numbers
  const isOne = first !== undefined && numbers.every(({ value }) => value === first.value)
  return isOne && [...told].every((one) => one === first.value) ? numbers : []
}
