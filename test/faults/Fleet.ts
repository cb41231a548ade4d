/** Many real processes of one site, some of which are killed: web processes to send requests to, and workers. */
import { type Running, startServer } from "../../bench/Server.ts"

const root = new URL("../../", import.meta.url).pathname

export interface Worker {
  readonly pid: number
  readonly stop: () => Promise<number>
}
export interface Web extends Running {
  /** Since when nothing is expected of it any more. */
  killedAt: number | null
}

/** What a request came to, and whether the process that it was sent to was killed meanwhile. */
export type Sent =
  | { readonly by: Web; readonly response: Response; readonly text: string }
  | { readonly by: Web; readonly lost: unknown }

const workerLine = "Launchbook is working on jobs."

export const fleet = (options: {
  readonly directory: string
  readonly databaseUrl: string
  readonly env: Readonly<Record<string, string>>
}) => {
  const webs: Array<Web> = []
  const workers: Array<Worker> = []
  const counts = { started: 0, killed: 0 }

  const startWeb = async (): Promise<Web> => {
    const running = await startServer({ ...options, env: { ...options.env, ROLE: "web" } })
    const web: Web = { ...running, killedAt: null }
    webs.push(web)
    counts.started++
    return web
  }

  const startWorker = async (): Promise<Worker> => {
    const child = Bun.spawn([process.execPath, `${root}src/cli.ts`, "serve"], {
      env: {
        ...process.env,
        DATA_DIR: options.directory,
        LOG_LEVEL: "warning",
        DATABASE_URL: options.databaseUrl,
        ...options.env,
        ROLE: "worker"
      },
      stdout: "pipe",
      stderr: "inherit"
    })
    const reader = child.stdout.getReader()
    const decoder = new TextDecoder()
    for (let said = ""; !said.includes(workerLine); ) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`the worker ended with ${await child.exited}`)
      said += decoder.decode(value)
    }
    void (async () => {
      while (!(await reader.read()).done);
    })()
    const worker: Worker = {
      pid: child.pid,
      stop: async () => {
        child.kill("SIGTERM")
        return await child.exited
      }
    }
    workers.push(worker)
    counts.started++
    return worker
  }

  /** As a machine that loses its power. */
  const kill = (one: Web | Worker) => {
    if ("killedAt" in one) {
      one.killedAt = performance.now()
      webs.splice(webs.indexOf(one), 1)
    } else workers.splice(workers.indexOf(one), 1)
    process.kill(one.pid, "SIGKILL")
    counts.killed++
  }

  let turn = 0
  /** The next of those that live, as a proxy in front chooses; not `besides`, where there is another. */
  const next = (besides?: Web): Web => {
    const from = webs.filter((web) => web !== besides)
    const web = (from.length === 0 ? webs : from)[turn++ % Math.max(1, from.length)]
    if (web === undefined) throw new Error("no web process lives")
    return web
  }

  const send = async (by: Web, path: string, init: RequestInit = {}): Promise<Sent> => {
    try {
      const response = await fetch(`${by.url}${path}`, { ...init, signal: AbortSignal.timeout(20_000) })
      return { by, response, text: await response.text() }
    } catch (lost) {
      return { by, lost }
    }
  }

  const stop = async () => {
    const codes = await Promise.all([...webs, ...workers].map((one) => one.stop()))
    return codes
  }

  return { webs, workers, counts, startWeb, startWorker, kill, next, send, stop }
}
export type Fleet = ReturnType<typeof fleet>
