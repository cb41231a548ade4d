/**
 * Where the house is, as a label asks for it: "Location" and, beside it, under it or behind it in the same line, "Leeds,
 * United Kingdom", in whatever way a page sets a label and what it is put to.
 */
import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { asksPlace, asksSeat, nowhere, placeAhead } from "../company/sheets/PlaceLabels.ts"
import { isKept } from "../company/sheets/SeatPairs.ts"
import { beganLabel, houseLabel, otherLabel, seatLabel } from "../company/sheets/SheetWords.ts"
import type { Own } from "../Own.ts"
import { aboutPath, isAsidePage, pathSays } from "../Paths.ts"
import { isPersonName } from "../Persons.ts"
import { inOwnVoice, isTitleOfOurs, titlesOf } from "../Said.ts"
import { seatTitle } from "../words/AddressWords.ts"
import { noTowns } from "../words/LandParts.ts"
import { readAddress } from "./Addresses.ts"
import { isRegisteredOffice } from "./AddressKinds.ts"
import { isDenied, readPlace } from "./prose/PlaceSentences.ts"
import { type Spot, spotAt } from "./prose/Spot.ts"
import { townInStreet } from "./TownBehindStreet.ts"
import type { Address } from "./towns/Address.ts"
import { landOfTown } from "./towns/KnownTowns.ts"
import { townAlone } from "./towns/ScriptTowns.ts"
import { landOfToldTown } from "./towns/TownLands.ts"

interface Pair {
  readonly label: string
  readonly value: string
  readonly first: number
  readonly last: number
}
/** Characters of a label and of what it is put to; blocks around it that may be of its sheet. */
const most = { label: 40, value: 140, blocks: 12, sheet: 400 } as const

const behindColon = /^(?<label>[^:：]{1,40}?) ?[:：] ?(?<value>\S.*)$/u
const inLine = (text: string): readonly [label: string, value: string] | null => {
  const { label, value } = behindColon.exec(text)?.groups ?? {}
  return label === undefined || value === undefined ? placeAhead(text) : [label, value]
}
/** Whether a line begins with a label that asks where the house is. */
export const isLabelledPlace = (text: string): boolean => {
  const [label = ""] = inLine(tidyText(text)) ?? []
  return asksSeat.test(label) || asksPlace.test(label)
}
const inLead = ({ lead = "", text }: Block): readonly [label: string, value: string] | null => {
  const value =
    lead !== "" && text.startsWith(lead) ? tidyText(text.slice(lead.length)).replace(/^[:：–—|-] ?/u, "") : ""
  return value === "" ? null : [tidyText(lead).replace(/ ?[:：]$/u, ""), value]
}
/** "Home | Download", "Shop" over "Gallery Repairs": what leads to our own pages is a menu, and asks for nothing. */
const isMenu = ({ page }: PageIndex, { folded }: Block): boolean => {
  const { host } = new URL(page.url)
  let rest = ` ${folded} `
  for (const { text, url } of page.links)
    if (/\p{L}/u.test(text) && URL.parse(url)?.host === host) rest = rest.replace(` ${fold(text)} `, "  ")
  return rest.trim() === ""
}
/** Whether a block is what the label above it is put to. */
const isUnder = (above: Block, block: Block): boolean =>
  above.region === block.region &&
  above.text.length <= most.label &&
  ((above.list !== null && above.list === block.list) ||
    (above.card !== null && above.card === block.card) ||
    (above.level !== null && block.list === null && block.under.at(-1) === above.folded) ||
    (above.level === null &&
      above.kind === "label" &&
      block.kind !== "item" &&
      above.list === block.list &&
      above.card === block.card))

/** Beside the fields of a form only what says that it is ours. */
const ours =
  /^(?:our (?:office|address|location)|unser (?:büro|standort)|unsere (?:adresse|anschrift)|notre (?:bureau|adresse)|nuestra (?:oficina|dirección|ubicación)|(?:o )?nosso (?:escritório|endereço)|a nossa morada|il nostro (?:ufficio|indirizzo)|ons (?:kantoor|adres)|مكتبنا|عنواننا|موقعنا)$/iu
const isOurVoice = (block: Block, label: string): boolean =>
  inOwnVoice(block) || (block.region === "form" && ours.test(label))

/** "Based in: Ghent Founded: 2020 Website: acme.example": a sheet that ran together, cut where the next of its labels stands. */
const sheetLabel =
  / (?=(?:Founded(?: in)?|Founding date|Founders?|Team(?: size)?|Employees|Website|Contact|E-?mail|Press(?: contact)?|Socials?|Publishers?|Developers?|Genres?|Platforms?|Release(?: date|d)?|Price|Location|Based in|Headquarters|Gegründet|Webseite|Kontakt|Standort|Sitz|Fondée?(?: en)?|Site web|Lieu|Siège|Fundad[ao](?: em| en)?|Sitio web|Site|Contacto|Contato|Sede|Fondat[ao](?: nel)?|Sito(?: web)?|Contatti|Opgericht|Locatie) ?: )/u
const rowsIn = ({ rows, text }: Block): ReadonlyArray<string> => {
  if (rows !== undefined && rows.length > 1) return rows
  const cut = tidyText(text.slice(0, most.sheet)).split(sheetLabel)
  // What goes on behind the last label may be anything.
  return cut.length > 2 && /^\p{Lu}[^:]{1,24}: /u.test(cut[0] ?? "") ? cut.slice(0, -1) : [text]
}
const pairsAt = (page: PageIndex, at: number): ReadonlyArray<Pair> => {
  const block = page.blocks[at]
  if (block === undefined || !isOurVoice(block, tidyText(block.text))) return []
  const rows = rowsIn(block)
  const lines = rows.flatMap((row) => {
    const one = (rows.length === 1 ? inLead(block) : null) ?? inLine(tidyText(row))
    return one === null ? [] : [{ label: one[0], value: one[1], first: at, last: at }]
  })
  const next = page.blocks[at + 1]
  // Rows are those of an address.
  return next !== undefined &&
    isOurVoice(next, tidyText(block.text)) &&
    (next.rows ?? []).length < 2 &&
    isUnder(block, next)
    ? [...lines, { label: tidyText(block.text), value: tidyText(next.text), first: at, last: at + 1 }]
    : lines
}

/** What else is asked for around: words before a mark, in bold, or alone in a block. */
const labelsAround = (page: PageIndex, at: number): ReadonlyArray<string> => {
  const here = page.blocks[at]
  return page.blocks.slice(Math.max(0, at - most.blocks), at + most.blocks).flatMap((block) => {
    if (block.region !== here?.region || block.text.length > most.value * 2) return []
    const rows = block.rows !== undefined && block.rows.length > 1 ? block.rows : [block.text]
    return [
      ...rows.flatMap((row) => {
        const words = tidyText(row).split(" ")
        return [
          tidyText(row),
          behindColon.exec(tidyText(row))?.groups?.label ?? "",
          ...[1, 2].map((count) => words.slice(0, count).join(" "))
        ]
      }),
      tidyText(block.lead ?? "")
    ].filter((one) => one !== "" && one.length <= most.label)
  })
}
/** Whether it is asked for beside when doors open, or who paid for a piece of work. */
export const isOfOtherSheet = (page: PageIndex, at: number, text: string): boolean => {
  const above = tidyText(page.blocks[at - 1]?.text ?? "")
  const isAsked = isLabelledPlace(text) || asksSeat.test(above) || asksPlace.test(above)
  return isAsked && labelsAround(page, at).some((label) => otherLabel.test(label))
}
/** On a sheet about the house, on a page about it, or where it is reached. */
const isOfSheet = (page: PageIndex, at: number): boolean => {
  const block = page.blocks[at]
  const around = labelsAround(page, at)
  if (block === undefined || around.some((label) => otherLabel.test(label))) return false
  return (
    around.some(
      (label) =>
        [houseLabel, beganLabel].some((one) => one.test(label)) || (seatLabel.test(label) && !asksPlace.test(label))
    ) ||
    pathSays(page, aboutPath) ||
    block.region === "contact" ||
    block.region === "footer" ||
    regionOfHeading(block.under.at(-1) ?? "") === "contact"
  )
}

/** A row of the same sheet, and no name that stands over what follows. */
const isRow = ({ text, lead = "" }: Block): boolean => {
  const words = tidyText(text).split(" ")
  const heads = [
    tidyText(lead),
    text.split(/[:：]/u)[0] ?? "",
    ...[1, 2, 3].map((count) => words.slice(0, count).join(" "))
  ]
  return (
    /^\p{Nd}/u.test(text) ||
    heads.some((head) => [houseLabel, beganLabel, seatLabel, asksSeat, asksPlace].some((one) => one.test(head)))
  )
}
/** Whether no heading or line over it says that it is of somebody else. */
const isOurs = (page: PageIndex, at: number, own: Own): boolean => {
  const block = page.blocks[at]
  if (block === undefined || isKept(block)) return false
  return titlesOf(page, at)
    .filter((title) => title.level !== null || title.card === block.card)
    .every((title) => (title.level === null && isRow(title)) || isTitleOfOurs(page, title, own))
}

export interface LabelledPlace {
  readonly spot: Spot
  /** With a street or a code: whatever reads addresses may read more of it. */
  readonly isPostal: boolean
  /** "Workshop: Hengelo": of rooms, which may be elsewhere than the house. */
  readonly isOfRooms: boolean
}
const rooms =
  /^(?:our |unsere? |notre |nuestro |ons |onze )?(?:studio|workshop|shop|lab|werkstatt|atelier|laden|boutique|taller|estudio|ateliê|estúdio|loja|laboratorio|bottega|werkplaats|winkel|工房|アトリエ|スタジオ|店舗|工作室)$/iu
/** Several places, or one that they left or will move to. */
const several =
  /(?:^| )(?:and|und|et|y|e|en|or|oder|ou|o|of|&|\/|\+) ?\p{Lu}|\p{Ll}\/\p{Lu}| [|·•] |(?:19|20)\p{Nd}{2} ?[-–]|[-–] ?(?:19|20)\p{Nd}{2}(?!\p{Nd})/u
const bracket = / ?[(（][^()（）]*[)）]$/u
/** "Ghent, Belgium – CET timezone", "Belgium, UTC+1": what the clock says there. */
const clock = /(?:,| [–—·|-]) (?:(?:\p{Lu}{2,4} )?time ?zone|(?:UTC|GMT)(?: ?[+−–-] ?\p{Nd}{1,2}(?::\p{Nd}{2})?)?)$/iu
/** Scripts in which towns have no capital: only what is read as an address or known. */
const hasCapitals = /\p{Lu}/u
/** What stands there as a place. */
const placeIn = (written: string, lang: string | null, own: Own): Address | null => {
  const value = tidyText(written)
    .replace(/[.。]$/u, "")
    .replace(clock, "")
  if (value.length > most.value || nowhere.test(value) || isDenied(value)) return null
  const bare = value.replace(bracket, "")
  const read = [value, bare].flatMap((one) => readAddress(one, lang, true) ?? [])
  const whole = read.find(({ city }) => city !== null) ?? townInStreet(bare, own, lang, true)
  if (whole?.postal === true) return whole
  // "Based in Ghent, we bake" goes on.
  // "Studio Harrow works out of a former shop" is no label and its town.
  if (/ (?!de l|an d|ob d|in d|aan d|of t)\p{Ll}+ \p{Ll}+/u.test(bare)) return null
  if (several.test(bare) || bare.split(/[,،、] ?/u).some((part) => /^\p{Ll}/u.test(part))) return null
  if (whole !== null && whole !== undefined) return whole
  const alone = townAlone(bare, lang)
  if (alone !== null) return { ...alone, postal: false }
  const place = readPlace(bare, lang)
  if (place === null) return read[0] ?? null
  const { city } = place
  // One word of a text that has no capitals may be anything.
  if (
    city !== null &&
    (isPersonName(city) || noTowns.has(fold(city)) || !(hasCapitals.test(city) || landOfTown(city) !== null))
  )
    return null
  return { ...place, postal: false }
}

/** What journalists are told is elsewhere others' words, and in a kit for them the house's. */
const pressKit = /^(?:press-?kit|media-?kit|pressemappe|dossier-de-presse|kit-de-prensa|kit-de-imprensa)(?:[-_.]|$)/i
const onPage = (page: PageIndex, own: Own): ReadonlyArray<LabelledPlace> => {
  if (isAsidePage(page) && !pathSays(page, pressKit)) return []
  return page.blocks.flatMap((_, at) =>
    pairsAt(page, at).flatMap(({ label, value, first, last }): ReadonlyArray<LabelledPlace> => {
      const seat = asksSeat.test(label)
      if (!seat && !asksPlace.test(label)) return []
      const blocks = page.blocks.slice(first, last + 1)
      if (blocks.some((block) => isMenu(page, block) || own.isName(tidyText(block.text)))) return []
      if (!isOurs(page, first, own) || (!seat && !isOfSheet(page, first))) return []
      const block = page.blocks[last]
      const read = placeIn(value, block?.lang ?? page.page.lang, own)
      if (read === null || (read.city === null && read.country === null)) return []
      if (read.city !== null && own.isName(read.city)) return []
      const surety = isRegisteredOffice(label)
        ? "registered"
        : seat
          ? seatTitle.test(label)
            ? "head"
            : "seat"
          : "address"
      const land = read.country === null && read.city !== null ? landOfToldTown(read.city) : null
      const place = land === null ? read : { ...read, country: land, countryWords: fold(read.city ?? "") }
      const spot = spotAt(page, { first, last }, place, surety)
      return [{ spot, isPostal: read.postal, isOfRooms: rooms.test(label) }]
    })
  )
}
/** What labels say of where the house is. */
export const placesLabelled = (site: SiteIndex, own: Own): ReadonlyArray<LabelledPlace> =>
  site.flatMap((page) => onPage(page, own))
