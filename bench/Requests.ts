/**
 * A load generator that goes through a list of requests, each of which is sent once, over keep-alive connections. It is
 * a process of its own, so that it does not share the server's thread.
 */
import { connect } from "node:net"

export interface Asked {
  readonly method: "GET" | "POST"
  /** With the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
export interface Gone {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}
interface Work {
  readonly origin: string
  readonly connections: number
  /** The status that every answer must have. */
  readonly status: number
  readonly requests: ReadonlyArray<Asked>
}

/** Sends every request of the list, `connections` of them at a time. */
export const goThrough = async (work: Work): Promise<Gone> => {
  const child = Bun.spawn([process.execPath, import.meta.path], {
    stdin: new TextEncoder().encode(JSON.stringify(work)),
    stdout: "pipe",
    stderr: "inherit"
  })
  const said = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error("the load generator failed")
  const gone: Gone = JSON.parse(said)
  return gone
}

const bytesOf = (host: string, { method, path, headers, body = "" }: Asked): Buffer =>
  Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}${method === "POST" ? `content-length: ${Buffer.byteLength(body)}\r\n` : ""}\r\n${body}`
  )

const run = ({ origin, connections, status, requests }: Work): Promise<Gone> =>
  new Promise((resolve, reject) => {
    const { host, hostname, port } = new URL(origin)
    const list = requests.map((request) => bytesOf(host, request))
    const expected = Buffer.from(`HTTP/1.1 ${status}`)
    const took: Array<number> = []
    let next = 0
    let open = connections
    const since = performance.now()
    const ended = () => {
      const seconds = (performance.now() - since) / 1000
      took.sort((a, b) => a - b)
      const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
      resolve({ perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99) })
    }
    for (let i = 0; i < connections; i++) {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      let buffered = Buffer.alloc(0)
      let whole = -1
      let began = 0
      const send = () => {
        const request = list[next++]
        if (request === undefined) {
          socket.end()
          if (--open === 0) ended()
          return
        }
        began = performance.now()
        socket.write(request)
      }
      socket.on("connect", send)
      socket.on("error", reject)
      socket.on("data", (data: Buffer<ArrayBuffer>) => {
        buffered = buffered.length === 0 ? data : Buffer.concat([buffered, data])
        if (whole < 0) {
          const head = buffered.indexOf("\r\n\r\n")
          if (head < 0) return
          const length = /content-length: (\d+)/i.exec(buffered.toString("latin1", 0, head))?.[1]
          if (length === undefined) return reject(new Error("an answer does not say its length"))
          whole = head + 4 + Number(length)
        }
        if (buffered.length < whole) return
        if (buffered.compare(expected, 0, expected.length, 0, expected.length) !== 0)
          return reject(new Error(`expected ${status}: ${buffered.toString("utf8", 0, 600)}`))
        took.push(performance.now() - began)
        buffered = Buffer.alloc(0)
        whole = -1
        send()
      })
    }
  })

if (import.meta.main) {
  const work: Work = await Bun.stdin.json()
  console.log(JSON.stringify(await run(work)))
}
