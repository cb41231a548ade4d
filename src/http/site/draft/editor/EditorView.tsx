/** @jsxImportSource preact */
/** The draft as a person edits it: one form, so that whatever is pressed sends all that was typed. */
import type { Draft } from "../../../../domain/draft/Draft.ts"
import { type DraftSlot, fieldIn } from "../../../../domain/draft/DraftSlots.ts"
import type { FieldKey } from "../../../../domain/listing/Profile.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Crumbs } from "../../parts/Crumbs.tsx"
import { BeforePublish, DraftStanding, InvitesCard, isListedDraft } from "./EditorAside.tsx"
import { type EditorModel, productOf } from "./EditorModel.ts"
import { FieldCard } from "./FieldCard.tsx"
import { FaqsCard, FoundersCard, MilestonesCard } from "./RowCards.tsx"
import { AnyLinkCard, CompetitorCard, LinkCards, SearchCards, StoryCards, TextCard } from "./TextCards.tsx"

const groups: ReadonlyArray<{ readonly title: string; readonly keys: ReadonlyArray<FieldKey> }> = [
  { title: "What it is", keys: ["name", "tagline", "short_description", "description", "categories", "logo_url"] },
  { title: "What it does", keys: ["features", "usps", "tags", "keywords"] },
  { title: "Price and stage", keys: ["pricing_model", "pricing_summary", "stage"] },
  { title: "The company", keys: ["country", "city", "founded_year", "contact_email", "demo_video_url"] }
]

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`

/** Which pages were read, and which were not. */
const Pages = ({ draft }: { readonly draft: Draft }) => {
  const count = (status: string) => draft.pages.filter((one) => one.status === status).length
  const refused = count("refused_by_robots")
  return (
    <p class="small soft">
      {[
        new URL(draft.url).host,
        `${counted(draft.progress.pages_read, "page")} read`,
        ...(refused === 0 ? [] : [`${refused} refused by robots.txt`])
      ].join(" · ")}
    </p>
  )
}

export const draftAddress = (id: string) => `/account/drafts/${id}`

export const EditorView = (model: EditorModel) => {
  const { draft } = model
  return (
    <div class="wrap editor">
      <PostForm action={draftAddress(draft.id)}>
        <div class="top" id="editor" data-draft={draft.id} data-mode={isListedDraft(draft) ? "by-hand" : "auto"}>
          <Crumbs path={[{ href: "/account/drafts", label: "Your drafts" }]} />
          <Pages draft={draft} />
          <h1>Your draft of {productOf(draft)}</h1>
          {draft.error === null ? null : (
            <p class="warning">
              {draft.error.message} You can fill in the profile by hand: what you write here is kept.
            </p>
          )}
        </div>
        <DraftStanding draft={draft} />
        <div class="grid">
          <div class="cards">
            {groups.map(({ title, keys }) => (
              <section key={title} aria-label={title}>
                <h2>{title}</h2>
                {keys.map((name) => (
                  <FieldCard key={name} model={model} name={name} />
                ))}
              </section>
            ))}
            <section aria-label="People">
              <h2>People</h2>
              <FoundersCard model={model} />
              <h3>Profiles of the primary founder</h3>
              <LinkCards model={model} part="founder_socials" />
              <InvitesCard model={model} />
            </section>
            <section aria-label="Links">
              <h2>Links</h2>
              <LinkCards model={model} part="company_socials" />
            </section>
            <section aria-label="Questions">
              <h2>Questions</h2>
              <FaqsCard model={model} />
            </section>
            <section aria-label="Story and milestones">
              <h2>Story and milestones</h2>
              <p class="soft">They are kept with the listing, and shown where its plan includes them.</p>
              <StoryCards model={model} />
              <MilestonesCard model={model} />
            </section>
            <section aria-label="Search and comparison">
              <h2>Search and comparison</h2>
              <SearchCards model={model} />
              <CompetitorCard model={model} />
            </section>
          </div>
          <aside>
            <BeforePublish model={model} />
          </aside>
        </div>
      </PostForm>
    </div>
  )
}

const linkSlot = /^(company_socials|founder_socials)\./

/** The card of one slot, as it stands on the page. */
export const CardOf = ({ model, slot }: { readonly model: EditorModel; readonly slot: DraftSlot }) => {
  const name = fieldIn(slot)
  if (name !== null) return <FieldCard model={model} name={name} />
  if (slot === "founders") return <FoundersCard model={model} />
  if (slot === "faqs") return <FaqsCard model={model} />
  if (slot === "milestones") return <MilestonesCard model={model} />
  return linkSlot.test(slot) ? <AnyLinkCard model={model} slot={slot} /> : <TextCard model={model} slot={slot} />
}
