import { describe, expect, test } from "bun:test"
import { contentOf, type DraftBody, difference, problemsOf } from "../../../src/domain/draft/DraftContent.ts"
import { applyEdits, type Content, type DraftFields, mergeDrafted } from "../../../src/domain/draft/DraftFields.ts"
import type { FieldKey } from "../../../src/domain/listing/Profile.ts"

const typed = (fields: DraftFields, set: Partial<Record<FieldKey, Content>>) =>
  applyEdits(fields, { set, lock: [], restore: [], redraft: [], found: {} })
const body = (more: Partial<DraftBody> = {}): DraftBody => ({
  fields: {},
  faqs: [],
  founders: [],
  company_socials: {},
  founder_socials: {},
  story: null,
  milestones: [],
  seo: { title: null, meta: null },
  competitor: null,
  touched: [],
  ...more
})

describe("what a draft says of its listing", () => {
  test("a blank says nothing, a field somebody took away says that it is empty", () => {
    const fields = typed(mergeDrafted({}, { name: { value: "Tidewatch", evidence: [] } }), {
      city: null,
      founded_year: "2019"
    })
    const content = contentOf(body({ fields }), ["country"])
    expect(content).toEqual({ name: "Tidewatch", city: null, founded_year: 2019, not_found_on_website: ["country"] })
  })

  test("lists that were emptied by hand are empty, others are not mentioned", () => {
    expect(contentOf(body(), [])).toEqual({ not_found_on_website: [] })
    const emptied = contentOf(
      body({ touched: ["faqs", "milestones", "company_socials.x", "seo", "competitor", "story"] }),
      []
    )
    expect(Object.keys(emptied).toSorted()).toEqual(
      [
        "competitor_url",
        "faqs",
        "milestones",
        "not_found_on_website",
        "seo_description",
        "seo_title",
        "socials",
        "story"
      ].toSorted()
    )
  })

  test("the founder's links belong to the primary founder", () => {
    const founder = { title: null, bio: null, state: "manual" as const, evidence: [] }
    const content = contentOf(
      body({
        founders: [
          { ...founder, name: "Ada", primary: true },
          { ...founder, name: "Bob", primary: false }
        ],
        founder_socials: { x: { value: "https://x.com/ada", state: "manual", evidence: [] } },
        touched: ["founders", "founder_socials.x"]
      }),
      []
    )
    expect(content.founders?.map(({ name, socials }) => [name, socials])).toEqual([
      ["Ada", { x: "https://x.com/ada" }],
      ["Bob", null]
    ])
  })

  test("an edit is what it changed, and what it took away is empty", () => {
    expect(difference({ name: "A", city: "Bergen", tags: ["a"] }, { name: "A", tags: ["a", "b"] })).toEqual({
      city: null,
      tags: ["a", "b"]
    })
  })
})

test("a listing needs four fields and takes all that a draft may hold", () => {
  expect(problemsOf({}).map(({ path, code }) => [path, code])).toEqual(
    ["name", "tagline", "description", "categories"].map((key) => [`fields.${key}`, "required"])
  )
  const complete = { name: "A", tagline: "B", description: "C", categories: ["D"] }
  expect(problemsOf(typed({}, complete))).toEqual([])
  expect(problemsOf(typed({}, { ...complete, tagline: "t".repeat(500), city: "c".repeat(500) }))).toEqual([])
})

test("what listings are filtered by reaches them in the filter's form, however the draft spells it", () => {
  const fields = typed({}, { stage: "Early access", pricing_model: "One Time", country: "no", founded_year: "1750" })
  expect(contentOf(body({ fields }), [])).toMatchObject({
    stage: "early-access",
    pricing_model: "one-time",
    country: "NO",
    founded_year: null
  })
})
