/**
 * The one form of the editor. Whatever is pressed keeps all that was typed on the page; what cannot be kept stays in
 * its input, with why; what was written elsewhere meanwhile is never written over, and both are shown.
 */
import { Effect, Either, Option, Schema } from "effect"
import { getDraft, inviteCofounder, submitDraft, updateDraft } from "../../../../domain/api/DraftsApi.ts"
import type { Draft } from "../../../../domain/draft/Draft.ts"
import {
  type DraftSlot,
  fieldIn,
  isRowSlot,
  rowColumns,
  slotContent,
  slots,
  writtenIn
} from "../../../../domain/draft/DraftSlots.ts"
import { type Failure, NotFound } from "../../../../domain/Failure.ts"
import type { FieldKey } from "../../../../domain/listing/Profile.ts"
import { Uuid } from "../../../../domain/Wire.ts"
import { asOwnEdit, type OwnEdit, versionOf } from "../../../../services/drafts/DraftVersions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { type FieldReader, form, manyTexts } from "../../declare/SiteForm.ts"
import type { OwnRun } from "../../declare/SiteVisit.ts"
import { type AllWritten, isCorrectable, keepWritten, problemsBySlot, type Written } from "./EditorEdit.ts"
import { anchorOf, type Unsaved } from "./EditorModel.ts"
import { draftEditor, editorModel, receiptOf } from "./EditorPage.tsx"
import { draftAddress } from "./EditorView.tsx"

/** All that a draft may hold, in letters that are sent as nine bytes each. */
const mostBytes = 2.5 * 1024 * 1024

const names = [
  "act",
  "answer",
  "invite",
  ...slots.flatMap((slot) => [
    `seen.${slot}`,
    `now.${slot}`,
    `sent.${slot}`,
    ...(isRowSlot(slot) ? rowColumns[slot].map((column) => `${slot}.${column}`) : [slot])
  ])
]
const readers: Readonly<Record<string, FieldReader<ReadonlyArray<string>>>> = Object.fromEntries(
  names.map((name) => [name, manyTexts])
)

type Values = (name: string) => ReadonlyArray<string>

/** What the pressed button asks for, and of which slot. */
interface Wish {
  readonly verb: string
  readonly slot: DraftSlot | undefined
}
const wishIn = (values: Values): Wish => {
  const [verb = "save", name = ""] = (values("act")[0] ?? "save").split(":")
  return { verb, slot: slots.find((slot) => slot === name) }
}
/** With these, what stands in the input of their slot is given up. */
const givesUp = new Set(["restore", "remove", "redraft", "take"])

const Pairs = Schema.parseJson(Schema.Array(Schema.Tuple(Schema.String, Schema.String)))
const readPairs = Schema.decodeUnknownOption(Pairs)
/** Of a slot what was sent before, each time as the pairs of a form; few are of use. */
const sentBefore = (slot: DraftSlot, values: Values) =>
  values(`sent.${slot}`)
    .slice(-8)
    .flatMap((text) => {
      const pairs = Option.getOrElse(readPairs(text), () => [])
      const content = writtenIn(slot, (name) => pairs.flatMap(([key, value]) => (key === name ? [value] : [])))
      return content === undefined ? [] : [content]
    })

const writtenBy = (values: Values, { verb, slot: wished }: Wish): AllWritten => {
  const written = new Map<DraftSlot, Written>()
  for (const slot of slots) {
    const content = slot === wished && givesUp.has(verb) ? undefined : writtenIn(slot, values)
    const [seen = ""] = values(verb === "mine" && slot === wished ? `now.${slot}` : `seen.${slot}`)
    if (content !== undefined) written.set(slot, { content, seen, sent: sentBefore(slot, values) })
  }
  return written
}

/** What a button asks of one field, as an edit; undefined where it asks for nothing, or for another's. */
const fieldEdit = (verb: string, key: FieldKey) => {
  switch (verb) {
    case "lock":
      return { lock_fields: [key] }
    case "restore":
      return { restore: [key] }
    case "remove":
      return { fields: { [key]: null } }
    case "redraft":
      return { regenerate: [key] }
    case "unlock":
      return {}
    default:
      return undefined
  }
}

/** Why a redraft left a field as it is; the steps say it after the field's name. */
const noteOn = (draft: Draft, key: FieldKey): string | null => {
  const [first] = draft.next_steps
  const why = first?.reason.startsWith(`${key}: `) ? first.reason.slice(key.length + 2) : null
  if (why === null) return first?.reason.startsWith("Nothing was drafted anew") ? first.reason : null
  return `${why[0]?.toUpperCase()}${why.slice(1)}`
}

interface Outcome {
  readonly draft: Draft
  readonly unsaved: Partial<Unsaved>
}

const act = (run: OwnRun, { verb, slot }: Wish, values: Values, draft: Draft): Effect.Effect<Outcome, Failure> =>
  Effect.gen(function* () {
    const key = slot === undefined ? null : fieldIn(slot)
    const more = key === null ? undefined : fieldEdit(verb, key)
    if (slot === undefined || key === null || more === undefined) return { draft, unsaved: {} }
    const [seen = ""] = values(`seen.${slot}`)
    // A lock keeps what stands, whoever wrote it; the others write over it, so it must be what was seen.
    const precondition: OwnEdit["seen"] = givesUp.has(verb) ? { [slot]: seen } : {}
    const answer = yield* run(updateDraft, { id: draft.id, ...more }).pipe(
      asOwnEdit({ seen: precondition, unlock: verb === "unlock" ? [key] : [] }),
      Effect.either
    )
    if (Either.isRight(answer)) {
      const note = verb === "redraft" ? noteOn(answer.right, key) : null
      return { draft: answer.right, unsaved: note === null ? {} : { notes: new Map([[slot, note]]) } }
    }
    const failure = answer.left
    if (!isCorrectable(failure)) return yield* failure
    const fresh = yield* run(getDraft, { id: draft.id })
    const isOvertaken = givesUp.has(verb) && versionOf(slotContent(fresh, slot)) !== seen
    const words = isOvertaken
      ? "This was changed elsewhere since you opened the page, so nothing was done. What is saved now is shown."
      : failure.message
    const known = problemsBySlot(failure.details)
    return {
      draft: fresh,
      unsaved: { problems: !isOvertaken && known.size > 0 ? known : new Map([[slot, [words]]]) }
    }
  })

const invited = (run: OwnRun, id: string, email: string): Effect.Effect<Unsaved["invite"], Failure> =>
  Effect.gen(function* () {
    const answer = yield* Effect.either(run(inviteCofounder, { id, email }))
    if (Either.isRight(answer)) return null
    const { left: failure } = answer
    if (failure.status !== 400 && failure.status !== 429) return yield* failure
    const isForm = failure.details.some(({ path }) => path === "email")
    return { email, problem: isForm ? "Write one e-mail address, such as ingrid@harbour.example." : failure.message }
  })

/** Saves the draft as a listing: where to go on, or what it lacks. */
const submitted = (run: OwnRun, id: string) =>
  Effect.gen(function* () {
    const answer = yield* Effect.either(run(submitDraft, { id }))
    if (Either.isRight(answer)) {
      const { listing_id, status } = answer.right
      return seeOther(`/account/listings/${listing_id}${status === "draft" ? "/publish" : ""}`)
    }
    if (!isCorrectable(answer.left)) return yield* answer.left
    const problems = problemsBySlot(answer.left.details)
    const general = problems.size === 0 ? answer.left.message : "Fill in what is missing, then save it as a listing."
    return { problems, general } satisfies Partial<Unsaved>
  })

const isId = Schema.is(Uuid)
const isFine = ({ typed, problems, conflicts, general, invite }: Partial<Unsaved>) =>
  (general ?? null) === null &&
  (invite?.problem ?? null) === null &&
  [typed, problems, conflicts].every((some) => some === undefined || some.size === 0)

export const editDraft = form("/account/drafts/:id", {
  fields: readers,
  mostBytes,
  run: ({ params: { id }, fields, run }) =>
    Effect.gen(function* () {
      if (!isId(id)) return yield* NotFound()
      const values: Values = (name) => fields[name] ?? []
      const wish = wishIn(values)
      const written = writtenBy(values, wish)
      const { draft: kept, ...left } = yield* keepWritten(run, yield* run(getDraft, { id }), written)
      const isHeldUp = wish.slot !== undefined && left.typed.has(wish.slot)
      const done = isHeldUp ? { draft: kept, unsaved: {} } : yield* act(run, wish, values, kept)

      const wantsListing = wish.verb === "submit"
      const listed = wantsListing && isFine(left) ? yield* submitted(run, id) : null
      if (listed !== null && "location" in listed) return listed

      const [email = ""] = values("invite")
      const isInvited = wish.verb === "invite"
      const invite = isInvited ? yield* invited(run, id, email) : email === "" ? null : { email, problem: null }
      const isMarked = wantsListing && listed === null
      const unsaved: Partial<Unsaved> = {
        ...left,
        ...(isMarked ? { general: left.general ?? "Mend what is marked first, then save it as a listing." } : {}),
        ...done.unsaved,
        ...listed,
        problems: new Map([...left.problems, ...(done.unsaved.problems ?? []), ...(listed?.problems ?? [])]),
        invite
      }

      const model = yield* editorModel(run, isInvited ? yield* run(getDraft, { id }) : done.draft, unsaved)
      if (values("answer").includes("receipt"))
        return receiptOf(
          model,
          slots.filter((slot) => written.has(slot) || slot === wish.slot)
        )
      if (!isFine(unsaved)) return draftEditor.show(model, left.conflicts.size > 0 ? 409 : 400)
      if (invite !== null || model.notes.size > 0) return draftEditor.show(model)
      const place = isInvited ? "#invites" : wish.slot === undefined ? "" : `#${anchorOf(wish.slot)}`
      return seeOther(draftAddress(id) + place)
    })
})
