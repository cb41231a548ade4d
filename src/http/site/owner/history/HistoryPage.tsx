/** @jsxImportSource preact */
/** `/account/listings/{id}/history`: the versions of a listing, newest first, with what each edit changed. */
import { Effect, Schema } from "effect"
import type { PageOf } from "../../../../domain/Page.ts"
import { type KeptVersion, ListingHistory } from "../../../../services/owners/ListingHistory.ts"
import { page } from "../../declare/SitePage.ts"
import { When } from "../../parts/When.tsx"
import { NumberInPath, PartFrame, type PartListing, partAddress, reader } from "../desk/PartFrame.tsx"
import { fieldNames } from "./VersionChanges.tsx"

interface Model {
  readonly listing: PartListing & { readonly version: number }
  readonly versions: PageOf<KeptVersion>
  /** Whoever looks: their own edits say "you". */
  readonly self: string
}

/** Who made an edit. A listing can change hands: whose it was before is not told by name. */
export const madeBy = (by: string | null, self: string) =>
  by === null ? "the site team" : by === self ? "you" : "somebody else"

const View = ({ listing, versions, self }: Model) => {
  const address = partAddress(listing.id, "/history")
  const last = versions.items.at(-1)
  return (
    <PartFrame
      listing={listing}
      title="History"
      lead={`${listing.name} is at version ${listing.version}. Every edit is kept, and each version can be restored.`}
      here="/history"
    >
      {versions.items.length === 0 ? (
        <p class="blank">
          {versions.page > 1 ? "There are no versions this far back." : "It was never edited since it was first saved."}
        </p>
      ) : (
        <ol class="rows versions">
          {versions.items.map(({ version, at, by, changes }) => (
            <li key={version}>
              <a href={`${address}/${version}`}>Version {version}</a>
              <div>
                <div>{fieldNames(changes) || "nothing that is shown"}</div>
                <div class="small soft">
                  <When at={at} />, by {madeBy(by, self)}
                </div>
              </div>
            </li>
          ))}
          {!versions.has_more && last !== undefined && last.version > 1 ? (
            <li>
              <a href={`${address}/1`}>Version 1</a>
              <div class="soft">as it was first saved</div>
            </li>
          ) : null}
        </ol>
      )}
      {versions.total <= versions.per_page ? null : (
        <nav aria-label="Pages of the history" class="cta">
          {versions.page > 1 ? (
            <a class="button" href={`${address}?page=${versions.page - 1}`}>
              Newer
            </a>
          ) : null}
          {versions.has_more ? (
            <a class="button" href={`${address}?page=${versions.page + 1}`}>
              Older
            </a>
          ) : null}
        </nav>
      )}
    </PartFrame>
  )
}

/** Versions on one page. */
const perPage = 20

export const listingVersions = page("/account/listings/:id/history", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  query: { page: Schema.optional(Schema.String) },
  title: ({ listing }) => `History of ${listing.name} · Launchbook`,
  description: "Every edit of your listing, with before and after.",
  load: ({ session, params: { id }, query: { page: asked = "1" } }) =>
    Effect.map(
      Effect.flatMap(ListingHistory, (history) =>
        history.pageOfVersions(
          { by: reader(session), listingId: id },
          { page: /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1, per_page: perPage }
        )
      ),
      ({ listing, versions }): Model => ({ listing, versions, self: session.email })
    ),
  view: View
})
