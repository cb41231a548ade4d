/**
 * How a careful owner would take the drafts of public sites: `bun bench/truth/owner.ts FOLDER [--site ID] [--unread [--report]]`.
 *
 * Labels list what their writer thought of; here whole values were read beside their pages and judged as somebody would
 * who has to stand by them (`real/owners.jsonl`): `right`; `partly`, right at its core, with a flaw in its form or an
 * omission that misleads; `wrong`; and of a blank `missed` or `blank`; of many sites it is known what their categories are
 * (`real/categories.jsonl`). FOLDER holds the pages as `run.ts --real` wants
 * them. A value that nobody has judged is counted apart, and `--unread` prints those to be judged and added: of the half
 * that rules may be written on, with `--report` of the other too.
 */
import { parseArgs } from "node:util"
import { percent, table } from "./judge/Tally.ts"
import { filingVerdicts } from "./labels/FiledSites.ts"
import { ownerVerdicts, verdicts } from "./labels/OwnerVerdicts.ts"
import { realSites } from "./labels/SiteFiles.ts"
import { draftOf, readSite } from "./Source.ts"

const keyOf = (id: string, field: string, value: string | null) => JSON.stringify([id, field, value])

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: "string" },
    unread: { type: "boolean", default: false },
    report: { type: "boolean", default: false }
  }
})
const [folder] = positionals
if (folder === undefined) throw new Error("name the folder with the pages")

const judged = ownerVerdicts()
const known = new Map(judged.map((one) => [keyOf(one.id, one.field, one.value), one.verdict]))
const filed = filingVerdicts()
const sites = new Set(judged.map(({ id }) => id))

const texts = [
  "name",
  "tagline",
  "short_description",
  "description",
  "pricing_model",
  "pricing_summary",
  "founded_year",
  "country",
  "city",
  "contact_email",
  "stage"
] as const
const lists = ["categories", "tags", "features", "usps"] as const

/** Every value a draft gives, and a null for each scalar field that it leaves blank. */
const givenBy = (pages: ReturnType<typeof readSite>): ReadonlyArray<readonly [field: string, value: string | null]> => {
  const { fields, faqs, founders } = draftOf(pages)
  const people = founders.map(({ value }) => value.name)
  return [
    ...texts.map((field) => [field, fields[field]?.value.toString() ?? null] as const),
    ...lists.flatMap((field) => (fields[field]?.value ?? []).map((one) => [field, one] as const)),
    ...(people.length === 0 ? [["founders", null] as const] : people.map((one) => ["founders", one] as const)),
    ...faqs.map(({ value }) => ["faqs", value.question] as const)
  ]
}

const counts = new Map<string, Map<string, number>>()
for (const site of realSites(folder)) {
  if (!sites.has(site.id) || (args.site !== undefined && args.site !== site.id)) continue
  for (const [field, value] of givenBy(readSite(site))) {
    const verdict =
      known.get(keyOf(site.id, field, value)) ??
      (field === "categories" && value !== null ? filed(site.id, value) : undefined)
    const isShown = args.unread && (args.report || site.half === "tune")
    if (verdict === undefined && isShown) console.log(JSON.stringify({ id: site.id, field, value }))
    const row = counts.get(field) ?? new Map<string, number>()
    const column = verdict ?? (value === null ? "blank?" : "given?")
    counts.set(field, row.set(column, (row.get(column) ?? 0) + 1))
  }
}
if (!args.unread) {
  const columns = [...verdicts, "given?", "blank?"]
  const rows = [...counts].map(([field, row]) => {
    const of = (column: string) => row.get(column) ?? 0
    const given = of("right") + of("partly") + of("wrong")
    const share = given === 0 ? null : of("right") / given
    return [field, ...columns.map((column) => String(of(column))), percent(share)]
  })
  console.log(table(["", ...columns, "right of judged"], rows))
}
