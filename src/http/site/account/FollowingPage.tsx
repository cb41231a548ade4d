/** @jsxImportSource preact */
/** `/account/following`: what somebody follows, latest first, and how they are told of its news. */
import { Effect, Schema } from "effect"
import { listingPath } from "../../../domain/listing/Links.ts"
import { isPublic } from "../../../domain/listing/Listing.ts"
import type { PageOf } from "../../../domain/Page.ts"
import { type FollowNews, isFollowNews } from "../../../domain/people/Follow.ts"
import { type FollowedRow, Follows } from "../../../services/people/Follows.ts"
import { type OwnReviewRow, Reviews } from "../../../services/people/Reviews.ts"
import { byPeople } from "../act/ForPeople.ts"
import { seeOther } from "../declare/Instead.ts"
import { membersForm, oneText } from "../declare/SiteForm.ts"
import { page } from "../declare/SitePage.ts"
import { AccountFrame } from "../frame/AccountFrame.tsx"
import { PostForm } from "../frame/PostForm.tsx"
import { Day } from "../parts/When.tsx"
import { NewsChoices } from "./mail/NewsChoices.tsx"
import { OwnReviews } from "./OwnReviews.tsx"

interface Model {
  readonly followed: PageOf<FollowedRow>
  readonly choice: FollowNews
  readonly saved: boolean
  readonly reviews: ReadonlyArray<OwnReviewRow>
}

const Followed = ({ row }: { readonly row: FollowedRow }) => (
  <li>
    <div>
      {isPublic(row.status) ? <a href={listingPath(row.slug)}>{row.name}</a> : <strong>{row.name}</strong>}
      {isPublic(row.status) ? null : <span class="chip">Not public now</span>}
      <div class="small soft">
        {row.tagline === null ? null : <>{row.tagline} · </>}
        since <Day at={row.at} />
      </div>
    </div>
    <PostForm action={`/products/${row.slug}/follow`}>
      <input type="hidden" name="follow" value="no" />
      <input type="hidden" name="back" value="/account/following" />
      <button type="submit" class="button" aria-label={`Unfollow ${row.name}`}>
        Unfollow
      </button>
    </PostForm>
  </li>
)

export const FollowedList = ({ rows }: { readonly rows: ReadonlyArray<FollowedRow> }) => (
  <ul class="rows">
    {rows.map((row) => (
      <Followed key={row.slug} row={row} />
    ))}
  </ul>
)

export const NothingFollowed = () => (
  <p class="soft">
    You follow nothing. On the page of a product you can follow it, and are told of its news.{" "}
    <a href="/">Look around</a>
  </p>
)

const Choice = ({ choice, saved }: Pick<Model, "choice" | "saved">) => (
  <PostForm action="/account/following" class="card">
    <NewsChoices choice={choice} />
    {saved ? (
      <p class="notice" role="status">
        Saved.
      </p>
    ) : null}
    <div class="cta">
      <button type="submit" class="button primary">
        Save
      </button>
    </div>
  </PostForm>
)

const View = ({ followed, choice, saved, reviews }: Model) => (
  <AccountFrame
    at="/account/following"
    title="What you follow"
    lead={followed.total === 0 ? "Products whose news reaches you." : `${followed.total} in all, latest first.`}
  >
    <section aria-labelledby="followed" class="stack">
      <h2 id="followed">Products</h2>
      {followed.items.length === 0 ? <NothingFollowed /> : <FollowedList rows={followed.items} />}
      {followed.total <= followed.per_page ? null : (
        <nav aria-label="Pages of what you follow" class="cta">
          {followed.page > 1 ? (
            <a class="button" href={`/account/following?page=${followed.page - 1}`}>
              Newer
            </a>
          ) : null}
          {followed.has_more ? (
            <a class="button" href={`/account/following?page=${followed.page + 1}`}>
              Older
            </a>
          ) : null}
        </nav>
      )}
    </section>
    <Choice choice={choice} saved={saved} />
    <OwnReviews reviews={reviews} />
  </AccountFrame>
)

/** Products on one page. */
const perPage = 50

export const following = page("/account/following", {
  audience: "member",
  styles: ["account"],
  query: { page: Schema.optional(Schema.String), saved: Schema.optional(Schema.String) },
  title: "What you follow · Launchbook",
  description: "The products you follow, and how you are told of their news.",
  load: ({ session, query: { page: asked = "1", saved } }) =>
    Effect.gen(function* () {
      const follows = yield* Follows
      const paging = { page: /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1, per_page: perPage }
      const model: Model = {
        followed: yield* follows.list(session.userId, paging),
        choice: yield* follows.choice(session.userId),
        saved: saved === "yes",
        reviews: yield* (yield* Reviews).ofPerson(session.userId)
      }
      return model
    }),
  view: View
})

export const chooseNews = membersForm("/account/following", byPeople, {
  fields: { news: oneText },
  run: ({ fields: { news }, by }) =>
    Effect.gen(function* () {
      if (!isFollowNews(news)) return seeOther("/account/following")
      yield* (yield* Follows).choose(by, news)
      return seeOther("/account/following?saved=yes")
    })
})
