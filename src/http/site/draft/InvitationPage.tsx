/** @jsxImportSource preact */
/**
 * `/invitations/{draft id}`: the question whether somebody joins a product's founders, where the mail leads. Opening
 * it does nothing; the form needs no session, since the secret it carries is known to one mailbox and says whose
 * answer it is.
 */
import { Effect, Schema } from "effect"
import { mostFounders } from "../../../domain/draft/Candidates.ts"
import { longestFounderName } from "../../../domain/draft/Draft.ts"
import { type Invitation, Invitations, inviteDays } from "../../../services/drafts/Invitations.ts"
import { problem, seeOther } from "../declare/Instead.ts"
import { secretAddress } from "../declare/SecretAddress.ts"
import { oneText, unsignedForm } from "../declare/SiteForm.ts"
import { page } from "../declare/SitePage.ts"
import { PostForm } from "../frame/PostForm.tsx"

interface Model {
  readonly invitation: Invitation
  readonly draftId: string
  readonly token: string
  /** What was typed last, and what is wrong with it; null at first. */
  readonly wrong: { readonly typed: string; readonly problem: string } | null
}

const Name = ({ invitation, wrong }: Pick<Model, "invitation" | "wrong">) => (
  <div class="field">
    <label for="name">Your name</label>
    <input
      id="name"
      name="name"
      type="text"
      autocomplete="name"
      required
      maxLength={longestFounderName}
      value={wrong?.typed ?? invitation.name ?? ""}
      aria-invalid={wrong === null ? undefined : "true"}
      aria-describedby={wrong === null ? "name-hint" : "name-problem name-hint"}
    />
    {wrong === null ? null : (
      <p id="name-problem" class="error">
        {wrong.problem}
      </p>
    )}
    <p id="name-hint" class="soft small">
      {invitation.founders.length === 0
        ? "As the listing should show it."
        : "As the listing should show it. If you are named above, write it as it stands there."}
    </p>
  </div>
)

const View = ({ invitation, draftId, token, wrong }: Model) => {
  const { product, website, founders } = invitation
  return (
    <div class="narrow stack">
      <h1>Join {product}?</h1>
      <p class="soft">
        {invitation.inviter} is preparing a listing of it on Launchbook, a directory of products, and asks you to join
        as a co-founder.
      </p>
      <PostForm action={`/invitations/${draftId}`} class="card">
        <dl class="facts">
          <dt>Website</dt>
          <dd>
            <a href={website} rel="ugc nofollow noopener noreferrer">
              {new URL(website).host}
            </a>
          </dd>
          <dt>Founders so far</dt>
          <dd>{founders.length === 0 ? "Nobody is named yet" : founders.join(", ")}</dd>
          <dt>Invited</dt>
          <dd>{invitation.email}</dd>
        </dl>
        <div class="terms">
          <h2>If you accept</h2>
          <ul>
            <li>You agree to be named as a founder. Once the listing is published, everyone can see it.</li>
            <li>Whoever invited you sees that you accepted, and goes on writing the listing.</li>
            <li>An account is made for the invited address, if it has none. Nothing is charged.</li>
          </ul>
        </div>
        {invitation.isNamed ? (
          <p class="notice">You are named among the founders already, as {invitation.name}.</p>
        ) : (
          <>
            {invitation.isFull ? (
              <p class="warning">
                The listing names {mostFounders} founders, and cannot name more. If you are not one of them, ask whoever
                invited you to make room, and open this link again.
              </p>
            ) : null}
            <Name invitation={invitation} wrong={wrong} />
          </>
        )}
        <input type="hidden" name="token" value={token} />
        <button type="submit" class="button primary wide">
          Accept and join
        </button>
        <p class="soft small">
          Not you, or not interested? Close this page: nothing has happened, and the link stops working {inviteDays}{" "}
          days after the mail.
        </p>
      </PostForm>
    </div>
  )
}

const unusable = () =>
  problem(
    400,
    "This invitation does not work any more",
    `An invitation works once, for ${inviteDays} days. If you have accepted it, all is done. If not, ask whoever invited you for another.`
  )

const modelOf = (draftId: string, token: string, wrong: Model["wrong"]) =>
  Effect.map(
    Effect.flatMap(Invitations, (invitations) => invitations.look(draftId, token)),
    (invitation): Model => ({ invitation, draftId, token, wrong })
  )

export const invitation = page("/invitations/:draft", {
  audience: "unlisted",
  styles: ["account"],
  params: { draft: Schema.String },
  query: { token: Schema.optional(Schema.String) },
  title: ({ invitation }) => `Join ${invitation.product}? · Launchbook`,
  description: "An invitation to join the founders of a product.",
  policy: (_, origin) => secretAddress(origin),
  load: ({ params: { draft }, query: { token = "" } }) =>
    modelOf(draft, token, null).pipe(Effect.catchTag("InvitationUnusable", unusable)),
  view: View
})

export const acceptInvitation = unsignedForm("/invitations/:draft", {
  fields: { token: oneText, name: (values) => values[0] ?? null },
  run: ({ params: { draft }, fields: { token, name }, requestId }) => {
    const again = (problem: string) => () =>
      Effect.map(modelOf(draft, token, { typed: (name ?? "").slice(0, longestFounderName), problem }), (model) =>
        invitation.show(model, 400)
      )
    return Effect.flatMap(Invitations, (invitations) => invitations.accept(draft, token, name, requestId)).pipe(
      Effect.as(seeOther("/invitations/accepted")),
      Effect.catchTags({
        NameNeeded: again(`Write your name, in at most ${longestFounderName} characters.`),
        FoundersFull: again("The list of founders is full, and this name is not in it.")
      }),
      Effect.catchTag("InvitationUnusable", unusable)
    )
  }
})
