/** Blocks that are postal addresses. */
import { readAddress } from "../../evidence/facts/place/Addresses.ts"
import type { Block, PageIndex } from "../../evidence/reading/PageIndex.ts"

const longestLine = 200
/** A postal address, or a bare "City, Country"; no sentence. */
export const addressLike = ({ page }: PageIndex, block: Block): boolean => {
  if (block.text.length > longestLine || !block.text.includes(",") || /[.!?]$/.test(block.text)) return false
  const address = readAddress(block.text, page.lang)
  return address !== null && address.country !== null
}
