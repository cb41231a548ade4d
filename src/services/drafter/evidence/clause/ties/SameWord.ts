/** Whether two words are one, but for their endings; short verbs too: "baut" and "bauen". */
import { isInflected } from "../parse/Inflections.ts"
import { type ForeignWord, isAlike } from "../tongues/ForeignText.ts"
import type { ReadLanguage } from "../words/Languages.ts"

export type Same = (a: ForeignWord, b: ForeignWord) => boolean
export const sameWordIn =
  (language: ReadLanguage): Same =>
  (a, b) =>
    isAlike(a.stem, b.stem) || isInflected(a.text, b.text, language, b.written)
