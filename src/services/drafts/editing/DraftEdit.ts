/** What an edit makes of a draft. Pure: the values are checked, the redraft is done. */
import { isDeepStrictEqual } from "node:util"
import type { updateDraft } from "../../../domain/api/DraftsApi.ts"
import type { Candidates, RefusedValue } from "../../../domain/draft/Candidates.ts"
import type { Competitor } from "../../../domain/draft/Draft.ts"
import { applyEdits, type Content, type DraftFields, fieldOf } from "../../../domain/draft/DraftFields.ts"
import {
  type DraftLinks,
  type SocialsPart,
  type Touched,
  typedFaqs,
  typedFounders,
  typedLinks
} from "../../../domain/draft/DraftParts.ts"
import { type FieldKey, socialPlatforms } from "../../../domain/listing/Profile.ts"
import { editedStory, orNoStory } from "../../../domain/listing/Story.ts"
import type { Input } from "../../../domain/Operation.ts"
import type { DraftRow } from "../rows/DraftRow.ts"

export type EditInput = Input<typeof updateDraft>

/** The fields that were drafted anew, what was found for them, and what they were when that began. */
export interface Redrafted {
  readonly keys: ReadonlyArray<FieldKey>
  readonly found: Candidates["fields"]
  readonly refused: ReadonlyArray<RefusedValue>
  readonly seen: DraftFields
}

/** Those that somebody edited while they were drafted anew: what they wrote stands. */
export const overtaken = ({ fields }: DraftRow, { keys, seen }: Redrafted): ReadonlyArray<FieldKey> =>
  keys.filter((key) => !isDeepStrictEqual(fieldOf(fields, key), fieldOf(seen, key)))

/** Refusals a draft keeps; the latest, since a field drafted anew may add to them. */
const mostRefused = 20

/** Empty text is none. */
const orNull = (text: string | null | undefined) => text?.trim() || null

const once = (milestones: DraftRow["milestones"]) =>
  milestones.filter((one, index) => milestones.findIndex((other) => isDeepStrictEqual(other, one)) === index)

const reading = (url: string): Competitor => ({
  url,
  status: "reading",
  summary: null,
  rows: [],
  evidence: [],
  error: null
})

const linksOf = (part: SocialsPart, current: DraftLinks, given: EditInput["company_socials"]) => ({
  links: given === undefined ? current : typedLinks(current, given),
  touched: socialPlatforms
    .filter((platform) => given?.[platform] !== undefined)
    .map((platform): Touched => `${part}.${platform}`)
})

const isWriting = (input: EditInput) =>
  Object.keys(input).some((key) => key !== "id" && key !== "regenerate" && key !== "competitor_url")

/**
 * The draft after the edit. `values` are the checked `fields`, `competitorUrl` is the normalised
 * `competitor_url` ("" clears, undefined keeps), `unlock` names fields whose locks are taken away.
 */
export const editedRow = (
  row: DraftRow,
  input: EditInput,
  values: Readonly<Partial<Record<FieldKey, Content>>>,
  redrafted: Redrafted,
  competitorUrl: string | undefined,
  unlock: ReadonlyArray<FieldKey> = []
): DraftRow => {
  const late = overtaken(row, redrafted)
  const anew = redrafted.keys.filter((key) => !late.includes(key))
  const company = linksOf("company_socials", row.company_socials, input.company_socials)
  const founder = linksOf("founder_socials", row.founder_socials, input.founder_socials)
  const parts = (["faqs", "founders", "story", "milestones", "seo"] as const).filter(
    (part) => input[part] !== undefined
  )
  const touched: ReadonlyArray<Touched> = [
    ...parts,
    ...(competitorUrl === undefined ? [] : (["competitor"] as const)),
    ...company.touched,
    ...founder.touched
  ]
  const edited: DraftRow = {
    ...row,
    fields: applyEdits(row.fields, {
      set: values,
      lock: input.lock_fields ?? [],
      unlock,
      restore: input.restore ?? [],
      redraft: anew,
      found: redrafted.found
    }),
    faqs:
      input.faqs === undefined
        ? row.faqs
        : typedFaqs(
            row.faqs,
            input.faqs.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }))
          ),
    founders:
      input.founders === undefined
        ? row.founders
        : typedFounders(
            row.founders,
            input.founders.map(({ name, title, bio }) => ({
              name: name.trim(),
              title: orNull(title),
              bio: orNull(bio)
            }))
          ),
    refused: [
      ...row.refused.filter(({ field }) => !anew.some((key) => key === field)),
      ...redrafted.refused.filter(({ field }) => anew.some((key) => key === field))
    ].slice(-mostRefused),
    company_socials: company.links,
    founder_socials: founder.links,
    story: input.story === undefined ? row.story : orNoStory(editedStory(row.story, input.story)),
    milestones:
      input.milestones === undefined
        ? row.milestones
        : once(
            input.milestones.map(({ date, title, description, url }) => ({
              date,
              title: title.trim(),
              description: orNull(description),
              url: orNull(url)
            }))
          ),
    seo: {
      title: input.seo?.title === undefined ? row.seo.title : orNull(input.seo.title),
      meta: input.seo?.meta === undefined ? row.seo.meta : orNull(input.seo.meta)
    },
    competitor: competitorUrl === undefined ? row.competitor : competitorUrl === "" ? null : reading(competitorUrl),
    touched: [...new Set([...row.touched, ...touched])]
  }
  // A site that could not be read is no reason to stop its owner.
  return row.status === "failed" && isWriting(input)
    ? { ...edited, status: "ready", step: "done", percent: 100 }
    : edited
}
