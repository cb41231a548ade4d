/**
 * A directory of synthetic listings on PostgreSQL with the real server on it. Filling it takes most of a minute, so all
 * commands of one run share one: `bench/all.ts` makes it and names it in BENCH_DATABASE_URL, with the key of an account that
 * no limit holds back in BENCH_KEY. A command that is run alone makes its own and drops it.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import Pg from "pg"
import { freshDatabase } from "../test/support/FreshDatabase.ts"
import { type Running, startServer } from "./Server.ts"
import { fill } from "./Synthetic.ts"

/** The server that databases are made on; `DATABASE_URL` names another. */
export const postgres = () => process.env.DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres"

export interface FilledDatabase {
  readonly url: string
  /** Of an account that may do all it can, as often as it likes. */
  readonly key: string
}
export interface OwnDatabase extends FilledDatabase {
  readonly drop: () => Promise<void>
}

/** Web only: jobs would look at the sites of all listings meanwhile. */
const start = (databaseUrl: string, directory: string): Promise<Running> =>
  startServer({ directory, databaseUrl, env: { LOG_LEVEL: "error", ROLE: "web" } })

const inDirectory = async <A>(use: (directory: string) => Promise<A>): Promise<A> => {
  const directory = await mkdtemp(join(tmpdir(), "launchbook-bench-"))
  try {
    return await use(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** A new account with a key, and no limit for anybody. */
const unlimited = async (server: Running, url: string): Promise<string> => {
  const client = new Pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into settings (key, value, updated_at)
     select 'rate_limit.' || name, '1000000000', now() from unnest($1::text[]) as name
     on conflict (key) do update set value = excluded.value`,
    [["anonymous_per_minute", "read_per_minute", "write_per_minute", "submit_per_hour", "submit_per_day"]]
  )
  await client.end()
  const email = "bench@people.example"
  await server.cli("user", "create", email)
  const scopes = "account:read,listings:write,orders:write"
  const { key }: { key: string } = JSON.parse(await server.cli("key", "create", email, "--scopes", scopes, "--json"))
  return key
}

/** A new database with `rows` listings. */
export const fillDatabase = async (rows: number): Promise<OwnDatabase> => {
  const { url, drop } = await freshDatabase(postgres(), "launchbook_bench")
  try {
    // It migrates and seeds the database, which is filled while nobody looks.
    const key = await inDirectory(async (directory) => {
      const server = await start(url, directory)
      const key = await unlimited(server, url)
      await server.stop()
      return key
    })
    await Effect.runPromise(Effect.provide(fill(rows), PgClient.layer({ url: Redacted.make(url) })))
    return { url, key, drop }
  } catch (cause) {
    await drop()
    throw cause
  }
}

/** The database of the run, or one of this command alone. */
export const onDatabase = async <A>(rows: number, use: (database: FilledDatabase) => Promise<A>): Promise<A> => {
  const { BENCH_DATABASE_URL: url = "", BENCH_KEY: key = "" } = process.env
  if (url !== "") return await use({ url, key })
  const own = await fillDatabase(rows)
  try {
    return await use(own)
  } finally {
    await own.drop()
  }
}

export interface Directory {
  readonly server: Running
  readonly databaseUrl: string
  readonly key: string
  readonly ask: <Row extends object>(text: string) => Promise<ReadonlyArray<Row>>
}

/** A server of ours on a directory of `rows` listings, for as long as it is measured. */
export const withDirectory = <A>(rows: number, measure: (directory: Directory) => Promise<A>): Promise<A> =>
  onDatabase(rows, ({ url, key }) =>
    inDirectory(async (directory) => {
      const server = await start(url, directory)
      const pool = new Pg.Pool({ connectionString: url, max: 1 })
      try {
        const ask = async <Row extends object>(text: string) => (await pool.query<Row>(text)).rows
        return await measure({ server, databaseUrl: url, key, ask })
      } finally {
        await pool.end()
        await server.stop()
      }
    })
  )

export interface Peer {
  readonly url: string
  readonly pid: number
}

/** Runs a server of somebody else, which prints its address first of all. */
export const withPeer = async <A>(command: ReadonlyArray<string>, measure: (peer: Peer) => Promise<A>): Promise<A> => {
  const child = Bun.spawn([...command], { stdout: "pipe", stderr: "inherit" })
  try {
    const { value } = await child.stdout.getReader().read()
    const url = new TextDecoder().decode(value).trim()
    if (url === "") throw new Error(`${command.join(" ")} ended with ${await child.exited}`)
    return await measure({ url, pid: child.pid })
  } finally {
    child.kill()
    await child.exited
  }
}

/** One of `bench/peers/`, run by Bun. */
export const withBunPeer = <A>(file: string, args: ReadonlyArray<string>, measure: (peer: Peer) => Promise<A>) =>
  withPeer([process.execPath, `${import.meta.dir}/peers/${file}`, ...args], measure)

/** A file with what a peer is to answer. */
export const withFile = <A>(content: string | Uint8Array<ArrayBuffer>, use: (file: string) => Promise<A>): Promise<A> =>
  inDirectory(async (directory) => {
    const file = join(directory, "content")
    await Bun.write(file, content)
    return await use(file)
  })
