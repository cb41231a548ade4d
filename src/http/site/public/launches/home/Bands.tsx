/** @jsxImportSource preact */
/** What stands below the week on the front page: what comes next, news, the people, and where to look around. */
import type { Category } from "../../../../../domain/listing/Category.ts"
import type { ListingSummary } from "../../../../../domain/listing/Listing.ts"
import { dayInWords } from "../../../../../domain/text/DatesInWords.ts"
import type { Monday } from "../../../../../domain/Week.ts"
import type { UpdateOfProduct } from "../../../../../services/directory/LatestUpdates.ts"
import type { RecentFounder } from "../../../../../services/directory/RecentFounders.ts"
import { Face } from "../../../parts/Face.tsx"
import { Logo } from "../../../parts/Logo.tsx"
import { UpdateEntry } from "../rows/UpdateEntry.tsx"
import { weekPath } from "../weeks/WeekWords.ts"

export const NextWeek = ({
  week,
  listings
}: {
  readonly week: Monday
  readonly listings: ReadonlyArray<ListingSummary>
}) => (
  <section aria-labelledby="next-week">
    <div class="week">
      <span class="no num">{week}</span>
      <h2 id="next-week">
        <a href={weekPath(week)}>Next week</a>
      </h2>
      <span class="small soft end">voting opens {dayInWords(week)}</span>
    </div>
    {listings.length === 0 ? (
      <p class="soft">
        Nothing is planned yet. <a href="/submit">Submit a product</a> and be the first.
      </p>
    ) : (
      <ul class="planned">
        {listings.map((listing) => (
          <li key={listing.slug}>
            <Logo listing={listing} size={32} />
            <span>
              <a href={listing.url}>{listing.name}</a>
              {listing.tagline === null ? null : <small class="soft">{listing.tagline}</small>}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

export const UpdatesBand = ({ updates }: { readonly updates: ReadonlyArray<UpdateOfProduct> }) =>
  updates.length === 0 ? null : (
    <section aria-labelledby="news">
      <div class="week">
        <h2 id="news">
          <a href="/updates">Latest updates</a>
        </h2>
      </div>
      <ul class="updates">
        {updates.map((update) => (
          <UpdateEntry key={update.id} {...update} />
        ))}
      </ul>
      <p>
        <a class="more" href="/updates">
          All updates
        </a>
      </p>
    </section>
  )

export const FoundersBand = ({ founders }: { readonly founders: ReadonlyArray<RecentFounder> }) =>
  founders.length === 0 ? null : (
    <section class="band" aria-labelledby="people">
      <h2 id="people">
        <a href="/founders">The people behind them</a>
      </h2>
      <ul class="faces">
        {founders.map(({ slug, name, picture, url, company }) => (
          <li key={slug}>
            <a href={url}>
              <Face name={name} picture={picture} size={80} />
              <b>{name}</b>
              <small class="soft">{company}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

/** Subcategories that a category names here. */
const mostChildren = 3

export const CategoriesBand = ({ categories }: { readonly categories: ReadonlyArray<Category> }) =>
  categories.length === 0 ? null : (
    <section class="band" aria-labelledby="categories">
      <h2 id="categories">
        <a href="/categories">Look around by category</a>
      </h2>
      <ul class="shelves">
        {categories.map(({ slug, name, listing_count, children }) => (
          <li key={slug}>
            <h3>
              <a href={`/categories/${slug}`}>{name}</a> <span class="small soft num">{listing_count}</span>
            </h3>
            <p class="small soft">
              {children
                .filter((child) => child.listing_count > 0)
                .toSorted((a, b) => b.listing_count - a.listing_count)
                .slice(0, mostChildren)
                .map(({ name: called }) => called)
                .join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
