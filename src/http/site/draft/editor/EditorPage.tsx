/** @jsxImportSource preact */
/**
 * `/account/drafts/{id}`: where a draft becomes what its owner wants it to say. A draft that is still being made is
 * shown where its progress is; one whose site could not be read is filled in here by hand.
 */
import { Effect } from "effect"
import { getDraft } from "../../../../domain/api/DraftsApi.ts"
import { listCategories } from "../../../../domain/api/ListingsApi.ts"
import type { Draft } from "../../../../domain/draft/Draft.ts"
import type { DraftSlot } from "../../../../domain/draft/DraftSlots.ts"
import { Uuid } from "../../../../domain/Wire.ts"
import { seeOther } from "../../declare/Instead.ts"
import { page, type Sheet } from "../../declare/SitePage.ts"
import type { OwnRun } from "../../declare/SiteVisit.ts"
import { BeforePublish, DraftStanding } from "./EditorAside.tsx"
import { type EditorModel, nothingUnsaved, productOf, type Unsaved } from "./EditorModel.ts"
import { CardOf, draftAddress, EditorView } from "./EditorView.tsx"

/** What is shown of a draft, with what was sent and is not kept. */
export const editorModel = (run: OwnRun, draft: Draft, unsaved: Partial<Unsaved> = {}) =>
  Effect.map(
    run(listCategories, {}),
    ({ items }): EditorModel => ({
      ...nothingUnsaved,
      ...unsaved,
      draft,
      categories: items.flatMap(({ name, parent, children }) =>
        parent === null ? [{ name, children: children.map((child) => child.name) }] : []
      )
    })
  )

export const draftEditor = page("/account/drafts/:id", {
  audience: "member",
  styles: ["draft", "editor"],
  scripts: ["Editor"],
  params: { id: Uuid },
  title: ({ draft }) => `Your draft of ${productOf(draft)} · Launchbook`,
  description: "Read what was drafted of your product, change it, and save it as a listing.",
  load: ({ run, params: { id } }) =>
    Effect.gen(function* () {
      const draft = yield* run(getDraft, { id })
      if (draft.status === "crawling" || draft.status === "drafting")
        return yield* seeOther(`${draftAddress(draft.id)}/progress`)
      return yield* editorModel(run, draft)
    }),
  view: EditorView
})

/** What a script is answered that sent some slots: their cards as they stand now, and how far the draft is. */
export const receiptOf = (model: EditorModel, slots: ReadonlyArray<DraftSlot>): Sheet => ({
  ...draftEditor.show(model),
  body: (
    <div class="wrap" id="receipt">
      <h1>Saved</h1>
      <DraftStanding draft={model.draft} />
      {slots.map((slot) => (
        <CardOf key={slot} model={model} slot={slot} />
      ))}
      <BeforePublish model={model} />
    </div>
  )
})
