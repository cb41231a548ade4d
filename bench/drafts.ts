/**
 * Drafts at once: 200 with a model that thinks for 2 s, against the ideal of so many workers that only wait for it; and
 * 24 without a model. Prints drafts a second, processor time a draft by part, and how long one took.
 *
 *     bun bench/drafts.ts [--workers 10] [--drafts 200] [--quick]     # DATABASE_URL: on that PostgreSQL, else embedded
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { crowdOfSites } from "./drafting/Crowd.ts"
import type { HouseOptions, Ready } from "./drafting/House.ts"
import { processorOf, residentOf } from "./Household.ts"
import { benchFlags, lineOf, tell } from "./Line.ts"

const house = join(import.meta.dir, "drafting/House.ts")

/** The application on a process of its own; `stop` ends it. */
export const startHouse = async (options: HouseOptions, databaseUrl = process.env.DATABASE_URL) => {
  const child = Bun.spawn([process.execPath, house, JSON.stringify(options)], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
    env: { ...process.env, DATABASE_URL: databaseUrl ?? "" }
  })
  const reader = child.stdout.getReader()
  const ready: Ready = JSON.parse(new TextDecoder().decode((await reader.read()).value))
  const headers = { authorization: `Bearer ${ready.key}`, "content-type": "application/json" }
  const submit = async (host: string): Promise<string> => {
    const body = JSON.stringify({ url: `https://${host}/` })
    const answer = await fetch(`${ready.url}/api/v1/drafts`, { method: "POST", headers, body })
    const { id, error } = await answer.json()
    if (id === undefined) throw new Error(`${host} was not accepted: ${JSON.stringify(error)}`)
    return id
  }
  const draftOf = async (id: string): Promise<{ readonly status: string; readonly fields: object }> =>
    await (await fetch(`${ready.url}/api/v1/drafts/${id}`, { headers })).json()
  const stop = async () => {
    child.stdin.end()
    await child.exited
  }
  return { ...ready, submit, draftOf, stop }
}
export type StartedHouse = Awaited<ReturnType<typeof startHouse>>

const at = (sorted: ReadonlyArray<number>, share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN

/** Submits all of them and waits for the last; the server tells when each ended. */
const draftAll = async (server: StartedHouse, hosts: ReadonlyArray<string>) => {
  const before = processorOf(server.pid)
  const began = performance.now()
  const ids = await Promise.all(hosts.map(server.submit))
  const submitted = performance.now() - began
  const took: Array<number> = []
  let ready = 0
  // One after the other, as they were given: to ask after all of them would be the load that is measured.
  for (const id of ids) {
    let { status } = await server.draftOf(id)
    while (status !== "ready" && status !== "failed") {
      await Bun.sleep(50)
      status = (await server.draftOf(id)).status
    }
    took.push(performance.now() - began)
    if (status === "ready") ready++
  }
  const after = processorOf(server.pid)
  const each = (part: "all" | "loop") => (after[part] - before[part]) / hosts.length
  return {
    seconds: Math.max(...took) / 1000,
    submitted,
    ready,
    all: each("all"),
    loop: each("loop"),
    p50: at(
      took.sort((a, b) => a - b),
      0.5
    ),
    p95: at(took, 0.95)
  }
}

const think = 2000

const draftsBench = async (workers: number, count: number): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), "launchbook-bench-"))
  const crowd = join(directory, "crowd.json")
  const sites = crowdOfSites(count + 24)
  await Bun.write(crowd, JSON.stringify(sites))
  const database = (process.env.DATABASE_URL ?? "") === "" ? "embedded" : "PostgreSQL"
  try {
    for (const model of [think, null]) {
      const server = await startHouse({ crowd, workers: model === null ? 4 : workers, model })
      try {
        // A process that has drafted before, as any has that runs for a minute.
        await draftAll(server, sites.hosts.slice(0, 4))
        const hosts = model === null ? sites.hosts.slice(count) : sites.hosts.slice(4, count + 4)
        const done = await draftAll(server, hosts)
        const rate = hosts.length / done.seconds
        const ideal = model === null ? null : workers / (think / 1000)
        const name = model === null ? "drafts.rules" : "drafts.model"
        const data = `${hosts.length} at once, ${model === null ? 4 : workers} workers, ${database}`
        tell([
          lineOf({
            name,
            what: model === null ? "drafts by rules alone" : `drafts with a model that thinks for ${think} ms`,
            ours: rate,
            peer: ideal,
            unit: "drafts/s",
            peerName: model === null ? "-" : "workers that only wait for the model",
            reach: model === null ? null : { atLeast: 0.95 },
            p50: { ours: done.p50, peer: null },
            data,
            note: `${done.ready} of ${hosts.length} ready, submitted in ${done.submitted.toFixed(0)} ms, p95 ${(done.p95 / 1000).toFixed(1)} s; memory ${residentOf(server.pid).toFixed(0)} MB`
          }),
          lineOf({
            name: `${name}.processor`,
            what: "processor time of ours a draft",
            ours: done.all,
            peer: null,
            unit: "ms",
            peerName: "a bound",
            reach: { atMost: 60 },
            data,
            note: `${done.loop.toFixed(0)} ms of it on the event loop`
          })
        ])
      } finally {
        await server.stop()
      }
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { ...benchFlags, workers: { type: "string", default: "10" }, drafts: { type: "string", default: "200" } }
  })
  await draftsBench(Number(values.workers), values.quick ? 50 : Number(values.drafts))
}
