/**
 * Reads a robots.txt and matches addresses against it: RFC 9309, with the tolerance for real files that
 * Google's parser has (https://github.com/google/robotstxt), whose published answers the tests replay.
 * Of a file only what concerns one product token is kept.
 */

/** What one robots.txt says to one crawler. */
export interface RobotsTxt {
  readonly rules: ReadonlyArray<Rule>
  /** Seconds between requests, where a group for this crawler names them. */
  readonly crawlDelay: number | null
  /** As written: absolute addresses, not checked. */
  readonly sitemaps: ReadonlyArray<string>
}
interface Rule {
  readonly allow: boolean
  readonly pattern: string
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
  let [from, to] = [0, text.length]
  while (from < to && isBlank(text.charCodeAt(from))) from++
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--
  return text.slice(from, to)
}

/** Exactly two words: what a line is taken for whose colon was forgotten. */
const withoutColon = /^([^ \t]+)[ \t]+([^ \t]+)$/

const keyAndValue = (line: string): readonly [key: string, value: string] | null => {
  const text = trim(line.replace(/#.*$/s, ""))
  const colon = text.indexOf(":")
  if (colon > 0) return [trim(text.slice(0, colon)).toLowerCase(), trim(text.slice(colon + 1))]
  const [, key, value] = (colon === 0 ? null : withoutColon.exec(text)) ?? []
  return key === undefined || value === undefined ? null : [key.toLowerCase(), value]
}

type Key = "user-agent" | "allow" | "disallow" | "sitemap" | "crawl-delay"
/** Keys are known by how they begin, in the misspellings that are frequent. */
const spellings: ReadonlyArray<readonly [beginning: string, key: Key]> = [
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
]
const keyOf = (key: string) => spellings.find(([beginning]) => key.startsWith(beginning))?.[1]

/** `/%e3` stands for the same as `/%E3`. */
const upperEscapes = (text: string) => text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
/** A raw byte stands for its escape. */
const escaped = (text: string) =>
  upperEscapes(text).replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)

const everyone = /^\*(?:\s|$)/
const productToken = /^[a-z_-]*/i

/** What the file says to some user agents. */
interface Group {
  readonly rules: Array<Rule>
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
  const groups = () => (forOwn ? [own] : forAll ? [common] : [])

  for (const line of bytesAsText(body).split(/[\r\n]/)) {
    const entry = keyAndValue(line.slice(0, maxLineBytes))
    if (entry === null) continue
    const [key, value] = [keyOf(entry[0]), entry[1]]
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
        for (const group of groups()) group.rules.push(...rulesOf(key === "allow", escaped(value)))
        break
      case "crawl-delay":
        if (/^\d{1,6}(?:\.\d{1,6})?$/.test(value)) for (const group of groups()) group.crawlDelay.push(Number(value))
        break
      case "sitemap":
        sitemaps.push(value)
    }
  }
  const { rules, crawlDelay } = named ? own : common
  return { rules, crawlDelay: crawlDelay.length === 0 ? null : Math.max(...crawlDelay), sitemaps }
}

/** A rule for a directory's index page holds for the directory; an empty one for nothing. */
const rulesOf = (allow: boolean, pattern: string): ReadonlyArray<Rule> => {
  const slash = pattern.lastIndexOf("/")
  const directory =
    allow && pattern.startsWith("/index.htm", slash) ? [{ allow, pattern: `${pattern.slice(0, slash + 1)}$` }] : []
  return pattern === "" ? [] : [{ allow, pattern }, ...directory]
}

/** Linear in the path for each part between stars: every part is taken where it first fits. */
const matches = (pattern: string, path: string): boolean => {
  const anchored = pattern.endsWith("$")
  const [head = "", ...parts] = (anchored ? pattern.slice(0, -1) : pattern).split("*")
  if (!path.startsWith(head)) return false
  const last = parts.pop()
  if (last === undefined) return !anchored || path.length === head.length
  let at = head.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return anchored ? path.length - last.length >= at && path.endsWith(last) : path.indexOf(last, at) >= 0
}

/** Path, parameters and query, without the fragment; `/` where there is none. */
const pathOf = (url: string): string => {
  const path = /^(?:(?:[^/?;]*:)?\/\/)?[^/?;#]*([^#]*)/.exec(url)?.[1] ?? ""
  return upperEscapes(path.startsWith("/") ? path : `/${path}`)
}

/** The longest rule that matches decides, an allow before a disallow of the same length; none allows. */
export const isAllowed = ({ rules }: RobotsTxt, url: string): boolean => {
  const path = pathOf(url)
  let best = { allow: true, length: 0 }
  for (const { allow, pattern } of rules) {
    const stronger = pattern.length > best.length || (allow && pattern.length === best.length)
    if (stronger && matches(pattern, path)) best = { allow, length: pattern.length }
  }
  return best.allow
}
