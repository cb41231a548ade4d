/** Where on a page an address of the house may stand: in an imprint, under a label, beside how it is reached. */
import { emailsIn, isMailboxAt } from "../../../../../../domain/text/EmailAddresses.ts"
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { isCompany, withoutLegalForm } from "../../../names/NameForms.ts"
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import type { Own } from "../../Own.ts"
import { pathSays } from "../../Paths.ts"
import { addressLabel } from "../../words/PlaceWords.ts"
import { isStreetPart } from "../towns/StreetParts.ts"

const imprint =
  /^(?:imprint|impressum|legal-notice|legal|mentions-legales|mentions|aviso-legal|note-legali|colofon|colophon|tokushoho|company|about|contact|contacts|contact-us|kontakt|contacto|contato|contatti|contattaci|about-us|ueber-uns|über-uns|a-propos|uber-uns)(?:[-_.]|$)/i

/** A page of small print may be the imprint. */
const imprintTitle =
  /^(?:imprint|impressum|legal notice|site notice|anbieterkennzeichnung|mentions légales|aviso legal|note legali|colofon)$/u
export const isInImprint = ({ region, under }: Block) =>
  region === "contact" && under.some((heading) => imprintTitle.test(heading))

/** "© 2026 Acme - Santiago, Chile", which may stand below small print. */
export const opensCopyright = /^(?:©|\(c\)|copyright)/iu
/** A label that stands alone, over the address. */
export const isLabelOver = (text: string) =>
  addressLabel.test(`${tidyText(text)}:`) ||
  /(?:所在地|住所|店舗?の?ご?案内|店舗情報|会社概要|教室の?ご?案内)[::]?$/u.test(text)

/** A page that tells how to find the house. */
const wayHere =
  /^(?:access|akusesu|akuses|directions|find-us|how-to-find-us|where-to-find-us|where-we-are|visit-us|getting-here|anfahrt|anreise|so-finden-sie-uns|lageplan|acces|accès|plan-d-acces|nous-trouver|ou-nous-trouver|où-nous-trouver|venir|como-llegar|cómo-llegar|donde-estamos|dónde-estamos|como-chegar|onde-estamos|dove-siamo|come-raggiungerci|route|routebeschrijving|bereikbaarheid|waar-zijn-wij)(?:[-_.]|$)/i

export const isPageOfHouse = (page: PageIndex): boolean => pathSays(page, imprint) || pathSays(page, wayHere)

/** Characters of a line of an address. */
const longestLine = 140
/** How many blocks away a mailbox or a telephone is still beside an address, and a label over its rows. */
const near = { reached: 3, label: 3 } as const
const onlyReached = /^(?:[^:\p{Nd}]{1,20}: ?)?(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[+(]?\p{Nd}[\p{Nd} ()./-]{7,})$/u
/**
 * A form to write to the house is set around how it is reached as well: "hello@acme.example", "+49 381 555 010", "Kai 4,
 * Rostock". Its own fields ask, and have no mailbox and no number.
 */
export const isReachedBeside = ({ blocks }: PageIndex, at: number): boolean => {
  const here = blocks[at]
  if (here?.region !== "form" || here.kind === "button" || here.level !== null) return false
  return blocks
    .slice(Math.max(0, at - near.reached), at + near.reached + 1)
    .some(({ region, text }) => region === "form" && onlyReached.test(tidyText(text)))
}
/** "Calle Nueva 17, barrio Sur, Rosario, Argentina", all of it, right beside the house's own mailbox. */
export const isBesideMailbox = ({ page, blocks }: PageIndex, at: number): boolean => {
  const here = blocks[at]
  const [street = "", ...more] = tidyText(here?.text ?? "").split(", ")
  if (!isStreetPart(street) || more.length < 2 || more.length > 4) return false
  if (countryAtEnd(more.at(-1) ?? "", here?.lang ?? page.lang)?.before !== "") return false
  return [blocks[at - 1], blocks[at + 1]].some(
    (beside) =>
      beside !== undefined &&
      beside.region === here?.region &&
      beside.card === here.card &&
      emailsIn(beside.text).some((email) => isMailboxAt(email, page.url))
  )
}
/** "Via Roma 3, 31033 Asolo · Tel. 0423 555 010", in the bar over the menu, or beside the telephone there. */
export const isOverMenu = ({ blocks }: PageIndex, at: number): boolean => {
  const here = blocks[at]
  if (here?.region !== "navigation" || here.kind === "item" || here.kind === "button" || here.level !== null)
    return false
  return (
    /\p{Nd}{4}/u.test(here.text) &&
    blocks
      .slice(Math.max(0, at - near.reached), at + near.reached + 1)
      .some(({ region, text }) => region === "navigation" && text.length <= longestLine && ringsUp.test(text))
  )
}
const ringsUp = /(?:^|[\s:.(+|·])(?:\+|\(?0)\p{Nd}[\p{Nd} ()./-]{6,}\p{Nd}/u
/** "Address:", and its rows under it, each an entry of one list. */
export const isUnderLabel = ({ blocks }: PageIndex, at: number): boolean => {
  const here = blocks[at]
  if (here === undefined || here.list === null || here.kind !== "item") return false
  for (let above = at - 1; above >= 0 && above >= at - near.label; above--) {
    const row = blocks[above]
    if (row === undefined || row.list !== here.list || row.text.length > longestLine) return false
    if (/[:：]$/u.test(tidyText(row.text))) return isLabelOver(tidyText(row.text).replace(/ ?[:：]$/u, ""))
    if (/[@:]/u.test(row.text)) return false
  }
  return false
}

export const isCopyright = (block: Block, own: Own) =>
  (block.region === "legal" || block.region === "footer") && opensCopyright.test(block.text) && own.isIn(block.folded)

/** "Acme B.V., Quay 41, 3511 ND Utrecht" on a page of small print: a company that opens its address is whose it is. */
export const isSigned = ({ region, text }: Block, own: Own): boolean => {
  if (region !== "legal" || text.length > longestLine) return false
  const words = tidyText(text).split(" ", mostOfName)
  return words.some((_, at) => {
    const company = words
      .slice(0, at + 1)
      .join(" ")
      .replace(/,$/u, "")
    return isCompany(company) && own.isName(withoutLegalForm(company))
  })
}
/** Words of a company's name with its form. */
const mostOfName = 6
