/** Links and e-mail addresses: only those the crawler extracted, and stored as it extracted them. */

import type { SocialPlatform } from "../../../../domain/listing/Profile.ts"
import { emailsIn } from "../../../../domain/text/EmailAddresses.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { canonicalUrl, urlsIn, youtubeVideo } from "../../../../domain/text/WebAddresses.ts"
import { logoPictures } from "../facts/contact/LogoPictures.ts"
import { mailboxes } from "../facts/contact/Mailboxes.ts"
import { ownProfiles } from "../facts/contact/Profiles.ts"
import { productVideos } from "../facts/contact/Videos.ts"
import type { SiteIndex } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"
import { refused, type Verdict, where } from "./Verdict.ts"

/** A quote carries a link where it spells it out or is the text the page links it with. */
const carriesLink = (place: Place, key: (url: string) => string | null, wanted: string) =>
  urlsIn(place.words).some((url) => key(url) === wanted) ||
  place.page.page.links.some((link) => key(link.url) === wanted && fold(link.text) === place.folded)

/** The address, as it was extracted, where it is among those that are the site's own. */
const link = (
  value: string,
  places: ReadonlyArray<Place>,
  known: ReadonlyArray<string>,
  key: (url: string) => string | null
): Verdict<string> => {
  const wanted = key(value)
  if (wanted === null) return refused("not an address of this kind")
  const found = known.find((url) => key(url) === wanted)
  if (found === undefined) return refused("the site does not have this address as its own")
  return where(found, places, (place) => carriesLink(place, key, wanted), "no quote carries this address")
}

const urls = (found: ReadonlyArray<{ readonly url: string }>) => found.map(({ url }) => url)

export const logoUrl = (value: string, places: ReadonlyArray<Place>, site: SiteIndex) =>
  link(value, places, urls(logoPictures(site, [])), canonicalUrl)

/** Compared by the video, so that an embedded player and a watch page are one. */
export const demoVideoUrl = (value: string, places: ReadonlyArray<Place>, site: SiteIndex) =>
  link(value, places, urls(productVideos(site, [])), youtubeVideo)

export const social = (platform: SocialPlatform, value: string, places: ReadonlyArray<Place>, site: SiteIndex) =>
  link(value, places, urls(ownProfiles(site, []).filter((one) => one.platform === platform)), canonicalUrl)

export const contactEmail = (value: string, places: ReadonlyArray<Place>, site: SiteIndex): Verdict<string> => {
  const email = value.trim().toLowerCase()
  if (!site.some(({ page }) => page.emails.includes(email))) return refused("the site does not have this address")
  if (!mailboxes(site, []).some((one) => one.email === email))
    return refused("this is not where its makers are written to")
  return where(email, places, (place) => emailsIn(place.words).includes(email), "no quote carries this address")
}
