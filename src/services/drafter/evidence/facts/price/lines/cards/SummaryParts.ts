/** A summary of prices taken apart: in its lines, and these in parts that have a price each. */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { saysFreely } from "../../../words/PriceWords.ts"
import { pricesIn } from "../../sums/Money.ts"

const isPriced = (text: string) => pricesIn(tidyText(text)).length > 0 || saysFreely.test(tidyText(text))

/** What is to come belongs to it: "en alquiler por 6 € al mes o", before "en venta por 210 €". */
const choice = /(?<!\p{L})(?:or|oder|ou|o|u|of)$/iu

/** Parts and joints by turns. What stands in brackets belongs to what they are of: "Pro €29 (yearly; €35 by the month)". */
const splitOutside = (text: string, joint: RegExp): ReadonlyArray<string> => {
  const outside = text.replace(/\([^()]{0,120}\)|（[^（）]{0,120}）/gu, (inside) => "_".repeat(inside.length))
  const pieces: Array<string> = []
  let end = 0
  for (const { 0: found, index } of outside.matchAll(joint)) {
    pieces.push(text.slice(end, index), found)
    end = index + found.length
  }
  return [...pieces, text.slice(end)]
}
/** A summary in its lines. */
export const summaryLines = (value: string): ReadonlyArray<string> =>
  splitOutside(value, /\s*[;\n|•]\s*/gu).filter((_, at) => at % 2 === 0)

/** "Starter €12 a month; Pro €29 a month" in its parts, each with a price where it has any. */
export const summaryParts = (value: string): ReadonlyArray<string> =>
  summaryLines(value).flatMap((line) => {
    const parts: Array<string> = []
    let joint = ""
    for (const [at, piece] of splitOutside(line, /,\s+|\s+(?:and|und|et|y|e|en)\s+/gu).entries()) {
      const last = parts.at(-1)
      if (at % 2 === 1) joint = piece
      // A part ends where the next one has a price of its own; "from €9 to €29" is one.
      else if (last === undefined || (isPriced(last) && isPriced(piece) && !choice.test(last))) parts.push(piece)
      else parts[parts.length - 1] = `${last}${joint}${piece}`
    }
    return parts.map((part) => part.trim()).filter((part) => part !== "")
  })
