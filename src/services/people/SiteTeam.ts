/** The people who run the site, reached by mail. A mail is queued with the transaction that causes it. */
import { Effect } from "effect"
import { Jobs } from "../store/Jobs.ts"
import { UsersRepo } from "./rows/UsersRepo.ts"

export class SiteTeam extends Effect.Service<SiteTeam>()("launchbook/SiteTeam", {
  dependencies: [UsersRepo.Default],
  effect: Effect.gen(function* () {
    const users = yield* UsersRepo
    const jobs = yield* Jobs

    /** One mail to each of them. */
    const tell = (mail: { readonly subject: string; readonly text: string }) =>
      Effect.flatMap(users.admins, (addresses) =>
        Effect.forEach(addresses, (to) => jobs.send("mail", { to, ...mail }), { discard: true })
      )

    return { tell } as const
  })
}) {}
