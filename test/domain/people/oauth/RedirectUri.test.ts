import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  destinationOf,
  redirectMatches,
  redirectProblem,
  redirectWith
} from "../../../../src/domain/people/oauth/RedirectUri.ts"

const registered = "https://app.example/callback"

describe("what may be registered", () => {
  test("is what a browser reads as the same address: never one that it would run or send elsewhere", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.webUrl({ withFragments: true, withQueryParameters: true })),
        (uri) => {
          if (redirectProblem(uri) !== null) return
          const url = new URL(uri)
          expect(url.hash).toBe("")
          expect(["javascript:", "data:", "file:", "vbscript:", "blob:", "about:"]).not.toContain(url.protocol)
          if (url.protocol === "http:") expect(["127.0.0.1", "localhost", "[::1]"]).toContain(url.hostname)
        }
      )
    )
  })

  test("has no disguise for a scheme that is refused", () => {
    const letters = fc.mixedCase(fc.constantFrom("javascript", "data", "vbscript", "file", "blob"))
    const filler = fc.constantFrom("", "\t", "\n", " ", "\u0000", "\u00a0")
    fc.assert(
      fc.property(filler, letters, filler, fc.string(), (before, scheme, after, rest) => {
        expect(redirectProblem(`${before}${scheme}${after}:${rest}`)).not.toBeNull()
      })
    )
  })
})

describe("what a request may ask for", () => {
  test("is what was registered, and nothing that only looks like it", () => {
    expect(redirectMatches(registered, registered)).toBe(true)
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat({ max: registered.length }), (more, at) => {
        expect(redirectMatches(registered, registered.slice(0, at) + more + registered.slice(at))).toBe(false)
      })
    )
  })

  test("on this computer differs by the port alone", () => {
    const hosts = ["127.0.0.1", "localhost", "[::1]"]
    const port = fc.integer({ min: 1, max: 65535 })
    fc.assert(
      fc.property(fc.constantFrom(...hosts), fc.constantFrom(...hosts), port, port, (one, other, a, b) => {
        expect(redirectMatches(`http://${one}:${a}/cb?x=1`, `http://${other}:${b}/cb?x=1`)).toBe(one === other)
        expect(redirectMatches(`http://${one}/cb`, `http://${one}:${b}/cb`)).toBe(true)
        expect(redirectMatches(`http://${one}:${a}/cb`, `http://${one}:${b}/cb/..`)).toBe(false)
        expect(redirectMatches(`http://${one}:${a}/cb`, `https://${one}:${a}/cb`)).toBe(false)
      })
    )
    for (const asked of [
      "http://127.0.0.1:99999/cb",
      "http://127.0.0.1:1:2/cb",
      "http://127.0.0.1:80@evil.example/cb",
      "http://127.0.0.1.evil.example/cb",
      "http://user@127.0.0.1/cb",
      "http://127.0.0.1:/cb#x",
      "http://127.1/cb",
      "http://0x7f000001/cb"
    ])
      expect({ asked, matches: redirectMatches("http://127.0.0.1/cb", asked) }).toEqual({ asked, matches: false })
  })
})

test.each([
  ["https://app.example:8443/cb", "app.example:8443"],
  ["http://127.0.0.1:7777/cb", "this computer (127.0.0.1:7777)"],
  ["cursor://anysphere/cb", "the app that opens cursor: links"]
])("%s leads, in words, to %s", (uri, words) => {
  expect(destinationOf(uri)).toBe(words)
})

test.each([
  ["https://a.example/cb", "https://a.example/cb?code=c+%26&iss=i"],
  ["https://a.example/cb?x=1", "https://a.example/cb?x=1&code=c+%26&iss=i"],
  ["https://a.example/cb?", "https://a.example/cb?code=c+%26&iss=i"],
  ["com.app:/cb", "com.app:/cb?code=c+%26&iss=i"]
])("an answer follows what %s already says", (uri, expected) => {
  expect(redirectWith(uri, { code: "c &", state: null, iss: "i" })).toBe(expected)
})
