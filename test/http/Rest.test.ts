/** The wire: errors in one shape, caching, compression, limits, and keys that make a write safe to repeat. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { Settings } from "../../src/services/store/Settings.ts"
import { onPostgres, origin, type TestApp, testApp } from "../support/App.ts"
import { raiseLimits } from "../support/Limits.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true })
})
afterAll(() => app.close())

const setting = (key: string, value: unknown) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))

const raw = (path: string, init: RequestInit & { address?: string } = {}) =>
  app.fetch(
    new Request(`${origin}${path}`, {
      ...init,
      headers: { "x-forwarded-for": init.address ?? `192.0.2.${Math.floor(Math.random() * 250)}`, ...init.headers }
    })
  )

describe("errors", () => {
  test("an unknown path is 404 in the shape of every error", async () => {
    const reply = await app.rest("GET", "/no-such-thing")
    expect(reply.status).toBe(404)
    expect(reply.body.error).toMatchObject({ code: "not_found", details: [] })
    expect(reply.body.error.request_id).toBe(reply.headers.get("x-request-id"))
  })
  test.each([
    ["percent signs that encode nothing", "/listings/%ZZ"],
    ["upper case", "/LISTINGS"],
    ["a doubled slash", "//listings"],
    ["another version", "/api/v2/listings"],
    ["nothing after the version", "/"]
  ])("a path with %s is 404, and any page may read so", async (_, path) => {
    const reply = await app.rest("GET", path)
    expect([reply.status, reply.body.error.code]).toEqual([404, "not_found"])
    if (!path.startsWith("/api")) expect(reply.headers.get("access-control-allow-origin")).toBe("*")
  })
  test("a slug is looked for up to its 220 characters, and refused past them", async () => {
    const longest = await app.rest("GET", `/listings/${"a".repeat(220)}`)
    expect([longest.status, longest.body.error.code]).toEqual([404, "not_found"])
    for (const slug of ["a".repeat(221), "a".repeat(8000), "%00", "..%2f", "TIDEWATCH", "-tide"]) {
      const reply = await app.rest("GET", `/listings/${slug}`)
      expect([slug, reply.status, reply.body.error.details[0]?.path]).toEqual([slug, 400, "path.slug"])
    }
  })
  test("a refusal that costs nothing still says how the limit stands", async () => {
    const address = "192.0.2.250"
    const { key } = await app.user({ scopes: ["listings:write"] })
    const limitOf = async (more: { readonly key?: string; readonly headers?: Record<string, string> }) => {
      const { status, headers } = await app.rest("GET", "/me", { address, ...more })
      return [status, headers.get("ratelimit-policy"), /r=\d+/.exec(headers.get("ratelimit") ?? "")?.[0]]
    }
    for (let i = 0; i < 3; i++) {
      expect(await limitOf({})).toEqual([401, '"anonymous";q=60;w=60', "r=60"])
      expect(await limitOf({ headers: { authorization: "Bearer x" } })).toEqual([401, '"anonymous";q=60;w=60', "r=60"])
      expect(await limitOf({ key })).toEqual([403, '"read";q=300;w=60', "r=300"])
    }
  })
  test("what no route is for counts like a call without a credential, and says how that stands", async () => {
    const address = "203.0.113.3"
    const lost = (method: string, path: string) => app.rest(method, path, { address })
    const standing = ({ status, headers }: Awaited<ReturnType<typeof lost>>) => [
      status,
      headers.get("ratelimit-policy"),
      /r=\d+/.exec(headers.get("ratelimit") ?? "")?.[0]
    ]
    expect(standing(await lost("GET", "/no-such-thing"))).toEqual([404, '"anonymous";q=60;w=60', "r=59"])
    expect(standing(await lost("PUT", "/listings"))).toEqual([405, '"anonymous";q=60;w=60', "r=58"])
    const statuses: Array<number> = []
    for (let i = 0; i < 70; i++) statuses.push((await lost("GET", `/no-such-thing-${i}`)).status)
    expect(statuses).toEqual([...Array(58).fill(404), ...Array(12).fill(429)])
    const refused = await lost("GET", "/no-such-thing")
    expect(refused.body.error).toMatchObject({ code: "rate_limited", limit: 60, window: 60 })
    expect(refused.headers.get("retry-after")).toBe(String(refused.body.error.retry_after))
    expect(refused.headers.get("access-control-allow-origin")).toBe("*")
    // A page of the site that is not there is no call.
    const page = await lost("GET", "https://launchbook.test/no-such-page")
    expect([page.status, page.headers.get("ratelimit")]).toEqual([404, null])
  })
  test("a wrong method is 405 and names the right ones", async () => {
    const reply = await app.rest("PUT", "/listings")
    expect(reply.status).toBe(405)
    expect(reply.headers.get("allow")).toBe("GET, HEAD")
    expect(reply.headers.get("access-control-allow-origin")).toBe("*")
    expect((await app.rest("GET", "/me/interview")).headers.get("allow")).toBe("PUT")
  })
  test.each([
    "a",
    "0",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    "Root=1:67/a+b._-=",
    "x".repeat(128)
  ])("the request id %p is taken over, in answers and errors", async (id) => {
    for (const path of ["/site", "/listings/no-such-thing"]) {
      const { headers, body } = await app.rest("GET", path, { headers: { "x-request-id": id } })
      expect(headers.get("x-request-id")).toBe(id)
      if (body.error !== undefined) expect(body.error.request_id).toBe(id)
    }
  })
  test.each(["", "<script>", "two words", "a,b", "café", "x".repeat(129)])(
    "the request id %p is replaced",
    async (id) => {
      const { headers } = await app.rest("GET", "/site", { headers: { "x-request-id": id } })
      expect(headers.get("x-request-id")).toMatch(/^[a-z0-9-]{10,}$/)
    }
  )
  test("what is made and has an address is answered with it, and again when the answer is replayed", async () => {
    const { key } = await app.user()
    const submit = () =>
      app.rest("POST", "/drafts", {
        key,
        body: { url: "https://addressed.example" },
        headers: { "idempotency-key": "addressed" }
      })
    const made = await submit()
    expect(made.headers.get("location")).toBe(`/api/v1/drafts/${made.body.id}`)
    expect(made.headers.get("access-control-expose-headers")).toContain("Location")
    expect((await app.rest("GET", made.headers.get("location") ?? "", { key })).body.id).toBe(made.body.id)
    const again = await submit()
    expect(again.headers.get("idempotent-replayed")).toBe("true")
    expect(again.headers.get("location")).toBe(made.headers.get("location"))
    expect((await app.rest("GET", `/drafts/${made.body.id}`, { key })).headers.get("location")).toBeNull()
  })
  test("an address is promised for what was made, and leads to a read", () => {
    for (const operation of everyOperation.filter(({ location }) => location !== undefined)) {
      expect([operation.name, operation.status]).toEqual([operation.name, 201])
      const path = operation.location?.(operation.example.output) ?? ""
      const reads = everyOperation.filter(({ method }) => method === "GET").map((read) => read.path)
      expect(reads.some((read) => new RegExp(`^${read.replace(/\{\w+\}/g, "[^/]+")}$`).test(path))).toBe(true)
    }
  })
  test("all issues are reported at once", async () => {
    const reply = await app.rest("GET", "/listings?per_page=1000&page=0&sort=best&page=2&color=red")
    expect(reply.status).toBe(400)
    const found = Object.fromEntries(
      reply.body.error.details.map((one: { path: string; code: string }) => [`${one.path} ${one.code}`, true])
    )
    expect(found).toEqual({
      "query.per_page too_large": true,
      "query.page too_small": true,
      "query.page duplicate_parameter": true,
      "query.sort invalid_choice": true,
      "query.color unknown_parameter": true
    })
  })

  test("a body that is wrong in thousands of places is answered briefly", async () => {
    const { key } = await app.user()
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]))
    const reply = await app.rest("PATCH", `/drafts/${crypto.randomUUID()}`, { key, body })
    expect([reply.status, reply.body.error.details.length]).toEqual([400, 100])
  })

  const bodies: ReadonlyArray<[string, RequestInit, string]> = [
    ["malformed JSON", { body: "{" }, "malformed_json"],
    [
      "an empty string of another type",
      { body: "url=https://a.example", headers: { "content-type": "application/x-www-form-urlencoded" } },
      "unsupported_media_type"
    ],
    ["multipart", { body: new FormData() }, "unsupported_media_type"],
    ["text", { body: "{}", headers: { "content-type": "text/plain" } }, "unsupported_media_type"],
    [
      "another charset",
      { body: "{}", headers: { "content-type": "application/json; charset=latin1" } },
      "unsupported_media_type"
    ],
    ["invalid UTF-8", { body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) }, "malformed_json"],
    ["deep nesting", { body: `${"[".repeat(40)}${"]".repeat(40)}` }, "malformed_json"],
    ["thousands of brackets", { body: "[".repeat(20_000) }, "malformed_json"],
    ["too many values", { body: `{"url":[${"1,".repeat(10_000)}1]}` }, "malformed_json"],
    ["too many bytes", { body: `{"url":"${"x".repeat(4 * 1024 * 1024)}"}` }, "body_too_large"],
    ["a list", { body: "[]" }, "invalid_request"],
    ["null", { body: "null" }, "invalid_request"],
    ["nothing", {}, "invalid_request"],
    ["__proto__", { body: '{"url":"https://a.example","__proto__":{"admin":true}}' }, "invalid_request"],
    ["constructor", { body: '{"url":"https://a.example","constructor":1}' }, "invalid_request"],
    ["a NUL character", { body: '{"url":"https://a\\u0000.example"}' }, "invalid_request"]
  ]
  test.each(bodies)("a body of %s is 400", async (_, init, code) => {
    const { key } = await app.user()
    const reply = await raw("/api/v1/drafts", {
      method: "POST",
      ...init,
      headers: {
        authorization: `Bearer ${key}`,
        ...(init.body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...Object.fromEntries(new Headers(init.headers))
      }
    })
    const body = await reply.json()
    expect([reply.status, body.error.code]).toEqual([400, code])
    expect(body.error.message.length).toBeGreaterThan(10)
  })

  test.each(["Basic dXNlcjpwYXNz", "Bearer", "Bearer a b", "lb_live_x", "Bearer <script>"])(
    "the credential %s is 401",
    async (authorization) => {
      const reply = await app.rest("GET", "/listings", { headers: { authorization } })
      expect(reply.status).toBe(401)
      expect(reply.body.error.code).toBe("invalid_token")
    }
  )
  test("hostile text in a query is searched for, not obeyed", async () => {
    for (const q of [
      "%00",
      "%ZZ",
      "'; drop table listings; --",
      "a & | ! ( )",
      "\\",
      "%",
      "_",
      "😀".repeat(100),
      "<script>"
    ]) {
      const reply = await raw(`/api/v1/listings?q=${q.startsWith("%") ? q : encodeURIComponent(q)}`)
      expect([200, 400], q).toContain(reply.status)
    }
  })
})

describe("public reads", () => {
  test("carry a strong ETag, and a 304 from the cache costs nothing", async () => {
    const address = "192.0.2.251"
    const first = await app.rest("GET", "/listings?per_page=3", { address })
    const etag = first.headers.get("etag") ?? ""
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(first.headers.get("cache-control")).toContain("no-cache")
    expect(first.headers.get("access-control-allow-origin")).toBe("*")
    const left = () =>
      app
        .rest("GET", "/listings?per_page=3", { address })
        .then(({ headers }) => Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]))
    const before = await left()
    for (let i = 0; i < 5; i++) {
      const again = await app.rest("GET", "/listings?per_page=3", { address, headers: { "if-none-match": etag } })
      expect(again.status).toBe(304)
      expect(again.text).toBe("")
      expect(again.headers.get("etag")).toBe(etag)
    }
    expect(await left()).toBe(before - 1)
  })
  test.each([
    ["any answer", "*"],
    ["the answer of an empty page", ""]
  ])("are counted where the database was asked, though the caller has %s", async (_, given) => {
    const word = given === "*" ? "zzyzx" : "zzyzy"
    const address = `203.0.113.${given === "*" ? 1 : 2}`
    const nothing = async (q: string, headers: Record<string, string>) =>
      await app.rest("GET", `/listings?q=${q}`, { address, headers })
    const tag = given || ((await nothing(word, {})).headers.get("etag") ?? "")
    const statuses: Array<number> = []
    for (let i = 0; i < 300; i++) statuses.push((await nothing(`${word}-${i}`, { "if-none-match": tag })).status)
    const served = given === "*" ? 60 : 59
    expect(statuses).toEqual([...Array(served).fill(304), ...Array(300 - served).fill(429)])
  })
  test("of today are made anew when the clock is set back to another day", async () => {
    const week = async () => (await app.rest("GET", "/launches/weeks/this")).body.week
    const now = await week()
    app.clock.advance({ weeks: 1 })
    const next = await week()
    expect(next).not.toBe(now)
    app.clock.advance({ weeks: -1 })
    expect(await week()).toBe(now)
  })
  test.each(["zstd", "br", "gzip"])("come in %s, with a tag of its own", async (encoding) => {
    const plain = await raw("/api/v1/listings?per_page=50")
    const packed = await raw("/api/v1/listings?per_page=50", { headers: { "accept-encoding": encoding } })
    expect(packed.headers.get("content-encoding")).toBe(encoding)
    expect(packed.headers.get("etag")).not.toBe(plain.headers.get("etag"))
    const bytes = new Uint8Array(await packed.arrayBuffer())
    const text = await plain.text()
    expect(bytes.length).toBeLessThan(text.length / 2)
    const unpacked =
      encoding === "zstd"
        ? Bun.zstdDecompressSync(bytes)
        : encoding === "br"
          ? (await import("node:zlib")).brotliDecompressSync(bytes)
          : Bun.gunzipSync(bytes)
    expect(new TextDecoder().decode(unpacked)).toBe(text)
    const again = await raw("/api/v1/listings?per_page=50", {
      headers: { "accept-encoding": encoding, "if-none-match": packed.headers.get("etag") ?? "" }
    })
    expect(again.status).toBe(304)
  })
  test("a page past the end is empty, and the links say where the pages are", async () => {
    const reply = await app.rest("GET", "/listings?page=999&per_page=10")
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ items: [], page: 999, per_page: 10, has_more: false })
    const second = await app.rest("GET", "/listings?page=2&per_page=10&sort=votes")
    const link = second.headers.get("link") ?? ""
    for (const rel of ["first", "prev", "next", "last"]) expect(link).toContain(`rel="${rel}"`)
    expect(link).toContain(`${origin}/api/v1/listings?page=3&per_page=10&sort=votes`)
  })
  test("a preflight is answered for everyone", async () => {
    const reply = await raw("/api/v1/drafts", {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" }
    })
    expect(reply.status).toBe(204)
    expect(reply.headers.get("access-control-allow-headers")).toContain("Idempotency-Key")
    expect(reply.headers.get("access-control-allow-credentials")).toBeNull()
  })
})

describe("rate limits", () => {
  test("let through exactly as many as they say, then say how long to wait", async () => {
    await setting("rate_limit.anonymous_per_minute", 12)
    const address = "192.0.2.252"
    const statuses: Array<number> = []
    for (let i = 0; i < 20; i++) statuses.push((await app.rest("GET", "/site", { address })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(12)
    const refused = await app.rest("GET", "/categories", { address })
    expect(refused.status).toBe(429)
    expect(refused.body.error).toMatchObject({ code: "rate_limited", limit: 12, window: 60 })
    expect(refused.body.error.retry_after).toBeGreaterThan(0)
    expect(refused.headers.get("retry-after")).toBe(String(refused.body.error.retry_after))
    app.clock.advance({ seconds: 61 })
    expect((await app.rest("GET", "/site", { address })).status).toBe(200)
    await setting("rate_limit.anonymous_per_minute", 60)
  })
  test("count a whole IPv6 network as one", async () => {
    await setting("rate_limit.anonymous_per_minute", 3)
    const statuses: Array<number> = []
    for (let i = 0; i < 4; i++)
      statuses.push((await app.rest("GET", "/site", { address: `2001:db8:1:2::${i}` })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await app.rest("GET", "/site", { address: "2001:db8:1:3::1" })).status).toBe(200)
    await setting("rate_limit.anonymous_per_minute", 60)
  })
  test("of submissions are their own, and get_account shows what is left", async () => {
    await setting("rate_limit.submit_per_hour", 2)
    const { key } = await app.user()
    const submit = () => app.rest("POST", "/drafts", { key, body: { url: "https://limits.example" } })
    expect([(await submit()).status, (await submit()).status, (await submit()).status]).toEqual([201, 201, 429])
    const account = await app.rest("GET", "/me", { key })
    expect(account.body.limits.submit_hour).toMatchObject({ limit: 2, remaining: 0, window: 3600 })
    await setting("rate_limit.submit_per_hour", 10)
  })
  test("hold however many ask at once", async () => {
    await setting("rate_limit.write_per_minute", 10)
    const { key } = await app.user()
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => app.rest("PUT", "/me/interview", { key, body: { answers: [] } }))
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    await setting("rate_limit.write_per_minute", 60)
  })
})

describe("an idempotency key", () => {
  beforeAll(() => raiseLimits(app))
  const submit = (key: string, idempotency: string, body: unknown = { url: "https://idem.example" }) =>
    app.rest("POST", "/drafts", { key, body, headers: { "idempotency-key": idempotency } })
  const drafts = async (key: string) => (await app.rest("GET", "/drafts", { key })).body.total

  test("makes eight senders at once one draft and one answer", async () => {
    const { key } = await app.user()
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(key, "once")))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies.every(({ status }) => status === 201)).toBe(true)
    expect(replies.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(7)
    expect(await drafts(key)).toBe(1)
  })
  test("ignores white space and the order of keys, but not another body", async () => {
    const { key } = await app.user()
    const first = await submit(key, "body", '{"url":"https://idem.example"}')
    expect((await submit(key, "body", '{ "url" : "https://idem.example" }')).text).toBe(first.text)
    const other = await submit(key, "body", { url: "https://other.example" })
    expect([other.status, other.body.error.code]).toEqual([400, "idempotency_key_reused"])
    expect(await drafts(key)).toBe(1)
  })
  test("belongs to one person and one operation", async () => {
    const [a, b] = [await app.user(), await app.user()]
    const first = await submit(a.key, "mine")
    expect((await submit(b.key, "mine")).body.id).not.toBe(first.body.id)
    const invite = await app.rest("POST", `/drafts/${first.body.id}/invites`, {
      key: a.key,
      body: { email: "friend@people.test" },
      headers: { "idempotency-key": "mine" }
    })
    expect(invite.status).toBe(201)
  })
  test("does not keep a refusal", async () => {
    const { key } = await app.user()
    expect((await submit(key, "mended", { url: "ftp://idem.example" })).status).toBe(400)
    expect((await submit(key, "mended")).status).toBe(201)
  })
  test("is forgotten after a day", async () => {
    const { key } = await app.user()
    const first = await submit(key, "daily")
    app.clock.advance({ hours: 25 })
    const second = await submit(key, "daily")
    expect(second.headers.get("idempotent-replayed")).toBeNull()
    expect(second.body.id).not.toBe(first.body.id)
  })
  test("of a revoked credential is 401, not a replay", async () => {
    const { key } = await app.user()
    await submit(key, "revoked")
    expect((await submit(`${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`, "revoked")).status).toBe(401)
  })
  test.each(["has space", "ü", "x".repeat(256)])("must be visible ASCII of at most 255: %s", async (idempotency) => {
    const { key } = await app.user()
    const reply = await submit(key, idempotency).catch(() => undefined)
    if (reply !== undefined) expect([reply.status, reply.body.error.code]).toEqual([400, "idempotency_key_invalid"])
    else expect(idempotency).toBe("ü")
  })
})

describe.skipIf(!onPostgres)("two processes on one database (needs DATABASE_URL)", () => {
  let second: TestApp
  beforeAll(async () => {
    await raiseLimits(app)
    second = await testApp({
      ...(app.databaseUrl === undefined ? {} : { databaseUrl: app.databaseUrl }),
      work: false,
      now: app.clock.now().toISOString()
    })
  })
  afterAll(() => second.close())

  test("an edit here is seen there within a second", async () => {
    const read = async () => (await second.rest("GET", "/site", { address: "192.0.2.201" })).body.free_plan.weeks_max
    expect(await read()).toBe(8)
    await setting("free_plan.weeks_max", 9)
    await app.until(read, (weeks) => weeks === 9, "the other process", 1000)
    await setting("free_plan.weeks_max", 8)
  })
  test("one key is one effect", async () => {
    const { key } = await app.user()
    const send = (one: TestApp) =>
      one.rest("POST", "/drafts", {
        key,
        body: { url: "https://both.example" },
        headers: { "idempotency-key": "both" }
      })
    const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => send(i % 2 === 0 ? app : second)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect((await app.rest("GET", "/drafts", { key })).body.total).toBe(1)
  })
  test.each([20, 400])(
    "a limit of %d holds for both together, whoever asks first and whoever asks more",
    async (limit) => {
      await setting("rate_limit.anonymous_per_minute", limit)
      await Bun.sleep(200)
      const address = `192.0.2.${limit === 20 ? 253 : 254}`
      const ask = async (one: TestApp) => (await one.rest("GET", "/site", { address })).status
      let passed = 0
      // One asks a little and keeps what it knows; then the other asks for everything.
      for (let i = 0; i < limit / 4; i++) if ((await ask(app)) === 200) passed++
      for (let i = 0; i < limit + 10; i++) if ((await ask(second)) === 200) passed++
      for (let i = 0; i < 10; i++) if ((await ask(app)) === 200) passed++
      expect(passed).toBeLessThanOrEqual(limit)
      expect(passed).toBeGreaterThan(limit * 0.95)
    }
  )
})
