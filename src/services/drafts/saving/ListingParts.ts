/**
 * The parts of a listing that are rows of their own: its categories, founders and milestones. First it is
 * worked out what they would be, so that the version history can say what changes; then that is written.
 */
import { Effect } from "effect"
import type { DraftMilestone } from "../../../domain/draft/Draft.ts"
import type { ContentFounder, ListingContent, Said } from "../../../domain/draft/DraftContent.ts"
import { detail, type Failure } from "../../../domain/Failure.ts"
import { CategoryUnknown, mostExtraCategories } from "../../../domain/listing/Category.ts"
import { MilestoneLimitReached, milestoneChanges, mostMilestones } from "../../../domain/listing/Milestones.ts"
import { listingSubject } from "../../../domain/Operation.ts"
import { slugify } from "../../../domain/text/Slug.ts"
import { Changes } from "../../store/Changes.ts"
import { type CategoryRow, ListingPartsRepo, type MilestoneRow } from "../rows/ListingPartsRepo.ts"
import type { Holder } from "../rows/SavedListingsRepo.ts"
import { freeSlug } from "./FreeSlug.ts"

/** Milestones have no order but their dates': the same ones are the same list. */
const ordered = (milestones: ListingContent["milestones"]) =>
  milestones.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

type Parts = Pick<ListingContent, "categories" | "waiting_categories" | "founders" | "milestones">

/** Those a listing shows, the primary one first, and those it chose beside them. */
interface PlannedCategories {
  readonly shown: ReadonlyArray<CategoryRow>
  readonly waiting: ReadonlyArray<CategoryRow>
}
const namesOf = (categories: ReadonlyArray<CategoryRow>) => categories.map(({ name }) => name)
const idsOf = (rows: ReadonlyArray<{ readonly id: number }>) => rows.map(({ id }) => id)

/** What the parts are and would be, and the rows behind them. */
export interface PlannedParts {
  readonly before: Parts
  readonly after: Parts
  readonly categories: PlannedCategories
  /** `id` where the person is on record; null keeps the founders as they are. */
  readonly founders: ReadonlyArray<{ readonly id: number | undefined; readonly said: ContentFounder }> | null
  readonly milestones: { readonly gone: ReadonlyArray<MilestoneRow>; readonly added: ReadonlyArray<DraftMilestone> }
}

export class ListingParts extends Effect.Service<ListingParts>()("launchbook/ListingParts", {
  dependencies: [ListingPartsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ListingPartsRepo
    const changes = yield* Changes

    /** The categories as they are called here, each once, and the ones that do not exist, by their place. */
    const lookUp = (names: ReadonlyArray<string>) =>
      Effect.map(repo.categories(names), (rows) => {
        const found = rows.flatMap((row) => row ?? [])
        return {
          found: found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index),
          unknown: rows.flatMap((row, index) =>
            row !== undefined || names[index]?.trim() === ""
              ? []
              : [detail(`fields.categories.${index}`, CategoryUnknown.code, `${names[index]} is no category`)]
          )
        }
      })

    const categoriesNamed = (
      names: ReadonlyArray<string>
    ): Effect.Effect<ReadonlyArray<CategoryRow>, Failure<"category_unknown">> =>
      Effect.flatMap(lookUp(names), ({ found, unknown }) =>
        unknown.length > 0 ? CategoryUnknown(undefined, { details: unknown }) : Effect.succeed(found)
      )

    /**
     * The first category is the primary one. Of the others a listing shows as many as it may, those it shows
     * already where the draft names none; what it may not show yet waits. A draft says nothing of those that
     * wait: whoever does has named them all.
     */
    const plannedCategories = (
      listing: Pick<Holder, "extra_categories">,
      before: PlannedCategories,
      { categories = [], waiting_categories }: Said
    ): Effect.Effect<PlannedCategories, Failure<"category_unknown">> =>
      Effect.map(categoriesNamed([...categories, ...(waiting_categories ?? [])]), ([primary, ...extra]) => {
        if (primary === undefined) return before
        const shownBefore = before.shown.slice(1)
        // An imported listing may show more than it bought.
        const allowed = Math.max(listing.extra_categories, shownBefore.length)
        const namesAll = extra.length > 0 || waiting_categories !== undefined
        const chosen = namesAll ? extra : shownBefore.filter(({ id }) => id !== primary.id)
        const most = chosen.slice(0, mostExtraCategories)
        return { shown: [primary, ...most.slice(0, allowed)], waiting: most.slice(allowed) }
      })

    /** `content` is what changed since the draft said `last`. */
    const plan = (
      listing: Pick<Holder, "id" | "extra_categories">,
      ownerId: number,
      last: Said,
      content: Said
    ): Effect.Effect<PlannedParts, Failure<"category_unknown" | "milestone_limit_reached">> =>
      Effect.gen(function* () {
        const categoriesBefore = {
          shown: yield* repo.categoriesOf(listing.id),
          waiting: yield* repo.waitingOf(listing.id)
        }
        const told = yield* repo.milestonesOf(listing.id)
        const contentsOf = (rows: ReadonlyArray<MilestoneRow>) => rows.map(({ id: _, ...milestone }) => milestone)
        const milestones =
          content.milestones === undefined
            ? { kept: told, gone: [], added: [] }
            : milestoneChanges(told, last.milestones ?? [], content.milestones)
        if (milestones.added.length > 0 && milestones.kept.length + milestones.added.length > mostMilestones)
          return yield* MilestoneLimitReached()
        const before: Parts = {
          categories: namesOf(categoriesBefore.shown),
          waiting_categories: namesOf(categoriesBefore.waiting),
          founders: (yield* repo.foundersOf(listing.id)).map(({ id: _, ...founder }) => founder),
          milestones: ordered(contentsOf(told))
        }
        const categories = yield* plannedCategories(listing, categoriesBefore, content)
        const known = content.founders === undefined ? [] : yield* repo.foundersOfOwner(ownerId)
        const founders = content.founders?.map((said) => ({
          said,
          record: known.find(({ name }) => name.toLowerCase() === said.name.toLowerCase())
        }))
        return {
          before,
          after: {
            categories: namesOf(categories.shown),
            waiting_categories: namesOf(categories.waiting),
            founders:
              founders?.map(({ said, record }) => ({ ...said, socials: said.socials ?? record?.socials ?? {} })) ??
              before.founders,
            milestones: ordered([...contentsOf(milestones.kept), ...milestones.added])
          },
          categories,
          founders: founders?.map(({ said, record }) => ({ said, id: record?.id })) ?? null,
          milestones
        }
      })

    const newFounder = (founder: ContentFounder): Effect.Effect<number> =>
      freeSlug(slugify(founder.name, "founder"), repo.takenFounderSlugs).pipe(
        Effect.flatMap((slug) => repo.insertFounder(slug, founder)),
        // Somebody was faster with the slug.
        Effect.flatMap((id) => (id === undefined ? newFounder(founder) : Effect.succeed(id)))
      )

    const writeFounders = (listingId: number, ownerId: number, founders: NonNullable<PlannedParts["founders"]>) =>
      Effect.gen(function* () {
        const placed = yield* Effect.forEach(founders, ({ id, said }) =>
          Effect.map(
            id === undefined ? newFounder(said) : Effect.as(repo.updateFounder(id, ownerId, said), id),
            (founderId) => ({ id: founderId, title: said.title, bio: said.bio })
          )
        )
        yield* repo.setFounders(listingId, ownerId, placed)
        const [primary] = placed
        if (primary !== undefined) yield* repo.linkAccount(primary.id, ownerId)
        // A person is one record: what is said of them here is said wherever they are named, also by a listing nobody sees.
        const others = yield* repo.othersNaming(listingId, idsOf(placed))
        if (others.length > 0) yield* changes.touch("founders", ...others.map(listingSubject))
      })

    /** Writes the parts that are named. */
    const write = (listingId: number, ownerId: number, planned: PlannedParts, changed: ReadonlyArray<string>) =>
      Effect.gen(function* () {
        if (changed.includes("categories")) yield* repo.setCategories(listingId, idsOf(planned.categories.shown))
        if (changed.includes("waiting_categories")) yield* repo.setWaiting(listingId, idsOf(planned.categories.waiting))
        if (changed.includes("founders") && planned.founders !== null)
          yield* writeFounders(listingId, ownerId, planned.founders)
        if (changed.includes("milestones"))
          yield* repo.changeMilestones(listingId, idsOf(planned.milestones.gone), planned.milestones.added)
      })

    return { lookUp, categoriesNamed, plan, write } as const
  })
}) {}
