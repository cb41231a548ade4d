/** @jsxImportSource preact */
/**
 * `/account/listings/{id}/publish`: from a saved listing to a launch. Free, by a week of the queue and the badge, or paid,
 * by an order that leads to its checkout; and later what else can be had for the listing.
 */
import { Effect } from "effect"
import { listCategories } from "../../../../domain/api/ListingsApi.ts"
import { chooseFreeListing, getMyListing } from "../../../../domain/api/MyListingsApi.ts"
import { createCheckout } from "../../../../domain/api/OrdersApi.ts"
import { type Failure, InvalidRequest } from "../../../../domain/Failure.ts"
import { type OwnedListing, WeekFull } from "../../../../domain/listing/Listing.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, manyTexts, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import type { OwnRun } from "../../declare/SiteVisit.ts"
import { type BadgeModel, BadgeSection, badgeModel, badgeQuery } from "../badge/BadgeSection.tsx"
import { NumberInPath, numberInForm, PartFrame } from "../desk/PartFrame.tsx"
import { type Chosen, nothingChosen, type Orderable, orderables, orderOf, pairsOf, refusedWords } from "./Orderable.ts"
import { type CategoryOption, OrderForm } from "./OrderForm.tsx"
import { PlanCards, PlanStanding } from "./PlanCards.tsx"

interface Model {
  readonly listing: OwnedListing
  readonly badge: BadgeModel
  readonly freeWeek: string | null
  readonly on: ReadonlyArray<Orderable>
  readonly categories: ReadonlyArray<CategoryOption>
  readonly chosen: Chosen
  /** Why the free plan was not given, and the order not made. */
  readonly problem: string | null
  readonly refused: ReadonlyArray<string>
}

const titleOf = ({ name, plan, status }: OwnedListing) => {
  if (plan === "none") return `Publish ${name}`
  switch (status) {
    case "awaiting_badge":
      return "One thing left: your badge"
    case "scheduled":
      return `${name} is scheduled`
    case "live":
      return `${name} is live`
    default:
      return `${name}: plan and launch`
  }
}
const leadOf = ({ plan, status }: OwnedListing) => {
  if (plan === "none")
    return "It is saved, and only you can see it. Choose how it is published; nothing is charged yet."
  switch (status) {
    case "awaiting_badge":
      return "Your week is kept. Put the badge on your homepage, and the launch is certain."
    case "scheduled":
      return "It goes live by itself when its week begins. Until then, polish it as much as you like."
    case "live":
      return "Everybody can find it and vote for it."
    case "paused":
      return "It is hidden until its badge is back, or a paid launch makes it live without one."
    default:
      return undefined
  }
}

const Order = ({ listing, on, chosen, categories, refused }: Model) => (
  <OrderForm
    listingId={listing.id}
    name={listing.name}
    on={on}
    chosen={chosen}
    categories={categories}
    refused={refused}
    title={needsLaunch(listing) ? "A paid launch" : `More for ${listing.name}`}
    isSecond={listing.plan !== "paid"}
  />
)

const View = (model: Model) => {
  const { listing, badge } = model
  const isNew = listing.plan === "none"
  return (
    <PartFrame listing={listing} title={titleOf(listing)} lead={leadOf(listing)} here="/publish">
      {listing.status === "removed" ? null : isNew ? (
        <>
          <PlanCards {...model} />
          <Order {...model} />
          <BadgeSection {...badge} />
        </>
      ) : (
        <>
          <PlanStanding listing={listing} />
          {listing.plan === "paid" ? null : <BadgeSection {...badge} />}
          <Order {...model} />
        </>
      )}
    </PartFrame>
  )
}

/** The categories it could be shown in besides its own, those its draft keeps back first. */
const furtherCategories = (run: OwnRun, { categories, waiting_categories }: OwnedListing) =>
  Effect.map(run(listCategories, {}), ({ items }): ReadonlyArray<CategoryOption> => {
    const shown = new Set(categories.map(({ slug }) => slug))
    const waiting = new Set(waiting_categories.map(({ slug }) => slug))
    const all = items.flatMap(({ slug, name, children }) => [{ slug, name }, ...children])
    const others = all.filter(({ slug }) => !shown.has(slug) && !waiting.has(slug))
    return [...waiting_categories, ...others.map(({ slug, name }) => ({ slug, name }))]
  })

/** It is no more than saved, or waits: a launch is what it would be bought. */
const needsLaunch = ({ status }: OwnedListing) =>
  status === "draft" || status === "awaiting_badge" || status === "paused"

const publishModel = (
  session: Session,
  run: OwnRun,
  id: number,
  more: Partial<Pick<Model, "chosen" | "problem" | "refused">> & {
    readonly query?: Parameters<typeof badgeModel>[2]
  } = {}
) =>
  Effect.gen(function* () {
    const listing = yield* run(getMyListing, { listing_id: id })
    const on = listing.status === "removed" ? [] : yield* orderables(run, id)
    const launch = on.find(({ isLaunch }) => isLaunch)
    const model: Model = {
      listing,
      badge: yield* badgeModel(session, listing, more.query ?? {}, "publish"),
      freeWeek: listing.plan === "none" ? yield* (yield* MyListings).nextFreeWeek : null,
      on,
      categories: yield* furtherCategories(run, listing),
      chosen: more.chosen ?? {
        ...nothingChosen,
        buy: launch !== undefined && needsLaunch(listing) ? [launch.product.code] : []
      },
      problem: more.problem ?? null,
      refused: more.refused ?? []
    }
    return model
  })

export const publishing = page("/account/listings/:id/publish", {
  audience: "member",
  styles: ["account", "owner", "publish"],
  scripts: ["Swap", "Copy"],
  params: { id: NumberInPath },
  query: badgeQuery,
  title: ({ listing }) => `Publish ${listing.name} · Launchbook`,
  description: "Publish your listing: free with the badge, or paid in a week you choose.",
  load: ({ session, run, params: { id }, query }) => publishModel(session, run, id, { query }),
  view: View
})

/** What a refusal says to a program, said to a person who looks at this page. */
const freeWords = ({ code, message }: Failure): string => {
  if (code === WeekFull.code)
    return "Every launch week of the free plan is full. Try again on Monday, or launch it in a week you choose."
  if (code === InvalidRequest.code)
    return "A launched listing needs a category. Choose one in its draft, save it, and come back."
  return message
}

export const chooseFree = form("/account/listings/:id/publish/free", {
  fields: {},
  run: ({ params, session, run }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      return yield* run(chooseFreeListing, { listing_id: id }).pipe(
        Effect.as(seeOther(`/account/listings/${id}/publish#badge`)),
        Effect.catchIf(
          ({ status }) => status === 400,
          (failure) =>
            Effect.map(publishModel(session, run, id, { problem: freeWords(failure) }), (model) =>
              publishing.show(model, 400)
            )
        )
      )
    })
})

export const orderForListing = form("/account/listings/:id/publish/order", {
  fields: {
    launch: oneText,
    buy: manyTexts,
    week_of: manyTexts,
    week: manyTexts,
    amount_of: manyTexts,
    amount: manyTexts,
    option_of: manyTexts,
    option: manyTexts,
    category: manyTexts
  },
  run: ({ params, fields, session, run }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const chosen: Chosen = {
        buy: [fields.launch, ...fields.buy].filter((code) => code !== ""),
        weeks: pairsOf(fields.week_of, fields.week),
        amounts: pairsOf(fields.amount_of, fields.amount),
        options: pairsOf(fields.option_of, fields.option),
        categories: fields.category.filter((slug) => slug !== "")
      }
      const again = (refused: ReadonlyArray<string>, status = 400) =>
        Effect.map(publishModel(session, run, id, { chosen, refused }), (model) => publishing.show(model, status))
      const on = yield* orderables(run, id)
      const items = orderOf(id, on, chosen)
      if (items.length === 0) return yield* again(["Choose what you want to buy."])
      return yield* run(createCheckout, { items }).pipe(
        Effect.map(({ checkout_url }) => seeOther(new URL(checkout_url).pathname)),
        Effect.catchIf(
          ({ status }) => status === 400 || status === 429 || status === 503,
          ({ details = [], message, status }) =>
            again(details.length === 0 ? [message] : refusedWords(details, items, on), status)
        )
      )
    })
})
