/**
 * A load generator over keep-alive connections, in a process of its own so that it does not share the server's thread. It
 * reads raw sockets and looks for no more than the status and the length of an answer, so that it costs less than what it
 * asks: both sides of a comparison get the same one. `bun bench/Load.ts URL` says what it reaches, and what it costs.
 */
import { readdirSync, readFileSync } from "node:fs"

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Microseconds of a processor that the server spent on a request; 0 where its process was not named. */
  readonly processor: number
}
export interface LoadOptions {
  readonly seconds: number
  readonly connections: number
  readonly headers?: Readonly<Record<string, string>>
  /** Of a POST. */
  readonly body?: string
  /** The status every answer must have. */
  readonly status?: number
  /** What every answer must contain; looked for in the first of each connection. */
  readonly contains?: string
  /** Asked for one after the other, each once, instead of the path of the address again and again. */
  readonly paths?: ReadonlyArray<string>
  /** Requests a second of all connections together; as many as there can be where left out. A late one counts from when it was due. */
  readonly pace?: number
  /** The process that answers. */
  readonly pid?: number
}

export const median = (values: ReadonlyArray<number>) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The value that `share` of all are not above, by the nearest rank. */
export const quantile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** Microseconds of a processor that a process has had, all its threads together. */
export const processorOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1000
    } catch {
      // It has ended since the directory was read.
      return sum
    }
  }, 0)

/** What the process of the generator says of its work. */
interface Report {
  readonly count: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
}

/** `ended` ends it before its time. */
export const load = async (url: string, options: LoadOptions, ended?: Promise<unknown>): Promise<Measured> => {
  const before = options.pid === undefined ? 0 : processorOf(options.pid)
  const child = Bun.spawn([process.execPath, import.meta.path, "--work"], {
    stdin: new TextEncoder().encode(JSON.stringify({ url, options })),
    stdout: "pipe",
    stderr: "inherit"
  })
  void ended?.then(
    () => child.kill("SIGTERM"),
    () => child.kill("SIGTERM")
  )
  const said = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error(`the load on ${url} failed`)
  const { count, seconds, p50, p99 }: Report = JSON.parse(said)
  const used = options.pid === undefined ? 0 : processorOf(options.pid) - before
  return { perSecond: count / seconds, p50, p99, processor: used / Math.max(1, count) }
}

const headEnd = Buffer.from("\r\n\r\n")
const endOfChunks = Buffer.from("\r\n0\r\n\r\n")

/** Where an answer ends in what has come so far; -1 while that is not known or not there yet. */
const endOf = (data: Buffer): number => {
  const head = data.indexOf(headEnd)
  if (head < 0) return -1
  const text = data.toString("latin1", 0, head)
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length !== undefined) return head + 4 + Number(length)
  if (!/\r\ntransfer-encoding: chunked/i.test(text)) return head + 4
  const last = data.indexOf(endOfChunks, head + 2)
  return last < 0 ? -1 : last + endOfChunks.length
}

const run = (url: URL, options: LoadOptions): Promise<Report> =>
  new Promise((resolve, reject) => {
    const { seconds, connections, headers = {}, status = 200, contains, body, paths, pace } = options
    const lines = Object.entries({ host: url.host, ...headers })
    if (body !== undefined) lines.push(["content-length", String(Buffer.byteLength(body))])
    const rest = `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body ?? ""}`
    const method = body === undefined ? "GET" : "POST"
    const requestFor = (path: string) => Buffer.from(`${method} ${path} HTTP/1.1\r\n${rest}`)
    const same = requestFor(`${url.pathname}${url.search}`)
    let at = 0
    const next = () => {
      if (paths === undefined) return same
      const path = paths[at++]
      return path === undefined ? undefined : requestFor(path)
    }
    const expected = Buffer.from(`HTTP/1.1 ${status}`)
    const took: Array<number> = []
    const began = performance.now()
    let end = began + seconds * 1000
    process.on("SIGTERM", () => {
      end = 0
    })
    let open = connections
    const fail = (why: string) => reject(new Error(`${url.href}: ${why}`))
    /** One connection: what has come of an answer, where that ends, and when it was asked for. */
    interface Kept {
      came: Buffer | null
      end: number
      sent: number
      looked: boolean
    }
    const ask = (socket: Bun.Socket<Kept>) => {
      const now = performance.now()
      const due = pace === undefined ? now : socket.data.sent + (1000 * connections) / pace
      if (due > now && now < end) {
        setTimeout(() => ask(socket), Math.min(due, end) - now)
        return
      }
      const request = now < end ? next() : undefined
      if (request !== undefined) {
        socket.data.sent = due
        // A request is smaller than what a socket takes at once.
        if (socket.write(request) !== request.length) fail("a request was not taken whole")
        return
      }
      socket.end()
      if (--open > 0) return
      resolve({
        count: took.length,
        seconds: (performance.now() - began) / 1000,
        p50: quantile(took, 0.5),
        p99: quantile(took, 0.99)
      })
    }
    for (let i = 0; i < connections; i++) {
      // Paced ones begin one after the other.
      const sent = pace === undefined ? 0 : began - ((connections - i) * 1000) / pace
      const data: Kept = { came: null, end: -1, sent, looked: false }
      Bun.connect<Kept>({
        hostname: url.hostname,
        port: Number(url.port),
        data,
        socket: {
          open: (socket) => {
            socket.setNoDelay(true)
            ask(socket)
          },
          data: (socket, chunk) => {
            const kept = socket.data
            const came = kept.came === null ? chunk : Buffer.concat([kept.came, chunk])
            if (kept.end < 0) kept.end = endOf(came)
            if (kept.end < 0 || came.length < kept.end) {
              kept.came = came
              return
            }
            if (came.compare(expected, 0, expected.length, 0, expected.length) !== 0)
              return fail(`expected ${status}: ${came.toString("utf8", 0, 600)}`)
            if (!kept.looked && contains !== undefined && !came.includes(contains))
              return fail(`expected «${contains}»: ${came.toString("utf8", 0, 600)}`)
            kept.looked = true
            took.push(performance.now() - kept.sent)
            kept.came = null
            kept.end = -1
            ask(socket)
          },
          error: (_, error) => reject(error),
          connectError: (_, error) => reject(error)
        }
      }).catch(reject)
    }
  })

if (import.meta.main) {
  if (process.argv[2] === "--work") {
    const { url, options }: { url: string; options: LoadOptions } = await Bun.stdin.json()
    console.log(JSON.stringify(await run(new URL(url), options)))
  } else {
    const before = process.cpuUsage()
    const { count, seconds, p50, p99 } = await run(new URL(process.argv[2] ?? ""), { seconds: 3, connections: 32 })
    const { user, system } = process.cpuUsage(before)
    console.log(`${Math.round(count / seconds)} requests/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`)
    console.log(`the generator itself: ${((user + system) / count).toFixed(1)} µs of a processor a request`)
  }
}
