/** @jsxImportSource preact */
/**
 * Where people act on a product's page: the stamp of their vote, following, reviewing, and the way to its site. Whoever
 * is not signed in sees the same, and is led to sign in and back to here.
 */

import { listingPath } from "../../../../domain/listing/Links.ts"
import type { Listing } from "../../../../domain/listing/Listing.ts"
import type { OwnVote, VoteIntegrity, VoteStanding } from "../../../../domain/people/Voting.ts"
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"
import { signInPath } from "../../declare/Instead.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { VoteStamp } from "../../parts/VoteStamp.tsx"

/** What one person did here so far. */
export interface OwnDeeds {
  readonly isOwn: boolean
  readonly follows: boolean
  /** They wrote a review, shown or not. */
  readonly reviewed: boolean
}
export interface ActModel {
  readonly listing: Listing
  readonly standing: VoteStanding
  /** What became of all its votes. */
  readonly integrity: VoteIntegrity
  /** Null for whoever is not signed in. */
  readonly deeds: OwnDeeds | null
}

const counted = (count: number, what: string) => `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`
const actPath = (slug: string) => `${listingPath(slug)}#act`

/** A founder's vote would be taken and not count, so they are not asked for it. */
const mayOf = ({ standing: { may }, deeds }: ActModel) =>
  may === "vote" && deeds?.isOwn === true ? "nothing_own" : may

/** What became of somebody's vote, without telling how votes are judged. */
const ownVoteWords = ({ status, reasons }: OwnVote) => {
  if (status === "counted") return "You voted for it. Press again to take your vote back."
  if (status === "excluded") return "Your vote is in, but it does not count: you belong to this product."
  return reasons.includes("new_account")
    ? "Your vote is in. Your account is new, so it counts a little later, once it is reviewed."
    : "Your vote is in. It counts once it is reviewed."
}
const standingWords = (model: ActModel) => {
  const { listing } = model
  const { mine } = model.standing
  const may = mayOf(model)
  if (may === "nothing_own") return "It is yours: votes are by others."
  if (may === "nothing_closed")
    return listing.status === "scheduled" && listing.launch_week !== null
      ? `Voting opens on ${dayInWords(listing.launch_week)}, when it launches.`
      : "It takes no votes now."
  return mine === null ? null : ownVoteWords(mine)
}

const Follow = ({ listing: { slug, name }, deeds }: ActModel) =>
  deeds === null ? (
    <a class="button" href={signInPath(actPath(slug))}>
      Follow <span class="unseen">{name}: sign in first</span>
    </a>
  ) : deeds.isOwn ? null : (
    <PostForm action={`/products/${slug}/follow`} swap="act">
      <input type="hidden" name="follow" value={deeds.follows ? "no" : "yes"} />
      <button type="submit" class="button" aria-pressed={deeds.follows}>
        {deeds.follows ? "Following" : "Follow"} <span class="unseen">{name}</span>
      </button>
    </PostForm>
  )

/** Leads to a form of its own; whoever is not signed in is asked to on the way there. */
export const ReviewLink = ({ listing: { slug, name, status }, deeds }: ActModel) =>
  status !== "live" || deeds?.isOwn === true ? null : (
    <a class="button" href={`${listingPath(slug)}/review`}>
      {deeds?.reviewed === true ? "Your review" : "Write a review"}
      <span class="unseen"> of {name}</span>
    </a>
  )

/** `312 votes: 298 counted, 9 under review, 5 removed`: what is counted is never said without what is not. */
const integrityWords = ({ total, counted: weighed, pending, excluded }: VoteIntegrity) => {
  if (total === 0) return null
  if (pending + excluded === 0) return total === 1 ? "1 vote, counted." : `${total} votes, all counted.`
  const parts = [
    `${weighed} counted`,
    ...(pending === 0 ? [] : [`${pending} under review`]),
    ...(excluded === 0 ? [] : [`${excluded} removed`])
  ]
  return `${counted(total, "vote")}: ${parts.join(", ")}.`
}

export const ActPanel = (model: ActModel) => {
  const { listing } = model
  const words = standingWords(model)
  const integrity = integrityWords(model.integrity)
  const { average, count } = listing.rating
  return (
    <aside id="act" class="act" aria-label={`Vote for and follow ${listing.name}`}>
      <div class="stamps">
        <VoteStamp
          slug={listing.slug}
          name={listing.name}
          votes={model.standing.votes}
          may={mayOf(model)}
          back={actPath(listing.slug)}
          swap="act"
        />
        <p class="small soft num">
          {counted(listing.followers, "follower")} · {counted(listing.views, "view")}
          {average === null ? null : (
            <>
              <br />
              <a href="#reviews">
                {average} of 5 · {counted(count, "review")}
              </a>
            </>
          )}
        </p>
      </div>
      {words === null ? null : <p class="small soft">{words}</p>}
      {integrity === null ? null : (
        <p class="small soft num">
          {integrity} <a href="/how-ranking-works">How votes count</a>
        </p>
      )}
      <div class="cta">
        <Follow {...model} />
        <ReviewLink {...model} />
      </div>
    </aside>
  )
}
