/**
 * What the vote rules let through and what they hold: `bun bench/votes.ts [--voters 10000] [--seed 1]`.
 *
 * People and puppets vote for the launches of three weeks through the real service, embedded or with DATABASE_URL on that
 * server; the review job runs every two hours of theirs, and nobody reviews by hand. Prints, by kind, the share of votes
 * that wait at once, after a day and at the end, and that count. The exit code says whether it reaches the targets, which
 * are for fraud that leaves a trace: of the last kind, which leaves none, the table says what it does.
 */
import { simulate } from "./VoteSimulation.ts"

const option = (name: string, initial: number) => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? initial : Number(process.argv[at + 1])
}
const targets = { fraudCounted: 0.05, honestAtOnce: 0.15, honestAfterDay: 0.05 }

const began = performance.now()
const report = await simulate(option("voters", 10_000), {
  seed: option("seed", 1),
  told: (line) => process.stderr.write(`${line}\r`)
})
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8)
console.log(`\n${report.voters} voters, ${((performance.now() - began) / 1000).toFixed(0)} s\n`)
console.log(`${"kind".padEnd(48)}${"votes".padStart(7)}   at once  day later   at end    count`)
for (const kind of [...report.kinds, report.fraudToldApart, report.fraud])
  console.log(
    `${kind.kind.padEnd(48)}${String(kind.votes).padStart(7)}  ${percent(kind.waitAtOnce)}   ${percent(kind.waitAfterDay)} ${percent(kind.waitAtEnd)} ${percent(kind.counted)}`
  )
console.log("\nwait at the end, by reason: honest, fraud")
for (const { reason, honest, fraud } of report.reasons) console.log(`${reason.padEnd(16)} ${honest} ${fraud}`)

const honest = report.kinds.find(({ kind }) => kind === "honest")
const reached =
  honest !== undefined &&
  report.fraudToldApart.counted <= targets.fraudCounted &&
  honest.waitAtOnce <= targets.honestAtOnce &&
  honest.waitAfterDay <= targets.honestAfterDay
console.log(
  `\nfraud that leaves a trace and counts <= 5 %, honest that waits <= 15 % at once and <= 5 % after a day: ${reached ? "yes" : "NO"}`
)
process.exit(reached ? 0 : 1)
