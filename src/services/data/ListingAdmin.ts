/** Listings, what was made of them and who claims them, from the command line. */
import { Effect } from "effect"
import type { AdminCalls } from "../../domain/api/admin/AdminCalls.ts"
import { ApprovedAlternatives } from "../owners/ApprovedAlternatives.ts"
import { ClaimDisputes } from "../owners/Claims.ts"
import { FounderProfiles } from "../owners/FounderProfiles.ts"
import { ListingHistory } from "../owners/ListingHistory.ts"
import { ListingMedia } from "../owners/ListingMedia.ts"
import { Revenue } from "../owners/Revenue.ts"
import { byCommandLine } from "../store/Audit.ts"
import { asAdminFailure } from "./AdminFailures.ts"

const named = (slug: string) => ({ by: byCommandLine, slug })

export const listingAdmin = Effect.gen(function* () {
  const history = yield* ListingHistory
  const alternatives = yield* ApprovedAlternatives
  const media = yield* ListingMedia
  const founders = yield* FounderProfiles
  const revenue = yield* Revenue
  const disputes = yield* ClaimDisputes

  const alternativesOf = (slug: string) =>
    Effect.map(alternatives.list(named(slug)), ({ approved }) => ({
      slug,
      alternatives: approved.map(({ slug, name, status }) => ({ slug, name, status }))
    }))
  const mediaOf = (slug: string) => Effect.map(media.list(named(slug)), ({ media }) => ({ slug, media }))
  const foundersOf = (slug: string) =>
    Effect.map(founders.list(named(slug)), ({ founders }) => ({
      slug,
      founders: founders.map(({ slug, name, country, company_country, avatar_url }) => ({
        slug,
        name,
        country,
        company_country,
        picture: avatar_url
      }))
    }))

  /** Does something, and answers how things are then. */
  const then = <A, E extends { readonly message: string }, F extends { readonly message: string }>(
    done: Effect.Effect<unknown, E>,
    answer: Effect.Effect<A, F>
  ) => asAdminFailure(Effect.zipRight(done, answer))

  return {
    listing_history: ({ slug, most }) => asAdminFailure(history.read(named(slug), most)),
    listing_restore: ({ slug, version }) => asAdminFailure(history.restore(named(slug), version)),

    alternatives_list: ({ slug }) => asAdminFailure(alternativesOf(slug)),
    alternatives_add: ({ slug, other }) => then(alternatives.approve(named(slug), other), alternativesOf(slug)),
    alternatives_remove: ({ slug, other }) => then(alternatives.remove(named(slug), other), alternativesOf(slug)),
    alternatives_set: ({ slug, others }) => then(alternatives.set(named(slug), others), alternativesOf(slug)),

    media_list: ({ slug }) => asAdminFailure(mediaOf(slug)),
    media_add_image: ({ slug, picture, alt }) => then(media.addImage(named(slug), picture, alt), mediaOf(slug)),
    media_add_video: ({ slug, url, alt }) => then(media.addVideo(named(slug), url, alt), mediaOf(slug)),
    media_describe: ({ slug, id, alt }) => then(media.describe(named(slug), id, alt), mediaOf(slug)),
    media_move: ({ slug, id, step }) => then(media.move(named(slug), id, step), mediaOf(slug)),
    media_remove: ({ slug, id }) => then(media.remove(named(slug), id), mediaOf(slug)),
    media_erase: ({ slug, id }) => asAdminFailure(media.erase(byCommandLine, slug, id)),

    founder_list: ({ slug }) => asAdminFailure(foundersOf(slug)),
    founder_country: ({ slug, founder, country }) =>
      then(
        Effect.flatMap(founders.idOf(byCommandLine, slug, founder), (id) =>
          founders.setCountry(byCommandLine, id, country)
        ),
        foundersOf(slug)
      ),
    founder_picture: ({ slug, founder, picture }) =>
      then(
        Effect.flatMap(founders.idOf(byCommandLine, slug, founder), (id) =>
          picture === null ? founders.removePicture(byCommandLine, id) : founders.setPicture(byCommandLine, id, picture)
        ),
        foundersOf(slug)
      ),

    claim_list: ({ all, most }) => Effect.map(disputes.list(all, most), (claims) => ({ claims })),
    claim_show: ({ id }) => asAdminFailure(disputes.show(id)),
    claim_decide: ({ id, decision }) => asAdminFailure(disputes.decide(id, decision)),

    listing_revenue: ({ slug, figure }) =>
      Effect.map(asAdminFailure(revenue.setByTeam(slug, figure)), (kept) => ({ slug, figure: kept }))
  } satisfies Partial<AdminCalls>
})
