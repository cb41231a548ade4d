/** The real server, started as anybody would, for a benchmark. */
import { readFileSync } from "node:fs"

/** Processor time of a process in milliseconds; a tick of the kernel is ten. */
export const cpuOf = (pid: number): number => {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /)
  const fields = after.split(" ").map(Number)
  // utime, stime, and those of children that have ended.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks * 10, 0)
}

const root = new URL("../", import.meta.url).pathname

export interface Running {
  readonly url: string
  /** Milliseconds from the start of the process to its first 200. */
  readonly startedIn: number
  readonly pid: number
  readonly cli: (...args: ReadonlyArray<string>) => Promise<string>
  readonly stop: () => Promise<number>
}

const freePort = () => {
  const probe = Bun.serve({ port: 0, fetch: () => new Response() })
  const port = probe.port ?? 0
  probe.stop(true)
  return port
}

export const startServer = async (options: {
  readonly directory: string
  readonly demo?: boolean
  readonly databaseUrl?: string
  readonly env?: Readonly<Record<string, string>>
}): Promise<Running> => {
  const port = freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: options.directory,
    LOG_LEVEL: "warning",
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    ...options.env
  }
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = Bun.spawn(
    [process.execPath, `${root}src/cli.ts`, "serve", ...(options.demo === true ? ["--demo"] : [])],
    { env, stdout: "ignore", stderr: "inherit" }
  )
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false
    )
    if (ready) break
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await Bun.sleep(20)
  }
  const startedIn = performance.now() - began
  const cli = async (...args: ReadonlyArray<string>) => {
    const command = Bun.spawn([process.execPath, `${root}src/cli.ts`, ...args], {
      env,
      stdout: "pipe",
      stderr: "inherit"
    })
    const said = await new Response(command.stdout).text()
    if ((await command.exited) !== 0) throw new Error(`launchbook ${args.join(" ")} failed`)
    return said
  }
  const stop = async () => {
    child.kill("SIGTERM")
    return await child.exited
  }
  return { url, startedIn, pid: child.pid, cli, stop }
}
