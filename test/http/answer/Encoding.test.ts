import { expect, test } from "bun:test"
import { type ContentEncoding, encodingOf } from "../../../src/http/answer/Encoding.ts"

const large = 10_000

const headers: ReadonlyArray<readonly [header: string, encoding: ContentEncoding | null]> = [
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["GZIP", "gzip"],
  ["gzip;q=1.0, br; q=0.8", "gzip"],
  ["br;q=0.5,gzip;q=0.5", "br"],
  ["*", "zstd"],
  ["*, zstd;q=0", "br"],
  ["gzip;q=0.3", "gzip"],
  ["gzip, identity", "gzip"],
  ["gzip;q=1.0, identity; q=0.5, *;q=0", "gzip"],
  ["identity, gzip;q=0.1", null],
  ["identity", null],
  ["deflate, compress", null],
  ["gzip;q=0", null],
  ["*;q=0", null],
  ["gzip;q=soon", null],
  [";;;,,=", null],
  ["", null]
]
test.each(headers)("%p is answered in %p, the first time and again", (header, encoding) => {
  expect(encodingOf(header, large)).toBe(encoding)
  expect(encodingOf(header, large)).toBe(encoding)
})

test("nobody who does not ask, and nothing small, is answered in an encoding", () => {
  expect(encodingOf(null, large)).toBeNull()
  expect(encodingOf("gzip", 511)).toBeNull()
  expect(encodingOf("gzip", 512)).toBe("gzip")
})

test("a choice does not depend on what others sent", () => {
  for (let at = 0; at < 1000; at++) expect(encodingOf(`gzip;q=0.${at}, x${at}`, large)).toBe(at === 0 ? null : "gzip")
  expect(encodingOf("gzip, deflate, br, zstd", large)).toBe("zstd")
  expect(encodingOf(`br, ${"x".repeat(10_000)}`, large)).toBe("br")
})
