/**
 * Looks again for what proved listings to be their owners', a month after it was last seen. Sites are asked outside of
 * any transaction; what was seen is then applied to the claim as it stands by that time. Only where the proof is surely
 * gone, and stays so for the grace period, does the listing lose its mark. Its owner never loses the listing by it.
 */
import { Clock, Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { linksOf } from "../../../domain/listing/Links.ts"
import { isPublic } from "../../../domain/listing/Listing.ts"
import { proofMissingMail, verificationLostMail } from "../../../domain/people/mail/ClaimMails.ts"
import { day, minute } from "../../../domain/Week.ts"
import { Events } from "../../listing/Events.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { Jobs } from "../../store/Jobs.ts"
import { Settings } from "../../store/Settings.ts"
import { type ClaimRow, ClaimsRepo, type DueClaim } from "../rows/ClaimsRepo.ts"
import { claimedSite } from "./ClaimedSite.ts"
import { listingOf, published } from "./ClaimView.ts"
import { Ownership } from "./Ownership.ts"
import type { ProofSeen } from "./Proof.ts"
import { Proofs } from "./Proofs.ts"

/** A claim whose look was never finished is due again after this. */
const takenMillis = 15 * minute
/** A sweep takes up no more claims after this; its job is given up after 15 minutes. */
const sweepMillis = 10 * minute
const batchSize = 100
/** Sites asked at once; claims of one host are asked one after another. */
const concurrency = 8

const millis = (timestamp: string | null) => (timestamp === null ? null : Date.parse(timestamp))
const date = (at: number | null) => (at === null ? null : new Date(at))

export class ClaimChecks extends Effect.Service<ClaimChecks>()("launchbook/ClaimChecks", {
  dependencies: [ClaimsRepo.Default, Events.Default, Ownership.Default, Proofs.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ClaimsRepo
    const ownership = yield* Ownership
    const proofs = yield* Proofs
    const changes = yield* Changes
    const events = yield* Events
    const jobs = yield* Jobs
    const settings = yield* Settings
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const lose = (claim: ClaimRow, detail: string) =>
      Effect.gen(function* () {
        yield* repo.end(claim.id, "expired")
        yield* repo.unverify(claim.listing_id)
        yield* ownership.touch(claim)
        yield* events.emit({
          type: "listing.verification_lost",
          listingId: claim.listing_id,
          userId: null,
          data: { slug: claim.slug, method: claim.method }
        })
        const page = isPublic(claim.listing_status) ? links.listing(claim.slug) : `${links.origin}/account`
        const letter = verificationLostMail({ listing: listingOf(claim), detail, page })
        yield* jobs.send("mail", { to: claim.claimant, letter })
      })

    /** The proof is not there. The time in which nobody could say is not held against its owner. */
    const missing = (claim: ClaimRow, detail: string, now: number) =>
      Effect.gen(function* () {
        const graceDays = yield* settings.get("claims.grace_days")
        const since = millis(claim.missing_since) ?? now
        const left = since + graceDays * day - now
        if (left <= 0) return yield* lose(claim, detail)
        yield* repo.lookAgain(claim.id, new Date(now + Math.min(day, left)), new Date(since))
        const keep = published(claim)
        if (claim.missing_since !== null || keep === null) return
        const letter = proofMissingMail({ listing: listingOf(claim), detail, keep, days: graceDays })
        yield* jobs.send("mail", { to: claim.claimant, letter })
      })

    const unknown = (claim: ClaimRow, now: number) => {
      const since = millis(claim.missing_since)
      const silence = now - (millis(claim.checked_at) ?? now)
      return repo.lookAgain(claim.id, new Date(now + day), date(since === null ? null : Math.min(now, since + silence)))
    }

    /** Applies what was seen to the claim as it stands now; one that is no longer what makes its owner one is let be. */
    const settle = (due: DueClaim, seen: ProofSeen) =>
      Effect.gen(function* () {
        if (!(yield* repo.lock(due.listing_id, due.id))) return
        const at = yield* instant
        const now = at.getTime()
        const claim = yield* repo.find(due.id, at)
        if (claim === undefined || claim.status !== "verified") return
        if (claim.owner_id !== claim.user_id || claim.listing_status === "removed")
          return yield* repo.end(claim.id, "superseded")
        const isSame = claim.website_url === due.website_url
        if (seen.result === "unreachable" || !isSame) yield* unknown(claim, now)
        else if (seen.result === "not_found") yield* missing(claim, seen.detail, now)
        else yield* repo.lookAgain(claim.id, new Date(now + (yield* settings.get("claims.recheck_days")) * day), null)
        yield* repo.checked(claim.id, { at, found: seen.result === "found", detail: seen.detail })
      })

    const inspect = (due: DueClaim) =>
      Effect.flatMap(proofs.look(due.method, claimedSite(due.website_url), due.token), (seen) =>
        Effect.uninterruptible(changes.transaction(settle(due, seen)))
      )

    /** Looks for the proof of all claims whose look was due when it began; answers how many. */
    const run: Effect.Effect<number> = Effect.gen(function* () {
      const beganAt = yield* Clock.currentTimeMillis
      yield* repo.expire(new Date(beganAt))
      const inTime = Effect.map(Clock.currentTimeMillis, (now) => now - beganAt < sweepMillis)
      const one = (due: DueClaim) =>
        inspect(due).pipe(
          Effect.as(1),
          // One site's trouble must not keep the others waiting: it is due again and tried again.
          Effect.catchAllCause((cause) =>
            Effect.as(Effect.logWarning("a claim check broke off", cause, { claim_id: due.id }), 0)
          )
        )
      const site = (claims: ReadonlyArray<DueClaim>) =>
        Effect.forEach(claims, (due) => Effect.if(inTime, { onTrue: () => one(due), onFalse: () => Effect.succeed(0) }))

      let looked = 0
      while (yield* inTime) {
        const now = yield* Clock.currentTimeMillis
        const batch = yield* repo.takeDue(new Date(beganAt), new Date(now + takenMillis), batchSize)
        const hosts = Map.groupBy(batch, ({ website_url }) => new URL(website_url).host).values()
        const counts = yield* Effect.forEach(hosts, site, { concurrency })
        looked += counts.flat().reduce((sum, count) => sum + count, 0)
        if (batch.length < batchSize) break
      }
      return looked
    })

    return { run } as const
  })
}) {}
