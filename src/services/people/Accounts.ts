/** Who the caller is, what their credential allows, and what is left of their rate limits. */
import { Effect } from "effect"
import { Principal, scopes } from "../../domain/Principal.ts"
import type { Account as AccountRecord } from "../../domain/people/Account.ts"
import { CallLimits } from "../store/CallLimits.ts"
import { RateLimits } from "../store/RateLimits.ts"
import { UsersRepo } from "./rows/UsersRepo.ts"

export class Accounts extends Effect.Service<Accounts>()("launchbook/Accounts", {
  dependencies: [UsersRepo.Default, CallLimits.Default],
  effect: Effect.gen(function* () {
    const users = yield* UsersRepo
    const rateLimits = yield* RateLimits
    const limits = yield* CallLimits

    const limitsOf = (userId: number) =>
      Effect.map(Effect.flatMap(limits.ofAccount(userId), rateLimits.look), (states) =>
        Object.fromEntries(states.map(({ name, limit, remaining, window }) => [name, { limit, remaining, window }]))
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
