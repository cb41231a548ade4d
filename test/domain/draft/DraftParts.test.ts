import { describe, expect, test } from "bun:test"
import { noCandidates } from "../../../src/domain/draft/Candidates.ts"
import { mergeParts, typedFaqs, typedFounders, typedLinks } from "../../../src/domain/draft/DraftParts.ts"

const evidence = [{ quote: "Works offline", url: "https://a.example/" }]
const faq = { question: "Offline?", answer: "Works offline.", state: "ai" as const, evidence }

describe("questions", () => {
  test("one that is sent back unchanged keeps its quotes, a changed one is edited, a new one manual", () => {
    const given = [
      { question: "Offline?", answer: "Works offline." },
      { question: "Price?", answer: "None." }
    ]
    expect(typedFaqs([faq], given).map(({ state }) => state)).toEqual(["ai", "manual"])
    expect(typedFaqs([faq], given)[0]?.evidence).toEqual(evidence)
    expect(typedFaqs([faq], [{ question: "offline?", answer: "Yes." }])).toEqual([
      { question: "offline?", answer: "Yes.", state: "edited", evidence: [] }
    ])
  })
  test("one asked twice is kept once", () => {
    expect(typedFaqs([], [faq, { question: "OFFLINE?", answer: "No." }])).toHaveLength(1)
  })
})

test("the first founder is the primary one, also after another is put first", () => {
  const [ada, bob] = [
    { name: "Ada", title: "CEO", bio: null },
    { name: "Bob", title: null, bio: null }
  ]
  const first = typedFounders([], [ada, bob])
  expect(first.map(({ name, primary, state }) => [name, primary, state])).toEqual([
    ["Ada", true, "manual"],
    ["Bob", false, "manual"]
  ])
  const drafted = mergeParts(
    { faqs: [], founders: [], company_socials: {} },
    { ...noCandidates, founders: [{ value: ada, evidence }] },
    []
  )
  expect(typedFounders(drafted.founders, [bob, ada])).toMatchObject([
    { name: "Bob", primary: true, state: "manual" },
    { name: "Ada", primary: false, state: "ai", evidence }
  ])
})

test("how the evidence of each is carried is kept while the drafted value stands, and no longer", () => {
  const question = { question: "Offline?", answer: "Works offline." }
  const drafted = mergeParts(
    { faqs: [], founders: [], company_socials: {} },
    {
      ...noCandidates,
      faqs: [{ value: question, evidence, support: "shortened" }],
      founders: [{ value: { name: "Ada", title: null, bio: null }, evidence, support: "rule" }],
      socials: { x: { value: "https://x.com/a", evidence, support: "stated" } }
    },
    []
  )
  expect(drafted.faqs[0]?.support).toBe("shortened")
  expect(drafted.founders[0]?.support).toBe("rule")
  expect(drafted.company_socials.x?.support).toBe("stated")
  expect(typedFaqs(drafted.faqs, [question])[0]?.support).toBe("shortened")
  expect(typedFaqs(drafted.faqs, [{ ...question, answer: "Yes." }])[0]).not.toHaveProperty("support")
  expect(typedFounders(drafted.founders, [{ name: "Ada", title: "CEO", bio: null }])[0]).not.toHaveProperty("support")
  expect(typedLinks(drafted.company_socials, { x: "https://x.com/b" }).x).not.toHaveProperty("support")
})

describe("links", () => {
  const current = { github: { value: "https://github.com/a", state: "ai" as const, evidence } }
  test("a platform is set, changed, kept or taken away on its own", () => {
    expect(typedLinks(current, { x: "https://x.com/a" })).toMatchObject({
      github: current.github,
      x: { state: "manual" }
    })
    expect(typedLinks(current, { github: "https://github.com/b" })).toMatchObject({
      github: { state: "edited", evidence: [] }
    })
    expect(typedLinks(current, { github: "https://github.com/a" })).toEqual(current)
    expect(typedLinks(current, { github: "" })).toEqual({})
  })
})

describe("the drafter's result", () => {
  const found = {
    ...noCandidates,
    faqs: [{ value: { question: "Found?", answer: "Yes." }, evidence }],
    founders: [{ value: { name: "Ada", title: null, bio: null }, evidence }],
    socials: { github: { value: "https://github.com/a", evidence }, x: { value: "https://x.com/a", evidence } }
  }
  const nothing = { faqs: [], founders: [], company_socials: {} }

  test("fills what nobody wrote", () => {
    const parts = mergeParts(nothing, found, [])
    expect(parts.faqs).toMatchObject([{ question: "Found?", state: "ai", evidence }])
    expect(parts.founders).toMatchObject([{ name: "Ada", primary: true, state: "ai" }])
    expect(Object.keys(parts.company_socials).toSorted()).toEqual(["github", "x"])
  })
  test("keeps whoever joined meanwhile, after those it found and at their cost", () => {
    const named = (name: string) => ({ value: { name, title: "Founder", bio: null }, evidence })
    const joined = typedFounders([], [{ name: "Ingrid", title: null, bio: null }])
    const many = { ...found, founders: ["A", "B", "ingrid", "C", "D", "E", "F"].map(named) }
    const parts = mergeParts({ ...nothing, founders: joined }, many, [])
    expect(parts.founders.map(({ name, state, primary }) => [name, state, primary])).toEqual([
      ["A", "ai", true],
      ["B", "ai", false],
      ["C", "ai", false],
      ["D", "ai", false],
      ["E", "ai", false],
      ["Ingrid", "manual", false]
    ])
    expect(mergeParts(parts, many, []).founders).toEqual(parts.founders)
  })
  test("leaves alone what a person wrote, and what a person took away", () => {
    const parts = mergeParts(nothing, found, ["faqs", "founders", "company_socials.github"])
    expect(parts).toMatchObject({ faqs: [], founders: [] })
    expect(Object.keys(parts.company_socials)).toEqual(["x"])
  })
})
