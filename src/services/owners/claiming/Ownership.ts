/**
 * What a proved claim changes, in the transaction that proved it, with listing and claim locked: its owner, its mark,
 * every other claim of it, and who is told. Drafts and orders stay whose they are; an order of the former owner that
 * is paid later finds the listing somebody else's, and its money goes back.
 */
import { Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { linksOf } from "../../../domain/listing/Links.ts"
import { isPublic } from "../../../domain/listing/Listing.ts"
import { claimVerifiedMail, ownershipLostMail } from "../../../domain/people/mail/ClaimMails.ts"
import { day } from "../../../domain/Week.ts"
import { Events } from "../../listing/Events.ts"
import { Users } from "../../people/Users.ts"
import { Changes } from "../../store/Changes.ts"
import { Jobs } from "../../store/Jobs.ts"
import { newSecret, sha256 } from "../../store/Secrets.ts"
import { Settings } from "../../store/Settings.ts"
import { ClaimDisputesRepo } from "../rows/ClaimDisputesRepo.ts"
import { type ClaimRow, ClaimsRepo } from "../rows/ClaimsRepo.ts"
import { howProved, listingOf, published } from "./ClaimView.ts"

export class Ownership extends Effect.Service<Ownership>()("launchbook/Ownership", {
  dependencies: [ClaimDisputesRepo.Default, ClaimsRepo.Default, Events.Default, Users.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ClaimsRepo
    const disputes = yield* ClaimDisputesRepo
    const events = yield* Events
    const changes = yield* Changes
    const jobs = yield* Jobs
    const settings = yield* Settings
    const users = yield* Users
    const links = linksOf((yield* AppConfigTag).publicUrl)

    /** Names the listing as changed, with every list it stands in. */
    const touch = ({ slug, listing_status }: Pick<ClaimRow, "slug" | "listing_status">) =>
      isPublic(listing_status)
        ? changes.touch("listings", `listing:${slug}`)
        : listing_status === "draft"
          ? Effect.void
          : changes.touch(`listing:${slug}`)

    /** Tells who owned it until now, and how they may say no. */
    const tellFormer = (claim: ClaimRow, formerId: number, now: Date) =>
      Effect.gen(function* () {
        const former = yield* users.find(formerId)
        if (former === undefined) return
        const days = yield* settings.get("claims.dispute_days")
        const secret = yield* newSecret()
        yield* disputes.insert({
          claimId: claim.id,
          formerOwnerId: formerId,
          secretHash: sha256(secret),
          now,
          expiresAt: new Date(now.getTime() + days * day)
        })
        // They know the listing by its name, public or not.
        const listing = { name: claim.name, website: claim.website_url }
        yield* jobs.send("mail", {
          to: former.email,
          letter: ownershipLostMail({
            listing,
            how: howProved[claim.method],
            url: links.claimDispute(claim.id, secret),
            days
          })
        })
      })

    /** The listing is theirs from now on. */
    const grant = (claim: ClaimRow, now: Date) =>
      Effect.gen(function* () {
        yield* repo.supersedeOthers(claim.listing_id, claim.id)
        const next = new Date(now.getTime() + (yield* settings.get("claims.recheck_days")) * day)
        yield* repo.verify(claim.id, now, claim.method === "email" ? null : next)
        yield* repo.giveTo(claim.listing_id, claim.user_id, true, now)
        if (claim.owner_id !== null && claim.owner_id !== claim.user_id) yield* tellFormer(claim, claim.owner_id, now)
        yield* jobs.send("mail", {
          to: claim.claimant,
          letter: claimVerifiedMail({
            listing: listingOf(claim),
            how: howProved[claim.method],
            keep: published(claim),
            page: isPublic(claim.listing_status) ? links.listing(claim.slug) : `${links.origin}/account`
          })
        })
        yield* events.emit({
          type: "listing.claimed",
          listingId: claim.listing_id,
          userId: null,
          data: { slug: claim.slug, method: claim.method, owner_changed: claim.owner_id !== claim.user_id }
        })
        yield* touch(claim)
      })

    return { grant, touch } as const
  })
}) {}
