/** @jsxImportSource preact */
/** `/products/{slug}/alternatives`: those its owner named first, and says so; then others of its category. */
import { Effect } from "effect"
import { getListing } from "../../../../../domain/api/ListingsApi.ts"
import { listingPath } from "../../../../../domain/listing/Links.ts"
import type { Listing, ListingSummary } from "../../../../../domain/listing/Listing.ts"
import { Slug } from "../../../../../domain/Wire.ts"
import { page } from "../../../declare/SitePage.ts"
import { Crumbs } from "../../../parts/Crumbs.tsx"
import { Logo } from "../../../parts/Logo.tsx"
import { type Standings, standingsFor } from "../../launches/rows/Standings.ts"
import { ListedRow } from "../ListedRow.tsx"
import { allOf, type Nearby, nearby } from "../Nearby.ts"
import { crumbsNode, listNode } from "../Structured.ts"
import { comparePath } from "./ChoosePair.tsx"

interface Model {
  readonly listing: Listing
  readonly near: Nearby
  readonly standings: Standings
}

const wayTo = ({ slug, name, primary_category }: Listing) => [
  ...(primary_category === null
    ? [{ href: "/categories", label: "Categories" }]
    : [{ href: `/categories/${primary_category.slug}`, label: primary_category.name }]),
  { href: listingPath(slug), label: name }
]

const Group = ({
  title,
  lead,
  of,
  listing,
  standings
}: Pick<Model, "listing" | "standings"> & {
  readonly title: string
  readonly lead: string
  readonly of: ReadonlyArray<ListingSummary>
}) =>
  of.length === 0 ? null : (
    <section aria-label={title}>
      <div class="listhead">
        <h2>{title}</h2>
        <p class="small soft">{lead}</p>
      </div>
      <ol class="launches">
        {of.map((other) => (
          <ListedRow
            key={other.slug}
            listing={other}
            standings={standings}
            back={`${listingPath(listing.slug)}/alternatives`}
            chips={
              listing.status === "live" && other.status === "live" ? (
                <a class="beside" href={comparePath(listing.slug, other.slug)}>
                  Compare
                  <span class="unseen">
                    {" "}
                    {listing.name} with {other.name}
                  </span>
                </a>
              ) : null
            }
          />
        ))}
      </ol>
    </section>
  )

const leadOf = ({
  listing: { primary_category },
  near: { named, alike, wider }
}: Pick<Model, "listing" | "near">): string => {
  if (named.length + alike.length > 0) return "For when it is nearly what you need."
  const alone = `No product is named as one yet${primary_category === null ? "" : `, and no other has ${primary_category.name} as its first category`}.`
  return wider === null ? alone : `${alone} These are near.`
}

const View = ({ listing, near, standings }: Model) => {
  const { slug, name, tagline, primary_category } = listing
  const { named, alike, wider } = near
  return (
    <div class="wrap browse">
      <header class="top">
        <Crumbs path={wayTo(listing)} />
        <h1>Alternatives to {name}</h1>
        <p class="lead">{leadOf({ listing, near })}</p>
      </header>
      <div class="cols">
        <div class="groups">
          <Group
            title={`Named by ${name}`}
            lead="Approved by the owner of the listing, in their order."
            of={named}
            listing={listing}
            standings={standings}
          />
          <Group
            title={primary_category === null ? "Alike" : `Also in ${primary_category.name}`}
            lead="By votes of people. Nobody chose these."
            of={alike}
            listing={listing}
            standings={standings}
          />
          {wider === null ? null : (
            <Group
              title={`Near it, in ${wider.category.name}`}
              lead="The wider category, by votes of people."
              of={wider.items}
              listing={listing}
              standings={standings}
            />
          )}
          {allOf(near).length > 0 ? null : (
            <p class="blank">
              <a href="/categories">Look through the categories</a>, or <a href="/search">search</a> for what it does.
            </p>
          )}
        </div>
        <aside>
          <section class="card original">
            <Logo listing={listing} />
            <h2>
              <a href={listingPath(slug)}>{name}</a>
            </h2>
            {tagline === null ? null : <p class="soft">{tagline}</p>}
            {listing.status === "live" ? (
              <a class="button" href={comparePath(slug, "")}>
                Compare with another
              </a>
            ) : null}
          </section>
        </aside>
      </div>
    </div>
  )
}

export const productAlternatives = page("/products/:slug/alternatives", {
  audience: "public",
  styles: ["browse"],
  scripts: ["Swap"],
  params: { slug: Slug },
  title: ({ listing: { name } }) => `Alternatives to ${name} · Launchbook`,
  description: ({ listing: { name }, near }) => {
    const names = allOf(near).map((other) => other.name)
    return names.length === 0
      ? `Products like ${name}.`
      : `Products like ${name}: ${names.slice(0, 5).join(", ")}${names.length > 5 ? " and more" : ""}.`
  },
  shows: [],
  sitemap: "none",
  head: ({ listing, near }, origin) => ({
    structured: [
      crumbsNode(origin, [
        ...wayTo(listing),
        { href: `${listingPath(listing.slug)}/alternatives`, label: `Alternatives to ${listing.name}` }
      ]),
      listNode(`Alternatives to ${listing.name}`, allOf(near))
    ]
  }),
  load: ({ read, params, session }) =>
    Effect.gen(function* () {
      const listing = yield* read(getListing, params)
      const near = yield* nearby(read, listing)
      const model: Model = { listing, near, standings: yield* standingsFor(session, allOf(near)) }
      return model
    }),
  view: View
})
