/**
 * How long the worst robots.txt holds the event loop, in processor time: `bun bench/robots.ts`.
 *
 * For each kind of hostile file, as much of it as 500 KiB or the limits of `RobotsRules` let through, prints
 * the milliseconds to read it and hand it to the library, and to decide the costliest address; beside them,
 * what the library takes without limits for an address of 2,000 characters. The first run is not compiled yet.
 */
import { decider, robotsLimits } from "../src/services/crawl/robots/RobotsRules.ts"
import { parseRobotsTxt } from "../src/services/crawl/robots/RobotsTxt.ts"
import { median } from "./Load.ts"

const bytes = 500 * 1024
const runs = 7

/** Lines made one after the other while the file has room for them. */
const file = (line: (at: number) => string, lines = bytes) => {
  const made = ["User-agent: *\n"]
  let length = 0
  for (let at = 0; at < lines; at++) {
    const next = `${line(at)}\n`
    length += next.length
    if (length > bytes - 20) break
    made.push(next)
  }
  return made.join("")
}
const most = robotsLimits.weight
const number = (at: number) => at.toString(36)

const files: Readonly<Record<string, string>> = {
  "one star, long tails": file(() => `disallow:/*${"a".repeat(16_000)}b`),
  "a star every second character": file(() => `disallow:/${"*a".repeat(8000)}b`),
  "nothing but stars": file(() => `disallow:/${"*".repeat(16_000)}b`),
  "stars at the limit": file(() => "disallow:/*aaaaaaaab", most),
  "rules at the limit": file((at) => `allow:/${number(at)}`, most),
  "rules past the limit": file((at) => `allow:/${number(at)}`),
  "index pages at the limit": file((at) => `allow:/${number(at)}/index.htm`, most / 2),
  "raw bytes at the limit, one a rule": file(() => "disallow:/\u00ff", Math.floor(most / 1.5)),
  "raw bytes at the limit, many a rule": file(() => `disallow:/${"\u00ff".repeat(400)}`, Math.floor(most / 201)),
  "raw bytes past the limit": file(() => `disallow:/${"\u00ff".repeat(8000)}`),
  "colons forgotten": file(() => "allow b"),
  "lines that say nothing": file(() => "a:b"),
  sitemaps: file(() => "sitemap:/"),
  delays: file(() => "crawl-delay:1")
}
const addressLengths = [1, 10, 30, 100, 300, 500, 1000, 2000]
const address = (length: number) => `https://site.example/${"a".repeat(length)}`

/** Of the thread itself, so that what else the machine does is not counted. */
const now = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const timed = (work: () => unknown) => {
  const began = now()
  work()
  return now() - began
}
const repeated = (work: () => unknown) => {
  const all = Array.from({ length: runs }, () => timed(work))
  return { first: all[0] ?? Number.NaN, usual: median(all), best: Math.min(...all) }
}
const ms = (value: number) => value.toFixed(1).padStart(7)

console.log(`${"".padEnd(36)}   read and hand over      decide   library alone,`)
console.log(`${"".padEnd(36)}   first   usual    best  costliest  2,000 characters`)
for (const [name, text] of Object.entries(files)) {
  const body = Buffer.from(text, "latin1")
  const parse = repeated(() => decider(parseRobotsTxt(body, "LaunchbookBot").rules))
  const { rules } = parseRobotsTxt(body, "LaunchbookBot")
  const allows = decider(rules)
  const decide = Math.max(...addressLengths.map((length) => repeated(() => allows(address(length))).usual))
  const unbounded = decider(rules, { weight: Number.POSITIVE_INFINITY, steps: Number.POSITIVE_INFINITY })
  const alone = timed(() => unbounded(address(2000)))
  console.log(`${name.padEnd(36)} ${[parse.first, parse.usual, parse.best, decide, alone].map(ms).join(" ")}`)
}
