/**
 * The end of one account. First what its person comes in by ends, then their unpaid orders, each by itself and safe to
 * repeat; then all the rest in one transaction, with the log entry and the last mail. A process that is killed meanwhile
 * leaves an account that is due, and the next run begins again.
 */
import { Effect } from "effect"
import { everything } from "../../../domain/Operation.ts"
import { accountDeletedMail } from "../../../domain/people/mail/SignInMails.ts"
import { Checkout } from "../../orders/Checkout.ts"
import { LeavingPerson } from "../../people/Votes.ts"
import { Audit } from "../../store/Audit.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { Jobs } from "../../store/Jobs.ts"
import { DeparturesRepo } from "../rows/DeparturesRepo.ts"

/** The site itself, for the audit log. */
const bySite = { userId: null, credential: "departure", requestId: "departure" } as const

/** `waiting`: a payment of theirs is under way, or nobody else runs the site; it is tried again. */
export type Ending = "deleted" | "waiting" | "not_due"

export class Leaving extends Effect.Service<Leaving>()("launchbook/Leaving", {
  dependencies: [Audit.Default, Checkout.Default, DeparturesRepo.Default, LeavingPerson.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const checkout = yield* Checkout
    const jobs = yield* Jobs
    const person = yield* LeavingPerson
    const repo = yield* DeparturesRepo

    /** Locked and due, or null. A site that nobody runs could not be helped, so its last admin stays until there is another. */
    const locked = (userId: number) =>
      Effect.gen(function* () {
        const row = yield* repo.lockDue(userId, yield* instant)
        if (row === undefined) return "not_due"
        return row.role === "admin" && !(yield* repo.hasOtherAdmin(userId)) ? "waiting" : row
      })

    /** Nothing of theirs begins from here on. */
    const shutOut = (userId: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const row = yield* locked(userId)
          if (typeof row === "string") return row
          yield* repo.endAccess(userId)
          yield* changes.touchCredentials([userId])
          return row
        })
      )

    /** Gives up what nobody pays now. What is being paid is left, and found again below. */
    const endOrders = (userId: number) =>
      Effect.flatMap(repo.openOrders(userId), (secrets) =>
        Effect.forEach(secrets, (secret) => Effect.ignore(checkout.cancel(secret)), { discard: true })
      )

    const deleteAll = (userId: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const row = yield* locked(userId)
          if (typeof row === "string") return row
          if ((yield* repo.openOrders(userId)).length > 0) return "waiting"
          const now = yield* instant
          yield* person.takeOut(userId)
          yield* repo.forgetUnpaid(userId)
          yield* repo.deleteUnpublished(userId)
          if (row.listings === "remove") yield* repo.empty(yield* repo.removable(userId, now), now)
          yield* repo.disown(userId, row.email)
          yield* repo.forgetFounder(userId)
          yield* repo.forgetAddress(userId, row.email)
          yield* audit.write(bySite, "account_deleted", String(userId))
          yield* jobs.send("mail", { to: row.email, letter: accountDeletedMail(row.listings) })
          yield* repo.deleteAccount(userId)
          yield* changes.touch(everything)
          return "deleted" as const
        })
      )

    const end = (userId: number): Effect.Effect<Ending> =>
      Effect.gen(function* () {
        const row = yield* shutOut(userId)
        if (typeof row === "string") return row
        yield* endOrders(userId)
        const ending = yield* deleteAll(userId)
        // Without a name or an address: by its number it is deleted again after an older backup was restored.
        if (ending === "deleted") yield* Effect.logInfo(`account ${userId} was deleted, as its person asked`)
        return ending
      })

    return { end } as const
  })
}) {}
