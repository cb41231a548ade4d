/** Which part a block is in where one part of a page stands within another. */

import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import type { Box } from "../boxes/Boxes.ts"

/** Parts that hold whatever stands within them, save what is never theirs. */
export const bindingRegions = new Set<Region>(["consent", "reviews", "others", "legal", "news", "form"])
const inBinding = new Set<Region>(["consent", "reviews", "others", "form", "navigation", "footer"])
/** What may stand in another part and stays a part of its own there; everything else is the part's. */
const inPart: Partial<Readonly<Record<Region, ReadonlySet<Region>>>> = {
  navigation: new Set(["consent"]),
  footer: new Set(["consent", "others", "reviews", "form", "contact"]),
  pricing: new Set(["consent", "reviews", "others", "news", "form", "legal", "faq", "footer"]),
  faq: new Set(["consent", "form", "navigation", "footer"]),
  team: new Set(["consent", "reviews", "others", "news", "form", "navigation", "footer"]),
  contact: new Set(["consent", "reviews", "others", "news", "form", "navigation"])
}
export const combined = (outer: Region, inner: Region | null): Region => {
  if (inner === null || inner === outer) return outer
  const allowed = bindingRegions.has(outer) ? inBinding : inPart[outer]
  return allowed === undefined || allowed.has(inner) ? inner : outer
}

/** What content looks like gives way to what is said of it: a founder's own words are no review. */
export const signed = (said: Region, looks: Region | undefined): Region =>
  looks === undefined || (said === "team" && looks === "reviews") ? said : combined(said, looks)

/** How many boxes with headings bear each name, of those right in a box. */
export const countNames = ({ content }: Box): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const one of content) {
    const name = "box" in one && one.box.headings > 0 ? one.box.element.attribs.class : undefined
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
