/** The keys under which the site hashes what it does not keep in clear. */
import { randomBytes } from "node:crypto"
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"
import { instant } from "../../store/Instant.ts"

export class SiteKeysRepo extends Effect.Service<SiteKeysRepo>()("launchbook/SiteKeysRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** The key of a name: the one there is, or `fresh`. Of several processes that ask first, all get the same. */
    const ensure = (key: {
      readonly name: string
      readonly fresh: Buffer
      readonly now: Date
      readonly forgetAt: Date | null
    }) =>
      sql.value<Buffer>`
        with made as (
          insert into site_keys (name, key, made_at, forget_at)
          values (${key.name}, ${key.fresh}, ${key.now}, ${key.forgetAt})
          -- a change of nothing, so that the key that is there is answered
          on conflict (name) do update set name = excluded.name returning key
        ) select key from made`

    const find = (name: string) =>
      Effect.map(sql.first<{ key: Buffer }>`select key from site_keys where name = ${name}`, (row) => row?.key)

    /** The key of a name that is never forgotten: made at first use, and read once by a process. */
    const lasting = (name: string): Effect.Effect<Buffer> => {
      let known: Buffer | undefined
      const read = Effect.gen(function* () {
        const found = yield* find(name)
        if (found !== undefined) return found
        const fresh = yield* Effect.sync(() => randomBytes(32))
        return yield* ensure({ name, fresh, now: yield* instant, forgetAt: null })
      })
      return Effect.suspend(() =>
        known === undefined ? Effect.tap(read, (key) => Effect.sync(() => (known = key))) : Effect.succeed(known)
      )
    }

    const forget = (now: Date): Effect.Effect<number> =>
      Effect.map(sql.rows`delete from site_keys where forget_at <= ${now} returning 1`, (rows) => rows.length)

    return { ensure, lasting, forget } as const
  })
}) {}
