/**
 * Tells the site team what was edited on a listing. The mails and the mark that they were sent commit together, so a
 * crash neither leaves an edit out nor tells it twice.
 */
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import type { Payload } from "../../domain/Job.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { isPublic } from "../../domain/listing/Listing.ts"
import { editsTogether } from "../../domain/listing/ListingVersions.ts"
import { editMail } from "../../domain/people/mail/EditMails.ts"
import { SiteTeam } from "../people/SiteTeam.ts"
import { Changes } from "../store/Changes.ts"
import { isShown } from "./EditLog.ts"
import { EditReportsRepo } from "./rows/EditReportsRepo.ts"

export class EditReports extends Effect.Service<EditReports>()("launchbook/EditReports", {
  dependencies: [EditReportsRepo.Default, SiteTeam.Default],
  effect: Effect.gen(function* () {
    const repo = yield* EditReportsRepo
    const changes = yield* Changes
    const team = yield* SiteTeam
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const tell = ({ listing_id }: Payload<"report-edits">): Effect.Effect<void> =>
      changes.transaction(
        Effect.gen(function* () {
          const listing = yield* repo.lock(listing_id)
          const versions = listing === undefined ? [] : yield* repo.take(listing_id)
          if (listing === undefined || versions.length === 0) return
          const all = Object.entries(editsTogether(versions.map((version) => version.changes)))
          const mail = editMail({
            slug: listing.slug,
            name: listing.name,
            page: isPublic(listing.status) ? links.listing(listing.slug) : null,
            versions,
            changes: Object.fromEntries(all.filter(([field]) => isShown(listing, field)))
          })
          yield* team.tell(mail)
        })
      )

    return { tell } as const
  })
}) {}
