/** A text of several parts between marks, as a heading and the paragraph below it make one. */
import { sentenceLanguage } from "../parse/TextLanguage.ts"
import { copyOf } from "./Copying.ts"
import { isApart } from "./HeadedParts.ts"
import { isShortened } from "./Shortening.ts"
import type { Spoken } from "./Spoken.ts"

const mostParts = 6
/** "Heading: its paragraph, cut short": parts between marks, each copied or shortened. */
export const joinedOf = (
  sentence: string,
  own: ReadonlyArray<Spoken>,
  names: ReadonlyArray<string>
): ReadonlyArray<Spoken> | "apart" | null => {
  const parts = sentence.split(/(?<=[:;–—|])\s+|\s+[–—|]\s+|\s-\s/u)
  if (parts.length < 2 || parts.length > mostParts) return null
  const used: Array<Spoken> = []
  for (const part of parts) {
    const copied =
      copyOf(part, own, names) ??
      own.filter((one) => isShortened(part, one, names, sentenceLanguage(one.text, one.lang))).slice(0, 1)
    if (copied.length === 0) return null
    const [label, next] = [used.at(-1), copied[0]]
    if (isApart(label, next, own)) return "apart"
    used.push(...copied)
  }
  return used
}
