/** Accounts and their keys, from the command line. */
import { Clock, Effect } from "effect"
import { type AdminCalls, AdminFailure } from "../../domain/api/admin/AdminCalls.ts"
import { eventTypeNames } from "../../domain/people/Event.ts"
import { eventsOf } from "../../domain/people/Webhook.ts"
import { day } from "../../domain/Week.ts"
import { isEmail } from "../../domain/Wire.ts"
import { Webhooks } from "../owners/Webhooks.ts"
import { ApiKeys } from "../people/ApiKeys.ts"
import { SignIn } from "../people/SignIn.ts"
import { Users } from "../people/Users.ts"
import { byCommandLine } from "../store/Audit.ts"
import { asAdminFailure, knownUser } from "./AdminFailures.ts"

/** Days an API key may live, where it is given an end. */
const longestKeyDays = 3650

export const accountAdmin = Effect.gen(function* () {
  const users = yield* Users
  const keys = yield* ApiKeys
  const signIn = yield* SignIn
  const webhooks = yield* Webhooks
  const known = (email: string) => knownUser(users, email)
  /** The command line, doing what the person of an address could. */
  const inTheNameOf = (email: string) => Effect.map(known(email), ({ id }) => ({ ...byCommandLine, userId: id }))

  return {
    user_create: ({ email, admin, name }) =>
      isEmail(email)
        ? users.ensure(email, { admin, ...(name === null ? {} : { name }) })
        : new AdminFailure({ message: `${email} is not an e-mail address.` }),
    login_link: ({ email }) => Effect.flatMap(known(email), (user) => asAdminFailure(signIn.linkFor(user.email))),

    key_create: ({ email, scopes, name, expires_days }) =>
      Effect.gen(function* () {
        const user = yield* known(email)
        if (expires_days !== null && (expires_days < 1 || expires_days > longestKeyDays))
          return yield* new AdminFailure({ message: `A key lives 1 to ${longestKeyDays} days.` })
        const now = yield* Clock.currentTimeMillis
        const expiresAt = expires_days === null ? null : new Date(now + expires_days * day)
        return yield* asAdminFailure(
          keys.create({ userId: user.id, name, scopes: [...new Set(scopes)], mode: "live", expiresAt })
        )
      }),
    key_list: ({ email }) =>
      Effect.flatMap(known(email), (user) => Effect.map(keys.list(user.id), (list) => ({ keys: list }))),
    key_revoke: ({ email, id }) =>
      Effect.flatMap(known(email), (user) => Effect.map(keys.revoke(user.id, id), (revoked) => ({ revoked }))),

    webhook_list: ({ email }) =>
      Effect.flatMap(known(email), (user) => Effect.map(webhooks.list(user.id), (list) => ({ webhooks: list }))),
    webhook_add: ({ email, url, events: names }) =>
      Effect.gen(function* () {
        const by = yield* inTheNameOf(email)
        const events = eventsOf(names)
        if (events === null)
          return yield* new AdminFailure({ message: `The events there are: ${eventTypeNames.join(", ")}.` })
        const { endpoint, secret } = yield* asAdminFailure(webhooks.add(by, { url, events, description: "" }))
        return { id: endpoint.id, secret }
      }),
    webhook_log: ({ email, id }) => Effect.flatMap(known(email), (user) => asAdminFailure(webhooks.look(user.id, id))),
    webhook_redeliver: ({ email, id, delivery }) =>
      Effect.flatMap(inTheNameOf(email), (by) => asAdminFailure(webhooks.redeliver(by, id, delivery))).pipe(
        Effect.as({ id })
      ),
    webhook_enable: ({ email, id }) =>
      Effect.flatMap(inTheNameOf(email), (by) => asAdminFailure(webhooks.enable(by, id))).pipe(Effect.as({ id })),
    webhook_remove: ({ email, id }) =>
      Effect.flatMap(inTheNameOf(email), (by) => asAdminFailure(webhooks.remove(by, id))).pipe(Effect.as({ id }))
  } satisfies Partial<AdminCalls>
})
