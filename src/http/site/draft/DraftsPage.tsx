/** @jsxImportSource preact */
/** `/account/drafts`: what somebody has submitted, newest first, how far each is and where it goes on. */
import { Schema } from "effect"
import { listMyDrafts } from "../../../domain/api/DraftsApi.ts"
import type { DraftStatus, DraftSummary } from "../../../domain/draft/Draft.ts"
import type { PageOf } from "../../../domain/Page.ts"
import { page } from "../declare/SitePage.ts"
import { AccountFrame } from "../frame/AccountFrame.tsx"
import { Logo } from "../parts/Logo.tsx"
import { Pager } from "../parts/Pager.tsx"
import { When } from "../parts/When.tsx"
import { hostOf } from "./progress/ProgressWords.ts"

const statusWords: Record<DraftStatus, string> = {
  crawling: "Being read",
  drafting: "Being drafted",
  ready: "Ready to edit",
  failed: "Not drafted"
}

const standing = ({ status, listing_id }: DraftSummary) =>
  listing_id !== null ? (
    <span class="chip good">Saved as a listing</span>
  ) : (
    <span class="chip">{statusWords[status]}</span>
  )

const Row = ({ draft }: { readonly draft: DraftSummary }) => {
  const open = `/account/drafts/${draft.id}`
  const host = hostOf(draft.url)
  const name = draft.name ?? host
  const isMade = draft.status === "ready"
  return (
    <li>
      <Logo listing={{ slug: host, name, logo_url: null }} />
      <div class="grow">
        <a href={isMade ? open : `${open}/progress`}>
          <strong>{name}</strong>
        </a>
        <div class="small soft">
          {draft.name === null ? null : `${host} · `}
          {isMade ? (
            <>
              edited <When at={draft.updated_at} />
            </>
          ) : (
            <>
              submitted <When at={draft.created_at} />
            </>
          )}
          {draft.listing_id === null ? null : (
            <>
              {" · "}
              <a href={`/account/listings/${draft.listing_id}`}>its listing</a>
            </>
          )}
        </div>
        {isMade ? (
          <div class="complete small soft num">
            <meter min={0} max={100} value={draft.completeness} aria-label={`How complete ${name} is`} />
            {draft.completeness} % complete
          </div>
        ) : null}
      </div>
      {standing(draft)}
    </li>
  )
}

const View = (drafts: PageOf<DraftSummary>) => (
  <AccountFrame
    at="/account/drafts"
    title="Your drafts"
    lead="A draft is yours alone. It becomes public only when you save it as a listing and publish that."
  >
    <div class="drafts">
      {drafts.total === 0 ? (
        <div class="blank stack">
          <p>No draft yet. Give us the address of your product, and its profile is drafted in about a minute.</p>
          <p>
            <a class="button" href="/submit">
              Submit your first product
            </a>
          </p>
        </div>
      ) : (
        <ul class="rows">
          {drafts.items.map((draft) => (
            <Row key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
      <Pager
        page={drafts.page}
        perPage={drafts.per_page}
        total={drafts.total}
        of="drafts"
        hrefOf={(at) => `/account/drafts?page=${at}`}
      />
    </div>
  </AccountFrame>
)

export const ownDrafts = page("/account/drafts", {
  audience: "member",
  styles: ["account", "draft"],
  query: { page: Schema.optional(Schema.String) },
  title: "Your drafts · Launchbook",
  description: "The products you have submitted, and how far each draft is.",
  load: ({ run, query: { page: asked = "1" } }) =>
    run(listMyDrafts, { page: /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1, per_page: 20 }),
  view: View
})
