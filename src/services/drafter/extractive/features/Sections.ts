/** The parts of a page whose headings, or a few words in place of one, say that features or reasons stand below. */

import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { isRegionName } from "../../../../domain/draft/RegionWords.ts"
import { madeOnce } from "../../../../domain/text/Recalled.ts"
import type { PageIndex } from "../../evidence/reading/PageIndex.ts"
import { isLink } from "../../evidence/rules/Standing.ts"
import { languageOf } from "../../evidence/topics/Language.ts"
import type { ReadBlock, Reading } from "../reading/Reading.ts"
import { isCall, wordsIn } from "../words/Sentences.ts"
import { type Announced, announcedBy } from "./Announcing.ts"
import { asksForHouse } from "./reasons/OwnReasons.ts"

export interface ToldSection {
  readonly page: PageIndex
  readonly says: Announced
  readonly level: number
  readonly region: Region
  readonly blocks: Array<ReadBlock>
}
const spoken: ReadonlySet<Region> = new Set(["features", "main", "hero", "pricing"])
/** Of a line above a heading, or in place of one. */
export const eyebrowLevel = 7
const eyebrowWords = 4

/** A few words over a part: neither a button nor a link to one further down. */
const isEyebrow = (page: PageIndex, block: ReadBlock["block"]): boolean =>
  block.card === null &&
  (block.region !== "hero" || isRegionName(block.text)) &&
  block.kind !== "item" &&
  block.kind !== "button" &&
  wordsIn(block.text) <= eyebrowWords &&
  !isCall(block.text) &&
  !isLink(page, block)
/** Blocks of a card that is a part with a heading, rather than an entry. */
const cardOfPart = 4
const cardSizes = (blocks: ReadonlyArray<ReadBlock>): ReadonlyMap<number | null, number> =>
  new Map([...Map.groupBy(blocks, ({ block }) => block.card)].map(([card, held]) => [card, held.length]))

/** The parts of a page whose heading says that features or reasons stand there. */
export const sectionsOf = madeOnce((reading: Reading): ReadonlyArray<ToldSection> => {
  const { page, blocks, regions } = reading
  const found: Array<ToldSection> = []
  const lang = languageOf(page)
  const sizes = cardSizes(blocks)
  let open: ToldSection | null = null
  for (const read of blocks) {
    const { block, kind } = read
    if (regions && !spoken.has(block.region)) {
      open = null
      continue
    }
    // In place of a heading a few words alone will do: "Key features".
    const heads =
      block.level === null
        ? regions && isEyebrow(page, block)
        : block.card === null || (sizes.get(block.card) ?? 0) >= cardOfPart
    const says: Announced | null = !heads
      ? null
      : asksForHouse(block.text, reading)
        ? "usps"
        : announcedBy(block.text, lang)
    const level = block.level ?? eyebrowLevel
    const same: boolean = open !== null && open.says === says && level > open.level
    // "Rising plans" on a card is an entry, whatever else plans may be.
    const isEntry: boolean = open !== null && regions && block.card !== null && level > open.level
    if (says !== null && !same && !isEntry && (block.level !== null || says !== "else")) {
      open = { page, says, level, region: block.region, blocks: [] }
      found.push(open)
    } else if (open !== null && (endsAt(open, read, regions) || (says === "else" && open.level === eyebrowLevel)))
      open = null
    else if (open !== null && kind !== "frame") open.blocks.push(read)
  }
  return found
})
/** Whether a block is the next section's. A line in place of a heading is followed by the heading itself. */
const endsAt = (open: ToldSection, { block }: ReadBlock, regions: boolean): boolean => {
  if (regions && block.region !== open.region && block.region !== "features") return true
  if (block.level === null) return false
  if (open.level === eyebrowLevel)
    return open.blocks.some(
      (one) =>
        one.block.level !== null &&
        (block.level ?? 0) <= (one.block.level ?? 0) &&
        one.block.card === null &&
        block.card === null
    )
  return block.level < open.level || (block.level === open.level && !(regions && block.card !== null))
}
