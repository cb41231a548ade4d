/** Writes the demo's rows, each table in one statement, so that what later tables refer to is there before them. */
import { Effect } from "effect"
import { day } from "../../../domain/Week.ts"
import { Drafter } from "../../drafter/Drafter.ts"
import { Settings } from "../../store/Settings.ts"
import { SeedRepo } from "../rows/SeedRepo.ts"
import * as Details from "./DemoDetails.ts"
import { draftRows, readPages } from "./DemoDraft.ts"
import { launchesOf } from "./DemoLaunches.ts"
import { type DemoUser, demoAccount, ownerEmail, ownersOf, votersOf } from "./DemoPeople.ts"
import { demoInstant, listingRow, placeRows } from "./DemoRows.ts"
import { weekRows } from "./DemoWeeks.ts"
import type { Demo } from "./SeedFiles.ts"

/** The demo's people have had their accounts for longer than any listing is there. */
const accountAge = 200 * day

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
        const created_at = demoInstant(now - accountAge)
        yield* repo.insert(
          "users",
          [...voters, ...ownersOf(demo)].map((user) => ({ ...user, created_at }))
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
        yield* repo.insert(
          "domain_ratings",
          all.flatMap(({ id, listing }) => Details.ratingRows(listing, id, now))
        )
        yield* repo.insert(
          "followers",
          all.flatMap(({ id, listing, launches }) => Details.followerRows(listing, id, launches, voterIds, now))
        )
        yield* repo.insert(
          "reviews",
          all.flatMap(({ id, listing, launches }) =>
            Details.reviewRows(listing, id, launches, (name) => byName.get(name), now)
          )
        )

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
        if (ownerId !== undefined) yield* draft(demo, ownerId, now)
      })

    return { load } as const
  })
}) {}
