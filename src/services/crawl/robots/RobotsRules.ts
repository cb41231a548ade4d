/**
 * What the rules of a robots.txt mean for an address: `robots-parser` matches and picks the rule, on a file
 * and an address in one canonical spelling. Its matcher goes over the address once for each character behind
 * a pattern's first star, so both are weighed before: a file that is too heavy forbids everything, and an
 * address that would be too costly to decide is forbidden.
 */
import robotsParser from "robots-parser"

export interface RobotsRule {
  readonly allow: boolean
  /** As the file writes it, one character a byte. */
  readonly pattern: string
}

/** Far above what sites publish, and far below what would be felt: `bun bench/robots.ts` prints the worst cases. */
export const robotsLimits = {
  /** Of all rules: one counts 1, and each escape in it 0.5, which is what the library needs to take them in. */
  weight: 20_000,
  /** Of one decision: how many characters of the address are looked at, each as often as it is. */
  steps: 10_000_000
} as const
type Limits = { readonly [limit in keyof typeof robotsLimits]: number }

/** What is not left as it is; an escape is found by its percent sign. */
const unsafe = /[^\w!#$&()*+,./:;=?@~-]/g

const weightOf = ({ pattern }: RobotsRule) => 1 + (pattern.match(unsafe)?.length ?? 0) / 2

const escaped = (character: string) =>
  character === "%" ? character : `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
/** Pattern and address in one spelling: what either may carry raw is an escape in both (RFC 9309, 2.2.2). */
const spelled = (text: string) => text.replace(unsafe, escaped)

/** Passes over the address that a rule can take: one, and one for each character from its first star on. */
const passesFor = ({ pattern }: RobotsRule) => {
  const star = pattern.indexOf("*")
  return star < 0 ? 1 : 1 + pattern.length - star
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, number) => total + number, 0)

const nothingAllowed: ReadonlyArray<RobotsRule> = [{ allow: false, pattern: "/" }]

/** The rules as the library reads them, for everybody, as whom they are for is decided; and what they can cost. */
export const canonicalFile = (
  given: ReadonlyArray<RobotsRule>,
  { weight }: Limits = robotsLimits
): { readonly text: string; readonly passes: number } => {
  const rules =
    sum(given.map(weightOf)) > weight
      ? nothingAllowed
      : given.map(({ allow, pattern }) => ({ allow, pattern: spelled(pattern) }))
  const lines = rules.map(({ allow, pattern }) => `${allow ? "Allow" : "Disallow"}: ${pattern}`)
  return { text: ["User-agent: *", ...lines].join("\n"), passes: sum(rules.map(passesFor)) }
}

/** A file holds for one origin, and its reader sees to that; here every file and address is of this one. */
const origin = "https://robots.invalid"

/** The address as the library is asked about it, serialised and without fragment; `/` for what is no address. */
export const canonicalAddress = (url: string): string => {
  if (!URL.canParse(url)) return `${origin}/`
  const { pathname, search, href } = new URL(url)
  // A question mark with nothing behind it belongs to the address, but the library drops it where it is the last.
  const query = search === "" && /^[^#]*\?/.test(href) ? "??" : search
  return `${origin}${spelled(pathname + query)}`
}

/** Whether an address may be read. The longest rule that matches decides, an allow before a disallow as long. */
export const decider = (
  rules: ReadonlyArray<RobotsRule>,
  limits: Limits = robotsLimits
): ((url: string) => boolean) => {
  const { text, passes } = canonicalFile(rules, limits)
  const robots = robotsParser(`${origin}/robots.txt`, text)
  return (url) => {
    const address = canonicalAddress(url)
    return passes * address.length <= limits.steps && robots.isAllowed(address) === true
  }
}
