/** @jsxImportSource preact */
/** How a saved listing can be published, side by side; and how one stands that has a plan. */
import type { OwnedListing } from "../../../../domain/listing/Listing.ts"
import { usd } from "../../../../domain/money/Amounts.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Day, Moment } from "../../parts/When.tsx"
import { NotDone } from "../desk/PartFrame.tsx"
import type { Orderable } from "./Orderable.ts"

export const PlanCards = (props: {
  readonly listing: OwnedListing
  /** The week the free plan would give now; null where all are full. */
  readonly freeWeek: string | null
  readonly on: ReadonlyArray<Orderable>
  readonly problem: string | null
}) => {
  const { listing, freeWeek, on, problem } = props
  const prices = on.filter(({ isLaunch }) => isLaunch).flatMap(({ product }) => product.price_cents ?? [])
  return (
    <div class="plans">
      <section class="card" aria-labelledby="free-title">
        <h2 id="free-title">Free</h2>
        <p class="price num">{usd(0)}</p>
        <p>
          {freeWeek === null ? (
            "Every launch week of the free plan is full today. A new one opens on Monday."
          ) : (
            <>
              Launches in the week of{" "}
              <strong>
                <Day at={freeWeek} />
              </strong>
              .
            </>
          )}
        </p>
        <ul class="next small soft">
          <li>
            You show <a href="#badge">our badge</a> on your homepage, from now on.
          </li>
          <li>The whole profile, votes, reviews and followers like everybody’s.</li>
          <li>No card, nothing to cancel.</li>
        </ul>
        <NotDone text={problem} />
        <PostForm action={`/account/listings/${listing.id}/publish/free`}>
          <button type="submit" class="button primary wide" disabled={freeWeek === null}>
            Choose the free plan
          </button>
        </PostForm>
      </section>
      <section class="card paid-plan" aria-labelledby="paid-title">
        <h2 id="paid-title">
          Launch when you want <span class="chip paid">Paid</span>
        </h2>
        <p class="price num">{prices.length === 0 ? "Not for sale now" : `from ${usd(Math.min(...prices))}`}</p>
        <p>At once, or in a week you choose. No badge is needed.</p>
        <ul class="next small soft">
          <li>Unlocks your story, milestones and media.</li>
          <li>Votes and ranks are earned as on the free plan.</li>
          <li>Paid once. Nothing renews by itself.</li>
        </ul>
        {prices.length === 0 ? null : (
          <a class="button wide" href="#order">
            Choose a week
          </a>
        )}
      </section>
    </div>
  )
}

export const PlanStanding = ({ listing }: { readonly listing: OwnedListing }) => {
  const { status, plan, launch_week, launched_at, queue, public_url } = listing
  return (
    <dl class="facts standing-facts">
      <dt>Plan</dt>
      <dd>{plan === "paid" ? <span class="chip paid">Paid</span> : "Free"}</dd>
      {launch_week === null ? null : (
        <>
          <dt>Launch week</dt>
          <dd>
            <Day at={launch_week} />
            {queue === null ? "" : `, place ${queue.position} in its queue`}
            {status === "awaiting_badge" ? ". It is certain once the badge is found." : ""}
          </dd>
        </>
      )}
      {launched_at === null ? null : (
        <>
          <dt>Went live</dt>
          <dd>
            <Moment at={launched_at} />
          </dd>
        </>
      )}
      {public_url === null ? null : (
        <>
          <dt>Public page</dt>
          <dd>
            <a href={new URL(public_url).pathname}>{public_url}</a>
          </dd>
        </>
      )}
    </dl>
  )
}
