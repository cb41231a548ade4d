/**
 * What changed, told to everyone who keeps a copy. A write names the subjects it changed inside its
 * transaction; when that commits, this process drops its copies at once and every other process is
 * told by the database. A listener that lost its connection forgets everything when it is back.
 */
import { Effect, FiberRef } from "effect"
import { everything, type Subject, subjectNamed } from "../../domain/Operation.ts"
import { Database } from "./Database.ts"
import { Pool } from "./Sql.ts"

export { everything } from "../../domain/Operation.ts"

const channel = "launchbook_changes"
/** PostgreSQL takes 8000 bytes a notification; a longer list says «everything». */
const longest = 7000

type Listener = (subjects: ReadonlyArray<Subject>) => void

/** The subjects named in the transaction under way, `null` outside of one. */
const pending = FiberRef.unsafeMake<Set<Subject> | null>(null)

export class Changes extends Effect.Service<Changes>()("launchbook/Changes", {
  scoped: Effect.gen(function* () {
    const { listen } = yield* Pool
    const sql = yield* Database
    const self = crypto.randomUUID()
    const listeners = new Set<Listener>()
    const tell: Listener = (subjects) => {
      for (const listener of listeners) listener(subjects)
    }

    yield* Effect.acquireRelease(
      Effect.promise(() =>
        listen(
          channel,
          (payload) => {
            const [from, ...subjects] = payload.split("\n")
            if (from !== self) tell(subjects.map(subjectNamed))
          },
          () => tell([everything])
        )
      ),
      (close) => Effect.promise(close)
    )

    /** Names what the transaction under way changes. */
    const touch = (...subjects: ReadonlyArray<Subject>) =>
      Effect.flatMap(FiberRef.get(pending), (set) =>
        Effect.sync(() => {
          for (const subject of subjects) set?.add(subject)
        })
      )

    /** Runs a write in one transaction; what it touched is told when, and only when, it commits. */
    const transaction = <A, E, R>(write: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.flatMap(FiberRef.get(pending), (outer) => {
        if (outer !== null) return sql.transaction(write)
        const subjects = new Set<Subject>()
        const notify = Effect.suspend(() => {
          if (subjects.size === 0) return Effect.void
          const message = [self, ...subjects].join("\n")
          const payload = message.length > longest ? `${self}\n${everything}` : message
          return sql.run`select pg_notify(${channel}, ${payload})`
        })
        return sql.transaction(Effect.zipLeft(write, notify)).pipe(
          Effect.locally(pending, subjects),
          Effect.tap(() => Effect.sync(() => tell([...subjects])))
        )
      })

    /** Calls back with what changed, here or elsewhere. */
    const subscribe = (listener: Listener) =>
      Effect.acquireRelease(
        Effect.sync(() => listeners.add(listener)),
        () => Effect.sync(() => listeners.delete(listener))
      )

    /** Whether a transaction is under way, which undoes what is done now if it fails. */
    const inTransaction: Effect.Effect<boolean> = Effect.map(FiberRef.get(pending), (subjects) => subjects !== null)

    return { touch, transaction, inTransaction, subscribe } as const
  })
}) {}
