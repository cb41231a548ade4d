/** @jsxImportSource preact */
/**
 * `/claims/{id}`: where the mail of a claim leads: whether somebody's account is to own the company's listing. Opening
 * it proves nothing, since mail scanners open links too; its button does, pressed by a person who reads that mailbox.
 */
import { Effect, Schema } from "effect"
import { claimLinkHours } from "../../../../domain/listing/Claim.ts"
import { type ClaimQuestion, Claims } from "../../../../services/owners/Claims.ts"
import { problem, seeOther } from "../../declare/Instead.ts"
import { secretAddress } from "../../declare/SecretAddress.ts"
import { oneText, personsForm } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"

interface Model {
  readonly question: ClaimQuestion
  readonly token: string
}

const View = ({ question, token }: Model) => (
  <div class="narrow stack">
    <h1>Is {question.product} yours?</h1>
    <p class="soft">
      An account on Launchbook, a directory of products, says that this product is theirs, and gave an address of the
      company to prove it.
    </p>
    <PostForm action={`/claims/${question.id}`} class="card">
      <dl class="facts">
        <dt>Asked by</dt>
        <dd>
          <strong>{question.claimant}</strong>
        </dd>
        <dt>Website</dt>
        <dd>
          <a href={question.website} rel="ugc nofollow noopener noreferrer">
            {new URL(question.website).host}
          </a>
        </dd>
        <dt>Mailed to</dt>
        <dd>{question.email}</dd>
      </dl>
      <div class="terms">
        <h2>If you confirm</h2>
        <ul>
          <li>The account of {question.claimant} owns the listing: it can edit it, post news and order for it.</li>
          <li>Whoever owned it until now no longer does. They are told, and can object.</li>
          <li>The listing is marked as verified. Nothing is charged.</li>
        </ul>
      </div>
      <p class="warning">Confirm only if you know {question.claimant} and they act for the company.</p>
      <input type="hidden" name="token" value={token} />
      <button type="submit" class="button primary wide">
        Confirm that it is theirs
      </button>
      <p class="soft small">
        You do not know them? Close this page: nothing has happened, and the link stops working {claimLinkHours} hours
        after the mail.
      </p>
    </PostForm>
  </div>
)

const unusable = () =>
  problem(
    400,
    "This link does not work any more",
    `A link works once, for ${claimLinkHours} hours, and a newer one replaces it. If you have confirmed, all is done. If not, ask whoever claims the listing to claim it again.`
  )

/** Ids as addresses have them; anything else names no claim. */
export const claimIdOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

export const claimPage = page("/claims/:claim", {
  audience: "unlisted",
  styles: ["account"],
  params: { claim: Schema.String },
  query: { token: Schema.optional(Schema.String) },
  title: ({ question }) => `Is ${question.product} yours? · Launchbook`,
  description: "Confirm that a listing belongs to an account.",
  policy: (_, origin) => secretAddress(origin),
  load: ({ params: { claim }, query: { token = "" } }) =>
    Effect.flatMap(Claims, (claims) => claims.look(claimIdOf(claim), token)).pipe(
      Effect.map((question): Model => ({ question, token })),
      Effect.catchTag("ClaimLinkUnusable", unusable)
    ),
  view: View
})

const noAgents = {
  title: "An agent cannot confirm a claim",
  message:
    "An agent cannot confirm a claim. The mail is for whoever reads the company's mailbox. They open its link in their own browser and decide themselves."
}

export const confirmClaim = personsForm("/claims/:claim", noAgents, {
  fields: { token: oneText },
  run: ({ params: { claim }, fields: { token }, requestId }) =>
    Effect.flatMap(Claims, (claims) => claims.confirm(claimIdOf(claim), token, requestId)).pipe(
      Effect.as(seeOther("/claims/confirmed")),
      Effect.catchTag("ClaimLinkUnusable", unusable)
    )
})

const Confirmed = () => (
  <div class="narrow stack">
    <h1>The claim is proved</h1>
    <p>The listing belongs to the account that asked, and is marked as verified. Both sides were told by mail.</p>
    <p class="soft">
      Was that a mistake? <a href="/docs#list_my_claims">Claim the listing yourself</a>, by any proof of the website.
    </p>
  </div>
)

export const claimConfirmed = page("/claims/confirmed", {
  audience: "unlisted",
  styles: ["account"],
  title: "The claim is proved · Launchbook",
  description: "A claim was confirmed.",
  load: () => Effect.succeed({}),
  view: Confirmed
})
