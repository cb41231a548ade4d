/** Where a company is, as the data of its pages says: JSON-LD of its own, and the entries for a place in their heads. */
import { countryCodes, countryName } from "../../../../../../domain/listing/Countries.ts"
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import type { SiteIndex, Statement } from "../../../reading/PageIndex.ts"
import { isBorneOut, isDoubtedTown } from "../../company/DoubtedData.ts"
import { statedFact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { nodesOfOurs, type OwnNode, statedBy } from "../../OwnData.ts"
import { landOfPart } from "../../words/LandParts.ts"
import { readPlace } from "../prose/PlaceSentences.ts"
import type { Spot } from "../prose/Spot.ts"
import { isCityName } from "../towns/CityNames.ts"
import { landOfState } from "../towns/StateLetters.ts"
import { landOfToldTown } from "../towns/TownLands.ts"

const countryOf = (text: string, lang: string | null): string | null => {
  const code = text.trim().toUpperCase()
  if (countryCodes.includes(code)) return code
  const named = countryAtEnd(text, lang)
  return named !== null && named.before === "" ? named.code : null
}
const cityText = /^(?:['’][st][ -])?[\p{Lu}\p{Lo}][\p{L}\p{M} .'’()-]{1,60}$/u

/** "Cầu Giấy, Hà Nội": a quarter before a town that is known. */
const withoutQuarter = (text: string): string => {
  const [, last = ""] = /^[^,]+, ?(?<town>[^,]+)$/u.exec(text) ?? []
  return last !== "" && landOfToldTown(last) !== null ? last : text
}

/** "潭子區" is a part of "台中市". */
const ward = /[區区]$/u
const town = /市$/u
/** Whether a town's data names a part of it, where it asks for a town, and the town as what holds that. */
const isPartOf = (site: SiteIndex, { text }: Statement, region: Statement): boolean =>
  (ward.test(text) && town.test(region.text)) ||
  site.some(({ statements, page }) =>
    statements.some(
      ({ path, text }) => path[0] === "geo.placename" && readPlace(text, page.lang)?.city === tidyText(region.text)
    )
  )

/**
 * "San Francisco, US", left there by a builder of pages, of a page in the French of Canada that names that town nowhere. English
 * of the States is what most templates are in.
 */
const isOfAnotherLand = (site: SiteIndex, { page }: OwnNode, town: string, land: string): boolean => {
  const region = /^(?!en)[a-z]{2,3}[-_](?<region>[a-z]{2})$/iu.exec(page.page.lang ?? "")?.groups?.region?.toUpperCase()
  return region !== undefined && countryOf(land, page.page.lang) !== region && isDoubtedTown(site, withoutQuarter(town))
}

export const spotsInData = (site: SiteIndex, own: Own): ReadonlyArray<Spot> => {
  const data = nodesOfOurs(site, own).flatMap((node): ReadonlyArray<Spot> => {
    const localities = statedBy(node, "address.addressLocality", "location.address.addressLocality")
    const regions = statedBy(node, "address.addressRegion", "location.address.addressRegion")
    const countries = statedBy(
      node,
      "address.addressCountry",
      "address.addressCountry.name",
      "location.address.addressCountry",
      "location.address.addressCountry.name"
    )
    const owners = [
      ...new Set([...localities, ...countries].map(({ owner }) => owner.replace(/\.addressCountry$/, "")))
    ]
    return owners.flatMap((owner) => {
      const isTown = (one: string) => cityText.test(one) && isCityName(one, node.page.page.lang)
      const locality = localities.find((one) => one.owner === owner && isTown(withoutQuarter(one.text)))
      const land = countries.find((one) => one.owner.replace(/\.addressCountry$/, "") === owner)
      const region = regions.find((one) => one.owner === owner)
      const city =
        locality !== undefined && region !== undefined && isPartOf(site, locality, region) ? region : locality
      // "Garland", "TX"
      // A land is seldom written beside its town: it stands or falls with it.
      if (city !== undefined && !isBorneOut(site, node, withoutQuarter(city.text))) return []
      if (city !== undefined && land !== undefined && isOfAnotherLand(site, node, city.text, land.text)) return []
      const [told, code] =
        land !== undefined || region === undefined || city === undefined
          ? [land, land === undefined ? null : countryOf(land.text, node.page.page.lang)]
          : [region, landOfState(city.text, region.text, "en") ?? landOfPart.get(region.folded) ?? null]
      if (city === undefined && (code === null || !isBorneOut(site, node, countryName(code)))) return []
      return [
        {
          city: city === undefined ? null : statedFact(node.page, city, withoutQuarter(city.text)),
          country: told === undefined || code === null ? null : statedFact(node.page, told, code),
          surety: "address"
        }
      ]
    })
  })
  const meta = site.flatMap((page) =>
    page.statements.flatMap((statement): ReadonlyArray<Spot> => {
      if (statement.source !== "meta") return []
      const [key = ""] = statement.path
      if (key === "og:locality" || key === "geo.placename") {
        // "San José, Costa Rica"
        const read = statement.text.includes(",") ? readPlace(statement.text, page.page.lang) : null
        const city = statement.text.includes(",") ? (read?.city ?? "") : statement.text
        const land = read?.country ?? null
        return cityText.test(city) && isCityName(city, page.page.lang) && !isDoubtedTown(site, city)
          ? [
              {
                city: statedFact(page, statement, city),
                country: land === null ? null : statedFact(page, statement, land),
                surety: "address"
              }
            ]
          : []
      }
      const code = key === "og:country-name" ? countryOf(statement.text, page.page.lang) : null
      return code === null ? [] : [{ city: null, country: statedFact(page, statement, code), surety: "address" }]
    })
  )
  return [...data, ...meta]
}
