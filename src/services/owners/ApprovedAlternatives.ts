/**
 * Alternatives that an owner approves: live listings of others, in an order of theirs, which are shown before those
 * that are merely alike. One that goes away is passed over until it is back. Each change is an edit of the listing,
 * with its version.
 */
import { isDeepStrictEqual } from "node:util"
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { NotFound } from "../../domain/Failure.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { oneLine } from "../../domain/text/FittedText.ts"
import { siteKey } from "../../domain/text/SiteKey.ts"
import { Search } from "../directory/Search.ts"
import { Changes } from "../store/Changes.ts"
import { type CaredListing, CareOf, refuse } from "./care/CareOf.ts"
import { type PlaceStep, stepped } from "./care/PlaceSteps.ts"
import { ApprovedRepo, type ApprovedRow } from "./rows/ApprovedRepo.ts"

export type { ApprovedRow } from "./rows/ApprovedRepo.ts"

/** Bounds of what is approved, and of what is offered for it. */
export const alternativeLimits = { approved: 10, offered: 8 } as const

/** Letters of an address that is looked for. */
const longestAddress = 400
/** The same of words, as search takes them. */
const longestWords = 200

const quoted = (written: string) => `“${oneLine(written, 80)}”`

const slugsOf = (rows: ReadonlyArray<ApprovedRow>) => rows.map(({ slug }) => slug)
const idsOf = (rows: ReadonlyArray<ApprovedRow>) => rows.map(({ id }) => id)

export class ApprovedAlternatives extends Effect.Service<ApprovedAlternatives>()("launchbook/ApprovedAlternatives", {
  dependencies: [ApprovedRepo.Default, CareOf.Default, Search.Default],
  effect: Effect.gen(function* () {
    const care = yield* CareOf
    const changes = yield* Changes
    const repo = yield* ApprovedRepo
    const search = yield* Search
    const productPages = linksOf((yield* AppConfigTag).publicUrl).listing("")

    /** A live listing by its slug, its page here or the address of its site. */
    const named = (written: string) => {
      const text = oneLine(written, longestAddress)
      const slug = text.startsWith(productPages) ? text.slice(productPages.length).replace(/[/?#].*$/, "") : text
      return repo.live(slug.toLowerCase(), text.includes(".") ? siteKey(text) : null)
    }

    const list = (which: CaredListing) =>
      Effect.gen(function* () {
        const listing = yield* care.look(which)
        return { listing, approved: yield* repo.list(listing.id) }
      })

    /** Live listings that answer to some words or an address and could be approved yet, the best first. */
    const offered = (which: CaredListing, written: string) =>
      Effect.gen(function* () {
        const { listing, approved } = yield* list(which)
        const words = oneLine(written, longestWords)
        const taken = new Set([listing.slug, ...slugsOf(approved)])
        const exact = yield* named(words)
        const found = yield* search.find({ q: words, status: "live", sort: "relevance", page: 1, per_page: 20 })
        const all = [...(exact === undefined ? [] : [exact]), ...found.items]
        return all
          .filter(({ slug }, at) => !taken.has(slug) && all.findIndex((other) => other.slug === slug) === at)
          .slice(0, alternativeLimits.offered)
          .map(({ slug, name, tagline }) => ({ slug, name, tagline }))
      })

    /** What is approved after an edit, which `change` says by ids. */
    const edit = <E>(
      which: CaredListing,
      operation: string,
      change: (
        own: { readonly id: number; readonly name: string },
        approved: ReadonlyArray<ApprovedRow>
      ) => Effect.Effect<ReadonlyArray<number>, E>
    ) =>
      changes.transaction(
        Effect.gen(function* () {
          const listing = yield* care.lock(which)
          const before = yield* repo.list(listing.id)
          yield* repo.set(listing.id, yield* change(listing, before))
          const after = yield* repo.list(listing.id)
          if (!isDeepStrictEqual(slugsOf(before), slugsOf(after)))
            yield* care.keep(listing, which.by, operation, {
              alternatives: { before: slugsOf(before), after: slugsOf(after) }
            })
          return after
        })
      )

    /** `written` is a slug, or an address. */
    const known = (written: string, own: { readonly id: number; readonly name: string }) =>
      Effect.flatMap(named(written), (found) =>
        found === undefined
          ? refuse(`There is no live listing ${quoted(written)} here.`)
          : found.id === own.id
            ? refuse(`${own.name} is no alternative of itself.`)
            : Effect.succeed(found.id)
      )
    const assertRoom = (count: number) =>
      count > alternativeLimits.approved
        ? refuse(`A listing has at most ${alternativeLimits.approved} approved alternatives. Remove one first.`)
        : Effect.void

    const approve = (which: CaredListing, written: string) =>
      edit(which, "alternative_approved", (own, approved) =>
        Effect.gen(function* () {
          const id = yield* known(written, own)
          if (approved.some((one) => one.id === id)) return idsOf(approved)
          yield* assertRoom(approved.length + 1)
          return [...idsOf(approved), id]
        })
      )

    /** These and no others, in this order. */
    const set = (which: CaredListing, written: ReadonlyArray<string>) =>
      edit(which, "alternatives_set", (own) =>
        Effect.gen(function* () {
          const ids = [...new Set(yield* Effect.forEach(written, (one) => known(one, own)))]
          yield* assertRoom(ids.length)
          return ids
        })
      )

    const withOne = (
      which: CaredListing,
      slug: string,
      operation: string,
      to: (one: number) => (all: ReadonlyArray<number>) => ReadonlyArray<number>
    ) =>
      edit(which, operation, (_, approved) => {
        const one = approved.find((each) => each.slug === slug)
        return one === undefined ? NotFound() : Effect.succeed(to(one.id)(idsOf(approved)))
      })

    const move = (which: CaredListing, slug: string, step: PlaceStep) =>
      withOne(which, slug, "alternative_moved", (one) => (all) => stepped(all, one, step))

    const remove = (which: CaredListing, slug: string) =>
      withOne(which, slug, "alternative_removed", (one) => (all) => all.filter((id) => id !== one))

    return { list, offered, approve, set, move, remove } as const
  })
}) {}
