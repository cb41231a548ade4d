/**
 * What a drafter does with the pages of a site: each a function of plain data, run in a thread, so that
 * however much a page holds, and however it is made, it keeps nobody but its own draft waiting.
 */
import { Effect } from "effect"
import type { Backed, Candidates, CategoryChoice } from "../../../domain/draft/Candidates.ts"
import type { ReadPage } from "../../../domain/draft/Crawl.ts"
import type { Paraphrase } from "../../../domain/Setting.ts"
import { elsewhere, type Task, task } from "../../outside/Threads.ts"
import { type Approved, type Gate, type Gated, openGate } from "../evidence/Evidence.ts"
import { indexSite } from "../evidence/reading/PageIndex.ts"
import { extract, type Previous } from "../extractive/ExtractiveDrafter.ts"
import { Undraftable } from "./DrafterContract.ts"
import { inputFor } from "./Prompt.ts"
import { remembering } from "./Refusals.ts"

/** The pages of a site, and the categories it may be put in. */
export interface SiteRead {
  readonly pages: ReadonlyArray<ReadPage>
  readonly categories: ReadonlyArray<CategoryChoice>
}

/** As strict as is wanted; checked where nothing is said. */
const gateOf = (site: SiteRead, paraphrase: Paraphrase | undefined): Gate => openGate({ ...site, paraphrase })

/** The site's own words. */
export const extractSite = (site: SiteRead, previous: Previous, paraphrase: Paraphrase | undefined): Gated => {
  const { gate, ofBlanks } = remembering(gateOf(site, paraphrase))
  return ofBlanks(extract(gate, site.categories, previous))
}

/** What a model is shown of it, for so many tokens. */
export const showSite = ({ pages }: SiteRead, tokens: number, previous: Previous): string =>
  inputFor(indexSite(pages), tokens, previous)

/** What of somebody's candidates it supports; `name` and `approved` as the gate takes them. */
export const weigh = (
  site: SiteRead,
  offered: Candidates,
  name: Backed<string> | null,
  approved: Approved,
  paraphrase: Paraphrase | undefined
): Gated => gateOf(site, paraphrase).gate(offered, name ?? undefined, approved)

export const extracting = task(import.meta.url, extractSite)
export const showing = task(import.meta.url, showSite)
export const weighing = task(import.meta.url, weigh)

/** One of these, of a request's own site; where it does not come to its end, neither does the draft. */
export const ofSite = <Rest extends ReadonlyArray<unknown>, Out>(
  done: Task<[SiteRead, ...Rest], Out>,
  { pages, categories }: SiteRead,
  ...rest: Rest
): Effect.Effect<Out, Undraftable> =>
  Effect.catchTag(elsewhere(done, { pages, categories }, ...rest), "ThreadLost", ({ message }) =>
    Effect.zipRight(Effect.logWarning("the pages of a site could not be weighed", message), new Undraftable())
  )
