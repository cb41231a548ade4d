/** @jsxImportSource preact */
/** What edits changed, drawn: each field with the lines that went and those that came. Whatever was written is text here. */

import { Schema } from "effect"
import { imageHashIn } from "../../../../domain/listing/Links.ts"
import { Media } from "../../../../domain/listing/Listing.ts"
import type { FieldChange, ListingChanges } from "../../../../domain/listing/ListingVersions.ts"
import { isFieldKey, listFields, textFields } from "../../../../domain/listing/Profile.ts"
import { changedLines, type DiffLine } from "../../../../domain/listing/VersionDiff.ts"

/** What is no field of a draft. */
const otherLabels: Readonly<Record<string, string>> = {
  alternatives: "Alternatives",
  competitor_url: "Competitor",
  faqs: "Questions and answers",
  founders: "Founders",
  headline: "Headline",
  media: "Pictures and videos",
  milestones: "Milestones",
  not_found_on_website: "Not found on its site",
  seo_description: "Description for search engines",
  seo_title: "Title for search engines",
  socials: "Profiles",
  story: "Founder’s story",
  summary: "Summary",
  waiting_categories: "Categories that wait"
}
const labelOf = (field: string) =>
  isFieldKey(field) ? { ...textFields, ...listFields }[field].label : (otherLabels[field] ?? field)

const isMedia = Schema.is(Schema.Array(Media))
/** Letters of a picture's name that tell it from another of the same description. */
const shortName = 8
/** Pictures and videos in words; their addresses are long and say nothing. */
const mediaWords = (value: unknown): unknown =>
  isMedia(value)
    ? value.map(({ kind, url, alt }) =>
        kind === "image"
          ? `Picture ${imageHashIn(url)?.slice(0, shortName) ?? url}: ${alt ?? ""}`
          : `Video ${url}${alt === null ? "" : `: ${alt}`}`
      )
    : value
const inWords = (field: string, { before, after }: FieldChange): FieldChange =>
  field === "media" ? { before: mediaWords(before), after: mediaWords(after) } : { before, after }

/** The fields that changed, as one line. */
export const fieldNames = (changes: ListingChanges): string => Object.keys(changes).map(labelOf).join(", ")

const Line = ({ mark, text }: DiffLine) => {
  switch (mark) {
    case "-":
      return (
        <p class="gone">
          <del>{text}</del>
        </p>
      )
    case "+":
      return (
        <p class="came">
          <ins>{text}</ins>
        </p>
      )
    case " ":
      return <p class="stays">{text}</p>
  }
}

export const VersionChanges = ({ changes }: { readonly changes: ListingChanges }) => (
  <div class="changes">
    {Object.entries(changes).map(([field, change]) => (
      <div key={field}>
        <h3>{labelOf(field)}</h3>
        <div class="diff">
          {changedLines(inWords(field, change)).map((line, at) => (
            <Line key={at} {...line} />
          ))}
        </div>
      </div>
    ))}
  </div>
)
