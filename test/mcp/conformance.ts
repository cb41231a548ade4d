/**
 * Runs the protocol's own conformance suite against the application, once for each era:
 * `bun test/mcp/conformance.ts`. Exits with 0 if every check passes that is not in a list beside this
 * file, and every check in a list fails.
 */
import { testApp } from "../support/App.ts"
import { raiseLimits } from "../support/Limits.ts"

const here = (file: string) => new URL(file, import.meta.url).pathname
const suite = here("../../node_modules/@modelcontextprotocol/conformance/dist/index.js")
const eras = [
  { revision: "2026-07-28", expected: here("conformance-2026.yml") },
  { revision: "2025-11-25", expected: here("conformance-2025.yml") }
]

const app = await testApp({ demo: true, work: false })
await raiseLimits(app)
const url = `${app.listen()}/mcp`
let failed = false
for (const { revision, expected } of eras) {
  const run = Bun.spawn(
    [process.execPath, suite, "server", "--url", url, "--requirements", revision, "--expected-failures", expected],
    { stdout: "pipe", stderr: "inherit" }
  )
  const [said, code] = await Promise.all([new Response(run.stdout).text(), run.exited])
  // The suite names each scenario twice before it begins; the summary at the end is what counts.
  console.log(`${revision}\n${said.slice(said.indexOf("=== SUMMARY ===")).trim()}\n`)
  failed ||= code !== 0
}
await app.close()
process.exit(failed ? 1 : 0)
