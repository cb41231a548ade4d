/** Bodies that are too long, too slow, or too many at once. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { bodyBytesOf } from "../../src/domain/api/schema/BodySize.ts"
import type { Any } from "../../src/domain/Operation.ts"
import { origin, type TestApp, testApp } from "../support/App.ts"
import { raiseLimits } from "../support/Limits.ts"

let app: TestApp
let key: string
const mebibyte = 1024 * 1024
beforeAll(async () => {
  app = await testApp({ work: false, config: { bodyMemoryMb: 8, bodyMemoryPerAddressMb: 6 } })
  await raiseLimits(app)
  key = (await app.user()).key
})
afterAll(() => app.close())

const parameters = { id: crypto.randomUUID(), listing_id: "1", milestone_id: "1" }
const pathOf = (operation: Any) =>
  `/api/v1${operation.path.replace(/\{(\w+)\}/g, (_, name: keyof typeof parameters) => parameters[name])}`

interface Sending {
  readonly address?: string
  readonly bearer?: string | null
  readonly headers?: Readonly<Record<string, string>>
}
const send = (method: string, path: string, body: string | ReadableStream<Uint8Array>, more: Sending = {}) =>
  app.fetch(
    new Request(`${origin}${path}`, {
      method,
      body,
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": more.address ?? "192.0.2.1",
        ...(more.bearer === null ? {} : { authorization: `Bearer ${more.bearer ?? key}` }),
        ...more.headers
      }
    })
  )
const refusalOf = async (response: Response) => {
  const { error } = await response.json()
  return { status: response.status, code: error.code, limit: error.details?.[0]?.limit, error }
}

/** JSON of exactly so many bytes. */
const jsonOf = (bytes: number) => `{"note":"${"x".repeat(bytes - 11)}"}`

/** A body that its sender ends, or never does. */
const dripping = (bytes: number) => {
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(jsonOf(bytes)))
      end = () => controller.close()
    }
  })
  return { stream, end: () => end() }
}
const edit = `/api/v1/drafts/${parameters.id}`

const writes = everyOperation
  .filter(({ method }) => method !== "GET")
  .map((operation): [string, Any] => [operation.name, operation])

describe("a body", () => {
  test.each(writes)("of %s is read up to what its fields can hold, and no further", async (_, operation) => {
    const most = bodyBytesOf(operation)
    const { method } = operation
    const fits = await refusalOf(await send(method, pathOf(operation), jsonOf(most)))
    expect([fits.status, fits.code]).toEqual([400, "invalid_request"])
    expect(fits.error.details[0].code).toBe("unknown_field")
    const tooLong = jsonOf(most + 1)
    const announced = { "content-length": String(tooLong.length) }
    for (const headers of [{}, announced]) {
      const beyond = await refusalOf(await send(method, pathOf(operation), tooLong, { headers }))
      expect(beyond).toMatchObject({ status: 400, code: "body_too_large", limit: most })
      expect(beyond.error.message).toContain(String(most))
    }
  })

  test("that stops is given up, and one that only drips", async () => {
    app.clock.haste = 50
    try {
      const refused = await refusalOf(await send("PATCH", edit, dripping(100).stream))
      expect([refused.status, refused.code]).toEqual([400, "malformed_json"])
      expect(refused.error.message).toContain("too slowly")
      const drip = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          app.clock.advance({ seconds: 1 })
          controller.enqueue(new Uint8Array([0x20]))
        }
      })
      expect((await refusalOf(await send("PATCH", edit, drip))).error.message).toContain("too slowly")
    } finally {
      app.clock.haste = 1
    }
  })
})

describe("memory for bodies", () => {
  /** Bodies of three megabytes that stay open, each from an address. */
  const hold = (address: string) => {
    const { stream, end } = dripping(3 * mebibyte)
    const answer = send("PATCH", edit, stream, { address })
    return { end, answer }
  }
  const small = (address: string) => send("POST", "/api/v1/drafts", '{"url":""}', { address })

  test("is bounded for one address, and for all; what is held comes back", async () => {
    const first = hold("192.0.2.10")
    await Bun.sleep(50)
    const second = await send("PATCH", edit, jsonOf(3 * mebibyte), { address: "192.0.2.10" })
    expect(second.headers.get("retry-after")).toBe("1")
    expect(await refusalOf(second)).toMatchObject({ status: 429, code: "rate_limited" })
    const elsewhere = hold("192.0.2.11")
    await Bun.sleep(50)
    const third = await send("PATCH", edit, jsonOf(3 * mebibyte), { address: "192.0.2.12" })
    expect(third.headers.get("retry-after")).toBe("1")
    expect(await refusalOf(third)).toMatchObject({ status: 503, code: "unavailable" })
    // A small one finds room beside them.
    expect((await refusalOf(await small("192.0.2.10"))).code).toBe("invalid_request")
    for (const held of [first, elsewhere]) {
      held.end()
      expect((await refusalOf(await held.answer)).code).toBe("invalid_request")
    }
    const again = await send("PATCH", edit, jsonOf(3 * mebibyte), { address: "192.0.2.10" })
    expect((await refusalOf(again)).code).toBe("invalid_request")
  })

  test("is kept for an announced length before anything is waited for, whatever the address", async () => {
    const announced = (address: string) =>
      send("PATCH", edit, dripping(100).stream, { address, headers: { "content-length": String(3.5 * mebibyte) } })
    app.clock.haste = 50
    try {
      const answers = await Promise.all([announced("192.0.2.20"), announced("192.0.2.20")])
      const codes = await Promise.all(answers.map(refusalOf))
      expect(codes.map(({ code }) => code).sort()).toEqual(["malformed_json", "rate_limited"])
    } finally {
      app.clock.haste = 1
    }
    expect((await refusalOf(await small("192.0.2.20"))).code).toBe("invalid_request")
  })

  test("covers the forms of the site and the authorization server", async () => {
    const first = hold("192.0.2.30")
    const second = hold("192.0.2.31")
    await Bun.sleep(50)
    const form = {
      "content-type": "application/x-www-form-urlencoded",
      origin,
      "content-length": String(mebibyte * 4)
    }
    for (const path of ["/sign-in", "/oauth/token", "/oauth/register"]) {
      const refused = await send("POST", path, "x=1", { bearer: null, headers: form, address: "192.0.2.32" })
      expect([path, refused.status]).toEqual([path, 503])
    }
    const headers = { ...form, accept: "text/html,*/*;q=0.8" }
    const atBrowser = await send("POST", "/sign-in", "x=1", { bearer: null, headers, address: "192.0.2.32" })
    expect([atBrowser.status, atBrowser.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"])
    first.end()
    second.end()
    await Promise.all([first.answer, second.answer])
  })
})
