/** @jsxImportSource preact */
/** `/products/{slug}`: a listing as people read it, and honest blanks where its site says nothing. Badges lead here. */
import { Effect } from "effect"
import { getAlternatives, getListing } from "../../../../domain/api/ListingsApi.ts"
import type { ListingQuotes } from "../../../../domain/draft/ListingQuotes.ts"
import { Slug } from "../../../../domain/Wire.ts"
import { type FounderFace, Founders } from "../../../../services/directory/Founders.ts"
import { Listings } from "../../../../services/directory/Listings.ts"
import { AiReviews, type ShownReview } from "../../../../services/drafts/AiReviews.ts"
import { ListingEvidence } from "../../../../services/drafts/ListingEvidence.ts"
import { Follows } from "../../../../services/people/Follows.ts"
import { Reviews, type ShownOpinion } from "../../../../services/people/Reviews.ts"
import { Votes } from "../../../../services/people/Votes.ts"
import { instant } from "../../../../services/store/Instant.ts"
import { page } from "../../declare/SitePage.ts"
import type { Read } from "../../declare/SiteVisit.ts"
import { type ActModel, ActPanel } from "./ActPanel.tsx"
import { Masthead } from "./Masthead.tsx"
import { OpinionsSection } from "./OpinionsSection.tsx"
import { productHead } from "./ProductData.ts"
import { SideColumn } from "./SideColumn.tsx"
import { AboutSections, QuestionsSection, StrengthSections } from "./sections/AboutSections.tsx"
import { FactsCard, labelOfField } from "./sections/FactsCard.tsx"
import { MediaSection } from "./sections/MediaSection.tsx"
import { MilestonesSection, StorySection, UpdatesSection } from "./sections/NewsSections.tsx"
import { RatingSection } from "./sections/RatingSection.tsx"
import { type Related, RelatedSection } from "./sections/RelatedSection.tsx"
import { ReviewSection } from "./sections/ReviewSection.tsx"
import { drawnDays, VoteHistory, voteDays } from "./sections/VoteHistory.tsx"

interface Model extends ActModel {
  readonly quotes: ListingQuotes
  readonly faces: ReadonlyArray<FounderFace>
  readonly reviewed: ShownReview | null
  readonly opinions: ReadonlyArray<ShownOpinion>
  readonly related: Related
  readonly votes: ReturnType<typeof voteDays>
}

const View = ({ reviewed, opinions, related, votes, quotes, faces, ...act }: Model) => {
  const { listing } = act
  return (
    <div class="wrap product">
      <Masthead listing={listing} />
      <ActPanel {...act} />
      <FactsCard listing={listing} quotes={quotes} />
      <article>
        <AboutSections listing={listing} quotes={quotes} />
        <MediaSection media={listing.media} />
        <StrengthSections listing={listing} quotes={quotes} />
        {reviewed === null ? null : <ReviewSection {...reviewed} labelOf={labelOfField} />}
        <UpdatesSection {...listing} />
        <StorySection story={listing.story} />
        <MilestonesSection milestones={listing.milestones} />
        <QuestionsSection faqs={listing.faqs} />
        <OpinionsSection {...act} opinions={opinions} />
        <RelatedSection listing={listing} related={related} />
      </article>
      <SideColumn listing={listing} faces={faces}>
        <VoteHistory days={votes} />
        <RatingSection trend={listing.domain_rating_trend} />
      </SideColumn>
    </div>
  )
}

/** What the page says to everybody. Whoever changes a review or a vote names the listing as changed. */
const everybodysOf = (read: Read, asked: string) =>
  Effect.gen(function* () {
    const listing = yield* read(getListing, { slug: asked })
    const { slug } = listing
    const votes = yield* Votes
    return {
      listing,
      quotes: yield* (yield* ListingEvidence).of(listing),
      faces: yield* (yield* Founders).faces(slug),
      reviewed: yield* (yield* AiReviews).shown(slug),
      opinions: yield* (yield* Reviews).shown(slug),
      related: (yield* read(getAlternatives, { slug })).items,
      votes: voteDays(yield* votes.byDay(slug, drawnDays), (yield* instant).getTime()),
      integrity: yield* votes.integrity(slug)
    }
  })

/** What somebody did with a listing so far, and whether it is their own. */
const deedsOf = (userId: number, slug: string) =>
  Effect.gen(function* () {
    const { refusal, shown, waiting } = yield* (yield* Reviews).look(userId, slug)
    return {
      isOwn: refusal?.reason === "own",
      follows: yield* (yield* Follows).follows(userId, slug),
      reviewed: shown !== null || waiting !== null
    }
  })

export const product = page("/products/:slug", {
  audience: "public",
  styles: ["product"],
  scripts: ["Swap"],
  params: { slug: Slug },
  title: ({ listing }) => `${listing.name}: ${listing.tagline ?? "on Launchbook"}`,
  description: ({ listing }) => listing.seo.meta ?? listing.short_description ?? listing.tagline ?? listing.name,
  head: ({ listing, opinions }, origin) => productHead(listing, opinions, origin),
  shows: ["founders"],
  maxAge: 60,
  sitemap: {
    name: "products",
    shows: ["listings"],
    last: Effect.flatMap(Listings, ({ lastId }) => lastId),
    between: (after, upTo) => Effect.flatMap(Listings, ({ publicPaths }) => publicPaths(after, upTo))
  },
  load: ({ read, shared, params, session }) =>
    Effect.gen(function* () {
      const everybodys = yield* shared(everybodysOf(read, params.slug))
      const { slug } = everybodys.listing
      const userId = session?.userId ?? null
      const model: Model = {
        ...everybodys,
        standing: yield* (yield* Votes).standing(userId, slug),
        deeds: userId === null ? null : yield* deedsOf(userId, slug)
      }
      return model
    }),
  view: View
})
