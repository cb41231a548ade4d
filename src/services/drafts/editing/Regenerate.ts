/**
 * Fields drafted anew from the pages that were read, while their owner waits. Done before the edit's
 * transaction; what came of it is applied there, to fields that are still not locked.
 */
import { Effect, Option } from "effect"
import { fieldOf } from "../../../domain/draft/DraftFields.ts"
import type { FieldKey } from "../../../domain/listing/Profile.ts"
import type { NextStep } from "../../../domain/Wire.ts"
import { Drafter } from "../../drafter/Drafter.ts"
import { Budgets } from "../../store/Budgets.ts"
import { draftingLimits } from "../drafting/DraftingLimits.ts"
import { DraftingRepo } from "../rows/DraftingRepo.ts"
import { type DraftRow, isOpen } from "../rows/DraftRow.ts"
import type { EditInput, Redrafted } from "./DraftEdit.ts"

export interface Regenerated extends Redrafted {
  /** What was not drafted anew, and why. */
  readonly notes: ReadonlyArray<NextStep>
}
const nothing: Regenerated = { keys: [], found: {}, notes: [] }
const noted = (operation: string, reason: string): NextStep => ({ operation, reason })

export class Regenerate extends Effect.Service<Regenerate>()("launchbook/Regenerate", {
  dependencies: [DraftingRepo.Default, Budgets.Default],
  effect: Effect.gen(function* () {
    const repo = yield* DraftingRepo
    const drafter = yield* Drafter
    const byRules = yield* Effect.provide(Drafter, Drafter.layerExtractive)
    const budgets = yield* Budgets

    const run = (row: DraftRow, input: EditInput, userId: number) =>
      Effect.gen(function* () {
        // What is typed in the same edit stands, so drafting it would be in vain.
        const asked = [...new Set(input.regenerate ?? [])].filter((key) => input.fields?.[key] === undefined)
        const isLocked = (key: FieldKey) => fieldOf(row.fields, key).locked && input.restore?.includes(key) !== true
        const locked = asked.filter(isLocked)
        const keys = asked.filter((key) => !isLocked(key))
        const lockNotes =
          locked.length === 0
            ? []
            : [noted("update_draft", `${locked.join(", ")}: locked, so not drafted anew. restore unlocks a field.`)]
        if (keys.length === 0) return { ...nothing, notes: lockNotes }
        const pages = isOpen(row) ? [] : yield* repo.pages(row.id, "own")
        if (pages.length === 0) {
          const reason = isOpen(row)
            ? "Nothing was drafted anew: the draft is still being made. Ask again when its status is ready."
            : "Nothing was drafted anew: no page of the site could be read."
          return { ...nothing, notes: [noted(isOpen(row) ? "get_draft" : "update_draft", reason), ...lockNotes] }
        }
        // Each field counts as one redraft.
        yield* budgets.draw("regenerate", { userId, target: row.id }, keys.length)
        const previous = Object.fromEntries(keys.map((key) => [key, fieldOf(row.fields, key).value]))
        const request = { pages, categories: yield* repo.choices, keys, previous }
        const drafted = yield* Effect.timeoutOption(
          Effect.disconnect(drafter.redraft(request)),
          draftingLimits.redrafting
        ).pipe(
          Effect.catchAllDefect((defect) => Effect.as(Effect.logError("the drafter broke", defect), Option.none()))
        )
        yield* budgets.spend
        const { stands } = Option.isSome(drafted) ? drafted.value : yield* byRules.redraft(request)
        return { keys, found: stands.fields, notes: lockNotes }
      })

    return { run, nothing } as const
  })
}) {}
