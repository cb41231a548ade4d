/** The addresses a sitemap lists (https://www.sitemaps.org/protocol.html). */

import { crawlLimits } from "./CrawlLimits.ts"
import { absoluteUrl } from "./PageAddresses.ts"

export interface Sitemap {
  /** The addresses are sitemaps themselves. */
  readonly isIndex: boolean
  readonly urls: ReadonlyArray<string>
}

const location = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,2048})/gi

/** Never fails: what is no sitemap lists nothing. */
export const readSitemap = (xml: string, base: string): Sitemap => {
  const urls: Array<string> = []
  for (const [, found = ""] of xml.matchAll(location)) {
    const url = absoluteUrl(found.replaceAll("&amp;", "&"), base)
    if (url !== null) urls.push(url)
    if (urls.length === crawlLimits.sitemapEntries) break
  }
  return { isIndex: /<sitemapindex[\s>]/i.test(xml.slice(0, 4096)), urls }
}
