/** Where the company is, of all the places its site states as its own: nothing where they disagree. */

import { find, fold } from "../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import { isDoubtedTown } from "../company/DoubtedData.ts"
import type { Fact } from "../Fact.ts"
import { makersOf } from "../Makers.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { ownSaid, type Utterance } from "../Said.ts"
import { addressesTold } from "./AddressesTold.ts"
import { withoutRegistered } from "./AddressKinds.ts"
import { spotsInAddresses } from "./AddressLines.ts"
import { agreedLand, withoutTemplates } from "./deciding/AgreedLand.ts"
import { registersOfAll } from "./deciding/Jurisdictions.ts"
import { withoutOtherFirms } from "./deciding/OtherFirms.ts"
import { registeredLand } from "./deciding/RegisteredLand.ts"
import { spotsInData } from "./deciding/StatedPlaces.ts"
import { spotsSummedUp } from "./deciding/SummedUp.ts"
import { sameTown, surerSpots } from "./deciding/SurerSpots.ts"
import { townsByCode } from "./deciding/TownsByCode.ts"
import { premisesSpots } from "./PremisesSentences.ts"
import { makingSpots } from "./prose/MakingSentences.ts"
import { moveSpots } from "./prose/MoveSentences.ts"
import { nationSpots } from "./prose/NationSentences.ts"
import { originSpots, spotsInSentences } from "./prose/PlaceSentences.ts"
import { proseSpots } from "./prose/ProseSpots.ts"
import type { Spot } from "./prose/Spot.ts"
import { scriptSpots } from "./prose/scripts/ScriptSpots.ts"
import { titledSpots } from "./prose/TitledTowns.ts"
import { isTownName } from "./prose/tongues/TownNames.ts"

export interface Whereabouts {
  readonly cities: ReadonlyArray<Fact<string>>
  readonly countries: ReadonlyArray<Fact<string>>
}

const agreeing = <A>(items: ReadonlyArray<A>, same: (a: A, b: A) => boolean) => {
  const [first] = items
  return first === undefined || items.every((one) => same(first, one)) ? items : []
}

const isData = (spot: Spot) => (spot.city ?? spot.country)?.statement != null
/** "We are based in Ghent", or an address under its own name: "Acme BV, Quay 31, 9000 Ghent". */
const isSigned = (own: Own, { city, surety }: Spot) =>
  surety === "seat" || ((surety === "head" || surety === "address") && city !== null && own.isIn(fold(city.words)))
/**
 * Data that says another town than all that readers see is out of date, or worse: where they are told that
 * it is there, an address is signed with its name, or there are an address and a founding in that town; or where they
 * are shown an address, and of the other town nothing at all.
 */
const withoutStale = (spots: ReadonlyArray<Spot>, own: Own, site: SiteIndex): ReadonlyArray<Spot> => {
  const shown = spots.filter((spot) => !isData(spot))
  const towns = shown.flatMap(({ city }) => city ?? [])
  const [town] = agreeing(towns, (a, b) => sameTown(a.value, b.value))
  const kinds = new Set(shown.flatMap(({ city, surety }) => (city === null ? [] : [surety === "origin"])))
  const stated = spots.flatMap((spot) => (isData(spot) && spot.city !== null ? [spot.city.value] : []))
  const isUnseen = stated.length > 0 && stated.every((one) => isDoubtedTown(site, one))
  const lands = new Set(shown.flatMap(({ country }) => country?.value ?? []))
  // Of two alphabets only the lands tell whether two towns are one.
  const isThere = ({ country }: Spot) => country === null || lands.size === 0 || lands.has(country.value)
  const isShown = isUnseen && shown.some(({ city, surety }) => city !== null && surety === "address")
  return town === undefined || (kinds.size < 2 && !isShown && !shown.some((spot) => isSigned(own, spot)))
    ? spots
    : spots.filter(
        (spot) => !isData(spot) || (spot.city !== null && sameTown(spot.city.value, town.value) && isThere(spot))
      )
}

/** Where they moved to is where they are, and no longer where it was founded. */
const afterMove = (spots: ReadonlyArray<Spot>): ReadonlyArray<Spot> => {
  const towns = spots.flatMap(({ city, surety }) => (surety === "moved" && city !== null ? [city.value] : []))
  return towns.length === 0
    ? spots
    : spots.flatMap((spot): ReadonlyArray<Spot> => {
        if (spot.surety === "moved") return [{ ...spot, surety: "origin" }]
        const { city } = spot
        return spot.surety === "origin" && city !== null && !towns.some((town) => sameTown(town, city.value))
          ? []
          : [spot]
      })
}
/** The places that count: the seat, else addresses, else where it began, else where it is registered. */
const baseOf = (spots: ReadonlyArray<Spot>): ReadonlyArray<Spot> => {
  const of = (...sureties: ReadonlyArray<Spot["surety"]>) => spots.filter(({ surety }) => sureties.includes(surety))
  const seats = of("head", "seat")
  // "We are a Danish company" tells no town; whatever tells one in that land does.
  if (seats.some(({ city }) => city !== null)) return seats
  const lands = new Set(seats.flatMap(({ country }) => country?.value ?? []))
  const inLand = ({ country }: Spot) => country === null || lands.size === 0 || lands.has(country.value)
  const addresses = of("address")
  if (addresses.length === 0) {
    const origins = of("origin")
    return seats.length + origins.length > 0 ? [...seats, ...origins.filter(inLand)] : of("register")
  }
  // "Pasaje Santa Cruz 348, Rosario, Santa Fe, Argentina": which of them is the town, a sentence tells.
  const told = addresses.some(({ city }) => city !== null)
    ? []
    : of("origin").filter(
        ({ city, country }) =>
          city !== null &&
          inLand({ city, country, surety: "origin" }) &&
          addresses.some((one) => find(fold(one.country?.words ?? ""), fold(city.value)) !== -1)
      )
  return [...seats, ...addresses, ...told]
}

const isShortened = /(?<!\p{L})\p{L}\./u
/** What the surest places say, as long as none of the less sure ones contradicts all of it. */
const decide = (stated: ReadonlyArray<Spot>, own: Own, site: SiteIndex): Whereabouts => {
  const spots = withoutStale(afterMove(stated), own, site)
  const of = (surety: Spot["surety"]) => spots.filter((spot) => spot.surety === surety)
  const [heads, addresses] = [of("head"), of("address")]
  const base = baseOf(spots)
  const isSeated = base.length > 0 && base.every(({ surety }) => surety === "head" || surety === "seat")
  const [city] = agreeing(
    base.flatMap((spot) => spot.city ?? []),
    (a, b) => sameTown(a.value, b.value)
  )
  // Where an address is called the seat's, others that readers are shown are branches'.
  const beside = !isSeated ? [] : heads.length > 0 ? addresses.filter(isData) : addresses
  const isHere = (spot: Spot) => city === undefined || (spot.city !== null && sameTown(spot.city.value, city.value))
  // Where it was founded may tell the land of the city it still is in.
  const origins = city === undefined ? [] : of("origin").filter(isHere)
  const told = [...base, ...(isSeated ? addresses : []).filter(isHere), ...origins].flatMap(
    (spot) => spot.country ?? []
  )
  const registers = of("register").filter(({ country }) => country !== null && !registersOfAll.has(country.value))
  const lands = told.length > 0 ? told : registers.flatMap((spot) => spot.country ?? [])
  const [land] = agreeing(lands, (a, b) => a.value === b.value)
  // A seat in one city, and addresses that are all in others: which of them is wrong?
  const towns = beside.flatMap((spot) => spot.city ?? [])
  const abroad = beside.flatMap((spot) => spot.country ?? [])
  // A town of one land beside an address in another tells neither.
  const isTorn = lands.length > 0 && land === undefined
  // Data alone against where a visitor reads that it was founded.
  const begun = base.every(isData) ? of("origin").flatMap((spot) => spot.city ?? []) : []
  const isDoubted =
    isTorn ||
    (city !== undefined && begun.length > 0 && !begun.some(({ value }) => sameTown(value, city.value))) ||
    (city !== undefined && towns.length > 0 && !towns.some(({ value }) => sameTown(value, city.value))) ||
    (land !== undefined && abroad.length > 0 && !abroad.some(({ value }) => value === land.value))
  // Two towns of one land leave the land.
  const isTold = (town: string) =>
    spots.some((spot) => spot.country?.value === land?.value && spot.city !== null && sameTown(spot.city.value, town))
  const isLandSure =
    land !== undefined &&
    spots.every((spot) =>
      spot.country === null ? spot.city !== null && isTold(spot.city.value) : spot.country.value === land.value
    )
  if (isDoubted && !isLandSure) return { cities: [], countries: [] }
  return {
    cities:
      isDoubted || city === undefined
        ? []
        : spots
            .flatMap((spot) => (spot.city !== null && sameTown(spot.city.value, city.value) ? [spot.city] : []))
            // "Vila Nova de Cerveira" before "V.N. Cerveira".
            .toSorted((a, b) => Number(isShortened.test(a.value)) - Number(isShortened.test(b.value))),
    countries:
      land === undefined ? [] : spots.flatMap((spot) => (spot.country?.value === land.value ? [spot.country] : []))
  }
}

/** "By Ada Roth · Made with ♥ in Lugo, Spain": what stands side by side at the foot of a page, each for itself. */
const inParts = (said: Utterance): ReadonlyArray<Utterance> => {
  const parts = said.block.region === "footer" ? said.text.split(/ [·•|] /u, mostParts) : []
  return parts.length < 2 ? [said] : [said, ...parts.map((text) => ({ ...said, text }))]
}
const mostParts = 6

export const whereabouts = perOwn((site, names): Whereabouts => {
  const own = ownOf(site, names)
  const said = ownSaid(site).flatMap(inParts)
  // Where it was founded tells nothing of where they work now.
  const now = withoutRegistered([
    ...nationSpots(said, own),
    ...spotsInSentences(said, own),
    ...spotsSummedUp(site, own),
    ...withoutOtherFirms(spotsInAddresses(site, own), { own, makers: makersOf(site, []) }),
    ...spotsInData(site, own),
    ...makingSpots(said, own),
    ...premisesSpots(ownSaid(site), own),
    ...moveSpots(ownSaid(site), own)
  ])
  // "The seat of Acme" is no town, though a house may be called after its own.
  const isTown = ({ city }: Spot) =>
    city === null ||
    isTownName(city.value) ||
    own.isName(city.value) ||
    !own.mayName(fold(city.value)) ||
    !own.isIn(fold(city.value))
  const plainly = [...now, ...originSpots(site, names)].filter(isTown)
  // What is told in passing counts where no sentence, address or data tells a town or a land more plainly.
  const isTold = plainly.some(({ city, surety }) => city !== null || surety === "register")
  const passing = isTold
    ? []
    : [...proseSpots(ownSaid(site), own), ...scriptSpots(ownSaid(site), own), ...addressesTold(site, own)]
  const isInPassing = isTold || passing.some(({ city }) => city !== null)
  const titled = isInPassing ? [] : titledSpots(site, own)
  const spots = surerSpots(townsByCode(withoutTemplates([...plainly, ...passing, ...titled], site)), own)
  const told = decide(spots, own, site)
  if (told.countries.length > 0) return told
  const registered = registeredLand(site, spots)
  return { ...told, countries: registered.length > 0 ? registered : agreedLand(site, spots) }
})
