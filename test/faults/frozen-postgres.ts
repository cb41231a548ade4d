/**
 * A PostgreSQL that stops answering under the unmodified server, and what callers hear meanwhile.
 *
 *     DATABASE_URL=postgres://… bun test/faults/frozen-postgres.ts
 *
 * The server reaches its database, a fresh one, through a proxy that then lets nothing through: to the server that is
 * a frozen PostgreSQL, or a network that swallows everything. Exit code 1 where a call took longer than three seconds,
 * was told anything but 503 with `Retry-After`, or did not work again afterwards.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Pg from "pg"
import { startServer } from "../../bench/Server.ts"
import { freezableProxy } from "../support/FreezableProxy.ts"
import { freshDatabase } from "../support/FreshDatabase.ts"
import { unlimitedKey } from "./Account.ts"

const mostMillis = 3000
/** More than the pool has connections. */
const atOnce = 12
const pool = 10

const given = process.env.DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres"
const database = await freshDatabase(given, "launchbook_frozen")
const target = new URL(database.url)
const proxy = await freezableProxy(target.hostname, Number(target.port === "" ? 5432 : target.port))
const proxied = new URL(database.url)
proxied.hostname = "127.0.0.1"
proxied.port = String(proxy.port)
const directory = await mkdtemp(join(tmpdir(), "launchbook-frozen-"))
const server = await startServer({
  directory,
  demo: true,
  databaseUrl: proxied.href,
  env: { DATABASE_POOL: String(pool), LOG_LEVEL: "none" }
})
const key = await unlimitedKey(server)

const json = { "content-type": "application/json", authorization: `Bearer ${key}` }
const calls = {
  readyz: () => fetch(`${server.url}/readyz`),
  search: () => fetch(`${server.url}/api/v1/listings?q=${crypto.randomUUID()}`),
  blog: () => fetch(`${server.url}/api/v1/blog?q=${crypto.randomUUID()}`),
  read: () => fetch(`${server.url}/api/v1/drafts`, { headers: json }),
  write: () =>
    fetch(`${server.url}/api/v1/drafts`, {
      method: "POST",
      headers: { ...json, "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({ url: "https://frozen.example" })
    }),
  tool: () =>
    fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: { ...json, accept: "application/json, text/event-stream" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "list_my_drafts", arguments: {} }
      })
    })
} satisfies Record<string, () => Promise<Response>>

interface Heard {
  readonly status: number
  readonly after: string | null
  readonly millis: number
  readonly text: string
}
const ask = async (call: () => Promise<Response>): Promise<Heard> => {
  const began = performance.now()
  const response = await call()
  const text = await response.text()
  return {
    status: response.status,
    after: response.headers.get("retry-after"),
    millis: performance.now() - began,
    text
  }
}

let failed = false
const say = (ok: boolean, line: string) => {
  failed ||= !ok
  console.log(`${ok ? "ok  " : "FAIL"} ${line}`)
}

const round = async (
  name: string,
  fine: (heard: Heard) => boolean,
  of: ReadonlyArray<keyof typeof calls> = ["readyz", "search", "blog", "read", "write", "tool"]
) => {
  for (const call of of) {
    const heard = await Promise.all(Array.from({ length: atOnce }, () => ask(calls[call])))
    const slowest = Math.max(...heard.map(({ millis }) => millis))
    const answers = [
      ...new Set(heard.map(({ status, after }) => `${status}${after === null ? "" : ` after ${after}`}`))
    ]
    say(
      heard.every((one) => fine(one)),
      `${name}: ${atOnce} x ${call}: ${answers.join(", ")}; slowest ${slowest.toFixed(0)} ms`
    )
    if (!heard.every((one) => fine(one))) console.log(`     ${heard.find((one) => !fine(one))?.text.slice(0, 300)}`)
  }
}

/** A tool's answer is one of 200 that says in its text what went wrong. */
const isToolUnavailable = (text: string) => text.includes('"isError":true') && text.includes("unavailable")
const told = ({ status, after, millis, text }: Heard) =>
  ((status === 503 && after !== null) || isToolUnavailable(text)) && millis <= mostMillis
const works = ({ status, text }: Heard) => status < 300 && !/"isError":true|"error":\{"code":-/.test(text)

try {
  await round("before", works)

  proxy.freeze()
  await round("frozen", told)
  proxy.thaw()
  const thawed = performance.now()
  while ((await fetch(`${server.url}/readyz`)).status !== 200) await Bun.sleep(20)
  say(true, `ready again ${(performance.now() - thawed).toFixed(0)} ms after the thaw`)
  await round("after", works)

  // Statements that wait for a lock must not stay behind on the server when nobody listens for them any more.
  const other = new Pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query("begin")
  await other.query("lock table posts")
  await round("locked", told, ["blog"])
  await Bun.sleep(2000)
  const { rows } = await other.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  )
  say(rows[0].count === 0, `${rows[0].count} statements still waiting on the server, 2 s after their callers were told`)
  await other.end()
} finally {
  await server.stop()
  proxy.close()
  await database.drop()
  await rm(directory, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
