/**
 * What a drafter does with the pages of a site: each a function of plain data. It runs in a helper (`SiteTasks.ts`), and
 * only there are the words and tables of the gate loaded.
 */
import { LRUCache } from "lru-cache"
import type { Backed, Candidates, CategoryChoice } from "../../../domain/draft/Candidates.ts"
import type { ReadPage } from "../../../domain/draft/Crawl.ts"
import type { Paraphrase } from "../../../domain/Setting.ts"
import { type Approved, type Gate, type Gated, indexPages, openGate } from "../evidence/Evidence.ts"
import type { SiteIndex } from "../evidence/reading/PageIndex.ts"
import { extract, type Previous } from "../extractive/ExtractiveDrafter.ts"
import { estimateTokens } from "./DrafterLimits.ts"
import { pagesAsText } from "./PageText.ts"
import { remembering } from "./Refusals.ts"

/** The pages of a site, and the categories it may be put in. */
export interface SiteRead {
  readonly pages: ReadonlyArray<ReadPage>
  readonly categories: ReadonlyArray<CategoryChoice>
}

/**
 * The same as JSON, each a single text. To copy thousands of values takes both sides longer, and a text that is known need
 * not be read.
 */
export interface SiteTexts {
  readonly pages: string
  readonly categories: string
}

/** Of the sites that are kept, characters of their pages together; and of how many drafts at once. */
const mostKept = { characters: 1_000_000, sites: 32 } as const
/**
 * The sites read last. A draft comes back with the same pages twice, to be shown and when the model has answered, and
 * what was found out about them meanwhile is found again. By a digest that no page can be made to share with another.
 */
const kept = new LRUCache<string, SiteIndex>({ max: mostKept.sites, maxSize: mostKept.characters })
const indexOf = (text: string): SiteIndex => {
  const key = new Bun.CryptoHasher("sha256").update(text).digest("base64")
  const known = kept.get(key)
  if (known !== undefined) return known
  const pages: ReadonlyArray<ReadPage> = JSON.parse(text)
  const site = indexPages(pages)
  kept.set(key, site, { size: text.length })
  return site
}

/**
 * The categories given last. They come anew with every task and are nearly always the same: as the same values, what was
 * found out about their words is found again.
 */
let last: { readonly text: string; readonly categories: ReadonlyArray<CategoryChoice> } | undefined
const sameOf = (text: string): ReadonlyArray<CategoryChoice> => {
  if (last?.text !== text) last = { text, categories: JSON.parse(text) }
  return last.categories
}

/** As strict as is wanted; checked where nothing is said. */
const gateOf = (given: SiteTexts, paraphrase: Paraphrase | undefined): Gate => {
  const site = indexOf(given.pages)
  return openGate({ pages: site.map(({ page }) => page), categories: sameOf(given.categories), paraphrase, site })
}

/** The site's own words. */
export const extractSite = (site: SiteTexts, previous: Previous, paraphrase: Paraphrase | undefined): Gated => {
  const { gate, ofBlanks } = remembering(gateOf(site, paraphrase))
  return ofBlanks(extract(gate, sameOf(site.categories), previous))
}

/** `tokens`: what the input may cost, by `tokensOf`. */
const inputFor = (site: SiteIndex, tokens: number, previous: Previous = {}): string => {
  const said = Object.entries(previous).flatMap(([key, value]) =>
    value === null || value === undefined
      ? []
      : [`now ${key}: ${(typeof value === "string" ? value : value.join(" | ")).replace(/\s+/g, " ").slice(0, 1000)}`]
  )
  const intro = said.length === 0 ? "" : `Written otherwise than now, where the pages allow it:\n${said.join("\n")}\n\n`
  return intro + pagesAsText(site, tokens - estimateTokens(intro))
}

/** What a model is shown of it, for so many tokens. */
export const showSite = ({ pages }: SiteTexts, tokens: number, previous: Previous): string =>
  inputFor(indexOf(pages), tokens, previous)

/** What of somebody's candidates it supports; `name` and `approved` as the gate takes them. */
export const weigh = (
  site: SiteTexts,
  offered: Candidates,
  name: Backed<string> | null,
  approved: Approved,
  paraphrase: Paraphrase | undefined
): Gated => gateOf(site, paraphrase).gate(offered, name ?? undefined, approved)
