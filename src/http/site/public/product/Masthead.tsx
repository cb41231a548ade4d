/** @jsxImportSource preact */
/** The head of a product's page: what it is, where it belongs, what was proved and what was paid, and the way to its site. */
import { listingPath } from "../../../../domain/listing/Links.ts"
import type { Listing } from "../../../../domain/listing/Listing.ts"
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"
import { Crumbs } from "../../parts/Crumbs.tsx"
import { Logo } from "../../parts/Logo.tsx"
import { addressOnWeb, hostIn } from "../../parts/WebLink.tsx"

/** Sides of a logo in pixels. */
const logoSize = 96

const Visit = ({ slug, website_url }: Listing) => {
  const address = addressOnWeb(website_url)
  return address === null ? null : (
    <a class="button ink" href={`${listingPath(slug)}/visit`} rel="nofollow ugc noopener">
      Visit {hostIn(address)} <span aria-hidden="true">↗</span>
    </a>
  )
}

const Chips = ({ verified, featured, status, launch_week, awards, categories, primary_category }: Listing) => (
  <p class="meta">
    {verified ? (
      <span class="chip good" title="Its owner proved that they hold the website.">
        Verified owner
      </span>
    ) : null}
    {status === "scheduled" && launch_week !== null ? (
      <span class="chip">Launches {dayInWords(launch_week)}</span>
    ) : null}
    {awards.slice(0, 1).map(({ title, week }) => (
      <a key={week} class="chip award" href="#awards">
        {title}
      </a>
    ))}
    {categories
      .filter(({ slug }) => slug !== primary_category?.slug)
      .map(({ slug, name }) => (
        <a key={slug} class="chip" href={`/categories/${slug}`}>
          {name}
        </a>
      ))}
    {featured ? (
      <span class="chip paid" title="A featured place was bought for it. It changes no rank.">
        Paid placement
      </span>
    ) : null}
  </p>
)

export const Masthead = ({ listing }: { readonly listing: Listing }) => (
  <header class="masthead">
    <Crumbs
      path={[
        { href: "/categories", label: "Categories" },
        ...(listing.primary_category === null
          ? []
          : [{ href: `/categories/${listing.primary_category.slug}`, label: listing.primary_category.name }])
      ]}
    />
    <div class="title">
      <Logo listing={listing} size={logoSize} />
      <div>
        <h1>{listing.name}</h1>
        {listing.tagline === null ? null : <p class="lead">{listing.tagline}</p>}
      </div>
    </div>
    <Chips {...listing} />
    <Visit {...listing} />
  </header>
)
