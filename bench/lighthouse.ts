/**
 * Lighthouse over pages of the demo site, desktop and phone: `npm run lighthouse [-- --only /search]`. Prints the four
 * scores of each, what costs points, layout shift and bytes; the exit code says whether each score is 95 or more. It
 * comes from npm when it is first run, since nothing else needs it.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Schema } from "effect"
import { addressOf } from "../test/http/site/Addresses.ts"
import { testApp } from "../test/support/App.ts"
import { raiseLimits } from "../test/support/Limits.ts"
import { signedIn } from "../test/support/Person.ts"

const version = "12.8.2"
const least = 95
const { values: options } = parseArgs({ options: { only: { type: "string", default: "" } } })

const categories = ["performance", "accessibility", "best-practices", "seo"] as const
const Audit = Schema.Struct({
  title: Schema.String,
  score: Schema.NullOr(Schema.Number),
  numericValue: Schema.optional(Schema.Number)
})
const Report = Schema.parseJson(
  Schema.Struct({
    categories: Schema.Record({
      key: Schema.String,
      value: Schema.Struct({
        score: Schema.NullOr(Schema.Number),
        auditRefs: Schema.Array(Schema.Struct({ id: Schema.String, weight: Schema.Number }))
      })
    }),
    audits: Schema.Record({ key: Schema.String, value: Audit })
  })
)

const app = await testApp({ demo: true, work: false, served: true })
await raiseLimits(app)
const member = await signedIn(app, "demo@launchbook.example")
const pages = [
  { name: "home", path: "/", own: false },
  { name: "listing", path: "/products/tidewatch", own: false },
  { name: "search", path: "/search?q=tide", own: false },
  { name: "editor", path: await addressOf(app, "/account/drafts/:id", member), own: true }
].filter(({ path }) => path.startsWith(options.only))

const folder = mkdtempSync(join(tmpdir(), "lighthouse-"))
const look = async (url: string, preset: "desktop" | "phone", cookie: string | null) => {
  const file = join(folder, "report.json")
  const headers = cookie === null ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]
  const run = Bun.spawn(
    [
      ...["npx", "--yes", `lighthouse@${version}`, url, "--quiet", "--output=json", `--output-path=${file}`],
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage",
      ...(preset === "desktop" ? ["--preset=desktop"] : []),
      ...headers
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" },
      stdout: "ignore",
      stderr: "pipe"
    }
  )
  if ((await run.exited) !== 0) throw new Error(`lighthouse failed: ${await new Response(run.stderr).text()}`)
  return Schema.decodeUnknownSync(Report)(readFileSync(file, "utf8"))
}

let reached = true
for (const { name, path, own } of pages)
  for (const preset of ["desktop", "phone"] as const) {
    const cookie = own ? [...member.cookies].map(([key, value]) => `${key}=${value}`).join("; ") : null
    const report = await look(app.origin + path, preset, cookie)
    // A page of one's own is kept out of search engines, which is what the fourth asks about.
    const asked = categories.filter((category) => !own || category !== "seo")
    const scores = asked.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100))
    const figure = (id: string) => Math.round(report.audits[id]?.numericValue ?? 0)
    reached &&= scores.every((score) => score >= least)
    console.log(
      `${name.padEnd(8)} ${preset.padEnd(8)} ${asked.map((category, at) => `${category} ${scores[at]}`).join("  ")}  shift ${report.audits["cumulative-layout-shift"]?.numericValue?.toFixed(3)}  LCP ${figure("largest-contentful-paint")} ms  ${figure("total-byte-weight")} bytes`
    )
    const costly = asked.flatMap((category) =>
      (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = report.audits[id]
        return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 0.9
          ? [`${category}: ${audit.title}`]
          : []
      })
    )
    for (const line of costly) console.log(`         ${line}`)
  }
rmSync(folder, { recursive: true, force: true })
await app.close()
console.log(reached ? `every score is ${least} or more` : `NOT every score is ${least} or more`)
process.exit(reached ? 0 : 1)
