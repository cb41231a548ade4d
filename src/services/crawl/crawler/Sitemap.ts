/** The addresses a sitemap lists (https://www.sitemaps.org/protocol.html). */

import { crawlLimits } from "./limits/CrawlLimits.ts"
import { absoluteUrl } from "./stated/PageAddresses.ts"

export interface Sitemap {
  /** The addresses are sitemaps themselves. */
  readonly isIndex: boolean
  readonly urls: ReadonlyArray<string>
}

/** What may stand around an address is bounded, so that no run of blanks costs more than its length. */
const location = /<loc>(?:\s{0,100}<!\[CDATA\[([^\]]{1,2200})|([^<]{1,2200}))/gi

/** Never fails: what is no sitemap lists nothing. */
export const readSitemap = (xml: string, base: string): Sitemap => {
  const urls: Array<string> = []
  for (const [, quoted, plain = ""] of xml.matchAll(location)) {
    const [found = ""] = (quoted ?? plain).trim().split(/\s/, 1)
    const url = absoluteUrl(found.replaceAll("&amp;", "&"), base)
    if (url !== null) urls.push(url)
    if (urls.length === crawlLimits.sitemapEntries) break
  }
  return { isIndex: /<sitemapindex[\s>]/i.test(xml.slice(0, 4096)), urls }
}
