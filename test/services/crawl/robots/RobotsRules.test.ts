import { describe, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { runInNewContext } from "node:vm"
import fc from "fast-check"
import {
  canonicalAddress,
  canonicalFile,
  decider,
  type RobotsRule,
  robotsLimits
} from "../../../../src/services/crawl/robots/RobotsRules.ts"

const allow = (pattern: string): RobotsRule => ({ allow: true, pattern })
const disallow = (pattern: string): RobotsRule => ({ allow: false, pattern })
const allows = (rules: ReadonlyArray<RobotsRule>, path: string) => decider(rules)(`https://tidewatch.example${path}`)

describe("the rule that decides", () => {
  test.each([
    ["the longest", [disallow("/a"), allow("/a/b")], "/a/b", true],
    ["the longest", [allow("/a"), disallow("/a/b")], "/a/b", false],
    ["an allow before a disallow as long", [disallow("/a"), allow("/a")], "/a", true],
    ["a star before nothing", [disallow("*")], "/", false],
    ["an end", [disallow("/a$")], "/a", false],
    ["an end", [disallow("/a$")], "/ab", true],
    ["none, which allows", [disallow("/a")], "/", true],
    ["none, as no path begins like it", [disallow("a")], "/a", true]
  ])("is %s: %j for %s", (_, rules, path, allowed) => {
    expect(allows(rules, path)).toBe(allowed)
  })
})

describe("an address is put like a pattern", () => {
  test.each([
    ["/search?filter[", "/search?filter[x]=1"],
    ["/search?filter%5B", "/search?filter[x]=1"],
    ["/search?filter[", "/search?filter%5bx]=1"],
    ["/?q='", "/?q='tide'"],
    ["/it's", "/it's"],
    ['/{id}|^`"<>\\', "/%7Bid%7D%7C%5E%60%22%3C%3E%5C"],
    ["/a b", "/a b"],
    ["/100%", "/100%"],
    ["/100%25", "/100%25"],
    ["/caf\u00c3\u00a9", "/café"],
    ["/caf\u00c3\u00a9", "/caf%c3%a9"],
    ["/\u0001", "/%01"],
    ["/*?", "/page?"],
    ["/*?$", "/page?"],
    ["/b", "/a/../b"],
    ["//b", "//b"]
  ])("%p forbids %s", (pattern, path) => {
    expect(allows([disallow(pattern)], path)).toBe(false)
  })
  test.each([
    ["/*?", "/page"],
    ["/*?", "/page#top?"],
    ["/page", "/#/page"],
    ["/a%2Fb", "/a/b"]
  ])("%p lets %s be", (pattern, path) => {
    expect(allows([disallow(pattern)], path)).toBe(true)
  })
  test("or refused, where it has no path at all", () => {
    expect(decider([])("mailto:harbour@tidewatch.example")).toBe(false)
  })
})

/** How many places of its list of candidates the library's own code reads and writes for one decision. */
const stepsOfLibrary = (file: string, address: string): number => {
  let steps = 0
  const Counted = new Proxy(Array, {
    construct: (target, [length]) =>
      new Proxy(Reflect.construct(target, [length]), {
        get: (list, at) => {
          steps++
          return Reflect.get(list, at)
        },
        set: (list, at, value) => {
          steps++
          return Reflect.set(list, at, value)
        }
      })
  })
  const source = readFileSync(new URL("Robots.js", `file://${require.resolve("robots-parser")}`), "utf8")
  const module: { exports?: new (url: string, text: string) => { isAllowed: (url: string) => boolean } } = {}
  runInNewContext(source, { module, URL, Array: Counted })
  if (module.exports === undefined) throw new Error("the library is not where it was")
  new module.exports(canonicalAddress(""), file).isAllowed(address)
  return steps
}

/** To read a candidate, read the character there, and keep the next one in its place. */
const stepsInAPass = 4

describe("the work of a decision", () => {
  const hostile: ReadonlyArray<readonly [string, string]> = [
    ["a long tail", `/*${"a".repeat(300)}b`],
    ["a star every second character", `/${"*a".repeat(150)}b`],
    ["nothing but stars", `/${"*".repeat(300)}b`],
    ["two stars and the end", `/*${"a".repeat(100)}*${"a".repeat(100)}$`],
    ["a head as long as the address", `/${"a".repeat(300)}`]
  ]
  test.each(hostile)("is counted before, for %s", (_, pattern) => {
    const { text, passes } = canonicalFile([disallow(pattern), disallow(pattern)])
    const address = canonicalAddress(`https://tidewatch.example/${"a".repeat(400)}`)
    const steps = stepsOfLibrary(text, address)
    expect(steps).toBeGreaterThan(100)
    expect(steps).toBeLessThanOrEqual(stepsInAPass * passes * address.length)
  })
  test("is counted before, for any rules", () => {
    const part = fc.constantFrom("a", "aa", "b", "*", "**", "$", "/", "'", "%41", "\u00ff")
    const rule = fc.record({
      allow: fc.boolean(),
      pattern: fc.array(part, { maxLength: 12 }).map((all) => all.join(""))
    })
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), fc.array(part, { maxLength: 20 }), (rules, path) => {
        const { text, passes } = canonicalFile(rules)
        const address = canonicalAddress(`https://tidewatch.example/${path.join("")}`)
        expect(stepsOfLibrary(text, address)).toBeLessThanOrEqual(stepsInAPass * passes * address.length)
      })
    )
  })
  test("is refused where it is too much, even by rules that allow", () => {
    const rules = Array.from({ length: 30 }, () => allow(`/${"*".repeat(16_000)}`))
    expect(allows(rules, "/a")).toBe(false)
    expect(allows(rules.slice(0, 10), "/a")).toBe(true)
    expect(
      canonicalFile(rules.slice(0, 10)).passes * canonicalAddress("https://tidewatch.example/a").length
    ).toBeLessThan(robotsLimits.steps)
  })
})

describe("the size of a file", () => {
  const many = Array.from({ length: robotsLimits.weight }, (_, at) => allow(`/${at}`))

  test("may be large", () => {
    expect(allows([...many.slice(2), disallow("/page")], "/page")).toBe(false)
    expect(allows([...many.slice(2), disallow("/page")], "/")).toBe(true)
  })
  test.each([
    ["rules", [...many, allow("/page")]],
    ["raw bytes", [...many.slice(10_000), allow("/\u00ff".repeat(20_000))]],
    ["escapes", [...many.slice(10_000), allow("/%FF".repeat(20_000))]]
  ])("forbids everything past that many %s, and is a line", (_, rules) => {
    expect(canonicalFile(rules)).toEqual({ text: "User-agent: *\nDisallow: /", passes: 1 })
    expect(allows(rules, "/page")).toBe(false)
  })
})

test("whatever the limits, they forbid and never allow", () => {
  const rule = fc.record({
    allow: fc.boolean(),
    pattern: fc.array(fc.constantFrom("/", "a", "b", "*", "$", "%41"), { maxLength: 8 }).map((all) => all.join(""))
  })
  const path = fc.array(fc.constantFrom("/", "a", "b"), { maxLength: 10 }).map((all) => `/${all.join("")}`)
  const limits = fc.record({ weight: fc.nat({ max: 8 }), steps: fc.nat({ max: 1500 }) })
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), path, limits, (rules, at, limits) => {
      const url = `https://tidewatch.example${at}`
      if (decider(rules, limits)(url)) expect(decider(rules)(url)).toBe(true)
    }),
    { numRuns: 1000 }
  )
})
