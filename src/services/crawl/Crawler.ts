/**
 * Reads a product's web site the way a polite visitor would: the homepage, then the few pages that say most
 * about the product, at most eight, within a minute. robots.txt decides about every page and redirect. What
 * the homepage cannot give is a failure of the crawl; what another page cannot give is only noted.
 */
import { Context, Data, Duration, Effect, Layer } from "effect"
import type { CrawlError, PageVisit, ReadPage } from "../../domain/draft/Crawl.ts"
import { crawlLimits } from "./crawler/limits/CrawlLimits.ts"
import { pageKey } from "./crawler/PageChoice.ts"
import { planPages } from "./crawler/Plan.ts"
import { makeSiteSheets, type SheetsOf } from "./crawler/SiteSheets.ts"
import { siteOf } from "./crawler/stated/PageAddresses.ts"
import { makePageReader } from "./crawler/Visit.ts"
import { Robots } from "./Robots.ts"

export interface CrawlRequest {
  readonly url: string
  /** Pages read before a restart, in the order they were reported, so the homepage first. Not asked for again. */
  readonly known?: ReadonlyArray<ReadPage>
  /** Told of every page as it is read or given up; the homepage is the first. Not told of `known` pages. */
  readonly onPage?: (visit: PageVisit, page: ReadPage | null) => Effect.Effect<void>
  /** Told once which pages are wanted besides those that were read. */
  readonly onPlan?: (urls: ReadonlyArray<string>) => Effect.Effect<void>
  /** The homepage included; 8 if left out, and at most. */
  readonly maxPages?: number
  /** 60 s if left out. */
  readonly deadline?: Duration.Duration
}

export interface Crawl {
  /** Where the homepage was finally read. */
  readonly url: string
  /** The homepage, then the others in the order they were wanted. */
  readonly pages: ReadonlyArray<ReadPage>
  readonly visits: ReadonlyArray<PageVisit>
}

export class CrawlFailure extends Data.TaggedError("CrawlFailure")<{
  readonly code: CrawlError
  /** One sentence a person can act on. */
  readonly message: string
}> {}

export class Crawler extends Context.Tag("launchbook/Crawler")<
  Crawler,
  { readonly crawl: (request: CrawlRequest) => Effect.Effect<Crawl, CrawlFailure> }
>() {
  static readonly layer = Layer.scoped(
    Crawler,
    Effect.suspend(() => make)
  )
}

interface Outcome {
  readonly visit: PageVisit
  readonly page: ReadPage | null
}

const readOutcome = (page: ReadPage): Outcome => ({
  visit: { url: page.url, status: "read", title: page.title, detail: null },
  page
})

/** A page with less than this to say, and nothing stated in its head, gives nothing to draft from. */
const enoughText = 50
const saysEnough = ({ text, meta, jsonLd }: ReadPage) =>
  text.length >= enoughText || meta.description !== undefined || jsonLd.length > 0

/** For one site; past it, what was read is kept. */
export const crawlDeadline = crawlLimits.deadline

const make = Effect.gen(function* () {
  const visits = yield* makePageReader(yield* Robots)

  const readHomepage = (url: string, deadline: Duration.Duration, sheetsOf: SheetsOf) =>
    visits.page({ url, site: null, claim: () => true }, sheetsOf).pipe(
      Effect.filterOrFail(
        saysEnough,
        () =>
          new CrawlFailure({
            code: "too_little_text",
            message: `${url} has almost no text of its own; a page that only scripts fill cannot be read.`
          })
      ),
      Effect.catchTags({
        Unread: ({ code, message }) => new CrawlFailure({ code, message }),
        // Every claim is granted above.
        AlreadyTaken: (taken) => Effect.die(taken)
      }),
      Effect.timeoutFail({
        duration: deadline,
        onTimeout: () =>
          new CrawlFailure({
            code: "timeout",
            message: `${url} could not be read in time; try again when the site is faster.`
          })
      })
    )

  /** Reads `wanted` pages, two at a time, and reports each as it is settled. */
  const readOthers = (
    site: string,
    wanted: ReadonlyArray<string>,
    taken: Set<string>,
    sheetsOf: SheetsOf,
    settle: (url: string, outcome: Outcome) => Effect.Effect<void>
  ) => {
    for (const url of wanted) taken.add(pageKey(url))
    // Most redirects only add a slash, a `www` or the s of https: what a visit has claimed stays its own.
    const claimFor = (url: string) => {
      const own = new Set([pageKey(url)])
      return (hop: string) => {
        const key = pageKey(hop)
        const free = own.has(key) || !taken.has(key)
        own.add(key)
        taken.add(key)
        return free
      }
    }
    const read = (url: string) =>
      visits.page({ url, site, claim: claimFor(url) }, sheetsOf).pipe(
        Effect.map(readOutcome),
        Effect.catchTag("Unread", ({ status, message }) =>
          Effect.succeed<Outcome>({ visit: { url, status, title: null, detail: message }, page: null })
        ),
        Effect.flatMap((outcome) => settle(url, outcome)),
        Effect.catchTag("AlreadyTaken", () => Effect.void)
      )
    return Effect.forEach(wanted, read, { concurrency: crawlLimits.perHost, discard: true })
  }

  const crawl = (request: CrawlRequest) =>
    Effect.gen(function* () {
      const { known = [], onPage = () => Effect.void, onPlan = () => Effect.void } = request
      const { deadline = crawlLimits.deadline } = request
      // Sheets leave most of the time to the pages.
      const sheetsOf = makeSiteSheets(visits.sheet, Duration.times(deadline, 1 / 5))
      const maxPages = Math.min(request.maxPages ?? crawlLimits.pages, crawlLimits.pages)
      // By the address that was wanted; what was read before a restart comes first and keeps its order.
      const outcomes = new Map(known.map((page): [string, Outcome] => [page.url, readOutcome(page)]))
      const settle = (url: string, outcome: Outcome) =>
        // Told and kept, or neither: the deadline must not fall in between.
        Effect.uninterruptible(
          Effect.andThen(onPage(outcome.visit, outcome.page), () => void outcomes.set(url, outcome))
        )

      const [spent, homepage] = yield* Effect.timed(
        known[0] === undefined ? readHomepage(request.url, deadline, sheetsOf) : Effect.succeed(known[0])
      )
      if (known.length === 0) yield* settle(homepage.url, readOutcome(homepage))

      const taken = new Set([...outcomes.keys()].map(pageKey))
      let wanted: ReadonlyArray<string> = []
      yield* planPages(visits, homepage).pipe(
        Effect.flatMap((urls) => {
          wanted = urls.filter((url) => !taken.has(pageKey(url))).slice(0, Math.max(0, maxPages - taken.size))
          const reading = readOthers(siteOf(homepage.url), wanted, taken, sheetsOf, settle)
          return Effect.zipRight(onPlan(wanted), reading)
        }),
        Effect.timeoutOption(Duration.subtract(deadline, spent))
      )

      // Pages arrive in any order; the answer has them in the order they were wanted.
      const before = [...outcomes.keys()].filter((url) => !wanted.includes(url))
      const results = [...before, ...wanted].flatMap((url) => outcomes.get(url) ?? [])
      return {
        url: homepage.url,
        pages: results.flatMap(({ page }) => page ?? []),
        visits: results.map(({ visit }) => visit)
      }
    })

  return { crawl }
})
