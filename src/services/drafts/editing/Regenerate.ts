/**
 * Fields drafted anew from the pages that were read, while their owner waits. Done before the edit's
 * transaction; what came of it is applied there, to fields that nobody has edited or locked since.
 */
import { Effect, Option } from "effect"
import { fieldOf } from "../../../domain/draft/DraftFields.ts"
import type { FieldKey } from "../../../domain/listing/Profile.ts"
import type { NextStep } from "../../../domain/Wire.ts"
import { type Drafted, Drafter } from "../../drafter/Drafter.ts"
import { Budgets } from "../../store/Budgets.ts"
import { Settings } from "../../store/Settings.ts"
import { draftingLimits, within } from "../drafting/DraftingLimits.ts"
import { DraftingRepo } from "../rows/DraftingRepo.ts"
import { type DraftRow, isOpen } from "../rows/DraftRow.ts"
import { type EditInput, overtaken, type Redrafted } from "./DraftEdit.ts"

export interface Regenerated extends Redrafted {
  /** What was not drafted anew, and why. */
  readonly notes: ReadonlyArray<NextStep>
}
const nothing: Regenerated = { keys: [], found: {}, refused: [], seen: {}, notes: [] }
const noted = (operation: string, reason: string): NextStep => ({ operation, reason })
const notedOf = (keys: ReadonlyArray<FieldKey>, why: string): ReadonlyArray<NextStep> =>
  keys.length === 0 ? [] : [noted("update_draft", `${keys.join(", ")}: ${why}`)]

/** What a redraft did not do, seen from the draft it is applied to. */
export const notesOn = (row: DraftRow, regenerated: Regenerated): ReadonlyArray<NextStep> => [
  ...notedOf(overtaken(row, regenerated), "edited while it was drafted anew, so left as it is."),
  ...regenerated.notes
]

export class Regenerate extends Effect.Service<Regenerate>()("launchbook/Regenerate", {
  dependencies: [DraftingRepo.Default, Budgets.Default],
  effect: Effect.gen(function* () {
    const repo = yield* DraftingRepo
    const drafter = yield* Drafter
    const byRules = yield* Effect.provide(Drafter, Drafter.layerExtractive)
    const budgets = yield* Budgets
    const settings = yield* Settings

    const run = (row: DraftRow, input: EditInput, userId: number) =>
      Effect.gen(function* () {
        const asked = [...new Set(input.regenerate ?? [])]
        const isTyped = (key: FieldKey) => input.fields?.[key] !== undefined
        const isLocked = (key: FieldKey) => fieldOf(row.fields, key).locked
        const keys = asked.filter((key) => !isTyped(key) && !isLocked(key))
        const skipped = [
          ...notedOf(asked.filter(isTyped), "set by `fields` in the same edit, so not drafted anew."),
          ...notedOf(
            asked.filter((key) => isLocked(key) && !isTyped(key)),
            "locked, so not drafted anew. Setting a field to null takes its lock away."
          )
        ]
        if (keys.length === 0) return { ...nothing, notes: skipped }
        const pages = isOpen(row) ? [] : yield* repo.pages(row.id, "own")
        if (pages.length === 0) {
          const note = isOpen(row)
            ? noted("get_draft", "Nothing was drafted anew: the draft is still being made. Ask again when it is ready.")
            : noted("update_draft", "Nothing was drafted anew: no page of the site could be read. Type the fields.")
          return { ...nothing, notes: [note, ...skipped] }
        }
        // Each field counts as one redraft.
        yield* budgets.draw("regenerate", { userId, target: row.id }, keys.length)
        const previous = Object.fromEntries(keys.map((key) => [key, fieldOf(row.fields, key).value]))
        const request = {
          pages,
          categories: yield* repo.choices,
          keys,
          previous,
          paraphrase: yield* settings.get("drafts.paraphrase"),
          modelTime: draftingLimits.redraftingModel
        }
        const drafted = yield* within(drafter.redraft(request), draftingLimits.redrafting).pipe(
          Effect.catchAllDefect((defect) =>
            Effect.as(Effect.logError("the drafter broke", defect), Option.none<Drafted>())
          ),
          Effect.flatMap((made) =>
            Option.isSome(made) ? Effect.succeed(made) : within(byRules.redraft(request), draftingLimits.byRules)
          ),
          Effect.option,
          Effect.map(Option.flatten)
        )
        yield* budgets.spend
        if (Option.isNone(drafted)) {
          const why = "the pages hold more than can be made sense of, so it stays as it is."
          return { ...nothing, notes: [...notedOf(keys, why), ...skipped] }
        }
        const { stands, refused } = drafted.value
        const notFound = keys.filter((key) => stands.fields[key] === undefined)
        const notes = [...notedOf(notFound, "the pages say nothing more of it, so it stays as it is."), ...skipped]
        return { keys, found: stands.fields, refused, seen: row.fields, notes }
      })

    return { run, nothing } as const
  })
}) {}
