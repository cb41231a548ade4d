/**
 * Whether sessions are set as they were told to be: a pooler may not have passed it on. What we read depends on the time zone, so a pooler that
 * does not keep it is not worked with; the rest is safety, and said once.
 */
import { SqlError } from "@effect/sql/SqlError"
import { Effect } from "effect"
import type Pg from "pg"
import { sessionSettings } from "./Connections.ts"
import { DatabaseUnfit } from "./Listener.ts"

interface Row {
  readonly timezone: string
  readonly role: string
  readonly database: string
  readonly unset: ReadonlyArray<string>
}

/** Milliseconds and switches are printed in more than one way, so the server compares them by its own. */
const question = `
  select current_setting('TimeZone') as timezone, current_user as role, current_database() as database,
    array(select format('%s = ''%s''', s.name, want.value) from pg_settings s join unnest($1::text[], $2::text[]) as want (name, value) using (name)
      where s.setting <> regexp_replace(want.value, 'ms$', '') order by s.name) as unset`

export const assertSettings = (pool: Pg.Pool): Effect.Effect<void, DatabaseUnfit> =>
  Effect.gen(function* () {
    const { rows } = yield* Effect.tryPromise({
      try: () => pool.query<Row>(question, [Object.keys(sessionSettings), Object.values(sessionSettings)]),
      catch: (cause) => new SqlError({ cause, message: "Failed to execute statement" })
    }).pipe(Effect.orDie)
    const [row] = rows
    if (row === undefined) return
    if (!/^(UTC|Etc\/UTC|GMT)$/i.test(row.timezone))
      return yield* new DatabaseUnfit({
        message: `The pooler of DATABASE_URL does not keep the time zone of its clients: its sessions are in ${row.timezone}. Run: alter role "${row.role}" in database "${row.database}" set timezone = 'UTC'; and let it connect anew.`
      })
    const missing = row.unset.map((each) => `alter role "${row.role}" in database "${row.database}" set ${each};`)
    if (missing.length > 0)
      yield* Effect.logWarning("sessions of the pooler are not as ours are; run this once and let it connect anew", {
        run: missing.join(" ")
      })
  })
