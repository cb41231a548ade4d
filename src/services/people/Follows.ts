/**
 * Following listings, and what comes of it. An update reaches its followers a page of them a transaction: whoever wants
 * each is mailed, for the others it waits for their digest, and the mark of how far it has gone commits with that. A
 * digest takes what waits for its reader in the transaction that queues their mail. So a crash neither leaves anyone
 * out nor tells anyone twice.
 */
import { Data, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { NotFound } from "../../domain/Failure.ts"
import type { Payload } from "../../domain/Job.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { isPublic } from "../../domain/listing/Listing.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import { type FollowNews, newsDueAt } from "../../domain/people/Follow.ts"
import { digestMail, type FollowerLinks, mailKindOf, updateMail } from "../../domain/people/mail/CommunityMails.ts"
import { day, hour } from "../../domain/Week.ts"
import { type Actor, Audit } from "../store/Audit.ts"
import { limitReached } from "../store/CallLimits.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { RateLimits } from "../store/RateLimits.ts"
import { Settings } from "../store/Settings.ts"
import { MailChoices } from "./MailChoices.ts"
import { type Follower, FollowerNewsRepo, type Notice, type WaitingUpdate } from "./rows/community/FollowerNewsRepo.ts"
import { FollowsRepo } from "./rows/community/FollowsRepo.ts"
import { ListingForPersonRepo } from "./rows/community/ListingForPersonRepo.ts"

export type { FollowedRow } from "./rows/community/FollowsRepo.ts"

/** Small enough that a page's transaction is over before anyone waits for it. */
const pageSize = 200
const digestPage = 100

/** Followers are others: one's own would only make a listing seem more followed than it is. */
export class OwnListingFollowed extends Data.TaggedError("OwnListingFollowed")<{ readonly name: string }> {}

export class Follows extends Effect.Service<Follows>()("launchbook/Follows", {
  dependencies: [
    Audit.Default,
    FollowsRepo.Default,
    FollowerNewsRepo.Default,
    ListingForPersonRepo.Default,
    MailChoices.Default
  ],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const jobs = yield* Jobs
    const repo = yield* FollowsRepo
    const news = yield* FollowerNewsRepo
    const listings = yield* ListingForPersonRepo
    const mails = yield* MailChoices
    const limits = yield* RateLimits
    const settings = yield* Settings
    const links = linksOf((yield* AppConfigTag).publicUrl)

    /** One more time within the hour that somebody changes what they follow, or the refusal of it. */
    const draw = (userId: number) =>
      Effect.flatMap(settings.get("follows.per_hour"), (limit) =>
        limits.takeAll([{ name: "follow_hour", subject: `user:${userId}`, limit, window: hour / 1000 }], 1)
      ).pipe(Effect.catchTag("LimitMet", ({ state }) => limitReached(state)))

    const follow = (by: Actor, slug: string) =>
      changes.transaction(
        Effect.gen(function* () {
          const listing = yield* listings.lock(slug, by.userId)
          if (listing === undefined || !isPublic(listing.status)) return yield* NotFound()
          if (listing.is_own) return yield* new OwnListingFollowed({ name: listing.name })
          if (!(yield* repo.add(by.userId, listing.id, yield* instant))) return
          yield* draw(by.userId)
          yield* repo.count(listing.id, 1)
          yield* audit.write(by, "follow", slug)
          yield* changes.touch("listings", `listing:${slug}`)
        })
      )

    /** Also of a listing that is not public any more, which its followers still see in their list. */
    const unfollow = (by: Actor, slug: string) =>
      changes.transaction(
        Effect.gen(function* () {
          const listing = yield* listings.lock(slug, by.userId)
          if (listing === undefined) return yield* NotFound()
          if (!(yield* repo.remove(by.userId, listing.id)))
            // Whoever never followed it learns nothing of one that is not public.
            return isPublic(listing.status) ? undefined : yield* NotFound()
          yield* draw(by.userId)
          yield* repo.count(listing.id, -1)
          yield* repo.forgetNews(by.userId, listing.id)
          yield* audit.write(by, "unfollow", slug)
          yield* changes.touch("listings", `listing:${slug}`)
        })
      )

    const list = (userId: number, paging: Paging) =>
      Effect.zipWith(repo.list(userId, paging), repo.total(userId), (rows, total) => toPage(paging, rows, total))

    /** Sets how somebody is told from now on; what waits for them is told that way, too. */
    const setChoice = (userId: number, choice: FollowNews) =>
      Effect.gen(function* () {
        if ((yield* repo.choice(userId)) === choice) return false
        const now = yield* instant
        yield* repo.choose(userId, choice, now)
        const dueAt = newsDueAt(choice, now.getTime(), null)
        yield* repo.reschedule(userId, dueAt === null ? null : new Date(dueAt))
        return true
      })

    const choose = (by: Actor, choice: FollowNews) =>
      changes.transaction(
        Effect.flatMap(setChoice(by.userId, choice), (changed) =>
          Effect.when(audit.write(by, "follow_news", choice), () => changed)
        )
      )

    const mailLinks = (userId: number, choice: FollowNews): Effect.Effect<FollowerLinks> =>
      Effect.map(mails.unsubscribeUrl(userId, mailKindOf(choice)), (unsubscribe) => ({
        unsubscribe,
        following: links.following
      }))

    /** Mails an update to who is due now, keeps it for who is due later. */
    const pass = (update: Payload<"notify-followers">, notice: Notice, followers: ReadonlyArray<Follower>) =>
      Effect.gen(function* () {
        const now = yield* instant
        const due = followers.flatMap((follower) => {
          const toldAt = follower.told_at === null ? null : Date.parse(follower.told_at)
          const at = newsDueAt(follower.follow_news, now.getTime(), toldAt)
          return at === null ? [] : [{ follower, at }]
        })
        const today = due.filter(({ at }) => at <= now.getTime())
        const later = due.filter(({ at }) => at > now.getTime())
        yield* Effect.forEach(
          today,
          ({ follower: { user_id, email, follow_news } }) =>
            Effect.flatMap(mailLinks(user_id, follow_news), (its) =>
              jobs.send("mail", {
                to: email,
                letter: updateMail({ ...notice, page: links.listing(notice.slug) }, its)
              })
            ),
          { discard: true }
        )
        const told = today.map(({ follower }) => follower.user_id)
        yield* news.mailed(update.listing_id, told, now)
        yield* news.keep(
          update.update_id,
          later.map(({ follower, at }) => ({ user_id: follower.user_id, due_at: new Date(at) }))
        )
      })

    /** True while there may be more followers. */
    const tellPage = (update: Payload<"notify-followers">) =>
      Effect.gen(function* () {
        const notice = yield* news.lockNotice(update.listing_id, update.update_id)
        // News of a page that nobody can open would only confuse.
        if (notice === undefined || !isPublic(notice.status)) return false
        const followers = yield* news.followersAfter(update.listing_id, notice.told_up_to, pageSize)
        const last = followers.at(-1)
        if (last === undefined) return false
        yield* pass(update, notice, followers)
        yield* news.toldUpTo(update.update_id, last.user_id)
        return followers.length === pageSize
      })

    /** Takes an update to the followers of its listing. */
    const tell = (update: Payload<"notify-followers">): Effect.Effect<void> =>
      changes.transaction(tellPage(update)).pipe(Effect.repeat({ while: (more) => more }), Effect.asVoid)

    const sendDigest = (
      { id, email, follow_news }: { readonly id: number; readonly email: string; readonly follow_news: FollowNews },
      updates: ReadonlyArray<WaitingUpdate>,
      now: Date
    ) =>
      Effect.gen(function* () {
        // It may be that they unfollowed all of it, or that it is not public any more.
        if (updates.length === 0 || follow_news === "none") return
        const shown = updates.map((update) => ({ ...update, page: links.listing(update.slug) }))
        const its = yield* mailLinks(id, follow_news)
        yield* jobs.send("mail", { to: email, letter: digestMail(follow_news, shown, its) })
        yield* Effect.forEach(
          new Set(updates.map(({ listing_id }) => listing_id)),
          (listingId) => news.mailed(listingId, [id], now),
          { discard: true }
        )
      })

    /** True while more may be due. */
    const digestsOfPage = Effect.gen(function* () {
      const now = yield* instant
      const readers = yield* news.lockDue(now, digestPage)
      if (readers.length === 0) return false
      const waiting = Map.groupBy(yield* news.take(readers.map(({ id }) => id)), ({ user_id }) => user_id)
      yield* Effect.forEach(readers, (reader) => sendDigest(reader, waiting.get(reader.id) ?? [], now), {
        discard: true
      })
      return true
    })

    /** Mails every digest that is due. */
    const sendDigests: Effect.Effect<void> = changes
      .transaction(digestsOfPage)
      .pipe(Effect.repeat({ while: (more) => more }), Effect.asVoid)

    /** Those who follow a listing now, by the day on which they began; the last days on which one did. */
    const begunByDay = (slug: string, days: number) =>
      Effect.flatMap(instant, (now) =>
        repo.begunByDay(slug, new Date(now.getTime() - (now.getTime() % day) - (days - 1) * day))
      )

    return {
      begunByDay,
      follow,
      unfollow,
      follows: repo.follows,
      list,
      choice: repo.choice,
      choose,
      tell,
      sendDigests
    } as const
  })
}) {}
