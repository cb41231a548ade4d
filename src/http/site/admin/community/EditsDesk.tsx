/** @jsxImportSource preact */
/** `/admin/edits`: what listings said before and after, newest first, and going back to an earlier version. */
import { Effect, Schema } from "effect"
import type { PageOf } from "../../../../domain/Page.ts"
import type { EditRow } from "../../../../services/data/Team.ts"
import { TeamDesk } from "../../../../services/data/Team.ts"
import { ListingHistory } from "../../../../services/owners/ListingHistory.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { fieldNames, VersionChanges } from "../../owner/history/VersionChanges.tsx"
import { Pager } from "../../parts/Pager.tsx"
import { When } from "../../parts/When.tsx"
import { LineField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { deskId, listed, pageNumber, withQuery } from "../desk/DeskInput.ts"

interface Model {
  readonly edits: PageOf<EditRow>
  readonly slug: string
  readonly by: string
  readonly done?: string | undefined
  readonly problem: string | null
}

const perPage = 20

const Edit = ({ edit }: { readonly edit: EditRow }) => (
  <li>
    <h2>
      {edit.status === "live" || edit.status === "scheduled" ? (
        <a href={`/products/${edit.slug}`}>{edit.name}</a>
      ) : (
        edit.name
      )}
    </h2>
    <p class="small soft">
      <a class="chip" href={withQuery("/admin/edits", { slug: edit.slug })}>
        version {edit.version} of {edit.current}
      </a>{" "}
      by {edit.by === null ? "the site team, or an account that is gone" : edit.by}, <When at={edit.at} />
    </p>
    <details open>
      <summary>{fieldNames(edit.changes)}</summary>
      <VersionChanges changes={edit.changes} />
    </details>
    {edit.version > 1 && edit.status !== "removed" ? (
      <PostForm action={`/admin/edits/${edit.slug}/restore`}>
        <input type="hidden" name="version" value={edit.version - 1} />
        <input type="hidden" name="seen" value={edit.current} />
        <button type="submit" class="button" aria-label={`Go back to version ${edit.version - 1}: ${edit.name}`}>
          Go back to version {edit.version - 1}
        </button>
      </PostForm>
    ) : null}
  </li>
)

const View = ({ edits, slug, by, done, problem }: Model) => (
  <DeskFrame
    title="Edits"
    here="/admin/edits"
    lead="Every change of a listing, newest first. Going back is a version of its own; nothing is lost."
    done={done}
    problem={problem}
  >
    <form class="filter" action="/admin/edits">
      <LineField name="slug" label="Listing" value={slug} maxLength={220} hint="Its name in the address." />
      <LineField name="by" label="Who" value={by} maxLength={320} hint="Their whole address." inputMode="email" />
      <button type="submit" class="button">
        Show
      </button>
    </form>
    {edits.items.length === 0 ? (
      <p class="blank">{slug === "" && by === "" ? "No listing was edited yet." : "No edit is like that."}</p>
    ) : (
      <ul class="entries">
        {edits.items.map((edit) => (
          <Edit key={`${edit.slug} ${edit.version}`} edit={edit} />
        ))}
      </ul>
    )}
    <Pager
      page={edits.page}
      perPage={edits.per_page}
      total={edits.total}
      of="edits"
      hrefOf={(page) => withQuery("/admin/edits", { slug, by, page })}
    />
  </DeskFrame>
)

const plain = (typed: string) => typed.toWellFormed().replaceAll("\u0000", "").trim().toLowerCase()

const modelOf = (asked: { readonly slug: string; readonly by: string }, at: number, more: Partial<Model> = {}) =>
  Effect.map(
    Effect.flatMap(TeamDesk, (desk) =>
      desk.edits({ slug: asked.slug || null, by: asked.by || null }, { page: at, per_page: perPage })
    ),
    (edits): Model => ({ edits, ...asked, problem: null, ...more })
  )

export const editsDesk = page("/admin/edits", {
  audience: "admin",
  styles: ["admin", "owner"],
  query: { ...listed, slug: Schema.optional(Schema.String), by: Schema.optional(Schema.String) },
  title: "Edits · Site team · Launchbook",
  description: "What listings said before and after each edit.",
  load: ({ query: { slug = "", by = "", page: at, done } }) =>
    modelOf({ slug: plain(slug), by: plain(by) }, pageNumber(at), { done }),
  view: View
})

export const restoreEdit = adminForm("/admin/edits/:slug/restore", {
  fields: { version: oneText, seen: oneText },
  run: ({ params: { slug }, fields, by }) =>
    Effect.gen(function* () {
      const version = yield* deskId(fields.version)
      const seen = yield* deskId(fields.seen)
      const refuse = ({ message }: { readonly message: string }) =>
        Effect.map(modelOf({ slug, by: "" }, 1, { problem: message }), (model) => editsDesk.show(model, 400))
      return yield* (yield* ListingHistory)
        .restore({ by, slug }, version, seen)
        .pipe(
          Effect.as(seeOther(withQuery("/admin/edits", { slug, done: "restored" }))),
          Effect.catchTags({ CareRefused: refuse, NobodysFounders: refuse })
        )
    })
})
