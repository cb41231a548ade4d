/**
 * A former owner says no to the claim that took their listing, once, by the link they were mailed; the site team reads
 * it and decides. What is returned is the former owner's again, without the verified mark, and the
 * account it was taken from cannot claim it again.
 */
import { Data, Effect } from "effect"
import { claimDecidedMail, claimDisputedMail } from "../../../domain/people/mail/ClaimMails.ts"
import { SiteTeam } from "../../people/SiteTeam.ts"
import { Audit, byCommandLine, type Doer } from "../../store/Audit.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { Jobs } from "../../store/Jobs.ts"
import { isSecret, sha256 } from "../../store/Secrets.ts"
import { ClaimDisputesRepo, type TeamClaimRow } from "../rows/ClaimDisputesRepo.ts"
import { ClaimsRepo } from "../rows/ClaimsRepo.ts"
import { howProved } from "./ClaimView.ts"
import { Ownership } from "./Ownership.ts"

export type { TeamClaimRow } from "../rows/ClaimDisputesRepo.ts"

/** Characters of a reason. */
export const longestReason = 4000
const shortestReason = 10

/** The link is too old, or never was one. */
export class DisputeUnusable extends Data.TaggedError("DisputeUnusable")<Record<never, never>> {}
/** What was written says too little, or too much. */
export class ReasonNeeded extends Data.TaggedError("ReasonNeeded")<Record<never, never>> {}
/** Why the site team's decision could not be carried out. */
export class ClaimUndecidable extends Data.TaggedError("ClaimUndecidable")<{ readonly message: string }> {}

/** What a former owner is shown. */
export interface DisputeQuestion {
  readonly claimId: number
  readonly product: string
  readonly website: string
  readonly how: string
  readonly since: string | null
  readonly expiresAt: string
  readonly standing: "open" | "sent" | "upheld" | "returned"
}

export class ClaimDisputes extends Effect.Service<ClaimDisputes>()("launchbook/ClaimDisputes", {
  dependencies: [Audit.Default, ClaimDisputesRepo.Default, ClaimsRepo.Default, Ownership.Default, SiteTeam.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const claims = yield* ClaimsRepo
    const jobs = yield* Jobs
    const ownership = yield* Ownership
    const repo = yield* ClaimDisputesRepo
    const team = yield* SiteTeam

    const found = (claimId: number, secret: string) =>
      Effect.gen(function* () {
        const dispute = isSecret(secret) ? yield* repo.bySecret(claimId, sha256(secret)) : undefined
        const now = yield* instant
        const claim = yield* claims.find(claimId, now)
        if (dispute === undefined || claim === undefined) return yield* new DisputeUnusable()
        const isOver =
          dispute.opened_at === null && dispute.decision === null && Date.parse(dispute.expires_at) <= now.getTime()
        return isOver ? yield* new DisputeUnusable() : { dispute, claim, now }
      })

    /** What the link is about; it can be looked at again once it was used. */
    const look = (claimId: number, secret: string): Effect.Effect<DisputeQuestion, DisputeUnusable> =>
      Effect.map(found(claimId, secret), ({ dispute, claim }) => ({
        claimId,
        product: claim.name,
        website: claim.website_url,
        how: howProved[claim.method],
        since: claim.verified_at,
        expiresAt: dispute.expires_at,
        standing: dispute.decision ?? (dispute.opened_at === null ? "open" : "sent")
      }))

    /** Keeps the reason and tells the site team, once; a second time changes nothing. */
    const open = (claimId: number, secret: string, given: string, requestId: string) =>
      changes.transaction(
        Effect.gen(function* () {
          const { dispute, claim, now } = yield* found(claimId, secret)
          const reason = given.replaceAll("\r\n", "\n").trim()
          if (
            reason.length < shortestReason ||
            reason.length > longestReason ||
            reason.includes("\u0000") ||
            !reason.isWellFormed()
          )
            return yield* new ReasonNeeded()
          if (!(yield* repo.open(dispute.id, reason, now))) return
          const letter = claimDisputedMail({
            claimId,
            listing: { name: claim.name, website: claim.website_url },
            slug: claim.slug,
            claimant: claim.claimant,
            formerOwner: dispute.former_owner,
            how: howProved[claim.method],
            reason
          })
          yield* team.tell(letter)
          const by = { userId: dispute.former_owner_id, credential: `claim_dispute:${dispute.id}`, requestId }
          yield* audit.write(by, "claim_disputed", String(claimId))
        })
      )

    const list = (all: boolean, most: number): Effect.Effect<ReadonlyArray<TeamClaimRow>> =>
      Effect.flatMap(instant, (now) => repo.list(all, most, now))

    const show = (id: number): Effect.Effect<TeamClaimRow, ClaimUndecidable> =>
      Effect.flatMap(instant, (now) => repo.show(id, now)).pipe(
        Effect.flatMap((row) =>
          row === undefined ? new ClaimUndecidable({ message: `There is no claim ${id}.` }) : Effect.succeed(row)
        )
      )

    /** Carries out what the site team decided: the claim stands, or the listing goes back. */
    const decide = (id: number, decision: "upheld" | "returned", by: Doer = byCommandLine) =>
      changes.transaction(
        Effect.gen(function* () {
          const before = yield* claims.find(id, yield* instant)
          if (before === undefined || !(yield* claims.lock(before.listing_id, id)))
            return yield* new ClaimUndecidable({ message: `There is no claim ${id}.` })
          const now = yield* instant
          const claim = (yield* claims.find(id, now)) ?? before
          const dispute = yield* repo.ofClaim(id)
          if (dispute === undefined)
            return yield* new ClaimUndecidable({
              message: `Claim ${id} took the listing from nobody, so there is nothing to decide.`
            })
          if (dispute.decision !== null)
            return yield* new ClaimUndecidable({ message: `Claim ${id} was decided already: ${dispute.decision}.` })
          const isReturned = decision === "returned"
          if (isReturned && claim.owner_id !== claim.user_id)
            return yield* new ClaimUndecidable({
              message: `${claim.slug} has had another owner since, by a later claim. Decide that one: launchbook claim list --all`
            })
          yield* repo.decide(dispute.id, decision, now)
          if (isReturned) {
            yield* claims.supersedeOthers(claim.listing_id, claim.id)
            yield* claims.end(claim.id, "superseded")
            yield* claims.giveTo(claim.listing_id, dispute.former_owner_id, false, now)
            yield* ownership.touch(claim)
          }
          const listing = { name: claim.name, website: claim.website_url }
          const tell = (to: string, isOwner: boolean) =>
            jobs.send("mail", { to, letter: claimDecidedMail({ listing, isReturned, isOwner }) })
          yield* tell(dispute.former_owner, isReturned)
          yield* tell(claim.claimant, !isReturned)
          yield* audit.write(by, isReturned ? "claim_returned" : "claim_upheld", String(id))
          return yield* Effect.orDie(show(id))
        })
      )

    return { look, open, list, show, decide } as const
  })
}) {}
