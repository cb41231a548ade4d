/**
 * Tells of launches and awards by mail: the owner in the transaction that marks the event as told, followers by a job,
 * a page of them a transaction with the mark of how far it has gone. So a crash neither leaves anyone out nor tells
 * anyone twice.
 */
import { Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import type { Payload } from "../../../domain/Job.ts"
import { badgeSnippet } from "../../../domain/launch/BadgeEmbed.ts"
import { linksOf } from "../../../domain/listing/Links.ts"
import { isPublic } from "../../../domain/listing/Listing.ts"
import { awardMail, followedLaunchMail, launchedMail } from "../../../domain/people/mail/LaunchMails.ts"
import type { Letter } from "../../../domain/text/Letter.ts"
import { endsAt, type Monday, weekOf } from "../../../domain/Week.ts"
import type { EventRow } from "../../listing/Events.ts"
import { MailChoices } from "../../people/MailChoices.ts"
import { Changes } from "../../store/Changes.ts"
import { Jobs } from "../../store/Jobs.ts"
import { LaunchNewsRepo, type ToldListing } from "../rows/LaunchNewsRepo.ts"

/** Small enough that a page's transaction is over before anyone waits for it. */
const pageSize = 200

export class LaunchNews extends Effect.Service<LaunchNews>()("launchbook/LaunchNews", {
  dependencies: [LaunchNewsRepo.Default, MailChoices.Default],
  effect: Effect.gen(function* () {
    const repo = yield* LaunchNewsRepo
    const choices = yield* MailChoices
    const changes = yield* Changes
    const jobs = yield* Jobs
    const origin = (yield* AppConfigTag).publicUrl
    const links = linksOf(origin)

    const mailOwner = ({ owner_email: to }: ToldListing, letter: Letter) =>
      to === null ? Effect.void : jobs.send("mail", { to, letter })

    const launched = (id: number, listing: ToldListing, week: Monday) =>
      Effect.gen(function* () {
        const again = listing.launches > 1
        const page = links.listing(listing.slug)
        yield* mailOwner(listing, launchedMail({ name: listing.name, page, week, again, ranking: links.ranking }))
        // Who follows what is live already hears of it by its updates.
        if (again) return
        yield* repo.begin(id, week)
        yield* jobs.send("tell-launch", { listing_id: id, week })
      })

    const awarded = (listing: ToldListing, week: Monday, place: number, votes: number) => {
      const { name, slug } = listing
      const badge = {
        kind: "launch_of_the_week",
        name,
        place,
        week,
        shape: "standard",
        mode: "auto",
        size: "m"
      } as const
      const html = badgeSnippet(origin, slug, badge)
      return mailOwner(listing, awardMail({ name, page: links.listing(slug), week, place, votes, html }))
    }

    /** Queues what one event is told by. */
    const tell = ({ type, listing_id, data }: EventRow): Effect.Effect<void> =>
      Effect.gen(function* () {
        if ((type !== "listing.launched" && type !== "award.won") || listing_id === null) return
        const listing = yield* repo.find(listing_id)
        if (listing === undefined || !isPublic(listing.status)) return
        const week = weekOf(Date.parse(String(data.week)))
        yield* type === "listing.launched"
          ? launched(listing_id, listing, week)
          : awarded(listing, week, Number(data.place), Number(data.votes))
      })

    /** True while there may be more followers. */
    const tellPage = ({ listing_id, week }: Payload<"tell-launch">) =>
      Effect.gen(function* () {
        const mark = yield* repo.lock(listing_id, week)
        const listing = mark === undefined ? undefined : yield* repo.find(listing_id)
        if (mark === undefined || listing === undefined) return false
        const readers = isPublic(listing.status)
          ? yield* repo.readersAfter({ id: listing_id, ownerId: listing.owner_id }, mark.told_up_to, pageSize)
          : []
        const last = readers.at(-1)
        if (last === undefined) {
          yield* repo.end(listing_id, week)
          return false
        }
        const about = { name: listing.name, tagline: listing.tagline ?? "", page: links.listing(listing.slug) }
        // When its week is over it is no news any more.
        const send_before = new Date(endsAt(weekOf(Date.parse(week)))).toISOString()
        for (const { user_id, email } of readers) {
          const letter = followedLaunchMail(about, yield* choices.unsubscribeUrl(user_id, "launches"))
          yield* jobs.send("mail", { to: email, letter, send_before })
        }
        yield* repo.toldUpTo(listing_id, week, last.user_id)
        return true
      })

    const tellFollowers = (launch: Payload<"tell-launch">): Effect.Effect<void> =>
      changes.transaction(tellPage(launch)).pipe(Effect.repeat({ while: (more) => more }), Effect.asVoid)

    return { tell, tellFollowers } as const
  })
}) {}
