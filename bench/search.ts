/**
 * How well and how fast search finds real products: `bun bench/search.ts`.
 *
 * Imports the 3,761 products of `../shared/data/directory.jsonl` into an empty database, asks for each by
 * its exact name and by its name with one random typo, and prints the share that comes first and among
 * the first five, and the latencies. Embedded, or with DATABASE_URL a fresh database on that server.
 */
import { Effect, Stream } from "effect"
import { Import } from "../src/services/data/Import.ts"
import { Search } from "../src/services/directory/Search.ts"
import { benchDatabase } from "./Database.ts"

const file = new URL("../../shared/data/directory.jsonl", import.meta.url)
/** What the search has to reach; the exit code says whether it does. */
const targets = { "exact, first": 0.95, "exact, first five": 0.99, "one typo, first five": 0.9 }

/** Mulberry32: a small seeded generator, so that every run asks for the same typos. */
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const letters = "abcdefghijklmnopqrstuvwxyz"
/** A character more, less, another, or two neighbours swapped. */
const typo = (name: string, next: () => number): string => {
  const characters = [...name]
  const at = Math.floor(next() * characters.length)
  const letter = letters[Math.floor(next() * letters.length)] ?? "e"
  const kind = Math.floor(next() * 4)
  if (kind === 0) characters.splice(at, 0, letter)
  else if (kind === 1 && characters.length > 1) characters.splice(at, 1)
  else if (kind === 2 || characters.length < 2) characters[at] = letter
  else {
    const left = Math.min(at, characters.length - 2)
    characters.splice(left, 2, characters[left + 1] ?? "", characters[left] ?? "")
  }
  return characters.join("")
}

const quantile = (sorted: ReadonlyArray<number>, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const ask = (queries: ReadonlyArray<{ readonly name: string; readonly q: string }>) =>
  Effect.gen(function* () {
    const search = yield* Search
    const millis: Array<number> = []
    const missed: Array<string> = []
    let [first, five] = [0, 0]
    for (const { name, q } of queries) {
      const began = performance.now()
      const found = yield* search.find({ q, status: "live", sort: "relevance", page: 1, per_page: 5 })
      millis.push(performance.now() - began)
      const place = found.items.findIndex((item) => item.name.toLowerCase() === name.toLowerCase())
      if (place === 0) first++
      if (place >= 0) five++
      else missed.push(q === name ? name : `${q} (${name})`)
    }
    millis.sort((a, b) => a - b)
    return { first: first / queries.length, five: five / queries.length, missed, millis }
  })

const program = Effect.gen(function* () {
  const importer = yield* Import
  const lines = (yield* Effect.promise(() => Bun.file(file).text())).split("\n")
  const began = performance.now()
  const report = yield* importer.importFile(Stream.fromIterable(lines))
  console.log(`import: ${report.read} lines, ${report.created} listings, ${Math.round(performance.now() - began)} ms`)

  const names = lines.filter((line) => line !== "").map((line): string => JSON.parse(line).name)
  const next = random(20261120)
  const exact = yield* ask(names.map((name) => ({ name, q: name })))
  const typos = yield* ask(names.map((name) => ({ name, q: typo(name, next) })))

  const reached = { "exact, first": exact.first, "exact, first five": exact.five, "one typo, first five": typos.five }
  for (const [what, target] of Object.entries(targets)) {
    const share = reached[what as keyof typeof reached]
    console.log(`${what}: ${share.toFixed(4)} (target ${target}) ${share >= target ? "ok" : "MISSED"}`)
  }
  console.log(`one typo, first: ${typos.first.toFixed(4)}`)
  for (const [what, { millis }] of Object.entries({ exact, typos })) {
    console.log(`${what}: p50 ${quantile(millis, 0.5).toFixed(2)} ms, p95 ${quantile(millis, 0.95).toFixed(2)} ms`)
  }
  if (process.argv.includes("--missed")) console.log({ exact: exact.missed, typos: typos.missed.slice(0, 100) })
  return Object.entries(targets).every(([what, target]) => reached[what as keyof typeof reached] >= target)
})

process.exit((await benchDatabase(program)) ? 0 : 1)
