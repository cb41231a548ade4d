/** What former owners say of the claims that took their listings, and what the site team decided. */
import { Effect } from "effect"
import type { ClaimMethod, ClaimStatus } from "../../../domain/listing/Claim.ts"
import { Database } from "../../store/Database.ts"

export interface ClaimDisputeRow {
  readonly id: number
  readonly claim_id: number
  readonly former_owner_id: number
  readonly former_owner: string
  readonly expires_at: string
  readonly reason: string | null
  readonly opened_at: string | null
  readonly decision: "upheld" | "returned" | null
  readonly decided_at: string | null
}

/** A claim as the site team sees it. */
export interface TeamClaimRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly website_url: string
  readonly method: ClaimMethod
  readonly status: ClaimStatus
  readonly claimant: string
  readonly email: string | null
  readonly owner: string | null
  readonly created_at: string
  readonly verified_at: string | null
  readonly last_check: string | null
  readonly former_owner: string | null
  readonly reason: string | null
  readonly disputed_at: string | null
  readonly decision: "upheld" | "returned" | null
}

export class ClaimDisputesRepo extends Effect.Service<ClaimDisputesRepo>()("launchbook/ClaimDisputesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal(
      "d.id, d.claim_id, d.former_owner_id, u.email as former_owner, d.expires_at, d.reason, d.opened_at, d.decision, d.decided_at"
    )

    /** Keeps who may say no to a claim, and by which secret. */
    const insert = (dispute: {
      readonly claimId: number
      readonly formerOwnerId: number
      readonly secretHash: Buffer
      readonly now: Date
      readonly expiresAt: Date
    }) =>
      sql.run`
        insert into claim_disputes (claim_id, former_owner_id, secret_hash, created_at, expires_at)
        values (${dispute.claimId}, ${dispute.formerOwnerId}, ${dispute.secretHash}, ${dispute.now}, ${dispute.expiresAt})`

    /** By the secret of the mail. */
    const bySecret = (claimId: number, hash: Buffer): Effect.Effect<ClaimDisputeRow | undefined> =>
      sql.first<ClaimDisputeRow>`
        select ${columns} from claim_disputes d join users u on u.id = d.former_owner_id
        where d.claim_id = ${claimId} and d.secret_hash = ${hash}`

    const ofClaim = (claimId: number): Effect.Effect<ClaimDisputeRow | undefined> =>
      sql.first<ClaimDisputeRow>`
        select ${columns} from claim_disputes d join users u on u.id = d.former_owner_id
        where d.claim_id = ${claimId} for update of d`

    /** Says no, once; false where that was done. */
    const open = (id: number, reason: string, now: Date): Effect.Effect<boolean> =>
      sql.some`
        update claim_disputes set reason = ${reason}, opened_at = ${now}
        where id = ${id} and opened_at is null and decision is null returning id`

    const decide = (id: number, decision: "upheld" | "returned", now: Date) =>
      sql.run`update claim_disputes set decision = ${decision}, decided_at = ${now} where id = ${id}`

    /** The site team gave the listing back from this account once. */
    const wasRefused = (listingId: number, userId: number): Effect.Effect<boolean> =>
      sql.some`
        select 1 from claim_disputes d join claims c on c.id = d.claim_id
        where c.listing_id = ${listingId} and c.user_id = ${userId} and d.decision = 'returned' limit 1`

    const teamSelect = (now: Date) => sql`
      select c.id, l.slug, l.name, l.website_url, c.method, u.email as claimant, c.email, o.email as owner, c.created_at,
        c.verified_at, c.check_detail as last_check, f.email as former_owner, d.reason, d.opened_at as disputed_at,
        d.decision,
        case when c.status = 'pending' and c.expires_at <= ${now} then 'expired' else c.status end as status
      from claims c join listings l on l.id = c.listing_id join users u on u.id = c.user_id
        left join users o on o.id = l.owner_id
        left join claim_disputes d on d.claim_id = c.id left join users f on f.id = d.former_owner_id`

    /** Those that wait for a decision, the oldest first; or the newest of all. */
    const list = (all: boolean, most: number, now: Date): Effect.Effect<ReadonlyArray<TeamClaimRow>> =>
      all
        ? sql.rows<TeamClaimRow>`${teamSelect(now)} order by c.id desc limit ${most}`
        : sql.rows<TeamClaimRow>`
            ${teamSelect(now)} where d.opened_at is not null and d.decision is null
            order by d.opened_at, c.id limit ${most}`

    const show = (id: number, now: Date): Effect.Effect<TeamClaimRow | undefined> =>
      sql.first<TeamClaimRow>`${teamSelect(now)} where c.id = ${id}`

    return { insert, bySecret, ofClaim, open, decide, wasRefused, list, show } as const
  })
}) {}
