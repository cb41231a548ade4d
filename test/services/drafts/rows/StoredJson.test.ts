import { expect, test } from "bun:test"
import fc from "fast-check"
import { storedJson } from "../../../../src/services/drafts/rows/StoredJson.ts"

/** Characters of all kinds: halves of pairs, NUL, backslashes, and escapes spelled out. */
const anyText = fc
  .array(
    fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("\u0000", "\ud800", "\udfff", "\\", "\\u0000", '"', "😀"))
  )
  .map((parts) => parts.join(""))

test("what is stored is the value, with U+FFFD for what the database refuses", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const stored: unknown = JSON.parse(storedJson({ [`k${text}`]: [text] }))
      const clean = text.toWellFormed().replaceAll("\u0000", "\ufffd")
      expect(stored).toEqual({ [`k${clean}`]: [clean] })
    })
  )
})
