/**
 * The land of a site that names none as its own: where two of these tell one land, and nothing another: the ending of its
 * address, the telephones it shows, and the towns and lands that its first page is headed with; or one of these and the
 * money it asks for, or the ending and telephones as they are written there.
 */
import { getPublicSuffix } from "tldts"
import type { Region } from "../../../../../../domain/draft/PageBlocks.ts"
import { countryCodes } from "../../../../../../domain/listing/Countries.ts"
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { homeOf } from "../../../names/SiteNames.ts"
import type { PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import { languageOf } from "../../../topics/Language.ts"
import { blockFact, type Fact, statedFact } from "../../Fact.ts"
import { isAsidePage } from "../../Paths.ts"
import { inOwnVoice } from "../../Said.ts"
import { landOfSuffix } from "../../words/LandParts.ts"
import type { Spot } from "../prose/Spot.ts"
import { landOfToldTown } from "../towns/TownLands.ts"
import { landsBinding, registersOfAll } from "./Jurisdictions.ts"
import { isCalledIn, isReachedIn, landsOfParts } from "./LocalSigns.ts"
import { landsNamed } from "./NamedLands.ts"
import { landsOfMoney } from "./OwnCurrencies.ts"
import { landsOfPhones } from "./Telephones.ts"

/** Endings that are sold for their letters: ".io" is of no land. */
const sold: ReadonlySet<string> = new Set(
  "ac ad ag ai am as bz cc cd cf co dj fm ga gg gl gq gs hm im in io is la lc li ly md me ml mn ms mu nu pm ps pw sc sh so sr st sx tc tf tk tl to tv us vc vg vu ws".split(
    " "
  )
)
const landOfEnding = (url: string): string | null => {
  const ending = getPublicSuffix(url)?.split(".").at(-1)?.toLowerCase() ?? ""
  const code = ending === "uk" ? "GB" : ending.toUpperCase()
  return !sold.has(ending) && countryCodes.includes(code) ? code : null
}

/** A fact, and the land it tells; null where that is one of several. */
type Sign = Fact<string | null>
/** "tel:+4912345678", "https://wa.me/4912345678": what a visitor rings. */
const ringing =
  /^(?:tel:|https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))(?:\+|%2B|00)?(?<number>[1-9][\p{Nd} ().-]{8,18})/iu
const phonesOn = (page: PageIndex): ReadonlyArray<Sign> => {
  const shown = page.blocks.flatMap((block, at) =>
    inOwnVoice(block) || block.region === "navigation"
      ? [...landsOfPhones(block.text)].map((value) => blockFact(page, at, value))
      : []
  )
  const linked = page.statements.flatMap((statement) => {
    const number = statement.source === "address" ? ringing.exec(statement.text)?.groups?.number : undefined
    const lands = number === undefined ? [] : [...landsOfPhones(`+${number}`)]
    return lands.map((value) => statedFact(page, statement, value))
  })
  return [...shown, ...linked]
}

const headsOf = (page: PageIndex): ReadonlyArray<Sign> => [
  ...page.statements.flatMap((statement) =>
    statement.source === "title" || (statement.source === "meta" && statement.path[0] === "description")
      ? landsNamed(statement.text, page.page.lang).map((value) => statedFact(page, statement, value))
      : []
  ),
  ...page.blocks.flatMap(({ level, text, region }, at) =>
    level === 1 && region !== "others"
      ? landsNamed(text, page.page.lang).map((value) => blockFact(page, at, value))
      : []
  )
]

/** Sums in the money of one land: of a house that asks for two kinds neither tells where it is. */
const moneyOn = (page: PageIndex): ReadonlyArray<Sign> =>
  page.blocks.flatMap((block, at) =>
    inOwnVoice(block) ? [...landsOfMoney(block.text)].map((value) => blockFact(page, at, value)) : []
  )

/** Where a house says who it is and how it is reached. */
const ofHouse: ReadonlySet<Region> = new Set(["hero", "footer", "contact"])
/** A whole address, which those who read addresses did not take for the house's, or who did something for it. */
const ofAnother =
  /(?<![\p{Nd}(./-])(?!(?:19|20)\p{Nd}{2} )\p{Nd}{1,5} \p{L}|\p{Lu}{2} \p{Nd}{5}|(?<!\p{L})(?:by|hosting|hosted|sponsor\p{Ll}*|powered|partners?|clients?)(?!\p{L})/iu
/** Parts of lands in what pages are headed and signed with. */
const partsOn = (page: PageIndex, isFirst: boolean): ReadonlyArray<Sign> => [
  ...page.statements.flatMap((statement) =>
    isFirst && (statement.source === "title" || (statement.source === "meta" && statement.path[0] === "description"))
      ? landsOfParts(statement.text).map((value) => statedFact(page, statement, value))
      : []
  ),
  ...page.blocks.flatMap(({ text, region }, at) =>
    (isFirst || region !== "hero") && ofHouse.has(region) && (region === "hero" || !ofAnother.test(text))
      ? landsOfParts(text).map((value) => blockFact(page, at, value))
      : []
  )
]
/** What shows that a house is reached in a land whose part it names. */
const reachedOn = (page: PageIndex, land: string): ReadonlyArray<Sign> =>
  page.blocks.flatMap((block, at) =>
    (inOwnVoice(block) || ofHouse.has(block.region)) && isReachedIn(land, block.text) ? [blockFact(page, at, land)] : []
  )

/** "hello@acme.example | 0478 55 01 26": how a house is reached, in one line. */
const partsOf = (row: string): ReadonlyArray<string> =>
  row.length > longestRow ? [row] : row.split(/ [|·•] /u, mostParts)
const [longestRow, mostParts] = [160, 5]
/** The land that alone speaks a tongue: its telephones are written as nowhere else. */
const landOfTongue = (page: PageIndex): string | null =>
  (languageOf(page) ?? page.page.lang?.slice(0, 2).toLowerCase()) === "ja" ? "JP" : null
/** Telephones as they are written in a land, on pages in a tongue of it. */
const calledOn = (page: PageIndex, land: string): ReadonlyArray<Sign> => {
  const tongue = languageOf(page) ?? page.page.lang?.slice(0, 2).toLowerCase() ?? ""
  const home = Object.values(landOfSuffix).find((one) => one.land === land)
  return home?.tongues.split(" ").includes(tongue) === true
    ? page.blocks.flatMap((block, at) =>
        inOwnVoice(block) &&
        (block.rows ?? [block.text]).some((row) => partsOf(row).some((part) => isCalledIn(land, tidyText(part))))
          ? [blockFact(page, at, land)]
          : []
      )
    : []
}

const only = (signs: ReadonlyArray<Sign>): string | null | undefined =>
  signs.every(({ value }) => value === signs[0]?.value) ? signs[0]?.value : null

/** The land that all telephones are in and all sums are asked for in the money of. */
const landOfDealings = (site: SiteIndex): string | null => {
  const own = site.filter((page) => !isAsidePage(page))
  const called = only(own.flatMap(phonesOn)) ?? null
  return called !== null && only(own.flatMap(moneyOn)) === called ? called : null
}
/**
 * "12 Alder Street, Salem, OR 97301", left by a template in the foot of a house that says "Pune, India", is rung there
 * and asks for rupees.
 */
export const withoutTemplates = (spots: ReadonlyArray<Spot>, site: SiteIndex): ReadonlyArray<Spot> => {
  const lands = new Set(spots.flatMap(({ country }) => country?.value ?? []))
  const land = lands.size > 1 ? landOfDealings(site) : null
  const isElsewhere = ({ city, country, surety }: Spot) =>
    surety === "address" && city !== null && country !== null && country.value !== land
  return land === null || !lands.has(land) ? spots : spots.filter((spot) => !isElsewhere(spot))
}

export const agreedLand = (site: SiteIndex, spots: ReadonlyArray<Spot>): ReadonlyArray<Fact<string>> => {
  const home = homeOf(site)
  if (home === undefined) return []
  const own = site.filter((page) => !isAsidePage(page))
  const phones = own.flatMap(phonesOn)
  const heads = headsOf(home)
  const ending = landOfEnding(home.page.url) ?? landOfTongue(home)
  // "+1" is of several lands, and tells none.
  const called = phones.every(({ value }) => value === null) ? undefined : only(phones)
  const told = [ending ?? undefined, called, only(heads)].flatMap((land) => (land === undefined ? [] : [land]))
  const parts = told.length < 2 ? own.flatMap((page) => partsOn(page, page === home)) : []
  const binding = told.length < 2 ? landsBinding(site) : []
  const law = only(binding) ?? null
  const [land = only(parts) ?? law] = told
  if (land === null || told.some((one) => one !== land)) return []
  const money = told.length === 1 ? own.flatMap(moneyOn) : []
  const isHere = parts.length > 0 && only(parts) === land
  const reached = isHere ? own.flatMap((page) => reachedOn(page, land)) : []
  // A town and the part that it is in are headed alike: they are one sign.
  const isTwice = isHere && (ending !== null || (called ?? null) !== null || reached.length > 0)
  const rung = told.length === 1 && ending === land ? own.flatMap((page) => calledOn(page, land)) : []
  // Whose law and courts a house takes is its own, save where companies of all lands are in the register.
  const isBound = law === land && (told.length === 1 || (land !== "GB" && !registersOfAll.has(land)))
  const isAgreed =
    told.length > 1 || isTwice || (told.length === 1 && only(money) === land) || rung.length > 0 || isBound
  if (!isAgreed) return []
  const isElsewhere = ({ city, country }: Spot) =>
    (country !== null && country.value !== land) || (city !== null && (landOfToldTown(city.value) ?? land) !== land)
  if (spots.some(isElsewhere)) return []
  // What can be read says more to whoever checks it than where a link leads.
  const isLink = ({ statement }: Sign) => (statement?.source === "address" ? 1 : 0)
  return [...phones, ...heads, ...money, ...rung, ...(law === land ? binding : []), ...(isHere ? parts : [])]
    .toSorted((a, b) => isLink(a) - isLink(b))
    .map((sign) => ({ ...sign, value: land }))
}
