/** The judge of sentences against any text at all: it never breaks, never counts anew, and a denial never goes unheard. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { doubtKey, noCandidates } from "../../../../../src/domain/draft/Candidates.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { by, page } from "../Pages.ts"

const nouns = "invoices orders labels batches recipes receipts menus shifts".split(" ")
const verbs = "plans prints sends stores exports sorts".split(" ")
const words = fc.constantFrom(
  ...nouns,
  ...verbs,
  ..."Crumb we it the and of with for from not never no 12 €19 month if when Ghent best free constructor toString".split(
    " "
  )
)
const soup = fc.array(words, { minLength: 1, maxLength: 14 }).map((some) => some.join(" "))
const anyText = fc.oneof(soup, fc.string({ unit: "grapheme", maxLength: 60 }), fc.string({ maxLength: 60 }))

const offered = (text: string, quotes: ReadonlyArray<string>, lang = "en") => {
  const gate = openGate({ pages: [page([...quotes], { lang, meta: { "og:site_name": "Crumb" } })], categories: [] })
  const candidates = { ...noCandidates, fields: { short_description: by(text, ...quotes) } }
  return { gate, candidates, gated: gate.gate(candidates) }
}

describe("for any sentence and any quotes", () => {
  test("it decides, in any language", () => {
    const langs = fc.constantFrom("en", "de", "es", "fr", "ja", "ar", "xx")
    fc.assert(
      fc.property(anyText, fc.array(anyText, { minLength: 1, maxLength: 4 }), langs, (text, quotes, lang) => {
        expect(() => offered(text, quotes, lang)).not.toThrow()
      }),
      { numRuns: 200 }
    )
  })

  test("what is approved of only adds", () => {
    fc.assert(
      fc.property(soup, fc.array(soup, { minLength: 1, maxLength: 3 }), (text, quotes) => {
        const { gate, candidates, gated } = offered(text, quotes)
        const more = gate.gate(candidates, undefined, new Set(gated.doubts.map(doubtKey)))
        const before = gated.stands.fields.short_description?.value
        if (before !== undefined)
          expect(more.stands.fields.short_description?.value.length).toBeGreaterThanOrEqual(before.length)
        expect(gate.gate(candidates, undefined, new Set(["[]"]))).toEqual(gated)
      }),
      { numRuns: 150 }
    )
  })

  test("no figure stands, nor is doubtful, that its quotes lack", () => {
    fc.assert(
      fc.property(soup, fc.array(soup, { minLength: 1, maxLength: 3 }), (text, quotes) => {
        const { gated } = offered(text, quotes)
        const said = new Set(quotes.join(" ").match(/\d+/g) ?? [])
        const told = [
          gated.stands.fields.short_description?.value ?? "",
          ...gated.doubts.map(({ sentence }) => sentence)
        ]
        for (const figure of told.join(" ").match(/\d+/g) ?? []) expect(said).toContain(figure)
      }),
      { numRuns: 150 }
    )
  })
})

describe("a plain sentence", () => {
  const plain = fc
    .tuple(
      fc.constantFrom(...verbs),
      fc.constantFrom(...nouns),
      fc.constantFrom("in Ghent", "by e-mail", "every evening", "for bakers")
    )
    .map(([verb, noun, rest]) => ({ verb, noun, rest, text: `Crumb ${verb} ${noun} ${rest}.` }))
  const base = (verb: string) => verb.replace(/s$/, "")

  test("stands by itself and by its passive", () => {
    fc.assert(
      fc.property(plain, ({ text }) => {
        expect(offered(text, [text]).gated.stands.fields.short_description?.support).toBe("copied")
      })
    )
  })

  test("neither gains nor loses a denial, a doubt or a plan", () => {
    const turned = fc.constantFrom("does not", "never", "may", "will soon", "used to", "plans to", "cannot")
    fc.assert(
      fc.property(plain, turned, ({ verb, noun, rest, text }, turn) => {
        const other = `Crumb ${turn} ${turn === "never" ? verb : base(verb)} ${noun} ${rest}.`
        for (const [said, page] of [
          [other, text],
          [text, other]
        ] as const) {
          const { gated } = offered(said, [page])
          expect(gated.stands.fields.short_description, `${said} << ${page}`).toBeUndefined()
          expect(gated.doubts, `${said} << ${page}`).toEqual([])
        }
      })
    )
  })

  test("is nobody else's, and nobody else's is its", () => {
    fc.assert(
      fc.property(plain, fc.constantFrom("Our customer Petit", "OvenDesk", "Every supplier", "He"), (one, who) => {
        const other = one.text.replace("Crumb", who)
        const { gated } = offered(one.text, [other])
        expect(gated.stands.fields.short_description, `${one.text} << ${other}`).toBeUndefined()
      })
    )
  })
})
