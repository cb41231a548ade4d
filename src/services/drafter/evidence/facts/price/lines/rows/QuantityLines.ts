/** Lines under a heading that open with how much is had for a sum, or for nothing: "2,000 letters a day, €25 a month". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import { freeWords, timesOrVisits } from "../../../words/PriceWords.ts"
import { hasFigure, pricesIn } from "../../sums/Money.ts"
import { isExtra, tellsNoPrice, tellsOtherwise } from "../../sums/NoPrices.ts"
import { besideSums, pastOrPlanned } from "../../sums/words/BesideWords.ts"
import type { Row } from "../PlanNames.ts"
import { isFreeBeside, isNoPlan, isPlanName, type PriceLine, priceLine } from "../PriceLines.ts"
import { isMeasure } from "../words/NameForm.ts"

const longest = { line: 160, free: 90, below: 60 } as const
const upTo = "(?:(?:up to|bis zu|bis|jusqu'à|hasta|até|fino a|tot) )?"
const quantity = new RegExp(String.raw`^${upTo}\p{Nd}[\p{Nd}.,'’ ]*\+? ?\p{L}{2}`, "iu")
const forEver =
  "(?:for good|for ?ever|for life|for always|always|permanently|für immer|dauerhaft|auf dauer|immer|à vie|pour toujours|toujours|para siempre|siempre|para sempre|sempre|per sempre|voor altijd|altijd)"
const withoutEnd =
  "(?:without|no|ohne|sans|sin|sem|senza|zonder) (?:an? )?(?:\\p{L}+ (?:of |de |di |d'|van )?){0,2}(?:expiry|end|time limit|card|ablaufdatum|ablauf|ende|zeitlimit|befristung|kreditkarte|limite|durée|fin|carte|límite|caducidad|tarjeta|prazo|cartão|scadenza|carta|einddatum|tijdslimiet|kaart)"
const freeShare = new RegExp(
  String.raw`^${upTo}\p{Nd}[\p{Nd}.,'’ ]*\+? ?(?!(?!calls)(?:${timesOrVisits})(?!\p{L}))\p{L}[^.;:!?\p{Sc}]{2,44}?(?:,| [–—-]|:) (?:${forEver} )?(?:${freeWords})(?:,? (?:(?:and|und|et|y|e|en) )?(?:${forEver}|${withoutEnd}))?[.!]?$`,
  "iu"
)
/** "500 letters a day, free for good": how much of it costs nothing, which is no trial. */
export const isFreeShare = ({ text, region, kind }: Block): boolean => {
  const told = text.length > longest.free || region !== "pricing" || kind === "cell" ? "" : tidyText(text)
  return hasFigure(told) && freeShare.test(told) && !isFreeBeside(told) && pricesIn(told).length === 0
}

/** Whether nothing else in its part has a sum, so that what stands over it is what has it. */
const isOnlySum = (page: PageIndex, at: number): boolean => {
  const block = page.blocks[at]
  const isBeside = (one: Block) =>
    block !== undefined &&
    one.region === block.region &&
    (block.card !== null ? one.card === block.card : one.under.join("\n") === block.under.join("\n"))
  return (
    page.blocks.filter((one) => isBeside(one) && hasFigure(one.text) && pricesIn(tidyText(one.text)).length > 0)
      .length === 1
  )
}
const headOf = (page: PageIndex, row: Row, at: number): Block | undefined => {
  const found = row.find((one) => one < at && page.blocks[one]?.level !== null)
  const head = page.blocks[found ?? (row[0] === at ? at - 1 : -1)]
  return head?.region === page.blocks[at]?.region && head !== undefined && (head.level ?? 1) > 1 && isPlanName(head)
    ? head
    : undefined
}
/** "2,000 letters a day, €25 a month" under "Post office": all of it is what that costs. */
const withQuantity = (page: PageIndex, row: Row, at: number, line: PriceLine): PriceLine => {
  const { name, words } = line
  if (name === null || words === "" || !quantity.test(name) || isMeasure(name)) return line
  if (headOf(page, row, at) === undefined || !isOnlySum(page, at)) return line
  const text = tidyText(page.blocks[at]?.text ?? "")
  const end = text.lastIndexOf(words)
  return end === -1 ? line : { ...line, name: null, words: text.slice(0, end + words.length) }
}

/** Before a sum that ends a line: what is had for it has ended. */
const ended = /(?:\p{L}{2}[.!]|[\p{L}\p{Nd})][,;:]|\p{L} ?[·|–—-])\s*$/u
/** "Three hours, a hundred pictures. £750" under "Small wedding": the sum at the end of what is had for it. */
const endingSum = (page: PageIndex, row: Row, at: number): PriceLine | null => {
  const block = page.blocks[at]
  if (block === undefined || block.level !== null || block.kind === "cell" || block.kind === "button") return null
  const text = block.text.length > longest.line || !hasFigure(block.text) ? "" : tidyText(block.text)
  const [price, ...more] = pricesIn(text)
  if (price === undefined || more.length > 0 || price.end !== text.length || price.paying === "usage") return null
  const before = text.slice(0, price.start)
  const isNone =
    tellsNoPrice(text) ||
    isExtra(text) ||
    tellsOtherwise(text, false) ||
    besideSums.test(text) ||
    pastOrPlanned.test(text)
  const last = before.split(/[.;,]/u).findLast((part) => /\p{L}/u.test(part)) ?? ""
  if (!ended.test(before) || isNone || isNoPlan(last.replace(/[\s:–—|·-]+$/u, "").trim())) return null
  return headOf(page, row, at) !== undefined && isOnlySum(page, at)
    ? { name: null, price, words: text.slice(price.start) }
    : null
}
/** "€12" over "a lesson, in a group", and nothing else on the card: what the sum is of. */
export const isSaidBelow = (page: PageIndex, row: Row, at: number): boolean => {
  const [sum, next] = [page.blocks[at], page.blocks[at + 1]]
  const isAlone = row.length === 2 && row[0] === at && sum !== undefined && sum.card !== null && sum.card === next?.card
  return (
    isAlone &&
    next !== undefined &&
    next.kind !== "button" &&
    next.text.length <= longest.below &&
    /^\p{Ll}/u.test(next.text) &&
    pricesIn(tidyText(next.text)).length === 0 &&
    priceLine(sum)?.name === null
  )
}
/** The line at `at` of a row, as what is over it has it. */
export const lineAt = (page: PageIndex, row: Row, at: number): PriceLine | null => {
  const block = page.blocks[at]
  const line = block === undefined ? null : priceLine(block)
  return line === null ? endingSum(page, row, at) : withQuantity(page, row, at, line)
}
