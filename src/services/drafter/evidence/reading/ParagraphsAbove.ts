/** What a paragraph goes on from: those above it in the same part of its page. */
import type { Block, PageIndex } from "./PageIndex.ts"

/** In characters: less is a label, more is a page in one piece. */
const lengths = { least: 40, most: 4000 } as const

/** Paragraphs right above, at most so many, up to a heading or another part of the page; from the top. */
export const paragraphsAbove = (page: PageIndex, at: number, most: number): ReadonlyArray<Block> => {
  const block = page.blocks[at]
  const goesOn = (above: Block | undefined) =>
    above !== undefined &&
    above.level === null &&
    // What a page begins with is told as its head, and goes on in the next paragraph.
    (above.region === block?.region || (above.region === "hero" && block?.region === "main")) &&
    above.card === block.card &&
    above.text.length > lengths.least &&
    above.text.length <= lengths.most
  let first = at
  while (at - first < most && goesOn(page.blocks[first - 1])) first--
  return page.blocks.slice(first, at)
}
