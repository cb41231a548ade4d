/** @jsxImportSource preact */
/** A claim that waits for its proof: what to publish and where, each piece to be copied, and a look at whether it is there. */
import type { Claim } from "../../../../../domain/listing/Claim.ts"
import { PostForm } from "../../../frame/PostForm.tsx"
import { Code } from "../../../parts/Scroll.tsx"
import { Moment, When } from "../../../parts/When.tsx"

const piecesOf = ({ host, value, html, file_url, file_content }: Claim["instructions"]) =>
  [
    ["A TXT record at", host],
    ["with this value", value],
    ["In the head of the homepage", html],
    ["A plain text file at", file_url],
    ["with nothing in it but", file_content]
  ] as const

const LastLook = ({ last_check: look }: Claim) =>
  look === null ? null : (
    <p class="warning">
      {look.detail}{" "}
      <span class="small soft">
        Looked <When at={look.at} />.
      </span>
    </p>
  )

export const ClaimSteps = ({ claim }: { readonly claim: Claim }) => (
  <section class="card" id={`claim-${claim.id}`} aria-labelledby={`claim-${claim.id}-title`}>
    <h2 id={`claim-${claim.id}-title`}>
      {claim.email === null ? "Publish this, then check" : "Look into the mailbox"}
    </h2>
    {claim.email === null ? null : <p>{claim.instructions.summary}</p>}
    {piecesOf(claim.instructions).map(([label, text]) =>
      text === null ? null : (
        <div key={label}>
          <p class="small soft">{label}</p>
          <Code label={label}>{text}</Code>
        </div>
      )
    )}
    <LastLook {...claim} />
    {claim.email === null ? (
      <PostForm action={`/products/${claim.listing.slug}/claim/verify`} swap={`claim-${claim.id}`}>
        <input type="hidden" name="claim" value={claim.id} />
        <button type="submit" class="button primary">
          Check now
        </button>
      </PostForm>
    ) : null}
    <p class="small soft">
      You have until <Moment at={claim.expires_at} />.{" "}
      {claim.email === null ? "Leave it in place once it is found: it is looked for each month." : ""}
    </p>
  </section>
)
