/** Who the caller is, what their credential allows, and what is left of their rate limits. */
import { Effect } from "effect"
import { Principal, scopes } from "../../domain/Principal.ts"
import type { Account as AccountRecord } from "../../domain/people/Account.ts"
import { CallLimits, type UserLimit, userLimits } from "../store/CallLimits.ts"
import { RateLimits } from "../store/RateLimits.ts"
import { UsersRepo } from "./rows/UsersRepo.ts"

const limitNames = Object.keys(userLimits).filter((name): name is UserLimit => name in userLimits)

export class Accounts extends Effect.Service<Accounts>()("launchbook/Accounts", {
  dependencies: [UsersRepo.Default, CallLimits.Default],
  effect: Effect.gen(function* () {
    const users = yield* UsersRepo
    const rateLimits = yield* RateLimits
    const limits = yield* CallLimits

    const limitsOf = (userId: number) =>
      Effect.map(
        Effect.forEach(limitNames, (name) =>
          Effect.map(
            Effect.flatMap(limits.ofUser(userId, name), rateLimits.look),
            ({ limit, remaining, window }) => [name, { limit, remaining, window }] as const
          )
        ),
        (states) => Object.fromEntries(states)
      )

    const get = (): Effect.Effect<AccountRecord, never, Principal> =>
      Effect.gen(function* () {
        const caller = yield* Principal
        const user = yield* users.find(caller.userId)
        // A credential goes with its account.
        if (user === undefined) return yield* Effect.dieMessage(`user ${caller.userId} is gone`)
        const { type, name, expiresAt } = caller.credential
        return {
          id: user.id,
          email: user.email,
          name: user.name,
          role: user.role,
          credential: { type, name, expires_at: expiresAt },
          scopes: scopes.filter((scope) => caller.scopes.has(scope)),
          limits: yield* limitsOf(user.id),
          counts: yield* users.counts(user.id),
          created_at: user.created_at
        }
      })

    return { get } as const
  })
}) {}
