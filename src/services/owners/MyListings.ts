/**
 * What owners do with their listings. Whatever is not the caller's is not found; what the site team
 * removed stays readable to its owner and can no longer be changed. Every change of a public listing
 * names it as changed, so its page is made anew.
 */
import { isDeepStrictEqual } from "node:util"
import { Clock, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import type {
  addMilestone as AddMilestone,
  postListingUpdate as PostListingUpdate,
  setFounderStory as SetFounderStory,
  updateMyListing as UpdateMyListing
} from "../../domain/api/MyListingsApi.ts"
import { invalid, NotFound } from "../../domain/Failure.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { isPublic, ListingRemoved, type Milestone } from "../../domain/listing/Listing.ts"
import type { ListingChanges } from "../../domain/listing/ListingVersions.ts"
import { dateIssues, MilestoneLimitReached, mostMilestones } from "../../domain/listing/Milestones.ts"
import { editedStory, orNoStory, storyOf } from "../../domain/listing/Story.ts"
import type { Input } from "../../domain/Operation.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import { Principal } from "../../domain/Principal.ts"
import { EditLog } from "../listing/EditLog.ts"
import { Events } from "../listing/Events.ts"
import { ListingStateRepo, type StateRow } from "../listing/ListingStateRepo.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { editOf } from "./editing/ListingEdits.ts"
import { FreePlace } from "./listing/FreePlace.ts"
import { toOwned } from "./listing/OwnedView.ts"
import { MyListingsRepo } from "./rows/MyListingsRepo.ts"

interface OneListing {
  readonly listing_id: number
}

/** What went of a listing's milestones and what came, as its history keeps it. */
const milestones = (gone: ReadonlyArray<Milestone>, came: ReadonlyArray<Milestone>): ListingChanges => {
  const told = (each: ReadonlyArray<Milestone>) => each.map(({ id: _, ...milestone }) => milestone)
  return { milestones: { before: told(gone), after: told(came) } }
}

/** The row of a listing that is the caller's and may be changed. */
const changeable = <Row extends StateRow>(row: Row | undefined) =>
  row === undefined ? NotFound() : row.status === "removed" ? ListingRemoved() : Effect.succeed(row)

export class MyListings extends Effect.Service<MyListings>()("launchbook/MyListings", {
  dependencies: [
    EditLog.Default,
    Events.Default,
    FreePlace.Default,
    ListingsRepo.Default,
    ListingStateRepo.Default,
    MyListingsRepo.Default
  ],
  effect: Effect.gen(function* () {
    const listings = yield* ListingsRepo
    const states = yield* ListingStateRepo
    const repo = yield* MyListingsRepo
    const edits = yield* EditLog
    const freePlace = yield* FreePlace
    const changes = yield* Changes
    const jobs = yield* Jobs
    const events = yield* Events
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const changed = ({ slug, status }: StateRow) =>
      isPublic(status) ? changes.touch("listings", `listing:${slug}`) : Effect.void

    const list = (paging: Paging) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const { ids, total } = yield* repo.page(userId, paging)
        const rows = yield* listings.rowsByIds(ids)
        return toPage(
          paging,
          rows.map((row) => ({ id: row.id, plan: row.plan, ...listings.summary(row) })),
          total
        )
      })

    /** The same with what was last seen of each badge, for the site. */
    const listWithBadges = (paging: Paging) =>
      Effect.gen(function* () {
        const page = yield* list(paging)
        const badges = new Map((yield* repo.badges(page.items.map(({ id }) => id))).map((row) => [row.id, row]))
        const items = page.items.map((item) => ({ ...item, badge_result: badges.get(item.id)?.badge_result ?? null }))
        return { ...page, items }
      })

    const get = ({ listing_id }: OneListing) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const row = yield* repo.owned(listing_id, userId)
        const profile = row === undefined ? undefined : yield* listings.ownProfile(row.id)
        return row === undefined || profile === undefined ? yield* NotFound() : toOwned(row, profile, links)
      })

    /** The draft it came from is left as it is; submitting that again undoes nothing of this. */
    const edit = ({ listing_id, ...input }: Input<typeof UpdateMyListing>) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const row = yield* changeable(yield* repo.lockEditable(listing_id, userId))
        const edited = editOf(row, input)
        if (Object.keys(edited.changes).length > 0) {
          const now = yield* instant
          yield* repo.saveEdit(row.id, edited.next, edited.changes, userId, now)
          yield* edits.report(row.id, edited.changes, now)
          yield* changed(row)
        }
        return yield* get({ listing_id })
      })

    const postUpdate = ({ listing_id, title, body }: Input<typeof PostListingUpdate>) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const row = yield* changeable(yield* states.lockOwned(listing_id, userId))
        const at = yield* instant
        const update = yield* repo.insertUpdate(row.id, {
          title: title.trim(),
          body: body.trim(),
          published_at: at.toISOString()
        })
        yield* jobs.send("notify-followers", { listing_id: row.id, update_id: update.id })
        yield* events.emit({
          type: "listing.update_posted",
          listingId: row.id,
          userId: null,
          data: { update_id: update.id, title: update.title }
        })
        yield* changed(row)
        return update
      })

    const addMilestone = ({ listing_id, ...milestone }: Input<typeof AddMilestone>) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const row = yield* changeable(yield* states.lockOwned(listing_id, userId))
        const wrong = dateIssues(milestone.date, "date", yield* Clock.currentTimeMillis)
        if (wrong.length > 0) return yield* invalid(wrong)
        if ((yield* repo.countMilestones(row.id)) >= mostMilestones) return yield* MilestoneLimitReached()
        const added = yield* repo.insertMilestone(row.id, {
          date: milestone.date,
          title: milestone.title.trim(),
          description: milestone.description?.trim() || null,
          url: milestone.url || null
        })
        yield* edits.keep(row.id, milestones([], [added]), userId, yield* instant)
        yield* changed(row)
        return added
      })

    const deleteMilestone = ({ listing_id, milestone_id }: OneListing & { readonly milestone_id: number }) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const row = yield* changeable(yield* states.lockOwned(listing_id, userId))
        const gone = yield* repo.deleteMilestone(row.id, milestone_id)
        if (gone === undefined) return yield* NotFound()
        yield* edits.keep(row.id, milestones([gone], []), userId, yield* instant)
        yield* changed(row)
        return { id: milestone_id, deleted: true } as const
      })

    const setStory = (input: Input<typeof SetFounderStory>) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const row = yield* changeable(yield* repo.lockStory(input.listing_id, userId))
        const story = editedStory(row.story, input)
        const change = { before: storyOf(row.story), after: orNoStory(story) }
        if (isDeepStrictEqual(change.before, change.after)) return story
        yield* repo.saveStory(row.id, story)
        yield* edits.keep(row.id, { story: change }, userId, yield* instant)
        yield* changed(row)
        return story
      })

    const chooseFree = ({ listing_id }: OneListing) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const row = yield* changeable(yield* states.lockOwned(listing_id, userId))
        yield* freePlace.take(row)
        return yield* get({ listing_id })
      })

    return {
      list,
      listWithBadges,
      get,
      edit,
      postUpdate,
      addMilestone,
      deleteMilestone,
      setStory,
      chooseFree,
      /** The launch week that the free plan would give now; it is held for nobody. */
      nextFreeWeek: freePlace.next
    } as const
  })
}) {}
