/**
 * Many sites to draft at once: those of `bench/truth/sites` under hosts of their own, and what a model that is right
 * answers of each, with words of its pages.
 */
import type { Backed, Candidates, Quote } from "../../src/domain/draft/Candidates.ts"
import type { FixtureSites } from "../../test/support/FixtureInternet.ts"
import { ownSites } from "../truth/labels/SiteFiles.ts"
import { draftOf, readSite } from "../truth/Source.ts"

export interface CrowdOfSites {
  readonly hosts: ReadonlyArray<string>
  readonly sites: FixtureSites
  /** By host. */
  readonly answers: Readonly<Record<string, unknown>>
}

const answered = <A>({ value, evidence }: Backed<A>, host: (url: string) => string) => ({
  value: typeof value === "string" ? host(value) : value,
  // What is quoted may be an address of the site.
  quotes: evidence.map(({ quote, url }: Quote) => ({ quote: host(quote), url: host(url) }))
})

/** An answer as the model gives it (`drafter/model/Answer.ts`). */
const answerOf = ({ fields, faqs, founders, socials }: Candidates, host: (url: string) => string) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, answered<unknown>(one, host)])),
  faqs: faqs.map((one) => ({ ...one.value, quotes: answered(one, host).quotes })),
  founders: founders.map((one) => ({ ...one.value, quotes: answered(one, host).quotes })),
  socials: Object.entries(socials).map(([platform, one]) => ({
    platform,
    url: one.value,
    quotes: answered(one, host).quotes
  }))
})

export const crowdOfSites = (count: number): CrowdOfSites => {
  const models = ownSites()
    .slice(0, count)
    .map((site) => ({ site, drafted: draftOf(readSite(site)) }))
  const hosts: Array<string> = []
  const sites: Record<string, Record<string, string>> = {}
  const answers: Record<string, unknown> = {}
  for (let at = 0; at < count; at++) {
    const model = models[at % models.length]
    const home = model?.site.pages[0]?.url
    if (model === undefined || home === undefined) throw new Error("there are no sites to draft")
    const old = new URL(home).host
    const host = `n${at}-${old}`
    const moved = (text: string) => text.replaceAll(old, host)
    const pages: Record<string, string> = {}
    for (const [order, { url, html }] of model.site.pages.entries()) {
      const { pathname, search } = new URL(url)
      pages[pathname + search] = moved(html)
      // What is submitted is the host: a home page kept as "/index.html" answers there as well.
      if (order === 0) pages["/"] = moved(html)
    }
    hosts.push(host)
    sites[host] = pages
    answers[host] = answerOf(model.drafted, moved)
  }
  return { hosts, sites, answers }
}
