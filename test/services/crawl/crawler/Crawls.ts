/** What the tests of the crawler share: pages, sites of them, and crawls of those. */
import { Duration, Effect, Fiber, Layer, TestClock, TestContext } from "effect"
import { Crawler, type CrawlRequest } from "../../../../src/services/crawl/Crawler.ts"
import { Robots } from "../../../../src/services/crawl/Robots.ts"
import { type FixtureAnswer, type FixtureSites, fixtureInternet } from "../../../support/FixtureInternet.ts"
import { inThisProcess } from "../../../support/InThisProcess.ts"

export const home = "https://tidewatch.example/"
const words = "Tide tables for every harbour of the North Sea, worked out anew each morning."
/** A page with enough to say; `body` follows its words. */
export const page = (title: string, body = "") => `<title>${title}</title><p>${words}</p>${body}`
export const nav = (...paths: ReadonlyArray<string>) =>
  paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(" ")
export const to = (location: string): FixtureAnswer => ({ status: 301, headers: { location } })

/** The real crawler and robots.txt in a closed world. */
export const crawlerIn = (sites: FixtureSites, hits?: Array<string>) =>
  Crawler.layer.pipe(Layer.provide(Robots.layer), Layer.provide(fixtureInternet(sites, hits)))

/** A crawl yet to run, and every address it asks. */
export const crawlIn = (sites: FixtureSites, request: Partial<CrawlRequest> = {}) => {
  const hits: Array<string> = []
  const crawl = Effect.flatMap(Crawler, (crawler) => crawler.crawl({ url: home, ...request }))
  return { hits, crawl: Effect.provide(crawl, crawlerIn(sites, hits)) }
}

/** The crawl, the paths it read, and what it asked without the robots.txt files. */
export const read = async (sites: FixtureSites, request?: Partial<CrawlRequest>) => {
  const { hits, crawl } = crawlIn(sites, request)
  const result = await Effect.runPromise(crawl)
  const asked = hits.filter((url) => !url.endsWith("/robots.txt"))
  return { ...result, asked, paths: result.pages.map(({ url }) => new URL(url).pathname) }
}

export const failure = (sites: FixtureSites, request?: Partial<CrawlRequest>) =>
  Effect.runPromise(Effect.flip(crawlIn(sites, request).crawl))

/** Runs on a clock of its own for a while; gives what is there by then. */
export const after = <A, E>(millis: number, effect: Effect.Effect<A, E>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const fiber = yield* Effect.fork(effect)
      // Step by step, so that what one wait starts can itself begin to wait.
      for (let passed = 0; passed < millis; passed += 500) yield* TestClock.adjust(Duration.millis(500))
      return yield* Fiber.poll(fiber)
    }).pipe(Effect.provide([TestContext.TestContext, inThisProcess]))
  )
