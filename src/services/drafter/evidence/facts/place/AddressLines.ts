/** Addresses of the company as its pages show them: at their foot, under "Contact", in an imprint. */
import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { find, fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { isCompany, withoutForm } from "../../names/NameForms.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { says } from "../../reading/Says.ts"
import { companiesIn, makersOf } from "../Makers.ts"
import type { Own } from "../Own.ts"
import { isAsidePage, pathSays } from "../Paths.ts"
import { isPersonName } from "../Persons.ts"
import { inOwnVoice, titlesOf } from "../Said.ts"
import { addressLabel, buildings, officials, streetWords } from "../words/PlaceWords.ts"
import { otherPurposes, strangers } from "../words/SubjectWords.ts"
import { type Address, readAddress } from "./Addresses.ts"
import type { Spot } from "./Spot.ts"

const imprint =
  /^(?:imprint|impressum|legal-notice|legal|mentions-legales|mentions|aviso-legal|note-legali|colofon|colophon|tokushoho|company|about|contact|contacts|contact-us|kontakt|contacto|contato|contatti|contattaci|about-us|ueber-uns|über-uns|a-propos|uber-uns)(?:[-_.]|$)/i

/** Lines of one address, at most. */
const mostLines = 4
const longestLine = 140

/** "Rua das Flores, 10": the name of a street before its number. */
const isStreet = new RegExp(`^(?:${streetWords})\\.? |^c/ ?`, "iu")
/** Whoever stands before the street: ourselves, a person, a building; anybody else's address is theirs. */
const opensForeign = (text: string, city: string | null, own: Own, makers: ReadonlySet<string>): boolean => {
  const parts = withoutLabel(text)
    .split(/\s*[,|·•⌖📍]\s*|\s+[–—-]\s+/u)
    .filter((part) => part !== "")
  // "The Model Mill, Sligo, F91 X2K4": the first number is its postal code, behind the town.
  const street = parts.findIndex((part) => /\p{Nd}/u.test(part) || part === city)
  // Without a street whatever is called like a person may as well be a shop.
  const hasStreet = parts[street] !== city
  return parts.slice(0, Math.max(0, street)).some((part) => {
    const bare = part.replace(/^(?:©|\(c\)|copyright)\s*/iu, "")
    const known = own.isIn(fold(bare)) || makers.has(withoutForm(bare)) || (hasStreet && isPersonName(bare))
    return !known && !buildings.test(bare) && !isStreet.test(bare) && /\p{L}/u.test(bare)
  })
}

const aboutOthers = (block: Block) =>
  officials.test(block.text) || says(block.tokens(), otherPurposes) || says(block.tokens(), strangers)

/** The lines right above, up to where another part begins: a name that stands over an address says whose it is. */
const linesAbove = (page: PageIndex, first: number): ReadonlyArray<Block> => {
  const here = page.blocks[first]
  const found: Array<Block> = []
  for (let at = first - 1; at >= 0 && at >= first - 3; at--) {
    const block = page.blocks[at]
    if (block === undefined || here === undefined || block.region !== here.region || block.list !== here.list) break
    if (block.text.length > 100 || /[.!?]$/.test(block.text)) break
    found.push(block)
    if (block.level !== null) break
  }
  return found
}
const isOfOthers = (
  page: PageIndex,
  { first, last, text }: Lines,
  city: string | null,
  own: Own,
  makers: ReadonlySet<string>
): boolean => {
  const here = page.blocks[first]
  const lines = [...page.blocks.slice(first, last + 1), ...linesAbove(page, first)]
  // The columns of a footer stand beside each other, under headings of their own.
  const titles = here?.region === "footer" ? [] : titlesOf(page, first)
  if ([...lines, ...titles].some(aboutOthers)) return true
  return lines.some((line) => isForeign(line.text, own, makers)) || opensForeign(text, city, own, makers)
}

const isPlaceFor = (page: PageIndex, block: Block, own: Own): boolean => {
  if (!inOwnVoice(block)) return false
  if (own.isIn(block.folded)) return true
  if (block.region === "contact" || block.region === "footer") return true
  if (regionOfHeading(block.under.at(-1) ?? "") === "contact") return true
  if (block.region === "faq" || block.region === "pricing" || block.region === "team" || block.region === "features")
    return false
  return pathSays(page, imprint) || addressLabel.test(tidyText(block.text))
}

const nearlySentence = /[!?]$|(?<![\p{L}])(?:we|our|you|your|is|are|wir|sie|nous|vous|sind|ist|est|sont)(?![\p{L}])/iu

interface Lines {
  readonly first: number
  readonly last: number
  readonly text: string
}
/** Lines that end here, the shortest run first; each may begin with a label or the company's name. */
const runs = (page: PageIndex, last: number): ReadonlyArray<Lines> => {
  const found: Array<Lines> = []
  const end = page.blocks[last]
  let text = ""
  for (let first = last; first > last - mostLines && first >= 0; first--) {
    const block = page.blocks[first]
    if (
      block === undefined ||
      block.text.length > longestLine ||
      block.region !== end?.region ||
      (block.level !== null && first !== last)
    )
      break
    text = text === "" ? block.text : `${block.text}, ${text}`
    found.push({ first, last, text })
  }
  return found
}

const withoutLabel = (text: string) => tidyText(text).replace(addressLabel, "")

/** The address without whose it is: parts of a line before its first number that name a company, or the product. */
const withoutCompany = (text: string, own: Own) => {
  const parts = text.split(/,\s*/)
  while (
    parts.length > 1 &&
    (isCompany(parts[0] ?? "") || own.isName(parts[0] ?? "") || /©|copyright/iu.test(parts[0] ?? ""))
  )
    parts.shift()
  return parts.join(", ")
}

const isForeign = (text: string, own: Own, makers: ReadonlySet<string>) =>
  companiesIn(text).some((name) => !own.isName(name) && !makers.has(withoutForm(name)) && !own.isIn(fold(name)))

const spot = (page: PageIndex, lines: Lines, address: Address, isSeat: boolean): Spot => {
  const words = page.blocks
    .slice(lines.first, lines.last + 1)
    .map(({ text }) => text)
    .join(" ")
  const base = { page, words, blocks: { first: lines.first, last: lines.last }, statement: null }
  const folded = fold(words)
  return {
    city: address.city === null ? null : { ...base, value: address.city, telling: fold(address.city) },
    country:
      address.country === null
        ? null
        : {
            ...base,
            value: address.country,
            telling: find(folded, address.countryWords) === -1 ? "" : address.countryWords
          },
    surety: isSeat ? "seat" : "address"
  }
}

/** Lines of a page that may be the last of an address. */
const mostEnds = 200

const onPage = (page: PageIndex, own: Own, makers: ReadonlySet<string>): ReadonlyArray<Spot> => {
  const found: Array<Spot> = []
  const aside = isAsidePage(page)
  const ends = page.blocks.flatMap((block, at) => {
    const mayEnd =
      block.text.length <= longestLine && (/[\p{Nd},،、市県]/u.test(block.text) || block.text.split(" ").length <= 4)
    return mayEnd && (!aside || block.region === "footer") && isPlaceFor(page, block, own) ? [{ at, block }] : []
  })
  for (const { at, block } of ends.slice(0, mostEnds)) {
    for (const lines of runs(page, at)) {
      const label = addressLabel.exec(tidyText(lines.text))
      const bare = withoutCompany(withoutLabel(lines.text).replace(/^,\s*/, ""), own)
      const address = readAddress(bare, block.lang ?? page.page.lang, label !== null)
      // "Australia | AUD $" is where a shop sends to.
      if (/\p{Sc}|(?<!\p{L})(?:AUD|CAD|CHF|CZK|DKK|EUR|GBP|HUF|JPY|NOK|PLN|SEK|USD)(?!\p{L})/u.test(bare)) continue
      if (nearlySentence.test(bare) && (label === null || address?.postal !== true)) continue
      if (address === null || (address.city === null && address.country === null)) continue
      if (address.city !== null && own.isName(address.city)) continue
      // A country alone is an entry of a menu; places without a street may be anybody's, save where we are reached.
      const alone = address.city === null && fold(bare).split(/[\s,]+/).length <= 3
      const reached = block.region === "footer" || block.region === "contact" || label !== null
      if (!address.postal && (alone || !(reached || own.isIn(fold(lines.text))))) continue
      if (isOfOthers(page, lines, address.city, own, makers)) break
      found.push(spot(page, lines, address, label?.groups?.seat !== undefined))
      break
    }
  }
  return found
}

export const spotsInAddresses = (site: SiteIndex, own: Own): ReadonlyArray<Spot> => {
  const makers = makersOf(site, [])
  return site.flatMap((page) => onPage(page, own, makers))
}
