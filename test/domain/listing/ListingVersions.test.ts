import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { editsTogether, type ListingChanges, saidBefore } from "../../../src/domain/listing/ListingVersions.ts"
import { changeText } from "../../../src/domain/listing/VersionDiff.ts"

const milestone = (title: string) => ({ date: "2026-03-02", title, description: null, url: null })
type Said = {
  readonly tagline: string | null
  readonly tags: ReadonlyArray<string>
  readonly milestones: ReadonlyArray<object>
}
const byTitle = (items: ReadonlyArray<unknown>) => items.map((item) => JSON.stringify(item)).toSorted()

/** What an edit keeps of itself; milestones as a draft tells them (both lists) or as one call does (what came and went). */
const changesOf = (was: Said, is: Said, whole: boolean): ListingChanges => {
  const less = (from: ReadonlyArray<object>, of: ReadonlyArray<object>) => from.filter((one) => !of.includes(one))
  return {
    ...(was.tagline === is.tagline ? {} : { tagline: { before: was.tagline, after: is.tagline } }),
    ...(JSON.stringify(was.tags) === JSON.stringify(is.tags) ? {} : { tags: { before: was.tags, after: is.tags } }),
    ...(whole
      ? { milestones: { before: was.milestones, after: is.milestones } }
      : { milestones: { before: less(was.milestones, is.milestones), after: less(is.milestones, was.milestones) } })
  }
}

const milestones = ["One", "Two", "Three", "Four"].map(milestone)
const said = fc.record({
  tagline: fc.option(fc.constantFrom("A", "B", "C")),
  tags: fc.array(fc.constantFrom("x", "y")),
  milestones: fc.subarray(milestones)
})
const history = fc.array(fc.record({ said, whole: fc.boolean() }), { minLength: 2, maxLength: 8 })

describe("the versions of a listing", () => {
  test("lead back to what it said at each of them", () => {
    fc.assert(
      fc.property(history, (steps) => {
        const edits = steps.slice(1).map((step, at) => changesOf((steps[at] ?? step).said, step.said, step.whole))
        for (const [at, step] of steps.entries()) {
          const then = saidBefore({ ...(steps.at(-1) ?? step).said }, edits.slice(at))
          expect(then).toMatchObject({ tagline: step.said.tagline, tags: step.said.tags })
          expect(byTitle(Array.isArray(then.milestones) ? then.milestones : [])).toEqual(byTitle(step.said.milestones))
        }
      })
    )
  })
  test("told together say what the first found and the last left", () => {
    expect(
      editsTogether([
        { tagline: { before: "A", after: "B" }, milestones: { before: [], after: [milestone("One")] } },
        { tagline: { before: "B", after: "A" }, milestones: { before: [milestone("One")], after: [milestone("Two")] } }
      ])
    ).toEqual({ tagline: { before: "A", after: "A" }, milestones: { before: [], after: [milestone("Two")] } })
  })
})

describe("changes as text", () => {
  test("show a long text by the lines that changed", () => {
    const lines = Array.from({ length: 9 }, (_, at) => `Line ${at + 1}`)
    const description = (fifth: string) => lines.with(4, fifth).join("\n")
    expect(changeText({ description: { before: description("Old"), after: description("New") } })).toBe(
      ["description", "  …", "  Line 4", "- Old", "+ New", "  Line 6", "  …"].join("\n")
    )
  })
  test("show what came, what went, and what went back, records by their parts", () => {
    const faq = { answer: "Yes.\nIt does.", question: "Does it work?" }
    expect(
      changeText({
        tagline: { before: null, after: "Tide alerts" },
        country: { before: "NO", after: null },
        city: { before: "Bergen", after: "Bergen" },
        summary: { before: "One.\nTwo.", after: "One.\n\nTwo." },
        faqs: { before: [], after: [faq] },
        milestones: { before: [], after: [milestone("First harbour")] }
      })
    ).toBe(
      [
        "tagline\n+ Tide alerts",
        "country\n- NO",
        "city\n  changed and changed back",
        "summary\n  white space alone",
        "faqs\n+ question: Does it work?\n+ answer: Yes.\n+   It does.",
        "milestones\n+ date: 2026-03-02\n+ title: First harbour"
      ].join("\n\n")
    )
  })
  test("keep whatever somebody wrote behind a mark", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 60 }),
        fc.string({ unit: "binary", maxLength: 60 }),
        (was, is) => {
          const [, ...lines] = changeText({ tagline: { before: was, after: is } }).split(/[\n\r\v\f\u0085\u2028\u2029]/)
          for (const line of lines) expect(line).toMatch(/^(?:[-+ ] )/)
        }
      )
    )
    expect(changeText({ tagline: { before: null, after: "a\u202eb\u2028c\rd" } })).toBe("tagline\n+ ab\n+ c\n+ d")
  })
  test("of two long texts with nothing in common are those texts", () => {
    const words = (of: string) => Array.from({ length: 20_000 }, (_, at) => `${of}${at}`).join("\n")
    expect(changeText({ description: { before: words("a"), after: words("b") } }).split("\n")).toHaveLength(40_001)
  })
})
