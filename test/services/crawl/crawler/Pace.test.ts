import { expect, test } from "bun:test"
import { Effect, Fiber, TestClock, TestContext } from "effect"
import { inThisProcess } from "../../../support/InThisProcess.ts"
import { crawlIn, home, nav, page, read } from "./Crawls.ts"

test("a delay is kept between requests", async () => {
  const { hits, crawl } = crawlIn({
    "tidewatch.example": {
      "/robots.txt": "User-agent: *\nCrawl-delay: 4",
      "/": page("Tidewatch", nav("/pricing", "/about")),
      "/pricing": page("Pricing"),
      "/about": page("About")
    }
  })
  const started = await Effect.runPromise(
    Effect.gen(function* () {
      const times: Array<number> = []
      const fiber = yield* Effect.fork(crawl)
      for (let second = 0; second <= 9; second++) {
        times.push(hits.length)
        yield* TestClock.adjust("1 second")
      }
      expect((yield* Fiber.join(fiber)).pages).toHaveLength(3)
      return times
    }).pipe(Effect.provide([TestContext.TestContext, inThisProcess]))
  )
  // robots.txt and the homepage at once, then a page every four seconds.
  expect(started.slice(1)).toEqual([2, 2, 2, 3, 3, 3, 3, 4, 4])
})
test("a delay longer than ten seconds leaves it at the homepage", async () => {
  const crawl = await read({
    "tidewatch.example": {
      "/robots.txt": "User-agent: *\nCrawl-delay: 11\nSitemap: https://tidewatch.example/sitemap.xml",
      "/": page("Tidewatch", nav("/pricing")),
      "/pricing": page("Pricing")
    }
  })
  expect(crawl.asked).toEqual([home])
})
