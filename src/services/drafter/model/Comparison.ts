/** Two products side by side, from facts that stand on the pages of each: nothing is concluded. */
import type { Candidates, Quote } from "../../../domain/draft/Candidates.ts"
import { type FieldKey, isListKey, listFields, textFields } from "../../../domain/listing/Profile.ts"

export interface FactRow {
  readonly key: FieldKey
  readonly label: string
  /** `null` where that side's pages do not state it. */
  readonly own: string | null
  readonly competitor: string | null
}
export interface FactComparison {
  /** One line on each product in its own words; `null` where the competitor's pages say too little. */
  readonly summary: string | null
  /** Only facts that at least one side states. */
  readonly rows: ReadonlyArray<FactRow>
  readonly evidence: ReadonlyArray<Quote>
}

const rowKeys = [
  "tagline",
  "stage",
  "pricing_model",
  "pricing_summary",
  "country",
  "founded_year",
  "categories",
  "features"
] as const satisfies ReadonlyArray<FieldKey>
/** What is looked for on both sites. */
export const comparedKeys: ReadonlyArray<FieldKey> = ["name", "short_description", ...rowKeys]

/** Items of a list that a cell shows. */
const cellItems = 8
const cell = (facts: Candidates, key: FieldKey): string | null => {
  const value = facts.fields[key]?.value
  return value === undefined ? null : typeof value === "string" ? value : value.slice(0, cellItems).join(", ")
}
const ended = (text: string) => (/[.!?。！？]$/.test(text) ? text : `${text}.`)

export const compareFacts = (own: Candidates, competitor: Candidates): FactComparison => {
  const rows = rowKeys.flatMap((key) => {
    const row = {
      key,
      label: (isListKey(key) ? listFields[key] : textFields[key]).label,
      own: cell(own, key),
      competitor: cell(competitor, key)
    }
    return row.own === null && row.competitor === null ? [] : [row]
  })
  const lines = [own, competitor].map((facts) => {
    const name = facts.fields.name?.value
    const said = facts.fields.tagline?.value ?? facts.fields.short_description?.value
    return name === undefined || said === undefined ? null : ended(`${name}: ${said}`)
  })
  const quotes = [own, competitor].flatMap((facts) => comparedKeys.flatMap((key) => facts.fields[key]?.evidence ?? []))
  const once = new Map(quotes.map((quote) => [`${quote.url} ${quote.quote}`, quote]))
  return {
    summary: lines[1] === null ? null : lines.filter((line) => line !== null).join(" "),
    rows,
    evidence: [...once.values()]
  }
}
