/** How likely a sum is what is asked after, by what is true of it and what that is worth. */
import type { SumTraits } from "./SumTraits.ts"

/** Log odds, learned from sites whose right values are known (`bench/truth/weighing/`). */
export interface TraitOdds {
  /** Of a sum nothing is true of. */
  readonly base: number
  readonly traits: Readonly<Record<string, number>>
}
/** From 0 to 1. */
export const likelihoodOf = (traits: SumTraits, { base, traits: odds }: TraitOdds): number => {
  let sum = base
  for (const [name, value] of traits) sum += value * (odds[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
