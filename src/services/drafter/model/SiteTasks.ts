/**
 * What a drafter does with the pages of a site (`SiteWork.ts`), done in a helper, so that however much a page holds, and
 * however it is made, it keeps nobody but its own draft waiting.
 */
import { Effect } from "effect"
import { elsewhere, type Task, task } from "../../outside/Helpers.ts"
import { Undraftable } from "./DrafterContract.ts"
import type { SiteRead, SiteTexts } from "./SiteWork.ts"

export type { SiteRead } from "./SiteWork.ts"

const work = new URL("./SiteWork.ts", import.meta.url)
const load = () => import("./SiteWork.ts")

export const extracting = task(work, "extractSite", load, { long: true })
export const showing = task(work, "showSite", load)
export const weighing = task(work, "weigh", load)

const texts = new WeakMap<object, string>()
/** The same values are sent again: categories with every site, pages when a model has answered. */
const textOf = (values: ReadonlyArray<unknown>): string => {
  const known = texts.get(values) ?? JSON.stringify(values)
  texts.set(values, known)
  return known
}

/** One of these, of a request's own site; where it does not come to its end, neither does the draft. */
export const ofSite = <Rest extends ReadonlyArray<unknown>, Out>(
  done: Task<[SiteTexts, ...Rest], Out>,
  { pages, categories }: SiteRead,
  ...rest: Rest
): Effect.Effect<Out, Undraftable> =>
  Effect.suspend(() => elsewhere(done, { pages: textOf(pages), categories: textOf(categories) }, ...rest)).pipe(
    Effect.catchTag("HelperLost", ({ message }) =>
      Effect.zipRight(Effect.logWarning("the pages of a site could not be weighed", message), new Undraftable())
    )
  )
