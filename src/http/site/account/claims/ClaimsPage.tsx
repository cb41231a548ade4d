/** @jsxImportSource preact */
/** `/account/claims`: a person's claims, how each stands, and what is left to publish. */
import { Effect } from "effect"
import { verifyClaim } from "../../../../domain/api/ClaimsApi.ts"
import type { Claim } from "../../../../domain/listing/Claim.ts"
import { Claims } from "../../../../services/owners/Claims.ts"
import { problem, seeOther } from "../../declare/Instead.ts"
import { form } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { AccountFrame } from "../../frame/AccountFrame.tsx"
import { PostForm } from "../../frame/PostForm.tsx"
import { When } from "../../parts/When.tsx"
import { claimIdOf } from "./ClaimPage.tsx"

const words: Readonly<Record<Claim["status"], string>> = {
  pending: "Pending",
  verified: "Verified",
  expired: "Expired",
  superseded: "Superseded by a later claim"
}

/** What is to be published and where, each piece to be copied. */
const piecesOf = ({ host, value, html, file_url, file_content }: Claim["instructions"]) =>
  [
    ["A TXT record at", host],
    ["with the value", value],
    ["In the head of the homepage", html],
    ["A plain text file at", file_url],
    ["with nothing in it but", file_content]
  ] as const

const Publish = ({ id, instructions }: Pick<Claim, "id" | "instructions">) => (
  <div class="stack small">
    {piecesOf(instructions).map(([label, text]) =>
      text === null ? null : (
        <>
          <span>{label}</span>
          <code class="secret">{text}</code>
        </>
      )
    )}
    <p>Keep it there: it is looked for each month.</p>
    <PostForm action={`/account/claims/${id}`}>
      <button type="submit" class="button">
        It is there, look now
      </button>
    </PostForm>
  </div>
)

const One = ({ claim }: { readonly claim: Claim }) => (
  <li>
    <div class="stack">
      <div>
        <strong>{claim.listing.name}</strong>{" "}
        <span class={claim.status === "verified" ? "chip good" : "chip"}>{words[claim.status]}</span>
        <div class="small soft">
          by {claim.method} · claimed <When at={claim.created_at} />
        </div>
      </div>
      {claim.status !== "pending" ? null : claim.email === null ? (
        <Publish {...claim} />
      ) : (
        <p class="small">{claim.instructions.summary}</p>
      )}
      {claim.last_check === null ? null : (
        <p class="small soft">
          Last look, <When at={claim.last_check.at} />: {claim.last_check.detail}
        </p>
      )}
    </div>
  </li>
)

/** Of a person's claims; list_my_claims has the rest. */
const latest = 50

const View = ({ claims }: { readonly claims: ReadonlyArray<Claim> }) => (
  <AccountFrame
    at="/account/claims"
    title="Claims"
    lead="A product that somebody else listed is yours by proof of its website."
  >
    {claims.length === 0 ? (
      <p class="blank">
        You have claimed no listing. Find your product and claim it on its page, or by{" "}
        <a href="/docs#claim_listing">claim_listing</a>.
      </p>
    ) : (
      <ul class="rows">
        {claims.map((claim) => (
          <One key={claim.id} claim={claim} />
        ))}
      </ul>
    )}
  </AccountFrame>
)

export const ownClaims = page("/account/claims", {
  audience: "member",
  styles: ["account"],
  title: "Your claims · Launchbook",
  description: "The listings you claimed, and what is left to prove.",
  load: ({ session }) =>
    Effect.map(
      Effect.flatMap(Claims, (claims) => claims.ofPerson(session.userId, latest)),
      (claims) => ({ claims })
    ),
  view: View
})

const verifying = {
  title: "That claim cannot be looked at now",
  link: { href: "/account/claims", label: "Back to your claims" }
} as const

/** Looks for the proof now. */
export const lookForProof = form("/account/claims/:claim", {
  fields: {},
  run: ({ params: { claim }, run }) =>
    Effect.catchAll(
      Effect.as(run(verifyClaim, { claim_id: claimIdOf(claim) || 1 }), seeOther("/account/claims")),
      (failure) => problem(400, verifying.title, failure.message, { link: verifying.link })
    )
})
