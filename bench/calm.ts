/**
 * What a stranger's reading notices of drafts being made: hot reads at an even pace, quiet, and while 20 drafts run.
 *
 *     bun bench/calm.ts             embedded, and PostgreSQL where DATABASE_URL names a server
 *
 * A second line reads a bare `Bun.serve` meanwhile, which has nothing to do with the drafts: what it notices of them is
 * the machine's doing, since all share its cores, and nothing of ours could notice less.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { withBunPeer, withFile } from "./Directory.ts"
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

interface Taken {
  readonly quiet: Array<Paced>
  readonly busy: Array<Paced>
}
const noneYet = (): Taken => ({ quiet: [], busy: [] })
const both = ({ quiet, busy }: Taken, what: "p50" | "p99" | "worst") => {
  const of = (all: ReadonlyArray<Paced>) => median(all.map((one) => one[what]))
  return { ours: of(busy), peer: of(quiet) }
}
const lineFor = (name: string, what: string, taken: Taken) => ({
  name,
  what,
  ...both(taken, "p99"),
  unit: "ms" as const,
  peerName: "the same, quiet",
  p50: both(taken, "p50")
})
const worstOf = (taken: Taken) => {
  const { ours, peer } = both(taken, "worst")
  return `worst ${ours.toFixed(0)} ms, quiet ${peer.toFixed(0)} ms`
}

const measure = async (database: string, databaseUrl: string): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), "launchbook-bench-"))
  const crowd = join(directory, "crowd.json")
  const sites = crowdOfSites(drafts * (2 * rounds + 1))
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
    const fresh = [...sites.hosts]
    const draftMore = () => draftSome(fresh.splice(0, drafts))
    await draftMore()
    const body = await (await fetch(`${server.url}${path}`)).bytes()
    await withFile(body, (file) =>
      withBunPeer("bare.ts", [file], async (bare) => {
        const urls = { ours: `${server.url}${path}`, bare: bare.url }
        const taken = { ours: noneYet(), bare: noneYet() }
        for (let round = 0; round < rounds; round++)
          for (const whose of ["ours", "bare"] as const) {
            const calm = paced(urls[whose])
            await Bun.sleep(quietSeconds * 1000)
            taken[whose].quiet.push(await calm())
            const stop = paced(urls[whose])
            await draftMore()
            taken[whose].busy.push(await stop())
          }
        const kind = databaseUrl === "" ? "embedded" : "postgres"
        const memory = `memory ${residentOf(server.pid).toFixed(0)} MB`
        const ours = lineFor(`calm.${kind}`, `p99 of hot reads while ${drafts} drafts are made`, taken.ours)
        const floor = lineFor(`calm.${kind}.bare`, "the same of a bare Bun.serve beside them", taken.bare)
        tell([
          lineOf({ ...ours, reach: { atMost: 3 }, data: database, note: `${worstOf(taken.ours)}; ${memory}` }),
          lineOf({ ...floor, reach: null, data: database, note: worstOf(taken.bare) })
        ])
      })
    )
  } finally {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

const server = process.env.DATABASE_URL ?? ""
await measure("embedded", "")
if (server !== "") await measure("PostgreSQL", server)
