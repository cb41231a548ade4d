/**
 * The people who run the site, reached by mail; and everybody's accounts as they find them: who is of the team, and
 * signing somebody out. A mail is queued with the transaction that causes it.
 */
import { Data, Effect } from "effect"
import { NotFound } from "../../domain/Failure.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import type { Letter } from "../../domain/text/Letter.ts"
import { type Actor, Audit } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { type MembersAsked, MembersRepo } from "./rows/community/MembersRepo.ts"
import { SessionsRepo } from "./rows/SessionsRepo.ts"
import { UsersRepo } from "./rows/UsersRepo.ts"

export type { MemberDetails, MemberRow } from "./rows/community/MembersRepo.ts"

export class SiteTeam extends Effect.Service<SiteTeam>()("launchbook/SiteTeam", {
  dependencies: [UsersRepo.Default],
  effect: Effect.gen(function* () {
    const users = yield* UsersRepo
    const jobs = yield* Jobs

    /** One mail to each of them. */
    const tell = (letter: Letter) =>
      Effect.flatMap(users.admins, (addresses) =>
        Effect.forEach(addresses, (to) => jobs.send("mail", { to, letter }), { discard: true })
      )

    return { tell } as const
  })
}) {}

/** Why an account stays as it is, in a sentence for the team. */
export class MemberUnchanged extends Data.TaggedError("MemberUnchanged")<{ readonly message: string }> {}

export class Members extends Effect.Service<Members>()("launchbook/Members", {
  dependencies: [Audit.Default, MembersRepo.Default, SessionsRepo.Default, UsersRepo.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const repo = yield* MembersRepo
    const sessions = yield* SessionsRepo
    const users = yield* UsersRepo

    const find = (asked: MembersAsked, paging: Paging) =>
      Effect.map(repo.page(asked, paging), ({ items, total }) => toPage(paging, items, total))

    const look = (id: number) =>
      Effect.gen(function* () {
        const user = yield* users.find(id)
        if (user === undefined) return yield* NotFound()
        return { user, details: yield* repo.details(id, yield* instant), listings: yield* repo.listings(id) }
      })

    /** Takes somebody into the team, or out of it. Nobody takes out themselves, so that one of the team is always left. */
    const setRole = (by: Actor, id: number, role: "member" | "admin") =>
      changes.transaction(
        Effect.gen(function* () {
          yield* repo.lockAdmins
          const user = yield* repo.lock(id)
          if (user === undefined) return yield* NotFound()
          if (user.id === by.userId)
            return yield* new MemberUnchanged({
              message: "You cannot change your own role. Ask somebody else of the team."
            })
          if (user.role === role) return
          yield* repo.setRole(id, role)
          yield* changes.touchCredentials([id])
          yield* audit.write(by, "role_set", user.email, `${user.role} → ${role}`)
        })
      )

    /** Ends every session of somebody. Their keys and apps go on. */
    const signOut = (by: Actor, id: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const user = yield* repo.lock(id)
          if (user === undefined) return yield* NotFound()
          yield* sessions.removeAll(id)
          yield* changes.touchCredentials([id])
          yield* audit.write(by, "signed_out_by_team", user.email)
        })
      )

    return { find, look, setRole, signOut } as const
  })
}) {}
