/** Addresses of the company as its pages show them: at their foot, under "Contact", in an imprint. */
import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { countryName } from "../../../../../domain/listing/Countries.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { withoutLegalForm } from "../../names/NameForms.ts"
import { homeOf } from "../../names/SiteNames.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { placeAhead } from "../company/sheets/PlaceLabels.ts"
import { behindSeatLabel, isOfHouse, isOnSheet } from "../company/sheets/SeatPairs.ts"
import { isNamedAfter } from "../contact/OwnAddress.ts"
import { isMadeBy, makersOf } from "../Makers.ts"
import type { Own } from "../Own.ts"
import { isAsidePage } from "../Paths.ts"
import { inOwnVoice } from "../Said.ts"
import { hereWeAre } from "../words/AddressWords.ts"
import { landOfPart } from "../words/LandParts.ts"
import { addressLabel, visitLabel } from "../words/PlaceWords.ts"
import { readAddress } from "./Addresses.ts"
import { isRegisteredOffice, kindOfAddress, namesCurrency } from "./AddressKinds.ts"
import {
  isOfOthers,
  isWithinName,
  type Owners,
  withoutCompany,
  withoutLabel,
  withoutLead,
  withoutSigner
} from "./AddressOwners.ts"
import {
  isBesideMailbox,
  isCopyright,
  isInImprint,
  isLabelOver,
  isOverMenu,
  isPageOfHouse,
  isReachedBeside,
  isSigned,
  isUnderLabel,
  opensCopyright
} from "./deciding/AddressPlaces.ts"
import { landOfPhones } from "./deciding/Telephones.ts"
import { isBehindOthersMailbox, isWhoAnswers } from "./deciding/WhoAnswers.ts"
import { landTold, linesAround } from "./LandTold.ts"
import {
  isNearlySentence,
  isOfOwner,
  type LineRun,
  longestAlone,
  longestLine,
  type PageLine,
  pageLines,
  runsTo
} from "./LineRuns.ts"
import { isLabelledPlace, isOfOtherSheet, placesLabelled } from "./PlacePairs.ts"
import { type Spot, spotAt } from "./prose/Spot.ts"
import { withoutMaker } from "./ScriptAddresses.ts"
import { seatTail, townBehindName, townInStreet } from "./TownBehindStreet.ts"
import type { Address } from "./towns/Address.ts"
import { isStreetPart, isWholeAddress } from "./towns/StreetParts.ts"
import { landOfToldTown } from "./towns/TownLands.ts"

const isPlaceFor = (page: PageIndex, at: number, own: Own, isFirst: boolean): boolean => {
  const [above, block] = [page.blocks[at - 1], page.blocks[at]]
  if (block === undefined) return false
  if (isCopyright(block, own) || isSigned(block, own) || isReachedBeside(page, at) || isOverMenu(page, at)) return true
  if (!inOwnVoice(block)) return false
  if (own.isIn(block.folded)) return true
  if (block.region === "contact" || block.region === "footer") return true
  if (regionOfHeading(block.under.at(-1) ?? "") === "contact") return true
  if (block.region === "faq" || block.region === "pricing" || block.region === "team" || block.region === "features")
    return false
  // A paragraph of the first page that is an address and nothing else.
  const isWhole = isWholeAddress(tidyText(block.text)) || isBesideMailbox(page, at)
  if (isFirst && block.card === null && block.list === null && isWhole) return true
  // "Acme cv", in bold over it.
  const isHead = ({ text, level }: Block) =>
    level === null && (own.isName(withoutLegalForm(tidyText(text))) || isNamedAfter(tidyText(text), own))
  if (
    above !== undefined &&
    above.region === block.region &&
    above.card === block.card &&
    (isLabelOver(above.text) || isHead(above))
  )
    return true
  return (
    isOnSheet(page, at, own) ||
    isPageOfHouse(page) ||
    isUnderLabel(page, at) ||
    (addressLabel.test(tidyText(block.text)) && isOfHouse(page, at, own))
  )
}
/** What a run of lines says as an address of ours; null where it is none. */
const addressIn = (
  { block, at, text: row }: PageLine,
  page: PageIndex,
  { text: written, first, last }: LineRun,
  owners: Owners
): Address | null => {
  const { own } = owners
  const text = first === last ? (behindSeatLabel(page, at, own) ?? written.replace(seatTail, "")) : written
  const tidy = tidyText(text)
  const label = addressLabel.exec(tidy) ?? visitLabel.exec(tidy)
  const unsigned = withoutSigner(page, withoutLabel(withoutMaker(text, owners)))
  if (unsigned === null) return null
  const bare = withoutCompany(unsigned.replace(/^,\s*/, "").replace(isMadeBy, ""), own)
  const reached =
    block.region === "footer" ||
    block.region === "contact" ||
    label !== null ||
    isOnSheet(page, at, own) ||
    isReachedBeside(page, at)
  // "Crumb Srl, Piazza Maggiore 3, Bologna", all in one line.
  const isOurs = reached && own.isIn(block.folded) && !/[·•|–—]| - /u.test(text) && tidy === tidyText(block.text)
  const lang = block.lang ?? page.page.lang
  // "27 Vickerman Street / Port Nelson / Nelson 7010": behind a quarter the town is yet to come.
  const rows = block.rows ?? []
  const below = rows[rows.indexOf(row) + 1] ?? ""
  const isLastRow = rows.length > 1 && (below === "" || /[@:]|^[+(]?\p{Nd}/u.test(below))
  if (namesCurrency(bare) || isOfOwner(text) || isBehindOthersMailbox(tidy, page.page)) return null
  const isSaid = isNearlySentence(bare)
  if (isSaid && label === null) return null
  const address =
    readAddress(bare, lang, label !== null || isOurs) ??
    (reached && (first === last || isLastRow) ? townInStreet(text, own, lang, label !== null) : null) ??
    townBehindName(text, bare, first === last, own)
  if ((isSaid || leadsHere(row)) && address?.postal !== true) return null
  // "… for those who cross the border to Luxembourg."
  if (address?.city === null && isWholeSentence.test(bare)) return null
  if (address === null || (address.city === null && address.country === null)) return null
  // "Acme / Ada Roth / Deutschland": the land is where she is.
  const inImprint = isInImprint(block)
  if (address.city !== null && !address.postal && isWhoAnswers(address.city, inImprint && !row.includes(address.city)))
    return inImprint ? { ...address, city: null } : null
  // A house may be called after its town. Nor is its name, with a land behind it, an address.
  if (address.city !== null && !address.postal && isWithinName(own, address.city, text)) return null
  if (!address.postal && isOfOtherSheet(page, at, row)) return null
  // "City Leeds, United Kingdom": a card runs its label and what it is put to together.
  const [ahead] = placeAhead(tidyText(row)) ?? []
  if (ahead !== undefined && !address.postal && address.city?.startsWith(`${ahead.split(" ").at(-1)} `) === true)
    return null
  // A country alone is an entry of a menu, "Ontario, Canada" is none; places without a street may be anybody's, save
  // where we are reached.
  const part = landOfPart.get(fold(bare.split(",")[0] ?? ""))
  const isInPart = part !== undefined && part === address.country
  // "© 2026 Acme - Santiago, Chile" is no menu.
  const isHolder = opensCopyright.test(text) && first === last && own.isIn(fold(text)) && /^[^,]+,[^,]+$/u.test(text)
  const alone = !isHolder && address.city === null && !isInPart && fold(bare).split(/[\s,]+/).length <= 3
  return !address.postal && (alone || !(reached || own.isIn(fold(text)))) ? null : address
}

/** "14 Bode Thomas Street, Surulere, Lagos" beside "+234 805 550 1234": a street and its town, in the land of the telephones. */
const calledFromAbroad = (
  { text, first, last }: LineRun,
  land: string | null,
  page: PageIndex,
  own: Own
): Address | null => {
  const parts = text.split(", ")
  // "Thika Court, Kilimani, Nairobi"
  const isInTown = parts.length > 2 && land !== null && landOfToldTown(parts.at(-1) ?? "") === land
  if (land === null || first !== last || !(isInTown || /\p{Nd}/u.test(text))) return null
  const bare = withoutCompany(withoutLabel(text).replace(/^,\s*/, ""), own)
  const address = isNearlySentence(bare) ? null : readAddress(`${bare}, ${countryName(land)}`, page.page.lang, false)
  return address !== null &&
    (address.postal || isInTown) &&
    address.country === land &&
    address.city !== null &&
    !own.isName(address.city)
    ? address
    : null
}

const leadsHere = (text: string): boolean => hereWeAre.test(tidyText(text))
/** Many words and a full stop, most of them small. */
const isWholeSentence = /(?: \p{Ll}[\p{L}'’-]*){4}.*\p{Ll}\.$/u

/** Lines of a page that may be the last of an address. */
const mostEnds = 200

/** "Questions: hello@acme.example", "Ring us: 020 555 0100": how to reach somebody, and no part of an address. */
const onlyReached = /^(?:[^:\p{Nd}]{1,40}: ?)?(?:[\w.+-]+@[\w.-]+|[+(]?\p{Nd}[\p{Nd} ()./-]{6,})\.?$/u
const mayEnd = ({ text }: PageLine) =>
  text.length <= longestAlone &&
  (text.length <= longestLine || /\p{Nd}{4}/u.test(text)) &&
  (/[\p{Nd},،、市県]/u.test(text) || text.split(" ").length <= 4) &&
  !onlyReached.test(tidyText(text))

const isRowOf = (line: PageLine | undefined, block: Block) => line?.isRow === true && line.block === block

interface End {
  /** The number of its line. */
  readonly at: number
  readonly line: PageLine
  readonly runs: ReadonlyArray<{ readonly run: LineRun; readonly address: Address | null }>
}
/** Where addresses of ours may end on a page, and what the lines up to there say as one. */
const endsOn = (page: PageIndex, owners: SiteOwners): ReadonlyArray<End> => {
  const { own } = owners
  const aside = isAsidePage(page)
  const lines = pageLines(page)
  const isEnd = (line: PageLine) => {
    if (!mayEnd(line) || (owners.read.has(line.block) && (!line.isRow || isLabelledPlace(line.text)))) return false
    const isOurs = !aside || line.block.region === "footer" || isInImprint(line.block) || isCopyright(line.block, own)
    return (
      isOurs &&
      (isPlaceFor(page, line.at, own, page === homeOf(owners.site)) || (inOwnVoice(line.block) && leadsHere(line.text)))
    )
  }
  const ends = lines.flatMap((line, at) => (isEnd(line) ? [{ at, line }] : []))
  return ends.slice(0, mostEnds).map(({ at, line }) => ({
    at,
    line,
    runs: runsTo(lines, at).map((one) => {
      const run = one.first === one.last ? { ...one, text: withoutLead(one.text, own) } : one
      return { run, address: addressIn(line, page, run, owners) }
    })
  }))
}

type SiteOwners = Owners & { readonly site: SiteIndex; readonly read: ReadonlySet<Block> }
/** `byPhone`: whether telephones may tell the land of a street and a town. */
const onPage = (
  page: PageIndex,
  ends: ReadonlyArray<End>,
  owners: SiteOwners,
  byPhone: boolean
): ReadonlyArray<Spot> => {
  const { own } = owners
  const found: Array<Spot> = []
  const lines = pageLines(page)
  for (const { at, line, runs: read } of ends) {
    const { block } = line
    const land = byPhone ? landOfPhones(linesAround(lines, at)) : null
    const runs = read.flatMap(({ run, address: plain }) => {
      const address = plain ?? calledFromAbroad(run, land, page, own)
      return address === null ? [] : [{ run, address }]
    })
    const [first] = runs
    if (first === undefined) continue
    // "26121 Oldenburg" names a town; the street above it tells the land as well. "Shropshire SY8 1AB" has its town above.
    const { city, country: named } = first.address
    const fuller = runs.filter((more) =>
      city === null
        ? more.address.city !== null && more.address.country === named
        : more.address.city === city && more.address.country !== null
    )
    // "Acme SpA / Isla Verde, Puerto Alto / Región de los Lagos, Chile": told whose it is by its first row.
    const isHeaded = ({ run }: (typeof runs)[number]) =>
      isRowOf(lines[run.first], block) && own.isIn(fold(lines[run.first]?.text ?? ""))
    const shortest = (city === null ? fuller.find(isHeaded) : undefined) ?? fuller[0] ?? first
    // "Acme is made by Flourtech AB, Malmö, Sweden" says whose address it is.
    const isMakers = ({ run }: (typeof runs)[number]) => {
      const made = isMadeBy.exec(tidyText(run.text))?.groups?.what
      return run.first === run.last && made !== undefined && own.isName(made)
    }
    const isOurs = (one: (typeof runs)[number]) =>
      isMakers(one) || isReachedBeside(page, line.at) || !isOfOthers(page, lines, one.run, one.address.city, owners)
    // "88 Gertrude Street / Fitzroy, Melbourne VIC 3065": a quarter before its town is nobody's name under a street.
    const isStreeted = ({ run, address: { postal } }: (typeof runs)[number]) =>
      postal &&
      run.first < run.last &&
      isRowOf(lines[run.first], block) &&
      (lines[run.first]?.text ?? "").split(/, ?/).some(isStreetPart)
    const whole = isOurs(shortest) ? shortest : fuller.filter(isStreeted).find(isOurs)
    if (whole === undefined) continue
    const { run, address } = whole
    const label = addressLabel.exec(tidyText(run.text))
    const kind = label?.groups?.seat === undefined ? kindOfAddress(lines, run.first, run.text, own) : "seat"
    if (kind === "branch") continue
    const country = address.country ?? landTold(address, lines, run.last, page, owners.site)
    const blocks = { first: lines[run.first]?.at ?? 0, last: lines[run.last]?.at ?? 0 }
    const seat = isRegisteredOffice(run.text) ? "registered" : "head"
    found.push(spotAt(page, blocks, { ...address, country }, kind === "seat" ? seat : "address"))
  }
  return found
}

const blocksOf = ({ city, country }: Spot): ReadonlyArray<Block> => {
  const { page, blocks } = city ?? country ?? {}
  return page?.blocks.slice(blocks?.first ?? 0, (blocks?.last ?? -1) + 1) ?? []
}
/** Addresses, and what labels tell of places: of a street and its town no more than the address says. */
export const spotsInAddresses = (site: SiteIndex, own: Own): ReadonlyArray<Spot> => {
  const labelled = placesLabelled(site, own)
  const read = new Set(labelled.flatMap(({ spot, isPostal }) => (isPostal ? [] : blocksOf(spot))))
  const owners = { own, makers: makersOf(site, []), site, read }
  const pages = site.map((page) => ({ page, ends: endsOn(page, owners) }))
  const told = pages.flatMap(({ page, ends }) => onPage(page, ends, owners, false))
  const found = told.length > 0 ? told : pages.flatMap(({ page, ends }) => onPage(page, ends, owners, true))
  const known = new Set(found.flatMap(blocksOf))
  return [
    ...found,
    // Rooms of which a label tells no more than the town are the house only where no address says where it is.
    ...labelled.flatMap(({ spot, isPostal, isOfRooms }) =>
      (isPostal && blocksOf(spot).some((one) => known.has(one))) || (isOfRooms && !isPostal && found.length > 0)
        ? []
        : [spot]
    )
  ]
}
