/** A draft as its owner sees it, with what to do next. */

import type { Draft, DraftSummary, Invite, Support } from "../../../domain/draft/Draft.ts"
import {
  completeness,
  fieldOf,
  isUntouched,
  missing,
  missingRequired,
  shown
} from "../../../domain/draft/DraftFields.ts"
import type { DraftLinks } from "../../../domain/draft/DraftParts.ts"
import { mostExtraCategories, whileWaiting } from "../../../domain/listing/Category.ts"
import { fieldKeys } from "../../../domain/listing/Profile.ts"
import { byKey, type NextStep } from "../../../domain/Wire.ts"
import { type DraftGist, type DraftRow, isOpen, notFoundOnWebsite } from "../rows/DraftRow.ts"

/** Seconds between two looks at a draft that is being made. */
const pollAfterSeconds = 3

const step = (operation: string, reason: string): NextStep => ({ operation, reason })

/** What to do with a listing, by where it stands. */
export const listingSteps = ({
  listing_status,
  listing_plan
}: Pick<DraftRow, "listing_status" | "listing_plan">): ReadonlyArray<NextStep> => {
  if (listing_status === null || listing_status === "removed") return []
  return listing_plan === "none"
    ? [
        step("choose_free_listing", "Queue it for the free plan: it launches once the badge is on your homepage."),
        step("list_products", "Or see what a paid launch costs: it goes live at once or in a week you choose.")
      ]
    : [step("get_my_listing", "See where your listing stands.")]
}

/** What is shown of the categories a draft chose, where that is not all of them. */
export const categorySteps = (fields: DraftRow["fields"], allowed: number): ReadonlyArray<NextStep> => {
  const { value } = fieldOf(fields, "categories")
  const names = value === null || typeof value === "string" ? [] : value.slice(1)
  const waiting = names.slice(allowed, mostExtraCategories)
  const left = names.slice(mostExtraCategories)
  return [
    ...(waiting.length === 0 ? [] : [step("list_products", whileWaiting(waiting))]),
    ...(left.length === 0
      ? []
      : [
          step(
            "update_draft",
            `${left.join(", ")}: not taken, for a listing has one category and ${mostExtraCategories} more.`
          )
        ])
  ]
}

/** What a new draft of a listed site did not change, and how to change it. */
export const keptSteps = (kept: ReadonlyArray<string>): ReadonlyArray<NextStep> =>
  kept.length === 0
    ? []
    : [
        step(
          "update_draft",
          `The listing keeps its own ${kept.join(", ")}: what was drafted does not go over it. Type a value to change it.`
        )
      ]

const nextSteps = (row: DraftRow): ReadonlyArray<NextStep> => {
  if (isOpen(row)) return [step("get_draft", `Poll every ${pollAfterSeconds} seconds until status is ready.`)]
  if (row.status === "failed")
    return [step("update_draft", "Fill in the profile by hand, or check the site and submit it again.")]
  const needed = missingRequired(row.fields)
  const wanted = missing(row.fields).slice(needed.length)
  const fill =
    needed.length > 0
      ? [step("update_draft", `Fill in ${needed.join(", ")}: a listing needs them.`)]
      : wanted.length > 0
        ? [step("update_draft", `Optional: fill in ${wanted.join(", ")}, as far as you know them.`)]
        : []
  const categories = categorySteps(row.fields, row.listing_extra_categories ?? 0)
  if (needed.length > 0) return [...fill, ...categories]
  return row.listing_id === null
    ? [step("submit_draft", "Save it as your listing. Nothing is published or charged yet."), ...categories, ...fill]
    : [...listingSteps(row), ...categories, ...fill]
}

/** How it is carried, where that is known. */
const withSupport = <A extends { readonly support?: Support }>(part: A) => ({ ...part, support: part.support ?? null })
const linksShown = (links: DraftLinks) =>
  Object.fromEntries(Object.entries(links).map(([platform, link]) => [platform, withSupport(link)]))

/** Who has written it since need not hear why the machine could not. */
const refusedNow = (row: DraftRow): Draft["refused"] =>
  row.refused.filter(({ field }) => {
    if (field === "faqs" || field === "founders") return !row.touched.includes(field)
    if (field === "socials") return !row.touched.some((part) => part.startsWith("company_socials."))
    return isUntouched(fieldOf(row.fields, field))
  })

/** `extra` goes before the usual next steps. */
export const toDraft = (row: DraftRow, invites: ReadonlyArray<Invite>, extra: ReadonlyArray<NextStep> = []): Draft => ({
  id: row.id,
  url: row.url,
  status: row.status,
  progress: { step: row.step, percent: row.percent, pages_read: row.pages_read },
  error:
    row.status === "failed"
      ? { code: row.error_code ?? "internal", message: row.error_message ?? "Something broke on our side." }
      : null,
  listing_id: row.listing_id,
  fields: byKey(fieldKeys, (key) => shown(fieldOf(row.fields, key), !isOpen(row))),
  faqs: row.faqs.map(withSupport),
  founders: row.founders.map(withSupport),
  company_socials: linksShown(row.company_socials),
  founder_socials: linksShown(row.founder_socials),
  story: row.story,
  milestones: row.milestones,
  seo: row.seo,
  competitor: row.competitor,
  completeness: completeness(row.fields),
  missing: missing(row.fields),
  not_found_on_website: notFoundOnWebsite(row),
  refused: refusedNow(row),
  poll_after_seconds: isOpen(row) ? pollAfterSeconds : null,
  next_steps: [...extra, ...nextSteps(row)],
  invites,
  pages: row.visits.map(({ url, status, title }) => ({ url, status, title })),
  created_at: row.created_at,
  updated_at: row.updated_at
})

export const toDraftSummary = (row: DraftGist): DraftSummary => {
  const { value } = fieldOf(row.fields, "name")
  return {
    id: row.id,
    url: row.url,
    name: typeof value === "string" ? value : null,
    status: row.status,
    completeness: completeness(row.fields),
    listing_id: row.listing_id,
    created_at: row.created_at,
    updated_at: row.updated_at
  }
}
