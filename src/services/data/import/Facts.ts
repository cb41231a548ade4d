/** What an import line says of a listing, and what a known listing becomes by it. Pure. */

import { pricingModelForm } from "../../../domain/listing/FieldForms.ts"
import type { Facts } from "../rows/ImportRepo.ts"
import type { ImportLine } from "./ImportLine.ts"

/** For comparing names. */
export const lower = (text: string) => text.normalize("NFKC").trim().toLowerCase()

export const factsOf = (listing: ImportLine): Facts => ({
  name: listing.name.trim(),
  tagline: listing.tagline || null,
  description: listing.description || null,
  tags: listing.tags ?? [],
  country: listing.country?.toUpperCase() ?? null,
  pricing_model: pricingModelForm(listing.pricing_model ?? "") || null
})

/** Two lines about one listing: what the first says, and where it says nothing, the later one. */
export const together = (first: ImportLine, later: ImportLine): ImportLine => ({
  ...first,
  tagline: first.tagline ?? later.tagline,
  description: first.description ?? later.description,
  categories: first.categories ?? later.categories,
  tags: first.tags ?? later.tags,
  country: first.country ?? later.country,
  pricing_model: first.pricing_model ?? later.pricing_model,
  status: first.status ?? later.status,
  votes: first.votes ?? later.votes
})

/** `over`, and `under` where `over` says nothing. */
export const merged = (over: Facts, under: Facts): Facts => ({
  name: over.name,
  tagline: over.tagline ?? under.tagline,
  description: over.description ?? under.description,
  tags: over.tags.length > 0 ? over.tags : under.tags,
  country: over.country ?? under.country,
  pricing_model: over.pricing_model ?? under.pricing_model
})

export const same = (a: Facts, b: Facts) =>
  a.name === b.name &&
  a.tagline === b.tagline &&
  a.description === b.description &&
  a.country === b.country &&
  a.pricing_model === b.pricing_model &&
  a.tags.length === b.tags.length &&
  a.tags.every((tag, index) => tag === b.tags[index])
