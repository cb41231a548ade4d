/**
 * From the start of the process to its first 200, on an embedded database that exists; idle memory;
 * and how long a submitted draft waits for a worker.
 *
 *     bun bench/start.ts            embedded
 *     DATABASE_URL=… bun bench/start.ts
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { benchFlags, lineOf, tell } from "./Line.ts"
import { median } from "./Load.ts"
import { startServer } from "./Server.ts"

const directory = mkdtempSync(join(tmpdir(), "launchbook-bench-"))
const { quick } = parseArgs({ options: benchFlags }).values
const databaseUrl = process.env.DATABASE_URL
const data = `demo directory, ${databaseUrl === undefined ? "embedded" : "PostgreSQL"}`
const bound = (name: string, what: string, ours: number, unit: string, atMost: number | null, note?: string) =>
  tell([
    lineOf({
      name: `start.${name}`,
      what,
      ours,
      peer: null,
      unit,
      peerName: "a bound",
      reach: atMost === null ? null : { atMost },
      data,
      ...(note === undefined ? {} : { note })
    })
  ])
// The sites do not exist, so each draft holds its worker for a while: there is one for each.
const options = { directory, demo: true, env: { WORKERS: "16" }, ...(databaseUrl === undefined ? {} : { databaseUrl }) }
try {
  const first = await startServer(options)
  await first.stop()

  const again: Array<number> = []
  for (let i = 0; i < (quick ? 1 : 3); i++) {
    const server = await startServer(options)
    again.push(server.startedIn)
    await server.stop()
  }
  bound(
    "again",
    "start on an existing database, to the first 200",
    median(again),
    "ms",
    3000,
    `median of ${again.length}; the first, which makes the database and loads the demo, ${first.startedIn.toFixed(0)} ms`
  )

  const server = await startServer(options)
  await Bun.sleep(3000)
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]
  bound("memory", "idle memory", Number(rss) / 1024, "MB", 300)

  await server.cli("user", "create", "bench@people.test", "--json")
  for (const limit of ["read_per_minute", "write_per_minute", "submit_per_hour", "submit_per_day"])
    await server.cli("setting", "set", `rate_limit.${limit}`, "100000")
  const made: { key: string } = JSON.parse(
    await server.cli("key", "create", "bench@people.test", "--scopes", "account:read,listings:write", "--json")
  )
  const headers = { authorization: `Bearer ${made.key}`, "content-type": "application/json" }
  const waits: Array<number> = []
  const writes: Array<number> = []
  for (let i = 0; i < 11; i++) {
    const began = performance.now()
    const answer = await fetch(`${server.url}/api/v1/drafts`, {
      method: "POST",
      headers,
      body: JSON.stringify({ url: `https://bench-${i}.invalid-name-of-nobody.com` })
    })
    const draft: { id: string } = await answer.json()
    writes.push(performance.now() - began)
    const submitted = performance.now()
    for (;;) {
      const now: { progress: { step: string } } = await (
        await fetch(`${server.url}/api/v1/drafts/${draft.id}`, { headers })
      ).json()
      if (now.progress.step !== "queued") break
      await Bun.sleep(5)
    }
    waits.push(performance.now() - submitted)
    await Bun.sleep(400)
  }
  bound("write", "a warm write (submit_listing), p50", median(writes), "ms", null)
  const longest = `longest ${Math.max(...waits).toFixed(0)} ms`
  bound("draft", "from submitted to a worker that draws it up, p50", median(waits), "ms", null, longest)
  await server.stop()
} finally {
  rmSync(directory, { recursive: true, force: true })
}
