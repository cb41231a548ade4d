/** The shape of the tree, held by a test: who may import whom, where SQL and casts may stand, how long a file may be. */
import { describe, expect, test } from "bun:test"
import { Glob } from "bun"

const src = new URL("../src/", import.meta.url).pathname
const files = [...new Glob("**/*.{ts,tsx}").scanSync(src)].sort()
const text = (file: string) => Bun.file(src + file).text()
const layerOf = (file: string) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "root")

const allowed: Record<string, ReadonlyArray<string>> = {
  domain: ["domain"],
  services: ["services", "domain", "Config.ts"],
  http: ["http", "services", "domain", "Config.ts"],
  mcp: ["mcp", "services", "domain", "Config.ts"],
  jobs: ["jobs", "services", "domain", "Config.ts"]
}

describe("imports go downwards", () => {
  test.each(files.filter((file) => layerOf(file) !== "root"))("%s", async (file) => {
    for (const [, path = ""] of (await text(file)).matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)) {
      const target = new URL(path, `file://${src}${file}`).pathname.slice(src.length)
      const layer = target.includes("/") ? layerOf(target) : target
      expect(allowed[layerOf(file)], `${file} imports ${target}`).toContain(layer)
    }
  })
})

/** Lines above a cast in which its reason may stand. */
const reasonWithin = 6

/** Code without its comments and strings, roughly: enough to look for words. */
const code = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")

test("the domain does nothing: no clock, no randomness, no input or output", async () => {
  const forbidden = /\b(Date\.now\(|new Date\(\)|Math\.random|fetch\(|crypto\.|process\.|Bun\.)/
  for (const file of files.filter((file) => file.startsWith("domain/")))
    expect(code(await text(file)).match(forbidden)?.[0], file).toBeUndefined()
})

test("SQL stands in repositories, in what counts and keeps, and nowhere else", async () => {
  /** Services that are themselves a table: settings, limits, notifications, the job queue, the database. */
  const tables = ["Changes", "Settings", "RateLimits", "Jobs", "Sql"].map((name) => `services/${name}.ts`)
  const statement = /sql`|sql<|sql\.unsafe|sql\.literal/
  for (const file of files) {
    if (!statement.test(code(await text(file)))) continue
    const isHome =
      tables.includes(file) ||
      file.startsWith("services/Sql/") ||
      /^services\/.*(Repo|Rows|Sql|Statement|Fragments?)\.ts$/.test(file) ||
      // Asks whether the database answers at all.
      file === "http/Health.ts"
    expect(isHome, `${file} has SQL`).toBe(true)
  }
})

test("a cast says beside it why the compiler cannot know", async () => {
  const cast = /[\w)\]}] as (?:unknown|never|`|[A-Z]\w*(?:[.<[][^\n]*)?(?=$|[)\],;] ?|\())|: any(?=$|[ ;,)=])|<any\b/
  for (const file of files) {
    const lines = (await text(file)).split("\n")
    for (const [at, line] of lines.entries()) {
      const isNone = /^(?:import|export)\b|^\s*\w+ as \w+,?$|^\s*(?:\/?\*|\/\/)/.test(line)
      if (isNone || !cast.test(line.replace(/"[^"]*"|\/\/.*$/g, ""))) continue
      const said = lines.slice(Math.max(0, at - reasonWithin), at + 1).some((near) => /\/\/|\*\//.test(near))
      expect(said, `${file}:${at + 1}: ${line.trim()}`).toBe(true)
    }
  }
})

test("business time is the clock's, never the database's", async () => {
  for (const file of files.filter((file) => file.startsWith("services/")))
    expect(code(await text(file)).match(/\b(now\(\)|current_timestamp|current_date)/i)?.[0], file).toBeUndefined()
})

test("no file is longer than three hundred lines", async () => {
  for (const file of files) expect((await text(file)).split("\n").length, file).toBeLessThanOrEqual(301)
})

test("only Egress opens an address somebody gave", async () => {
  const opens = /node:https?"|\bfetch\(|node:net"|node:tls"|undici/
  const may = /^(services\/Egress\/|services\/Model\/|services\/Model\.ts|AdminSocket\.ts)/
  for (const file of files) {
    const found = code(await text(file)).match(opens)?.[0]
    if (found !== undefined && found !== "fetch(") expect(may.test(file), `${file}: ${found}`).toBe(true)
  }
})

test("nothing in src reaches for the tests", async () => {
  for (const file of files) expect((await text(file)).includes("fixtureInternet"), file).toBe(false)
})
