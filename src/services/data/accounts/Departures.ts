/**
 * Leaving: a person asks that their account be deleted, has some days to keep it after all, and is deleted then. What
 * goes, what stays and why is in `domain/people/Departure.ts`.
 */
import { Data, Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { linksOf } from "../../../domain/listing/Links.ts"
import type { ListingsLeft } from "../../../domain/people/Departure.ts"
import { deletionAskedMail, deletionTakenBackMail } from "../../../domain/people/mail/SignInMails.ts"
import { day } from "../../../domain/Week.ts"
import { Users } from "../../people/Users.ts"
import { type Actor, Audit } from "../../store/Audit.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { Jobs } from "../../store/Jobs.ts"
import { Settings } from "../../store/Settings.ts"
import { DeparturesRepo } from "../rows/DeparturesRepo.ts"
import { Leaving } from "./Leaving.ts"

/** Accounts of one run; the next takes the rest. */
const mostAtOnce = 200

/** Nobody else runs the site. */
export class LastAdmin extends Data.TaggedError("LastAdmin")<Record<never, never>> {}

export class Departures extends Effect.Service<Departures>()("launchbook/Departures", {
  dependencies: [Audit.Default, DeparturesRepo.Default, Leaving.Default, Users.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const jobs = yield* Jobs
    const leaving = yield* Leaving
    const repo = yield* DeparturesRepo
    const settings = yield* Settings
    const users = yield* Users
    const { accountSettings } = linksOf((yield* AppConfigTag).publicUrl)

    /** Whose the account is; a session goes with it. */
    const ownerOf = (by: Actor) =>
      Effect.flatMap(users.find(by.userId), (user) =>
        user === undefined ? Effect.dieMessage(`user ${by.userId} is gone`) : Effect.succeed(user)
      )

    /** Asks; a second time it changes what becomes of the listings, and the day stays. */
    const ask = (by: Actor, listings: ListingsLeft) =>
      changes.transaction(
        Effect.gen(function* () {
          const user = yield* ownerOf(by)
          if (user.role === "admin" && !(yield* repo.hasOtherAdmin(user.id))) return yield* new LastAdmin()
          const now = yield* instant
          const graceDays = yield* settings.get("accounts.grace_days")
          const standing = yield* repo.ask(user.id, listings, now, new Date(now.getTime() + graceDays * day))
          yield* audit.write(by, "account_deletion_asked", listings)
          yield* jobs.send("mail", { to: user.email, letter: deletionAskedMail(standing, accountSettings) })
          if (graceDays === 0) yield* jobs.send("departures", {})
          return standing
        })
      )

    /** Keeps the account after all; false where nobody had asked. */
    const takeBack = (by: Actor) =>
      changes.transaction(
        Effect.gen(function* () {
          if (!(yield* repo.cancel(by.userId))) return false
          yield* audit.write(by, "account_deletion_taken_back")
          const { email } = yield* ownerOf(by)
          yield* jobs.send("mail", { to: email, letter: deletionTakenBackMail(accountSettings) })
          return true
        })
      )

    /** Deletes the accounts that are due. One that cannot go now keeps none of the others. */
    const run = Effect.gen(function* () {
      const ids = yield* repo.due(yield* instant, mostAtOnce)
      const endings = yield* Effect.forEach(ids, (id) =>
        Effect.catchAllCause(leaving.end(id), (cause) =>
          Effect.as(Effect.logError(`account ${id} was not deleted`, cause), "waiting" as const)
        )
      )
      return { deleted: endings.filter((ending) => ending === "deleted").length, due: ids.length }
    })

    return { ask, takeBack, standing: repo.find, run } as const
  })
}) {}
