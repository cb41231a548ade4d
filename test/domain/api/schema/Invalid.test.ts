/** What a caller is told of an input that is not valid: the place, the rule and what was sent, in plain words. */
import { describe, expect, test } from "bun:test"
import { Either, Schema } from "effect"
import { updateDraft } from "../../../../src/domain/api/DraftsApi.ts"
import { searchListings } from "../../../../src/domain/api/ListingsApi.ts"
import { addMilestone, updateMyListing } from "../../../../src/domain/api/MyListingsApi.ts"
import { detailsOf } from "../../../../src/domain/api/schema/Invalid.ts"
import type { Any } from "../../../../src/domain/Operation.ts"

const id = "4f0c8a52-1c3f-4d5e-9a77-2f6f0e6f1b11"
const said = (operation: Any, input: Record<string, unknown>): ReadonlyArray<string> => {
  const decoded = Schema.decodeUnknownEither(operation.input as Schema.Schema<unknown, unknown>, { errors: "all" })(
    input
  )
  if (Either.isRight(decoded)) return []
  return detailsOf(decoded.left, (key) => key).map(({ path, code, message }) => `${path} ${code}: ${message}`)
}

describe("a value of another type", () => {
  const cases: ReadonlyArray<readonly [string, Any, Record<string, unknown>, string]> = [
    ["text for a whole number", searchListings, { page: "abc" }, "page invalid_type: must be a whole number, is text"],
    ["a fraction", searchListings, { page: 1.5 }, "page invalid_type: must be a whole number, is a fraction"],
    [
      "a fraction where null would do",
      updateMyListing,
      { listing_id: 1, fields: { founded_year: 2019.5 } },
      "fields.founded_year invalid_type: must be a whole number, is a fraction"
    ],
    [
      "a number for text",
      updateDraft,
      { id, fields: { name: 1 } },
      "fields.name invalid_type: must be text, is a whole number"
    ],
    [
      "text for a list",
      updateDraft,
      { id, fields: { tags: "x" } },
      "fields.tags invalid_type: must be a list, is text"
    ],
    [
      "a number inside a list that may be null",
      updateDraft,
      { id, fields: { tags: ["a", 1] } },
      "fields.tags.1 invalid_type: must be text, is a whole number"
    ],
    [
      "a number for a link",
      updateDraft,
      { id, company_socials: { x: 1 } },
      "company_socials.x invalid_type: must be text, is a whole number"
    ],
    ["null for an object", updateDraft, { id, fields: null }, "fields invalid_type: must be an object, is null"],
    ["true for a list", updateDraft, { id, faqs: true }, "faqs invalid_type: must be a list, is true or false"]
  ]
  test.each(cases)("%s", (_, operation, input, expected) => {
    expect(said(operation, input)).toEqual([expected])
  })
})

describe("a rule that is broken inside a choice", () => {
  const cases: ReadonlyArray<readonly [string, Any, Record<string, unknown>, string]> = [
    [
      "a link that is none",
      updateDraft,
      { id, company_socials: { x: "@handle" } },
      "company_socials.x invalid_format: must be an http or https URL without spaces, user name or password"
    ],
    [
      "text that is too long where null would do",
      updateMyListing,
      { listing_id: 1, fields: { city: "x".repeat(121) } },
      "fields.city too_long: must be at most 120 characters, has 121"
    ],
    [
      "a year out of bounds where null would do",
      updateMyListing,
      { listing_id: 1, fields: { founded_year: 1799 } },
      "fields.founded_year too_small: must be at least 1800, is 1799"
    ],
    [
      "a list that is too long where null would do",
      updateDraft,
      { id, fields: { tags: Array.from({ length: 21 }, String) } },
      "fields.tags too_many_items: must have at most 20 items, has 21"
    ]
  ]
  test.each(cases)("%s", (_, operation, input, expected) => {
    expect(said(operation, input)).toEqual([expected])
  })
})

test("every issue is told at once", () => {
  expect(said(addMilestone, { listing_id: 0, date: "2026-02-30", url: "x", color: "red" })).toEqual([
    "color unknown_field: is not a known field",
    "listing_id too_small: must be at least 1, is 0",
    "date invalid_format: must be a date that exists, from 0001-01-01 to 9999-12-31, as YYYY-MM-DD",
    "title required: is required",
    "url invalid_format: must be an http or https URL without spaces, user name or password"
  ])
})
