/**
 * Asks once a week how high the domains of live and scheduled listings are rated, and keeps what was said with its
 * source and date. A round belongs to a week and a source. How far it has come is kept for each listing, so a round that
 * is killed goes on with those that are left, and those listed since join it. Listings are claimed before their source is
 * asked, so several processes share a round and none is asked about twice.
 *
 * Invariant: what is shown is of one source, that of the latest round. A rating of another source is kept as history and
 * shown nowhere; it comes back with its source.
 */
import { Clock, Effect, Option } from "effect"
import { ratedDomain } from "../../domain/launch/DomainRating.ts"
import type { RatingSource } from "../../domain/listing/Listing.ts"
import { listingSubject } from "../../domain/Operation.ts"
import { type Monday, minute, weekOf } from "../../domain/Week.ts"
import { type DomainMeasurement, DomainRatings, mostDomains } from "../outside/DomainRatings.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { DomainRatingsRepo, type RatedListing } from "./rows/DomainRatingsRepo.ts"

/** A listing whose rating was never stored may be claimed again after this. */
const claimMillis = 15 * minute
/** A run takes up no more listings after this; its job is given up after 30 minutes. */
const runMillis = 20 * minute

interface Round {
  readonly source: RatingSource
  readonly week: Monday
}

/** What one run did. */
export interface RatingReport {
  /** Listings whose rating was asked for, or is known to be none. */
  readonly checked: number
  /** Of those, how many have one. */
  readonly rated: number
  /** Whether the source was there to the end; else the rest waits for the next run. */
  readonly answered: boolean
}
const idle: RatingReport = { checked: 0, rated: 0, answered: true }

export class DomainRatingChecks extends Effect.Service<DomainRatingChecks>()("launchbook/DomainRatingChecks", {
  dependencies: [DomainRatingsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* DomainRatingsRepo
    const ratings = yield* DomainRatings
    const changes = yield* Changes

    /** The round of this week, begun now unless it was. From then on ratings of its source are shown. */
    const begin = (round: Round) =>
      changes.transaction(
        Effect.gen(function* () {
          if (yield* repo.beginRound(round, yield* instant)) yield* changes.touch("*")
        })
      )

    /** What was said of the domains of these listings, by domain. */
    const ask = (domains: ReadonlyArray<string>) =>
      Effect.map(
        ratings.lookup(domains),
        (said) => new Map<string, DomainMeasurement>(said.map((one) => [one.domain, one]))
      )

    const store = (round: Round, claimed: ReadonlyArray<RatedListing>, said: ReadonlyMap<string, DomainMeasurement>) =>
      changes.transaction(
        Effect.gen(function* () {
          const now = yield* instant
          const found = claimed.map(({ id, website_url }) => {
            const measured = said.get(ratedDomain(website_url) ?? "")
            return { id, value: measured?.value ?? null, raw: measured?.raw ?? null }
          })
          // Whoever begins a round of another source meanwhile shows that one's.
          if (!(yield* repo.isShown(round.source))) return
          yield* repo.store(round, found, now)
          yield* changes.touch("listings", ...claimed.map(({ slug }) => listingSubject(slug)))
        })
      )

    /** One batch: asks about it outside of any transaction, then stores what was said. */
    const rate = (round: Round, claimed: ReadonlyArray<RatedListing>) =>
      Effect.gen(function* () {
        // Somebody else holds all of them.
        if (claimed.length === 0) return 0
        const domains = [...new Set(claimed.flatMap(({ website_url }) => ratedDomain(website_url) ?? []))]
        const said = yield* ask(domains)
        yield* Effect.uninterruptible(store(round, claimed, said))
        return claimed.filter(({ website_url }) => (said.get(ratedDomain(website_url) ?? "")?.value ?? null) !== null)
          .length
      })

    const goThrough = (round: Round) =>
      Effect.gen(function* () {
        const beganAt = yield* Clock.currentTimeMillis
        let { checked, rated } = idle
        let after = 0
        while ((yield* Clock.currentTimeMillis) - beganAt < runMillis) {
          const now = yield* Clock.currentTimeMillis
          const batch = yield* repo.claim(round, { after, now: new Date(now), claimMillis, most: mostDomains })
          if (batch.last === null) break
          after = batch.last
          const found = yield* rate(round, batch.claimed).pipe(
            Effect.asSome,
            Effect.catchTag("RatingsUnavailable", ({ message }) =>
              repo
                .release(batch.claimed.map(({ id }) => id))
                .pipe(Effect.zipRight(Effect.logWarning(message, { source: round.source })), Effect.as(Option.none()))
            )
          )
          if (Option.isNone(found)) return { checked, rated, answered: false }
          checked += batch.claimed.length
          rated += found.value
        }
        return { checked, rated, answered: true }
      })

    /** Goes on with the round of this week, as far as it comes; does nothing where nobody is to be asked. */
    const run: Effect.Effect<RatingReport> = Effect.gen(function* () {
      const { source } = ratings
      if (source === null) return idle
      const round: Round = { source, week: weekOf(yield* Clock.currentTimeMillis) }
      yield* begin(round)
      const report = yield* goThrough(round)
      if (report.checked > 0) yield* Effect.logInfo("domains rated", { source, ...report })
      return report
    })

    return { run } as const
  })
}) {}
