/**
 * What changed, told to everyone who keeps a copy. A write names the subjects it changed inside its
 * transaction; when that commits, this process drops its copies at once and every other process is
 * told by the database. A listener that lost its connection forgets everything when it is back.
 *
 * The same way goes a bell, for who keeps no copy and only waits for one thing to go on, as a draft that is being made;
 * and whose credentials stand for something else now, which no public answer shows.
 */
import type { Fragment } from "@effect/sql/Statement"
import { Cause, Effect, Exit, FiberRef, Option } from "effect"
import { everything, type Subject, subjectNamed } from "../../domain/Operation.ts"
import { Database } from "./Database.ts"
import { Pool } from "./Sql.ts"
import { Replica } from "./sql/Replica.ts"

export { everything } from "../../domain/Operation.ts"

const channel = "launchbook_changes"
/** PostgreSQL takes 8000 bytes a notification; a longer list says «everything». */
const longest = 7000

type Listener = (subjects: ReadonlyArray<Subject>) => void

/** Rung for those who wait for one thing to go on. Nobody keeps a copy of that, so it is no subject. */
type Bell = `bell:${string}`
const isBell = (line: string): line is Bell => line.startsWith("bell:")

/** What somebody comes in by was changed. Nobody else sees anything of it, so it is no subject either. */
type Credentials = `credentials:${number}`
const credentialsMark = "credentials:"
const isCredentials = (line: string): line is Credentials => line.startsWith(credentialsMark)
/** Whose credentials changed; `null` is everybody's. */
type CredentialsListener = (userId: number | null) => void

/** What the transaction under way has named, and what is left to be written at its end; `null` outside of one. */
interface Pending {
  readonly named: Set<Subject | Bell | Credentials>
  readonly last: Array<Fragment>
}
const pending = FiberRef.unsafeMake<Pending | null>(null)

/** Nothing of it was written for certain: the write itself said no, before anything was committed. */
const isUndone = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit) && Option.isSome(Cause.failureOption(exit.cause))

export class Changes extends Effect.Service<Changes>()("launchbook/Changes", {
  scoped: Effect.gen(function* () {
    const { listen } = yield* Pool
    const sql = yield* Database
    const replica = yield* Replica
    const self = crypto.randomUUID()
    const listeners = new Set<Listener>()
    const credentialsListeners = new Set<CredentialsListener>()
    const waiting = new Map<string, Set<() => void>>()
    let hearing = false
    const tell: Listener = (subjects) => {
      if (subjects.length === 0) return
      // First: whoever drops a copy now may read at once, and not from before the change.
      replica?.following.changed()
      for (const listener of listeners) listener(subjects)
      if (!subjects.includes(everything)) return
      for (const listener of credentialsListeners) listener(null)
      // Whoever missed something looks again.
      for (const each of waiting.values()) for (const wake of each) wake()
    }
    const tellAll = (lines: ReadonlyArray<string>) => {
      for (const line of lines)
        if (isCredentials(line))
          for (const listener of credentialsListeners) listener(Number(line.slice(credentialsMark.length)))
      tell(lines.flatMap((line) => (isBell(line) || isCredentials(line) ? [] : subjectNamed(line))))
      for (const line of lines) for (const wake of waiting.get(line) ?? []) wake()
    }

    yield* Effect.acquireRelease(
      Effect.promise(() =>
        listen(
          channel,
          (payload) => {
            const [from, ...lines] = payload.split("\n")
            if (from !== self) tellAll(lines)
          },
          () => {
            hearing = true
            tell([everything])
          },
          () => {
            hearing = false
          }
        )
      ),
      (close) => Effect.promise(close)
    )

    /** Names what the transaction under way changes. */
    const touch = (...subjects: ReadonlyArray<Subject>) =>
      Effect.map(FiberRef.get(pending), (under): void => {
        for (const subject of subjects) under?.named.add(subject)
      })

    /** Wakes whoever listens to `name` when the transaction under way commits, in every process. */
    const ring = (name: string) =>
      Effect.map(FiberRef.get(pending), (under): void => {
        under?.named.add(`bell:${name}`)
      })

    /**
     * What these people come in by stands for something else from this transaction on, or for nothing. Outside of one it
     * is a bug, for nobody would be told.
     */
    const touchCredentials = (userIds: ReadonlyArray<number>): Effect.Effect<void> =>
      Effect.flatMap(FiberRef.get(pending), (under) => {
        if (under === null) return Effect.dieMessage("credentials are changed in a transaction of Changes")
        for (const userId of userIds) under.named.add(`credentials:${userId}`)
        return Effect.void
      })

    /** The statement by which the database tells every other process, once it has committed. */
    const notice = (lines: ReadonlyArray<string>): Fragment => {
      if (lines.length === 0) return sql`select 1`
      const message = [self, ...lines].join("\n")
      return sql`select pg_notify(${channel}, ${message.length > longest ? `${self}\n${everything}` : message})`
    }

    /** Statements that change rows and a last one, as one statement. */
    const together = (parts: ReadonlyArray<Fragment>, end: Fragment): Fragment => {
      if (parts.length === 0) return end
      // PostgreSQL runs such parts from the last to the first, though it promises no order: so entries are numbered as they
      // were made, which matters to who reads them and to nothing else.
      const each = parts.map((part, at) => sql`${sql.literal(`last_${at}`)} as (${part})`).reverse()
      return sql`with ${sql.join(", ", false)(each)} ${end}`
    }

    /**
     * A statement that changes rows and that nothing in the transaction waits for: all of these go to the database
     * together at its end, in one round trip. No two of one transaction may change the same row.
     */
    const last = (statement: Fragment): Effect.Effect<void> =>
      Effect.flatMap(FiberRef.get(pending), (under) =>
        under === null
          ? sql.prepared.run`${statement}`
          : Effect.sync(() => {
              under.last.push(statement)
            })
      )

    /**
     * Runs a write in one transaction; what it touched is told when it commits. Where it is not known whether it did
     * (its caller left meanwhile, the connection broke) it is told as well: who forgets too much asks once more.
     */
    const transaction = <A, E, R>(write: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.flatMap(FiberRef.get(pending), (outer) => {
        if (outer !== null) {
          const before = outer.last.length
          // What is undone alone, in the middle of a transaction, leaves nothing to be written at its end.
          return Effect.onError(sql.transaction(write), () =>
            Effect.sync(() => {
              outer.last.length = before
            })
          )
        }
        const under: Pending = { named: new Set(), last: [] }
        const { named } = under
        const end = Effect.suspend(() =>
          named.size === 0 && under.last.length === 0
            ? Effect.void
            : sql.later`${together(under.last, notice([...named]))}`
        )
        return sql.transaction(Effect.zipLeft(write, end)).pipe(
          Effect.locally(pending, under),
          Effect.onExit((exit) => (isUndone(exit) ? Effect.void : Effect.sync(() => tellAll([...named]))))
        )
      })

    /**
     * Changes rows by one statement, however many parts it has, and wakes whoever hears `name`: all of it or nothing, in
     * one round trip, where a transaction takes four or five. No two parts may change the same row.
     */
    const rung = (name: string, ...parts: ReadonlyArray<Fragment>): Effect.Effect<void> =>
      Effect.flatMap(FiberRef.get(pending), (outer) => {
        if (outer !== null) return Effect.zipRight(Effect.forEach(parts, last, { discard: true }), ring(name))
        const bell: Bell = `bell:${name}`
        return Effect.onExit(sql.prepared.run`${together(parts, notice([bell]))}`, (exit) =>
          isUndone(exit) ? Effect.void : Effect.sync(() => tellAll([bell]))
        )
      })

    /** Calls back with what changed, here or elsewhere. */
    const subscribe = (listener: Listener) =>
      Effect.acquireRelease(
        Effect.sync(() => listeners.add(listener)),
        () => Effect.sync(() => listeners.delete(listener))
      )

    /** Calls back with whose credentials changed, here or elsewhere. */
    const subscribeCredentials = (listener: CredentialsListener) =>
      Effect.acquireRelease(
        Effect.sync(() => credentialsListeners.add(listener)),
        () => Effect.sync(() => credentialsListeners.delete(listener))
      )

    /** Calls back whenever `name` is rung, here or elsewhere, and whenever that may have been missed. */
    const hear = (name: string, wake: () => void) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const key: Bell = `bell:${name}`
          const heard = waiting.get(key) ?? new Set()
          waiting.set(key, heard.add(wake))
        }),
        () =>
          Effect.sync(() => {
            const key: Bell = `bell:${name}`
            const heard = waiting.get(key)
            heard?.delete(wake)
            if (heard?.size === 0) waiting.delete(key)
          })
      )

    /** Whether a transaction is under way, which undoes what is done now if it fails. */
    const inTransaction: Effect.Effect<boolean> = Effect.map(FiberRef.get(pending), (under) => under !== null)

    return {
      touch,
      touchCredentials,
      ring,
      last,
      rung,
      transaction,
      inTransaction,
      subscribe,
      subscribeCredentials,
      hear,
      /** Whether what other processes change is heard of right now. */
      hearing: () => hearing
    } as const
  })
}) {}
