/** What was written into the slots of a draft, kept by an edit of the API: as much of it as can be, and why not the rest. */
import { Effect, Either, type Schema } from "effect"
import { getDraft, updateDraft } from "../../../../domain/api/DraftsApi.ts"
import type { Draft } from "../../../../domain/draft/Draft.ts"
import { type DraftSlot, type SlotContent, slotContent, slotOfPath } from "../../../../domain/draft/DraftSlots.ts"
import type { Detail, Failure } from "../../../../domain/Failure.ts"
import { isListKey } from "../../../../domain/listing/Profile.ts"
import { asOwnEdit, versionOf } from "../../../../services/drafts/DraftVersions.ts"
import type { OwnRun } from "../../declare/SiteVisit.ts"
import { linesIn, rowsIn, textIn } from "./EditorModel.ts"

type Edit = Omit<Schema.Struct.Encoded<(typeof updateDraft)["fields"]>, "id">

export interface Written {
  readonly content: SlotContent
  /** The version that was seen when it was written. */
  readonly seen: string
  /** What the same window sent before, of which it does not know whether it arrived: its own words are no surprise to it. */
  readonly sent?: ReadonlyArray<SlotContent>
}
export type AllWritten = ReadonlyMap<DraftSlot, Written>

/** Blank columns of a row are left out. */
const given = (row: Readonly<Record<string, string>>, names: ReadonlyArray<string>) =>
  Object.fromEntries(names.flatMap((name) => (row[name] ? [[name, row[name]]] : [])))

export const editWith = (written: AllWritten): Edit => {
  const under = (part: string) =>
    [...written].flatMap(([slot, { content }]) =>
      slot.startsWith(`${part}.`) ? [[slot.slice(part.length + 1), content] as const] : []
    )
  const texts = (part: string) => {
    const some = under(part).map(([name, content]) => [name, textIn(content)])
    return some.length === 0 ? {} : { [part]: Object.fromEntries(some) }
  }
  const rows = (slot: DraftSlot) => rowsIn(written.get(slot)?.content ?? [])
  const fields = under("fields")
  return {
    ...(fields.length === 0
      ? {}
      : {
          fields: {
            ...Object.fromEntries(
              fields.flatMap(([key, content]) => (isListKey(key) ? [] : [[key, textIn(content) || null]]))
            ),
            ...Object.fromEntries(
              fields.flatMap(([key, content]) =>
                isListKey(key) ? [[key, content.length === 0 ? null : linesIn(content)]] : []
              )
            )
          }
        }),
    ...texts("company_socials"),
    ...texts("founder_socials"),
    ...texts("story"),
    ...texts("seo"),
    ...(written.has("competitor_url") ? { competitor_url: textIn(written.get("competitor_url")?.content ?? "") } : {}),
    ...(written.has("founders")
      ? { founders: rows("founders").map((row) => ({ name: row.name ?? "", ...given(row, ["title", "bio"]) })) }
      : {}),
    ...(written.has("faqs")
      ? { faqs: rows("faqs").map((row) => ({ question: row.question ?? "", answer: row.answer ?? "" })) }
      : {}),
    ...(written.has("milestones")
      ? {
          milestones: rows("milestones").map((row) => ({
            date: row.date ?? "",
            title: row.title ?? "",
            ...given(row, ["description", "url"])
          }))
        }
      : {})
  }
}

/** What a refusal says of a slot, with the line or the row it means. */
const problemIn = (slot: DraftSlot, { path, message }: Detail): string => {
  const [, at, column] = /^(\d+)(?:\.(\w+))?$/.exec(path.slice(slot.length + 1)) ?? []
  if (at === undefined) return message
  const place = Number(at) + 1
  if (column !== undefined) return `Row ${place}: the ${column} ${message}`
  return /^[A-Z]/.test(message) ? message : `Line ${place} ${message}`
}

/** Each slot that details are about, with what they say. */
export const problemsBySlot = (details: ReadonlyArray<Detail>): ReadonlyMap<DraftSlot, ReadonlyArray<string>> => {
  const problems = new Map<DraftSlot, Array<string>>()
  for (const one of details) {
    const slot = slotOfPath(one.path)
    if (slot !== undefined) problems.set(slot, [...(problems.get(slot) ?? []), problemIn(slot, one)])
  }
  return problems
}

/** A refusal that somebody at the editor can mend. */
export const isCorrectable = (failure: Failure): boolean => failure.status === 400

export interface Kept {
  readonly draft: Draft
  /** What is written and not kept. */
  readonly typed: AllWritten
  readonly problems: ReadonlyMap<DraftSlot, ReadonlyArray<string>>
  readonly conflicts: ReadonlySet<DraftSlot>
  readonly general: string | null
}

/** Each try leaves out what was refused, so it ends; this is far more than it takes. */
const mostTries = 6

export const keepWritten = (run: OwnRun, current: Draft, written: AllWritten): Effect.Effect<Kept, Failure> =>
  Effect.gen(function* () {
    const { id } = current
    const open = new Map(written)
    const typed = new Map<DraftSlot, Written>()
    const problems = new Map<DraftSlot, ReadonlyArray<string>>()
    const conflicts = new Set<DraftSlot>()
    let draft = current
    let general: string | null = null
    let isKept = false
    const leave = (slot: DraftSlot) => {
      const one = open.get(slot)
      if (one !== undefined) typed.set(slot, one)
      open.delete(slot)
    }
    for (let tries = 0; tries < mostTries && !isKept && general === null; tries++) {
      for (const [slot, one] of open) {
        const own = versionOf(one.content)
        const now = versionOf(slotContent(draft, slot))
        const isOwn = one.sent?.some((content) => versionOf(content) === now) === true
        if (isOwn) open.set(slot, { ...one, seen: now })
        if (own === now || (own === one.seen && !isOwn)) open.delete(slot)
        else if (one.seen !== now && !isOwn) {
          conflicts.add(slot)
          leave(slot)
        }
      }
      if (open.size === 0) {
        isKept = true
        break
      }
      const seen = Object.fromEntries([...open].map(([slot, one]) => [slot, one.seen]))
      const answer = yield* Effect.either(asOwnEdit({ seen })(run(updateDraft, { id, ...editWith(open) })))
      if (Either.isRight(answer)) {
        draft = answer.right
        isKept = true
        break
      }
      const failure = answer.left
      if (!isCorrectable(failure)) return yield* failure
      const isOvertaken = failure.details.some(({ code, path }) => code === "contradiction" && path in seen)
      // Somebody was faster: what they wrote is looked at in the next round.
      if (isOvertaken) draft = yield* run(getDraft, { id })
      const refused = isOvertaken ? new Map<DraftSlot, ReadonlyArray<string>>() : problemsBySlot(failure.details)
      const meant = [...refused].filter(([slot]) => open.has(slot))
      for (const [slot, words] of meant) {
        problems.set(slot, words)
        leave(slot)
      }
      if (!isOvertaken && meant.length === 0) general = failure.message
    }
    if (!isKept) for (const slot of [...open.keys()]) leave(slot)
    return { draft, typed, problems, conflicts, general: isKept ? null : (general ?? "It was not saved. Try again.") }
  })
