/** Which kind of product is done by what, and in which order the parts of an order are done. */
import { Effect } from "effect"
import type { PartRow } from "../rows/FulfilmentRepo.ts"
import { aiReviewWork } from "./AiReviewWork.ts"
import { billboardWork } from "./BillboardWork.ts"
import { extraCategoriesWork } from "./ExtraCategoriesWork.ts"
import { featuredWork } from "./FeaturedWork.ts"
import { launchWork } from "./LaunchWork.ts"
import { manualWork } from "./ManualWork.ts"
import type { PartWork, PlacesOfLines } from "./PartWork.ts"
import { relaunchWork } from "./RelaunchWork.ts"
import { skipQueueWork } from "./SkipQueueWork.ts"

export type WorkKind = PartRow["kind"]

/** What makes a listing paid or public comes before what needs it to be. */
const turn: Record<WorkKind, number> = {
  launch: 0,
  skip_queue: 0,
  relaunch: 0,
  extra_categories: 1,
  featured: 1,
  billboard: 1,
  ai_review: 1,
  manual: 1
}
export const inTurn = (parts: ReadonlyArray<PartRow>): ReadonlyArray<PartRow> =>
  parts.toSorted((a, b) => turn[a.kind] - turn[b.kind])

export const partWorks = (places: PlacesOfLines) =>
  Effect.gen(function* () {
    const works: Record<WorkKind, PartWork> = {
      launch: yield* launchWork,
      skip_queue: yield* skipQueueWork(places),
      relaunch: yield* relaunchWork,
      featured: yield* featuredWork(places),
      extra_categories: yield* extraCategoriesWork,
      billboard: yield* billboardWork,
      ai_review: yield* aiReviewWork,
      manual: manualWork
    }
    return works
  })
