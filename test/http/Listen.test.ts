/** The server on a real socket, spoken to by hand: what a well-behaved client never sends. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { connect, createServer, type Socket } from "node:net"
import { Duration, Effect, Exit, Layer, Scope } from "effect"
import { AppConfigTag } from "../../src/Config.ts"
import type { RequestHandler } from "../../src/http/Front.ts"
import { listen } from "../../src/http/Listen.ts"
import { type TestApp, testApp } from "../support/App.ts"

let app: TestApp
let port: number
let key: string
let scope: Scope.CloseableScope

/** The server of the service, before this application. */
const serve = (handler: RequestHandler, at: number) =>
  app.run(
    Effect.gen(function* () {
      const config = yield* AppConfigTag
      const { port } = yield* listen(handler).pipe(Effect.provide(Layer.succeed(AppConfigTag, { ...config, port: at })))
      return port
    }).pipe(Scope.extend(scope))
  )

beforeAll(async () => {
  app = await testApp({ demo: true, work: false })
  key = (await app.user()).key
  scope = await app.run(Scope.make())
  port = await serve((request) => app.fetch(request), 0)
})
afterAll(async () => {
  await app.run(Scope.close(scope, Exit.void))
  await app.close()
})

/** Sends these bytes and reads until the server closes, or says nothing more for a while. */
const say = (bytes: string | ReadonlyArray<string | Buffer>, quietMillis = 3000): Promise<string> =>
  new Promise((resolve) => {
    let heard = ""
    const socket = connect(port, "127.0.0.1", () => {
      for (const piece of typeof bytes === "string" ? [bytes] : bytes) socket.write(piece)
    })
    const end = () => {
      socket.destroy()
      resolve(heard)
    }
    socket.setTimeout(quietMillis, end)
    socket.on("data", (data) => {
      heard += data.toString("latin1")
    })
    socket.on("close", end)
    socket.on("error", end)
  })
const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1])
const errorOf = (heard: string) => JSON.parse(heard.slice(heard.indexOf("\r\n\r\n") + 4)).error
const get = (path: string, headers: string, version = "1.1") =>
  say(`GET ${path} HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`)

describe("a request for", () => {
  test.each([
    ["two hosts", "Host: a.example\r\nHost: b.example\r\n"],
    ["one host twice", "Host: a.example\r\nHost: a.example\r\n"],
    ["a host that is none", "Host: <a>/ b\r\n"],
    ["a host with a user", "Host: me@a.example\r\n"],
    ["an empty host", "Host: \r\n"],
    ["a port that is none", "Host: a.example:99999\r\n"],
    ["an address that is none", "Host: 1.2.3.4.5\r\n"]
  ])("%s is 400, kept answers too", async (_, headers) => {
    await get("/api/v1/site", "Host: a.example\r\n")
    const heard = await get("/api/v1/site", headers)
    expect([statusOf(heard), errorOf(heard).code]).toEqual([400, "invalid_request"])
  })
  test("no host is answered in HTTP/1.0", async () => {
    const heard = await get("/api/v1/listings?per_page=1", "", "1.0")
    expect(statusOf(heard)).toBe(200)
    expect(heard).toContain(`<${app.origin}/api/v1/listings?`)
  })
  test("any other host is answered with our own address in every link", async () => {
    const heard = await get("/api/v1/listings?per_page=1&page=2", "Host: evil.example\r\n")
    expect(statusOf(heard)).toBe(200)
    expect(heard).not.toContain("evil.example")
  })
  test.each([
    ["two lengths", "Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}"],
    ["a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
    ["an unknown coding", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"],
    ["a length that is none", "Content-Length: -1\r\n\r\n"]
  ])("a body of %s is 400", async (_, rest) => {
    const heard = await say(`POST /api/v1/drafts HTTP/1.1\r\nHost: a.example\r\n${rest}`)
    expect(statusOf(heard)).toBe(400)
  })
  test("several things in one breath is answered in their order, or the connection ends, but never mixed up", async () => {
    const one = (path: string, last = "") => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n${last}\r\n`
    const paths = ["/healthz", "/api/v1/listings/tidewatch", "/healthz", "/api/v1/listings/loamwise"]
    const heard = await say(paths.map((path, at) => one(path, at === 3 ? "Connection: close\r\n" : "")).join(""))
    const answers = heard.split("HTTP/1.1 200 OK").slice(1)
    const marks = ['"ok":true', '"slug":"tidewatch"', '"ok":true', '"slug":"loamwise"']
    // Bun ends a connection on which a request comes before the answer to the last has been worked out.
    expect(answers.length).toBeGreaterThan(0)
    for (const [at, answer] of answers.entries()) expect(answer).toContain(marks[at] ?? "nothing more")
  })
})

describe("a body", () => {
  const head = () =>
    `POST /api/v1/drafts HTTP/1.1\r\nHost: a.example\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`
  const megabyte = Buffer.alloc(1024 * 1024, "x")

  test("that says it has 32 MB is refused before it is sent", async () => {
    const heard = await say(`${head()}Content-Length: ${32 * megabyte.length}\r\nConnection: close\r\n\r\n`)
    expect([statusOf(heard), errorOf(heard).code]).toEqual([400, "body_too_large"])
  })
  test("of 32 MB that does not say so is given up, and the service goes on", async () => {
    const heard = await say([
      `${head()}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`,
      ...Array.from({ length: 32 }, () => ["100000\r\n", megabyte, "\r\n"]).flat(),
      "0\r\n\r\n"
    ])
    // A sender that is still sending may find the connection closed before it reads why.
    if (heard.includes("\r\n\r\n{")) expect([statusOf(heard), errorOf(heard).code]).toEqual([400, "body_too_large"])
    expect(statusOf(await get("/healthz", "Host: a.example\r\nConnection: close\r\n"))).toBe(200)
  })
  test("whose sender goes away leaves its place to others", async () => {
    const edit = head().replace("POST /api/v1/drafts", `PATCH /api/v1/drafts/${crypto.randomUUID()}`)
    const begun = `${edit}Content-Length: 3700000\r\n\r\n{`
    const hold = () =>
      new Promise<Socket>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => {
          socket.write(begun)
          resolve(socket)
        })
      })
    const held = [await hold(), await hold()]
    const third = () => say(begun, 300).then(statusOf)
    await app.until(third, (status) => status === 429, "a third large body being refused")
    for (const socket of held) socket.destroy()
    await app.until(third, (status) => Number.isNaN(status), "a third large body being waited for")
  })
  test("of a request without a credential is not waited for", async () => {
    const heard = await say("POST /api/v1/drafts HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1000\r\n\r\n{", 2000)
    expect(statusOf(heard)).toBe(401)
  })
})

test("a port that is taken is told in one sentence", async () => {
  const taken = createServer()
  const at = await new Promise<number>((resolve) =>
    taken.listen(0, "127.0.0.1", () => {
      const address = taken.address()
      resolve(typeof address === "object" && address !== null ? address.port : 0)
    })
  )
  const failed = await serve(() => new Response(), at).catch((error: unknown) => error)
  taken.close()
  expect(String(failed)).toContain(`Cannot listen on 127.0.0.1, port ${at}`)
})

describe("while it leaves", () => {
  /** A server with one request that takes its time, told to go; what that request hears, and when. */
  const leaving = async (drainMillis: number, answerAfter: number) => {
    const own = await app.run(Scope.make())
    let entered = () => {}
    const running = new Promise<void>((resolve) => (entered = resolve))
    let gone = false
    const handler: RequestHandler = async () => {
      entered()
      await Bun.sleep(answerAfter)
      // What a handler that outlives its database would say.
      return new Response(null, { status: gone ? 500 : 200 })
    }
    const at = await app.run(
      Effect.gen(function* () {
        const config = yield* AppConfigTag
        const listening = listen(handler, Duration.millis(drainMillis))
        const { port } = yield* Effect.provide(listening, Layer.succeed(AppConfigTag, { ...config, port: 0 }))
        return port
      }).pipe(Scope.extend(own))
    )
    const heard = fetch(`http://127.0.0.1:${at}/api/v1/site`).catch(() => null)
    await running
    const began = performance.now()
    await app.run(Scope.close(own, Exit.void))
    gone = true
    return { response: await heard, took: performance.now() - began }
  }

  test("a request that ends in time is answered as ever", async () => {
    const { response } = await leaving(2000, 300)
    expect(response?.status).toBe(200)
  })
  test("a request that does not is told to come again, not that something broke", async () => {
    const { response, took } = await leaving(200, 1500)
    expect([response?.status, response?.headers.get("retry-after"), response?.headers.get("connection")]).toEqual([
      503,
      "2",
      "close"
    ])
    expect(await response?.text()).toContain(`"code":"unavailable"`)
    expect(took).toBeLessThan(1400)
  })
})
