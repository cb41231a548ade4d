import { describe, expect, test } from "bun:test"
import { Schema } from "effect"
import fc from "fast-check"
import { keptForm, longestPricingModel, pricingModelForm } from "../../../src/domain/listing/FieldForms.ts"
import { pricingModels, stages, type TextKey, textKeys } from "../../../src/domain/listing/Profile.ts"
import { Slug } from "../../../src/domain/Wire.ts"

describe("kept as", () => {
  const cases: ReadonlyArray<[TextKey, string, string | null]> = [
    ["country", "no", "NO"],
    ["country", "uk", null],
    ["stage", "Launched", "launched"],
    ["stage", "Early access", "early-access"],
    ["stage", "бета", "beta"],
    ["stage", "初期", "chuqi"],
    ["stage", "— !", null],
    ["pricing_model", "One time", "one-time"],
    ["pricing_model", "open_source", "open-source"],
    ["pricing_model", "Pay  what you want", "pay-what-you-want"],
    ["pricing_model", "無料", "無料"],
    ["founded_year", " 2019 ", "2019"],
    ["founded_year", "1750", null],
    ["founded_year", "0000", null],
    ["contact_email", "Hello@tidewatch.example", "Hello@tidewatch.example"],
    ["contact_email", "a@b.example, c@d.example", null],
    ["demo_video_url", "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["demo_video_url", "https://youtu.be/dQw4w9WgXcQ", "https://youtu.be/dQw4w9WgXcQ"],
    ["demo_video_url", "https://www.youtube.com/@tide", null],
    ["demo_video_url", "https://vimeo.com/1", null],
    ["logo_url", "javascript:alert(1)", null],
    ["tagline", " Tide alerts ", "Tide alerts"],
    ["city", "  ", null]
  ]
  test.each(cases)("%s %p is %p", (key, text, kept) => expect(keptForm(key, text)).toBe(kept))
})

test("what is kept is kept as it is when it is sent again", () => {
  fc.assert(
    fc.property(fc.constantFrom(...textKeys), fc.string({ unit: "grapheme", maxLength: 60 }), (key, text) => {
      const kept = keptForm(key, text)
      if (kept !== null) expect(keptForm(key, kept)).toBe(kept)
    })
  )
})

test("a stage is a slug and a pricing model short enough for a filter, whatever they were", () => {
  const isSlug = Schema.is(Slug)
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      const stage = keptForm("stage", text)
      if (stage !== null) expect(isSlug(stage)).toBe(true)
      expect([...pricingModelForm(text)].length).toBeLessThanOrEqual(longestPricingModel)
    })
  )
  for (const stage of stages) expect(keptForm("stage", stage)).toBe(stage)
  for (const model of pricingModels) expect(keptForm("pricing_model", model)).toBe(model)
})
