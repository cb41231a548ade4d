/**
 * What programs read of a product's page, as schema.org has it: what is true and shown there, and nothing else. A rating
 * is told only where people gave one, questions only where there are some.
 */
import { listingPath } from "../../../../domain/listing/Links.ts"
import type { Listing } from "../../../../domain/listing/Listing.ts"
import type { ShownOpinion } from "../../../../services/people/Reviews.ts"
import type { Head, Json } from "../../declare/PageHead.ts"
import { addressOnWeb } from "../../parts/WebLink.tsx"

/** Left out where nothing is known. */
const known = <A extends Json>(value: A | null): A | undefined => value ?? undefined
const some = <A extends Json>(values: ReadonlyArray<A>): ReadonlyArray<A> | undefined =>
  values.length === 0 ? undefined : values

/** Where else the product is, as far as those are addresses of the web. */
const elsewhere = ({ socials }: Listing) => some(Object.values(socials).flatMap((url) => addressOnWeb(url)?.href ?? []))

const ratingOf = ({ rating: { average, count } }: Listing): Json | undefined =>
  average === null || count === 0
    ? undefined
    : { "@type": "AggregateRating", ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 }

const reviewsOf = (opinions: ReadonlyArray<ShownOpinion>): Json | undefined =>
  some(
    opinions.map(
      ({ rating, body, author, at }): Json => ({
        "@type": "Review",
        reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
        author: { "@type": "Person", name: author ?? "A member" },
        datePublished: at.slice(0, 10),
        reviewBody: body
      })
    )
  )

const makerOf = (
  listing: Listing,
  id: string
): { readonly "@type": string; readonly [key: string]: Json | undefined } => ({
  "@type": "Organization",
  "@id": id,
  name: listing.name,
  url: known(addressOnWeb(listing.website_url)?.href ?? null),
  sameAs: elsewhere(listing),
  foundingDate: listing.founded_year === null ? undefined : String(listing.founded_year),
  founder: some(listing.founders.map(({ name, url }): Json => ({ "@type": "Person", name, url }))),
  address:
    listing.city === null && listing.country === null
      ? undefined
      : { "@type": "PostalAddress", addressLocality: known(listing.city), addressCountry: known(listing.country) }
})

export const productHead = (listing: Listing, opinions: ReadonlyArray<ShownOpinion>, origin: string): Head => {
  const url = origin + listingPath(listing.slug)
  const crumbs = [
    { name: "Launchbook", item: `${origin}/` },
    { name: "Categories", item: `${origin}/categories` },
    ...(listing.primary_category === null
      ? []
      : [{ name: listing.primary_category.name, item: `${origin}/categories/${listing.primary_category.slug}` }]),
    { name: listing.name, item: url }
  ]
  return {
    structured: [
      {
        "@type": "SoftwareApplication",
        "@id": `${url}#product`,
        name: listing.name,
        url,
        description: known(listing.short_description ?? listing.tagline),
        applicationCategory: known(listing.primary_category?.name ?? null),
        image: known(listing.logo_url),
        datePublished: known((listing.first_launched_at ?? listing.launched_at)?.slice(0, 10) ?? null),
        dateModified: listing.updated_at.slice(0, 10),
        featureList: some(listing.features),
        keywords: listing.tags.length === 0 ? undefined : listing.tags.join(", "),
        creator: { "@id": `${url}#maker` },
        aggregateRating: ratingOf(listing),
        review: reviewsOf(opinions)
      },
      makerOf(listing, `${url}#maker`),
      {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(
          ({ name, item }, at): Json => ({ "@type": "ListItem", position: at + 1, name, item })
        )
      },
      ...(listing.faqs.length === 0
        ? []
        : [
            {
              "@type": "FAQPage",
              mainEntity: listing.faqs.map(
                ({ question, answer }): Json => ({
                  "@type": "Question",
                  name: question,
                  acceptedAnswer: { "@type": "Answer", text: answer }
                })
              )
            }
          ])
    ],
    picture: {
      // Another address once it shows something else, for those who keep what they have fetched.
      url: `${url}/picture.png?v=${Bun.hash(JSON.stringify([listing.updated_at, listing.verified, listing.awards])).toString(36)}`,
      alt: `${listing.name}${listing.tagline === null ? "" : `: ${listing.tagline}`}`
    },
    alternates: [
      { type: "text/markdown", href: `${url}.md`, title: `${listing.name} as Markdown` },
      { type: "application/json", href: listing.links.api, title: `${listing.name} as JSON` },
      {
        type: "application/atom+xml",
        href: `${origin}/feeds/products/${listing.slug}.atom`,
        title: `News of ${listing.name}`
      }
    ]
  }
}
