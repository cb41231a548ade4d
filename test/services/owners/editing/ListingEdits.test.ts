import { describe, expect, test } from "bun:test"
import { type Editable, editOf } from "../../../../src/services/owners/editing/ListingEdits.ts"

const row: Editable = {
  tagline: "Tide alerts",
  short_description: null,
  description: "Texts before high water.",
  pricing_model: null,
  pricing_summary: null,
  country: "NO",
  city: null,
  founded_year: 2019,
  demo_video_url: null,
  contact_email: "hello@tidewatch.example",
  features: ["Text alerts"],
  usps: [],
  keywords: [],
  headline: null,
  summary: null,
  seo_title: null,
  seo_description: null,
  socials: { x: "https://x.com/tide", github: "https://github.com/tide" },
  faqs: [{ answer: "Yes.", question: "Does it work?" }]
}
const edited = (input: Parameters<typeof editOf>[1]) => editOf(row, input)

describe("an edit", () => {
  test("without anything in it changes nothing", () => {
    expect(edited({}).changes).toEqual({})
    expect(edited({ fields: {} }).changes).toEqual({})
  })

  test("that says what is there already changes nothing, in whatever order its keys come", () => {
    const same = {
      fields: { tagline: " Tide alerts ", country: "no", features: ["Text alerts", "text alerts "] },
      socials: { github: "https://github.com/tide", x: "https://x.com/tide" },
      faqs: [{ question: "Does it work?", answer: "Yes." }]
    }
    expect(edited(same).changes).toEqual({})
  })

  test("keeps what it was and what it is now, of the changed fields alone", () => {
    const { next, changes } = edited({ fields: { tagline: "Know the tide", country: "nl", city: "Bergen" } })
    expect(changes).toEqual({
      tagline: { before: "Tide alerts", after: "Know the tide" },
      country: { before: "NO", after: "NL" },
      city: { before: null, after: "Bergen" }
    })
    expect(next.description).toBe(row.description)
  })

  test("makes blank text and null absent", () => {
    const { next } = edited({ fields: { contact_email: null, founded_year: null, city: "  ", country: null } })
    expect([next.contact_email, next.founded_year, next.city, next.country]).toEqual([null, null, null, null])
  })

  test("trims lists and keeps the first spelling of each item", () => {
    expect(edited({ fields: { features: ["SMS ", "sms", "E-mail", "SMS"] } }).next.features).toEqual(["SMS", "E-mail"])
  })

  test("replaces all socials and all FAQs; an empty link takes its platform away", () => {
    const { next } = edited({ socials: { x: "", youtube: "https://youtube.com/@tide" }, faqs: [] })
    expect(next.socials).toEqual({ youtube: "https://youtube.com/@tide" })
    expect(next.faqs).toEqual([])
  })

  test("keeps a country and a pricing model as filters take them", () => {
    const { next } = edited({ fields: { country: "nl", pricing_model: "One time" } })
    expect([next.country, next.pricing_model]).toEqual(["NL", "one-time"])
  })
})
