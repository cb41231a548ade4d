/**
 * Learns which lines of a site stand for it best (`src/services/drafter/extractive/choosing/`), and says how well that is
 * learned: `bun bench/truth/choosing/run.ts [--real FOLDER] [--write]`.
 *
 *     --real     the public pages as `../run.ts --real` wants them; what is kept was learned with them
 *     --write    keeps what was learned in `src/services/drafter/extractive/choosing/`: `weights.json`, and in `least.json` what
 *                a line has to be worth, and to say, to stand
 *     --least    learns only the latter, by the weights that are kept
 *     --field    learns one field alone, and keeps what is known of the others
 *     --onto     goes on from the weights that are kept, and stays near them: where the public pages are not at hand, what was
 *                learned of them is not lost; as many sites as before have a line that is worth enough
 *     --dump     every trait with its weight
 *
 * It learns from the sites whose half is `tune`. "unseen" are those of them that a fold left out, "report" those that nobody
 * learns from: of so many sites the first line is right, so many took a bait, and so many have a right line at all.
 */
import { join } from "node:path"
import { parseArgs } from "node:util"
import { manyLines, type Weights, worthOf } from "../../../src/services/drafter/extractive/choosing/Choice.ts"
import keptLeast from "../../../src/services/drafter/extractive/choosing/least.json"
import weights from "../../../src/services/drafter/extractive/choosing/weights.json"
import { sizeInLetters } from "../../../src/services/drafter/extractive/telling/Worth.ts"
import { chosenFields, type KnownSite, knownSites } from "./Examples.ts"
import { type Example, evenAt, train } from "./Training.ts"

const { values: args } = parseArgs({
  options: {
    real: { type: "string" },
    write: { type: "boolean" },
    least: { type: "boolean" },
    field: { type: "string" },
    onto: { type: "boolean" },
    dump: { type: "boolean" }
  }
})
const fileOf = (name: string) => join(import.meta.dir, "../../../src/services/drafter/extractive/choosing", name)

/**
 * Sites that say everything are many, and were read while rules were written; the short ones count for more. Not so of a
 * tagline: on a short site a slogan is there to mislead, and on a whole one it is what its maker heads it with.
 */
const ofAny: Readonly<Record<KnownSite["set"], number>> = { minis: 1, sites: 0.1, public: 0.5 }
const shares: Readonly<Record<KnownSite["field"], typeof ofAny>> = {
  tagline: { minis: 0.3, sites: 1, public: 0.5 },
  short_description: ofAny,
  description: ofAny
}
/**
 * What readers of public sites found out of traits that these sites have too seldom to learn it from: what tells of something
 * else than of what a house is.
 */
const priors: Readonly<Record<string, number>> = {
  denies: -1.5,
  besides: -1.5,
  "tells deeds": -1.5,
  "shows off": -1.5,
  pleads: -1.5,
  "of its makers": -1.5,
  "a step": -1,
  "an entry": -1,
  terms: -1.5,
  "a kind alone": -1.5,
  "in capitals": -1
}
const folds = 5
/** Decimals that are kept. */
const kept = 2
/**
 * A line stands where it is right more often than this, as far as its worth tells. A description that is not right is seldom
 * wrong: most leave something out, which is less work for an owner than a blank.
 */
const leastSure: Readonly<Record<KnownSite["field"], number>> = {
  tagline: 0.5,
  short_description: 0.55,
  description: 0.4
}
const known = knownSites(args.real)

interface Tally {
  sites: number
  right: number
  bait: number
  possible: number
}
const bestOf = ({ lines }: KnownSite, worth: Weights) =>
  lines.map((one) => ({ one, score: worthOf(one.line.traits, worth) })).toSorted((a, b) => b.score - a.score)[0]?.one
const tallied = (tally: Map<string, Tally>, name: string, site: KnownSite, worth: Weights) => {
  const row = tally.get(name) ?? { sites: 0, right: 0, bait: 0, possible: 0 }
  const best = bestOf(site, worth)
  row.sites += 1
  row.right += Number(best?.right === true)
  row.bait += Number(best?.bait === true)
  row.possible += Number(site.lines.some(({ right }) => right))
  tally.set(name, row)
}

const learned = (field: KnownSite["field"], sites: ReadonlyArray<KnownSite>): Weights => {
  const before: Weights = args.onto ? weights[field] : priors
  const names = [
    ...new Set(sites.flatMap(({ lines }) => lines.flatMap(({ line }) => [...line.traits.keys()])))
  ].toSorted()
  const numbers = new Map(names.map((name, at) => [name, at]))
  const examples = sites.map(
    ({ set, lines }): Example => ({
      share: shares[field][set],
      candidates: lines.map(({ line, right }) => ({
        right,
        traits: [...line.traits].map(([name, value]) => [numbers.get(name) ?? 0, value] as const)
      }))
    })
  )
  const worth = train(
    examples,
    names.map((name) => before[name] ?? 0)
  )
  return Object.fromEntries(names.map((name, at) => [name, Number((worth[at] ?? 0).toFixed(kept))]))
}

/** What the best of many lines is worth of a public site where somebody judged it, and whether it was right. */
const judgedBest = (sites: ReadonlyArray<KnownSite>, worth: Weights) =>
  sites.flatMap((site) => {
    const best = site.set === "public" && site.lines.length >= manyLines ? bestOf(site, worth) : undefined
    if (best === undefined || !(best.right || best.bait)) return []
    const { line, right } = best
    return [{ score: worthOf(line.traits, worth), line, right }]
  })

/** Of briefer lines that do not say what the product is as few are right at most; in steps of so many letters, of so many at least. */
const brief = { right: 0.2, step: 20, to: 200, judged: 5 } as const
const briefest = (judged: ReturnType<typeof judgedBest>): number => {
  const plain = judged.filter(({ line }) => !line.traits.has("defines it"))
  let letters = 0
  for (let bound = brief.step; bound <= brief.to; bound += brief.step) {
    const briefer = plain.filter(({ line }) => sizeInLetters(line.text) < bound)
    const right = briefer.filter((one) => one.right).length
    if (briefer.length >= brief.judged && right <= briefer.length * brief.right) letters = bound
  }
  return letters
}

/** What the best line of each site of many is worth, the least first. */
const bestWorths = (sites: ReadonlyArray<KnownSite>, worth: Weights) =>
  sites
    .filter(({ lines }) => lines.length >= manyLines)
    .map(({ lines }) => Math.max(...lines.map(({ line }) => worthOf(line.traits, worth))))
    .toSorted((a, b) => a - b)
/** What a line has to be worth by other weights, for as many sites to have one as before. */
const alike = (sites: ReadonlyArray<KnownSite>, before: Weights, now: Weights, enough: number): number => {
  const below = bestWorths(sites, before).filter((best) => best < enough).length
  return Number((bestWorths(sites, now)[below] ?? enough).toFixed(1))
}

const written: Record<string, Weights> = {}
const least: Record<string, { readonly worth: number; readonly letters: number }> = {}
for (const field of chosenFields) {
  if (args.field !== undefined && args.field !== field) {
    written[field] = weights[field]
    least[field] = keptLeast[field]
    continue
  }
  const sites = known.filter((site) => site.field === field)
  const tune = sites.filter(({ half }) => half === "tune")
  const tally = new Map<string, Tally>()
  const foldOf = ({ id }: KnownSite) => Bun.hash.crc32(id) % folds
  for (let fold = 0; fold < folds && !args.least; fold++) {
    const worth = learned(
      field,
      tune.filter((site) => foldOf(site) !== fold)
    )
    for (const site of tune) if (foldOf(site) === fold) tallied(tally, `${site.set}, unseen`, site, worth)
  }
  const worth: Weights = args.least ? weights[field] : learned(field, tune)
  for (const site of sites) tallied(tally, `${site.set}, ${site.half}`, site, worth)
  console.log(`\n## ${field}\n`)
  console.table(Object.fromEntries([...tally].toSorted(([a], [b]) => a.localeCompare(b))))
  const rows = Object.entries(worth).filter(([, weight]) => weight !== 0)
  if (args.dump)
    console.log(
      rows
        .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
        .map((row) => row.join(" "))
        .join(", ")
    )
  written[field] = Object.fromEntries(rows)

  const judged = judgedBest(tune, worth)
  const enough = Number(evenAt(judged, leastSure[field]).toFixed(1))
  const letters = briefest(judged)
  const { [field]: before } = keptLeast
  // Without the public pages nobody was judged, and what is kept stands.
  if (args.onto) least[field] = { ...before, worth: alike(sites, weights[field], worth, before.worth) }
  else least[field] = judged.length === 0 ? before : { worth: enough, letters }
  const told = judgedBest(
    sites.filter(({ half }) => half === "report"),
    worth
  )
  const rightOf = (some: typeof told) => `${some.filter(({ right }) => right).length} of ${some.length} right`
  const isLong = ({ line }: (typeof told)[number]) =>
    sizeInLetters(line.text) >= letters || line.traits.has("defines it")
  const stands = told.filter((one) => one.score >= enough && isLong(one))
  console.log(
    `worth ${enough} and ${letters} letters at least; report, judged: ${rightOf(told)}, of those that stand ${rightOf(stands)}`
  )
}
if (args.write)
  for (const [name, data] of Object.entries(
    args.least ? { "least.json": least } : { "weights.json": written, "least.json": least }
  ))
    await Bun.write(fileOf(name), `${JSON.stringify(data, null, 2)}\n`)
