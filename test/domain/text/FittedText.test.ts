import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { escapeMarkup, estimateWidth, fit, oneLine } from "../../../src/domain/text/FittedText.ts"

const letters = (text: string) => Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)).length
const anyText = fc.oneof(fc.string({ unit: "grapheme", maxLength: 200 }), fc.string({ unit: "binary", maxLength: 200 }))

describe("one line of a stranger's text", () => {
  test.each([
    ["plain", "Saltgrass", "Saltgrass"],
    ["white space and controls", "  Salt\r\n\tgrass\u0007 \u00a0x ", "Salt grass x"],
    ["direction overrides", "\u202Eevil\u2066x\u2069\u200f", "evilx"],
    ["zero-width and soft hyphen", "Sa\u200blt\u00adgr\ufeffass\u2060", "Saltgrass"],
    ["lone surrogates and non-characters", "a\ud800b\uffffc\ufdd0", "abc"],
    ["private use", "\ue000a\u{f0000}", "a"],
    ["stacked marks", `Z${"\u0335".repeat(50)}a`, `Z${"\u0335".repeat(3)}a`],
    ["joined emoji stay whole", "👩‍👩‍👧‍👦 Family", "👩‍👩‍👧‍👦 Family"],
    ["Persian joiners stay", "می\u200cخواهم", "می\u200cخواهم"],
    ["accents are composed", "Cafe\u0301", "Café"]
  ])("%s", (_, text, expected) => {
    expect(oneLine(text, 60)).toBe(expected)
  })
  test("is cut by letters as a reader counts them", () => {
    expect(oneLine("👩‍👩‍👧‍👦".repeat(5), 3)).toBe(`${"👩‍👩‍👧‍👦".repeat(2)}…`)
    expect(oneLine("abc", 3)).toBe("abc")
    expect(oneLine("abcd", 3)).toBe("ab…")
    expect(oneLine("ab cd", 4)).toBe("ab…")
  })
  test("is never longer than asked for, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 80 }), (text, max) => {
        const line = oneLine(text, max)
        expect(letters(line)).toBeLessThanOrEqual(max)
        expect(oneLine(line, max)).toBe(line)
        expect(line.isWellFormed()).toBe(true)
      })
    )
  })
  test("of a single endless letter is bounded as well", () => {
    expect(oneLine("👩‍".repeat(5000), 60).length).toBeLessThan(1300)
  })
})

describe("text in a place", () => {
  test("short text is left alone; text close to the limit is pinned; longer text is cut", () => {
    expect(fit("Loam", 200, 20)).toEqual({ text: "Loam", textLength: null })
    const close = fit("n".repeat(17), 200, 20)
    expect(close).toEqual({ text: "n".repeat(17), textLength: 190 })
    expect(fit("n".repeat(20), 200, 20)).toEqual({ text: "n".repeat(20), textLength: 200 })
    const cut = fit("n".repeat(40), 200, 20)
    expect(cut.textLength).toBe(200)
    expect(cut.text).toMatch(/^n{15,21}…$/)
  })
  test("never takes more than its width, and is only cut when it would", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 60, max: 400 }), (raw, width) => {
        const text = oneLine(raw, 60)
        const fitted = fit(text, width, 20)
        if (fitted.textLength === null) expect(estimateWidth(fitted.text, 20)).toBeLessThan(width * 0.9)
        else expect(fitted.textLength).toBeLessThanOrEqual(width)
        if (fitted.text === text) return
        expect(fitted.text).toEndWith("…")
        expect(estimateWidth(text, 20)).toBeGreaterThan(width)
      })
    )
  })
  test("wide scripts count as wide", () => {
    expect(estimateWidth("東京", 10)).toBeGreaterThan(estimateWidth("to", 10) * 1.5)
    expect(estimateWidth("e\u0301", 10)).toBe(estimateWidth("e", 10))
  })
})

test("markup is escaped in text and in attributes", () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;`)).toBe("&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;")
})
