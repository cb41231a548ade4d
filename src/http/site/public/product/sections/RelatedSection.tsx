/** @jsxImportSource preact */
/** What one might use in its place: those its owner named first, then others like it by votes, each to be compared. */
import type { Alternatives } from "../../../../../domain/listing/Compare.ts"
import { listingPath } from "../../../../../domain/listing/Links.ts"
import type { Listing } from "../../../../../domain/listing/Listing.ts"
import { Logo } from "../../../parts/Logo.tsx"

/** Of those there are. */
const mostShown = 4

export type Related = Alternatives["items"]

export const RelatedSection = ({
  listing,
  related
}: {
  readonly listing: Pick<Listing, "slug" | "name" | "status">
  readonly related: Related
}) =>
  related.length === 0 ? null : (
    <section aria-labelledby="related">
      <h2 id="related">Alternatives to {listing.name}</h2>
      <ul class="related">
        {related.slice(0, mostShown).map((other) => (
          <li key={other.slug}>
            <Logo listing={other} />
            <div>
              <h3>
                <a href={listingPath(other.slug)}>{other.name}</a>
              </h3>
              {other.tagline === null ? null : <p class="soft">{other.tagline}</p>}
              <p class="small soft num">
                {other.votes} {other.votes === 1 ? "vote" : "votes"}
                {other.approved ? " · named by its owner" : ""}
                {listing.status === "live" && other.status === "live" ? (
                  <>
                    {" · "}
                    <a href={`/compare?a=${listing.slug}&b=${other.slug}`}>
                      Compare
                      <span class="unseen">
                        {" "}
                        {listing.name} with {other.name}
                      </span>
                    </a>
                  </>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p class="small">
        <a href={`${listingPath(listing.slug)}/alternatives`}>All alternatives</a>
      </p>
    </section>
  )
