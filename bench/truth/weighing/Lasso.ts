/**
 * What each trait is worth for telling whether a mention is what is asked for: logistic regression that keeps only traits which
 * pay for themselves (the lasso, Tibshirani 1996), by accelerated proximal gradients (FISTA, Beck and Teboulle 2009). Few traits
 * remain, so that what was learned can be read.
 */

/** One mention: its traits by number and value, whether it is what is asked for, and how much it counts beside others. */
export interface Example {
  readonly traits: ReadonlyArray<readonly [trait: number, value: number]>
  readonly right: boolean
  readonly share: number
}
export interface Learned {
  /** What a mention of no trait is worth, in log odds. */
  readonly base: number
  readonly weights: Float64Array
}
export interface Manner {
  readonly steps: number
  /** How much less unlikely all examples together have to become by a trait, for each unit of its weight. */
  readonly price: number
}
export const manner: Manner = { steps: 500, price: 0.5 }

const scoreOf = ({ traits }: Example, { base, weights }: Learned) => {
  let sum = base
  for (const [trait, value] of traits) sum += value * (weights[trait] ?? 0)
  return sum
}
/** The largest eigenvalue of all traits beside each other, by the power method: how fast a slope may change. */
const largestStretch = (examples: ReadonlyArray<Example>, traits: number): number => {
  let along = new Float64Array(traits + 1).fill(1)
  let size = 1
  for (let round = 0; round < 30; round++) {
    const next = new Float64Array(traits + 1)
    for (const { traits: has, share } of examples) {
      let sum = along[traits] ?? 0
      for (const [trait, value] of has) sum += value * (along[trait] ?? 0)
      next[traits] = (next[traits] ?? 0) + share * sum
      for (const [trait, value] of has) next[trait] = (next[trait] ?? 0) + share * sum * value
    }
    size = Math.sqrt(next.reduce((total, part) => total + part * part, 0))
    along = next.map((part) => part / size)
  }
  return size
}
/** `traits`: how many there are. */
export const learn = (examples: ReadonlyArray<Example>, traits: number, { steps, price }: Manner = manner): Learned => {
  // A logistic curve is nowhere steeper than a quarter; a little more, for the power method comes from below.
  const rate = 1 / (0.25 * 1.05 * Math.max(1e-9, largestStretch(examples, traits)))
  let now: Learned = { base: 0, weights: new Float64Array(traits) }
  let ahead = now
  let pace = 1
  for (let step = 0; step < steps; step++) {
    const slope = new Float64Array(traits)
    let baseSlope = 0
    for (const one of examples) {
      const off = one.share * (1 / (1 + Math.exp(-scoreOf(one, ahead))) - Number(one.right))
      baseSlope += off
      for (const [trait, value] of one.traits) slope[trait] = (slope[trait] ?? 0) + off * value
    }
    const before = now
    now = {
      base: ahead.base - rate * baseSlope,
      weights: ahead.weights.map((weight, trait) => {
        const moved = weight - rate * (slope[trait] ?? 0)
        return Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * price)
      })
    }
    const following = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2
    const push = (pace - 1) / following
    const { base, weights } = now
    ahead = {
      base: base + push * (base - before.base),
      weights: weights.map((weight, trait) => weight + push * (weight - (before.weights[trait] ?? 0)))
    }
    pace = following
  }
  return now
}
