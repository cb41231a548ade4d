/** The lines a page shows, rows of a block each for itself, and runs of them that may be one address. */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import { countryAtEnd } from "../../reading/CountryNames.ts"
import type { Block, PageIndex } from "../../reading/PageIndex.ts"
import { hereWeAre } from "../words/AddressWords.ts"
import { addressLabel } from "../words/PlaceWords.ts"
import { isTownName } from "./prose/tongues/TownNames.ts"
import { isTownAndPartAnywhere } from "./towns/LandRegions.ts"
import { isStreetPart } from "./towns/StreetParts.ts"

export interface PageLine {
  readonly text: string
  readonly block: Block
  /** The number of its block. */
  readonly at: number
  /** Whether its block goes on after it, or came before it. */
  readonly isRow: boolean
}

/** Lines of one address, at most, and of what stands above it. */
const most = { lines: 4, above: 4 } as const
export const longestLine = 140
/** Of a line that holds all of an address, and more. */
export const longestAlone = 300

/**
 * "Acme N.V. is regulated by the bank. Registered office: Kaaistraat 40, 2000 Antwerp", "Acme OÜ, Köie 4, 10111
 * Tallinn. VAT EE102.": a sentence that says it is an address, or the first that is a company's name and numbers.
 */
const inSentences = (text: string): ReadonlyArray<string> => {
  if (text.length > longestTold || ![mayHold, opensWithStreet, opensWithName, hereWeAre].some((one) => one.test(text)))
    return []
  const sentences = sentencesIn(text)
  const [first = ""] = sentences
  const opens =
    sentences.length > 1 &&
    first.length <= longestLine &&
    ([companyFirst, addressFirst].some((one) => one.test(tidyText(first))) ||
      isStreetFirst(tidyText(first)) ||
      hereWeAre.test(tidyText(first)) ||
      isNameFirst(tidyText(first), sentences[1] ?? "") ||
      // What follows may tell whose address comes last: "© 2026 Acme, a Flourtech company. Kade 7, 2000 Antwerp".
      (copyrightFirst.test(tidyText(first)) && !/\p{Nd}/u.test(sentences.slice(1).join(" "))))
  return opens || sentences.slice(1).some((sentence) => addressLabel.test(tidyText(sentence))) ? sentences : []
}
const mayHold =
  /office|sitz|si[eè]ge|sede|domicilio|address|adres|^.{4,80},.{0,60}\p{Nd}{4}|^(?:©|\(c\)|copyright)|^.{4,120}\p{L}\p{Nd}[\p{L}\p{Nd}]? ?\p{Nd}\p{L}/iu
/** Figures, and a comma between two capitals. */
const opensWithStreet = /^(?=[^,]{0,60}\p{Nd})[^.!?]{3,60}, \p{Lu}/u
const opensWithName = /^\p{Lu}[^.:;!?\p{Nd}]{2,80}, \p{Lu}[^.,]{1,30}\. \p{Lu}/u
/** A name and its kind of company, a street and a code. */
/** "Acme is a Flourtech brand. Flourtech Holdings Inc., 400 Congress Ave": whose address it is. */
export const isOfOwner = (text: string): boolean => {
  const [first = "", next = ""] = text.split(". ")
  const [head = ""] = next.split(",")
  const owner = head.replace(/ (?:inc|ltd|llc|gmbh|ag|s\.?a\.?s?|s\.?l\.?|b\.?v\.?|plc|limited|corp)\.?$/iu, "")
  return owner.length > 2 && belongs.test(first) && first.includes(owner)
}
const belongs =
  /(?<!\p{L})(?:brand|part|subsidiary|division|owned|member|company|marke|teil|tochter\p{L}*|gehört|marque|filiale|partie|marca|parte|filial|marchio|merk|onderdeel|dochter\p{L}*)(?!\p{L})/iu
const companyFirst =
  /^\p{Lu}[^,]{2,60}, [^,]{3,60}\p{Nd}[^,]{0,12}, (?:[^,]{2,40}, )?(?=[^,]*\p{Nd}{4})[^,]{4,60}(?:, \p{Lu}[\p{L} ]{2,30})?\.$/u
/** "© 2026 Acme Oy, Tampere, Finland. Built with Docusaurus." */
const copyrightFirst =
  /^(?:(?:[Cc]opyright ?)?(?:©|\([Cc]\)) ?|[Cc]opyright )(?:\p{Nd}{4}(?: ?[-–] ?\p{Nd}{2,4})?,? )?\p{Lu}[^,.]{1,60}(?:, [\p{Lu}\p{Nd}][^,.]{1,39}){1,4}\.$/u
/** "Top gate: Ferndale Road, Sheffield S10 2XX. Ring the bell.", "Hafenweg 3, 20457 Hamburg. Bitte klingeln.": a street, its code, a town. */
const addressFirst =
  /^(?:\p{Lu}[^:.,\p{Nd}]{1,40}: )?(?:[^.;:!?]{4,90}, [^.,;:!?]{2,40},? (?:[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]? ?\p{Nd}[A-Z]{2}|[A-Z]\p{Nd}[A-Z] ?\p{Nd}[A-Z]\p{Nd}|[A-Z]\p{Nd}[\p{Nd}W] ?[A-Z\p{Nd}]{4})|[^.,;:!?]{3,50} \p{Nd}{1,4} ?\p{Ll}?, (?:[A-Z]{1,2}-)?\p{Nd}{4,5} \p{Lu}[\p{L} -]{2,30})\.$/u
/** "1400 Quincy St NE, Minneapolis, MN 55413. Write to us." */
const isStreetFirst = (sentence: string): boolean => {
  const parts = sentence
    .replace(/\.$/, "")
    .replace(/^\p{Lu}[^:.,\p{Nd}]{1,40}: (?=\S)/u, "")
    .split(", ")
  return (
    parts.length > 1 &&
    parts.length <= 5 &&
    parts.some(isStreetPart) &&
    // "Av. Juárez 14, Col. Centro" is not over yet.
    (/(?:(?<![Ff]racc|[Bb]lvd)(?<=\p{Ll}{3})|\p{Nd}|\p{Lu}{2})$/u.test(parts.at(-1) ?? "") ||
      isTownAndPartAnywhere(parts.at(-1) ?? "")) &&
    parts.every((part) => part.length <= 40 && /^[\p{Lu}\p{Nd}(]/u.test(part)) &&
    !isNearlySentence(sentence)
  )
}
/** "Acme vzw, Antwerp, Belgium. Our Dutch branch is in Breda.": a name before a town, and what is told then. */
const isNameFirst = (sentence: string, next: string): boolean => {
  const parts = sentence.replace(/\.$/, "").split(", ")
  const last = parts.at(-1) ?? ""
  return (
    parts.length > 1 &&
    parts.length <= 4 &&
    /^\p{Lu}/u.test(next) &&
    parts.every((part) => /^\p{Lu}[^.:;!?\p{Nd}]{1,40}$/u.test(part)) &&
    (isTownName(last) || countryAtEnd(last, null)?.before === "")
  )
}
/** Says something; "rue des Halles Est, Rimouski" has the east of a street, and no verb. */
const nearlySentence =
  /[!?]$|(?<![\p{L}])(?:we|our|you|your|is|are|wir|sie|nous|vous|sind|ist|est(?! ?(?:,|$|\p{Nd}))|sont)(?![\p{L}])/iu
/** "2nd floor (there is a lift)": what stands in brackets says something of an address, and makes no sentence of it. */
const aside = / \([^()]*\)(?=,|$)/u
export const isNearlySentence = (text: string): boolean => nearlySentence.test(text.replace(aside, ""))
const longestTold = 1000

const known = new WeakMap<PageIndex, ReadonlyArray<PageLine>>()
export const pageLines = (page: PageIndex): ReadonlyArray<PageLine> => {
  const before = known.get(page)
  if (before !== undefined) return before
  const now = page.blocks.flatMap((block, at): ReadonlyArray<PageLine> => {
    const rows = block.rows ?? []
    const parts = rows.length > 1 ? rows : inSentences(block.text)
    return parts.length > 1
      ? parts.map((text) => ({ text, block, at, isRow: true }))
      : [{ text: block.text, block, at, isRow: false }]
  })
  known.set(page, now)
  return now
}

export interface LineRun {
  /** Numbers of its first and last line. */
  readonly first: number
  readonly last: number
  readonly text: string
}
/** In two cards: beside each other, as the columns of a footer. */
const areColumns = (one: PageLine, other: PageLine) =>
  one.block.card !== null && other.block.card !== null && one.block.card !== other.block.card
/** "2020 Time clock launched", "2025 Opened in Ireland": lines of years, of which none is a code before a town. */
const ofYears = /^(?:1[89]|20)\p{Nd}{2}(?:[:.,–—-]| [–—-])? (?<what>\S.*)$/u
const isOfYears = (lines: ReadonlyArray<PageLine>, at: number): boolean => {
  const told = (line: PageLine | undefined) => ofYears.exec(line?.text ?? "")?.groups?.what
  const what = told(lines[at])
  return what !== undefined && !isTownName(what) && [at - 1, at + 1].some((one) => told(lines[one]) !== undefined)
}
/** Lines that end here, the shortest run first; each may begin with a label or the company's name. */
export const runsTo = (lines: ReadonlyArray<PageLine>, last: number): ReadonlyArray<LineRun> => {
  const found: Array<LineRun> = []
  if (isOfYears(lines, last)) return found
  const end = lines[last]
  let text = ""
  for (let first = last; first > last - most.lines && first >= 0; first--) {
    const line = lines[first]
    if (
      line === undefined ||
      line.text.length > (first === last ? longestAlone : longestLine) ||
      line.block.region !== end?.block.region ||
      areColumns(line, end) ||
      (line.block.level !== null && first !== last)
    )
      break
    text = text === "" ? line.text : `${line.text.replace(/ ?,$/u, "")}, ${text}`
    found.push({ first, last, text })
  }
  return found
}

/** The lines right above, up to where another part begins: a name that stands over an address says whose it is. */
export const linesAbove = (lines: ReadonlyArray<PageLine>, first: number): ReadonlyArray<PageLine> => {
  const here = lines[first]
  const found: Array<PageLine> = []
  for (let at = first - 1; at >= 0 && at >= first - most.above; at--) {
    const line = lines[at]
    if (line === undefined || here === undefined) break
    if (line.block.region !== here.block.region || line.block.list !== here.block.list) break
    if (areColumns(line, here)) break
    if (line.text.length > 100 || /[.!?]$/.test(line.text)) break
    found.push(line)
    if (line.block.level !== null) break
  }
  return found
}
