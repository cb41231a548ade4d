/** @jsxImportSource preact */
/** `/products/{slug}`: a listing as people read it, and honest blanks where its site says nothing. Badges lead here. */
import { Effect } from "effect"
import type { ComponentChildren } from "preact"
import { getListing } from "../../../domain/api/ListingsApi.ts"
import type { Listing } from "../../../domain/listing/Listing.ts"
import { isFieldKey, listFields, textFields } from "../../../domain/listing/Profile.ts"
import { Slug } from "../../../domain/Wire.ts"
import { Listings } from "../../../services/directory/Listings.ts"
import { AiReviews, type ShownReview } from "../../../services/drafts/AiReviews.ts"
import { page } from "../declare/SitePage.ts"
import { markdownToHtml } from "../frame/Markdown.ts"
import { When } from "../frame/When.tsx"
import { ReviewSection } from "./ReviewSection.tsx"

const labelOf = (field: string) => (isFieldKey(field) ? { ...textFields, ...listFields }[field].label : field)

interface Model {
  readonly listing: Listing
  readonly reviewed: ShownReview | null
}

const Section = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

const Items = ({ title, items }: { readonly title: string; readonly items: ReadonlyArray<string> }) =>
  items.length === 0 ? null : (
    <Section title={title}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )

const Fact = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) =>
  children === null || children === "" ? null : (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )

/** A link to the web and nowhere else, whatever came to be stored; what is no such address is not shown. */
const webLink = (url: string) => {
  const parsed = URL.parse(url)
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? (
    <a href={parsed.href} rel="nofollow ugc noopener">
      {parsed.host}
    </a>
  ) : null
}

const Facts = ({ listing }: { readonly listing: Listing }) => (
  <dl class="facts">
    <Fact label="Website">{webLink(listing.website_url)}</Fact>
    <Fact label="Pricing">{listing.pricing.summary ?? listing.pricing.model}</Fact>
    <Fact label="Stage">{listing.stage}</Fact>
    <Fact label="Where">{[listing.city, listing.country].filter((part) => part !== null).join(", ")}</Fact>
    <Fact label="Founded">{listing.founded_year === null ? null : String(listing.founded_year)}</Fact>
    <Fact label="Founders">{listing.founders.map(({ name }) => name).join(", ")}</Fact>
    <Fact label="Rating">
      {listing.rating.average === null ? null : `${listing.rating.average} of 5, ${listing.rating.count} reviews`}
    </Fact>
    <Fact label="Awards">{listing.awards.map(({ title, week }) => `${title} (${week})`).join(", ")}</Fact>
  </dl>
)

const View = ({ listing, reviewed }: Model) => (
  <div class="wrap">
    <article class="prose product">
      <div class="meta">
        {listing.primary_category === null ? null : <span class="chip">{listing.primary_category.name}</span>}
        {listing.verified ? <span class="chip good">Verified</span> : null}
        {listing.featured ? <span class="chip paid">Paid placement</span> : null}
        {listing.status === "scheduled" ? <span class="chip">Launches {listing.launch_week}</span> : null}
      </div>
      <h1>{listing.name}</h1>
      {listing.tagline === null ? null : <p class="lead">{listing.tagline}</p>}
      <p class="small soft num">
        {listing.votes} votes · {listing.followers} followers
      </p>
      <Facts listing={listing} />
      {listing.description === null ? null : (
        <Section title="About">
          {/* Markdown.ts lets no HTML of its author through. */}
          <div dangerouslySetInnerHTML={{ __html: markdownToHtml(listing.description) }} />
        </Section>
      )}
      <Items title="Features" items={listing.features} />
      <Items title="What sets it apart" items={listing.usps} />
      {reviewed === null ? null : <ReviewSection {...reviewed} labelOf={labelOf} />}
      {listing.faqs.length === 0 ? null : (
        <Section title="Questions">
          {listing.faqs.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </Section>
      )}
      {listing.updates.length === 0 ? null : (
        <Section title="Latest updates">
          {listing.updates.map((update) => (
            <div key={update.id}>
              <h3>{update.title}</h3>
              <p class="small soft">
                <When at={update.published_at} />
              </p>
              <p>{update.body}</p>
            </div>
          ))}
        </Section>
      )}
      {listing.not_found_on_website.length === 0 ? null : (
        <p class="blank small soft">
          Not stated on its website: {listing.not_found_on_website.map(labelOf).join(", ").toLowerCase()}.
        </p>
      )}
    </article>
  </div>
)

export const product = page("/products/:slug", {
  audience: "public",
  params: { slug: Slug },
  title: ({ listing }) => `${listing.name}: ${listing.tagline ?? "on Launchbook"}`,
  description: ({ listing }) => listing.seo.meta ?? listing.short_description ?? listing.tagline ?? listing.name,
  shows: [],
  maxAge: 60,
  sitemap: {
    name: "products",
    shows: ["listings"],
    last: Effect.flatMap(Listings, ({ lastId }) => lastId),
    between: (after, upTo) => Effect.flatMap(Listings, ({ publicPaths }) => publicPaths(after, upTo))
  },
  load: ({ read, params }) =>
    Effect.gen(function* () {
      const listing = yield* read(getListing, params)
      // Whoever changes the review names the listing as changed.
      const { shown } = yield* AiReviews
      const model: Model = { listing, reviewed: yield* shown(listing.slug) }
      return model
    }),
  view: View
})
