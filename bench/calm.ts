/**
 * What a stranger's reading notices of drafts being made: hot reads at an even pace, quiet, and while 20 drafts run.
 *
 *     bun bench/calm.ts             embedded, and PostgreSQL where DATABASE_URL names a server
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { crowdOfSites } from "./drafting/Crowd.ts"
import { startHouse } from "./drafts.ts"
import { residentOf } from "./Household.ts"
import { benchFlags, lineOf, tell } from "./Line.ts"
import { type Paced, paced } from "./Paced.ts"

const path = "/api/v1/listings?per_page=20"
const drafts = 20
const { quick } = parseArgs({ options: benchFlags }).values
const rounds = quick ? 1 : 3
const quietSeconds = quick ? 3 : 5
const median = (values: ReadonlyArray<number>) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const measure = async (database: string, databaseUrl: string): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), "launchbook-bench-"))
  const crowd = join(directory, "crowd.json")
  const sites = crowdOfSites(drafts * (rounds + 1))
  await Bun.write(crowd, JSON.stringify(sites))
  const place = databaseUrl === "" ? { dataDir: directory } : {}
  const server = await startHouse({ crowd, workers: 4, model: null, demo: true, ...place }, databaseUrl)
  try {
    const draftSome = async (hosts: ReadonlyArray<string>) => {
      const waiting = new Set(await Promise.all(hosts.map(server.submit)))
      while (waiting.size > 0) {
        await Bun.sleep(200)
        for (const id of [...waiting].slice(0, 2)) {
          const { status } = await server.draftOf(id)
          if (status === "ready" || status === "failed") waiting.delete(id)
        }
      }
    }
    await draftSome(sites.hosts.slice(0, drafts))
    const quiet: Array<Paced> = []
    const busy: Array<Paced> = []
    for (let round = 1; round <= rounds; round++) {
      const calm = paced(`${server.url}${path}`)
      await Bun.sleep(quietSeconds * 1000)
      quiet.push(await calm())
      const stop = paced(`${server.url}${path}`)
      await draftSome(sites.hosts.slice(round * drafts, (round + 1) * drafts))
      busy.push(await stop())
    }
    const of = (all: ReadonlyArray<Paced>, what: "p50" | "p99" | "worst") => median(all.map((one) => one[what]))
    const both = (what: "p50" | "p99" | "worst") => ({ ours: of(busy, what), peer: of(quiet, what) })
    tell([
      lineOf({
        name: `calm.${databaseUrl === "" ? "embedded" : "postgres"}`,
        what: `p99 of hot reads while ${drafts} drafts are made`,
        ...both("p99"),
        unit: "ms",
        peerName: "the same, quiet",
        reach: { atMost: 3 },
        p50: both("p50"),
        data: database,
        note: `worst ${both("worst").ours.toFixed(0)} ms, quiet ${both("worst").peer.toFixed(0)} ms; memory ${residentOf(server.pid).toFixed(0)} MB`
      })
    ])
  } finally {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

const server = process.env.DATABASE_URL ?? ""
await measure("embedded", "")
if (server !== "") await measure("PostgreSQL", server)
