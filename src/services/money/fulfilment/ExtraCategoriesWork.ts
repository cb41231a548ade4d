/**
 * Up to three categories beside the primary one. Those its owner chose before and that were kept back come along where
 * there is room. Undone or frozen, what was bought is kept back again, so nothing anybody chose is lost.
 */

import { isDeepStrictEqual } from "node:util"
import { Effect, Schema } from "effect"
import { mostExtraCategories } from "../../../domain/listing/Category.ts"
import { furtherBoughtAlready } from "../../../domain/money/rules/BuyersListing.ts"
import { listingSubject } from "../../../domain/Operation.ts"
import { EditLog } from "../../listing/EditLog.ts"
import { Changes } from "../../store/Changes.ts"
import { BoughtRepo, type NamedCategory } from "../rows/BoughtRepo.ts"
import {
  CannotBeDone,
  changing,
  type ListedTodo,
  onListing,
  ownListing,
  type PartWork,
  remembered
} from "./PartWork.ts"

/** How many it might show before, and which it did. */
const Undo = Schema.Struct({ allowed: Schema.Int, shown: Schema.Array(Schema.Int) })

interface Wanted {
  /** In the order in which they are shown; those there is no room for wait. */
  readonly categories: ReadonlyArray<NamedCategory>
  readonly shown: number
  /** How many its owner may show from now on. */
  readonly allowed: number
  /** Who did it; null for the site. */
  readonly by: number | null
}
const idsOf = (categories: ReadonlyArray<NamedCategory>) => categories.map(({ id }) => id)
const namesOf = (categories: ReadonlyArray<NamedCategory>) => categories.map(({ name }) => name)
const once = (categories: ReadonlyArray<NamedCategory>) =>
  categories.filter(({ id }, at) => categories.findIndex((other) => other.id === id) === at)

export const extraCategoriesWork = Effect.gen(function* () {
  const bought = yield* BoughtRepo
  const edits = yield* EditLog
  const changes = yield* Changes

  const read = (listingId: number) =>
    Effect.gen(function* () {
      const all = yield* bought.shownCategories(listingId)
      return {
        primary: all.filter((each) => each.is_primary),
        shown: all.filter((each) => !each.is_primary),
        waiting: yield* bought.waitingCategories(listingId)
      }
    })

  /** Kept as a version, like an edit; answers those that are shown. */
  const show = ({ listing, now }: ListedTodo, { categories, shown, allowed, by }: Wanted) =>
    Effect.gen(function* () {
      const { primary, ...before } = yield* read(listing.id)
      const chosen = once(categories).filter(({ id }) => !primary.some((other) => other.id === id))
      const after = { shown: chosen.slice(0, shown), waiting: chosen.slice(shown) }
      yield* bought.setCategories(listing.id, idsOf(after.shown), idsOf(after.waiting), allowed)
      const history = {
        categories: { before: namesOf([...primary, ...before.shown]), after: namesOf([...primary, ...after.shown]) },
        waiting_categories: { before: namesOf(before.waiting), after: namesOf(after.waiting) }
      }
      const changed = Object.entries(history).filter(([, each]) => !isDeepStrictEqual(each.before, each.after))
      if (changed.length > 0) yield* edits.keep(listing.id, Object.fromEntries(changed), by, now)
      yield* changes.touch("listings", "categories", listingSubject(listing.slug))
      return after.shown
    })

  const hide = (todo: ListedTodo) =>
    Effect.gen(function* () {
      const before = remembered(Undo, todo.part)
      const { shown, waiting } = yield* read(todo.listing.id)
      const kept = shown.filter(({ id }) => before.shown.includes(id))
      yield* show(todo, {
        categories: [...kept, ...shown, ...waiting],
        shown: Math.max(kept.length, before.allowed),
        allowed: before.allowed,
        by: null
      })
    })

  const work: PartWork = {
    fulfil: (todo) =>
      Effect.gen(function* () {
        const listed = yield* ownListing(todo)
        const { part, listing } = listed
        if (listing.plan !== "paid")
          return yield* new CannotBeDone({ detail: "Further categories are for listings on the paid plan." })
        if (listing.extra_categories >= mostExtraCategories)
          return yield* new CannotBeDone({ detail: furtherBoughtAlready })
        const { shown, waiting } = yield* read(listing.id)
        const asked = yield* bought.categoriesBySlug(part.categories ?? [])
        const now = yield* show(listed, {
          categories: [...asked, ...shown, ...waiting],
          shown: mostExtraCategories,
          allowed: mostExtraCategories,
          by: part.buyer_id
        })
        const detail =
          now.length === 0
            ? `It may show ${mostExtraCategories} further categories: choose them with update_draft, and submit the draft.`
            : `It is also shown in ${namesOf(now).join(", ")}.`
        return { status: "fulfilled", detail, undo: { allowed: listing.extra_categories, shown: idsOf(shown) } }
      }),

    reverse: onListing((todo) =>
      Effect.as(
        // Frozen, they are hidden already, and what its owner chose since is theirs.
        todo.part.frozen ? Effect.void : hide(todo),
        "The further categories are kept, and shown no more."
      )
    ),
    freeze: changing(hide),
    thaw: changing((todo) =>
      Effect.gen(function* () {
        const { shown, waiting } = yield* read(todo.listing.id)
        const categories = [...shown, ...waiting]
        yield* show(todo, { categories, shown: mostExtraCategories, allowed: mostExtraCategories, by: null })
      })
    )
  }
  return work
})
