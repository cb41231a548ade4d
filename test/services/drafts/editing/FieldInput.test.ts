import { describe, expect, test } from "bun:test"
import { fieldInput } from "../../../../src/services/drafts/editing/FieldInput.ts"

describe("kept as", () => {
  const cases: ReadonlyArray<[string, string, string]> = [
    ["country", "no", "NO"],
    ["stage", "Launched", "launched"],
    ["stage", "Series A", "Series A"],
    ["pricing_model", "One time", "one-time"],
    ["founded_year", " 2019 ", "2019"],
    ["contact_email", "Hello@tidewatch.example", "Hello@tidewatch.example"],
    ["demo_video_url", "https://www.youtube.com/watch?v=abc", "https://www.youtube.com/watch?v=abc"],
    ["demo_video_url", "https://youtu.be/dQw4w9WgXcQ", "https://youtu.be/dQw4w9WgXcQ"]
  ]
  for (const [key, text, value] of cases)
    test(`${key} ${text}`, () => expect(fieldInput({ [key]: text })).toEqual({ values: { [key]: value }, wrong: [] }))
})

test("everything wrong is said at once, by its path", () => {
  const { values, wrong } = fieldInput({
    country: "XX",
    founded_year: "1750",
    contact_email: "a@b.example, c@d.example",
    demo_video_url: "https://vimeo.com/1",
    logo_url: "javascript:alert(1)",
    tagline: " Tide alerts "
  })
  expect(values).toEqual({ tagline: "Tide alerts" })
  expect(wrong.map(({ path, code }) => [path, code])).toEqual(
    ["country", "founded_year", "contact_email", "demo_video_url", "logo_url"].map((key) => [
      `fields.${key}`,
      "invalid_format"
    ])
  )
})

test("null and blank take a field away", () => {
  expect(fieldInput({ country: null, city: " ", tags: [], features: null }).values).toEqual({
    country: null,
    city: null,
    tags: null,
    features: null
  })
})
