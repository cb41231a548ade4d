/** People with an account. An address is kept in lower case and belongs to one account. */
import { Clock, Effect } from "effect"
import { UsersRepo } from "./rows/UsersRepo.ts"

export class Users extends Effect.Service<Users>()("launchbook/Users", {
  dependencies: [UsersRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* UsersRepo

    /** The account of an address, made where there is none yet. */
    const ensure = (email: string, options: { readonly admin?: boolean; readonly name?: string } = {}) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        repo.upsert({
          email: email.toLowerCase(),
          name: options.name ?? null,
          role: options.admin === true ? "admin" : "member",
          now: new Date(now)
        })
      )

    return { ensure, findByEmail: (email: string) => repo.findByEmail(email.toLowerCase()), find: repo.find } as const
  })
}) {}
