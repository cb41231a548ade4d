/** A sentence and its quotes in the plain order of words, where either is built for weight: "Graz is where Acme paints". */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Spoken } from "../../voice/Spoken.ts"
import { constructions, turned } from "../../words/turns/Constructions.ts"
import { inActive } from "./InActive.ts"

const plainly = (text: string): string => constructions.reduce(turned, text)
/** A passive, where one of the others says it in the active. */
const actively = (text: string, others: ReadonlyArray<string>, names: ReadonlyArray<string>): string =>
  others.reduce<string | null>((found, other) => found ?? inActive(text, other, names), null) ?? text

/** Null where all of them are plain already. */
export const builtAlike = (
  sentence: string,
  spoken: ReadonlyArray<Spoken>,
  names: ReadonlyArray<string>
): { readonly sentence: string; readonly spoken: ReadonlyArray<Spoken> } | null => {
  const asked = tidyText(sentence)
  const straight = plainly(asked)
  const plain = {
    sentence: actively(
      straight,
      spoken.map(({ text }) => text),
      names
    ),
    spoken: spoken.map((one) => ({ ...one, text: actively(plainly(one.text), [straight], names) }))
  }
  const isChanged = plain.sentence !== asked || plain.spoken.some(({ text }, at) => text !== spoken[at]?.text)
  return isChanged ? plain : null
}
