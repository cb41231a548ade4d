/** @jsxImportSource preact */
/**
 * `/products/{slug}/review`: where somebody reviews a product, changes what they wrote and takes it back. A page of its
 * own, so that what was typed is still there when something is wrong with it.
 */
import { Effect } from "effect"
import { listingPath } from "../../../domain/listing/Links.ts"
import { type ReviewIssues, readReview, reviewLimits, starsText } from "../../../domain/people/Review.ts"
import { Slug } from "../../../domain/Wire.ts"
import { type OwnReviewRow, Reviews } from "../../../services/people/Reviews.ts"
import { problem, seeOther } from "../declare/Instead.ts"
import { membersForm, oneText } from "../declare/SiteForm.ts"
import { page } from "../declare/SitePage.ts"
import { PostForm } from "../frame/PostForm.tsx"
import { Stars } from "../parts/Stars.tsx"
import { When } from "../parts/When.tsx"
import { byPeople } from "./ForPeople.ts"

interface Typed {
  readonly rating: string
  readonly body: string
}
interface Model {
  readonly slug: string
  readonly name: string
  readonly shown: OwnReviewRow | null
  readonly waiting: OwnReviewRow | null
  readonly typed: Typed
  readonly issues: ReviewIssues
}

const words: Record<string, string> = {
  "5": "Excellent",
  "4": "Good",
  "3": "All right",
  "2": "Poor",
  "1": "Bad"
}

const Rating = ({ rating, issue }: { readonly rating: string; readonly issue: string | null }) => (
  <fieldset class="choices rating" aria-describedby={issue === null ? undefined : "rating-problem"}>
    <legend>Your rating</legend>
    {Object.keys(words)
      .toReversed()
      .map((value) => (
        <label key={value} class="choice">
          <input type="radio" name="rating" value={value} required checked={value === rating} />
          <span>
            <Stars rating={Number(value)} /> {words[value]}
          </span>
        </label>
      ))}
    {issue === null ? null : (
      <p id="rating-problem" class="error">
        {issue}
      </p>
    )}
  </fieldset>
)

const Text = ({ body, issue }: { readonly body: string; readonly issue: string | null }) => (
  <div class="field">
    <label for="body">What you think of it</label>
    <textarea
      id="body"
      name="body"
      rows={8}
      required
      minLength={reviewLimits.shortest}
      maxLength={reviewLimits.longest}
      aria-invalid={issue === null ? undefined : "true"}
      aria-describedby={issue === null ? "body-hint" : "body-problem body-hint"}
    >
      {body}
    </textarea>
    {issue === null ? null : (
      <p id="body-problem" class="error">
        {issue}
      </p>
    )}
    <p id="body-hint" class="soft small">
      {reviewLimits.shortest} to {reviewLimits.longest} characters, plain text. What you use it for, and what is good
      and bad about it, helps others most.
    </p>
  </div>
)

/** How what they wrote so far stands. */
const Standing = ({ shown, waiting }: Pick<Model, "shown" | "waiting">) => (
  <>
    {waiting?.status === "pending" ? (
      <p class="notice">
        You sent this in <When at={waiting.at} />. The site team reads it before it is shown
        {shown === null ? "" : "; until then your earlier review stays on the page"}.
      </p>
    ) : null}
    {waiting?.status === "rejected" ? (
      <div class="warning">
        <p>
          <strong>The site team does not show this one.</strong> {waiting.reason}
        </p>
      </div>
    ) : null}
    {shown !== null && waiting === null ? (
      <p class="notice">
        This is on the page, with {starsText(shown.rating)}. If you change it, it stays there until the site team has
        read the new one.
      </p>
    ) : null}
  </>
)

const View = ({ slug, name, shown, waiting, typed, issues }: Model) => (
  <div class="narrow stack">
    <div>
      <p class="small">
        <a class="back" href={listingPath(slug)}>
          {name}
        </a>
      </p>
      <h1>{shown === null && waiting === null ? `Review ${name}` : `Your review of ${name}`}</h1>
    </div>
    <Standing shown={shown} waiting={waiting} />
    <PostForm action={`/products/${slug}/review`} class="card">
      <Rating rating={typed.rating} issue={issues.rating} />
      <Text body={typed.body} issue={issues.body} />
      <button type="submit" class="button primary wide">
        Send it in
      </button>
      <p class="soft small">
        The site team reads each review before it is shown, and mails you what they decided. It is shown with the name
        of your account, if it has one.
      </p>
    </PostForm>
    {shown === null && waiting === null ? null : (
      <PostForm action={`/products/${slug}/review/withdraw`}>
        <button type="submit" class="button danger">
          Take my review back
        </button>
      </PostForm>
    )}
  </div>
)

const fine: ReviewIssues = { rating: null, body: null }

/** What somebody may write; `typed` is null before they wrote anything this time. */
const modelOf = (userId: number, slug: string, typed: Typed | null, issues: ReviewIssues) =>
  Effect.gen(function* () {
    const { refusal, name, shown, waiting } = yield* (yield* Reviews).look(userId, slug)
    // Whoever wrote one before it became theirs can still take it back.
    if (refusal !== null && shown === null && waiting === null) return yield* refusal
    const last = waiting ?? shown
    const model: Model = {
      slug,
      name,
      shown,
      waiting,
      typed: typed ?? { rating: last === null ? "" : String(last.rating), body: last?.body ?? "" },
      issues
    }
    return model
  })

const refused = (slug: string) => (refusal: { readonly message: string; readonly name: string }) =>
  problem(400, "You cannot review it", refusal.message, {
    link: { href: listingPath(slug), label: `Back to ${refusal.name}` }
  })

export const reviewPage = page("/products/:slug/review", {
  audience: "member",
  styles: ["account"],
  params: { slug: Slug },
  title: ({ name }) => `Review ${name} · Launchbook`,
  description: ({ name }) => `Say what you think of ${name}.`,
  load: ({ session, params: { slug } }) =>
    Effect.catchTag(modelOf(session.userId, slug, null, fine), "ReviewRefused", refused(slug)),
  view: View
})

export const sendReview = membersForm("/products/:slug/review", byPeople, {
  fields: { rating: oneText, body: oneText },
  run: ({ params: { slug }, fields, session, by }) =>
    Effect.gen(function* () {
      const read = readReview(fields.rating, fields.body)
      if ("issues" in read) return reviewPage.show(yield* modelOf(session.userId, slug, fields, read.issues), 400)
      yield* (yield* Reviews).submit(by, slug, read.review)
      return seeOther(`${listingPath(slug)}#reviews`)
    }).pipe(Effect.catchTag("ReviewRefused", refused(slug)))
})

export const withdrawReview = membersForm("/products/:slug/review/withdraw", byPeople, {
  fields: {},
  run: ({ params: { slug }, by }) =>
    Effect.gen(function* () {
      yield* (yield* Reviews).withdraw(by, slug)
      return seeOther("/account#reviews")
    })
})
