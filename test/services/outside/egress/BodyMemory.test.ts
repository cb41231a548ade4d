/** A crowd of sites that all send as much as one may: what is held of them together stays within its bound. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { gzipSync } from "node:zlib"
import { Duration, Effect, Either } from "effect"
import { BodyMemory } from "../../../../src/services/outside/egress/BodyMemory.ts"
import { exchange } from "../../../../src/services/outside/egress/Exchange.ts"
import { makeFetch } from "../../../../src/services/outside/egress/Hops.ts"

const kilobyte = 1024
const page = Buffer.alloc(600 * kilobyte, "<p>words of a page</p> ")
const plain = Buffer.from(Array.from({ length: 700 * kilobyte }, (_, at) => (at * at * 7919) % 61))
const packed = gzipSync(plain)

let stalled = 0
const habits: Record<string, (socket: Socket) => void> = {
  "/page": (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${page.length}\r\n\r\n`)
    socket.end(page)
  },
  "/small": (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi"),
  "/packed": (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`)
    socket.end(packed)
  },
  "/stalls": (socket) => {
    stalled++
    socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${page.length}\r\n\r\n`)
    socket.write(page.subarray(0, page.length / 2))
  }
}
const open = new Set<Socket>()
const server = createServer((socket) => {
  open.add(socket)
  socket.on("error", () => {})
  socket.once("data", (data) => habits[data.toString().split(" ")[1] ?? ""]?.(socket))
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  // The server listens on a port, so its address is not a pipe's name.
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  server.close()
})

/** The real way out but for its gate and its names. */
const fetchWith = (bodyMemory: number) =>
  makeFetch({
    userAgent: "LaunchbookBot/1.0",
    gate: (url) => Either.right(new URL(url)),
    dial: (url, headers, capacity) => exchange({ url, address: "127.0.0.1", port, headers, ...capacity }),
    bodyMemory
  })
const outcomes = (fetch: ReturnType<typeof fetchWith>, paths: ReadonlyArray<string>, deadline = 10_000) =>
  Effect.runPromise(
    Effect.forEach(
      paths,
      (path) =>
        Effect.match(fetch({ url: `http://tidewatch.example${path}`, deadline: Duration.millis(deadline) }), {
          onSuccess: ({ body }) => body.byteLength,
          onFailure: ({ reason, message }) => `${reason}: ${message}`
        }),
      { concurrency: "unbounded" }
    )
  )

describe("bodies larger than is common", () => {
  test("all arrive whole, in turn, where there is room for one at a time", async () => {
    const sizes = await outcomes(fetchWith(700 * kilobyte), Array<string>(12).fill("/page"))
    expect(sizes).toEqual(Array<number>(12).fill(page.length))
  })
  test("unpacked ones too", async () => {
    const sizes = await outcomes(fetchWith(1000 * kilobyte), Array<string>(12).fill("/packed"))
    expect(sizes).toEqual(Array<number>(12).fill(plain.length))
  })
  test("wait for room no longer than for an answer, and are told so; small ones need none", async () => {
    const fetch = fetchWith(700 * kilobyte)
    const holding = outcomes(fetch, ["/stalls"], 1500)
    while (stalled === 0) await Bun.sleep(5)
    await Bun.sleep(200)
    expect(await outcomes(fetch, ["/page", "/small"], 300)).toEqual([
      "timeout: So much is being read at the moment that tidewatch.example had to wait too long. Try again.",
      2
    ])
    expect(await holding).toEqual(["timeout: tidewatch.example took too long to answer."])
    expect(await outcomes(fetch, ["/page"])).toEqual([page.length])
  })
})

describe("the memory itself", () => {
  test("is never held beyond its size, and all of it comes back", async () => {
    const memory = new BodyMemory(100)
    let most = 0
    const reader = (bytes: number) =>
      memory.with((room) =>
        Effect.async<void>((resume) =>
          room.atLeast(bytes, () => {
            most = Math.max(most, memory.held)
            setTimeout(() => resume(Effect.void), 2)
          })
        )
      )
    const sizes = Array.from({ length: 60 }, (_, at) => 1 + ((at * 37) % 130))
    await Effect.runPromise(Effect.forEach(sizes, reader, { concurrency: "unbounded" }))
    expect(most).toBeGreaterThan(50)
    expect(most).toBeLessThanOrEqual(100)
    expect(memory.held).toBe(0)
  })
  test("comes back from who gives up while waiting", async () => {
    const memory = new BodyMemory(100)
    const never = (bytes: number) =>
      memory
        .with((room) => Effect.async<void>(() => room.atLeast(bytes, () => {})))
        .pipe(Effect.timeoutOption("30 millis"))
    await Effect.runPromise(Effect.all([never(80), never(80), never(20)], { concurrency: "unbounded" }))
    expect(memory.held).toBe(0)
  })
})
