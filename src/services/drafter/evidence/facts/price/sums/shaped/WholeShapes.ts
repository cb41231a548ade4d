/** Sentences that are known as a whole, from their first word on, in the words of their language. */
import type { Own } from "../../../Own.ts"
import type { Utterance } from "../../../Said.ts"
import { withoutTaxes } from "../BesideSums.ts"
import type { Price } from "../Money.ts"
import { languageTold } from "../plain/NamedBeside.ts"
import { afterDenial, type PricingModel } from "../Told.ts"
import { markedText } from "./MarkedSums.ts"
import { shapedScripts } from "./words/ShapedScripts.ts"
import { wholeSentences } from "./words/WholeSentences.ts"

export interface WholeTold {
  readonly model: PricingModel
  readonly isNamed: boolean
  readonly price: Price | null
  /** What follows the words that tell it. */
  readonly rest: string
}
const known = new Map<string, ReadonlyArray<readonly [PricingModel, RegExp]>>()
const shapesIn = (lang: string): ReadonlyArray<readonly [PricingModel, RegExp]> => {
  const made =
    known.get(lang) ??
    (shapedScripts[lang] ?? wholeSentences[lang] ?? []).map(
      ({ model, shape }) => [model, new RegExp(`^(?:${shape})`, "u")] as const
    )
  known.set(lang, made)
  return made
}

/** All that a sentence may tell, the surest first. */
export const wholeTold = (said: Utterance, own: Own): ReadonlyArray<WholeTold> => {
  const shapes = shapesIn(languageTold(said))
  if (shapes.length === 0) return []
  const { text, prices } = markedText(own, afterDenial(withoutTaxes(said.text)))
  return shapes.flatMap(([model, pattern]) => {
    const found = pattern.exec(text)
    if (found === null) return []
    const rest = text.slice(found[0].length)
    return [{ model, isNamed: text.slice(0, text.length - rest.length).includes("§"), price: prices[0] ?? null, rest }]
  })
}
