/** Where a company is, since when, and how it is reached: what the pages state, as the gate would have it. */
import { getDomain } from "tldts"
import type { Backed } from "../../../domain/draft/Candidates.ts"
import { type SocialPlatform, socialPlatforms } from "../../../domain/listing/Profile.ts"
import { youtubeVideo } from "../../../domain/text/WebAddresses.ts"
import { countryAtEnd } from "../evidence/reading/CountryNames.ts"
import type { Block, PageIndex, SiteIndex, Statement } from "../evidence/reading/PageIndex.ts"
import { says } from "../evidence/reading/Says.ts"
import { elsewherePhrases, foundingPhrases, placePhrases, sinceWords } from "../evidence/reading/Signals.ts"
import { ownFact } from "../evidence/rules/CompanyRules.ts"
import { quoteOf } from "./Reading.ts"

const offer = (page: PageIndex, value: string, quote: string): Backed<string> => ({
  value,
  evidence: [quoteOf(page, quote)]
})
const longestLine = 200

/** A postal address, or a bare "City, Country"; no sentence. */
export const addressLike = ({ page }: PageIndex, block: Block): boolean =>
  block.text.length <= longestLine &&
  block.text.includes(",") &&
  !/[.!?]$/.test(block.text) &&
  countryAtEnd(block.text, page.lang) !== null

const facts = (site: SiteIndex, keys: ReadonlyArray<string>): ReadonlyArray<readonly [PageIndex, Statement]> =>
  site.flatMap((page) => page.statements.flatMap((one) => (ownFact(one, keys) ? [[page, one] as const] : [])))

/** Visible lines that end in a country and are about where the company is. */
const placeLines = (site: SiteIndex) =>
  site.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (block.text.length > longestLine || says(block.tokens(), elsewherePhrases)) return []
      if (!block.text.includes(",") && !says(block.tokens(), placePhrases)) return []
      const found = countryAtEnd(block.text, page.page.lang)
      return found === null ? [] : [{ page, block, ...found }]
    })
  )

export const countryOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> => [
  ...facts(site, ["addresscountry", "name"]).flatMap(([page, one]) => {
    if (!one.path.includes("addressCountry")) return []
    const code = /^[A-Za-z]{2}$/.test(one.text) ? one.text.toUpperCase() : countryAtEnd(one.text, page.page.lang)?.code
    return code === undefined ? [] : [offer(page, code, one.text)]
  }),
  ...placeLines(site).map(({ page, block, code }) => offer(page, code, block.text))
]

/** What stands before the country, without street, postcode and state: "3511 NR Utrecht" is Utrecht. */
const cityIn = (before: string): string => {
  const parts = before.split(",")
  // "San Francisco, CA 94104" is San Francisco.
  const part = parts.at(/^\s*[A-Z]{2}(?: \d{5})?$/.test(parts.at(-1) ?? "") ? -2 : -1) ?? ""
  const words = part
    .replace(/^.*\b(?:based|headquartered|located|founded|made|built|office|offices) in /i, "")
    .replace(/^.*\bin (?=\p{Lu})/u, "")
    .trim()
    .split(/\s+/)
  const kept = words.slice(words.findLastIndex((word) => /\p{Nd}/u.test(word) || /^\p{Lu}{1,3}$/u.test(word)) + 1)
  return kept.length <= 4 && kept.every((word) => /^(?:\p{Lu}|(?:am|an|der|den|de|la|le|sur|upon|of)$)/u.test(word))
    ? kept.join(" ")
    : ""
}

export const cityOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> => [
  ...facts(site, ["addresslocality"]).map(([page, one]) => offer(page, one.text, one.text)),
  ...placeLines(site).flatMap(({ page, block, before }) => {
    const city = cityIn(before)
    return city === "" ? [] : [offer(page, city, block.text)]
  })
]

const yearPhrases = [...foundingPhrases, ...sinceWords]
const longestFounding = 300
export const foundedYearOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> => [
  ...facts(site, ["foundingdate"]).flatMap(([page, one]) => {
    const year = /^\d{4}/.exec(one.text)?.[0]
    return year === undefined ? [] : [offer(page, year, one.text)]
  }),
  ...site.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (!says(block.tokens(), yearPhrases)) return []
      const sentences = block.text.length <= longestFounding ? [block.text] : block.text.split(/(?<=[.!?])\s+/)
      return sentences.flatMap((sentence) =>
        (sentence.match(/\b(?:1[89]|20)\d\d\b/g) ?? []).map((year) => offer(page, year, sentence))
      )
    })
  )
]

const mailboxes = [
  "hello",
  "hi",
  "contact",
  "info",
  "team",
  "support",
  "office",
  "mail",
  "hallo",
  "bonjour",
  "hola",
  "sales"
]

/** An address at the site's own domain comes first, a general mailbox before a person's. */
export const contactEmailOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> => {
  const rank = ({ page, email }: { readonly page: PageIndex; readonly email: string }) => {
    const [box = "", host = ""] = email.split("@")
    const own = getDomain(host) === getDomain(page.page.url) ? 0 : 100
    const place = mailboxes.indexOf(box)
    return own + (place === -1 ? mailboxes.length : place)
  }
  return site
    .flatMap((page) => page.page.emails.map((email) => ({ page, email })))
    .filter(
      ({ email }) =>
        !/^(?:no-?reply|postmaster|abuse|you|your|name|email|example|test)@|@(?:example|domain|email)\./.test(email)
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ page, email }) => offer(page, email, email))
}

export const demoVideoOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> =>
  site.flatMap((page) =>
    page.page.links.filter((link) => youtubeVideo(link.url) !== null).map((link) => offer(page, link.url, link.url))
  )

export const logoOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> =>
  site.flatMap((page) => page.page.logos.map((logo) => offer(page, logo, logo)))

export const socialOffers = (site: SiteIndex): Readonly<Partial<Record<SocialPlatform, Backed<string>>>> => {
  const found: Partial<Record<SocialPlatform, Backed<string>>> = {}
  for (const platform of socialPlatforms) {
    const page = site.find((one) => one.page.socials[platform] !== undefined)
    const url = page?.page.socials[platform]
    if (page !== undefined && url !== undefined) found[platform] = offer(page, url, url)
  }
  return found
}
