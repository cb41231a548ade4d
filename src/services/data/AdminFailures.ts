/** What commands refuse with: one line for the person at the terminal. */
import { Effect } from "effect"
import { AdminFailure } from "../../domain/api/admin/AdminCalls.ts"
import type { Users } from "../people/Users.ts"

/** A use case's refusal, as that line. */
export const asAdminFailure = <A, E extends { readonly message: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.mapError(effect, ({ message }) => new AdminFailure({ message }))

/** The account of an address, for a command that is about one. */
export const knownUser = (users: Users, email: string) =>
  Effect.flatMap(users.findByEmail(email), (user) =>
    user === undefined
      ? new AdminFailure({ message: `There is no user ${email}. Make one: launchbook user create ${email}` })
      : Effect.succeed(user)
  )
