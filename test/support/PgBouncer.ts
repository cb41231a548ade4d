/**
 * A pooler of our own in front of a PostgreSQL: PgBouncer, lending a connection for one transaction. It is Debian's
 * package `pgbouncer`; where it is missing, whoever needs one is told by `pgBouncerPath` being null.
 */
import { chown, mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import Pg from "pg"

export const pgBouncerPath = Bun.which("pgbouncer", { PATH: `${process.env.PATH ?? ""}:/usr/sbin:/usr/local/sbin` })

/** Poolers refuse to run as root; this is who they run as then, which Debian has wherever it has PostgreSQL. */
const serverUser = "postgres"
export const isRoot = userInfo().uid === 0

const idOf = async (flag: "-u" | "-g") => Number(await new Response(Bun.spawn(["id", flag, serverUser]).stdout).text())

/** A directory that a server of ours may work in. */
export const serverDirectory = async (prefix: string): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), prefix))
  if (isRoot) await chown(directory, await idOf("-u"), await idOf("-g"))
  return directory
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

/** What a pooler may be set to beside what it takes to run it; as in its configuration file. */
export type PgBouncerSettings = Readonly<Record<string, string>>

/** Starts one in front of `target`, whose path names the database; trusts whoever reaches it on this machine. */
export const startPgBouncer = async (target: string, settings: PgBouncerSettings = {}) => {
  if (pgBouncerPath === null) throw new Error("PgBouncer is not installed")
  const { hostname, port: targetPort, pathname, username, password } = new URL(target)
  const directory = await serverDirectory("launchbook-pgbouncer-")
  const port = await freePort()
  const lines = {
    listen_addr: "127.0.0.1",
    listen_port: String(port),
    unix_socket_dir: "",
    auth_type: "any",
    pool_mode: "transaction",
    default_pool_size: "10",
    max_client_conn: "500",
    ...settings
  }
  const login = [
    ...(username === "" ? [] : [`user=${username}`]),
    ...(password === "" ? [] : [`password=${decodeURIComponent(password)}`])
  ]
  const file = join(directory, "pgbouncer.ini")
  await Bun.write(
    file,
    [
      "[databases]",
      `* = host=${hostname} port=${targetPort === "" ? "5432" : targetPort} ${login.join(" ")}`,
      "[pgbouncer]",
      ...Object.entries(lines).map(([name, value]) => `${name} = ${value}`),
      ""
    ].join("\n")
  )
  const child = Bun.spawn([pgBouncerPath, ...(isRoot ? ["-u", serverUser] : []), file], {
    stdout: "ignore",
    stderr: "ignore"
  })
  const url = `postgres://${username === "" ? "postgres" : username}@127.0.0.1:${port}${pathname}`
  for (let tries = 0; ; tries++) {
    const client = new Pg.Client({ connectionString: url })
    client.on("error", () => {})
    const works = await client.connect().then(
      () => true,
      () => false
    )
    await client.end().catch(() => {})
    if (works) break
    if (child.exitCode !== null || tries > 100) throw new Error("PgBouncer does not start")
    await Bun.sleep(50)
  }
  return {
    url,
    pid: child.pid,
    stop: async () => {
      child.kill("SIGTERM")
      await child.exited
      await rm(directory, { recursive: true, force: true })
    }
  }
}
