/**
 * Claiming listings. A claim is a promise to publish something where only the owner of the listing's website can; who is
 * found to have kept it owns the listing. The outside is asked before the transaction, and what it said is applied to
 * listing and claim as they stand by then, both locked: of two people who prove one listing at once the first to commit
 * has it, and the other's claim is superseded.
 */
import { Data, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import type { claimListing as ClaimListing, verifyClaim as VerifyClaim } from "../../domain/api/ClaimsApi.ts"
import { detail, NotFound } from "../../domain/Failure.ts"
import {
  AlreadyVerified,
  ClaimByEmail,
  ClaimNotPending,
  ClaimRefused,
  claimLinkHours,
  EmailNeeded,
  EmailNotAtDomain,
  FreeMail,
  MethodNotPossible,
  PendingClaimsReached
} from "../../domain/listing/Claim.ts"
import { ListingUnknown } from "../../domain/listing/Compare.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import type { Input } from "../../domain/Operation.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import { Principal } from "../../domain/Principal.ts"
import { claimLinkMail } from "../../domain/people/mail/ClaimMails.ts"
import { day, hour } from "../../domain/Week.ts"
import { Audit } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { isSecret, newSecret, sha256 } from "../store/Secrets.ts"
import { Settings } from "../store/Settings.ts"
import { type ClaimedSite, claimedSite, mailDomain, whyNotPossible } from "./claiming/ClaimedSite.ts"
import { ClaimMailLimits } from "./claiming/ClaimMailLimits.ts"
import { listingOf, toClaim } from "./claiming/ClaimView.ts"
import { isFreeMail } from "./claiming/FreeMail.ts"
import { Ownership } from "./claiming/Ownership.ts"
import type { ProofSeen } from "./claiming/Proof.ts"
import { Proofs } from "./claiming/Proofs.ts"
import { ClaimDisputesRepo } from "./rows/ClaimDisputesRepo.ts"
import { type ClaimRow, ClaimsRepo } from "./rows/ClaimsRepo.ts"

export { ClaimChecks } from "./claiming/ClaimChecks.ts"
export { ClaimDisputes, type DisputeQuestion, longestReason, type TeamClaimRow } from "./claiming/ClaimDisputes.ts"
export { type WaysOfClaiming, waysOfClaiming } from "./claiming/ClaimedSite.ts"

/** The link was used, is too old, was replaced, or never was one. */
export class ClaimLinkUnusable extends Data.TaggedError("ClaimLinkUnusable")<Record<never, never>> {}

/** What whoever got the mail is asked. */
export interface ClaimQuestion {
  readonly id: number
  readonly product: string
  readonly website: string
  /** The address the mail went to. */
  readonly email: string
  /** The account that asked. */
  readonly claimant: string
}

/** What was seen outside, of which website. */
interface Looked {
  readonly website: string
  readonly seen: ProofSeen
}

/** The address a link may go to: one that only the company hands out. */
const companyAddress = ({ domain, host }: ClaimedSite, email: string | undefined) => {
  if (email === undefined)
    return EmailNeeded(`${EmailNeeded.meaning} Here that is an address that ends in @${domain ?? host}.`)
  const address = email.toLowerCase()
  const at = mailDomain(address)
  if (at === domain) return Effect.succeed(address)
  return isFreeMail(at)
    ? FreeMail(
        `Anybody can have an address at ${at}, so it proves nothing. Use one that ends in @${domain ?? host}, or another method.`
      )
    : EmailNotAtDomain(
        `The address must be at the domain of the listing's website: it must end in @${domain ?? host}. ${at} is another domain.`
      )
}

/** Whether verify_claim can do anything for a claim that is not proved. */
const provable = (claim: ClaimRow) => {
  if (claim.listing_status === "removed")
    return ClaimNotPending("The listing was removed from the directory, so it cannot be claimed.")
  if (claim.status !== "pending")
    return ClaimNotPending(
      `This claim is ${claim.status}. Claim the listing anew with claim_listing if it is still yours to prove.`
    )
  return claim.method === "email" ? ClaimByEmail() : Effect.void
}

export class Claims extends Effect.Service<Claims>()("launchbook/Claims", {
  dependencies: [
    Audit.Default,
    ClaimDisputesRepo.Default,
    ClaimMailLimits.Default,
    ClaimsRepo.Default,
    Ownership.Default,
    Proofs.Default
  ],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const disputes = yield* ClaimDisputesRepo
    const jobs = yield* Jobs
    const mailLimits = yield* ClaimMailLimits
    const ownership = yield* Ownership
    const proofs = yield* Proofs
    const repo = yield* ClaimsRepo
    const settings = yield* Settings
    const links = linksOf((yield* AppConfigTag).publicUrl)

    /** A claim that is there for certain. */
    const existing = (id: number, now: Date) =>
      Effect.flatMap(repo.find(id, now), (row) =>
        row === undefined ? Effect.dieMessage("the claim was read a moment ago") : Effect.succeed(row)
      )

    const mailLink = (claim: ClaimRow, to: string, secret: string) =>
      jobs.send("mail", {
        to,
        send_before: claim.expires_at,
        letter: claimLinkMail({
          listing: listingOf(claim),
          claimant: claim.claimant,
          url: links.claim(claim.id, secret),
          hours: claimLinkHours
        })
      })

    /** The listing of a slug, where this account may claim it by this method. */
    const claimable = (slug: string, method: Input<typeof ClaimListing>["method"], userId: number) =>
      Effect.gen(function* () {
        const listing = yield* repo.claimable(slug)
        if (listing === undefined)
          return yield* ListingUnknown(
            "There is no listing of this slug that can be claimed. search_listings finds slugs; a site that is not listed is submitted with submit_listing.",
            { details: [detail("slug", "listing_unknown", "is not the slug of a listing")] }
          )
        if (yield* disputes.wasRefused(listing.id, userId)) return yield* ClaimRefused()
        const site = claimedSite(listing.website_url)
        const whyNot = whyNotPossible(site, method)
        if (whyNot !== null) return yield* MethodNotPossible(whyNot)
        const standing = yield* repo.standing(listing.id, userId)
        if (
          listing.owner_id === userId &&
          listing.verified &&
          standing?.method === method &&
          standing.missing_since === null
        )
          return yield* AlreadyVerified()
        return { ...listing, site }
      })

    /**
     * A claim of this person, listing and method that is pending is answered again, its token the same, so that what was
     * published stays right; its time begins anew, and a new link replaces the one that was mailed.
     */
    const claim = ({ slug, method, email }: Input<typeof ClaimListing>) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        yield* repo.takeTurns(userId)
        const listing = yield* claimable(slug, method, userId)
        const address = method === "email" ? yield* companyAddress(listing.site, email) : null
        const now = yield* instant
        yield* repo.expire(now, userId)
        const pending = yield* repo.pendingOf(listing.id, userId, method, now)
        if (
          pending === undefined &&
          (yield* repo.countPending(userId, now)) >= (yield* settings.get("claims.pending_per_person"))
        )
          return yield* PendingClaimsReached()
        if (address !== null) yield* mailLimits.draw(userId, address)
        const secret = address === null ? null : yield* newSecret()
        const linkHash = secret === null ? null : sha256(secret)
        const lasts = method === "email" ? claimLinkHours * hour : (yield* settings.get("claims.expires_days")) * day
        const expiresAt = new Date(now.getTime() + lasts)
        if (pending !== undefined) yield* repo.renew(pending.id, address, linkHash, expiresAt)
        const id =
          pending?.id ??
          (yield* repo.insert({
            listingId: listing.id,
            userId,
            method,
            token: yield* newSecret(),
            email: address,
            linkHash,
            now,
            expiresAt
          }))
        const row = yield* existing(id, now)
        if (address !== null && secret !== null) yield* mailLink(row, address, secret)
        return toClaim(row)
      })

    const list = (paging: Paging) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const { rows, total } = yield* repo.page(userId, paging, yield* instant)
        return toPage(paging, rows.map(toClaim), total)
      })

    /** Of a claim that is verified already nothing is looked for: asking twice is no mistake. */
    const prepare = ({ claim_id }: Input<typeof VerifyClaim>) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const row = yield* repo.owned(claim_id, userId, yield* instant)
        if (row === undefined) return yield* NotFound()
        if (row.status === "verified") return null
        yield* provable(row)
        const seen = yield* proofs.look(row.method, claimedSite(row.website_url), row.token)
        return { website: row.website_url, seen } satisfies Looked
      })

    const commit = ({ claim_id }: Input<typeof VerifyClaim>, looked: Looked | null) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const before = yield* repo.owned(claim_id, userId, yield* instant)
        if (before === undefined || !(yield* repo.lock(before.listing_id, claim_id))) return yield* NotFound()
        const now = yield* instant
        const row = yield* existing(claim_id, now)
        if (looked !== null && row.status !== "verified") {
          yield* provable(row)
          // What was seen says nothing of a website that the listing has had only since.
          const isFound = looked.seen.result === "found" && looked.website === row.website_url
          yield* repo.checked(row.id, { at: now, found: isFound, detail: looked.seen.detail })
          if (isFound) yield* ownership.grant(row, now)
        }
        return toClaim(yield* existing(claim_id, now))
      })

    /** The claim a link is for, while it can be confirmed. */
    const linked = (id: number, secret: string) =>
      Effect.gen(function* () {
        if (!isSecret(secret) || !(yield* repo.isLink(id, sha256(secret)))) return yield* new ClaimLinkUnusable()
        const row = yield* repo.find(id, yield* instant)
        if (row === undefined || row.email === null || row.status !== "pending" || row.listing_status === "removed")
          return yield* new ClaimLinkUnusable()
        return { ...row, email: row.email }
      })

    /** What the link is about, without using it: mail scanners open links too. */
    const look = (id: number, secret: string): Effect.Effect<ClaimQuestion, ClaimLinkUnusable> =>
      Effect.map(linked(id, secret), (row) => ({
        id,
        product: listingOf(row).name,
        website: row.website_url,
        email: row.email,
        claimant: row.claimant
      }))

    /** Proves the claim for the account that made it, once. Answers what it is called. */
    const confirm = (id: number, secret: string, requestId: string): Effect.Effect<ClaimQuestion, ClaimLinkUnusable> =>
      changes.transaction(
        Effect.gen(function* () {
          const { listing_id } = yield* linked(id, secret)
          yield* repo.lock(listing_id, id)
          // Once more: somebody else may have been faster.
          const row = yield* linked(id, secret)
          const now = yield* instant
          yield* repo.checked(id, { at: now, found: true, detail: `The link sent to ${row.email} was used.` })
          yield* ownership.grant(row, now)
          yield* audit.write(
            { userId: row.user_id, credential: `claim:${id}`, requestId },
            "claim_confirmed",
            String(id)
          )
          return {
            id,
            product: listingOf(row).name,
            website: row.website_url,
            email: row.email,
            claimant: row.claimant
          }
        })
      )

    /** The latest claims of somebody, for their own page. */
    const ofPerson = (userId: number, most: number) =>
      Effect.flatMap(instant, (now) =>
        Effect.map(repo.page(userId, { page: 1, per_page: most }, now), ({ rows }) => rows.map(toClaim))
      )

    return { claim, list, verify: { prepare, commit }, look, confirm, ofPerson } as const
  })
}) {}
