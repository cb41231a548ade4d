/** @jsxImportSource preact */
/** `/account/listings/{id}/revenue`: what an owner says their product takes in a month, for the board of revenue alone. */
import { Effect } from "effect"
import { InvalidRequest } from "../../../../domain/Failure.ts"
import type { RevenueFigure } from "../../../../domain/launch/RevenueFigures.ts"
import { usd } from "../../../../domain/money/Amounts.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import { Revenue } from "../../../../services/owners/Revenue.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { instant } from "../../../../services/store/Instant.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Day } from "../../parts/When.tsx"
import { asOwner } from "../desk/AsOwner.ts"
import { NotDone, NumberInPath, numberInForm, PartFrame, type PartListing, partAddress } from "../desk/PartFrame.tsx"

interface Model {
  readonly listing: PartListing
  readonly figure: RevenueFigure | null
  /** What was typed last; null where the figure itself is shown. */
  readonly typed: { readonly amount: string; readonly as_of: string } | null
  readonly problem: string | null
  readonly today: string
}

/** Dollars as people write them, in cents; null where it is no sum. */
export const centsOf = (text: string): number | null => {
  const [, whole, part = ""] = /^\$?(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0"))
}

const modelOf = (session: Session, id: number, more: Partial<Pick<Model, "typed" | "problem">> = {}) =>
  Effect.gen(function* () {
    const listing = yield* asOwner(session, (yield* MyListings).get({ listing_id: id }))
    const model: Model = {
      listing,
      figure: yield* (yield* Revenue).ofOwner(session.userId, id),
      typed: more.typed ?? null,
      problem: more.problem ?? null,
      today: (yield* instant).toISOString().slice(0, 10)
    }
    return model
  })

const Said = ({ figure }: Pick<Model, "figure">) =>
  figure === null ? (
    <p class="blank">Nothing is said of it, so the listing is not on the board of revenue.</p>
  ) : (
    <p>
      <strong class="num">{usd(figure.cents)}</strong> a month,{" "}
      {figure.source === "verified" ? "verified by the site team" : "self-reported"}, as of <Day at={figure.as_of} />.
    </p>
  )

const View = ({ listing, figure, typed, problem, today }: Model) => {
  const address = partAddress(listing.id, "/revenue")
  return (
    <PartFrame
      listing={listing}
      title="Revenue"
      here="/revenue"
      lead="What your product takes in a month. It ranks the board of revenue and nothing else, and says who says it and of when."
    >
      <Said figure={figure} />
      {listing.status === "removed" ? null : (
        <PostForm action={address} class="card">
          <NotDone text={problem} />
          <div class="field">
            <label for="amount">US dollars a month</label>
            <input
              id="amount"
              name="amount"
              type="text"
              inputmode="decimal"
              required
              maxLength={20}
              autocomplete="off"
              placeholder="12,000"
              value={typed?.amount ?? (figure === null ? "" : (figure.cents / 100).toFixed(2))}
              aria-invalid={problem === null ? undefined : "true"}
            />
          </div>
          <div class="field">
            <label for="as_of">Of the month up to</label>
            <input
              id="as_of"
              name="as_of"
              type="date"
              required
              max={today}
              value={typed?.as_of ?? figure?.as_of ?? today}
            />
          </div>
          <p class="soft small">
            It is shown as self-reported. The site team can verify it; saying another figure afterwards makes it
            self-reported again.
          </p>
          <div class="cta">
            <button type="submit" class="button primary">
              Say so
            </button>
          </div>
        </PostForm>
      )}
      {figure === null || listing.status === "removed" ? null : (
        <PostForm action={`${address}/remove`}>
          <button type="submit" class="button danger">
            Say nothing any more
          </button>
        </PostForm>
      )}
    </PartFrame>
  )
}

export const listingRevenue = page("/account/listings/:id/revenue", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  title: ({ listing }) => `Revenue of ${listing.name} · Launchbook`,
  description: "What you say your product takes in a month.",
  load: ({ session, params: { id } }) => modelOf(session, id),
  view: View
})

const labels: Readonly<Record<string, string>> = { cents: "The amount", as_of: "The day" }

export const sayRevenue = form("/account/listings/:id/revenue", {
  fields: { amount: oneText, as_of: oneText },
  run: ({ params, fields, session, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const again = (problem: string) =>
        Effect.map(modelOf(session, id, { typed: fields, problem }), (model) => listingRevenue.show(model, 400))
      const cents = centsOf(fields.amount)
      if (cents === null) return yield* again("Write the amount in dollars, as 12,000 or 950.50.")
      return yield* (yield* Revenue).set(by, id, { cents, as_of: fields.as_of }).pipe(
        Effect.as(seeOther(partAddress(id, "/revenue"))),
        Effect.catchIf(
          ({ code }) => code === InvalidRequest.code,
          ({ details = [] }) =>
            again(details.map(({ path, message }) => `${labels[path] ?? path} ${message}.`).join(" "))
        )
      )
    })
})

export const unsayRevenue = form("/account/listings/:id/revenue/remove", {
  fields: {},
  run: ({ params, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      yield* (yield* Revenue).set(by, id, null)
      return seeOther(partAddress(id, "/revenue"))
    })
})
