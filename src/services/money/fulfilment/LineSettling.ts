/** A line is what its parts are. */
import { Effect } from "effect"
import { lineStatusOf } from "../../../domain/money/OrderState.ts"
import { instant } from "../../store/Instant.ts"
import type { FulfilmentRepo } from "../rows/FulfilmentRepo.ts"
import type { PlacesOfLines } from "./PartWork.ts"

/** Each once, as one text. */
export const asOneText = (details: ReadonlyArray<string | null>) =>
  [...new Set(details.filter((detail) => detail !== null))].join(" ")

/** Says on the line what became of its parts; of one that failed, why. */
export const settlingLines = (repo: FulfilmentRepo, places: Pick<PlacesOfLines, "release">) => (lineId: number) =>
  Effect.gen(function* () {
    const parts = yield* repo.ofLine(lineId)
    const status = lineStatusOf(parts.map((part) => part.status))
    const said = parts.filter((part) => status !== "failed" || part.status === "failed")
    yield* repo.settleLine(lineId, status, asOneText(said.map(({ detail }) => detail)) || null, yield* instant)
    // What it cannot have any more is somebody else's to buy.
    if (parts.every((part) => part.status === "failed")) yield* places.release(lineId)
  })
