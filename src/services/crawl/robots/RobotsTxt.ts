/**
 * Reads a robots.txt: RFC 9309, with the tolerance for real files that Google's parser has
 * (https://github.com/google/robotstxt), whose published answers the tests replay. Of a file only what
 * concerns one product token is kept; what its rules mean for an address is said in RobotsRules.
 */
import type { RobotsRule } from "./RobotsRules.ts"

/** What one robots.txt says to one crawler. */
export interface RobotsTxt {
  readonly rules: ReadonlyArray<RobotsRule>
  /** Seconds between requests, where a group for this crawler names them. */
  readonly crawlDelay: number | null
  /** As written: absolute addresses, not checked. */
  readonly sitemaps: ReadonlyArray<string>
}

/** RFC 9309, 2.5: at least 500 KiB have to be read; the rest, with the line it cuts, is left out. */
const maxBytes = 500 * 1024
/** Google reads this much of a line (eight of the longest addresses browsers took) and drops the rest. */
const maxLineBytes = 2083 * 8 - 1

const byteOrderMark = "\u00ef\u00bb\u00bf"

/** One character a byte, so that broken UTF-8 changes nothing else. */
const bytesAsText = (body: Uint8Array): string => {
  const whole = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, maxBytes)).toString("latin1")
  const text =
    body.byteLength > maxBytes ? whole.slice(0, Math.max(whole.lastIndexOf("\n"), whole.lastIndexOf("\r"), 0)) : whole
  // Part of a byte order mark is one too.
  let skip = 0
  while (skip < byteOrderMark.length && text[skip] === byteOrderMark[skip]) skip++
  return text.slice(skip)
}

// `trim` would also take the no-break space, which here is half of a UTF-8 character; and a regular
// expression would look at a long run of blanks once for each of them.
const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13)
const trim = (text: string) => {
  let from = 0
  let to = text.length
  while (from < to && isBlank(text.charCodeAt(from))) from++
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--
  return text.slice(from, to)
}

type Key = "user-agent" | "allow" | "disallow" | "sitemap" | "crawl-delay"
/** Keys are known by how they begin, in the misspellings that are frequent. */
const spellings: ReadonlyMap<string, Key> = new Map([
  ["user-agent", "user-agent"],
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["allow", "allow"],
  ["disallow", "disallow"],
  ["dissallow", "disallow"],
  ["dissalow", "disallow"],
  ["disalow", "disallow"],
  ["diasllow", "disallow"],
  ["disallaw", "disallow"],
  ["sitemap", "sitemap"],
  ["site-map", "sitemap"],
  ["crawl-delay", "crawl-delay"]
])
const anySpelling = `(?:${[...spellings.keys()].join("|")})`
const beginning = new RegExp(`^${anySpelling}`, "i")
/** Every other line is nothing to us, and there may be half a million of them. */
const linesWithKey = new RegExp(`^[\\t\\v\\f ]*${anySpelling}[^\\r\\n]*`, "gim")

/** Exactly two words: what a line is taken for whose colon was forgotten. */
const withoutColon = /^([^ \t]+)[ \t]+([^ \t]+)$/
const secondWord = (text: string, spelling: string) => {
  const [, key = "", value] = withoutColon.exec(text) ?? []
  return key.length < spelling.length ? undefined : value
}

/** What one of `linesWithKey` says. */
const entryOf = (line: string): { readonly key: Key | undefined; readonly value: string | undefined } => {
  const comment = line.indexOf("#")
  const text = trim(comment < 0 ? line : line.slice(0, comment))
  const spelling = beginning.exec(text)?.[0] ?? ""
  const colon = text.indexOf(":")
  const value = colon < 0 ? secondWord(text, spelling) : trim(text.slice(colon + 1))
  return { key: spellings.get(spelling.toLowerCase()), value }
}

const everyone = /^\*(?:\s|$)/
const productToken = /^[a-z_-]*/i

/** What the file says to some user agents. */
interface Group {
  readonly rules: Array<RobotsRule>
  readonly crawlDelay: Array<number>
}

/** Never fails: what cannot be read is not a rule. */
export const parseRobotsTxt = (body: Uint8Array, token: string): RobotsTxt => {
  const own: Group = { rules: [], crawlDelay: [] }
  const common: Group = { rules: [], crawlDelay: [] }
  const sitemaps: Array<string> = []
  let named = false
  // Which of the two the lines of the current group are for; a rule closes the list of its user agents.
  let forOwn = false
  let forAll = false
  let closed = false
  const group = () => (forOwn ? own : forAll ? common : undefined)

  for (const line of bytesAsText(body).match(linesWithKey) ?? []) {
    const { key, value } = entryOf(line.slice(0, maxLineBytes))
    if (value === undefined) continue
    switch (key) {
      case "user-agent":
        if (closed) forOwn = forAll = closed = false
        if (everyone.test(value)) forAll = true
        else if (token !== "" && productToken.exec(value)?.[0].toLowerCase() === token.toLowerCase())
          forOwn = named = true
        break
      case "allow":
      case "disallow":
        closed ||= forOwn || forAll
        addRule(group()?.rules, { allow: key === "allow", pattern: value })
        break
      case "crawl-delay":
        if (/^\d{1,6}(?:\.\d{1,6})?$/.test(value)) group()?.crawlDelay.push(Number(value))
        break
      case "sitemap":
        sitemaps.push(value)
    }
  }
  const { rules, crawlDelay } = named ? own : common
  return { rules, crawlDelay: crawlDelay.length === 0 ? null : Math.max(...crawlDelay), sitemaps }
}

/** A rule for a directory's index page holds for the directory; one that no path begins like, for nothing. */
const addRule = (rules: Array<RobotsRule> | undefined, rule: RobotsRule) => {
  const { allow, pattern } = rule
  if (rules === undefined || !/^[/*]/.test(pattern)) return
  rules.push(rule)
  const slash = pattern.lastIndexOf("/")
  if (allow && pattern.startsWith("/index.htm", slash))
    rules.push({ allow, pattern: `${pattern.slice(0, slash + 1)}$` })
}
