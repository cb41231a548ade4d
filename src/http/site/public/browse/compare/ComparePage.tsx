/** @jsxImportSource preact */
/** `/compare?a=&b=`: two live products side by side. Either may be given by its slug or typed by its name. */
import { Effect, Option, Schema } from "effect"
import { compareListings, getListing, searchListings } from "../../../../../domain/api/ListingsApi.ts"
import type { ListingSummary } from "../../../../../domain/listing/Listing.ts"
import { Slug } from "../../../../../domain/Wire.ts"
import { seeOther } from "../../../declare/Instead.ts"
import { page } from "../../../declare/SitePage.ts"
import type { Read } from "../../../declare/SiteVisit.ts"
import { allOf, nearby } from "../Nearby.ts"
import { ChoosePair, comparePath, type Side } from "./ChoosePair.tsx"
import { type ComparedPair, hasBlank, Versus } from "./Versus.tsx"

interface Model {
  readonly a: Side
  readonly b: Side
  /** Both, where both are known. */
  readonly pair: ComparedPair | null
  /** For the side that is still open. */
  readonly near: ReadonlyArray<ListingSummary>
  readonly isSame: boolean
}

const headingOf = ({ pair, a, b }: Model) => {
  if (pair !== null) return `${pair.a.name} and ${pair.b.name}`
  const chosen = a.is === "chosen" ? a : b
  return chosen.is === "chosen" ? `Compare ${chosen.listing.name}` : "Compare two products"
}

const View = (model: Model) => {
  const { a, b, pair, near, isSame } = model
  return (
    <div class="wrap browse compare">
      <header class="top">
        <h1>{headingOf(model)}</h1>
        <p class="lead">
          {pair === null
            ? "Side by side, fact by fact, as their own sites state them."
            : `Side by side, as their own sites state it.${hasBlank(pair) ? " A dashed field is a fact that is not stated." : ""}`}
        </p>
        {isSame ? (
          <p class="warning" role="status">
            Both are the same product. Choose another for one of them.
          </p>
        ) : null}
      </header>
      {pair === null ? (
        <ChoosePair a={a} b={b} near={near} />
      ) : (
        <>
          <Versus {...pair} />
          <ul class="ways">
            <li>
              <a class="button" href={comparePath(pair.b.slug, pair.a.slug)}>
                Swap sides
              </a>
            </li>
            {[pair.a, pair.b].map(({ slug, name }) => (
              <li key={slug}>
                <a class="button" href={`/products/${slug}/alternatives`}>
                  Alternatives to {name}
                </a>
              </li>
            ))}
            <li>
              <a class="button" href={comparePath(pair.a.slug, "")}>
                Compare {pair.a.name} with another
              </a>
            </li>
          </ul>
        </>
      )}
    </div>
  )
}

const most = { typed: 200, offered: 6 } as const
const isSlug = Schema.is(Slug)
const folded = (name: string) => name.trim().toLowerCase()

/** A live product by its slug or its very name; else those that the words may mean. */
const sideOf = (read: Read, given: string | undefined) =>
  Effect.gen(function* () {
    const typed = [...(given ?? "").toWellFormed().replaceAll("\u0000", "").trim()].slice(0, most.typed).join("")
    const open: Side = { is: "open" }
    if (typed === "") return open
    const slug = typed.toLowerCase()
    const known = isSlug(slug)
      ? yield* Effect.catchAll(Effect.asSome(read(getListing, { slug })), (failure) =>
          failure.status === 404 ? Effect.succeedNone : Effect.fail(failure)
        )
      : Option.none()
    if (Option.isSome(known) && known.value.status === "live") {
      const chosen: Side = { is: "chosen", listing: known.value }
      return chosen
    }
    const { items } = yield* read(searchListings, { q: typed, per_page: most.offered })
    const named = items.filter(({ name }) => folded(name) === folded(typed))
    const [only] = named
    const side: Side =
      only !== undefined && named.length === 1
        ? { is: "chosen", listing: only }
        : { is: "unclear", typed, offered: items }
    return side
  })

export const comparison = page("/compare", {
  audience: "public",
  nav: { footer: "Compare" },
  styles: ["browse"],
  query: { a: Schema.optional(Schema.String), b: Schema.optional(Schema.String) },
  title: (model) =>
    `${model.pair === null ? headingOf(model) : `${model.pair.a.name} vs ${model.pair.b.name}`} · Launchbook`,
  description: ({ pair }) =>
    pair === null
      ? "Two products of the directory side by side, fact by fact, with honest blanks."
      : `${pair.a.name} and ${pair.b.name} side by side: pricing, features, stage, place, founders and votes, as their own sites state them.`,
  shows: ["listings"],
  head: ({ a, b }) => ({ hasAnybodysWords: a.is === "unclear" || b.is === "unclear" }),
  load: ({ read, query }) =>
    Effect.gen(function* () {
      const a = yield* sideOf(read, query.a)
      const b = yield* sideOf(read, query.b)
      const isSame = a.is === "chosen" && b.is === "chosen" && a.listing.slug === b.listing.slug
      if (a.is === "chosen" && b.is === "chosen" && !isSame) {
        const [first, second] = [a.listing.slug, b.listing.slug]
        // One address for each pair, however it was typed.
        if (query.a !== first || query.b !== second) return yield* seeOther(comparePath(first, second))
        const comparison = yield* read(compareListings, { a: first, b: second })
        const pair: ComparedPair = {
          a: yield* read(getListing, { slug: first }),
          b: yield* read(getListing, { slug: second }),
          comparison
        }
        const model: Model = { a, b, pair, near: [], isSame }
        return model
      }
      const right: Side = isSame ? { is: "open" } : b
      const chosen = a.is === "chosen" ? a.listing : right.is === "chosen" ? right.listing : null
      const isUntouched = a.is === "open" && right.is === "open"
      const near =
        chosen !== null
          ? allOf(yield* nearby(read, chosen))
          : isUntouched
            ? (yield* read(searchListings, { sort: "trending", per_page: most.offered })).items
            : []
      const model: Model = {
        a,
        b: right,
        pair: null,
        near: near.filter(({ status }) => status === "live").slice(0, most.offered),
        isSame
      }
      return model
    }),
  view: View
})
