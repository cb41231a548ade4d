/**
 * How long the server takes for a page, beside the JSON of the operation it shows: `bun bench/pages.ts [--quick] [--calls 400]`,
 * embedded or with DATABASE_URL, on the demo directory. Each pair is asked in turn by one caller, so that both meet the same machine. A page for
 * somebody signed in is made anew each time, as an answer to a key is; the one for everybody comes from memory.
 */
import { parseArgs } from "node:util"
import { testApp } from "../test/support/App.ts"
import { raiseLimits } from "../test/support/Limits.ts"
import { signedIn, stranger } from "../test/support/Person.ts"
import { type BenchLine, benchFlags, lineOf, tell } from "./Line.ts"
import { quantile } from "./Load.ts"

const { values: options } = parseArgs({ options: { ...benchFlags, calls: { type: "string" } } })
const calls = Number(options.calls ?? (options.quick ? 100 : 400))
const app = await testApp({ demo: true, work: false })
await raiseLimits(app)
const member = await signedIn(app)
const anybody = stranger(app)
const { key } = await app.user()

const pairs = [
  { page: "/products/tidewatch", operation: "/listings/tidewatch" },
  { page: "/search?q=tide", operation: "/listings?q=tide" },
  { page: "/leaderboards/community-weekly", operation: "/leaderboards/community-weekly" },
  { page: "/categories", operation: "/categories" }
]

const timed = async (ask: () => Promise<{ readonly status: number }>) => {
  const began = performance.now()
  const { status } = await ask()
  if (status !== 200) throw new Error(`answers ${status}`)
  return performance.now() - began
}
const both = (ours: ReadonlyArray<number>, peer: ReadonlyArray<number>, share: number) => ({
  ours: quantile(ours, share),
  peer: quantile(peer, share)
})

const lines: Array<BenchLine> = []
for (const { page, operation } of pairs) {
  const times = { operation: [] as Array<number>, own: [] as Array<number>, kept: [] as Array<number> }
  for (let call = -20; call < calls; call++) {
    const taken = {
      operation: await timed(() => app.rest("GET", operation, { key })),
      own: await timed(() => member.open(page)),
      kept: await timed(() => anybody.open(page))
    }
    // The first ones warm it up.
    if (call >= 0) for (const kind of ["operation", "own", "kept"] as const) times[kind].push(taken[kind])
  }
  for (const [who, name] of [
    ["own", "signed in"],
    ["kept", "anybody"]
  ] as const)
    lines.push(
      lineOf({
        name: `pages.${who} ${page}`,
        what: `page ${page}, ${name}`,
        ...both(times[who], times.operation, 0.5),
        unit: "ms",
        peerName: `GET ${operation} with a key`,
        reach: null,
        p99: both(times[who], times.operation, 0.99),
        data: `demo directory, ${(process.env.DATABASE_URL ?? "") === "" ? "embedded" : "PostgreSQL"}; one caller, within the process`
      })
    )
}
tell(lines)
await app.close()
process.exit(0)
