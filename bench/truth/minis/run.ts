/**
 * What is read of short sites: `bun bench/truth/minis/run.ts [--lang LANG] [--field FIELD] [--id ID] [--detail [--report]]`.
 *
 * Prints per half and field what is right, partly right, wrong, missed, rightly blank, given where nothing is said
 * (`planted`), and which texts of others were taken (`bait`). `--detail` shows whatever is not right, of the half that
 * rules may be written on; `--report` the other's too, for whoever writes no rules afterwards. TRUTH_SRC measures the
 * `src` of another checkout.
 */
import { parseArgs } from "node:util"
import { percent, table } from "../judge/Tally.ts"
import { type JudgedMini, judgeMini, type MiniOutcome, readMinis } from "./Minis.ts"

const { values: args } = parseArgs({
  options: {
    lang: { type: "string" },
    field: { type: "string" },
    id: { type: "string" },
    detail: { type: "boolean", default: false },
    report: { type: "boolean", default: false }
  }
})
const judged = readMinis()
  .filter(({ id, lang }) => (args.id ?? id) === id && (args.lang ?? lang) === lang)
  .flatMap(judgeMini)
  .filter(({ field }) => (args.field ?? field) === field)

const outcomes = ["right", "partly", "wrong", "missed", "blank", "planted", "bait"] as const
const rowOf = ([name, of]: readonly [string, ReadonlyArray<JudgedMini>]) => {
  const count = (outcome: MiniOutcome) => of.filter((one) => one.outcome === outcome).length
  const said = count("right") + count("partly") + count("wrong") + count("missed")
  return [
    name,
    ...outcomes.map((outcome) => String(count(outcome))),
    percent(said === 0 ? null : count("right") / said)
  ]
}
for (const half of ["tune", "report"] as const) {
  const of = judged.filter(({ mini }) => mini.half === half)
  const rows = [...Map.groupBy(of, ({ field }) => field), ["all", of] as const].map(rowOf)
  console.log(`${table([half, ...outcomes, "right of said"], rows)}\n`)
}
if (args.detail)
  for (const { mini, field, outcome, given } of judged.filter(
    (one) => one.outcome !== "right" && one.outcome !== "blank" && (args.report || one.mini.half === "tune")
  ))
    console.log(
      `${outcome.padEnd(7)} ${mini.id} ${mini.lang} ${field}: ${JSON.stringify(given)} <- ${JSON.stringify(mini.truth[field] ?? null)} (${mini.why})`
    )
