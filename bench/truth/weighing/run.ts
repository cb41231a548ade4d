/**
 * Learns what tells that a sum a site mentions is one it asks for, and that it is paid once
 * (`src/services/drafter/evidence/charges/weighed/`): `bun bench/truth/weighing/run.ts [--task TASK] [--write] [--wrong]`.
 *
 *     --write    keeps what was learned
 *     --wrong    shows what would stand wrongly of sites that a fold left out
 *
 * It learns from sites whose half is `tune`. "unseen" are those of them that a fold left out, "report" those nobody learns
 * from. For each set: how many mentions are right and wrong, and how many of each would stand, by how likely they have to be.
 */
import { join } from "node:path"
import { parseArgs } from "node:util"
import { likelihoodOf, type TraitOdds } from "../../../src/services/drafter/evidence/charges/weighed/Likelihood.ts"
import { type KnownMention, type SeenSite, seenSites, type Task, tasks } from "./Known.ts"
import { type Example, learn } from "./Lasso.ts"

const { values: args } = parseArgs({
  options: { write: { type: "boolean" }, wrong: { type: "boolean" }, task: { type: "string" } }
})
/** Traits of fewer sites are chance. */
const fewest = 2
const folds = 5
/** Decimals that are kept. */
const kept = 2
const levels = [0.5, 0.7, 0.8, 0.9, 0.95]

const isKnown = (one: KnownMention): one is KnownMention & { readonly right: boolean } => one.right !== null
const learned = (sites: ReadonlyArray<SeenSite>, task: Task): TraitOdds => {
  const seen = new Map<string, number>()
  for (const { mentions } of sites)
    for (const name of new Set(mentions[task].flatMap(({ traits }) => [...traits.keys()])))
      seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen].flatMap(([name, count]) => (count >= fewest ? [name] : [])).toSorted()
  const numbers = new Map(names.map((name, at) => [name, at]))
  const examples = sites.flatMap(({ mentions }) => {
    const known = mentions[task].filter(isKnown)
    return known.map(
      ({ right, traits }): Example => ({
        right,
        // A long list of prices says the same again and again.
        share: 1 / Math.sqrt(known.length),
        traits: [...traits].flatMap(([name, value]) => {
          const trait = numbers.get(name)
          return trait === undefined ? [] : [[trait, value] as const]
        })
      })
    )
  })
  const { base, weights } = learn(examples, names.length)
  const rounded = names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(kept))] as const)
  return { base: Number(base.toFixed(kept)), traits: Object.fromEntries(rounded.filter(([, weight]) => weight !== 0)) }
}

const sites = seenSites()
const isOf = (set: SeenSite["set"], half: SeenSite["half"]) => (one: SeenSite) => one.set === set && one.half === half
for (const task of tasks.filter((one) => (args.task ?? one) === one)) {
  const tune = sites.filter(({ half }) => half === "tune")
  const foldOf = ({ id }: SeenSite) => Bun.hash.crc32(id) % folds
  const byFold = Array.from({ length: folds }, (_, fold) =>
    learned(
      tune.filter((site) => foldOf(site) !== fold),
      task
    )
  )
  const weights = learned(tune, task)
  console.log(`\n## ${task}: ${Object.keys(weights.traits).length} traits\n`)
  for (const set of ["sites", "stories"] as const)
    for (const half of ["tune", "report"] as const) {
      const judged = sites.filter(isOf(set, half)).flatMap((site) => {
        const by = half === "report" ? weights : (byFold[foldOf(site)] ?? weights)
        return site.mentions[task]
          .filter(isKnown)
          .map((one) => ({ ...one, id: site.id, likely: likelihoodOf(one.traits, by) }))
      })
      const [right, wrong] = [judged.filter((one) => one.right), judged.filter((one) => !one.right)]
      const standing = (some: typeof judged, level: number) => some.filter(({ likely }) => likely >= level).length
      const told = levels.map((level) => `${level}: ${standing(right, level)} / ${standing(wrong, level)}`)
      console.log(
        `${`${set}, ${half === "tune" ? "unseen" : half}`.padEnd(16)} ${right.length} right, ${wrong.length} wrong;  ${told.join("  ")}`
      )
      if (args.wrong && half === "tune")
        for (const { id, mention, likely } of wrong.filter((one) => one.likely >= 0.8))
          console.log(`  ${id} ${mention.price.text} ${likely.toFixed(2)} | ${mention.said.text.slice(0, 240)}`)
    }
  const file = join(import.meta.dir, "../../../src/services/drafter/evidence/charges/weighed", `${task}.json`)
  if (args.write) await Bun.write(file, `${JSON.stringify(weights, null, 2)}\n`)
}
