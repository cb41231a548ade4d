/**
 * A PostgreSQL of our own and a streaming replica of it, in a temporary directory: the machine's own server and its
 * configuration are left alone. Needs the server's programs (`initdb`, `pg_basebackup`, …), of any version from 14 on.
 */
import { existsSync, readdirSync, realpathSync } from "node:fs"
import { rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import Pg from "pg"
import { freePort, isRoot, serverDirectory } from "./PgBouncer.ts"

/** Where Debian keeps each version's programs. */
const versions = "/usr/lib/postgresql"

/** The directory of the newest that are there; null where there are none. */
const programs = (): string | null => {
  const [newest] = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : []
  if (newest !== undefined) return `${versions}/${newest}/bin`
  const onPath = Bun.which("pg_basebackup")
  return onPath === null ? null : dirname(realpathSync(onPath))
}
const bin = programs()
export const canPair = bin !== null && existsSync(`${bin}/initdb`)

/** Runs a server's program as who may run one; it begins where it may be. */
const run = async (directory: string, program: string, ...args: ReadonlyArray<string>) => {
  const command = [`${bin}/${program}`, ...args]
  const child = Bun.spawn(isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command, {
    cwd: directory,
    stdout: "ignore",
    stderr: "pipe"
  })
  const said = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(`${program} failed: ${said.slice(-2000)}`)
}

const ask = async (url: string, text: string) => {
  const client = new Pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export interface PostgresServer {
  readonly url: string
  readonly start: () => Promise<void>
  /** Ends it at once, as a crash does. */
  readonly crash: () => Promise<void>
}

/** Both servers, running, with nothing in them; `settings` go to both, as on the command line of `postgres`. */
export const postgresPair = async (settings: Readonly<Record<string, string>> = {}) => {
  const directory = await serverDirectory("launchbook-pair-")
  const server = async (name: string): Promise<PostgresServer & { readonly data: string }> => {
    const data = join(directory, name)
    const port = await freePort()
    const flags = Object.entries({
      listen_addresses: "127.0.0.1",
      port: String(port),
      unix_socket_directories: directory,
      max_connections: "200",
      ...settings
    })
      .map(([key, value]) => `-c ${key}='${value}'`)
      .join(" ")
    const log = join(directory, `${name}.log`)
    return {
      data,
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      start: () => run(directory, "pg_ctl", "-D", data, "-l", log, "-w", "-o", flags, "start"),
      crash: () => run(directory, "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    }
  }
  const primary = await server("primary")
  const replica = await server("replica")
  const drop = async () => {
    for (const each of [replica, primary]) await each.crash().catch(() => {})
    await rm(directory, { recursive: true, force: true })
  }
  try {
    await run(directory, "initdb", "-D", primary.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
    await primary.start()
    await run(directory, "pg_basebackup", "-D", replica.data, "-d", primary.url, "-R", "-c", "fast", "--no-sync")
    await replica.start()
  } catch (error) {
    await drop()
    throw error
  }
  return {
    primary,
    replica,
    /** Nothing that is written is to be seen on the replica from now on, until `resume`. */
    pause: () => ask(replica.url, "select pg_wal_replay_pause()"),
    resume: () => ask(replica.url, "select pg_wal_replay_resume()"),
    drop
  }
}
