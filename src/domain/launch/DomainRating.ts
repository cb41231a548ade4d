/**
 * Ratings of domains: who gives them, what they may be called, and which domain speaks for a product. "Domain Rating" is
 * Ahrefs' name of Ahrefs' figure, so one from elsewhere goes by its source's own name. Figures of two sources are never
 * compared: a board and a trend have one source each.
 */
import { parse } from "tldts"
import type { RatingSource } from "../listing/Listing.ts"

export interface RatingSourceWords {
  /** What its figure is called. */
  readonly figure: string
  /** The same, short enough to stand before each figure. */
  readonly short: string
  /** To be shown beside the figures. */
  readonly attribution: string
  /** Who gives it, as an attribution with its address; null for figures that nobody gave. */
  readonly credit: { readonly words: string; readonly url: string } | null
}

export const ratingSources: Readonly<Record<RatingSource, RatingSourceWords>> = {
  ahrefs: {
    figure: "Domain Rating",
    short: "DR",
    attribution: "Domain Rating by Ahrefs (ahrefs.com): the strength of a domain's backlinks, 0 to 100.",
    // The words and the link that https://ahrefs.com/legal/domain-rating-license asks for.
    credit: { words: "Domain Rating by Ahrefs", url: "https://ahrefs.com/" }
  },
  openpagerank: {
    figure: "Open PageRank",
    short: "Open PageRank",
    attribution: "Open PageRank (domcop.com/openpagerank), shown as 0–100: its 0 to 10, times ten.",
    credit: { words: "Open PageRank by DomCop", url: "https://www.domcop.com/openpagerank/" }
  },
  demo: {
    figure: "Demo rating",
    short: "Demo rating",
    attribution: "Made-up ratings of the demo data: nobody measured them.",
    credit: null
  }
}

/** What a figure is called where nobody gives any. */
export const unratedFigure = "Rating of the domain"

/**
 * Hosts on which everybody may have a page, where the public suffix list does not know them: a rating of theirs says
 * nothing of one product. All of their subdomains count as well.
 */
const sharedHosts = new Set(
  `github.com gitlab.com bitbucket.org codeberg.org sourceforge.net sr.ht npmjs.com pypi.org crates.io rubygems.org
   packagist.org nuget.org docker.com huggingface.co google.com apple.com microsoft.com visualstudio.com mozilla.org
   amazon.com shopify.com wordpress.org wordpress.com blogspot.com tumblr.com medium.com substack.com ghost.io beehiiv.com
   hashnode.dev dev.to producthunt.com gumroad.com lemonsqueezy.com payhip.com etsy.com ko-fi.com buymeacoffee.com
   patreon.com kickstarter.com indiegogo.com opencollective.com linktr.ee carrd.co bio.link about.me notion.so
   notion.site airtable.com typeform.com tally.so softr.app bubble.io bubbleapps.io framer.com framer.site framer.website
   webflow.com wixsite.com weebly.com squarespace.com strikingly.com glide.page glideapps.com retool.com streamlit.app
   replit.com lovable.app figma.com canva.com miro.com youtube.com youtu.be vimeo.com twitch.tv twitter.com x.com
   facebook.com instagram.com linkedin.com tiktok.com threads.net bsky.app reddit.com discord.com discord.gg t.me
   telegram.me whatsapp.com slack.com zapier.com atlassian.com salesforce.com hubspot.com steampowered.com itch.io
   archive.org wikipedia.org`.split(/\s+/)
)

/**
 * The registrable domain whose rating is the product's, in lower case. Null where the address is a name on somebody
 * else's domain (`foo.vercel.app`, `github.com/owner/name`) or has none: an address of numbers, a name without a suffix.
 * The first page of a shared host is its own, so `https://www.github.com` is rated.
 */
export const ratedDomain = (websiteUrl: string): string | null => {
  const { domain, subdomain, isIp, isPrivate } = parse(websiteUrl, { allowPrivateDomains: true })
  if (domain === null || isIp === true || isPrivate === true) return null
  const isFirstPage = (subdomain === "" || subdomain === "www") && URL.parse(websiteUrl)?.pathname === "/"
  return sharedHosts.has(domain) && !isFirstPage ? null : domain
}

export type RatingDirection = "up" | "down" | "flat"
/** Points of a hundred by which a rating has to move before it counts as moved. */
const leastMove = 1

/** Where a rating went; null where there is nothing to compare it with. */
export const directionOf = (change: number | null): RatingDirection | null =>
  change === null ? null : Math.abs(change) < leastMove ? "flat" : change > 0 ? "up" : "down"
