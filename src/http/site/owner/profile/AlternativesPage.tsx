/** @jsxImportSource preact */
/** `/account/listings/{id}/alternatives`: the listings that an owner names beside theirs, and in which order. */
import { Effect, Schema } from "effect"
import {
  ApprovedAlternatives,
  type ApprovedRow,
  alternativeLimits
} from "../../../../services/owners/ApprovedAlternatives.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { OrderButtons } from "../desk/OrderButtons.tsx"
import {
  NotDone,
  NumberInPath,
  numberInForm,
  PartFrame,
  type PartListing,
  partAddress,
  placeStepOf,
  reader
} from "../desk/PartFrame.tsx"
import { StatusChip } from "../desk/StandingWords.tsx"

interface Model {
  readonly listing: PartListing
  readonly approved: ReadonlyArray<ApprovedRow>
  readonly words: string
  readonly offered: ReadonlyArray<{ readonly slug: string; readonly name: string; readonly tagline: string | null }>
  readonly problem: string | null
}

const modelOf = (session: Session, id: number, words = "", problem: string | null = null) =>
  Effect.gen(function* () {
    const alternatives = yield* ApprovedAlternatives
    const which = { by: reader(session), listingId: id }
    const { listing, approved } = yield* alternatives.list(which)
    const offered = words.trim() === "" ? [] : yield* alternatives.offered(which, words)
    const model: Model = { listing, approved, words, offered, problem }
    return model
  })

const Offered = ({ words, offered, address }: Pick<Model, "words" | "offered"> & { readonly address: string }) =>
  words.trim() === "" ? null : offered.length === 0 ? (
    <p class="blank">No other live listing answers to “{words}”.</p>
  ) : (
    <ul class="rows">
      {offered.map(({ slug, name, tagline }) => (
        <li key={slug}>
          <div>
            <a href={`/products/${slug}`}>
              <strong>{name}</strong>
            </a>
            {tagline === null ? null : <div class="small soft">{tagline}</div>}
          </div>
          <PostForm action={`${address}/approve`}>
            <input type="hidden" name="listing" value={slug} />
            <button type="submit" class="button" aria-label={`Approve ${name}`}>
              Approve
            </button>
          </PostForm>
        </li>
      ))}
    </ul>
  )

const View = ({ listing, approved, words, offered, problem }: Model) => {
  const address = partAddress(listing.id, "/alternatives")
  return (
    <PartFrame
      listing={listing}
      title="Alternatives"
      lead={`Products that people compare ${listing.name} with. Those you approve come first, in your order; others of the category follow.`}
      here="/alternatives"
    >
      <NotDone text={problem} />
      <section aria-labelledby="approved" class="stack">
        <h2 id="approved">Approved</h2>
        {approved.length === 0 ? (
          <p class="blank">None yet. Look for a product below and approve it.</p>
        ) : (
          <ol class="rows ordered">
            {approved.map(({ slug, name, tagline, status }, at) => (
              <li key={slug}>
                <div>
                  {status === "live" ? <a href={`/products/${slug}`}>{name}</a> : name}{" "}
                  {status === "live" ? null : <StatusChip status={status} />}
                  {tagline === null ? null : <div class="small soft">{tagline}</div>}
                  {status === "live" ? null : <div class="small soft">Passed over until it is live again.</div>}
                </div>
                {listing.status === "removed" ? null : (
                  <OrderButtons
                    action={`${address}/change`}
                    field="listing"
                    value={slug}
                    name={name}
                    isFirst={at === 0}
                    isLast={at === approved.length - 1}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </section>
      {listing.status === "removed" ? null : (
        <section aria-labelledby="add" class="stack">
          <h2 id="add">Approve another</h2>
          {approved.length >= alternativeLimits.approved ? (
            <p class="notice">{alternativeLimits.approved} are approved, the most there is room for.</p>
          ) : (
            <>
              <form method="get" action={address} class="search">
                <label for="q">Name, words or address</label>
                <input id="q" name="q" type="search" value={words} maxLength={200} required autocomplete="off" />
                <button type="submit" class="button">
                  Look for it
                </button>
              </form>
              <Offered words={words} offered={offered} address={address} />
            </>
          )}
        </section>
      )}
    </PartFrame>
  )
}

export const listingAlternatives = page("/account/listings/:id/alternatives", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  query: { q: Schema.optional(Schema.String) },
  title: ({ listing }) => `Alternatives of ${listing.name} · Launchbook`,
  description: "The listings you name beside yours.",
  load: ({ session, params: { id }, query: { q } }) => modelOf(session, id, q),
  view: View
})

export const approveAlternative = form("/account/listings/:id/alternatives/approve", {
  fields: { listing: oneText },
  run: ({ params, fields, session, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const alternatives = yield* ApprovedAlternatives
      return yield* alternatives.approve({ by, listingId: id }, fields.listing).pipe(
        Effect.as(seeOther(partAddress(id, "/alternatives"))),
        Effect.catchTag("CareRefused", ({ message }) =>
          Effect.map(modelOf(session, id, "", message), (model) => listingAlternatives.show(model, 400))
        )
      )
    })
})

export const changeAlternative = form("/account/listings/:id/alternatives/change", {
  fields: { listing: oneText, do: oneText },
  run: ({ params, fields, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const alternatives = yield* ApprovedAlternatives
      const which = { by, listingId: id }
      yield* fields.do === "remove"
        ? alternatives.remove(which, fields.listing)
        : alternatives.move(which, fields.listing, yield* placeStepOf(fields.do))
      return seeOther(partAddress(id, "/alternatives"))
    })
})
