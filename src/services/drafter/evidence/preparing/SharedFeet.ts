/** The foot of pages that mark none: the lines that every page ends in, below whatever is its own. */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import type { Block, PageIndex, SiteIndex } from "../reading/PageIndex.ts"

/** Lines of a foot; more are a part of the pages that is shown on each. */
const mostLines = 6
const loose: ReadonlySet<Region> = new Set(["main", "hero", "features", "pricing", "faq", "team"])

const sharedEnd = (one: ReadonlyArray<Block>, other: ReadonlyArray<Block>): number => {
  let count = 0
  while (count < Math.min(one.length, other.length) && one.at(-1 - count)?.folded === other.at(-1 - count)?.folded)
    count++
  return count
}
const withFoot = (index: PageIndex, lines: number): PageIndex => ({
  ...index,
  blocks: index.blocks.map((block, at) =>
    at >= index.blocks.length - lines && loose.has(block.region) ? { ...block, region: "footer" as const } : block
  )
})

/** The same pages, with what all of them end in as their foot. A heading among it opens a part of the pages. */
export const withSharedFeet = (site: SiteIndex): SiteIndex => {
  const [first, ...others] = site
  if (first === undefined || others.length === 0) return site
  if (site.some(({ blocks }) => blocks.some(({ region }) => region === "footer"))) return site
  const shared = Math.min(...others.map(({ blocks }) => sharedEnd(first.blocks, blocks)))
  const isWhole = site.some(({ blocks }) => blocks.length === shared)
  const isPart = first.blocks.slice(first.blocks.length - shared).some(({ level }) => level !== null)
  if (shared === 0 || shared > mostLines || isWhole || isPart) return site
  return site.map((index) => withFoot(index, shared))
}
