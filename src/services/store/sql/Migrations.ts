/**
 * Migrations are the files of `migrations/`, ten to a folder, in the order of their numbers. Processes that boot at
 * once take turns by an advisory lock, and each migration commits with the row that records it.
 */
import { basename } from "node:path"
import { SqlClient } from "@effect/sql"
import type { SqlError } from "@effect/sql/SqlError"
import { Glob } from "bun"
import { Clock, Effect } from "effect"
import { hour } from "../../../domain/Week.ts"
import { patient } from "./Deadline.ts"

interface Migration {
  readonly id: number
  readonly name: string
  readonly run: Effect.Effect<unknown, SqlError, SqlClient.SqlClient>
}

const folder = `${import.meta.dir}/migrations`

const all = Effect.promise(async () => {
  const files = [...new Glob("**/[0-9][0-9][0-9][0-9]_*.ts").scanSync(folder)]
  const found = await Promise.all(
    files.map(async (file): Promise<Migration> => {
      const module: { default: Migration["run"] } = await import(`${folder}/${file}`)
      const name = basename(file, ".ts")
      return { id: Number(name.slice(0, 4)), name: name.slice(5), run: module.default }
    })
  )
  return found.sort((a, b) => a.id - b.id)
})

/** Any number that no other part of the database locks on. */
const lockKey = 727_001

/** Brings the database up to date; answers the names of what it ran. */
export const runMigrations = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const migrations = yield* all
  const now = new Date(yield* Clock.currentTimeMillis)
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // An index over a million listings takes longer than any statement that somebody waits for.
      yield* sql`set local statement_timeout = 0`
      yield* sql`select pg_advisory_xact_lock(${lockKey})`
      yield* sql`create table if not exists migrations (id int primary key, name text not null, ran_at timestamptz not null)`
      const done = yield* sql<{ id: number }>`select id from migrations`
      const pending = migrations.filter(({ id }) => !done.some((row) => row.id === id))
      for (const { id, name, run } of pending) {
        yield* run
        yield* sql`insert into migrations (id, name, ran_at) values (${id}, ${name}, ${now})`
      }
      return pending.map(({ name }) => name)
    })
  )
}).pipe((migrating) => patient(migrating, hour), Effect.orDie)
