/** Writes the demo's rows, each table in one statement, so that what later tables refer to is there before them. */
import { Effect } from "effect"
import { day, hour } from "../../../domain/Week.ts"
import { Drafter } from "../../drafter/Drafter.ts"
import { Settings } from "../../store/Settings.ts"
import { SeedRepo } from "../rows/SeedRepo.ts"
import * as Care from "./DemoCare.ts"
import * as Details from "./DemoDetails.ts"
import { draftRows, quotedDraftRows, readPages } from "./DemoDraft.ts"
import { launchesOf, newcomerAge, waitingVotes } from "./DemoLaunches.ts"
import { type DemoUser, demoAccount, newcomers, ownerEmail, ownersOf, votersOf } from "./DemoPeople.ts"
import { demoInstant, listingRow, placeRows } from "./DemoRows.ts"
import { weekRows } from "./DemoWeeks.ts"
import type { Demo } from "./SeedFiles.ts"
import type { DemoListing } from "./SeedShapes.ts"

/** The demo's people have had their accounts for longer than any listing is there. */
const accountAge = 200 * day
/** They came one after the other: accounts made at once that vote for the same things are a ring. */
const apart = 36 * hour

interface Made {
  readonly key: string
  readonly id: number
}

export class DemoLoader extends Effect.Service<DemoLoader>()("launchbook/DemoLoader", {
  dependencies: [SeedRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* SeedRepo
    const settings = yield* Settings
    const drafter = yield* Effect.provide(Drafter, Drafter.layerExtractive)

    const idsOf = (made: ReadonlyArray<Made>): Details.Ids => {
      const ids = new Map(made.map(({ key, id }) => [key, id]))
      return (key) => ids.get(key)
    }

    /** Accounts, founders and their interviews; answers how to find an account and a founder. */
    const people = (demo: Demo, voters: ReadonlyArray<DemoUser>, now: number) =>
      Effect.gen(function* () {
        yield* repo.insert(
          "users",
          [...ownersOf(demo), ...voters].map((user, n) => ({
            ...user,
            created_at: demoInstant(now - accountAge - n * apart)
          }))
        )
        yield* repo.insert(
          "users",
          newcomers.map((user) => ({
            ...user,
            created_at: demoInstant(now - newcomerAge),
            mailbox_proven_at: demoInstant(now - newcomerAge)
          }))
        )
        const users = yield* repo.userIds
        const founderUser = new Map(demo.founders.map(({ slug }) => [slug, users.get(`${slug}@founders.example`)]))
        yield* repo.insert(
          "founders",
          demo.founders.map(({ interview, ...founder }) => ({
            ...founder,
            user_id: founderUser.get(founder.slug) ?? null
          }))
        )
        yield* repo.insert(
          "interview_answers",
          demo.founders.flatMap(({ slug, interview }) =>
            interview.map(({ question_id, answer }) => ({
              user_id: founderUser.get(slug),
              question_id,
              answer,
              at: demoInstant(now - 20 * day)
            }))
          )
        )
        return { users, founders: yield* repo.founderIds }
      })

    /** Drafted by the rules and held by the gate, like a site that was really read. */
    const draft = ({ site }: Demo, userId: number, now: number) =>
      Effect.gen(function* () {
        const request = { pages: readPages(site), categories: yield* repo.choices }
        // Our own pages, three of them: they are made sense of.
        const { stands } = yield* Effect.orDie(drafter.draft(request))
        const rows = draftRows(site, stands, { id: crypto.randomUUID(), userId }, now)
        yield* repo.insert("drafts", [rows.draft])
        yield* repo.insert("draft_pages", rows.pages)
      })

    /** Pictures, versions, and the founder that the demo account is. */
    const care = (
      { pictures }: Demo,
      all: ReadonlyArray<{ readonly id: number; readonly listing: DemoListing }>,
      ownerId: number | null,
      now: number
    ) =>
      Effect.gen(function* () {
        yield* repo.insert("images", Care.imageRows(pictures, now))
        yield* repo.insert(
          "listing_images",
          all.flatMap(({ id, listing }) => Care.heldRows(listing, id, pictures, now))
        )
        yield* repo.insert(
          "media",
          all.flatMap(({ id, listing }) => Care.mediaRows(listing, id, pictures))
        )
        yield* repo.insert(
          "listing_versions",
          all.flatMap(({ id, listing }) => Care.versionRows(listing, id, ownerId, pictures, now))
        )
        yield* repo.countVersions
        const { slug, name, title, picture } = Care.demoFounder
        yield* repo.insert("founders", [
          { slug, name, title, socials: {}, user_id: ownerId, avatar_url: Care.picturePath(pictures, picture) }
        ])
        const founderId = (yield* repo.founderIds).get(slug)
        yield* repo.insert(
          "listing_founders",
          all.flatMap(({ id, listing }) =>
            listing.slug === Care.demoOwnListing ? [{ listing_id: id, founder_id: founderId, title, position: 0 }] : []
          )
        )
      })

    const load = (demo: Demo, now: number) =>
      Effect.gen(function* () {
        const setting = yield* settings.all
        const voters = votersOf(demo)
        const { users, founders } = yield* people(demo, voters, now)
        const categories = yield* repo.categoryIds
        const voterIds = voters.flatMap(({ email }) => users.get(email) ?? [])
        const byName = new Map(demo.people.flatMap(({ name, email }) => [[name, users.get(email)]]))

        const planned = demo.listings.map((listing) => ({
          listing,
          launches: launchesOf(listing, voterIds.length, now)
        }))
        const listings = idsOf(
          yield* repo.insert<Made>(
            "listings",
            planned.map(({ listing, launches }) =>
              listingRow(
                listing,
                launches,
                users.get(ownerEmail(listing)) ?? null,
                now,
                setting("trending.half_life_hours")
              )
            ),
            "slug as key, id"
          )
        )
        const all = planned.flatMap(({ listing, launches }) => {
          const id = listings(listing.slug)
          return id === undefined ? [] : [{ id, listing, launches }]
        })

        yield* repo.insert(
          "drafts",
          all.flatMap(({ id, listing }) => quotedDraftRows(listing, id, users.get(ownerEmail(listing)), now))
        )
        yield* repo.nameDrafts
        yield* repo.insert(
          "week_places",
          all.flatMap(({ id, listing, launches }) => placeRows(listing, id, launches))
        )
        yield* repo.insert(
          "listing_categories",
          all.flatMap(({ id, listing }) => Details.categoryRows(listing, id, (slug) => categories.get(slug)))
        )
        yield* repo.insert(
          "listing_founders",
          all.flatMap(({ id, listing }) => Details.founderRows(listing, id, (slug) => founders.get(slug)))
        )
        yield* repo.insert(
          "alternatives",
          all.flatMap(({ id, listing }) => Details.alternativeRows(listing, id, listings))
        )
        yield* repo.insert(
          "listing_updates",
          all.flatMap(({ id, listing, launches }) => Details.updateRows(listing, id, launches, now))
        )
        yield* repo.insert(
          "milestones",
          all.flatMap(({ id, listing }) => Details.milestoneRows(listing, id, now))
        )
        yield* repo.insert("domain_rating_rounds", [Details.ratingRoundRow(now)])
        yield* repo.insert(
          "domain_ratings",
          all.flatMap(({ id, listing }) => Details.ratingRows(listing, id, now))
        )
        yield* repo.insert(
          "followers",
          all.flatMap(({ id, listing, launches }) => Details.followerRows(listing, id, launches, voterIds, now))
        )
        yield* repo.insert(
          "listing_views",
          all.flatMap(({ id, listing, launches }) => Care.viewRows(listing, id, launches[0]?.wentLiveAt ?? null, now))
        )
        yield* repo.insert("reviews", [
          ...all.flatMap(({ id, listing, launches }) =>
            Details.reviewRows(listing, id, launches, (name) => byName.get(name), now)
          ),
          ...Details.waitingReviewRows(listings, (name) => byName.get(name), now)
        ])

        const entered = all.flatMap(({ id, listing, launches }) =>
          launches.map((launch) => ({ launch, listingId: id, live: listing.status === "live" }))
        )
        const launchIds = idsOf(
          yield* repo.insert<Made>(
            "launches",
            entered.map(({ launch, listingId }) => ({
              listing_id: listingId,
              week: launch.week,
              kind: launch.kind,
              went_live_at: launch.wentLiveAt === null ? null : demoInstant(launch.wentLiveAt),
              votes: launch.votes.length
            })),
            "listing_id || ' ' || week as key, id"
          )
        )
        yield* repo.insert(
          "votes",
          entered.flatMap(({ launch, listingId }) => {
            const launch_id = launchIds(`${listingId} ${launch.week}`)
            return launch.votes.map(({ voter, at }) => ({
              user_id: voterIds[voter],
              listing_id: listingId,
              launch_id,
              at: demoInstant(at),
              weight: 1
            }))
          })
        )
        const newcomerIds = newcomers.flatMap(({ email }) => users.get(email) ?? [])
        yield* repo.insert(
          "votes",
          waitingVotes(
            entered.map(({ launch }) => launch),
            now
          ).flatMap(({ launch, votes }) => {
            const listing_id = listings(launch.slug)
            const launch_id = launchIds(`${listing_id} ${launch.week}`)
            return votes.map(({ voter, at, reasons }) => ({
              user_id: newcomerIds[voter],
              listing_id,
              launch_id,
              at: demoInstant(at),
              weight: 0,
              reasons,
              voter: "new"
            }))
          })
        )
        const { rollovers, awards } = weekRows(entered, now, {
          minimumVotes: setting("votes.minimum_for_award"),
          auditHours: setting("awards.audit_hours")
        })
        yield* repo.insert("rollovers", rollovers)
        yield* repo.insert("awards", awards)
        yield* repo.insert(
          "posts",
          demo.posts.map((post) => Details.postRow(post, now))
        )
        const ownerId = users.get(demoAccount.email)
        yield* care(demo, all, ownerId ?? null, now)
        if (ownerId !== undefined) yield* draft(demo, ownerId, now)
      })

    return { load } as const
  })
}) {}
