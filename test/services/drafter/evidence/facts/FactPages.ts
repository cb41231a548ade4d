/** A small site that says one thing, and what the gate makes of a fact that is offered with real words of it. */
import { type Candidates, noCandidates } from "../../../../../src/domain/draft/Candidates.ts"
import type { ReadPage } from "../../../../../src/domain/draft/Crawl.ts"
import type { SocialPlatform, TextKey } from "../../../../../src/domain/listing/Profile.ts"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { evidenceGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"

export interface SmallSite {
  readonly main?: string
  readonly footer?: string
  readonly head?: string
  /** Of its page, without the slash in front. */
  readonly path?: string
  readonly lang?: string
}
/** Crumb, a planner for bakeries. */
export const crumb = ({ main = "", footer = "", head = "", path = "", lang = "en" }: SmallSite): ReadPage =>
  readPage({
    url: `https://crumb.example/${path}`,
    status: 200,
    html: `<html lang="${lang}"><head><title>Crumb – the bakery planner</title>
      <meta property="og:site_name" content="Crumb">${head}</head><body><header><a href="/">Crumb</a></header>
      <main>${main}</main><footer><p>© 2024 Crumb</p>${footer}</footer></body></html>`
  })
/** A page about the makers that says one thing. */
export const aboutCrumb = (said: string, lang = "en"): ReadPage =>
  crumb({ main: `<h1>About us</h1><p>${said}</p>`, path: "about", lang })
/** The home page, with more under its opening. */
export const homeOfCrumb = (more: string, lang = "en"): ReadPage =>
  crumb({ main: `<h1>Bread that bakes itself</h1><p>Crumb plans the bakes of bakeries.</p>${more}`, lang })
export const data = (node: object): string => `<script type="application/ld+json">${JSON.stringify(node)}</script>`

const gated = (pages: ReadonlyArray<ReadPage>, offered: Partial<Candidates>) =>
  evidenceGate({ pages, candidates: { ...noCandidates, ...offered }, categories: [] }).stands
const backedBy = <A>(page: ReadPage, value: A, quotes: ReadonlyArray<string>) => ({
  value,
  evidence: quotes.map((quote) => ({ quote, url: page.url }))
})

/** The value as it stands; undefined where it does not. */
export const fact = (page: ReadPage, key: TextKey, value: string, ...quotes: ReadonlyArray<string>) =>
  gated([page], { fields: { [key]: backedBy(page, value, quotes) } }).fields[key]?.value
export const founder = (
  page: ReadPage,
  value: { readonly name: string; readonly title?: string; readonly bio?: string },
  ...quotes: ReadonlyArray<string>
) => gated([page], { founders: [backedBy(page, { title: null, bio: null, ...value }, quotes)] }).founders[0]?.value
export const profile = (page: ReadPage, platform: SocialPlatform, url: string) =>
  gated([page], { socials: { [platform]: backedBy(page, url, [url]) } }).socials[platform]?.value
