/** Pairs of a list of facts about the house: "Headquarters" and, beside or under it, "Leeds, United Kingdom". */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import type { Own } from "../../Own.ts"
import { isOwnContext } from "../../Said.ts"
import { seatLabels } from "../../words/AddressWords.ts"
import { isOnHouseSheet } from "./HouseSheets.ts"
import { seatLabel, whereLabel } from "./SheetWords.ts"

/** Over where something is kept, and nobody works. */
const keeping =
  /(?<!\p{L})(?:data|servers?|hosting|hosted|cloud|backups?|daten|rechenzentr\p{L}*|données|serveurs?|hébergement|datos|servidor(?:es)?|alojamiento|dados|hospedagem|alojamento|dati|gegevens)(?!\p{L})|サーバー|データ|数据|服务器|بيانات|خوادم/iu

/** Under the heading of where something is kept. */
export const isKept = ({ under }: Block): boolean => keeping.test(under.at(-1) ?? "")
/** Whether a fact without a subject would be the house's here. */
export const isOfHouse = (page: PageIndex, at: number, own: Own): boolean => {
  const block = page.blocks[at]
  if (block === undefined || isKept(block)) return false
  const { text } = block
  return isOwnContext(own, { page, at, block, text, words: text, before: [], after: null, last: at }, "none")
}

/** Whether the block above is a label that asks for the seat, or on a sheet about the house for where that is. */
const isBesideSeatLabel = (page: PageIndex, at: number, own: Own): boolean => {
  const [above, block] = [page.blocks[at - 1], page.blocks[at]]
  if (above === undefined || block === undefined || above.region !== block.region || above.level !== null) return false
  const isPair =
    (block.list !== null && above.list === block.list) || (block.card !== null && above.card === block.card)
  const label = tidyText(above.text)
  if (!isPair || label.length > longest) return false
  const asks =
    seatLabels.test(label) || ((whereLabel.test(label) || seatLabel.test(label)) && isOnHouseSheet(page, at - 1))
  return asks && isOfHouse(page, at, own)
}
const longest = 40

/** "**Headquarters** Leeds", a label in bold before its place, as "Headquarters: Leeds"; null where it is none. */
export const behindSeatLabel = (page: PageIndex, at: number, own: Own): string | null => {
  const { lead = "", text = "" } = page.blocks[at] ?? {}
  const label = tidyText(lead).replace(/[:：]$/, "")
  const rest = text.startsWith(lead) ? tidyText(text.slice(lead.length)).replace(/^[:：–—-] ?/u, "") : ""
  return label !== "" && rest !== "" && seatLabels.test(label) && isOfHouse(page, at, own) ? `${label}: ${rest}` : null
}

/** "Where" over its place, on a sheet about the house; "Headquarters" beside it anywhere. */
export const isOnSheet = (page: PageIndex, at: number, own: Own): boolean =>
  (whereLabel.test(tidyText(page.blocks[at - 1]?.text ?? "")) && isOnHouseSheet(page, at - 1)) ||
  isBesideSeatLabel(page, at, own) ||
  behindSeatLabel(page, at, own) !== null
