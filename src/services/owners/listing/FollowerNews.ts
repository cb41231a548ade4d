/**
 * Tells followers of an update, one page of them a transaction: a page's mails and the mark of how far
 * the news has gone commit together, so a crash neither leaves anyone out nor tells anyone twice.
 */
import { Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import type { Payload } from "../../../domain/Job.ts"
import { linksOf } from "../../../domain/listing/Links.ts"
import { isPublic } from "../../../domain/listing/Listing.ts"
import { oneLine } from "../../../domain/text/FittedText.ts"
import { Changes } from "../../store/Changes.ts"
import { Jobs } from "../../store/Jobs.ts"
import { FollowersRepo, type Notice } from "../rows/FollowersRepo.ts"

/** Small enough that a page's transaction is over before anyone waits for it. */
const pageSize = 200
/** Letters of a name or a title in a subject. */
const subjectPart = 80

const mailOf = (notice: Notice, page: string) => {
  const name = oneLine(notice.name, subjectPart)
  return {
    subject: `${name}: ${oneLine(notice.title, subjectPart)}`,
    text:
      `${notice.title}\n\n${notice.body}\n\n${page}\n\n` +
      `You get this because you follow ${name}. Unfollow it on its page.\n`
  }
}

export class FollowerNews extends Effect.Service<FollowerNews>()("launchbook/FollowerNews", {
  dependencies: [FollowersRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* FollowersRepo
    const changes = yield* Changes
    const jobs = yield* Jobs
    const links = linksOf((yield* AppConfigTag).publicUrl)

    /** True while there may be more followers. */
    const tellPage = (update: Payload<"notify-followers">) =>
      Effect.gen(function* () {
        const notice = yield* repo.lockNotice(update.listing_id, update.update_id)
        // News of a page that nobody can open would only confuse.
        if (notice === undefined || !isPublic(notice.status)) return false
        const followers = yield* repo.followersAfter(update.listing_id, notice.told_up_to, pageSize)
        const last = followers.at(-1)
        if (last === undefined) return false
        const mail = mailOf(notice, links.listing(notice.slug))
        yield* Effect.forEach(followers, ({ email }) => jobs.send("mail", { to: email, ...mail }), { discard: true })
        yield* repo.toldUpTo(update.update_id, last.user_id)
        return followers.length === pageSize
      })

    const tell = (update: Payload<"notify-followers">): Effect.Effect<void> =>
      changes.transaction(tellPage(update)).pipe(Effect.repeat({ while: (more) => more }), Effect.asVoid)

    return { tell } as const
  })
}) {}
