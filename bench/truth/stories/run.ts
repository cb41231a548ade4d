/**
 * What is read of short texts about beginnings and prices: `bun bench/truth/stories/run.ts [--detail]`.
 *
 * Prints per half and field what is right, wrong, missed, rightly blank, and given where the text says nothing of the house
 * (`planted`). Of a summary it is asked whether it holds sums that the house asks for, and none that it does not. `--detail` shows
 * what is wrong or planted, of the half that rules may be written on. TRUTH_SRC measures the `src` of another checkout.
 */
import { parseArgs } from "node:util"
import { fold } from "../../../src/domain/text/Folding.ts"
import { percent, table } from "../judge/Tally.ts"
import { draftOf, readSite } from "../Source.ts"
import { foundingStories, priceStories } from "./Stories.ts"

const { values: args } = parseArgs({ options: { detail: { type: "boolean", default: false } } })
const outcomes = ["right", "wrong", "missed", "blank", "planted"] as const
type Outcome = (typeof outcomes)[number]
interface Judged {
  readonly id: string
  readonly half: string
  readonly field: string
  readonly outcome: Outcome
  readonly given: ReadonlyArray<string>
  readonly wanted: ReadonlyArray<string>
}
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "")
const judged = (given: ReadonlyArray<string>, wanted: ReadonlyArray<string>): Outcome => {
  if (given.length === 0) return wanted.length === 0 ? "blank" : "missed"
  if (wanted.length === 0) return "planted"
  const isOne = (one: string) => wanted.some((other) => plain(other) === plain(one))
  return given.every(isOne) && given.length === wanted.length ? "right" : "wrong"
}
const draft = (pages: Parameters<typeof readSite>[0]["pages"]) => draftOf(readSite({ pages, styles: {} }))

const founding = foundingStories().flatMap(({ id, half, pages, year, founders }): ReadonlyArray<Judged> => {
  const { fields, founders: offered } = draft(pages)
  const years = [fields.founded_year?.value ?? []].flat()
  const names = offered.map(({ value }) => value.name)
  const wanted = year === null ? [] : [year]
  return [
    { id, half, field: "founded_year", given: years, wanted, outcome: judged(years, wanted) },
    { id, half, field: "founders", given: names, wanted: founders, outcome: judged(names, founders) }
  ]
})
const digits = (text: string) => (text.match(/\p{Nd}[\p{Nd}.,'’]*/gu) ?? []).map(plain)
const summed = (summary: string | null, sums: ReadonlyArray<string>, not: ReadonlyArray<string>): Outcome => {
  if (summary === null) return sums.length === 0 ? "blank" : "missed"
  const [held, own] = [new Set(digits(summary)), new Set(sums.flatMap(digits))]
  const isOthers = not.flatMap(digits).some((sum) => held.has(sum) && !own.has(sum))
  if (own.size === 0) return isOthers ? "planted" : "blank"
  return !isOthers && [...own].some((sum) => held.has(sum)) ? "right" : "wrong"
}
const prices = priceStories().flatMap(({ id, half, pages, model, sums, not }): ReadonlyArray<Judged> => {
  const { fields } = draft(pages)
  const models = [fields.pricing_model?.value ?? []].flat()
  const summary = fields.pricing_summary?.value ?? null
  const wanted = model === null ? [] : [model]
  return [
    { id, half, field: "pricing_model", given: models, wanted, outcome: judged(models, wanted) },
    {
      id,
      half,
      field: "pricing_summary",
      given: [summary ?? []].flat(),
      wanted: sums,
      outcome: summed(summary, sums, not)
    }
  ]
})
const all = [...founding, ...prices]
for (const half of ["tune", "report"]) {
  const of = all.filter((one) => one.half === half)
  const rows = [...Map.groupBy(of, ({ field }) => field)].map(([field, some]) => {
    const count = (outcome: Outcome) => some.filter((one) => one.outcome === outcome).length
    const said = count("right") + count("wrong") + count("missed")
    return [
      field,
      ...outcomes.map((outcome) => String(count(outcome))),
      percent(said === 0 ? null : count("right") / said)
    ]
  })
  console.log(`${table([half, ...outcomes, "right of said"], rows)}\n`)
}
if (args.detail)
  for (const { id, half, field, outcome, given, wanted } of all)
    if (half === "tune" && (outcome === "wrong" || outcome === "planted"))
      console.log(`${outcome.padEnd(7)} ${id} ${field}: ${JSON.stringify(given)} <- ${JSON.stringify(wanted)}`)
