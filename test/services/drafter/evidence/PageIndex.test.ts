/** How much of a site is looked at. */
import { expect, test } from "bun:test"
import { indexSite } from "../../../../src/services/drafter/evidence/reading/PageIndex.ts"
import { page } from "./Pages.ts"

const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at} of a page about tides.`)
const site = (...sizes: ReadonlyArray<number>) =>
  indexSite(sizes.map((size, at) => page(lines(size), { url: `https://tides.test/${at}` })))
const characters = (pages: ReturnType<typeof site>) => pages.reduce((sum, { folded }) => sum + folded.length, 0)

test("an ordinary site is looked at whole", () => {
  const pages = site(600, 300, 200, 100, 700, 50, 20, 500)
  expect(pages.map(({ blocks }) => blocks.length)).toEqual([600, 300, 200, 100, 700, 50, 20, 500])
})
test("of an endless one so much, in whole lines, each page its share and short ones all of theirs", () => {
  const pages = site(3000, 3000, 10, 3000, 3000, 3000, 3000, 3000)
  const blocks = pages.map((one) => one.blocks.length)
  expect(characters(pages)).toBeLessThanOrEqual(250_000)
  expect(characters(pages)).toBeGreaterThan(240_000)
  expect(blocks[2]).toBe(10)
  expect(Math.max(...blocks) - Math.min(...blocks.filter((count) => count > 10))).toBeLessThanOrEqual(1)
  for (const { blocks } of pages) expect(blocks.at(-1)?.text).toEndWith("of a page about tides.")
})
