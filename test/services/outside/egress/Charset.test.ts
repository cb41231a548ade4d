import { expect, test } from "bun:test"
import fc from "fast-check"
import { textOf } from "../../../../src/services/outside/egress/Charset.ts"

const read = (body: Uint8Array, contentType?: string) =>
  textOf({ headers: contentType === undefined ? {} : { "content-type": contentType }, body })
const bytes = (...parts: ReadonlyArray<string | ReadonlyArray<number>>) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))))

test.each([
  ["the header", bytes("Caf", [0xe9]), "text/html; charset=ISO-8859-1", "Café"],
  ["a quoted header", bytes([0xcf, 0xf0, 0xe8]), 'text/html; charset="windows-1251"', "При"],
  ["a meta tag", bytes('<meta charset="shift_jis">', [0x83, 0x65]), "text/html", '<meta charset="shift_jis">テ'],
  [
    "an http-equiv meta tag",
    bytes('<meta http-equiv=x content="text/html; charset=gbk">', [0xc4, 0xe3]),
    undefined,
    '<meta http-equiv=x content="text/html; charset=gbk">你'
  ],
  [
    "the byte order mark before the header",
    bytes([0xef, 0xbb, 0xbf], "Caf", [0xc3, 0xa9]),
    "text/html; charset=latin1",
    "Café"
  ],
  ["UTF-16 by its mark", bytes([0xff, 0xfe], [0x41, 0], [0xe9, 0]), undefined, "Aé"],
  ["UTF-8 where nothing is said", bytes("Caf", [0xc3, 0xa9]), undefined, "Café"],
  ["windows-1252 where that fails", bytes("Caf", [0xe9], [0x80]), undefined, "Café€"],
  ["UTF-8 where the charset is unknown", bytes("Caf", [0xc3, 0xa9]), "text/html; charset=klingon", "Café"],
  [
    "UTF-8 where a readable tag says UTF-16",
    bytes('<meta charset="utf-16">Caf', [0xc3, 0xa9]),
    undefined,
    '<meta charset="utf-16">Café'
  ],
  ["broken UTF-8 as declared, with marks for what is lost", bytes("a", [0xff]), "text/html; charset=utf-8", "a\ufffd"]
])("%s decides", (_, body, contentType, expected) => {
  expect(read(body, contentType)).toBe(expected)
})

test("any bytes under any label are some text", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (body, label) => {
      expect(typeof read(body, `text/html; charset=${label}`)).toBe("string")
    })
  )
})
