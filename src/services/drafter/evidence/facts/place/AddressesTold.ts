/**
 * Addresses that stand in sentences: "The shed is at 9 Teal Road, Nelson 7071, ten minutes from the sea", "Open studio on
 * Sundays, 22 Kiln Lane, Hobart TAS 7000. Mind the step."
 */
import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { fold } from "../../../../../domain/text/Folding.ts"
import { isCompany } from "../../names/NameForms.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import type { Own } from "../Own.ts"
import { isAsidePage } from "../Paths.ts"
import { inOwnVoice, ownSaid, saidFact, titlesOf, type Utterance } from "../Said.ts"
import { comeHere, othersAbove, seatTitle, weekly } from "../words/AddressWords.ts"
import { creditWords } from "../words/ContactWords.ts"
import { buildings, officials } from "../words/PlaceWords.ts"
import { otherRooms, ours, premises, reachedRooms, roomsGone, speaks, standsWhere } from "../words/PremisesWords.ts"
import { readAddress } from "./Addresses.ts"
import { opensCopyright } from "./deciding/AddressPlaces.ts"
import { landTold } from "./LandTold.ts"
import { pageLines } from "./LineRuns.ts"
import { isDenied } from "./prose/PlaceSentences.ts"
import { type Spot, spotAt } from "./prose/Spot.ts"
import { goesOnElsewhere, notForGood, ofOthers } from "./prose/tongues/OtherPlaces.ts"
import type { Address } from "./towns/Address.ts"
import { isStreet, isStreetPart } from "./towns/StreetParts.ts"
import { landOfToldTown } from "./towns/TownLands.ts"

/** Where an address may begin: with the sentence, behind a mark, or behind a word that leads to places. */
const starts =
  /(?:^|(?<=[:,–—(] )|(?<=(?<!\p{L})(?:[Aa]t|[Oo]n|[Ii]n|to|an|der|dem|den|[Ii]m|[Aa]m|auf|zu|au|à|dans|sur|[Ee]n|[Ee]m|[Nn][ao]|nel|nella|in|[Oo]p|[Aa]an|te|a|la|le|el|al|alla|het|de|found|situé|sito|sita) ))(?=[\p{Lu}\p{Nd}#]|(?:rue|quai|avenue|place|cours|allée|impasse|chemin|route|boulevard|calle|avenida|plaza|paseo|rua|praça|largo|travessa|via|viale|piazza|corso|vicolo) )/gu
/** Where it may end: before a small word, a mark or a day. */
const ends = /,? (?=[\p{Ll}(–—])|[,;](?= )|\.(?= |$)|$/gu
const most = { starts: 14, ends: 24, length: 170, sentences: 400 } as const
const box =
  /^(?:P\.? ?O\.? ?Box|GPO Box|Private Bag|Postfach|Postbus|B\.?P\.?|C\.?P\.?|Apartado|Apdo\.?|Casella postale|Caixa Postal) ?\p{Nd}/iu
const bareNumber = /^(?:n[º.°o]*\.? ?)?\p{Nd}{1,5} ?\p{L}?$/u

/** Whether it begins with a street and its number, the house on it, or a box. */
const isStreeted = (text: string): boolean => {
  const [first = "", next = ""] = text.split(", ")
  if (isStreetPart(first) || box.test(text)) return true
  if (bareNumber.test(next) && isStreet.test(first)) return true
  return buildings.test(first) && !/\p{Ll}{2} \p{Ll}/u.test(first) && isStreetPart(next)
}

interface Told {
  readonly address: Address
  readonly before: string
  readonly after: string
}
/** As much from there on as is an address. */
const addressFrom = (text: string, index: number, lang: string | null): Told | null => {
  const rest = text.slice(index, index + most.length)
  if (!isStreeted(rest)) return null
  const cuts = [...rest.matchAll(ends)].slice(0, most.ends).toReversed()
  for (const cut of cuts) {
    const words = rest.slice(0, cut.index)
    const address = /\p{Nd}/u.test(words) ? readAddress(words, lang, true) : null
    if (address === null || !address.postal || address.city === null) continue
    const isSure = address.country !== null || address.shape != null || landOfToldTown(address.city) !== null
    if (isSure) return { address, before: text.slice(0, index), after: text.slice(index + words.length) }
  }
  return null
}
/** The address in a sentence, from where nothing but it stands; null where there are two. */
const addressWithin = (text: string, lang: string | null): Told | null => {
  const told = [...text.matchAll(starts)]
    .slice(0, most.starts)
    .flatMap(({ index }) => addressFrom(text, index, lang) ?? [])
  const towns = new Set(told.map(({ address }) => address.city))
  // Behind a comma may as well stand the rest of one.
  const plain = told.filter(({ before }) => !/, $/u.test(before))
  return towns.size === 1 ? (plain.at(-1) ?? told[0] ?? null) : null
}

/** "The workshop is at", "Unsere Werkstatt:", "La bottega si trova in": rooms of which there is one, and no other's. */
const roomsAt = new RegExp(
  `^(?:${ours}|the|die|der|das|l['’]|le|la|el|il|lo|o|a|de|het) ?(?:\\p{Ll}+ )?\\p{L}{0,12}(?:${premises}|${reachedRooms}|geschäft|laden|boutique|tienda|loja|negozio|winkel|magasin|gallery|showroom|taproom|café|school|schule|école|escuela|escola|scuola)(?: (?:${standsWhere}|(?:ist|is) (?:zu|te) (?:finden|vinden)|finden sie))?(?: (?:located|situated|situé|situato|situata|ubicado|ubicada|te vinden|zu finden))?(?::| (?:\\p{L}{1,5} ?){0,3})? ?$`,
  "iu"
)
/** "Visit our clinic at Roth Hospital, Room 5, 9 Kiln Street": the house that rooms of ours are in, and on which floor. */
const roomsWithin = new RegExp(
  `^(?:(?:or|and|oder|ou|o|of) )?(?:visit|come to|find|see|besuchen sie|besucht|venez (?:à|dans|voir)|visitez|visite|visita|venga a|bezoek) (?:${ours}) (?:\\p{L}+ )?(?:${premises}|${reachedRooms}|practice|praxis|cabinet|clinique|clínica|consulta|clinica|praktijk|kliniek) (?:at|in|inside|within|im|in der|au|dans|en el|en la|no|na|nel|nella|presso|bij|in het) (?:(?-i:\\p{Lu})[^.;:!?]{2,80}, )?$`,
  "iu"
)
const isOpening = (before: string) => /^\P{L}*$/u.test(before)

/** When doors are open, behind it. */
const dayBehind =
  /^, (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?)(?!\p{L})/u

/** Whether what stands around the address says that it is ours. */
const isOurs = ({ before, after }: Told, said: Utterance, own: Own): boolean => {
  const { block, page, at } = said
  // "Cheques to Acme, P.O. Box 12": whom one writes to.
  const [named = ""] = before.split(/, ?$/u)
  const whose = named.split(/(?:^| )(?:to|an|à|au|a|para|aan|naar) /u).at(-1) ?? ""
  const isNamed = before !== named && own.isName(whose)
  const bare = isNamed ? before.slice(0, named.length - whose.length) : before
  const isWeekly = weekly.test(before)
  const around = isWeekly ? after : `${bare.replace(comeHere, "")} | ${after}`
  const isElsewhere = [ofOthers, othersAbove, officials, creditWords, notForGood, roomsGone].some((one) =>
    one.test(around)
  )
  const isOtherRoom = !comeHere.test(bare) && otherRooms.test(bare)
  const isWithin = roomsWithin.test(before)
  if (isElsewhere || isOtherRoom || goesOnElsewhere.test(after.replace(dayBehind, ""))) return false
  if (isWithin) return !isDenied(before)
  if (isDenied(bare) || own.namesOther(bare) || seatTitle.test(bare)) return false
  // "Hosting: Roth Ltd, 12 Quay Row": who stands behind a mark is named as much as in a sentence.
  const [, ...marked] = bare.split(/[:：]/u)
  if (marked.some((part) => own.namesOther(`x ${part}`))) return false
  if (isNamed) return true
  const reached =
    block.region === "contact" ||
    block.under.some((heading) => regionOfHeading(heading) === "contact") ||
    titlesOf(page, at).some(({ text }) => comeHere.test(text))
  if (comeHere.test(bare) || roomsAt.test(bare) || (speaks.test(bare) && reached)) return true
  // An address and no word besides is a line's, and may be of a house that is shown or sold.
  return reached && ((isOpening(bare) && said.after !== null) || isWeekly || comeHere.test(after))
}

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Spot> => {
  const { block, page, text } = said
  const lang = block.lang ?? page.page.lang
  const told = addressWithin(text, lang)
  const city = told?.address.city ?? null
  if (told === null || city === null || own.isName(city) || !isOurs(told, said, own)) return []
  const { address } = told
  const lines = pageLines(page)
  const line = lines.findLastIndex((one) => one.block === block)
  const smaller = address.country ?? landTold(address, lines, line, page, [page])
  const land = smaller ?? (address.shape == null ? landOfToldTown(city) : null)
  return [
    {
      city: saidFact(said, city, fold(city)),
      country: land === null ? null : saidFact(said, land, address.country === null ? "" : address.countryWords),
      surety: "address"
    }
  ]
}

/** Behind the rights, who has them and where: "All rights reserved. Flourtech GmbH, Gasse 4, 26121 Oldenburg, Germany." */
const holder =
  /(?:rights reserved|rechte vorbehalten|droits réservés|derechos reservados|direitos reservados|diritti riservati|rechten voorbehouden)[.,]? (?<who>[^,.:;|]{2,50}), (?<where>[^.:;|]{8,120})(?:\.(?= |$)|$)/iu
const doneBy = /(?<!\p{L})(?:by|von|par|por|da|door|of|de)(?!\p{L})/iu
const behindRights = (page: PageIndex, at: number, block: Block, own: Own): ReadonlyArray<Spot> => {
  const { who = "", where = "" } = opensCopyright.test(block.text) ? (holder.exec(block.text)?.groups ?? {}) : {}
  if (!isCompany(who) || doneBy.test(who) || creditWords.test(who)) return []
  const address = readAddress(where, block.lang ?? page.page.lang, true)
  if (address === null || !address.postal || address.city === null || own.isName(address.city)) return []
  const lines = pageLines(page)
  const line = lines.findLastIndex((one) => one.block === block)
  const country = address.country ?? landTold(address, lines, line, page, [page])
  return [spotAt(page, { first: at, last: at }, { ...address, country }, "address")]
}
const holders = (site: SiteIndex, own: Own): ReadonlyArray<Spot> =>
  site.flatMap((page) =>
    page.blocks.flatMap((block, at) =>
      block.region === "footer" || block.region === "legal" ? behindRights(page, at, block, own) : []
    )
  )

/** What sentences tell of addresses in passing. At the foot of a page stand lines, of whomever. */
export const addressesTold = (site: SiteIndex, own: Own): ReadonlyArray<Spot> => [
  ...ownSaid(site)
    .filter(
      ({ block, page, text }) =>
        /\p{Nd}/u.test(text) && inOwnVoice(block) && block.region !== "footer" && !isAsidePage(page)
    )
    .slice(0, most.sentences)
    .flatMap((one) => inSentence(one, own)),
  ...holders(site, own)
]
