/** How a label is written that a page shouts, or writes otherwise than everybody. */
import { fold } from "../../../../domain/text/Folding.ts"

/** Abbreviations that are not all capitals. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  ["IoT", "IIoT", "AIoT", "SaaS", "PaaS", "IaaS", "iOS", "macOS", "DevOps"].map((one) => [one.toUpperCase(), one])
)
const word = /[\p{L}\p{M}]+/gu
/** Letters in capitals of which no abbreviation is made. */
const loud = /^(?=.*\p{Lu}{6})[^\p{Ll}]+$/u
/** A word that may be one, unless the pages write it small as well: "BREAD". */
const loudWord = /^\p{Lu}{4,5}$/u
/** "Marketing" of a page that says "MARKETING". `small`: words the pages write small somewhere. */
export const spelled = (label: string, small: ReadonlySet<string>): string => {
  const known = label.replace(word, (one) => abbreviations.get(one) ?? one)
  if (known !== label) return known
  if (loudWord.test(label) && small.has(fold(label))) return label.toLowerCase()
  return loud.test(label) ? label.slice(0, 1) + label.slice(1).toLocaleLowerCase("en") : label
}
