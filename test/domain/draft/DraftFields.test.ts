import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import type { Backed, Candidates } from "../../../src/domain/draft/Candidates.ts"
import type { FieldState } from "../../../src/domain/draft/Draft.ts"
import {
  applyEdits,
  blank,
  type Content,
  completeness,
  type DraftField,
  type DraftFields,
  type FieldEdits,
  fieldOf,
  isUntouched,
  locked,
  mergeDrafted,
  missing,
  missingRequired,
  notFound,
  redrafted,
  restored,
  shown,
  tidyContent,
  typed,
  weights
} from "../../../src/domain/draft/DraftFields.ts"
import { type FieldKey, fieldKeys, isListKey, requiredKeys } from "../../../src/domain/listing/Profile.ts"

const backed = (value: string): Backed<string> => ({ value, evidence: [{ quote: value, url: "https://a.example/" }] })
const drafted = (value: string): DraftField => redrafted(blank, backed(value))

describe("one field", () => {
  const cases: ReadonlyArray<[string, DraftField, Partial<DraftField>]> = [
    ["typed where nothing was drafted", typed(blank, " Bergen "), { value: "Bergen", state: "manual" }],
    [
      "typed over a drafted value",
      typed(drafted("Oslo"), "Bergen"),
      { value: "Bergen", state: "edited", ai_value: "Oslo" }
    ],
    ["taken away", typed(drafted("Oslo"), null), { value: null, state: "deleted", ai_value: "Oslo" }],
    ["blanked", typed(drafted("Oslo"), "  "), { value: null, state: "deleted" }],
    ["locked", locked(drafted("Oslo")), { value: "Oslo", state: "override", locked: true }],
    [
      "typed while locked",
      typed(locked(drafted("Oslo")), "Bergen"),
      { value: "Bergen", state: "override", locked: true }
    ],
    ["restored", restored(typed(drafted("Oslo"), "Bergen")), { value: "Oslo", state: "ai", locked: false }],
    [
      "restored under a lock",
      restored(locked(typed(drafted("Oslo"), "x"))),
      { value: "Oslo", state: "override", locked: true }
    ],
    [
      "taken away with its lock",
      typed(locked(drafted("Oslo")), null),
      { value: null, state: "deleted", locked: false }
    ],
    [
      "drafted anew",
      redrafted(typed(drafted("Oslo"), "Bergen"), backed("Voss")),
      { value: "Voss", state: "ai", ai_value: "Voss" }
    ],
    [
      "drafted anew in vain",
      redrafted(typed(drafted("Oslo"), "Bergen"), undefined),
      { value: "Bergen", state: "edited", ai_value: "Oslo" }
    ],
    [
      "locked, then drafted anew",
      redrafted(locked(drafted("Oslo")), backed("Voss")),
      { value: "Oslo", state: "override" }
    ]
  ]
  for (const [what, field, expected] of cases) test(what, () => expect(field).toMatchObject(expected))

  test("quotes and how they carry it are shown only with the value they back", () => {
    const copied = mergeDrafted({}, { city: { ...backed("Oslo"), support: "copied" } })
    const city = fieldOf(copied, "city")
    expect(shown(city, true)).toMatchObject({ evidence: [{}], support: "copied" })
    expect(shown(typed(city, "Bergen"), true)).toMatchObject({ evidence: [], support: null })
    expect(shown(typed(city, null), true)).toMatchObject({ evidence: [], support: null })
    expect(shown(locked(city), true)).toMatchObject({ evidence: [{}], support: "copied" })
    // Drafted anew by a drafter that does not say.
    expect(shown(redrafted(city, backed("Voss")), true)).toMatchObject({ value: "Voss", support: null })
  })

  test("until the site is read, a field nobody has touched is pending", () => {
    const states = (field: DraftField) => [shown(field, false).state, shown(field, true).state]
    expect(states(blank)).toEqual(["pending", "not_found"])
    expect(states(drafted("Oslo"))).toEqual(["ai", "ai"])
    expect(states(typed(blank, "Bergen"))).toEqual(["manual", "manual"])
    expect(states(typed(blank, null))).toEqual(["deleted", "deleted"])
    expect(states(locked(blank))).toEqual(["override", "override"])
  })
})

test("tidy trims, drops empty and repeated items, and makes nothing of nothing", () => {
  expect(tidyContent([" AI ", "ai", "", "Tides"])).toEqual(["AI", "Tides"])
  expect(tidyContent([" ", ""])).toBeNull()
  expect(tidyContent("")).toBeNull()
})

/** What can happen to a draft's fields, in any order. */
type Event =
  | { readonly type: "edit"; readonly edits: FieldEdits }
  | { readonly type: "drafted"; readonly found: Candidates["fields"] }

const contentFor = (key: FieldKey): fc.Arbitrary<Content> => {
  const text = fc.constantFrom("alpha", "beta", " gamma ", "")
  return isListKey(key) ? fc.option(fc.array(text, { maxLength: 3 })) : fc.option(text)
}
const someKeys = fc.subarray([...fieldKeys], { maxLength: 4 })
const contents: fc.Arbitrary<FieldEdits["set"]> = someKeys.chain((keys) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, contentFor(key)])))
)
const found: fc.Arbitrary<Candidates["fields"]> = fc
  .subarray([...fieldKeys])
  .map((keys) =>
    Object.fromEntries(
      keys.map((key) => [
        key,
        { value: isListKey(key) ? [`${key} found`] : `${key} found`, evidence: [{ quote: key, url: "u" }] }
      ])
    )
  )
const edits: fc.Arbitrary<FieldEdits> = fc.record({
  set: contents,
  lock: someKeys,
  unlock: someKeys,
  restore: someKeys,
  redraft: someKeys,
  found
})
const event: fc.Arbitrary<Event> = fc.oneof(
  edits.map((made): Event => ({ type: "edit", edits: made })),
  found.map((made): Event => ({ type: "drafted", found: made }))
)
const apply = (fields: DraftFields, one: Event) =>
  one.type === "edit" ? applyEdits(fields, one.edits) : mergeDrafted(fields, one.found)

describe("any history of a draft's fields", () => {
  test("keeps the invariants of every field", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const fields = events.reduce(apply, {})
        for (const key of fieldKeys) {
          const field = fieldOf(fields, key)
          expect(field.locked).toBe(field.state === "override")
          if (field.state === "ai") expect(field.value).toEqual(field.ai_value)
          if (field.state === "ai") expect(field.value).not.toBeNull()
          if (field.state === "deleted" || field.state === "not_found") expect(field.value).toBeNull()
          if (field.state === "edited" || field.state === "manual") expect(field.value).not.toBeNull()
          if (field.ai_value !== null) expect(field.ai_evidence.length).toBeGreaterThan(0)
          expect(field.value).not.toBe("")
        }
      })
    )
  })

  test("never lets the drafter change what a person made, whenever it comes", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), found, (events, result) => {
        const before = events.reduce(apply, {})
        const after = mergeDrafted(before, result)
        for (const key of fieldKeys) {
          const [was, is] = [fieldOf(before, key), fieldOf(after, key)]
          expect(is.ai_value).toEqual(result[key]?.value ?? null)
          if (!isUntouched(was)) expect([is.value, is.state, is.locked]).toEqual([was.value, was.state, was.locked])
          else expect(is.value).toEqual(result[key]?.value ?? null)
        }
      })
    )
  })

  test("edits during drafting leave the same values, however they fall before or after the result", () => {
    const onlyTyped = fc.record({
      set: contents,
      lock: someKeys,
      restore: fc.constant([]),
      redraft: fc.constant([]),
      found: fc.constant({})
    })
    fc.assert(
      fc.property(fc.array(onlyTyped, { maxLength: 5 }), found, fc.nat(5), (made, result, at) => {
        const split = Math.min(at, made.length)
        const order = (cut: number) =>
          made.slice(cut).reduce(applyEdits, mergeDrafted(made.slice(0, cut).reduce(applyEdits, {}), result))
        const [one, other] = [order(split), order(0)]
        const isPersons = (state: FieldState) => state !== "ai" && state !== "not_found"
        for (const key of fieldKeys) {
          const [left, right] = [fieldOf(one, key), fieldOf(other, key)]
          expect(left.ai_value).toEqual(right.ai_value)
          expect(isPersons(left.state)).toBe(isPersons(right.state))
          // A lock keeps what stands when it is made: before the drafter came that may be nothing.
          if (!left.locked) expect(left.value).toEqual(right.value)
        }
      })
    )
  })
})

describe("what is missing", () => {
  const all: DraftFields = Object.fromEntries(fieldKeys.map((key) => [key, drafted(key)]))

  test("the weights add up, and a submission needs 60 of them", () => {
    expect(fieldKeys.reduce((sum, key) => sum + weights[key], 0)).toBe(100)
    expect(requiredKeys.reduce((sum, key) => sum + weights[key], 0)).toBe(60)
    expect(completeness(all)).toBe(100)
    expect(completeness({})).toBe(0)
  })

  test("required fields come first, and what a person took away is asked for only if it is required", () => {
    expect(missing({}).slice(0, 4)).toEqual([...requiredKeys])
    expect(missing(all)).toEqual([])
    const less = applyEdits(all, { set: { name: null, logo_url: null }, lock: [], restore: [], redraft: [], found: {} })
    expect(missing(less)).toEqual(["name"])
    expect(missingRequired(less)).toEqual(["name"])
    expect(completeness(less)).toBe(100 - weights.name - weights.logo_url)
  })

  test("what the site does not state is what was not drafted, whoever filled it since", () => {
    const filled = applyEdits(mergeDrafted({}, { name: backed("A") }), {
      set: { city: "Bergen" },
      lock: [],
      restore: [],
      redraft: [],
      found: {}
    })
    expect(notFound(filled)).toContain("city")
    expect(notFound(filled)).not.toContain("name")
  })
})
