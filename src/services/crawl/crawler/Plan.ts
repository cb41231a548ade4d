/**
 * Decides which pages are read after the homepage: those it links, and where it does not link every kind of
 * page those of a sitemap the site names. Asks robots.txt how much time the site wants between requests.
 */
import { Duration, Effect } from "effect"
import type { ReadPage } from "../../../domain/draft/Crawl.ts"
import { crawlLimits } from "./limits/CrawlLimits.ts"
import { choosePages, isComplete } from "./PageChoice.ts"
import { readSitemap } from "./Sitemap.ts"
import { siteOf } from "./stated/PageAddresses.ts"
import type { PageReader } from "./Visit.ts"

const namesSitemap = /\/sitemap[^/]*\.xml$/i

const fromSitemap = (visits: PageReader, homepage: ReadPage, named: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const site = siteOf(homepage.url)
    const read = (url: string) =>
      Effect.map(visits.text({ url, site, claim: () => true }), (xml) => readSitemap(xml ?? "", url))
    const linked = homepage.links.map(({ url }) => url).filter((url) => namesSitemap.test(url))
    const first = [...named, ...linked].find((url) => URL.canParse(url) && siteOf(url) === site)
    if (first === undefined) return []
    const top = yield* read(first)
    if (!top.isIndex) return top.urls
    // One level down, and of the parts the one that lists pages rather than posts.
    const part = top.urls.find((url) => /page/i.test(url)) ?? top.urls[0]
    return part === undefined || siteOf(part) !== site ? [] : (yield* read(part)).urls
  })

/** Addresses to read, the most wanted first. */
export const planPages = (visits: PageReader, homepage: ReadPage): Effect.Effect<ReadonlyArray<string>> =>
  Effect.gen(function* () {
    const { crawlDelay, sitemaps } = yield* visits.robots(homepage.url)
    // A site that wants more time than we have wants to be left alone: the homepage has to do.
    if (crawlDelay !== null && Duration.greaterThan(crawlDelay, crawlLimits.crawlDelay)) return []
    const chosen = choosePages(homepage)
    return isComplete(chosen) ? chosen : choosePages(homepage, yield* fromSitemap(visits, homepage, sitemaps))
  })
