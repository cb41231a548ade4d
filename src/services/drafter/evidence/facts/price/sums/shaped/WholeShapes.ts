/** Sentences that are known as a whole, from their first word on, in the words of their language. */
import type { Finder } from "../../../../reading/patterns/Caseless.ts"
import { neededIn } from "../../../../reading/patterns/NeededWords.ts"
import type { Own } from "../../../Own.ts"
import type { Utterance } from "../../../Said.ts"
import { withoutTaxes } from "../BesideSums.ts"
import type { Price } from "../Money.ts"
import { languageTold } from "../NamedBeside.ts"
import { afterDenial, type PricingModel } from "../Told.ts"
import { goesOnInScript } from "../words/GoingOn.ts"
import { markedText } from "./MarkedSums.ts"
import { boughtSentences } from "./words/BoughtSentences.ts"
import { shapedScripts } from "./words/ShapedScripts.ts"
import { wholeSentences } from "./words/WholeSentences.ts"

export interface WholeTold {
  readonly model: PricingModel
  readonly isNamed: boolean
  readonly price: Price | null
  /** What follows the words that tell it. */
  readonly rest: string
  /** Told together with the sentence before it. */
  readonly isJoined?: boolean
}
interface WholeShapes {
  readonly shapes: ReadonlyArray<readonly [PricingModel, RegExp]>
  readonly mayTell: Finder
}
/** Of languages that are known: made when first asked for. */
const known = new Map<string, WholeShapes>()
const shapesIn = (lang: string): WholeShapes | null => {
  const written = [...(shapedScripts[lang] ?? wholeSentences[lang] ?? []), ...(boughtSentences[lang] ?? [])]
  if (written.length === 0) return null
  const before = known.get(lang)
  if (before !== undefined) return before
  const shapes = written.map(({ model, shape }) => [model, new RegExp(`^(?:${shape})`, "u")] as const)
  const made = { shapes, mayTell: neededIn(() => shapes.map(([, pattern]) => pattern)) }
  known.set(lang, made)
  return made
}

/** What a sentence may tell, the surest first; none is looked for before it is asked for. */
export function* wholeTold(said: Utterance, own: Own): Generator<WholeTold> {
  const told = shapesIn(languageTold(said))
  if (told === null) return
  const { text, prices } = markedText(own, afterDenial(withoutTaxes(said.text)))
  for (const [model, pattern] of told.mayTell.test(text) ? told.shapes : []) {
    const found = pattern.exec(text)?.[0]
    if (found === undefined) continue
    yield { model, isNamed: found.includes("§"), price: prices[0] ?? null, rest: text.slice(found.length) }
  }
  // 3店舗までは無料です。それ以上は月額1,200円です。
  const last = said.before.at(-1)
  if (last === undefined || !goesOnInScript.test(said.text)) return
  const both = `${markedText(own, last).text} ${text}`
  for (const [model, pattern] of told.shapes) {
    const found = model === "freemium" ? pattern.exec(both)?.[0] : undefined
    if (found === undefined) continue
    const rest = both.slice(found.length)
    yield { model, isNamed: found.includes("§"), price: prices[0] ?? null, rest, isJoined: true }
  }
}
