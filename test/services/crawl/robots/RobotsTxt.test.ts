import { describe, expect, test } from "bun:test"
import { existsSync, readFileSync } from "node:fs"
import fc from "fast-check"
import { decider } from "../../../../src/services/crawl/robots/RobotsRules.ts"
import { parseRobotsTxt } from "../../../../src/services/crawl/robots/RobotsTxt.ts"

interface Case {
  readonly test: string
  readonly robots_b64: string
  readonly ua: string
  readonly url: string
  readonly allowed: boolean
}

const file = (name: string) => new URL(`../../../../../shared/data/robots/${name}.jsonl`, import.meta.url)
const absent = !existsSync(file("google_cases"))

const allowed = (body: Uint8Array, token: string, url: string) => decider(parseRobotsTxt(body, token).rules)(url)

/**
 * Google's parser takes addresses that are escaped already and answers literally where they are not. We escape
 * first, so for a raw address its answer to the same address escaped counts: that case is among them too.
 */
const expected = (cases: ReadonlyArray<Case>, asked: Case) => {
  if (/^[\x20-\x7e]*$/.test(asked.url)) return asked.allowed
  const { href } = new URL(asked.url)
  return cases.find(({ robots_b64, ua, url }) => robots_b64 === asked.robots_b64 && ua === asked.ua && url === href)
    ?.allowed
}

test.skipIf(absent).each([
  ["google_cases", 145],
  ["spec_cases", 400]
])("answers as Google does: %s, all %d", (name, count) => {
  const cases = readFileSync(file(name), "utf8")
    .trim()
    .split("\n")
    .map((line): Case => JSON.parse(line))
  expect(cases.length).toBe(count)
  const wrong = cases.filter(
    (asked) => allowed(Buffer.from(asked.robots_b64, "base64"), asked.ua, asked.url) !== expected(cases, asked)
  )
  expect(wrong).toEqual([])
})

const parse = (text: string) => parseRobotsTxt(new TextEncoder().encode(text), "LaunchbookBot")
const allows = (text: string, path = "/") =>
  allowed(new TextEncoder().encode(text), "LaunchbookBot", `https://tidewatch.example${path}`)

describe("files as people write them", () => {
  test.each([
    ["user-agent LaunchbookBot\ndisallow /"],
    ["Useragent: launchbookbot\nDissallow: /"],
    ["User-agent: LaunchbookBot v1\nDisalow: /"],
    ["User-agent: LaunchbookBot/1.0\nDisallow: /"],
    ["User-agent: LaunchbookBot\nCrawl-delay: 5\nUser-agent: *\nDisallow: /"],
    ["\ufeffUser-agent: *\nDisallow: /"],
    ["User-agent: *\rDisallow: /\r"],
    ["Disallow: /nothing\nUser-agent: *   # everyone\n  Disallow :  /   # all of it"]
  ])("%p forbids", (text) => {
    expect(allows(text)).toBe(false)
  })
  test.each([
    [""],
    ["User-agent: *\nDisallow:"],
    ["User-agent: OtherBot\nDisallow: /"],
    ["User-agent: LaunchbookBotPlus\nDisallow: /"],
    ["User-agent: *\nDisallow: /\n\nUser-agent: LaunchbookBot\nAllow: /"],
    ["<!doctype html><title>Not found</title><p>Disallow: /"]
  ])("%p allows", (text) => {
    expect(allows(text)).toBe(true)
  })
  test("escapes are compared in either case", () => {
    expect(allows("User-agent: *\nDisallow: /caf%c3%a9", "/caf%C3%A9")).toBe(false)
    expect(allows("User-agent: *\nDisallow: /caf%C3%A9", "/caf%c3%a9")).toBe(false)
    expect(allows("User-agent: *\nDisallow: /café", "/caf%c3%a9")).toBe(false)
  })
})

describe("besides rules", () => {
  test("the delay of the own group counts, else everybody's", () => {
    expect(parse("User-agent: *\nCrawl-delay: 3").crawlDelay).toBe(3)
    expect(
      parse("User-agent: *\nCrawl-delay: 3\nAllow: /\nUser-agent: LaunchbookBot\nCrawl-delay: 0.5").crawlDelay
    ).toBe(0.5)
    expect(parse("User-agent: *\nCrawl-delay: 3\nAllow: /\nUser-agent: LaunchbookBot\nAllow: /").crawlDelay).toBeNull()
    expect(parse("User-agent: OtherBot\nCrawl-delay: 3").crawlDelay).toBeNull()
    expect(parse("User-agent: *\nCrawl-delay: soon").crawlDelay).toBeNull()
    expect(parse("User-agent: *\nCrawl-delay: -1").crawlDelay).toBeNull()
  })
  test("sitemaps count for everybody", () => {
    expect(parse("Sitemap: https://a.example/1.xml\nUser-agent: OtherBot\nSite-map: /2.xml").sitemaps).toEqual([
      "https://a.example/1.xml",
      "/2.xml"
    ])
  })
})

test("what lies past 500 KiB is not read, nor the line that is cut", () => {
  const padding = `# ${"x".repeat(97)}\n`.repeat(5119)
  expect(padding.length).toBe(511_900)
  const text = `${padding}User-agent: *\nDisallow: /cut-${"y".repeat(130)}\nDisallow: /after`
  expect(parse(text).rules).toEqual([])
  expect(parse("User-agent: *\nDisallow: /after").rules).toHaveLength(1)
})

test("a star stands for anything: as a backtracking matcher would answer", () => {
  const piece = fc.constantFrom("a", "b", "*", "/", "ab")
  const naive = (pattern: string) =>
    new RegExp(
      `^${pattern
        .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll("*", ".*")
        .replace(/\\\$$/, "$")}`
    )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 6 }),
      fc.boolean(),
      fc.array(fc.constantFrom("a", "b", "/"), { maxLength: 8 }),
      (parts, end, rest) => {
        const pattern = `/${parts.join("")}${end ? "$" : ""}`
        const path = `/${rest.join("")}`
        expect([pattern, path, allows(`User-agent: *\nDisallow: ${pattern}`, path)]).toEqual([
          pattern,
          path,
          !naive(pattern).test(path)
        ])
      }
    ),
    { numRuns: 2000 }
  )
})

test("any bytes are some robots.txt", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(typeof allowed(bytes, "LaunchbookBot", "https://tidewatch.example/")).toBe("boolean")
    })
  )
})
