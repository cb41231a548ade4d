import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { createSocket } from "node:dgram"
import { Effect, Exit, Fiber } from "effect"
import { Dns } from "../../../src/services/outside/Dns.ts"

type Type = "A" | "AAAA" | "TXT"
const types: Readonly<Record<number, Type>> = { 1: "A", 28: "AAAA", 16: "TXT" }
/** Data of each record; an empty list is a name without such a record, a number an error code, null silence. */
const zone: Readonly<Record<string, Partial<Record<Type, ReadonlyArray<ReadonlyArray<number>> | number | null>>>> = {
  "both.example": {
    A: [
      [93, 184, 215, 14],
      [10, 0, 0, 1]
    ],
    AAAA: [[0x26, 6, 0x28, 0, 2, 0x20, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]]
  },
  "v4.example": { A: [[93, 184, 215, 14]], AAAA: [] },
  "half.example": { A: [[93, 184, 215, 14]], AAAA: 2 },
  "neither.example": { A: [], AAAA: [], TXT: [] },
  "broken.example": { A: 2, AAAA: [], TXT: 2 },
  "gone.example": { A: 3, AAAA: 3, TXT: 3 },
  "silent.example": { A: null, AAAA: null },
  "text.example": {
    TXT: [
      [3, 97, 98, 99, 2, 100, 101],
      [1, 120]
    ]
  }
}

const asked: Array<string> = []
const server = createSocket("udp4")
server.on("message", (question, from) => {
  const labels: Array<string> = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString())
    at += length + 1
  }
  const end = at + 5
  const type = types[question.readUInt16BE(at + 1)]
  const name = labels.join(".").toLowerCase()
  asked.push(`${name} ${type}`)
  const found = type === undefined ? 3 : zone[name]?.[type]
  if (found === null || found === undefined) return
  const records = typeof found === "number" ? [] : found
  const answer = Buffer.from(question.subarray(0, end))
  answer.writeUInt16BE(0x8180 | (typeof found === "number" ? found : 0), 2)
  answer.writeUInt16BE(records.length, 6)
  answer.writeUInt32BE(0, 8)
  const data = records.map((record) => {
    const head = Buffer.from([0xc0, 12, ...question.subarray(at + 1, at + 5), 0, 0, 0, 60, 0, record.length])
    return Buffer.concat([head, Buffer.from(record)])
  })
  server.send(Buffer.concat([answer, ...data]), from.port, from.address)
})
let servers: ReadonlyArray<string> = []
beforeAll(async () => {
  await new Promise<void>((ready) => server.bind(0, "127.0.0.1", ready))
  servers = [`127.0.0.1:${server.address().port}`]
})
afterAll(() => server.close())

const ask = <A>(use: (dns: typeof Dns.Service) => Effect.Effect<A, { readonly reason: string }>) =>
  Effect.runPromise(
    Effect.flatMap(Dns, use).pipe(
      Effect.catchAll(({ reason }) => Effect.succeed(reason)),
      Effect.provide(Dns.layer({ servers }))
    )
  )

describe("resolve", () => {
  test("gives every address of both families", async () => {
    const found = await ask((dns) => dns.resolve("both.example"))
    expect(found).toEqual([
      { address: "93.184.215.14", family: 4 },
      { address: "10.0.0.1", family: 4 },
      { address: "2606:2800:220:1::1", family: 6 }
    ])
  })
  test.each(["v4.example", "half.example"])("%s has the one family it has", async (host) => {
    expect(await ask((dns) => dns.resolve(host))).toEqual([{ address: "93.184.215.14", family: 4 }])
  })
  test.each([
    ["neither.example", "not_found"],
    ["gone.example", "not_found"],
    ["broken.example", "failed"]
  ])("%s is %s", async (host, reason) => {
    expect(await ask((dns) => dns.resolve(host))).toBe(reason)
  })
  test("asks for no name of /etc/hosts", async () => {
    // `localhost` is in every hosts file; this server does not know it.
    const fiber = Effect.runFork(
      Effect.flatMap(Dns, (dns) => dns.resolve("localhost")).pipe(Effect.provide(Dns.layer({ servers })))
    )
    while (!asked.includes("localhost A")) await Bun.sleep(1)
    expect(Exit.isInterrupted(await Effect.runPromise(Fiber.interrupt(fiber)))).toBe(true)
  })
})

test("interrupting ends a question nobody answers", async () => {
  const fiber = Effect.runFork(
    Effect.flatMap(Dns, (dns) => dns.resolve("silent.example")).pipe(Effect.provide(Dns.layer({ servers })))
  )
  while (!asked.includes("silent.example A")) await Bun.sleep(1)
  expect(Exit.isInterrupted(await Effect.runPromise(Fiber.interrupt(fiber)))).toBe(true)
})

describe("txt", () => {
  test("gives the text of every record", async () => {
    const found = await ask((dns) => dns.txt("text.example"))
    expect(found).toContain("x")
    expect([...found].join("")).toBe("abcdex")
  })
  test.each(["neither.example", "gone.example"])("%s has none", async (host) => {
    expect(await ask((dns) => dns.txt(host))).toEqual([])
  })
  test("a server that cannot answer is a failure", async () => {
    expect(await ask((dns) => dns.txt("broken.example"))).toBe("failed")
  })
})
