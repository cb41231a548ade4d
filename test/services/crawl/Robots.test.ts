import { describe, expect, test } from "bun:test"
import { Duration, Effect, Fiber, Layer, TestClock, TestContext } from "effect"
import { Robots, robotsToken } from "../../../src/services/crawl/Robots.ts"
import { type FixtureAnswer, fixtureInternet } from "../../support/FixtureInternet.ts"

const forbids = "User-agent: *\nDisallow: /private\nCrawl-delay: 2\nSitemap: https://tidewatch.example/sitemap.xml"

const worldOf = (robots: FixtureAnswer | string | undefined) => {
  const site: Record<string, FixtureAnswer | string> = robots === undefined ? {} : { "/robots.txt": robots }
  const hits: Array<string> = []
  return { hits, site, robots: Robots.layer.pipe(Layer.provide(fixtureInternet({ "tidewatch.example": site }, hits))) }
}
const allowed = (path: string, host = "https://tidewatch.example") =>
  Effect.flatMap(Robots, (robots) => robots.allowed(`${host}${path}`))
const answer = (robots: FixtureAnswer | string | undefined, path = "/page") =>
  Effect.runPromise(allowed(path).pipe(Effect.provide(worldOf(robots).robots)))
const underTestClock = <A>(effect: Effect.Effect<A, never, Robots>, layer: Layer.Layer<Robots>) =>
  Effect.runPromise(effect.pipe(Effect.provide(layer), Effect.provide(TestContext.TestContext)))

describe("what the file says", () => {
  test("holds, with its delay and sitemaps", async () => {
    expect(await answer(forbids)).toEqual({
      allowed: true,
      crawlDelay: Duration.seconds(2),
      reason: "allowed",
      failure: null,
      sitemaps: ["https://tidewatch.example/sitemap.xml"]
    })
    expect(await answer(forbids, "/private/page")).toMatchObject({ allowed: false, reason: "disallowed" })
  })
  test("may forbid everything but itself", async () => {
    expect(await answer("User-agent: *\nDisallow: /", "/robots.txt")).toMatchObject({ allowed: true })
  })
  test("is looked up under our token", async () => {
    expect(await answer(`User-agent: ${robotsToken}\nDisallow: /`)).toMatchObject({ allowed: false })
  })
  test("is followed through redirects", async () => {
    const world = worldOf({ status: 301, headers: { location: "/real.txt" } })
    world.site["/real.txt"] = forbids
    expect(await Effect.runPromise(allowed("/private").pipe(Effect.provide(world.robots)))).toMatchObject({
      allowed: false
    })
  })
})

describe("no file to go by", () => {
  test.each([401, 403, 404, 410, 429])("%d allows everything", async (status) => {
    expect(await answer({ status, body: "User-agent: *\nDisallow: /" })).toMatchObject({
      allowed: true,
      reason: "allowed"
    })
  })
  test.each([500, 502, 503])("%d forbids everything", async (status) => {
    expect(await answer({ status })).toMatchObject({ allowed: false, reason: "robots_unreachable", failure: null })
  })
  test.each(["dns", "connect", "tls", "timeout", "blocked_address", "protocol"] as const)(
    "%s forbids and says so",
    async (fail) => {
      expect(await answer({ fail })).toMatchObject({
        allowed: false,
        reason: "robots_unreachable",
        failure: { reason: fail }
      })
    }
  )
  test("more than five redirects count as no file", async () => {
    const world = worldOf({ status: 302, headers: { location: "/1" } })
    for (let at = 1; at < 9; at++) world.site[`/${at}`] = { status: 302, headers: { location: `/${at + 1}` } }
    expect(await Effect.runPromise(allowed("/page").pipe(Effect.provide(world.robots)))).toMatchObject({
      allowed: true
    })
  })
})

describe("is remembered", () => {
  test("for an hour, by scheme and host", async () => {
    const world = worldOf(forbids)
    await underTestClock(
      Effect.gen(function* () {
        yield* allowed("/a")
        yield* allowed("/b")
        expect(world.hits).toHaveLength(1)
        yield* allowed("/a", "http://tidewatch.example")
        expect(world.hits).toHaveLength(2)
        yield* TestClock.adjust("59 minutes")
        yield* allowed("/a")
        expect(world.hits).toHaveLength(2)
        yield* TestClock.adjust("2 minutes")
        world.site["/robots.txt"] = "User-agent: *\nDisallow: /"
        expect(yield* allowed("/a")).toMatchObject({ allowed: false })
      }),
      world.robots
    )
  })
  test("for a minute only where it could not be read", async () => {
    const world = worldOf({ status: 503 })
    await underTestClock(
      Effect.gen(function* () {
        expect(yield* allowed("/a")).toMatchObject({ allowed: false })
        world.site["/robots.txt"] = ""
        expect(yield* allowed("/a")).toMatchObject({ allowed: false })
        yield* TestClock.adjust("61 seconds")
        expect(yield* allowed("/a")).toMatchObject({ allowed: true })
      }),
      world.robots
    )
  })
  test("not until a time that is to come again, where the clock was set back", async () => {
    const world = worldOf({ status: 503 })
    await underTestClock(
      Effect.gen(function* () {
        yield* TestClock.adjust("10 days")
        expect(yield* allowed("/a")).toMatchObject({ allowed: false })
        world.site["/robots.txt"] = ""
        yield* TestClock.setTime(0)
        expect(yield* allowed("/a")).toMatchObject({ allowed: true })
        expect(yield* allowed("/b")).toMatchObject({ allowed: true })
        expect(world.hits).toHaveLength(2)
      }),
      world.robots
    )
  })
  test("and asked once by a crowd, whoever of it gives up", async () => {
    const world = worldOf({ delay: "3 seconds", body: forbids })
    await underTestClock(
      Effect.gen(function* () {
        const first = yield* Effect.fork(allowed("/private"))
        const others = yield* Effect.fork(
          Effect.forEach(["/private", "/b"], (path) => allowed(path), { concurrency: 2 })
        )
        yield* TestClock.adjust("1 seconds")
        yield* Fiber.interrupt(first)
        yield* TestClock.adjust("3 seconds")
        expect((yield* Fiber.join(others)).map((one) => one.allowed)).toEqual([false, true])
        expect(world.hits).toHaveLength(1)
      }),
      world.robots
    )
  })
})
