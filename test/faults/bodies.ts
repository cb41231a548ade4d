/**
 * Memory under slow bodies.
 *
 *     bun test/faults/bodies.ts [connections]
 *
 * Starts the real server and holds many connections of one address open, each with a body that stops just
 * before its end: anonymous ones at `/mcp`, then ones with an API key at `/mcp` and at an operation that
 * takes much. Prints the server's memory and how long plain reads take meanwhile. What a connection
 * is answered is counted by its status; `waiting` heard nothing until it was closed from this side.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startServer } from "../../bench/Server.ts"
import { unlimitedKey } from "./Account.ts"
import { report, watch } from "./Watch.ts"

const connections = Number(process.argv[2] ?? 400)
const holdMillis = 8000
/** What is tried where the server does not say how long a body may be. */
const customary = 4 * 1024 * 1024
const paths = ["/healthz", "/api/v1/listings?per_page=20"]

const piece = Buffer.alloc(64 * 1024, "x")

/** One connection whose body never ends; what it was answered. */
const hold = (port: number, head: string, bytes: number): Promise<string> =>
  new Promise((resolve) => {
    let heard = ""
    const socket = connect(port, "127.0.0.1")
    const drained = () => new Promise((go) => socket.once("drain", go))
    socket.on("connect", async () => {
      socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{"jsonrpc":"`)
      for (let left = bytes - 16; left > 0 && socket.writable; left -= piece.length)
        if (!socket.write(piece.subarray(0, left))) await Promise.race([drained(), Bun.sleep(holdMillis)])
    })
    const end = () => {
      socket.destroy()
      resolve(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? (heard === "" ? "waiting" : "cut"))
    }
    socket.on("data", (data) => {
      heard += data.toString("latin1")
    })
    socket.on("close", end)
    socket.on("error", end)
    setTimeout(end, holdMillis)
  })

/** The longest body that is read there: a refusal of a longer one says so. */
const longestAt = async (port: number, head: string): Promise<number> => {
  const heard = await new Promise<string>((resolve) => {
    let text = ""
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${head}Content-Type: application/json\r\nContent-Length: 99000000\r\n\r\n`)
    )
    const end = () => {
      socket.destroy()
      resolve(text)
    }
    socket.on("data", (data) => {
      text += data.toString("latin1")
      if (text.includes("\r\n\r\n{")) end()
    })
    socket.on("error", end)
    setTimeout(end, 3000)
  })
  return Number(/"limit":(\d+)/.exec(heard)?.[1] ?? customary)
}

/** A server of its own for each, so that none inherits the memory of the one before. */
const drill = async (name: string, head: (key: string) => string) => {
  const directory = mkdtempSync(join(tmpdir(), "launchbook-faults-"))
  const server = await startServer({ directory, demo: true })
  try {
    const key = await unlimitedKey(server)
    const port = Number(new URL(server.url).port)
    const lines = `${head(key)}Host: 127.0.0.1:${port}\r\n`
    for (const bytes of new Set([customary, await longestAt(port, lines)])) {
      const stop = await watch({ pid: server.pid, url: server.url, paths })
      const heard = await Promise.all(Array.from({ length: connections }, () => hold(port, lines, bytes - 64)))
      await Bun.sleep(1000)
      report(`${connections} slow bodies of ${bytes} bytes, ${name}`, await stop())
      const counts = Map.groupBy(heard, (one) => one)
      console.log(`  answered: ${[...counts].map(([status, all]) => `${status} x ${all.length}`).join(", ")}`)
    }
  } finally {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

const bearer = (token: string) => `Authorization: Bearer ${token}\r\n`
await drill("anonymous at /mcp", () => "POST /mcp HTTP/1.1\r\n")
await drill("a wrong credential at /mcp", () => `POST /mcp HTTP/1.1\r\n${bearer("lld_none")}`)
await drill("a key at /mcp", (key) => `POST /mcp HTTP/1.1\r\n${bearer(key)}`)
const draft = `/api/v1/drafts/${crypto.randomUUID()}`
await drill("a key at PATCH /drafts/{id}", (key) => `PATCH ${draft} HTTP/1.1\r\n${bearer(key)}`)
await drill("no route of ours", () => "POST /nothing HTTP/1.1\r\n")
