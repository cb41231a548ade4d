/** What is learned of mentions: the trait that tells right ones from others, and nothing of traits that tell nothing. */
import { expect, test } from "bun:test"
import { type Example, learn } from "../../bench/truth/weighing/Lasso.ts"

const telling = 0
const idle = 1
const mention = (right: boolean, ...traits: ReadonlyArray<number>): Example => ({
  right,
  share: 1,
  traits: traits.map((trait) => [trait, 1] as const)
})
/** Nine in ten that have the telling trait are right, one in ten of the others; the idle one is had by chance. */
const mentions = Array.from({ length: 200 }, (_, at) => {
  const isTold = at % 2 === 0
  return mention(isTold !== at % 20 < 2, ...(isTold ? [telling] : []), ...(at % 3 === 0 ? [idle] : []))
})

test("what tells is kept, what does not is dropped", () => {
  const { base, weights } = learn(mentions, 2, { steps: 2000, price: 2 })
  expect(weights[telling]).toBeGreaterThan(3)
  expect(weights[idle]).toBeCloseTo(0, 9)
  expect(base).toBeLessThan(-1)
})

test("unpriced, it is as sure as the mentions are", () => {
  const { base, weights } = learn(
    mentions.map((one) => ({ ...one, traits: one.traits.filter(([trait]) => trait === telling) })),
    1,
    { steps: 4000, price: 0 }
  )
  const likely = (score: number) => 1 / (1 + Math.exp(-score))
  expect(likely(base)).toBeCloseTo(0.1, 2)
  expect(likely(base + (weights[telling] ?? 0))).toBeCloseTo(0.9, 2)
})

test("what counts little teaches little", () => {
  const odd = (share: number) => Array.from({ length: 20 }, () => ({ ...mention(true, idle), share }))
  const [little, much] = [0.01, 3].map((share) => learn([...mentions, ...odd(share)], 2, { steps: 1000, price: 1 }))
  expect(little?.weights[idle] ?? 0).toBeLessThan(0.2)
  expect(much?.weights[idle] ?? 0).toBeGreaterThan(1)
})

test("of nothing nothing is learned", () => {
  expect(learn([], 3, { steps: 10, price: 1 }).weights.every((weight) => weight === 0)).toBe(true)
})
