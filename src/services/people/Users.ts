/**
 * People with an account, by their address, which is kept in lower case and belongs to one; and who the caller is, what
 * their credential allows, and what is left of their rate limits.
 */
import { Effect } from "effect"
import { listingSubject } from "../../domain/Operation.ts"
import { Principal, scopes } from "../../domain/Principal.ts"
import type { Account as AccountRecord } from "../../domain/people/Account.ts"
import { type Actor, Audit } from "../store/Audit.ts"
import { CallLimits } from "../store/CallLimits.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { RateLimits } from "../store/RateLimits.ts"
import { UsersRepo } from "./rows/UsersRepo.ts"

export class Users extends Effect.Service<Users>()("launchbook/Users", {
  dependencies: [Audit.Default, UsersRepo.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const repo = yield* UsersRepo

    /** The account of an address, made where there is none yet. */
    const ensure = (email: string, options: { readonly admin?: boolean; readonly name?: string } = {}) => {
      const role = options.admin === true ? "admin" : "member"
      const made = Effect.flatMap(instant, (now) =>
        repo.upsert({ email: email.toLowerCase(), name: options.name ?? null, role, now })
      )
      // Whoever was a member until now comes in as an admin by what they have.
      return role === "admin" ? changes.transaction(Effect.tap(made, ({ id }) => changes.touchCredentials([id]))) : made
    }

    /** Under what name somebody is read; null for none. */
    const rename = (by: Actor, name: string | null) =>
      changes.transaction(
        Effect.gen(function* () {
          if (!(yield* repo.rename(by.userId, name))) return
          yield* audit.write(by, "name_changed")
          yield* changes.touch(...(yield* repo.reviewedBy(by.userId)).map(listingSubject))
        })
      )

    return {
      ensure,
      rename,
      findByEmail: (email: string) => repo.findByEmail(email.toLowerCase()),
      find: repo.find
    } as const
  })
}) {}

/** Who the caller is, what their credential allows, and what is left of their rate limits. */
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
