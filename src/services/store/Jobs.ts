/**
 * Background work, on pg-boss in the same database. A job sent inside a transaction exists when that
 * commits and not otherwise; it runs at least once, on any process, again after a crash. Handlers are
 * Effects on a fiber of their own and must be safe to repeat.
 */
import { SqlClient } from "@effect/sql"
import { Cause, Data, Effect, Either, Exit, FiberRef, Runtime, Schema, type SchemaAST } from "effect"
import { type Db, type JobWithMetadata, PgBoss } from "pg-boss"
import { sentenceOf } from "../../domain/api/schema/Invalid.ts"
import { type Job, type JobName, jobNames, jobs, type Payload } from "../../domain/Job.ts"
import { Database } from "./Database.ts"
import { oid, Pool } from "./Sql.ts"
import { prepared } from "./sql/Prepared.ts"

export interface SendOptions {
  /** Higher first; 0 unless said. */
  readonly priority?: number
  /** What the job is found by in the queue. It keeps nothing apart: two of one key are two. */
  readonly singletonKey?: string
  readonly startAfterSeconds?: number
}

/** How a handler is called: which try this is, and whether a failure now is the last word. */
export interface Attempt {
  readonly id: string
  readonly lastAttempt: boolean
}

/** A try that did not work out and should be made again, after a pause. */
export class TryAgain extends Data.TaggedError("TryAgain")<{ readonly message: string }> {}

export class PayloadInvalid extends Data.TaggedError("PayloadInvalid")<{ readonly message: string }> {}

/** Reads a payload as it came out of the queue, or as somebody typed it. */
export const readPayload = <N extends JobName>(
  name: N,
  payload: unknown,
  options: SchemaAST.ParseOptions = { errors: "all" }
): Either.Either<Payload<N>, PayloadInvalid> => {
  // TypeScript cannot follow a name into a union of rows; the schema and the payload come from the same one.
  const row = jobs[name].payload as unknown as Schema.Schema<Payload<N>, unknown>
  return Either.mapLeft(
    Schema.decodeUnknownEither(row, options)(payload),
    (error) => new PayloadInvalid({ message: `The payload of ${name} is not valid: ${sentenceOf(error)}.` })
  )
}

/** The kinds of job that this fiber does not send. */
const withheld = FiberRef.unsafeMake<ReadonlySet<JobName>>(new Set())

const schema = "pgboss"
/** A process that was killed is noticed after this; its jobs are then tried again. */
const heartbeatSeconds = 10
const superviseSeconds = 5
const keepSeconds = 86_400
/** A worker without a job ends within this; one that has a job is left to the engine's shutdown. */
const idleWorkerEnds = "100 millis"

export class Jobs extends Effect.Service<Jobs>()("launchbook/Jobs", {
  scoped: Effect.gen(function* () {
    const { pool, listen, embedded } = yield* Pool
    const sql = yield* SqlClient.SqlClient
    const database = yield* Database

    const db: Db = {
      executeSql: async (text: string, values?: ReadonlyArray<unknown>) => ({
        rows: rowsOf(await pool.query(text, values === undefined ? [] : [...values]))
      }),
      // The engine would have each of its workers look for the one job there is.
      listen: async (channel, _, onReconnect) => ({ close: await listen(channel, wakeOne, onReconnect) })
    }
    /** The engine's workers that have nothing to do, by what they serve. */
    const idle = new Map<string, Set<string>>()
    /** Tells one to look now. Whoever finds a job wakes the next, for there may be more of them than were told of. */
    const wakeOne = (name: string) => {
      const [worker] = idle.get(name) ?? []
      if (worker !== undefined) boss.notifyWorker(worker)
    }

    const boss = yield* Effect.acquireRelease(
      Effect.promise(async () => {
        const boss = new PgBoss({
          db,
          schema,
          backend: embedded ? "pglite" : "postgres",
          useListenNotify: true,
          superviseIntervalSeconds: superviseSeconds,
          monitorIntervalSeconds: superviseSeconds,
          // `jobs/Hours.ts` keeps the hours.
          schedule: false
        })
        boss.on("error", (error) => Effect.runFork(Effect.logWarning("job engine", error)))
        await boss.start()
        for (const name of jobNames) {
          const { retries, retryDelayMax, expiresIn, keep = keepSeconds }: Omit<Job, "payload"> = jobs[name]
          const options = {
            retryLimit: retries,
            retryDelay: 1,
            retryBackoff: true,
            retryDelayMax,
            expireInSeconds: expiresIn,
            heartbeatSeconds,
            deleteAfterSeconds: keep,
            notify: true
          }
          if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options)
          else await boss.updateQueue(name, options)
          // Makes the engine remember the queue: asking for it inside a transaction would need a second connection.
          await boss.findJobs(name, { id: crypto.randomUUID() })
          // An older version let the engine keep the hours; one that still runs beside this one would queue them as well.
          await boss.unschedule(name)
        }
        return boss
      }),
      (boss) => Effect.promise(() => boss.stop({ graceful: true, timeout: 8000 })).pipe(Effect.ignore)
    )

    /** Queues a job with whatever transaction is under way. */
    const send = <N extends JobName>(name: N, payload: Payload<N>, options: SendOptions = {}) =>
      Effect.gen(function* () {
        if ((yield* FiberRef.get(withheld)).has(name)) return
        const sendNow = yield* database.sender
        // The runtime of this fiber carries the connection of its transaction.
        const runtime = yield* Effect.runtime<never>()
        const inTransaction: Db = {
          executeSql: async (text, values = []) => {
            // The engine only tells the number of the job, which nobody asks for.
            if (sendNow !== null) {
              sendNow(text, values)
              return { rows: [] }
            }
            // The engine's text is one for each queue, and takes longer to plan than to run.
            return { rows: rowsOf(await Runtime.runPromise(runtime)(sql.unsafe(prepared(text), values))) }
          }
        }
        yield* Effect.promise(() =>
          boss.send(name, payload, {
            db: inTransaction,
            priority: options.priority ?? 0,
            ...(options.singletonKey === undefined ? {} : { singletonKey: options.singletonKey }),
            ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds })
          })
        )
        // Interrupted, the engine would go on by itself and might insert the job when its transaction is over.
      }).pipe(Effect.uninterruptible)

    /** Does `effect` without sending jobs of this kind: for what is made up, and nobody is to hear of. */
    const without = <A, E, R>(name: JobName, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.locallyWith(effect, withheld, (names) => new Set([...names, name]))

    /** Serves one kind of job with `concurrency` fibers at once, as long as the scope lives. */
    const work = <N extends JobName, R>(
      name: N,
      concurrency: number,
      handler: (payload: Payload<N>, attempt: Attempt) => Effect.Effect<void, TryAgain, R>
    ) =>
      Effect.gen(function* () {
        const runtime = yield* Effect.runtime<R>()
        /** What does not decode is tried again like any failure: another process may be of the version that sent it. */
        const attempted = (data: unknown, attempt: Attempt) =>
          Effect.flatMap(readPayload(name, data), (payload) => handler(payload, attempt))
        const options = {
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 5,
          includeMetadata: true,
          heartbeatRefreshSeconds: heartbeatSeconds / 3
        } as const
        const perform = async (job: JobWithMetadata<unknown>) => {
          const attempt = { id: job.id, lastAttempt: job.retryCount >= job.retryLimit }
          const exit = await Runtime.runPromiseExit(runtime)(
            Database.patient(attempted(job.data, attempt)).pipe(Effect.annotateLogs({ job: name, job_id: job.id })),
            { signal: job.signal }
          )
          if (Exit.isFailure(exit)) {
            Runtime.runFork(runtime)(Effect.logWarning(`job ${name} failed`, exit.cause))
            throw new Error(Cause.pretty(exit.cause).slice(0, 2000))
          }
        }
        const waiting = idle.get(name) ?? new Set<string>()
        idle.set(name, waiting)
        const begin = async () => {
          let worker: string | undefined
          let isBusy = false
          const rest = () => {
            if (!isBusy && worker !== undefined) waiting.add(worker)
          }
          worker = await boss.work(name, options, async (batch: ReadonlyArray<JobWithMetadata<unknown>>) => {
            isBusy = true
            if (worker !== undefined) {
              waiting.delete(worker)
              // Whoever is done looks for the next at once, not at the next poll.
              boss.notifyWorker(worker)
            }
            wakeOne(name)
            try {
              for (const job of batch) await perform(job)
            } finally {
              isBusy = false
              rest()
            }
          })
          rest()
          return worker
        }
        // One of the engine's workers for each fiber: of several under one id only the first can be told to look again.
        yield* Effect.acquireRelease(
          Effect.promise(() => Promise.all(Array.from({ length: concurrency }, begin))),
          // The engine's own stop looks only every half second whether its workers are done.
          (ids) =>
            Effect.promise(() =>
              Promise.all(
                ids.map((id) => {
                  waiting.delete(id)
                  return boss.offWork(name, { id, wait: true })
                })
              )
            ).pipe(
              Effect.disconnect,
              // A finalizer cannot be interrupted, and what cannot be interrupted is not cut off by a timeout either.
              Effect.interruptible,
              Effect.timeoutOption(idleWorkerEnds)
            )
        )
      })

    /** Whether the engine answers, for readiness. */
    const healthy = Effect.tryPromise(() => boss.getQueue("draft")).pipe(
      Effect.map((queue) => queue !== null),
      Effect.orElseSucceed(() => false)
    )

    return { send, without, work, healthy } as const
  })
}) {}

/** pg answers several statements with several results. */
const rowsOf = (result: unknown): Array<unknown> => {
  if (Array.isArray(result)) return result.flatMap((one) => (isResult(one) ? rowsOf(one) : [one]))
  return isResult(result) ? withDates(result) : []
}
interface Result {
  readonly rows: Array<Record<string, unknown>>
  readonly fields?: ReadonlyArray<{ readonly name: string; readonly dataTypeID: number }>
}
const isResult = (value: unknown): value is Result =>
  typeof value === "object" && value !== null && "rows" in value && Array.isArray(value.rows)

/** Our timestamps are text; the engine reckons with dates. */
const withDates = ({ rows, fields = [] }: Result): Array<Record<string, unknown>> => {
  const dates = fields.filter(({ dataTypeID }) => dataTypeID === oid.timestamptz).map(({ name }) => name)
  if (dates.length === 0) return rows
  return rows.map((row) => {
    const read = { ...row }
    for (const name of dates) if (typeof read[name] === "string") read[name] = new Date(read[name])
    return read
  })
}
