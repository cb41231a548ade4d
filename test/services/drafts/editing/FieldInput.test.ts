import { expect, test } from "bun:test"
import { fieldInput } from "../../../../src/services/drafts/editing/FieldInput.ts"

test("each field in the form it is kept in, what was not sent is not there", () => {
  expect(
    fieldInput({ country: "no", stage: "Early access", founded_year: " 2019 ", tagline: " Tide alerts " })
  ).toEqual({
    country: "NO",
    stage: "early-access",
    founded_year: "2019",
    tagline: "Tide alerts"
  })
})

test("null and blank take a field away", () => {
  expect(fieldInput({ country: null, city: " ", tags: [], features: null })).toEqual({
    country: null,
    city: null,
    tags: null,
    features: null
  })
})
