/**
 * Votes of people on the site, and nowhere else: there is no operation, tool, key or job that casts one.
 *
 * Invariants: one vote an account and launch; the counts of a listing and of its launch are those of its votes that
 * count; whatever becomes of a vote is written down with who did it, when and why, and stays when the vote is withdrawn.
 * The listing's row is held while its votes change, so that each is judged by all that came before it.
 */

import { Clock, Effect } from "effect"
import { NotFound } from "../../domain/Failure.ts"
import {
  judge,
  OwnListing,
  VoteClosed,
  type VoteStanding,
  type VoteStatus,
  voteRules,
  voterKind
} from "../../domain/people/Voting.ts"
import { day, hour, minute } from "../../domain/Week.ts"
import { type Actor, Audit } from "../store/Audit.ts"
import { limitReached } from "../store/CallLimits.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { RateLimits } from "../store/RateLimits.ts"
import { Settings } from "../store/Settings.ts"
import { type Flip, type VotedListing, type VoteEvent, type VoteRow, VotesRepo } from "./rows/VotesRepo.ts"
import { isThrownAway, Traces } from "./votes/Traces.ts"
import { VoteCounts } from "./votes/VoteCounts.ts"

export { LeavingPerson } from "./votes/LeavingPerson.ts"

const hourSeconds = 3600
/** Queues of one process; listings share them by chance. */
const lanes = 64

const standingOf = (listing: VotedListing, userId: number | null, vote: VoteRow | undefined): VoteStanding => {
  const mine = vote === undefined ? null : { status: vote.status, reasons: vote.reasons, at: vote.at }
  const open = listing.status === "live" && listing.launch_id !== null
  const may = () => {
    if (userId !== null && listing.owner_id === userId) return "nothing_own"
    if (!open) return "nothing_closed"
    if (userId === null) return "sign_in"
    return mine === null ? "vote" : "withdraw"
  }
  return { slug: listing.slug, votes: listing.votes, launchVotes: listing.launch_votes, mine, may: may() }
}

export class Votes extends Effect.Service<Votes>()("launchbook/Votes", {
  dependencies: [Audit.Default, Traces.Default, VoteCounts.Default, VotesRepo.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const counts = yield* VoteCounts
    const limits = yield* RateLimits
    const repo = yield* VotesRepo
    const settings = yield* Settings
    const traces = yield* Traces

    /**
     * Those who vote for one listing here take turns before they ask for a connection: they would wait for its row, and
     * a launch that everybody votes for at once would keep every connection from everybody else.
     */
    const turns = yield* Effect.all(Array.from({ length: lanes }, () => Effect.makeSemaphore(1)))
    const inTurn = <A, E>(slug: string, write: Effect.Effect<A, E>): Effect.Effect<A, E> =>
      turns[Bun.hash.crc32(slug) % lanes]?.withPermits(1)(changes.transaction(write)) ?? changes.transaction(write)

    /** How a listing stands with one person; `userId` null: with somebody who is not signed in. */
    const standing = (userId: number | null, slug: string) =>
      Effect.gen(function* () {
        const listing = yield* repo.find(slug)
        if (listing === undefined) return yield* NotFound()
        const vote =
          userId === null || listing.launch_id === null ? undefined : yield* repo.voteOf(userId, listing.launch_id)
        return standingOf(listing, userId, vote)
      })

    /**
     * How several listings stand with one person, by slug. Who belongs to one is not asked for a vote that would not
     * count.
     */
    const among = (userId: number, slugs: ReadonlyArray<string>): Effect.Effect<ReadonlyMap<string, VoteStanding>> =>
      Effect.map(slugs.length === 0 ? Effect.succeed([]) : repo.among(userId, slugs), (rows) => {
        const standings = rows.map(({ listing, insider, vote }) => {
          const found = standingOf(listing, userId, vote)
          return insider && found.may === "vote" ? { ...found, may: "nothing_own" as const } : found
        })
        return new Map(standings.map((each) => [each.slug, each]))
      })

    /** The listing, its row held, with the launch that takes votes now. */
    const held = (slug: string) =>
      Effect.gen(function* () {
        const listing = yield* repo.hold(slug)
        if (listing === undefined) return yield* NotFound()
        const { launch_id } = listing
        if (listing.status !== "live" || launch_id === null) return yield* VoteClosed()
        return { ...listing, launch_id }
      })

    /** One more vote of a person within the hour, or the refusal of it. */
    const draw = (userId: number) =>
      Effect.flatMap(settings.get("votes.per_hour"), (limit) =>
        limits.takeAll([{ name: "vote_hour", subject: `user:${userId}`, limit, window: hourSeconds }], 1)
      ).pipe(Effect.catchTag("LimitMet", ({ state }) => limitReached(state)))

    const judged = (by: Actor, listing: VotedListing & { readonly launch_id: number }, address: string, now: Date) =>
      Effect.gen(function* () {
        const rules = voteRules(yield* settings.all)
        const { launch_id: launchId } = listing
        const row = yield* repo.voter(by.userId, listing.id, launchId)
        const voter = {
          accountHours: (now.getTime() - Date.parse(row.created_at)) / hour,
          mailboxProven: row.proven,
          disposable: isThrownAway(row.email),
          insider: row.insider,
          earlierVotes: row.earlier_votes,
          earlierWeeks: row.earlier_weeks
        }
        const network = yield* traces.ofNetwork(address)
        const mailbox = yield* traces.ofMailbox(row.email)
        const since = new Date(now.getTime() - rules.networkHours * hour)
        const burst = new Date(now.getTime() - rules.burstMinutes * minute)
        const near = yield* repo.beside(launchId, { network, mailbox }, since, burst)
        const verdict = judge(
          voter,
          {
            network: near.network + 1,
            networkBurst: near.network_burst + 1,
            freshBurst: near.fresh_burst + 1,
            mailbox: near.mailbox + 1
          },
          rules
        )
        return { verdict, kind: voterKind(voter, rules), network, mailbox, since, burst }
      })
    type Judged = Effect.Effect.Success<ReturnType<typeof judged>>

    /** Votes that came just before this one and share what speaks against it: they wait from now on, too. */
    const spread = (launchId: number, { verdict, network, since, burst }: Judged) =>
      Effect.gen(function* () {
        const flips: Array<Flip> = []
        const events: Array<VoteEvent> = []
        const reaches = {
          same_network: repo.flag(launchId, "same_network", "network", since, network),
          network_burst: repo.flag(launchId, "burst", "network", burst, network),
          fresh_burst: repo.flag(launchId, "burst", "fresh", burst, network)
        }
        for (const each of verdict.spreads) {
          const reason = each === "same_network" ? each : "burst"
          for (const vote of yield* reaches[each]) {
            if (vote.counted) flips.push({ at: vote.at, change: -1 })
            events.push({
              launchId,
              userId: vote.user_id,
              event: "flagged",
              reasons: [reason],
              by: "rule",
              note: null
            })
          }
        }
        return { flips, events }
      })

    /**
     * Casts a person's vote for the launch of a listing that runs now or ran last; a second time nothing changes. The
     * network their request came from is kept as a keyed hash.
     */
    const cast = (by: Actor, address: string, slug: string) =>
      inTurn(
        slug,
        Effect.gen(function* () {
          const listing = yield* held(slug)
          const { launch_id: launchId } = listing
          if (listing.owner_id === by.userId) return yield* OwnListing()
          const before = yield* repo.voteOf(by.userId, launchId)
          if (before !== undefined) return standingOf(listing, by.userId, before)
          yield* draw(by.userId)
          const now = yield* instant
          const found = yield* judged(by, listing, address, now)
          const decision = yield* repo.lastDecision(by.userId, launchId)
          const status: VoteStatus = decision ?? found.verdict.status
          const others = yield* spread(launchId, found)
          yield* repo.insert({
            userId: by.userId,
            listingId: listing.id,
            launchId,
            now,
            status,
            reasons: found.verdict.reasons,
            kind: found.kind,
            network: found.network,
            mailbox: found.mailbox,
            decided: decision !== null
          })
          const own = { launchId, userId: by.userId, reasons: found.verdict.reasons }
          const events: ReadonlyArray<VoteEvent> = [
            { ...own, event: "cast", by: by.credential, note: null },
            ...(status === "counted"
              ? []
              : [{ ...own, event: status === "pending" ? "flagged" : "excluded", by: "rule", note: null } as const]),
            ...others.events
          ]
          yield* repo.note(events, now)
          const flips = status === "counted" ? [{ at: now.toISOString(), change: 1 } as const] : []
          yield* counts.apply(listing, launchId, [...flips, ...others.flips])
          yield* audit.write(by, "vote_cast", listing.slug)
          return yield* Effect.orDie(standing(by.userId, slug))
        })
      )

    /** Takes a vote back, with everything it counted for; what became of it stays written down. */
    const withdraw = (by: Actor, slug: string) =>
      inTurn(
        slug,
        Effect.gen(function* () {
          const listing = yield* held(slug)
          const { launch_id: launchId } = listing
          const vote = yield* repo.voteOf(by.userId, launchId)
          if (vote === undefined) return standingOf(listing, by.userId, undefined)
          const now = yield* instant
          yield* repo.remove(vote.id)
          yield* repo.note(
            [{ launchId, userId: by.userId, event: "withdrawn", reasons: vote.reasons, by: by.credential, note: null }],
            now
          )
          yield* counts.apply(listing, launchId, vote.status === "counted" ? [{ at: vote.at, change: -1 }] : [])
          yield* audit.write(by, "vote_withdrawn", listing.slug)
          return yield* Effect.orDie(standing(by.userId, slug))
        })
      )

    const shown = (slug: string) =>
      Effect.flatMap(repo.find(slug), (listing) => (listing === undefined ? NotFound() : Effect.succeed(listing)))

    /** What became of all votes of a listing: for everybody to see. */
    const integrity = (slug: string) => Effect.flatMap(shown(slug), ({ id }) => repo.integrity(id))

    /** The same, day by day, for the last days on which there was a vote. */
    const byDay = (slug: string, days: number) =>
      Effect.gen(function* () {
        const { id } = yield* shown(slug)
        const now = yield* Clock.currentTimeMillis
        return yield* repo.byDay(id, new Date(now - (now % day) - (days - 1) * day))
      })

    return { cast, withdraw, standing, among, integrity, byDay } as const
  })
}) {}
