/**
 * What a drafter does with the pages of a site (`SiteWork.ts`), done in a helper, so that however much a page holds, and
 * however it is made, it keeps nobody but its own draft waiting.
 */
import { Effect } from "effect"
import { elsewhere, type Task, task } from "../../outside/Helpers.ts"
import { Undraftable } from "./DrafterContract.ts"
import type { SiteRead } from "./SiteWork.ts"

export type { SiteRead } from "./SiteWork.ts"

const work = new URL("./SiteWork.ts", import.meta.url)
const load = () => import("./SiteWork.ts")

export const extracting = task(work, "extractSite", load)
export const opening = task(work, "openSite", load)
export const showing = task(work, "showSite", load)
export const weighing = task(work, "weigh", load)

/** One of these, of a request's own site; where it does not come to its end, neither does the draft. */
export const ofSite = <Rest extends ReadonlyArray<unknown>, Out>(
  done: Task<[SiteRead, ...Rest], Out>,
  { pages, categories }: SiteRead,
  ...rest: Rest
): Effect.Effect<Out, Undraftable> =>
  Effect.catchTag(elsewhere(done, { pages, categories }, ...rest), "HelperLost", ({ message }) =>
    Effect.zipRight(Effect.logWarning("the pages of a site could not be weighed", message), new Undraftable())
  )
