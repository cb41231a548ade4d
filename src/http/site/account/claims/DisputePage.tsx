/** @jsxImportSource preact */
/**
 * `/claims/{id}/dispute`: where a former owner says why the claim that took their listing is wrong. The secret in the
 * address is known to their mailbox alone, so it needs no session; what they write goes to the site team, once.
 */
import { Effect, Schema } from "effect"
import { ClaimDisputes, type DisputeQuestion, longestReason } from "../../../../services/owners/Claims.ts"
import { problem } from "../../declare/Instead.ts"
import { secretAddress } from "../../declare/SecretAddress.ts"
import { oneText, personsForm } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { claimIdOf } from "./ClaimPage.tsx"

interface Model {
  readonly question: DisputeQuestion
  readonly token: string
  /** What was typed last, and what is wrong with it; null at first. */
  readonly wrong: { readonly typed: string; readonly problem: string } | null
}

const Said = ({ standing }: Pick<DisputeQuestion, "standing">) => {
  switch (standing) {
    case "sent":
      return (
        <p class="notice" role="status">
          The site team has what you wrote. They decide, and tell you by mail. Until then the listing belongs to whoever
          claimed it.
        </p>
      )
    case "upheld":
      return <p class="notice">The site team decided that the claim stands.</p>
    case "returned":
      return <p class="notice">The site team decided that the listing is yours, and gave it back to you.</p>
    case "open":
      return null
  }
}

const Reason = ({ question, token, wrong }: Model) => (
  <PostForm action={`/claims/${question.claimId}/dispute`} class="card">
    <div class="field">
      <label for="reason">Why is the listing yours?</label>
      <textarea
        id="reason"
        name="reason"
        rows={8}
        required
        maxLength={longestReason}
        aria-invalid={wrong === null ? undefined : "true"}
        aria-describedby={wrong === null ? "reason-hint" : "reason-problem reason-hint"}
      >
        {wrong?.typed ?? ""}
      </textarea>
      {wrong === null ? null : (
        <p id="reason-problem" class="error">
          {wrong.problem}
        </p>
      )}
      <p id="reason-hint" class="soft small">
        What shows that the website is yours: a company register, a contract, who had access to it. It can be sent once.
      </p>
    </div>
    <input type="hidden" name="token" value={token} />
    <button type="submit" class="button primary wide">
      Send to the site team
    </button>
  </PostForm>
)

const View = (model: Model) => {
  const { product, website, how, since, expiresAt, standing } = model.question
  return (
    <div class="narrow stack">
      <h1>Dispute the claim of {product}</h1>
      <p>
        Somebody proved {how} that{" "}
        <a href={website} rel="ugc nofollow noopener noreferrer">
          {new URL(website).host}
        </a>{" "}
        is theirs{since === null ? "" : ` on ${since.slice(0, 10)}`}, so the listing belongs to their account. If the
        website is yours, say why. If it changed hands, there is nothing to do.
      </p>
      <Said standing={standing} />
      {standing === "open" ? <Reason {...model} /> : null}
      {standing === "open" ? (
        <p class="soft small">
          You can object until {expiresAt.slice(0, 10)}, or claim the listing yourself by any proof of the website.
        </p>
      ) : null}
    </div>
  )
}

const unusable = () =>
  problem(
    400,
    "This link does not work any more",
    "A claim can be disputed for some weeks after it was proved. You can still claim the listing yourself, by any proof that the website is yours."
  )

const modelOf = (claim: string, token: string, wrong: Model["wrong"]) =>
  Effect.map(
    Effect.flatMap(ClaimDisputes, (disputes) => disputes.look(claimIdOf(claim), token)),
    (question): Model => ({ question, token, wrong })
  )

export const disputePage = page("/claims/:claim/dispute", {
  audience: "unlisted",
  styles: ["account"],
  params: { claim: Schema.String },
  query: { token: Schema.optional(Schema.String) },
  title: ({ question }) => `Dispute the claim of ${question.product} · Launchbook`,
  description: "Say why the claim of a listing is wrong.",
  policy: (_, origin) => secretAddress(origin),
  load: ({ params: { claim }, query: { token = "" } }) =>
    modelOf(claim, token, null).pipe(Effect.catchTag("DisputeUnusable", unusable)),
  view: View
})

const noAgents = {
  title: "An agent cannot dispute a claim",
  message:
    "An agent cannot dispute a claim. The mail is for the former owner. They open its link in their own browser and write themselves."
}

export const disputeClaim = personsForm("/claims/:claim/dispute", noAgents, {
  fields: { token: oneText, reason: oneText },
  run: ({ params: { claim }, fields: { token, reason }, requestId }) =>
    Effect.gen(function* () {
      const disputes = yield* ClaimDisputes
      const isTaken = yield* disputes.open(claimIdOf(claim), token, reason, requestId).pipe(
        Effect.as(true),
        Effect.catchTag("ReasonNeeded", () => Effect.succeed(false))
      )
      const wrong = {
        typed: reason.slice(0, longestReason),
        problem: `Write why, in 10 to ${longestReason} characters.`
      }
      return disputePage.show(yield* modelOf(claim, token, isTaken ? null : wrong), isTaken ? 200 : 400)
    }).pipe(Effect.catchTag("DisputeUnusable", unusable))
})
