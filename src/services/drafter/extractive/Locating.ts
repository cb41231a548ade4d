/** Where a company is, since when, and how it is reached: what the pages state of themselves. */
import type { Backed } from "../../../domain/draft/Candidates.ts"
import { type SocialPlatform, socialPlatforms } from "../../../domain/listing/Profile.ts"
import { foundedYears } from "../evidence/facts/company/FoundedYear.ts"
import { logoPictures } from "../evidence/facts/contact/LogoPictures.ts"
import { mailboxes } from "../evidence/facts/contact/Mailboxes.ts"
import { ownProfiles } from "../evidence/facts/contact/Profiles.ts"
import { productVideos } from "../evidence/facts/contact/Videos.ts"
import type { Fact } from "../evidence/facts/Fact.ts"
import { whereabouts } from "../evidence/facts/place/Whereabouts.ts"
import type { PageIndex, SiteIndex } from "../evidence/reading/PageIndex.ts"
import { quoteOf } from "./reading/Reading.ts"

const offer = (page: PageIndex, value: string, quote: string): Backed<string> => ({
  value,
  evidence: [quoteOf(page, quote)]
})
/** A fact in the words that state it. */
export const offered = (fact: Fact<string>): Backed<string> => offer(fact.page, fact.value, fact.words)

export const countryOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> =>
  whereabouts(site, []).countries.map(offered)
export const cityOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> => whereabouts(site, []).cities.map(offered)
export const foundedYearOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> =>
  foundedYears(site, []).map(offered)

export const contactEmailOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> =>
  mailboxes(site, []).map(({ page, email }) => offer(page, email, email))
export const demoVideoOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> =>
  productVideos(site, []).map(({ page, url }) => offer(page, url, url))
export const logoOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> =>
  logoPictures(site, []).map(({ page, url }) => offer(page, url, url))

export const socialOffers = (site: SiteIndex): Readonly<Partial<Record<SocialPlatform, Backed<string>>>> => {
  const profiles = ownProfiles(site, [])
  return Object.fromEntries(
    socialPlatforms.flatMap((platform) => {
      const one = profiles.find((profile) => profile.platform === platform)
      return one === undefined ? [] : [[platform, offer(one.page, one.url, one.url)]]
    })
  )
}
