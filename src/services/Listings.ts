/** Reading listings, one or two at a time. Public are live and scheduled ones; all others are not there. */
import { Effect } from "effect"
import type { compareListings, getAlternatives, getListing } from "../domain/api/ListingsApi.ts"
import type { Comparison } from "../domain/Compare.ts"
import { NotFound } from "../domain/Failure.ts"
import { isPublic, type ListingStatus } from "../domain/Listing.ts"
import type { Input } from "../domain/Operation.ts"
import { AlternativesRepo } from "./Listings/AlternativesRepo.ts"
import { attributesOf } from "./Listings/Attributes.ts"
import { ListingsRepo } from "./Listings/ListingsRepo.ts"

const isLive = (status: ListingStatus) => status === "live"

export class Listings extends Effect.Service<Listings>()("launchbook/Listings", {
  dependencies: [ListingsRepo.Default, AlternativesRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ListingsRepo
    const others = yield* AlternativesRepo

    const idOf = (slug: string, visible: (status: ListingStatus) => boolean) =>
      Effect.flatMap(repo.idBySlug(slug), (found) =>
        found !== undefined && visible(found.status) ? Effect.succeed(found.id) : NotFound()
      )
    const profile = (id: number) =>
      Effect.flatMap(repo.profileById(id, "unlocked"), (listing) =>
        listing === undefined ? NotFound() : Effect.succeed(listing)
      )

    const get = ({ slug }: Input<typeof getListing>) => Effect.flatMap(idOf(slug, isPublic), profile)

    const alternatives = ({ slug }: Input<typeof getAlternatives>) =>
      Effect.gen(function* () {
        const id = yield* idOf(slug, isPublic)
        const approved = yield* others.approved(id)
        const ids = [...approved, ...(yield* others.alike(id, approved))]
        const summaries = yield* repo.summariesByIds(ids)
        return { items: summaries.map((summary, index) => ({ ...summary, approved: index < approved.length })) }
      })

    const compare = (input: Input<typeof compareListings>) =>
      Effect.gen(function* () {
        const a = yield* idOf(input.a, isLive)
        const b = yield* idOf(input.b, isLive)
        const [first, second] = yield* repo.summariesByIds([a, b])
        if (first === undefined || second === undefined) return yield* NotFound()
        const shared = first.primary_category?.slug === second.primary_category?.slug
        const comparison: Comparison = {
          a: first,
          b: second,
          category: shared ? first.primary_category : null,
          attributes: attributesOf(yield* profile(a), yield* profile(b))
        }
        return comparison
      })

    return { get, alternatives, compare } as const
  })
}) {}
