/**
 * Reads at an even pace over a few kept connections, from a process of their own: the time of each counts from when it
 * was due, so that one that is held up does not hide those behind it.
 */
import { connect } from "node:net"

/** Milliseconds. */
export interface Paced {
  readonly asked: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

const connections = 4
const perSecond = 400

/** Begins to read; the function it answers ends it. */
export const paced = (url: string): (() => Promise<Paced>) => {
  const child = Bun.spawn([process.execPath, import.meta.path, url], { stdin: "pipe", stdout: "pipe" })
  return async () => {
    child.stdin.end()
    return JSON.parse(await new Response(child.stdout).text())
  }
}

const run = async (url: URL) => {
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`
  const took: Array<number> = []
  let over = false
  void new Response(Bun.stdin.stream()).text().then(() => {
    over = true
  })
  const reader = async (offset: number) => {
    const socket = connect(Number(url.port), url.hostname).setNoDelay(true)
    let length = 0
    let received = 0
    let answered: (() => void) | undefined
    socket.on("data", (data) => {
      if (received === 0) {
        const head = data.indexOf("\r\n\r\n")
        length = head + 4 + Number(/content-length: (\d+)/i.exec(data.toString("latin1", 0, head))?.[1] ?? 0)
      }
      received += data.length
      if (received >= length) answered?.()
    })
    await new Promise((resolve) => socket.once("connect", resolve))
    const every = (1000 * connections) / perSecond
    for (let due = performance.now() + offset; !over; due += every) {
      const early = due - performance.now()
      if (early > 0) await Bun.sleep(early)
      // The timer wakes late at times, which is not the server's doing.
      const began = early > 0 ? performance.now() : due
      received = 0
      const done = new Promise<void>((resolve) => (answered = resolve))
      socket.write(request)
      await done
      took.push(performance.now() - began)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => reader((at * 1000) / perSecond)))
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? Number.NaN
  const paced: Paced = { asked: took.length, p50: at(0.5), p99: at(0.99), worst: at(1) }
  console.log(JSON.stringify(paced))
}

if (import.meta.main) await run(new URL(process.argv[2] ?? ""))
