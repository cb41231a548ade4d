/** Blocks that are postal addresses. */
import { readAddress } from "../../evidence/facts/place/Addresses.ts"
import type { Block, PageIndex } from "../../evidence/reading/PageIndex.ts"

const longestLine = 200
/** "YO21 3QX": nothing but a postal code of Britain is written so. */
const britishCode = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/u
/** A postal address, or a bare "City, Country"; no sentence, save with a code that only an address has. */
export const addressLike = ({ page }: PageIndex, block: Block): boolean => {
  if (block.text.length <= longestLine && britishCode.test(block.text)) return true
  if (block.text.length > longestLine || !block.text.includes(",") || /[.!?]$/.test(block.text)) return false
  const address = readAddress(block.text, page.lang)
  return address !== null && address.country !== null
}
