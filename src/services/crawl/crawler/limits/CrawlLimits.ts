/** How much of a site is read and kept, in one place. */
import * as Duration from "effect/Duration"

export const crawlLimits = {
  /** Of one site, the homepage included. */
  pages: 8,
  /** Requests at once to one host, over all crawls of this process. */
  perHost: 2,
  /** For one site; past it, what was read is kept. */
  deadline: Duration.seconds(60),
  /** A site that wants more time than this between requests is left alone after its homepage. */
  crawlDelay: Duration.seconds(10),
  /** Addresses looked at in one sitemap. */
  sitemapEntries: 2000,

  /** Of a document: what comes after is not read. A browser nests 512 deep; real pages have a few thousand elements. */
  depth: 512,
  elements: 50_000,

  /** Style sheets of one site beside the pages' own, what is read of each, and the rules that count. */
  sheets: 6,
  sheetLinks: 60,
  /** How long a page waits for its sheets, at most. */
  sheetPatience: Duration.seconds(12),
  sheetText: 400_000,
  styleRules: 40_000,
  /** Comparisons of an element with a selector's part, on one page: real ones take a hundred for each of theirs. */
  styleSteps: 3_000_000,

  /** Of one page, in characters or entries; what is beyond is left out. */
  text: 100_000,
  /** Titles, headings, the words of a link. */
  shortText: 300,
  headings: 200,
  links: 500,
  emails: 50,
  logos: 10,
  metaEntries: 100,
  metaContent: 1000,
  jsonLdObjects: 50,
  jsonLdText: 200_000,
  jsonLdDepth: 32,
  url: 2048
} as const
