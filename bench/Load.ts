/** A small load generator over keep-alive connections, in a process of its own so that it does not share the server's thread. */
import { connect } from "node:net"

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}
export interface LoadOptions {
  readonly seconds: number
  readonly connections: number
  readonly headers?: Readonly<Record<string, string>>
  /** The status every answer must have. */
  readonly status?: number
}

export const median = (values: ReadonlyArray<number>) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export const load = async (url: string, options: LoadOptions): Promise<Measured> => {
  const child = Bun.spawn([process.execPath, import.meta.path, url, JSON.stringify(options)], { stdout: "pipe" })
  const measured: Measured = JSON.parse(await new Response(child.stdout).text())
  return measured
}

/** Raw sockets: a client that parses less than a browser, so that it is the server that is measured. */
const run = (url: URL, { seconds, connections, headers = {}, status = 200 }: LoadOptions): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const request = Buffer.from(
      `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join("")}\r\n`
    )
    const expected = Buffer.from(`HTTP/1.1 ${status}`)
    let length: number | undefined
    const took: Array<number> = []
    const end = performance.now() + seconds * 1000
    let open = connections
    for (let i = 0; i < connections; i++) {
      const socket = connect(Number(url.port), url.hostname)
      socket.setNoDelay(true)
      let buffered = Buffer.alloc(0)
      let began = 0
      const send = () => {
        began = performance.now()
        socket.write(request)
      }
      socket.on("connect", send)
      socket.on("error", reject)
      socket.on("data", (data: Buffer<ArrayBuffer>) => {
        buffered = buffered.length === 0 ? data : Buffer.concat([buffered, data])
        const head = buffered.indexOf("\r\n\r\n")
        if (head < 0) return
        // Every answer is the same bytes: the first one says how many.
        length ??= Number(/content-length: (\d+)/i.exec(buffered.toString("latin1", 0, head))?.[1] ?? 0)
        if (buffered.length < head + 4 + length) return
        if (buffered.compare(expected, 0, expected.length, 0, expected.length) !== 0)
          return reject(new Error(`expected ${status}: ${buffered.toString("latin1", 0, 200)}`))
        took.push(performance.now() - began)
        buffered = Buffer.alloc(0)
        if (performance.now() < end) return send()
        socket.end()
        if (--open === 0) {
          took.sort((a, b) => a - b)
          const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
          resolve({ perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99) })
        }
      })
    }
  })

if (import.meta.main) {
  const options: LoadOptions = JSON.parse(process.argv[3] ?? "{}")
  console.log(JSON.stringify(await run(new URL(process.argv[2] ?? ""), options)))
}
