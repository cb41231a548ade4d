import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { find, fold, foldSpans, ownWords, tidyText } from "../../../src/domain/text/Folding.ts"

/** Whether a text says something, both as they are written. */
const occurs = (hay: string, needle: string) => find(fold(hay), fold(needle)) !== -1

describe("two texts a reader would call the same", () => {
  test.each([
    ["full-width letters", "Ａｃｍｅ", "Acme"],
    ["composed accents", "cafe\u0301", "café"],
    ["soft hyphens", "in\u00advoicing", "invoicing"],
    ["zero width and bidi marks", "in\u200bvo\u202eic\u2066ing", "invoicing"],
    ["tag characters", "free\u{e0061}\u{e0062}", "free"],
    ["control characters", "fr\u0007ee", "free"],
    ["curly quotes", "“It’s”", '"It\'s"'],
    ["guillemets", "«oui»", '"oui"'],
    ["dashes", "2019–2024 — a‑b", "2019-2024 - a-b"],
    ["ellipsis sign", "wait…", "wait..."],
    ["white space of any kind", "a\u00a0b\n\tc\u2003d\u2028e", "a b c d e"],
    ["letter case", "ΣΊΣΥΦΟΣ", "σίσυφος"],
    ["emoji style", "⭐️ top", "⭐ top"]
  ])("%s", (_, one, other) => {
    expect(fold(one)).toBe(fold(other))
  })
})

describe("two texts that are not the same", () => {
  test.each([
    ["Cyrillic look-alikes", "pаypаl", "paypal"],
    ["Greek look-alikes", "Αcme", "Acme"],
    ["a superscript is no digit", "$5¹", "$51"],
    ["a circled digit is no digit", "5①", "51"],
    ["a fraction is no digits", "½", "12"],
    ["an accent counts", "café", "cafe"]
  ])("%s", (_, one, other) => {
    expect(fold(one)).not.toBe(fold(other))
  })
})

describe("a page's own words", () => {
  test.each([
    ["Persian", "می\u200cخواهید"],
    ["Sinhala", "ශ්\u200dරී"],
    ["an emoji of several people", "👩\u200d👩\u200d👧"],
    ["a styled emoji", "star ❤\ufe0f\u200d🔥 us"],
    ["a keycap", "1\ufe0f\u20e3"]
  ])("keep the joiners of %s", (_, text) => {
    expect(ownWords(text)).toBe(text)
  })

  test.each([
    ["between Latin letters", "in\u200dvoi\u200ccing\ufe0f", "invoicing"],
    ["at the ends of a word", "\u200cمی\u200d", "می"],
    ["several in a row", "می\u200c\u200c\u200cخواهید", "میخواهید"]
  ])("lose joiners %s", (_, text, plain) => {
    expect(ownWords(text)).toBe(plain)
    expect(fold(text)).toBe(fold(plain))
  })
})

describe("a quote is found on word boundaries", () => {
  test.each([
    ["100 users", "10", false],
    ["10 users", "10", true],
    ["$1.50 a day", "$1", false],
    ["$1.50 a day", "1.50", false],
    ["$1.50 a day", "$1.50", true],
    ["costs $1.", "$1", true],
    ["1,000 users", "1", false],
    ["1,000 users", "000", false],
    ["1 200 € par an", "200 €", false],
    ["1 200 € par an", "1 200 €", true],
    ["In 2024 100 people came", "100 people", true],
    ["99.9% uptime", "99", false],
    ["10% off", "10", false],
    ["10% off", "10%", true],
    ["9€", "9", false],
    ["open at 10:30", "10", false],
    ["Acme's tools", "Acme", true],
    ["you can't", "you can", false],
    ["unfree", "free", false],
    ["ad-free", "free", true],
    ["Founded 2019年", "2019", true],
    ["東京都にある会社", "東京", true],
    ["naïve", "nai", false],
    ["snake_case", "snake", false],
    ["only signs: --- ...", "---", false],
    ["anything", "", false]
  ])("%p holds %p: %p", (hay, needle, expected) => {
    expect(occurs(hay, needle)).toBe(expected)
  })

  test("an ellipsis joins nothing", () => {
    const page = "We help small teams. We never sell data to anyone."
    for (const splice of ["We help … data to anyone", "We help ... anyone", "We help […] anyone", "We help anyone"])
      expect(occurs(page, splice)).toBe(false)
  })

  test("searching goes on from where it is told", () => {
    expect(find("a b a b", "b", 3)).toBe(6)
    expect(find("bb b", "b")).toBe(3)
  })
})

const unicode = fc.string({ unit: "grapheme", maxLength: 60 })
const nasty = fc
  .array(
    fc.constantFrom(
      "a",
      "B",
      " ",
      "\u00ad",
      "\u200b",
      "e\u0301",
      "\u0301",
      "…",
      "ﬁ",
      "½",
      "İ",
      "Σ",
      "“",
      "–",
      "カ\uff9e",
      "\u1112\u1161\u11ab",
      "\n",
      "９",
      "\u{1f600}"
    )
  )
  .map((parts) => parts.join(""))

describe("folding, for any text", () => {
  test("is done once", () => {
    fc.assert(fc.property(fc.oneof(unicode, nasty), (text) => fold(fold(text)) === fold(text)))
  })

  test("keeps each unit's place in what was written", () => {
    fc.assert(
      fc.property(fc.oneof(unicode, nasty), (text) => {
        const { text: folded, starts, ends } = foldSpans(text)
        expect(folded).toBe(fold(text))
        expect(starts).toHaveLength(folded.length)
        for (const [index, start] of starts.entries()) {
          const end = ends[index] ?? 0
          expect(end).toBeGreaterThan(start)
          expect(start).toBeGreaterThanOrEqual(starts[index - 1] ?? 0)
        }
      })
    )
  })

  test("hidden characters sprinkled in change nothing", () => {
    const hidden = fc.constantFrom("\u200b", "\u00ad", "\u2060", "\ufeff", "\u202d", "\u{e0041}")
    fc.assert(
      fc.property(fc.lorem({ maxCount: 8 }), fc.array(fc.tuple(fc.nat(60), hidden)), (text, marks) => {
        const sprinkled = marks.reduce((now, [at, mark]) => now.toSpliced(at, 0, mark), [...text]).join("")
        expect(fold(sprinkled)).toBe(fold(text))
        expect(ownWords(sprinkled)).toBe(ownWords(text))
      })
    )
  })

  test("tidying keeps letter case and nothing else to fold", () => {
    fc.assert(fc.property(unicode, (text) => fold(tidyText(text)) === fold(text)))
  })
})

describe("searching, for any words", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 3, maxLength: 20 })

  test("any run of words of a text is found in it, at its place", () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (text, from, count) => {
        const start = from % text.length
        const run = text.slice(start, start + 1 + (count % 6)).join(" ")
        const at = find(text.join(" "), run)
        expect(at).not.toBe(-1)
        expect(text.join(" ").slice(at, at + run.length)).toBe(run)
      })
    )
  })

  test("a word that is only the beginning of one is not", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,8}$/), fc.stringMatching(/^[a-z0-9]{1,3}$/), (word, more) => {
        expect(occurs(`x ${word}${more} y`, word)).toBe(false)
      })
    )
  })

  test("a number inside a longer one is not", () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.constantFrom("0", ".5", ",500", "%", "€", "5"), (number, more) => {
        expect(occurs(`it is ${number}${more} now`, String(number))).toBe(false)
      })
    )
  })
})
