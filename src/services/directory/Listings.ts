/** Reading listings, one or two at a time. Public are live and scheduled ones; all others are not there. */
import { Effect } from "effect"
import type { compareListings, getAlternatives, getListing } from "../../domain/api/ListingsApi.ts"
import { detail, NotFound } from "../../domain/Failure.ts"
import { type Comparison, ListingUnknown } from "../../domain/listing/Compare.ts"
import { isPublic, type ListingStatus } from "../../domain/listing/Listing.ts"
import type { Input } from "../../domain/Operation.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { attributesOf } from "./listings/Attributes.ts"
import { AlternativesRepo } from "./rows/AlternativesRepo.ts"
import { ListingAddressesRepo } from "./rows/ListingAddressesRepo.ts"

const isLive = (status: ListingStatus) => status === "live"

export class Listings extends Effect.Service<Listings>()("launchbook/Listings", {
  dependencies: [ListingsRepo.Default, AlternativesRepo.Default, ListingAddressesRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ListingsRepo
    const others = yield* AlternativesRepo
    const addresses = yield* ListingAddressesRepo

    const idOf = (slug: string) =>
      Effect.flatMap(repo.idBySlug(slug), (found) =>
        found !== undefined && isPublic(found.status) ? Effect.succeed(found.id) : NotFound()
      )

    const get = ({ slug }: Input<typeof getListing>) =>
      Effect.flatMap(repo.rowBySlug(slug), (row) =>
        row !== undefined && isPublic(row.status) ? Effect.succeed(repo.publicProfile(row)) : NotFound()
      )

    const alternatives = ({ slug }: Input<typeof getAlternatives>) =>
      Effect.gen(function* () {
        const id = yield* idOf(slug)
        const approved = yield* others.approved(id)
        const ids = [...approved, ...(yield* others.alike(id, approved))]
        const summaries = yield* repo.summariesByIds(ids)
        return { items: summaries.map((summary, index) => ({ ...summary, approved: index < approved.length })) }
      })

    /** What is compared of a listing, undefined where there is no live one. */
    const compared = (slug: string) =>
      Effect.map(repo.rowBySlug(slug), (row) =>
        row === undefined || !isLive(row.status)
          ? undefined
          : { summary: repo.summary(row), full: repo.publicProfile(row) }
      )

    const compare = (input: Input<typeof compareListings>) =>
      Effect.gen(function* () {
        const a = yield* compared(input.a)
        const b = yield* compared(input.b)
        if (a === undefined || b === undefined)
          return yield* ListingUnknown(undefined, {
            details: [...(a === undefined ? ["query.a"] : []), ...(b === undefined ? ["query.b"] : [])].map((path) =>
              detail(path, "listing_unknown", "is not the slug of a live listing")
            )
          })
        const shared = a.summary.primary_category?.slug === b.summary.primary_category?.slug
        const comparison: Comparison = {
          a: a.summary,
          b: b.summary,
          category: shared ? a.summary.primary_category : null,
          attributes: attributesOf(a.full, b.full)
        }
        return comparison
      })

    return { get, alternatives, compare, lastId: addresses.lastId, publicPaths: addresses.between } as const
  })
}) {}
