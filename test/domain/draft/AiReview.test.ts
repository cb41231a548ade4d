import { describe, expect, test } from "bun:test"
import { Schema } from "effect"
import fc from "fast-check"
import { AiReview, reviewOf } from "../../../src/domain/draft/AiReview.ts"
import { type Backed, type Candidates, noCandidates, type Quote } from "../../../src/domain/draft/Candidates.ts"

const quote: fc.Arbitrary<Quote> = fc.record({
  quote: fc.lorem({ maxCount: 2, mode: "sentences" }),
  url: fc.constantFrom("https://tide.example/", "https://tide.example/about")
})
const backed = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<Backed<A>> =>
  fc.record({ value, evidence: fc.array(quote, { minLength: 1, maxLength: 5 }) })
const prose = fc
  .array(
    fc.oneof(fc.lorem({ mode: "sentences", maxCount: 3 }), fc.constantFrom("# A heading", "- Built for sailors.")),
    {
      maxLength: 5
    }
  )
  .map((lines) => lines.join("\n\n"))
const candidates: fc.Arbitrary<Candidates> = fc
  .record({
    tagline: fc.option(backed(fc.lorem()), { nil: undefined }),
    description: fc.option(backed(prose), { nil: undefined }),
    usps: fc.option(backed(fc.array(fc.lorem())), { nil: undefined })
  })
  .map((fields) => ({
    ...noCandidates,
    // Whoever offers nothing for a field leaves its key out.
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  }))

describe("a review", () => {
  test("has no sentence that did not stand, and none without words it stands on", () => {
    fc.assert(
      fc.property(candidates, (stands) => {
        const review = reviewOf(stands)
        if (review === null) return
        const all = Object.values(stands.fields)
        const said = JSON.stringify(all.map((each) => each?.value))
        const evidence = all.flatMap((each) => each?.evidence ?? [])
        for (const { text, evidence: shown } of [...review.what_it_is, ...review.who_for, ...review.strengths]) {
          expect(said).toContain(text)
          expect(shown.length).toBeGreaterThan(0)
          for (const one of shown) expect(evidence).toContainEqual(one)
        }
        expect(review.what_it_is.length).toBeGreaterThan(0)
        expect(Schema.is(AiReview)(JSON.parse(JSON.stringify(review)))).toBe(true)
      })
    )
  })

  const quotes = (...all: ReadonlyArray<string>) => all.map((each) => ({ quote: each, url: "https://tide.example/" }))

  test("is none where nothing says what the product is", () => {
    expect(reviewOf(noCandidates)).toBeNull()
    expect(reviewOf({ ...noCandidates, fields: { usps: { value: ["Fast"], evidence: quotes("Fast") } } })).toBeNull()
  })

  test("shows each sentence with the words that are nearest to it, and what it has no words for not at all", () => {
    const value = "Tide texts harbour masters before high water. It works offline. Nobody said this."
    const [texts, offline] = ["Tide texts harbour masters before high water.", "It works offline, on any phone."]
    const review = reviewOf({
      ...noCandidates,
      fields: { description: { value, evidence: quotes(texts, offline) } },
      faqs: [
        {
          value: { question: "Who is it for?", answer: "Harbour masters." },
          evidence: quotes("Who is it for? Harbour masters.")
        }
      ]
    })
    expect(review).toMatchObject({
      what_it_is: [
        { text: texts, evidence: quotes(texts) },
        { text: "It works offline.", evidence: quotes(offline) }
      ],
      who_for: [{ text: "Harbour masters." }],
      not_stated: expect.arrayContaining(["pricing_model", "features"])
    })
  })
})
