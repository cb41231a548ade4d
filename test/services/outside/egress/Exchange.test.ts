import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer as createSecureServer } from "node:https"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Duration, Effect, Exit, Fiber } from "effect"
import { type ExchangeRequest, exchange } from "../../../../src/services/outside/egress/Exchange.ts"

/** What the server at the other end does once it has been asked; the path says which. */
const habits: Record<string, (socket: Socket) => void> = {
  "/ok": (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-A: 1\r\nx-a: 2\r\n\r\nhi"),
  "/unsized": (socket) => socket.end("HTTP/1.1 200 OK\r\n\r\nhi"),
  "/redirect": (socket) => socket.end("HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1/\r\ncontent-length: 0\r\n\r\n"),
  "/packed": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n")
    socket.end(Bun.gzipSync(Buffer.from("hi")))
  },
  "/silent": () => {},
  "/stalls": (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhi"),
  "/cut": (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhi"),
  "/cut-chunk": (socket) => socket.end("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhi\r\n"),
  "/bad-chunk": (socket) => socket.end("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nhi\r\n"),
  "/ssh": (socket) => socket.end("SSH-2.0-OpenSSH\r\n"),
  "/empty": (socket) => socket.end(),
  "/reset": (socket) => socket.resetAndDestroy(),
  "/upgrade": (socket) => socket.end("HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
  "/smuggle": (socket) =>
    socket.end("HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n"),
  "/headers": (socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${"a".repeat(17 * 1024)}\r\ncontent-length: 2\r\n\r\nhi`),
  "/large": (socket) => socket.end(`HTTP/1.1 200 OK\r\ncontent-length: 3000\r\n\r\n${"a".repeat(3000)}`),
  "/endless": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n")
    const more = () => !socket.destroyed && socket.write("a".repeat(500), () => setTimeout(more, 1))
    more()
  }
}
const heads: Array<string> = []
const open = new Set<Socket>()
const server = createServer((socket) => {
  open.add(socket)
  socket.on("close", () => open.delete(socket))
  socket.on("error", () => {})
  socket.once("data", (data) => {
    heads.push(data.toString())
    habits[data.toString().split(" ")[1] ?? ""]?.(socket)
  })
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  server.close()
})

const ask = (path: string, more: Partial<ExchangeRequest> = {}) =>
  exchange({
    url: new URL(`http://tidewatch.example${path}`),
    address: "127.0.0.1",
    port,
    headers: { "user-agent": "LaunchbookBot/1.0" },
    limits: { connect: Duration.millis(400), idle: Duration.millis(60), wireBytes: 2000 },
    ...more
  })
const reasonOf = (path: string, more?: Partial<ExchangeRequest>) =>
  Effect.runPromise(
    Effect.match(ask(path, more), {
      onSuccess: ({ status }) => `answered ${status}`,
      onFailure: ({ reason }) => reason
    })
  )
const bodyOf = (body: Uint8Array) => Buffer.from(body).toString()

describe("an answer", () => {
  test("comes from the given address, asked by the name", async () => {
    const answer = await Effect.runPromise(ask("/ok"))
    expect([answer.status, answer.headers["x-a"], bodyOf(answer.body)]).toEqual([200, "1, 2", "hi"])
    const head = heads.at(-1)?.toLowerCase() ?? ""
    expect(head).toContain("host: tidewatch.example\r\n")
    expect(head).toContain("user-agent: launchbookbot/1.0\r\n")
    expect(head).toContain("connection: close\r\n")
  })
  test("may end with the connection", async () => {
    expect(bodyOf((await Effect.runPromise(ask("/unsized"))).body)).toBe("hi")
  })
  test("is handed over as it came: redirects not followed, bodies not unpacked", async () => {
    expect((await Effect.runPromise(ask("/redirect"))).headers.location).toBe("http://127.0.0.1/")
    expect([...(await Effect.runPromise(ask("/packed"))).body.slice(0, 2)]).toEqual([0x1f, 0x8b])
  })
  test("ignores proxy variables", async () => {
    process.env.HTTP_PROXY = process.env.http_proxy = "http://127.0.0.1:1"
    try {
      expect(await reasonOf("/ok")).toBe("answered 200")
    } finally {
      delete process.env.HTTP_PROXY
      delete process.env.http_proxy
    }
  })
})

describe("a failure", () => {
  test.each([
    ["/silent", "timeout"],
    ["/stalls", "timeout"],
    ["/cut", "protocol"],
    ["/cut-chunk", "protocol"],
    ["/bad-chunk", "protocol"],
    ["/ssh", "protocol"],
    ["/empty", "protocol"],
    ["/reset", "protocol"],
    ["/upgrade", "protocol"],
    ["/smuggle", "protocol"],
    ["/headers", "too_large"],
    ["/large", "too_large"],
    ["/endless", "too_large"]
  ])("%s is %s", async (path, reason) => {
    expect(await reasonOf(path)).toBe(reason)
  })
  test("nobody listening is connect", async () => {
    expect(await reasonOf("/ok", { port: 1 })).toBe("connect")
  })
  test("an address that does not answer is a timeout", async () => {
    // A listener whose backlog nobody empties accepts at TCP level, so TLS never stands: the same timer.
    expect(
      await reasonOf("/silent", {
        url: new URL("https://tidewatch.example/silent"),
        limits: { connect: Duration.millis(60) }
      })
    ).toBe("timeout")
  })
  test("plain HTTP where TLS was expected is tls", async () => {
    const speaksFirst = createServer((socket) => {
      socket.on("error", () => {})
      socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")
    })
    await new Promise<void>((ready) => speaksFirst.listen(0, "127.0.0.1", ready))
    const other = (speaksFirst.address() as AddressInfo).port
    expect(await reasonOf("/ok", { url: new URL("https://tidewatch.example/"), port: other })).toBe("tls")
    speaksFirst.close()
  })
})

test("interrupting destroys the socket", async () => {
  const asked = heads.length
  const fiber = Effect.runFork(ask("/silent", { limits: { idle: Duration.minutes(1) } }))
  while (heads.length === asked) await Bun.sleep(1)
  const before = open.size
  const exit = await Effect.runPromise(Fiber.interrupt(fiber))
  expect(Exit.isInterrupted(exit)).toBe(true)
  while (open.size >= before) await Bun.sleep(1)
})

test.skipIf(Bun.which("openssl") === null)(
  "a certificate counts only for its own name and from a known authority",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "launchbook-tls-"))
    const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")]
    const subject = ["-subj", "/CN=tidewatch.example", "-addext", "subjectAltName=DNS:tidewatch.example"]
    const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    Bun.spawnSync(["openssl", "req", ...kind, ...subject, "-keyout", key, "-out", certificate])
    const secure = createSecureServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (_, answer) =>
      answer.end("hi")
    )
    await new Promise<void>((ready) => secure.listen(0, "127.0.0.1", ready))
    const securePort = (secure.address() as AddressInfo).port

    // Authorities are read when a process starts, so the one that trusts this certificate is another process.
    const trusting = async (name: string) => {
      const child = Bun.spawn([process.execPath, "-e", script(name, securePort)], {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
        stdout: "pipe"
      })
      return await new Response(child.stdout).text()
    }
    try {
      expect(await reasonOf("/", { url: new URL("https://tidewatch.example/"), port: securePort })).toBe("tls")
      expect(await trusting("tidewatch.example")).toBe("answered 200\n")
      expect(await trusting("other.example")).toBe("tls\n")
    } finally {
      secure.close()
      rmSync(folder, { recursive: true })
    }
  }
)

const module = new URL("../../../../src/services/outside/egress/Exchange.ts", import.meta.url).pathname
const script = (name: string, securePort: number) => `
  const { exchange } = await import(${JSON.stringify(module)})
  const { Effect } = await import("effect")
  const asked = exchange({ url: new URL("https://${name}/"), address: "127.0.0.1", port: ${securePort}, headers: {} })
  const outcome = { onSuccess: (answer) => "answered " + answer.status, onFailure: (failure) => failure.reason }
  console.log(await Effect.runPromise(Effect.match(asked, outcome)))
  process.exit(0)
`
