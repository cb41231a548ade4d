/**
 * Hot public read against a bare `Bun.serve` that returns the same bytes.
 *
 *     bun bench/hot.ts [seconds a round]
 *
 * Starts the real server with demo data on a free port, takes the answer of
 * `GET /api/v1/listings?per_page=20`, serves those bytes from a bare `Bun.serve` in a process of its
 * own, and loads both in turn over keep-alive connections. Prints requests a second, p99 and the
 * ratios, median of the rounds. The anonymous rate limit is raised, as for any load test.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { load, type Measured, median } from "./Load.ts"
import { startServer } from "./Server.ts"

const seconds = Number(process.argv[2] ?? 3)
const rounds = 5
const connections = 32
const path = "/api/v1/listings?per_page=20"

const directory = mkdtempSync(join(tmpdir(), "launchbook-bench-"))
const server = await startServer({ directory, demo: true })
await server.cli("setting", "set", "rate_limit.anonymous_per_minute", "1000000000")

const answer = await fetch(`${server.url}${path}`)
const bytes = new Uint8Array(await answer.arrayBuffer())
const etag = answer.headers.get("etag") ?? ""
const body = join(directory, "body.json")
await Bun.write(body, bytes)
const peer = Bun.spawn([process.execPath, `${import.meta.dir}/peers/bare.ts`, body], { stdout: "pipe" })
const reader = peer.stdout.getReader()
const peerUrl = new TextDecoder().decode((await reader.read()).value).trim()

try {
  const ours: Array<Measured> = []
  const theirs: Array<Measured> = []
  const unchanged: Array<Measured> = []
  await load(`${server.url}${path}`, { seconds: 1, connections })
  await load(peerUrl, { seconds: 1, connections })
  for (let round = 0; round < rounds; round++) {
    ours.push(await load(`${server.url}${path}`, { seconds, connections }))
    theirs.push(await load(peerUrl, { seconds, connections }))
    unchanged.push(
      await load(`${server.url}${path}`, { seconds, connections, headers: { "if-none-match": etag }, status: 304 })
    )
  }
  const rate = (all: ReadonlyArray<Measured>) => median(all.map(({ perSecond }) => perSecond))
  const p99 = (all: ReadonlyArray<Measured>) => median(all.map((one) => one.p99))
  const line = (name: string, all: ReadonlyArray<Measured>) =>
    console.log(`${name.padEnd(34)} ${rate(all).toFixed(0).padStart(8)} req/s   p99 ${p99(all).toFixed(2)} ms`)
  console.log(
    `${bytes.byteLength} bytes, ${connections} connections, ${rounds} rounds of ${seconds} s, bun ${Bun.version}`
  )
  line(`bare Bun.serve ${Bun.version}`, theirs)
  line("launchbook, hot", ours)
  line("launchbook, 304", unchanged)
  console.log(
    `ratio hot / bare: ${(rate(ours) / rate(theirs)).toFixed(2)}   p99 ratio: ${(p99(ours) / p99(theirs)).toFixed(2)}`
  )
  console.log(`ratio 304 / hot:  ${(rate(unchanged) / rate(ours)).toFixed(2)}`)
} finally {
  peer.kill()
  await server.stop()
  rmSync(directory, { recursive: true, force: true })
}
