/** What hangs on a listing of the demo: rows of the smaller tables. Pure; `now` is milliseconds. */

import type { Product } from "../../../domain/money/Product.ts"
import { day, hour, weekOf } from "../../../domain/Week.ts"
import type { DemoLaunch } from "./DemoLaunches.ts"
import { createdAt, dateBefore, demoInstant } from "./DemoRows.ts"
import { diceOf, draw } from "./Dice.ts"
import type { DemoListing, DemoPost, DemoPrice } from "./SeedShapes.ts"

/** Finds the id of a slug or an e-mail address; what has none is left out. */
export type Ids = (key: string) => number | undefined

const known = <A>(id: number | undefined, row: (id: number) => A): ReadonlyArray<A> =>
  id === undefined ? [] : [row(id)]

export const categoryRows = (listing: DemoListing, listing_id: number, categories: Ids) =>
  [listing.category, ...listing.extra_categories].flatMap((slug, position) =>
    known(categories(slug), (category_id) => ({ listing_id, category_id, is_primary: position === 0, position }))
  )

export const founderRows = (listing: DemoListing, listing_id: number, founders: Ids) =>
  listing.founders.flatMap(({ slug, title }, position) =>
    known(founders(slug), (founder_id) => ({ listing_id, founder_id, title, position }))
  )

export const alternativeRows = (listing: DemoListing, listing_id: number, listings: Ids) =>
  listing.alternatives.flatMap((slug, position) =>
    known(listings(slug), (alternative_id) => ({ listing_id, alternative_id, position }))
  )

/** An demoInstant within the day that lies `days` before now, not before `since`. */
const daysBefore = (days: number, seed: string, now: number, since = 0) =>
  demoInstant(Math.max(since, now - days * day - diceOf(seed).next() * 20 * hour))

/** News of a product come once it is out, also on the day of its launch. */
export const updateRows = (
  listing: DemoListing,
  listing_id: number,
  launches: ReadonlyArray<DemoLaunch>,
  now: number
) =>
  listing.updates.map(({ days_ago, title, body }) => ({
    listing_id,
    title,
    body,
    published_at: daysBefore(days_ago, title, now, launches[0]?.wentLiveAt ?? 0)
  }))

export const milestoneRows = (listing: DemoListing, listing_id: number, now: number) =>
  listing.milestones.map(({ days_ago, title, description, url }) => ({
    listing_id,
    date: dateBefore(now, days_ago),
    title,
    description,
    url
  }))

/** One a week, up to today. Nobody measured them, and they say so. */
export const ratingRows = (listing: DemoListing, listing_id: number, now: number) =>
  listing.domain_rating_trend.map((value, index, { length }) => ({
    listing_id,
    source: "demo",
    date: dateBefore(now, (length - 1 - index) * 7),
    value,
    raw: null
  }))

/** The round in which the demo's domains were "rated". */
export const ratingRoundRow = (now: number) => ({ week: weekOf(now), source: "demo", began_at: demoInstant(now) })

/** When people come to know a listing: from its first launch on, or since the last days if it is still to come. */
const knownSince = (listing: DemoListing, launches: ReadonlyArray<DemoLaunch>, now: number) =>
  launches[0]?.wentLiveAt ?? Math.max(createdAt(listing, launches, now), now - 5 * day)

export const followerRows = (
  listing: DemoListing,
  listing_id: number,
  launches: ReadonlyArray<DemoLaunch>,
  voterIds: ReadonlyArray<number>,
  now: number
) => {
  const dice = diceOf(`${listing.slug} followers`)
  const since = knownSince(listing, launches, now)
  return draw(dice, listing.followers, voterIds.length).flatMap((voter) =>
    known(voterIds[voter], (user_id) => ({ user_id, listing_id, at: demoInstant(since + dice.next() * (now - since)) }))
  )
}

/** `people` finds the account of a name. */
export const reviewRows = (
  listing: DemoListing,
  listing_id: number,
  launches: ReadonlyArray<DemoLaunch>,
  people: Ids,
  now: number
) => {
  const dice = diceOf(`${listing.slug} reviews`)
  const since = knownSince(listing, launches, now)
  return listing.reviews.flatMap(({ author, rating, body }) =>
    known(people(author), (user_id) => ({
      user_id,
      listing_id,
      rating,
      body,
      status: "published",
      at: demoInstant(since + dice.next() * (now - since))
    }))
  )
}

/** Whose review waits to be read, and of what: somebody who has not reviewed it yet. */
const waiting = {
  slug: "tidewatch",
  author: "Clara Winterbourne",
  rating: 3,
  body: "It does what it says, and the sensor took an afternoon, not one low tide.\n\nThe texts are good. I would like them in Welsh."
} as const

/** The review of the demo that the site team has yet to read. */
export const waitingReviewRows = (listings: Ids, people: Ids, now: number) =>
  known(listings(waiting.slug), (listing_id) => listing_id).flatMap((listing_id) =>
    known(people(waiting.author), (user_id) => ({
      user_id,
      listing_id,
      rating: waiting.rating,
      body: waiting.body,
      status: "pending",
      at: demoInstant(now - 3 * hour)
    }))
  )

export const postRow = ({ days_ago, ...post }: DemoPost, now: number) => ({
  ...post,
  published_at: daysBefore(days_ago, post.slug, now)
})

/** A product with its price, and what the choices of its options cost. */
export const pricedRow = (product: Pick<Product, "code" | "options">, price: DemoPrice) => ({
  code: product.code,
  price_cents: price.price_cents,
  min_amount_cents: price.min_amount_cents,
  options:
    product.options?.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({
        ...choice,
        price_cents:
          price.choices.find(({ option: key, value }) => key === option.key && value === choice.value)?.price_cents ??
          choice.price_cents
      }))
    })) ?? null
})
