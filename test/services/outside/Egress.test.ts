import { describe, expect, test } from "bun:test"
import { gzipSync } from "node:zlib"
import { Duration, Effect, Exit, Fiber, Layer, Option, TestClock, TestContext } from "effect"
import { Dns, type DnsAddress, DnsFailure } from "../../../src/services/outside/Dns.ts"
import { Egress, type EgressRequest } from "../../../src/services/outside/Egress.ts"
import { fixtureInternet } from "../../support/FixtureInternet.ts"

const to = (location: string, status = 302) => ({ status, headers: { location } })

/** `200 <final url>` or the reason it failed. */
const outcome = (request: EgressRequest<never>) =>
  Effect.flatMap(Egress, (egress) => egress.fetch(request)).pipe(
    Effect.match({ onSuccess: ({ status, url }) => `${status} ${url}`, onFailure: ({ reason }) => reason })
  )

describe("the live layer", () => {
  const answers: Record<string, ReadonlyArray<DnsAddress>> = {
    "mixed.com": [
      { address: "93.184.215.14", family: 4 },
      { address: "10.0.0.5", family: 4 }
    ],
    "inner6.com": [
      { address: "93.184.215.14", family: 4 },
      { address: "fd00::1", family: 6 }
    ],
    "loopback.com": [{ address: "127.0.0.1", family: 4 }],
    "metadata.com": [{ address: "169.254.169.254", family: 4 }],
    "azure.com": [{ address: "168.63.129.16", family: 4 }],
    "mapped.com": [{ address: "::ffff:127.0.0.1", family: 6 }],
    "nonsense.com": [{ address: "localhost", family: 4 }],
    "nowhere.com": []
  }
  const asked: Array<string> = []
  const dns = Layer.succeed(Dns, {
    resolve: (host) => {
      asked.push(host)
      const found = answers[host]
      return found === undefined
        ? Effect.fail(new DnsFailure({ reason: "not_found", host, message: "No." }))
        : Effect.succeed(found)
    },
    txt: () => Effect.succeed([])
  })
  const live = Egress.layer({ userAgent: "LaunchbookBot/1.0" }).pipe(Layer.provide(dns))
  const reason = (url: string) => Effect.runPromise(outcome({ url }).pipe(Effect.provide(live)))

  test.each(Object.keys(answers))(
    "%s has an address that is not public, so none of its addresses is asked",
    async (host) => {
      expect(await reason(`http://${host}/`)).toBe("blocked_address")
    }
  )
  test("a name without an address is dns", async () => {
    expect(await reason("https://unknown.com/")).toBe("dns")
  })
  test.each([
    "http://127.0.0.1/",
    "http://localhost/",
    "https://tidewatch.example/",
    "http://site.com:8080/",
    "file:///etc/passwd"
  ])("%s is refused before the DNS is asked", async (url) => {
    const before = asked.length
    expect(await reason(url)).toBe("blocked_url")
    expect(asked.length).toBe(before)
  })
})

describe("redirects", () => {
  const hits: Array<string> = []
  const world = fixtureInternet(
    {
      "tidewatch.example": {
        "/": "<p>home",
        "/old": to("/"),
        "/permanent": to("https://www.tidewatch.example/new", 308),
        "/inside": to("http://169.254.169.254/latest/meta-data/"),
        "/short": to("http://127.1/"),
        "/local": to("//localhost/"),
        "/file": to("file:///etc/passwd"),
        "/script": to("javascript:alert(1)"),
        "/user": to("https://admin:x@tidewatch.example/"),
        "/port": to("https://tidewatch.example:6379/"),
        "/broken": to("https://[/"),
        "/plain": to("http://tidewatch.example/"),
        "/circle": to("/circle"),
        "/ring": to("/ring2"),
        "/ring2": to("/ring"),
        "/nowhere": { status: 302 },
        "/not-one": to("/", 300),
        "/fragment": to("/#part"),
        ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`/hop${at}`, to(`/hop${at + 1}`)]))
      },
      "www.tidewatch.example": { "/new": "<p>new" }
    },
    hits
  )
  const follow = (path: string, more?: Partial<EgressRequest>) =>
    Effect.runPromise(outcome({ url: `https://tidewatch.example${path}`, ...more }).pipe(Effect.provide(world)))

  test.each([
    ["/old", "200 https://tidewatch.example/"],
    ["/permanent", "200 https://www.tidewatch.example/new"],
    ["/fragment", "200 https://tidewatch.example/"],
    ["/nowhere", "302 https://tidewatch.example/nowhere"],
    ["/not-one", "300 https://tidewatch.example/not-one"],
    ["/hop3", "404 https://tidewatch.example/hop8"],
    ["/hop2", "too_many_redirects"],
    ["/circle", "too_many_redirects"],
    ["/ring", "too_many_redirects"],
    ["/inside", "blocked_url"],
    ["/short", "blocked_url"],
    ["/local", "blocked_url"],
    ["/file", "blocked_url"],
    ["/script", "blocked_url"],
    ["/user", "blocked_url"],
    ["/port", "blocked_url"],
    ["/broken", "blocked_url"],
    ["/plain", "blocked_url"]
  ])("%s ends as %s", async (path, expected) => {
    expect(await follow(path)).toBe(expected)
  })
  test("none is followed where none is wanted", async () => {
    expect(await follow("/old", { maxRedirects: 0 })).toBe("too_many_redirects")
    expect(await follow("/", { maxRedirects: 0 })).toBe("200 https://tidewatch.example/")
  })
  test("each hop is shown to the caller first, who may stop it", async () => {
    const seen: Array<string> = []
    const onRedirect = (url: string) => {
      seen.push(url)
      return url.endsWith("/hop6") ? Effect.fail("not this one") : Effect.void
    }
    const before = hits.length
    const exit = await Effect.runPromiseExit(
      Effect.flatMap(Egress, (egress) => egress.fetch({ url: "https://tidewatch.example/hop4", onRedirect })).pipe(
        Effect.provide(world)
      )
    )
    expect(exit).toEqual(Exit.fail("not this one"))
    expect(seen).toEqual(["https://tidewatch.example/hop5", "https://tidewatch.example/hop6"])
    expect(hits.slice(before)).toEqual(["https://tidewatch.example/hop4", "https://tidewatch.example/hop5"])
  })
  test("are listed in the answer", async () => {
    const answer = await Effect.runPromise(
      Effect.flatMap(Egress, (egress) => egress.fetch({ url: "https://tidewatch.example/permanent" })).pipe(
        Effect.provide(world)
      )
    )
    expect(answer.redirects).toEqual(["https://www.tidewatch.example/new"])
  })
})

describe("limits", () => {
  const hits: Array<string> = []
  const world = fixtureInternet(
    {
      "tidewatch.example": {
        "/packed": { headers: { "content-encoding": "gzip" }, body: gzipSync("<p>hi") },
        "/large": { body: "a".repeat(2000) },
        "/slow": { delay: "20 seconds", body: "late" },
        "/leap": { delay: "10 seconds", ...to("/step") },
        "/step": { delay: "4 seconds", body: "there" },
        "/stumble": { delay: "10 seconds", ...to("/leap") },
        "/busy": { delay: "10 seconds" }
      }
    },
    hits
  )
  const fetch = (path: string, more?: Partial<EgressRequest>) =>
    outcome({ url: `https://tidewatch.example${path}`, ...more })
  const inTime = <A>(effect: Effect.Effect<A, never, Egress>, millis: number) =>
    Effect.runPromise(
      Effect.gen(function* () {
        const fiber = yield* Effect.fork(effect)
        yield* TestClock.adjust(Duration.millis(millis))
        return yield* Fiber.poll(fiber)
      }).pipe(Effect.provide(world), Effect.provide(TestContext.TestContext))
    )

  test("bodies are unpacked", async () => {
    const answer = await Effect.runPromise(
      Effect.flatMap(Egress, (egress) => egress.fetch({ url: "https://tidewatch.example/packed" })).pipe(
        Effect.provide(world)
      )
    )
    expect(Buffer.from(answer.body).toString()).toBe("<p>hi")
  })
  test("the caller's size holds", async () => {
    expect(await Effect.runPromise(fetch("/large", { maxDecodedBytes: 1999 }).pipe(Effect.provide(world)))).toBe(
      "too_large"
    )
  })
  test("15 seconds in all, hops together", async () => {
    expect(await inTime(fetch("/slow"), 15_000)).toMatchObject({ value: Exit.succeed("timeout") })
    expect(await inTime(fetch("/leap"), 14_000)).toMatchObject({
      value: Exit.succeed("200 https://tidewatch.example/step")
    })
    expect(await inTime(fetch("/stumble"), 15_000)).toMatchObject({ value: Exit.succeed("timeout") })
  })
  test("the caller's deadline holds", async () => {
    expect(await inTime(fetch("/slow", { deadline: Duration.seconds(1) }), 1000)).toMatchObject({
      value: Exit.succeed("timeout")
    })
  })
  test("32 at once; the 33rd waits without losing its time", async () => {
    const crowd = Effect.forEach(Array.from({ length: 33 }), () => fetch("/busy"), { concurrency: "unbounded" })
    const before = hits.length
    expect(await inTime(crowd, 9_999)).toMatchObject({ _tag: "None" })
    expect(hits.length - before).toBe(32)
    const everyone = Array.from({ length: 33 }, () => "200 https://tidewatch.example/busy")
    expect(await inTime(crowd, 20_000)).toMatchObject({ value: Exit.succeed(everyone) })
  })
  test("a crowd whose redirects ask for more does not wait for itself", async () => {
    const crowd = Effect.flatMap(Egress, (egress) =>
      Effect.forEach(
        Array.from({ length: 40 }),
        () => {
          const onRedirect = () => Effect.asVoid(egress.fetch({ url: "https://tidewatch.example/step" }))
          return Effect.map(egress.fetch({ url: "https://tidewatch.example/leap", onRedirect }), ({ status }) => status)
        },
        { concurrency: "unbounded" }
      )
    ).pipe(Effect.option)
    const everyone = Option.some(Array.from({ length: 40 }, () => 200))
    expect(await inTime(crowd, 60_000)).toMatchObject({ value: Exit.succeed(everyone) })
  })
})
