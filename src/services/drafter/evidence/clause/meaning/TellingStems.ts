/** The words of a text that tell something, as stems, in their order: in any language with words. */
import { functionWords } from "../../reading/Vocabulary.ts"
import { stemOf } from "../parse/Stems.ts"

export const tellingStems = (text: string): ReadonlyArray<string> =>
  (text.toLowerCase().match(/[\p{L}\p{Nd}]+(?:['’-][\p{L}\p{Nd}]+)*/gu) ?? [])
    .filter((word) => !functionWords.has(word))
    .map(stemOf)
