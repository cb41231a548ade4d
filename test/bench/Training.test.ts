/** What is learned of lines: the trait that tells right ones from others, and nothing of traits that tell nothing. */
import { expect, test } from "bun:test"
import { type Example, evenAt, scoreOf, train } from "../../bench/truth/choosing/Training.ts"

const telling = 0
const idle = 1
const rare = 2
const line = (right: boolean, ...traits: ReadonlyArray<number>) => ({
  right,
  traits: traits.map((trait) => [trait, 1] as const)
})
const site = (...candidates: Example["candidates"]): Example => ({ candidates, share: 1 })
const sites = Array.from({ length: 20 }, (_, at) =>
  site(
    line(true, telling, ...(at % 2 === 0 ? [idle] : [])),
    line(false, ...(at % 2 === 0 ? [] : [idle])),
    line(false, idle)
  )
)

test("a right line is worth more than the others of its site", () => {
  const weights = train(sites, [0, 0, 0])
  expect(weights[telling]).toBeGreaterThan(2)
  for (const { candidates } of sites)
    for (const one of candidates)
      expect(scoreOf(one, weights) > scoreOf(line(false, idle), weights) || !one.right).toBe(true)
})

test("of a trait that no site has what was known before stays", () => {
  expect(train(sites, [0, 0, -1.5])[rare]).toBeCloseTo(-1.5)
})

test("a site without a right line teaches nothing", () => {
  const hopeless = site(line(false, rare), line(false, telling))
  expect(train([...sites, hopeless], [0, 0, 0])).toEqual(train(sites, [0, 0, 0]))
})

test("a site that counts little teaches little", () => {
  const odd = (share: number): Example => ({ share, candidates: [line(true, rare), line(false, telling)] })
  const [little, much] = [train([...sites, odd(0.01)], [0, 0, 0]), train([...sites, odd(5)], [0, 0, 0])]
  expect(much[rare]).toBeGreaterThan(little[rare] ?? 0)
})

test("a share is right where as many of those around are", () => {
  const scored = Array.from({ length: 400 }, (_, at) => {
    const score = (at % 40) / 4 - 2
    return { score, right: (Math.floor(at / 40) + 0.5) / 10 < 1 / (1 + Math.exp(3 - score)) }
  })
  expect(evenAt(scored, 0.5)).toBeCloseTo(3, 0)
  expect(evenAt(scored, 0.7)).toBeGreaterThan(evenAt(scored, 0.5))
})
