/** What every new database gets: the category tree, the interview questions and the products. */
import { describe, expect, test } from "bun:test"
import { fold } from "../../../../src/domain/text/Folding.ts"
import { tokensOf } from "../../../../src/services/drafter/evidence/reading/Tokens.ts"
import { carries, categoryPhrases } from "../../../../src/services/drafter/evidence/topics/CategoryWords.ts"
import { defaults, prices, repeated, slugsOf, unknown } from "./Files.ts"

const { categories, interview_questions: questions, products } = defaults

describe("default categories", () => {
  const parents = categories.filter(({ parent }) => parent === null)
  const leaves = categories.filter(({ parent }) => parent !== null)

  test("form a tree of two levels, wide enough and not too wide", () => {
    expect(repeated(slugsOf(categories))).toEqual([])
    expect(repeated(categories.map(({ name }) => name))).toEqual([])
    expect(
      unknown(
        leaves.map(({ parent }) => parent ?? ""),
        slugsOf(parents)
      )
    ).toEqual([])
    expect(leaves.length).toBeGreaterThanOrEqual(24)
    for (const { slug } of parents) {
      const children = leaves.filter(({ parent }) => parent === slug).length
      expect({ slug, fits: children >= 2 && children <= 5 }).toEqual({ slug, fits: true })
    }
  })

  test("a keyword speaks for one category only", () => {
    const keywords = categories.flatMap((category) => category.keywords)
    expect(keywords.filter((keyword) => keyword !== keyword.toLowerCase())).toEqual([])
    const stems = keywords.map((keyword) =>
      tokensOf(fold(keyword))
        .map(({ stem }) => stem)
        .join(" ")
    )
    expect(repeated(stems)).toEqual([])
  })

  test("every keyword can be found by the evidence gate", () => {
    const deaf = categories.flatMap(({ keywords }) =>
      keywords.filter((keyword) => !carries(tokensOf(fold(`We make ${keyword}.`)), keyword))
    )
    expect(deaf).toEqual([])
  })

  test("the words of every site speak for none", () => {
    const everywhere = `Home. About us. Pricing. Features. Blog. Contact us. Download. Get started. Learn more. Sign up. Log in.
      Schedule a call. View all. Privacy policy. Terms. FAQ. Follow us. Send message. Create an account. Order now. Menu.
      Subscribe to our newsletter. Trusted by industry leaders. How it works. Our team. Careers. Read more. Save time.
      Of course. Works on all devices. Real people. Back to top. Search. Join the waitlist. Write to us. Made for mobile.`
    const tokens = tokensOf(fold(everywhere))
    const spoken = categories.flatMap((category) =>
      categoryPhrases(category)
        .filter((phrase) => carries(tokens, phrase))
        .map((phrase) => `${category.name}: ${phrase}`)
    )
    expect(spoken).toEqual([])
  })

  test.each([
    ["Property investment and rentals for home buyers", "Property"],
    ["The law firm whose lawyers explain your practice areas", "Legal"],
    ["Donate to our causes and join the volunteers", "Charities and causes"],
    ["A restaurant with breakfast, lunch and dinner. Book your table", "Food and drink"],
    ["Negotiation training for every sales team", "Sales and CRM"],
    ["Electric scooter sharing with parking spaces", "Mobility"],
    ["Plan your trip to a hidden destination, with hotels and flights", "Travel"],
    ["Meal plans with calories and protein", "Nutrition"],
    ["Solar panels and a heat pump for a lower energy bill", "Energy"],
    ["Live chat and support tickets in one support inbox", "Customer support"]
  ])("%p speaks loudest for %p", (sentence, expected) => {
    const tokens = tokensOf(fold(sentence))
    const loudness = categories.map((category) => ({
      name: category.name,
      phrases: categoryPhrases(category).filter((phrase) => carries(tokens, phrase)).length
    }))
    const most = Math.max(...loudness.map(({ phrases }) => phrases))
    expect(loudness.filter(({ phrases }) => phrases === most).map(({ name }) => name)).toEqual([expected])
  })
})

describe("default questions and products", () => {
  test("questions are numbered once each, in order", () => {
    expect(questions.length).toBeGreaterThanOrEqual(10)
    expect(questions.map(({ id }) => id)).toEqual(questions.map((_, index) => index + 1))
    expect(questions.map(({ position }) => position)).toEqual(questions.map((_, index) => index + 1))
    expect(repeated(questions.map(({ question }) => question))).toEqual([])
  })

  test("nothing is for sale until it is priced, and every product of the interface is there", () => {
    const codes = products.map(({ code }) => code)
    expect(repeated(codes)).toEqual([])
    const named = `launch skip_queue featured done_for_you launch_bundle extra_categories relaunch ai_review billboard_min`
    expect(unknown(named.split(" "), codes)).toEqual([])
    expect(products.filter((product) => product.price_cents !== null || product.min_amount_cents !== null)).toEqual([])
    expect(
      products
        .flatMap(({ options }) => options ?? [])
        .flatMap(({ choices }) => choices)
        .filter(({ price_cents }) => price_cents !== 0)
    ).toEqual([])
    expect(
      unknown(
        products.flatMap(({ includes }) => includes ?? []),
        codes
      )
    ).toEqual([])
  })

  test("an option describes itself: choices for a choice, a length for a text", () => {
    const options = products.flatMap(({ code, options }) => (options ?? []).map((option) => ({ code, ...option })))
    expect(new Set(options.map(({ type }) => type))).toEqual(new Set(["choice", "text", "integer"]))
    const wrong = options.filter(
      ({ type, choices, max_length }) =>
        (type === "choice") !== choices.length >= 2 || (type === "text") !== (max_length !== null)
    )
    expect(wrong).toEqual([])
  })

  test("the demo prices every product, and names only choices that exist", () => {
    expect(prices.map(({ code }) => code)).toEqual(products.map(({ code }) => code))
    const choices = products.flatMap(({ code, options }) =>
      (options ?? []).flatMap(({ key, choices }) => choices.map(({ value }) => `${code}.${key}.${value}`))
    )
    const priced = prices.flatMap(({ code, choices }) =>
      choices.map(({ option, value }) => `${code}.${option}.${value}`)
    )
    expect(unknown(priced, choices)).toEqual([])
    expect(prices.filter(({ price_cents }) => price_cents === 0)).toEqual([])
    expect(prices.filter(({ min_amount_cents }) => min_amount_cents !== null).map(({ code }) => code)).toEqual([
      "billboard_min"
    ])
  })
})
