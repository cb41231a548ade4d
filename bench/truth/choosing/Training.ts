/**
 * What each trait of a line is worth: learned from sites whose right lines are known, so that of each site's lines a right one
 * is worth most. A softmax over the lines of a site (conditional logit, McFadden 1974), weights near those of before preferred, by Adam.
 */

/** A line by the numbers and values of its traits. */
export interface Candidate {
  readonly traits: ReadonlyArray<readonly [trait: number, value: number]>
  readonly right: boolean
}
export interface Example {
  readonly candidates: ReadonlyArray<Candidate>
  /** How much it counts beside others. */
  readonly share: number
}
export interface Manner {
  readonly steps: number
  readonly rate: number
  /** How much it costs to leave what was known before. */
  readonly ridge: number
}
export const manner: Manner = { steps: 400, rate: 0.05, ridge: 0.005 }

const decay = { mean: 0.9, square: 0.999, tiny: 1e-8 } as const

export const scoreOf = ({ traits }: Candidate, weights: Float64Array): number =>
  traits.reduce((sum, [trait, value]) => sum + value * (weights[trait] ?? 0), 0)
/** The share of each of some scores, by their exponentials; 0 of those that do not count. */
const shares = (scores: ReadonlyArray<number>, counts: (at: number) => boolean): ReadonlyArray<number> => {
  const most = Math.max(...scores)
  const raised = scores.map((score, at) => (counts(at) ? Math.exp(score - most) : 0))
  const sum = raised.reduce((a, b) => a + b, 0)
  return raised.map((one) => (sum === 0 ? 0 : one / sum))
}

export const train = (
  examples: ReadonlyArray<Example>,
  /** What each trait is worth before anything is learned: where the sites say little of it, that is kept. */
  priors: ReadonlyArray<number>,
  { steps, rate, ridge }: Manner = manner
): Float64Array => {
  const usable = examples.filter(({ candidates }) => candidates.some(({ right }) => right))
  const total = usable.reduce((sum, { share }) => sum + share, 0)
  const weights = Float64Array.from(priors)
  const mean = new Float64Array(priors.length)
  const square = new Float64Array(priors.length)
  for (let step = 1; step <= steps; step++) {
    const slope = weights.map((weight, trait) => ridge * (weight - (priors[trait] ?? 0)))
    for (const { candidates, share } of usable) {
      const scores = candidates.map((one) => scoreOf(one, weights))
      const given = shares(scores, () => true)
      const wanted = shares(scores, (at) => candidates[at]?.right === true)
      for (const [at, one] of candidates.entries()) {
        const off = (((given[at] ?? 0) - (wanted[at] ?? 0)) * share) / total
        if (off !== 0) for (const [trait, value] of one.traits) slope[trait] = (slope[trait] ?? 0) + off * value
      }
    }
    for (const [trait, change] of slope.entries()) {
      mean[trait] = decay.mean * (mean[trait] ?? 0) + (1 - decay.mean) * change
      square[trait] = decay.square * (square[trait] ?? 0) + (1 - decay.square) * change * change
      const size = Math.sqrt((square[trait] ?? 0) / (1 - decay.square ** step)) + decay.tiny
      weights[trait] = (weights[trait] ?? 0) - (rate * (mean[trait] ?? 0)) / (1 - decay.mean ** step) / size
    }
  }
  return weights
}

/** Something that was right or not, and the score that was to tell so. */
export interface Scored {
  readonly score: number
  readonly right: boolean
}
/** The score at which as large a share is right, by a logistic curve through all of them (Newton's method). */
export const evenAt = (scored: ReadonlyArray<Scored>, share: number): number => {
  let [base, slope] = [0, 0]
  for (let step = 0; step < 50; step++) {
    let [offBase, offSlope, one, mixed, squared] = [0, 0, 0, 0, 0]
    for (const { score, right } of scored) {
      const likely = 1 / (1 + Math.exp(-(base + slope * score)))
      const off = Number(right) - likely
      const sway = likely * (1 - likely)
      offBase += off
      offSlope += off * score
      one += sway
      mixed += sway * score
      squared += sway * score * score
    }
    const area = one * squared - mixed * mixed
    if (area === 0) break
    base += (squared * offBase - mixed * offSlope) / area
    slope += (one * offSlope - mixed * offBase) / area
  }
  return (Math.log(share / (1 - share)) - base) / slope
}
