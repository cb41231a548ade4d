/**
 * The driver's own verdict on a draft: every value a machine stored has a quote, every quote stands on
 * the page it names as this world served it, and what can be checked of the value itself holds too.
 */
import { at, listAt, recordAt, textAt } from "./Json.ts"
import { canonical, fold, type PageText, pageText, spaced } from "./PageText.ts"
import type { Web } from "./Web.ts"

export interface Verdict {
  /** Values stored by a machine. */
  readonly values: number
  /** Of these, with at least one quote that stands. */
  readonly quoted: number
  readonly states: Readonly<Record<string, number>>
  readonly problems: ReadonlyArray<string>
}

interface Claim {
  readonly field: string
  readonly texts: ReadonlyArray<string>
  readonly evidence: ReadonlyArray<unknown>
}

const prose = [
  "name",
  "tagline",
  "short_description",
  "description",
  "features",
  "usps",
  "city",
  "faqs",
  "founders",
  "pricing_summary"
]
/** How much of a prose value must be made of words the site uses; a rewording may bring in some of its own. */
const wordsFromSite = 0.6
/** Words at least one of which a page has to use before a member of a closed list is believed. */
const signs: Readonly<Record<string, RegExp>> = {
  free: /free|gratis|\$0|donat/,
  freemium: /free/,
  subscription: /month|year|annual|subscri|\/mo|\bpm\b|plan/,
  "one-time": /one[- ]?time|lifetime|once|buy|sale|order/,
  "usage-based": /usage|pay as you go|per (?:request|call|unit|use)/,
  "open-source": /open[- ]?source|licen[cs]e|\bmit\b|\bgpl/,
  "contact-sales": /contact|quote|sales|demo|call/,
  alpha: /alpha/,
  beta: /beta|preview|early access/,
  idea: /idea|concept|coming soon|waitlist/
}
const countryName = new Intl.DisplayNames(["en"], { type: "region" })
const shortCountries: Readonly<Record<string, string>> = {
  US: "usa?|u\\.s\\.",
  GB: "uk|england|britain",
  NL: "netherlands|holland"
}

const claimsOf = (draft: unknown): ReadonlyArray<Claim> => {
  const stored = (value: unknown) => textAt(value, "state") === "ai"
  const texts = (value: unknown) =>
    typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === "string") : []
  const fields = Object.entries(recordAt(draft, "fields")).flatMap(([field, value]) =>
    stored(value) ? [{ field, texts: texts(at(value, "value")), evidence: listAt(value, "evidence") }] : []
  )
  const items = (field: string, parts: ReadonlyArray<string>) =>
    listAt(draft, field).flatMap((value) =>
      stored(value)
        ? [{ field, texts: parts.flatMap((part) => texts(at(value, part))), evidence: listAt(value, "evidence") }]
        : []
    )
  const links = (field: string) =>
    Object.values(recordAt(draft, field)).flatMap((value) =>
      stored(value) ? [{ field, texts: texts(at(value, "value")), evidence: listAt(value, "evidence") }] : []
    )
  return [
    ...fields,
    ...items("faqs", ["question", "answer"]),
    ...items("founders", ["name", "title", "bio"]),
    ...links("company_socials"),
    ...links("founder_socials")
  ]
}

const statesOf = (draft: unknown) => {
  const counts: Record<string, number> = {}
  for (const value of Object.values(recordAt(draft, "fields"))) {
    const state = textAt(value, "state")
    counts[state] = (counts[state] ?? 0) + 1
  }
  return counts
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
const wholeWord = (text: string, words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${text})(?![\\p{L}\\p{N}])`, "u").test(words)

/** What is wrong with the value itself, held against all pages of the site. */
const faultOf = (
  claim: Claim,
  text: string,
  pages: ReadonlyArray<PageText>,
  categories: ReadonlyArray<string>
): string | undefined => {
  const words = pages.map((page) => page.words).join("\n")
  switch (claim.field) {
    case "categories":
      return categories.includes(text) ? undefined : "is no category of the directory"
    case "contact_email":
      return pages.some((page) => page.emails.has(text.toLowerCase())) ? undefined : "stands on no page"
    case "logo_url":
    case "demo_video_url":
    case "company_socials":
    case "founder_socials": {
      const address = canonical(text)
      return address !== undefined && pages.some((page) => page.links.has(address)) ? undefined : "is linked on no page"
    }
    case "country": {
      const names = [
        escaped(spaced(countryName.of(text) ?? text)),
        escaped(text.toLowerCase()),
        shortCountries[text] ?? text.toLowerCase()
      ]
      return names.some((name) => wholeWord(name, words)) ? undefined : "is named on no page"
    }
    case "stage":
    case "pricing_model": {
      const sign = signs[text]
      return sign === undefined || sign.test(words) ? undefined : "has no word on any page that speaks for it"
    }
  }
  const numbers = [...spaced(text).matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number)
  const odd = numbers.find((number) => !new RegExp(`(?<!\\d)(?<!\\d[.,])${escaped(number)}(?!\\d|[.,]\\d)`).test(words))
  if (odd !== undefined) return `states ${odd}, which stands on no page`
  if (!prose.includes(claim.field)) return undefined
  const content = [...spaced(text).matchAll(/\p{L}{4,}/gu)].map(([word]) => word)
  const known = content.filter((word) => words.includes(word.slice(0, Math.max(4, word.length - 3))))
  return known.length >= content.length * wordsFromSite ? undefined : "is made of words the site does not use"
}

/** `host` is where the site was read; only pages it answered with 200 count. */
export const judge = (draft: unknown, web: Web, host: string, categories: ReadonlyArray<string>): Verdict => {
  const read = (path: string) => web.spoken(host, path).map((body) => pageText(body, `https://${host}${path}`))
  const all = web.pathsSpoken(host).flatMap(read)
  const problems: Array<string> = []
  let quoted = 0
  const claims = claimsOf(draft)
  for (const claim of claims) {
    const shown = JSON.stringify(claim.texts.join(" / ").slice(0, 80))
    const standing = claim.evidence.filter((one) => {
      const quote = textAt(one, "quote")
      const url = URL.parse(textAt(one, "url"))
      const own = url !== null && url.hostname === host
      const stands =
        own &&
        fold(quote) !== "" &&
        read(url.pathname).some((page) => page.folded.includes(fold(quote)) || linkStands(page, quote))
      if (!stands)
        problems.push(
          `${claim.field} ${shown}: the quote ${JSON.stringify(quote.slice(0, 80))} is not on ${textAt(one, "url")}`
        )
      return stands
    })
    if (claim.evidence.length === 0) problems.push(`${claim.field} ${shown}: has no quote`)
    if (claim.texts.length === 0) problems.push(`${claim.field}: is marked ai and has no value`)
    if (standing.length > 0) quoted += 1
    for (const text of claim.texts) {
      const fault = faultOf(claim, text, all, categories)
      if (fault !== undefined) problems.push(`${claim.field} ${JSON.stringify(text.slice(0, 80))}: ${fault}`)
    }
  }
  return { values: claims.length, quoted, states: statesOf(draft), problems }
}

/** A link is quoted by its address, which stands in an attribute and may be written relative there. */
const linkStands = (page: PageText, quote: string) => {
  const address = /^(?:https?:\/\/|mailto:)\S+$/.test(quote.trim()) ? quote.trim() : undefined
  if (address === undefined) return false
  if (address.startsWith("mailto:")) return page.emails.has(address.slice(7).toLowerCase())
  const place = canonical(address)
  return place !== undefined && page.links.has(place)
}
