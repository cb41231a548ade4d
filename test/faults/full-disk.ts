/**
 * A disk that fills up under the embedded database of the unmodified server, and what callers hear meanwhile.
 *
 *     bun test/faults/full-disk.ts        as root, on Linux
 *
 * The data directory is a small file system of its own that something else fills: first nearly, then to the last byte
 * at once while writes go on. Exit code 1 where a read was not answered, a write was told anything but 503 with
 * `Retry-After`, readiness did not say so, or writing did not go on when there was room again; 77 where nothing can be
 * mounted here.
 */
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startServer } from "../../bench/Server.ts"
import { unlimitedKey } from "./Account.ts"

const directory = await mkdtemp(join(tmpdir(), "launchbook-full-"))
const mounted = Bun.spawnSync(["mount", "-t", "tmpfs", "-o", "size=320m", "tmpfs", directory])
if (mounted.exitCode !== 0) {
  console.log(`nothing can be mounted here: ${mounted.stderr}`)
  process.exit(77)
}
const filler = join(directory, "filler")
const fill = async (leave: number) => {
  const { bavail, bsize } = await statfs(directory)
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - leave)))
}

let failed = false
const say = (ok: boolean, line: string) => {
  failed ||= !ok
  console.log(`${ok ? "ok  " : "FAIL"} ${line}`)
}

const env = { LOG_LEVEL: "none" }
let server = await startServer({ directory: join(directory, "data"), demo: true, env })
const key = await unlimitedKey(server)
await server.cli("setting", "list")

const headers = { "content-type": "application/json", authorization: `Bearer ${key}` }
const read = async () => (await fetch(`${server.url}/api/v1/listings?q=${crypto.randomUUID()}`)).status
const mine = async () => (await fetch(`${server.url}/api/v1/drafts`, { headers })).status
const write = async () => {
  const response = await fetch(`${server.url}/api/v1/drafts`, {
    method: "POST",
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ url: `https://${crypto.randomUUID()}.example` })
  })
  const text = await response.text()
  return { status: response.status, after: response.headers.get("retry-after"), text }
}
const ready = async () => {
  const response = await fetch(`${server.url}/readyz`)
  return `${response.status} ${await response.text()}`
}
const until = async (ok: (ready: string) => boolean) => {
  for (let tries = 0; tries < 200 && !ok(await ready()); tries++) await Bun.sleep(50)
  return await ready()
}

/** Fills the disk up to `leave` bytes, calls for a while, makes room. */
const round = async (name: string, leave: number) => {
  await fill(leave)
  const reads: Array<number> = []
  const writes: Array<Awaited<ReturnType<typeof write>>> = []
  const end = Date.now() + 5000
  while (Date.now() < end) {
    writes.push(await write())
    reads.push(await read(), await mine())
  }
  const refused = writes.filter(({ status }) => status !== 201)
  const others = refused.filter(({ status, after }) => status !== 503 || after === null)
  say(
    reads.every((status) => status === 200),
    `${name}: ${reads.length} reads: ${[...new Set(reads)].join(", ")}`
  )
  say(
    refused.length > 0 && others.length === 0,
    `${name}: ${writes.length} writes: ${writes.length - refused.length} taken, ${refused.length} refused with ${[...new Set(refused.map(({ status }) => status))].join(", ")}`
  )
  console.log(`     ${(others[0] ?? refused[0])?.text.slice(0, 220)}`)
  const state = await until((state) => state.includes('"writable":false'))
  say(state.startsWith("503") && state.includes('"writable":false'), `${name}: readiness: ${state}`)
}
const recover = async (name: string) => {
  await rm(filler)
  say((await until((state) => state.startsWith("200"))).startsWith("200"), `${name}: ready again`)
  const { status } = await write()
  say(status === 201, `${name}: a write after there is room: ${status}`)
}

try {
  await round("nearly full", 20 * 2 ** 20)
  await recover("nearly full")
  await round("full at once", 0)
  await recover("full at once")

  await fill(0)
  await until((state) => state.startsWith("503"))
  const code = await server.stop()
  say(code === 0, `stopped on a full disk with ${code}`)
  await rm(filler)
  server = await startServer({ directory: join(directory, "data"), env })
  say((await write()).status === 201, "started again with room, and writes")
} finally {
  await server.stop()
  Bun.spawnSync(["umount", directory])
  await rm(directory, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
