/** "Plans run from $9 to $49 a month": what a price list says as a whole, counted rather than quoted. */
import { fold } from "../../../../domain/text/Folding.ts"
import { understand } from "../clause/meaning/Understood.ts"
import type { Value } from "../clause/meaning/Values.ts"
import type { Block } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"

const isPrice = (value: Value | null): value is Value =>
  value !== null && value.currency !== "" && value.currency !== "%"
const pricesIn = (text: string): ReadonlyArray<Value> =>
  understand(text, []).said.flatMap(({ terms }) => terms.flatMap(({ value }) => (isPrice(value) ? [value] : [])))

/** All that such a sentence may say besides its figures. */
const counting = new Set(
  `plan plans price prices pricing tier tiers cost costs range ranges run runs go goes from to between and or start starts at up per a
  an the of in month monthly year yearly annually week subscription subscriptions package packages option options paid with are is
  there we offer our mo each available on`.split(/\s+/)
)
const counts = new Map("one two three four five six seven eight".split(" ").map((word, at) => [word, at + 1] as const))

const same = (a: Value, b: Value) => a.number === b.number && a.currency === b.currency && a.period === b.period
const comparable = (a: Value, b: Value) => a.currency === b.currency && a.period === b.period

/** The quoted places that carry it; null where it is no such sentence, or a figure of it is not so. */
export const priceRange = (sentence: string, places: ReadonlyArray<Place>): ReadonlyArray<Place> | null => {
  const own = pricesIn(sentence)
  const period = own.find((value) => value.period !== "")?.period
  const words = fold(sentence).match(/\p{L}+/gu) ?? []
  if (period === undefined || own.length < 2 || !words.every((word) => counting.has(word) || counts.has(word)))
    return null
  const listed = own.map((value) => ({ ...value, period: value.period === "" ? period : value.period }))
  const sold = places.filter(({ blocks, page }) => blocks !== null && page.blocks[blocks.first]?.region === "pricing")
  const used = listed.map((value) => sold.find((place) => pricesIn(place.words).some((other) => same(value, other))))
  if (used.some((place) => place === undefined)) return null
  const counted = words.flatMap((word) => counts.get(word) ?? [])[0]
  if (counted !== undefined && counted !== listed.length) return null
  const ranged = /\b(?:from|between)\b/.test(fold(sentence))
  if (ranged) {
    const blocks = (sold[0]?.page.blocks ?? []).filter((block: Block) => block.region === "pricing")
    const all = blocks
      .flatMap(({ text }) => pricesIn(text))
      .filter((value) => listed.some((one) => comparable(value, one)))
    const numbers = all.map(({ number }) => Number(number))
    const ends = listed.map(({ number }) => Number(number))
    if (ends.length !== 2 || ends[0] !== Math.min(...numbers) || ends[1] !== Math.max(...numbers)) return null
  }
  return [...new Set(used.flatMap((place) => place ?? []))]
}
