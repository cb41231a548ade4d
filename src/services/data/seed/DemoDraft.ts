/** The rows of the demo's draft: a site as if it had been read, and what was drafted of it. Pure; `now` is milliseconds. */
import type { Candidates } from "../../../domain/draft/Candidates.ts"
import type { ReadPage } from "../../../domain/draft/Crawl.ts"
import { mergeDrafted } from "../../../domain/draft/DraftFields.ts"
import { mergeParts } from "../../../domain/draft/DraftParts.ts"
import { siteKey } from "../../../domain/text/SiteKey.ts"
import { day, minute } from "../../../domain/Week.ts"
import { demoInstant } from "./DemoRows.ts"
import type { DemoListing, DemoPage, DemoSite } from "./SeedShapes.ts"

/** How long the drafts of such sites take. */
const draftingMillis = 0.7 * minute

/** Days ago that listings of the demo were saved from their drafts. */
const savedDays = 60

const mark = /^(?:(#+)|-) /
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

const pageOf = ({ description, ...page }: DemoPage): ReadPage => ({
  url: page.url,
  status: 200,
  title: page.title,
  lang: "en",
  text: page.text.map((line) => line.replace(mark, "")).join("\n"),
  headings: page.text.flatMap((line) => {
    const level = mark.exec(line)?.[1]?.length
    return level === undefined ? [] : [{ level, text: line.replace(mark, "") }]
  }),
  meta: description === null ? {} : { description },
  jsonLd: [],
  links: page.links,
  emails: page.text.flatMap((line) => line.match(address) ?? []),
  socials: page.socials,
  logos: []
})

/** The site as the crawler would have read it. */
export const readPages = ({ pages }: DemoSite): ReadonlyArray<ReadPage> => pages.map(pageOf)

/** A draft that is ready, with the pages it stands on. */
export const draftRows = (
  site: DemoSite,
  drafted: Candidates,
  draft: { readonly id: string; readonly userId: number },
  now: number
) => {
  const submitted = now - site.minutes_ago * minute
  const ended_at = demoInstant(submitted + draftingMillis)
  const pages = readPages(site)
  return {
    draft: {
      id: draft.id,
      user_id: draft.userId,
      url: site.url,
      site_key: siteKey(site.url) ?? site.url,
      status: "ready",
      step: "done",
      percent: 100,
      pages_read: pages.length,
      fields: mergeDrafted({}, drafted.fields),
      ...mergeParts({ faqs: [], founders: [], company_socials: {} }, drafted, []),
      founder_socials: {},
      milestones: [],
      seo: {},
      touched: [],
      visits: pages.map(({ url, title }) => ({ url, status: "read", title, detail: null })),
      created_at: demoInstant(submitted),
      updated_at: ended_at,
      ended_at
    },
    pages: pages.map((page) => ({ draft_id: draft.id, url: page.url, site: "own", page, read_at: ended_at }))
  }
}

/** The draft that a listing was saved from, of what of it stands on quotes; none where nothing does. */
export const quotedDraftRows = (listing: DemoListing, listing_id: number, user_id: number | undefined, now: number) => {
  const { quotes } = listing
  if (quotes === undefined || user_id === undefined) return []
  const at = demoInstant(now - savedDays * day)
  const said: Readonly<Record<string, unknown>> = listing
  const fields = Object.fromEntries(
    Object.entries(quotes).map(([key, found]) => {
      const value = typeof said[key] === "number" ? String(said[key]) : said[key]
      const ai_evidence = (found ?? []).map(({ quote, path }) => ({
        quote,
        url: new URL(path, listing.website_url).href
      }))
      return [key, { value, state: "ai", ai_value: value, ai_evidence, locked: false }]
    })
  )
  return [
    {
      id: crypto.randomUUID(),
      user_id,
      url: listing.website_url,
      site_key: siteKey(listing.website_url) ?? listing.website_url,
      status: "ready",
      step: "done",
      percent: 100,
      pages_read: new Set(Object.values(quotes).flatMap((found) => (found ?? []).map(({ path }) => path))).size,
      listing_id,
      fields,
      faqs: [],
      founders: [],
      company_socials: {},
      founder_socials: {},
      milestones: [],
      seo: {},
      touched: [],
      visits: [],
      created_at: at,
      updated_at: at,
      ended_at: at
    }
  ]
}
