/** @jsxImportSource preact */
/** `/categories/{slug}`: what belongs there, most voted first, and what is asked about it. */
import { Effect } from "effect"
import { getCategory, listCategories } from "../../../../domain/api/ListingsApi.ts"
import type { CategoryRef } from "../../../../domain/listing/Category.ts"
import type { Output } from "../../../../domain/Operation.ts"
import { Slug } from "../../../../domain/Wire.ts"
import { Categories } from "../../../../services/directory/Categories.ts"
import { page } from "../../declare/SitePage.ts"
import { Crumbs } from "../../parts/Crumbs.tsx"
import { PageNumber, Pager } from "../../parts/Pager.tsx"
import { type Standings, standingsFor } from "../launches/rows/Standings.ts"
import { FaqSection } from "./FaqSection.tsx"
import { ListedRow } from "./ListedRow.tsx"
import { searchPath } from "./SearchAsked.ts"
import { crumbsNode, faqNodes, listNode } from "./Structured.ts"

const pathOf = (slug: string, number: number) => `/categories/${slug}${number === 1 ? "" : `?page=${number}`}`

interface Neighbour extends CategoryRef {
  readonly listing_count: number
}
interface Model {
  readonly category: Output<typeof getCategory>
  readonly standings: Standings
  /** The others at its side, most products first. */
  readonly beside: ReadonlyArray<Neighbour>
}

const wayTo = ({ parent }: Model["category"]) => [
  { href: "/categories", label: "Categories" },
  ...(parent === null ? [] : [{ href: `/categories/${parent.slug}`, label: parent.name }])
]

const Links = ({ title, of }: { readonly title: string; readonly of: ReadonlyArray<Neighbour> }) =>
  of.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul>
        {of.map(({ slug, name, listing_count }) => (
          <li key={slug}>
            <a href={`/categories/${slug}`}>{name}</a>
            <span class="small soft num">{listing_count}</span>
          </li>
        ))}
      </ul>
    </section>
  )

const further = [
  ["newest", "Newest first"],
  ["trending", "Trending"],
  ["most_followed", "Most followed"]
] as const

const View = ({ category, beside, standings }: Model) => {
  const { slug, name, description, parent, children, listings, listing_count, faqs } = category
  return (
    <div class="wrap browse">
      <header class="top">
        <Crumbs path={wayTo(category)} />
        <h1>{name}</h1>
        {description === null ? null : <p class="lead">{description}</p>}
      </header>
      <div class="cols">
        <div>
          <section aria-labelledby="products">
            <div class="listhead">
              <h2 id="products">
                {listing_count === 1 ? "1 product" : `${listing_count.toLocaleString("en")} products`}
                {listing_count > 1 ? ", most voted first" : ""}
              </h2>
            </div>
            {listing_count === 0 ? (
              <p class="blank">
                No product is live in {name} yet. <a href="/submit">Submit one</a>, or see what is{" "}
                <a href={searchPath({ category: slug, status: "upcoming" })}>coming up</a>.
              </p>
            ) : (
              <ol class="launches">
                {listings.items.map((listing) => (
                  <ListedRow
                    key={listing.slug}
                    listing={listing}
                    standings={standings}
                    back={pathOf(slug, listings.page)}
                  />
                ))}
              </ol>
            )}
            <Pager
              page={listings.page}
              perPage={listings.per_page}
              total={listings.total}
              of="products"
              hrefOf={(number) => pathOf(slug, number)}
            />
          </section>
          <FaqSection faqs={faqs} />
        </div>
        <aside>
          <search aria-label={name}>
            <form action="/search" class="search">
              <label for="within">Search in {name}</label>
              <input id="within" name="q" type="search" maxLength={200} autocomplete="off" />
              <input type="hidden" name="category" value={slug} />
              <button type="submit" class="button">
                Search
              </button>
            </form>
          </search>
          <Links title="Subcategories" of={children} />
          <section>
            <h2>In another order</h2>
            <ul>
              {further.map(([sort, label]) => (
                <li key={sort}>
                  <a href={searchPath({ category: slug, sort })}>{label}</a>
                </li>
              ))}
              <li>
                <a href={searchPath({ category: slug, status: "upcoming" })}>Coming up</a>
              </li>
            </ul>
          </section>
          <Links title={parent === null ? "Other categories" : `Also in ${parent.name}`} of={beside} />
        </aside>
      </div>
    </div>
  )
}

/** Of the others beside a category, as many as are named. */
const mostBeside = 10

export const category = page("/categories/:slug", {
  audience: "public",
  styles: ["browse"],
  scripts: ["Swap"],
  params: { slug: Slug },
  query: { page: PageNumber },
  title: ({ category: { name, listings } }) =>
    `${name}: products by votes${listings.page > 1 ? `, page ${listings.page}` : ""} · Launchbook`,
  description: ({ category: { name, description, listing_count } }) =>
    description ?? `${listing_count} products in ${name}, most voted first.`,
  shows: [],
  sitemap: {
    name: "categories",
    shows: ["categories"],
    last: Effect.flatMap(Categories, ({ lastId }) => lastId),
    between: (after, upTo) => Effect.flatMap(Categories, ({ publicPaths }) => publicPaths(after, upTo))
  },
  head: ({ category: { slug, name, faqs, listings, ...category } }, origin) => ({
    structured: [
      crumbsNode(origin, [
        ...wayTo({ slug, name, faqs, listings, ...category }),
        { href: `/categories/${slug}`, label: name }
      ]),
      listNode(name, listings.items, (listings.page - 1) * listings.per_page),
      ...faqNodes(faqs)
    ]
  }),
  load: ({ read, params: { slug }, query, session }) =>
    Effect.gen(function* () {
      const found = yield* read(getCategory, { slug, page: query.page })
      const { items: tree } = yield* read(listCategories, {})
      const level: ReadonlyArray<Neighbour> =
        found.parent === null ? tree : (tree.find((root) => root.slug === found.parent?.slug)?.children ?? [])
      const beside = level
        .filter((other) => other.slug !== slug)
        .toSorted((a, b) => b.listing_count - a.listing_count)
        .slice(0, mostBeside)
      const model: Model = { category: found, beside, standings: yield* standingsFor(session, found.listings.items) }
      return model
    }),
  view: View
})
