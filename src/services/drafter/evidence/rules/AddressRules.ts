/** Links and e-mail addresses: only those the crawler extracted, and stored as it extracted them. */

import type { SocialPlatform } from "../../../../domain/listing/Profile.ts"
import { emailsIn } from "../../../../domain/text/EmailAddresses.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { canonicalUrl, urlsIn, youtubeVideo } from "../../../../domain/text/WebAddresses.ts"
import type { PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"
import { refused, type Verdict, where } from "./Verdict.ts"

/** A quote carries a link where it spells it out or is the text the page links it with. */
const carriesLink = (place: Place, key: (url: string) => string | null, wanted: string) =>
  urlsIn(place.words).some((url) => key(url) === wanted) ||
  place.page.page.links.some((link) => key(link.url) === wanted && fold(link.text) === place.folded)

const firstIn = (
  site: SiteIndex,
  extracted: (page: PageIndex) => ReadonlyArray<string>,
  wanted: (url: string) => boolean
) => site.flatMap(extracted).find(wanted)

const link = (
  value: string,
  places: ReadonlyArray<Place>,
  site: SiteIndex,
  extracted: (page: PageIndex) => ReadonlyArray<string>,
  key: (url: string) => string | null
): Verdict<string> => {
  const wanted = key(value)
  if (wanted === null) return refused("not an address of this kind")
  const known = firstIn(site, extracted, (url) => key(url) === wanted)
  if (known === undefined) return refused("the site does not have this address")
  return where(known, places, (place) => carriesLink(place, key, wanted), "no quote carries this address")
}

export const logoUrl = (value: string, places: ReadonlyArray<Place>, site: SiteIndex) =>
  link(value, places, site, ({ page }) => page.logos, canonicalUrl)

/** Compared by the video, so that an embedded player and a watch page are one. */
export const demoVideoUrl = (value: string, places: ReadonlyArray<Place>, site: SiteIndex) =>
  link(value, places, site, ({ page }) => page.links.map((one) => one.url), youtubeVideo)

export const social = (platform: SocialPlatform, value: string, places: ReadonlyArray<Place>, site: SiteIndex) =>
  link(
    value,
    places,
    site,
    ({ page }) => {
      const url = page.socials[platform]
      return url === undefined ? [] : [url]
    },
    canonicalUrl
  )

export const contactEmail = (value: string, places: ReadonlyArray<Place>, site: SiteIndex): Verdict<string> => {
  const email = value.trim().toLowerCase()
  if (!site.some(({ page }) => page.emails.includes(email))) return refused("the site does not have this address")
  return where(email, places, (place) => emailsIn(place.words).includes(email), "no quote carries this address")
}
