/**
 * What was found of a product so far, for whoever waits for its draft: each with the words it stands on. A first look,
 * no draft: the whole site decides in the end. Pure.
 */
import type { FieldKey } from "../listing/Profile.ts"
import { oneLine } from "../text/FittedText.ts"
import type { Backed, Candidates } from "./Candidates.ts"

export interface Finding {
  readonly field: FieldKey | "founders" | "faqs"
  readonly value: string
  /** Empty where it stands on no words, as a logo does. */
  readonly quote: string
  readonly url: string
}

/** What is rung when a draft went on. */
export const draftBell = (id: string) => `draft:${id.toLowerCase()}`

/** Characters that are shown of each. */
const longestValue = 160
const longestQuote = 200

/** What a person would look at first. */
const order = [
  "name",
  "tagline",
  "short_description",
  "categories",
  "pricing_model",
  "pricing_summary",
  "features",
  "usps",
  "stage",
  "founded_year",
  "city",
  "country",
  "contact_email",
  "demo_video_url",
  "logo_url",
  "description",
  "tags",
  "keywords"
] as const satisfies ReadonlyArray<FieldKey>
// A field that is added to the profile is missing here until it is given its place.
type Unplaced = Exclude<FieldKey, (typeof order)[number]>
const everyField: [Unplaced] extends [never] ? typeof order : Unplaced = order

const findingOf = (field: Finding["field"], value: string, evidence: Backed<unknown>["evidence"]): Finding => ({
  field,
  value: oneLine(value, longestValue),
  quote: oneLine(evidence[0]?.quote ?? "", longestQuote),
  url: evidence[0]?.url ?? ""
})

export const findingsOf = ({ fields, founders, faqs }: Candidates): ReadonlyArray<Finding> => [
  ...everyField.flatMap((field) => {
    const backed = fields[field]
    if (backed === undefined) return []
    return findingOf(field, typeof backed.value === "string" ? backed.value : backed.value.join(", "), backed.evidence)
  }),
  ...founders
    .slice(0, 1)
    .map(({ evidence }) => findingOf("founders", founders.map(({ value }) => value.name).join(", "), evidence)),
  ...faqs
    .slice(0, 1)
    .map(({ value, evidence }) =>
      findingOf(
        "faqs",
        faqs.length === 1 ? value.question : `${faqs.length} questions, such as: ${value.question}`,
        evidence
      )
    )
]
