/**
 * What it costs to know who calls: the same calls with an API key and without one.
 *
 *     bun bench/callers.ts [seconds a round]      # DATABASE_URL: on that PostgreSQL instead of the embedded database
 *
 * Starts the real server and loads it over keep-alive connections with two calls, each with and without a key in turn: a
 * hot read, and a call that is refused for its input once its caller is known and counted, which reads nothing and so
 * shows the caller's part alone. Beside them a bare `Bun.serve` with the bytes of the hot read. Prints requests a second,
 * p50, p99 and the server's processor time a request, which says more than the rest where a machine is busy otherwise,
 * and the ratios, median of the rounds. Rate limits are raised, as for any load test.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type LoadOptions, load, type Measured, median } from "./Load.ts"
import { cpuOf, startServer } from "./Server.ts"

const seconds = Number(process.argv[2] ?? 2)
const rounds = 3
const connections = 32
const hot = "/api/v1/site"
const refused = "/api/v1/listings?per_page=0"

const directory = mkdtempSync(join(tmpdir(), "launchbook-bench-"))
const databaseUrl = process.env.DATABASE_URL
const server = await startServer({ directory, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
let peer: Bun.Subprocess<"ignore", "pipe", "inherit"> | undefined

try {
  for (const limit of ["anonymous", "read"])
    await server.cli("setting", "set", `rate_limit.${limit}_per_minute`, "1000000000")
  const email = "bench@people.test"
  await server.cli("user", "create", email)
  const made = JSON.parse(await server.cli("key", "create", email, "--scopes", "account:read", "--json"))
  const headers = { authorization: `Bearer ${made.key}` }

  const body = join(directory, "body.json")
  await Bun.write(body, await (await fetch(`${server.url}${hot}`)).arrayBuffer())
  peer = Bun.spawn([process.execPath, `${import.meta.dir}/peers/bare.ts`, body], { stdout: "pipe" })
  const peerUrl = new TextDecoder().decode((await peer.stdout.getReader().read()).value).trim()

  interface Costed extends Measured {
    /** Microseconds of the server's processor time a request. */
    readonly cpu: number
  }
  const costed = async (pid: number, url: string, more: Partial<LoadOptions> = {}): Promise<Costed> => {
    const before = cpuOf(pid)
    const one = await load(url, { seconds, connections, ...more })
    return { ...one, cpu: ((cpuOf(pid) - before) * 1000) / (one.perSecond * seconds) }
  }
  const ours = (path: string, more: Partial<LoadOptions> = {}) => costed(server.pid, `${server.url}${path}`, more)
  const bare = peer.pid
  const loads = {
    bare: () => costed(bare, peerUrl),
    "hot, no key": () => ours(hot),
    "hot, key": () => ours(hot, { headers }),
    "refused, no key": () => ours(refused, { status: 400 }),
    "refused, key": () => ours(refused, { headers, status: 400 })
  }
  const measured = new Map<string, Array<Costed>>()
  for (const run of Object.values(loads)) await run()
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(loads)) measured.set(name, [...(measured.get(name) ?? []), await run()])
  const of = (name: keyof typeof loads, key: keyof Costed) => median((measured.get(name) ?? []).map((one) => one[key]))
  console.log(
    `${connections} connections, ${rounds} rounds of ${seconds} s, bun ${Bun.version}, ${databaseUrl === undefined ? "embedded" : "PostgreSQL"}`
  )
  for (const name of ["bare", "hot, no key", "hot, key", "refused, no key", "refused, key"] as const)
    console.log(
      `${name.padEnd(16)} ${of(name, "perSecond").toFixed(0).padStart(8)} req/s   p50 ${of(name, "p50").toFixed(2)} ms   p99 ${of(name, "p99").toFixed(2)} ms   cpu ${of(name, "cpu").toFixed(0)} µs`
    )
  const ratio = (key: keyof Costed, one: keyof typeof loads, beside: keyof typeof loads) =>
    (of(one, key) / of(beside, key)).toFixed(3)
  console.log(`ratio hot with a key / bare:               ${ratio("perSecond", "hot, key", "bare")}`)
  console.log(`ratio refused with a key / without:        ${ratio("perSecond", "refused, key", "refused, no key")}`)
  console.log(`ratio of its processor time / without:     ${ratio("cpu", "refused, key", "refused, no key")}`)
} finally {
  peer?.kill()
  await server.stop()
  rmSync(directory, { recursive: true, force: true })
}
