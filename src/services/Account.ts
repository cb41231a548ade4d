/** Who the caller is, what their credential allows, and what is left of their rate limits. */
import { Effect } from "effect"
import type { Account as AccountRecord } from "../domain/Account.ts"
import { Principal, scopes } from "../domain/Principal.ts"
import type { SettingKey } from "../domain/Setting.ts"
import { RateLimits } from "./RateLimits.ts"
import { Settings } from "./Settings.ts"
import { UsersRepo } from "./Users/UsersRepo.ts"

const minute = 60
const hour = 3600
const day = 86_400

/** The limits of a signed-in user: as the account names them, the bucket they are counted in, size and seconds. */
const limits = [
  { as: "read", name: "read", setting: "rate_limit.read_per_minute", window: minute },
  { as: "write", name: "write", setting: "rate_limit.write_per_minute", window: minute },
  { as: "submit_per_hour", name: "submit_hour", setting: "rate_limit.submit_per_hour", window: hour },
  { as: "submit_per_day", name: "submit_day", setting: "rate_limit.submit_per_day", window: day },
  { as: "regenerate_per_hour", name: "regenerate_hour", setting: "rate_limit.regenerate_per_hour", window: hour },
  { as: "checkout_per_hour", name: "checkout_hour", setting: "rate_limit.checkout_per_hour", window: hour }
] as const satisfies ReadonlyArray<{ as: string; name: string; setting: SettingKey; window: number }>

export class Account extends Effect.Service<Account>()("launchbook/Account", {
  dependencies: [UsersRepo.Default],
  effect: Effect.gen(function* () {
    const users = yield* UsersRepo
    const rateLimits = yield* RateLimits
    const settings = yield* Settings

    const limitsOf = (userId: number) =>
      Effect.gen(function* () {
        const setting = yield* settings.all
        const states = yield* Effect.forEach(limits, ({ as, name, setting: key, window }) =>
          Effect.map(
            rateLimits.look({ name, subject: `user:${userId}`, limit: setting(key), window }),
            ({ limit, remaining }) => [as, { limit, remaining, window }] as const
          )
        )
        return Object.fromEntries(states)
      })

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
