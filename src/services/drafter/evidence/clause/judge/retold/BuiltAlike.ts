/** A sentence and its quotes in the plain order of words, where either is built for weight: "Graz is where Acme paints". */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Spoken } from "../../voice/Spoken.ts"
import { constructions, turned } from "../../words/turns/Constructions.ts"

const plainly = (text: string): string => constructions.reduce(turned, text)

/** Null where all of them are plain already. */
export const builtAlike = (
  sentence: string,
  spoken: ReadonlyArray<Spoken>
): { readonly sentence: string; readonly spoken: ReadonlyArray<Spoken> } | null => {
  const asked = tidyText(sentence)
  const plain = { sentence: plainly(asked), spoken: spoken.map((one) => ({ ...one, text: plainly(one.text) })) }
  const isChanged = plain.sentence !== asked || plain.spoken.some(({ text }, at) => text !== spoken[at]?.text)
  return isChanged ? plain : null
}
