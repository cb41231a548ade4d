/** The site's settings, kept in memory and read again when somebody, here or elsewhere, changes one. */
import { Data, Effect, Either } from "effect"
import { sentenceOf } from "../../domain/api/schema/Invalid.ts"
import {
  contradictionIn,
  isSettingKey,
  type Setting,
  type SettingKey,
  type SettingValue,
  settingKeys,
  settings
} from "../../domain/Setting.ts"
import { Audit, byCommandLine, type Doer } from "./Audit.ts"
import { Changes, everything } from "./Changes.ts"
import { Database } from "./Database.ts"
import { instant } from "./Instant.ts"

/** Any number that no other part of the database locks on. */
const lockKey = 727_004

export class SettingInvalid extends Data.TaggedError("SettingInvalid")<{ readonly message: string }> {}

export class Settings extends Effect.Service<Settings>()("launchbook/Settings", {
  dependencies: [Audit.Default],
  scoped: Effect.gen(function* () {
    const audit = yield* Audit
    const sql = yield* Database
    const changes = yield* Changes
    /** What is stored, checked once; a reading that was overtaken by a change is not kept. */
    let known: ReadonlyMap<string, unknown> | undefined
    let changed = 0

    yield* changes.subscribe((subjects) => {
      if (!subjects.includes("settings") && !subjects.includes(everything)) return
      known = undefined
      changed++
    })

    const stored = Effect.map(sql.rows<{ key: string; value: unknown }>`select key, value from settings`, (rows) => {
      const values = new Map(rows.map((row) => [row.key, row.value]))
      return new Map(settingKeys.map((key) => [key, settingOf(values, key)]))
    })
    const load = Effect.suspend(() => {
      const since = changed
      return Effect.tap(stored, (read) =>
        Effect.sync(() => {
          if (since === changed) known = read
        })
      )
    })
    const current = Effect.suspend(() => (known === undefined ? load : Effect.succeed(known)))

    const get = <K extends SettingKey>(key: K): Effect.Effect<SettingValue<K>> =>
      Effect.map(current, (map) => knownOf(map, key))

    /** The same without waiting; undefined while it has to be read again. */
    const peek = <K extends SettingKey>(key: K): SettingValue<K> | undefined =>
      known === undefined ? undefined : knownOf(known, key)

    /** Several at once, from one moment. */
    const all = Effect.map(
      current,
      (map) =>
        <K extends SettingKey>(key: K) =>
          knownOf(map, key)
    )

    /** Two that are set at once would each agree with what the other was: they take turns. */
    const assertAgreeing = (key: SettingKey, value: unknown) =>
      Effect.gen(function* () {
        yield* sql.run`select pg_advisory_xact_lock(${lockKey})`
        const others = yield* stored
        const message = contradictionIn((each) => (each === key ? value : others.get(each)))
        if (message !== null) return yield* new SettingInvalid({ message })
      })

    const set = (key: string, value: unknown, by: Doer = byCommandLine) =>
      Effect.gen(function* () {
        if (!isSettingKey(key)) return yield* new SettingInvalid({ message: `There is no setting ${key}.` })
        const { check }: Setting = settings[key]
        const checked = yield* Effect.mapError(
          check(value),
          (error) => new SettingInvalid({ message: `${key} ${sentenceOf(error)}.` })
        )
        const now = yield* instant
        const before = yield* get(key)
        yield* changes.transaction(
          Effect.all(
            [
              assertAgreeing(key, checked),
              sql.run`insert into settings (key, value, updated_at) values (${key}, ${JSON.stringify(checked)}::jsonb, ${now})
                  on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
              audit.write(by, "setting_set", key, `${JSON.stringify(before)} → ${JSON.stringify(checked)}`),
              changes.touch("settings")
            ],
            { discard: true }
          )
        )
        return checked
      })

    return { get, peek, all, set } as const
  })
}) {}

/** What is stored was checked when it was set; a value whose bounds have narrowed since falls back to its default. */
const settingOf = <K extends SettingKey>(map: ReadonlyMap<string, unknown>, key: K): SettingValue<K> => {
  // TypeScript cannot follow a key into a union of settings; each setting's check yields its own type.
  const { check, initial } = settings[key] as unknown as Setting<SettingValue<K>>
  return map.has(key) ? Either.getOrElse(check(map.get(key)), () => initial) : initial
}

/** `load` put a value of its own type under every key. */
const knownOf = <K extends SettingKey>(map: ReadonlyMap<string, unknown>, key: K): SettingValue<K> =>
  map.get(key) as SettingValue<K>
