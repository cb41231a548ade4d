/** Things that are sold one by one: cards of a shop, each with its name and what it costs. */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../domain/text/Folding.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { isAsidePage } from "../Paths.ts"
import { isNoPlan, isPlanName, priceLine } from "./PriceLines.ts"
import type { PricePlan } from "./PricePlan.ts"

const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing"])
/** Blocks between the name of a thing and its price. */
const farthest = 2
/** The heading right over a price: of the same card, or of the same part where no cards are. */
const nameOver = (page: PageIndex, at: number): number | undefined => {
  const priced = page.blocks[at]
  for (let one = at - 1; one >= Math.max(0, at - farthest); one--) {
    const block = page.blocks[one]
    if (block === undefined || block.card !== priced?.card || block.region !== priced.region) return undefined
    if (block.level !== null) return block.level > 1 && isPlanName(block) ? one : undefined
    if (priceLine(block) !== null) return undefined
  }
  return undefined
}

/** Every thing of a site that stands with its price under its own heading, and is paid once as far as the page tells. */
export const goodsOf = (site: SiteIndex): ReadonlyArray<PricePlan> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at): ReadonlyArray<PricePlan> => {
        const isOwn = parts.has(block.region) && block.level === null && block.kind !== "quotation"
        const line = isOwn && block.kind !== "button" ? priceLine(block) : null
        const over = line === null || line.name !== null || line.words === "" ? undefined : nameOver(page, at)
        const name = over === undefined ? undefined : page.blocks[over]?.text
        if (line === null || over === undefined || name === undefined || isNoPlan(name)) return []
        const { price } = line
        if (Number(price.amount) === 0 || price.paying === "recurring" || price.paying === "usage") return []
        // "Regular price Sale price $289.00": the words of the shop's template are none of its own.
        const words = tidyText(block.text).slice(isTemplate(line.words) ? price.start : 0)
        return [{ page, name, kind: "once", price, words, first: over, last: at }]
      })
    )
const isTemplate = (words: string) =>
  /^(?:regular price|sale price|normaler preis|verkaufspreis|prix habituel|prix normal|prix promotionnel|precio habitual|precio de oferta|preço normal|preço promocional|prezzo di listino|prezzo scontato|normale prijs|aanbiedingsprijs|通常価格|セール価格)(?!\p{L})/iu.test(
    words
  )
