/**
 * What was read of a web site. A draft keeps it: it is the evidence every drafted value is held
 * against, so a page is stored as it was read and never touched afterwards.
 */
import type { SocialPlatform } from "../listing/Profile.ts"
import type { PageBlock, Region } from "./PageBlocks.ts"

export interface Heading {
  readonly level: number
  readonly text: string
}
export interface Link {
  /** Absolute, http or https, without fragment. */
  readonly url: string
  readonly text: string
  /** Where on the page it is; not there where that is not known. */
  readonly region?: Region
  /** Of what plays a video. */
  readonly film?: FilmLink
}
/** The words around a video on a page. */
export interface FilmLink {
  /** The sentence or paragraph the link is in, where that says more than the link. */
  readonly within: string
  /** The heading above, and what stands in the same box: a caption, a line of its own. */
  readonly around: string
}

/**
 * One page, read and taken apart. What a visitor cannot see is in none of its parts: comments, scripts, and what markup
 * or style sheets hide.
 */
export interface ReadPage {
  /** The address the page was finally read at, after redirects. */
  readonly url: string
  readonly status: number
  readonly title: string | null
  readonly lang: string | null
  /** The visible text, one block (paragraph, heading, list item, cell) a line. */
  readonly text: string
  readonly headings: ReadonlyArray<Heading>
  /** The same text block by block; without it, lines and headings tell what they can. */
  readonly blocks?: ReadonlyArray<PageBlock>
  /** `<meta>` name or property (lower case) to content: description, og:*, twitter:*. */
  readonly meta: Readonly<Record<string, string>>
  /** Every JSON-LD object found, `@graph` flattened. */
  readonly jsonLd: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly links: ReadonlyArray<Link>
  /**
   * Addresses found in `mailto:` links and visible text, lower case, and those the site states of itself; none of what
   * reviews, customers and news are reached at.
   */
  readonly emails: ReadonlyArray<string>
  /** Profiles of the company: those in the page's frame, those named like the site, those it states and shows. */
  readonly socials: Readonly<Partial<Record<SocialPlatform, string>>>
  /** Absolute addresses of a logo or icon the page declares, best first. */
  readonly logos: ReadonlyArray<string>
  /** What the logo at its head is said to show, where that is a picture; nobody reads it, so it is no evidence. */
  readonly logoWords?: string
}

/** What became of an address the crawler wanted to read. */
export type PageStatus = "read" | "refused_by_robots" | "unreachable" | "not_html" | "too_little_text"
export interface PageVisit {
  readonly url: string
  readonly status: PageStatus
  readonly title: string | null
  /** Why, where it was not read: one sentence. */
  readonly detail: string | null
}

/** Why a site could not be read at all: each code with what it means. */
export const crawlErrors = {
  robots_disallowed: "The site's robots.txt does not let us read it, or could not be read itself.",
  dns_error: "The name of the site leads nowhere.",
  blocked_address: "The address is not one of the public web.",
  timeout: "The site took too long to answer.",
  tls_error: "The certificate of the site is not valid.",
  unreachable: "The site could not be reached, or broke off.",
  http_error: "The site answered with an error.",
  not_html: "The address leads to something else than a page.",
  too_large: "The page is larger than is read.",
  too_complex: "The pages hold more than can be made sense of in the time there is.",
  too_little_text: "The page has almost no text of its own, such as one that only scripts fill."
} as const
export type CrawlError = keyof typeof crawlErrors
