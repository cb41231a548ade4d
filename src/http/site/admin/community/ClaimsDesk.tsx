/** @jsxImportSource preact */
/** `/admin/claims`: who claims which listing, those that a former owner disputes first, and deciding on a dispute. */
import { Effect, Schema } from "effect"
import type { TeamClaim } from "../../../../domain/api/admin/AdminCalls.ts"
import { NotFound } from "../../../../domain/Failure.ts"
import { ClaimDisputes } from "../../../../services/owners/Claims.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Moment, When } from "../../parts/When.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { DeskId, deskId, said } from "../desk/DeskInput.ts"
import { DeskTable } from "../desk/DeskTable.tsx"

interface Model {
  readonly claims: ReadonlyArray<TeamClaim>
  readonly all: boolean
}
interface OneModel {
  readonly claim: TeamClaim
  readonly done?: string | undefined
  readonly problem: string | null
}

const most = 200
const isOpen = ({ disputed_at, decision }: TeamClaim) => disputed_at !== null && decision === null

const Standing = ({ claim }: { readonly claim: TeamClaim }) =>
  isOpen(claim) ? (
    <span class="chip warn">Disputed</span>
  ) : claim.decision === null ? (
    <span class={claim.status === "verified" ? "chip good" : "chip"}>{claim.status}</span>
  ) : (
    <span class="chip">{claim.decision === "upheld" ? "Upheld" : "Given back"}</span>
  )

const View = ({ claims, all }: Model) => (
  <DeskFrame
    title="Claims"
    here="/admin/claims"
    lead="A listing is claimed by proof of its website. A former owner can say no once; you decide."
  >
    <nav class="tabs" aria-label="Which claims">
      <a href="/admin/claims" aria-current={all ? undefined : "page"}>
        Disputed
      </a>
      <a href="/admin/claims?all=on" aria-current={all ? "page" : undefined}>
        All claims
      </a>
    </nav>
    <DeskTable
      label="Claims"
      columns={["Claim", "Listing", "Claimant", "Former owner", "State"]}
      none={
        all ? (
          "Nobody has claimed a listing yet."
        ) : (
          <>
            No claim is disputed. <a href="/admin/claims?all=on">All claims</a>
          </>
        )
      }
      rows={claims.map((claim) => ({
        key: claim.id,
        cells: [
          <div>
            <a href={`/admin/claims/${claim.id}`}>Claim {claim.id}</a>
            <div class="small soft">
              by {claim.method}, <When at={claim.created_at} />
            </div>
          </div>,
          <a href={`/products/${claim.slug}`}>{claim.name}</a>,
          claim.claimant,
          claim.former_owner ?? "—",
          <Standing claim={claim} />
        ]
      }))}
    />
  </DeskFrame>
)

const OneView = ({ claim, done, problem }: OneModel) => (
  <DeskFrame
    title={`Claim ${claim.id}: ${claim.name}`}
    here="/admin/claims"
    above={{ href: "/admin/claims", label: "Claims" }}
    lead={<Standing claim={claim} />}
    done={done}
    problem={problem}
  >
    <dl class="facts">
      <dt>Listing</dt>
      <dd>
        <a href={`/products/${claim.slug}`}>{claim.name}</a>, {claim.website_url}
      </dd>
      <dt>Claimant</dt>
      <dd>{claim.claimant}</dd>
      <dt>Proof</dt>
      <dd>
        {claim.method}
        {claim.email === null ? "" : `, by a link to ${claim.email}`}
      </dd>
      <dt>Begun</dt>
      <dd>
        <Moment at={claim.created_at} />
      </dd>
      {claim.verified_at === null ? null : (
        <>
          <dt>Proved</dt>
          <dd>
            <Moment at={claim.verified_at} />
          </dd>
        </>
      )}
      {claim.last_check === null ? null : (
        <>
          <dt>Last check</dt>
          <dd>{claim.last_check}</dd>
        </>
      )}
      <dt>Owner now</dt>
      <dd>{claim.owner ?? "Nobody"}</dd>
      <dt>Former owner</dt>
      <dd>{claim.former_owner ?? "It was nobody’s"}</dd>
    </dl>
    {claim.reason === null ? null : (
      <section>
        <h2>What the former owner says</h2>
        <div class="entries">
          <blockquote>{claim.reason}</blockquote>
        </div>
        {claim.disputed_at === null ? null : (
          <p class="small soft">
            <When at={claim.disputed_at} />
          </p>
        )}
      </section>
    )}
    {isOpen(claim) ? (
      <PostForm action={`/admin/claims/${claim.id}`} class="card">
        <h2>Decide</h2>
        <p>
          Upheld, the listing stays with {claim.claimant}. Given back, it is {claim.former_owner}’s again, without the
          verified mark, and {claim.claimant} cannot claim it again. Both are told by mail, and it is final.
        </p>
        <p class="acts">
          <button type="submit" name="decision" value="upheld" class="button">
            Uphold the claim
          </button>
          <button type="submit" name="decision" value="returned" class="button danger">
            Give the listing back
          </button>
        </p>
      </PostForm>
    ) : null}
    <p class="small soft">
      <a href={`/admin/audit?target=${claim.id}`}>What was done about this claim</a>
    </p>
  </DeskFrame>
)

export const claimsDesk = page("/admin/claims", {
  audience: "admin",
  styles: ["admin"],
  query: { all: Schema.optional(Schema.String) },
  title: "Claims · Site team · Launchbook",
  description: "Who claims which listing, and what is disputed.",
  load: ({ query: { all } }) =>
    Effect.map(
      Effect.flatMap(ClaimDisputes, (disputes) => disputes.list(all === "on", most)),
      (claims): Model => ({ claims, all: all === "on" })
    ),
  view: View
})

const oneOf = (id: number, more: Partial<OneModel> = {}) =>
  Effect.flatMap(ClaimDisputes, (disputes) => disputes.show(id)).pipe(
    Effect.map((claim): OneModel => ({ claim, problem: null, ...more })),
    Effect.catchTag("ClaimUndecidable", ({ message }) => NotFound(message))
  )

export const claimDesk = page("/admin/claims/:claim", {
  audience: "admin",
  styles: ["admin"],
  params: { claim: DeskId },
  query: said,
  title: ({ claim }) => `Claim ${claim.id} · Site team · Launchbook`,
  description: "A claim, how it was proved, and what a former owner says of it.",
  load: ({ params: { claim }, query: { done } }) => oneOf(claim, { done }),
  view: OneView
})

export const decideClaim = adminForm("/admin/claims/:claim", {
  fields: { decision: oneText },
  run: ({ params, fields: { decision }, by }) =>
    Effect.gen(function* () {
      const id = yield* deskId(params.claim)
      const refuse = ({ message }: { readonly message: string }) =>
        Effect.map(oneOf(id, { problem: message.replace(/: launchbook .*$/, ".") }), (model) =>
          claimDesk.show(model, 400)
        )
      if (decision !== "upheld" && decision !== "returned")
        return yield* refuse({ message: "Uphold it, or give the listing back." })
      return yield* (yield* ClaimDisputes)
        .decide(id, decision, by)
        .pipe(Effect.as(seeOther(`/admin/claims/${id}?done=decided`)), Effect.catchTag("ClaimUndecidable", refuse))
    })
})
