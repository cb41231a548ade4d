import { describe, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { crc32 as zlibCrc32 } from "node:zlib"
import fc from "fast-check"
import * as ApiKey from "../../../src/domain/people/ApiKey.ts"

/** A stream of hashes: as good as random for these tests, and the same in every run. */
let drawn = 0
const random = (count: number) => new Uint8Array(createHash("sha512").update(`${drawn++}`).digest()).slice(0, count)
const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

describe("the checksum", () => {
  test("is the CRC-32 everyone else computes", () => {
    // The check value of the CRC catalogue.
    expect(ApiKey.crc32("123456789")).toBe(0xcbf43926)
    fc.assert(fc.property(fc.string({ unit: "binary-ascii" }), (text) => ApiKey.crc32(text) === zlibCrc32(text)))
  })
  test("is written in six base62 digits, most significant first", () => {
    const key = ApiKey.make("live", random)
    const value = Array.from(key.slice(-6)).reduce((sum, digit) => sum * 62 + base62.indexOf(digit), 0)
    expect(value).toBe(zlibCrc32(key.slice(0, -6)))
  })
})

describe("a new key", () => {
  test("has the documented form", () => {
    expect(ApiKey.make("live", random)).toMatch(/^lb_live_[0-9A-Za-z]{36}$/)
    expect(ApiKey.make("test", random)).toMatch(/^lb_test_[0-9A-Za-z]{36}$/)
  })
  test("is known by its hint", () => {
    const key = ApiKey.make("live", random)
    expect(ApiKey.hint(key)).toBe(`lb_live_…${key.slice(-4)}`)
  })
  test("skips the bytes that would favour some characters", () => {
    const bytes = [255, 248, 247, 0, 61, 62]
    let next = 0
    const key = ApiKey.make("live", (count) => Uint8Array.from({ length: count }, () => bytes[next++ % 6] ?? 0))
    expect(key.slice(8, 8 + 8)).toBe("z0z0z0z0")
  })
  test("uses every byte below 248 for one character, each character four times", () => {
    const seen = new Map<string, number>()
    for (let from = 0; from < 248; from += 30) {
      const key = ApiKey.make("live", (count) => Uint8Array.from({ length: count }, (_, index) => from + index))
      for (const letter of key.slice(8, 8 + Math.min(30, 248 - from))) seen.set(letter, (seen.get(letter) ?? 0) + 1)
    }
    expect(seen.size).toBe(62)
    expect(new Set(seen.values())).toEqual(new Set([4]))
  })
  test("is refused to a source that gives nothing usable", () => {
    expect(() => ApiKey.make("live", (count) => new Uint8Array(count).fill(255))).toThrow("random source")
    expect(() => ApiKey.make("live", () => new Uint8Array(0))).toThrow("random source")
  })
  test("is not made twice", () => {
    expect(new Set(Array.from({ length: 500 }, () => ApiKey.make("live", random))).size).toBe(500)
  })
})

describe("telling a key from a typo", () => {
  const key = ApiKey.make("live", random)

  test("a made key is well formed", () => {
    expect(ApiKey.isWellFormed(key)).toBe(true)
  })
  test("any one changed character is noticed", () => {
    for (let place = "lb_live_".length; place < key.length; place++) {
      for (const letter of base62) {
        if (letter !== key[place]) {
          expect(ApiKey.isWellFormed(key.slice(0, place) + letter + key.slice(place + 1))).toBe(false)
        }
      }
    }
  })
  test("so are swapped neighbours and a swapped mode", () => {
    for (let place = 8; place < key.length - 1; place++) {
      const swapped = key.slice(0, place) + key.charAt(place + 1) + key.charAt(place) + key.slice(place + 2)
      if (swapped !== key) expect(ApiKey.isWellFormed(swapped)).toBe(false)
    }
    expect(ApiKey.isWellFormed(key.replace("live", "test"))).toBe(false)
  })
  test.each(["", "lb_live_", "Bearer x", `${ApiKey.make("live", random)}\n`, ` ${ApiKey.make("live", random)}`])(
    "%j is none",
    (text) => {
      expect(ApiKey.isWellFormed(text)).toBe(false)
    }
  )
  test("any text can be asked about", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => !ApiKey.isWellFormed(text)))
  })
})
