/** "二人は松本市で〓を創業し", "أسّس الاثنان 〓": by as many people as the sentences right before name, and no more. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { countedInArabic, namedInArabic } from "../../../elsewhere/arabic/ArabicFounders.ts"
import { countedInChinese, namedInChinese } from "../../../elsewhere/chinese/ChineseFounders.ts"
import { countedInJapanese, namedInJapanese } from "../../../elsewhere/japanese/JapaneseFounders.ts"
import { tongueElsewhere } from "../../../elsewhere/Marks.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Own } from "../../Own.ts"
import { isPersonName } from "../../Persons.ts"
import { paragraphAbove, type Utterance } from "../../Said.ts"
import { strangers } from "../../words/SubjectWords.ts"
import type { SpokenPeople } from "./SpokenOf.ts"

const readers = {
  ja: { counted: countedInJapanese, named: namedInJapanese },
  zh: { counted: countedInChinese, named: namedInChinese },
  ar: { counted: countedInArabic, named: namedInArabic }
} as const

export const countedElsewhere = ({ page, at, block, before, text }: Utterance, own: Own): SpokenPeople | null => {
  const tongue = tongueElsewhere(text)
  const count = tongue === null ? null : readers[tongue].counted(text, own.names)
  if (tongue === null || count === null) return null
  const above = paragraphAbove(page, at)
  const sentences = [...above, ...before]
  const named = sentences.map((sentence) => readers[tongue].named(sentence)?.filter(isPersonName) ?? null)
  const people = [...new Set(named.flatMap((some) => some ?? []))]
  if (named.includes(null)) return null
  if (people.length < 2 || (count !== 0 && people.length !== count)) return null
  // Of a customer's two founders the same is told.
  if (sentences.some((one, step) => named[step]?.length !== 0 && textSays(fold(one), strangers))) return null
  const words = above.length === 0 ? block.text : `${page.blocks[at - 1]?.text ?? ""} ${block.text}`
  return { people, words, first: above.length === 0 ? at : at - 1 }
}
