/** The sources of domain ratings, asked over a socket: what they know counts, and whatever else they do is no rating. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Either, Layer, Logger, Redacted } from "effect"
import { DomainRatings, type RatingsUnavailable } from "../../../src/services/outside/DomainRatings.ts"
import { MovableClock } from "../../support/Clock.ts"

const key = "canary-8c1f0d"
interface Asked {
  readonly path: string
  readonly domains: ReadonlyArray<string>
  readonly headers: Headers
}
let asked: Array<Asked> = []
type Way = (asked: Asked, time: number) => Response | Promise<Response>
let way: Way = () => new Response("no", { status: 404 })

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  idleTimeout: 0,
  fetch: async (request) => {
    const url = new URL(request.url)
    const domains =
      request.method === "POST" ? (await request.json()).targets : [...url.searchParams].map(([, domain]) => domain)
    const one = { path: url.pathname, domains, headers: request.headers }
    asked.push(one)
    return way(one, asked.length)
  }
})
afterAll(() => server.stop(true))
const logged: Array<string> = []
beforeEach(() => {
  asked = []
  logged.length = 0
})

const provider = { key: Redacted.make(key), base: `http://127.0.0.1:${server.port}` }
const layers = {
  ahrefs: DomainRatings.layerAhrefs(provider),
  openpagerank: DomainRatings.layerOpenPageRank(provider),
  off: DomainRatings.layerOff
}
type Source = keyof typeof layers

/** Waits are fifty times shorter, and long enough yet for an answer on a busy machine. */
const hurried = () => Object.assign(new MovableClock(), { haste: 50 })
const lookup = (source: Source, domains: ReadonlyArray<string>) =>
  Effect.runPromise(
    Effect.flatMap(DomainRatings, (ratings) => ratings.lookup(domains)).pipe(
      Effect.either,
      Effect.provide(layers[source]),
      Effect.provide(Layer.setClock(hurried())),
      Effect.provide(
        Logger.replace(
          Logger.defaultLogger,
          Logger.make((entry) => void logged.push(JSON.stringify(entry)))
        )
      )
    )
  )
const values = (answer: Either.Either<ReadonlyArray<{ value: number | null }>, RatingsUnavailable>) =>
  Either.match(answer, {
    onLeft: ({ message }): string | ReadonlyArray<number | null> => message,
    onRight: (found) => found.map(({ value }) => value)
  })

/** What each source says of domains it knows. */
const says: Record<"ahrefs" | "openpagerank", (known: Record<string, unknown>) => Response> = {
  ahrefs: (known) =>
    Response.json({
      domain_rating: {
        license: "https://ahrefs.com/legal/domain-rating-license",
        targets: Object.entries(known).map(([domain, domain_rating]) => ({ target: `${domain}/`, domain_rating }))
      }
    }),
  openpagerank: (known) =>
    Response.json({
      status_code: 200,
      response: Object.entries(known).map(([domain, rank]) => ({
        status_code: rank === null ? 404 : 200,
        error: "",
        page_rank_integer: 0,
        page_rank_decimal: rank ?? 0,
        rank: null,
        domain
      }))
    })
}

describe("Ahrefs", () => {
  test("is asked for all domains at once, with the key in a header and nowhere else", async () => {
    way = () => says.ahrefs({ "b.test": 0, "A.test": 61.54, "elsewhere.test": 99, "c.test": null })
    expect(await lookup("ahrefs", ["a.test", "b.test", "c.test", "d.test"])).toEqual(
      Either.right([
        { domain: "a.test", value: 61.5, raw: 61.54 },
        { domain: "b.test", value: 0, raw: 0 },
        { domain: "c.test", value: null, raw: null },
        { domain: "d.test", value: null, raw: null }
      ])
    )
    expect(asked).toHaveLength(1)
    expect(asked[0]?.path).toBe("/v3/public/domain-rating-free")
    expect(asked[0]?.headers.get("authorization")).toBe(`Bearer ${key}`)
  })
})

describe("Open PageRank", () => {
  test("is asked for all domains at once, and its 0 to 10 is told as 0 to 100", async () => {
    way = () => says.openpagerank({ "a.test": 4.87, "b.test": 10, "c.test": null })
    expect(await lookup("openpagerank", ["a.test", "b.test", "c.test"])).toEqual(
      Either.right([
        { domain: "a.test", value: 48.7, raw: 4.87 },
        { domain: "b.test", value: 100, raw: 10 },
        { domain: "c.test", value: null, raw: null }
      ])
    )
    expect(asked[0]?.path).toBe("/api/v1.0/getPageRank")
    expect(asked[0]?.headers.get("api-opr")).toBe(key)
  })
})

describe.each(["ahrefs", "openpagerank"] as const)("%s", (source) => {
  test.each([["12"], [-1], [Number.MAX_VALUE], [true], [{}], [[7]], [101]])("says %p: no rating", async (given) => {
    way = () => says[source]({ "a.test": given, "b.test": 5 })
    const [odd, fine] = [...values(await lookup(source, ["a.test", "b.test"]))]
    expect(odd).toBeNull()
    expect(fine).toBe(source === "ahrefs" ? 5 : 50)
  })

  test.each<[string, Way]>([
    ["no JSON", () => new Response("<html>oops</html>", { headers: { "content-type": "text/html" } })],
    ["another shape", () => Response.json({ hello: "world" })],
    ["rows of another shape", () => Response.json({ response: [1, null], domain_rating: { targets: [1, null] } })],
    ["other domains alone", () => says[source]({ "elsewhere.test": 5 })],
    ["nothing", () => new Response("")],
    ["an error", () => new Response(`engine on fire, ${key}`, { status: 500 })],
    ["too many requests", () => new Response(null, { status: 429, headers: { "retry-after": "1" } })]
  ])("is not there when it sends %s, tried four times", async (_, sends) => {
    way = sends
    const answer = await lookup(source, ["a.test"])
    expect(Either.isLeft(answer)).toBe(true)
    expect(asked).toHaveLength(4)
    expect(JSON.stringify([answer, logged])).not.toContain(key)
  })

  test("is asked again after a fault, and then counts", async () => {
    way = (_, time) => (time < 3 ? new Response(null, { status: 503 }) : says[source]({ "a.test": 5 }))
    expect(values(await lookup(source, ["a.test"]))).toEqual([source === "ahrefs" ? 5 : 50])
    expect(asked).toHaveLength(3)
  })

  test("is not asked again where it refuses the key", async () => {
    for (const status of [401, 403]) {
      asked = []
      way = () => new Response(`no such key ${key}`, { status })
      const answer = await lookup(source, ["a.test"])
      expect(values(answer)).toContain(`refuses the site's key (${status})`)
      expect(JSON.stringify([answer, logged])).not.toContain(key)
      expect(asked).toHaveLength(1)
    }
  })

  test("leads nowhere else, with the key", async () => {
    way = ({ path }) =>
      path === "/stolen"
        ? says[source]({ "a.test": 5 })
        : new Response(null, { status: 307, headers: { location: "/stolen" } })
    expect(Either.isLeft(await lookup(source, ["a.test"]))).toBe(true)
    expect(asked.filter(({ path }) => path === "/stolen")).toEqual([])
  })

  test("is given up when it is silent, or sends without end", async () => {
    way = () => new Promise<Response>(() => undefined)
    expect(values(await lookup(source, ["a.test"]))).toContain("no answer within 20 s")
    const chunk = new Uint8Array(65_536).fill(32)
    way = () => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }))
    expect(Either.isLeft(await lookup(source, ["a.test"]))).toBe(true)
  })

  test("is asked for a hundred domains at most, and not for none", async () => {
    const many = Array.from({ length: 120 }, (_, at) => `d${at}.test`)
    way = ({ domains }) => says[source](Object.fromEntries(domains.map((domain) => [domain, 1])))
    expect(values(await lookup(source, many))).toHaveLength(100)
    expect(values(await lookup(source, []))).toEqual([])
    expect(asked.map(({ domains }) => domains.length)).toEqual([100])
  })
})

test("nobody is asked where it is off", async () => {
  expect(values(await lookup("off", ["a.test"]))).toContain("DOMAIN_RATINGS")
  expect(asked).toEqual([])
})
