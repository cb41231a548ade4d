/** For whoever runs the service: is the process up, can it work, how is it doing. */
import { HttpServerResponse } from "@effect/platform"
import { Effect, Layer } from "effect"
import { Database, type Sql } from "../services/store/Database.ts"
import { Jobs } from "../services/store/Jobs.ts"
import { Metrics } from "./Metrics.ts"
import { route } from "./request/Route.ts"

const noStore = { "cache-control": "no-store" }

/** An engine that does not answer within this is not ready; the database has its own deadline. */
const readyWithin = "2 seconds"

const ready = (sql: Sql, jobs: Jobs) =>
  Effect.gen(function* () {
    const answers = sql.attempt<{ writable: boolean }>`
      select current_setting('transaction_read_only') = 'off' as writable`.pipe(
      Effect.map(([row]) => ({ database: true, writable: row?.writable === true })),
      Effect.orElseSucceed(() => ({ database: false, writable: false }))
    )
    const works = jobs.healthy.pipe(
      Effect.timeout(readyWithin),
      Effect.orElseSucceed(() => false)
    )
    const [{ database, writable }, queue] = yield* Effect.all([answers, works], { concurrency: 2 })
    const ready = database && writable && queue
    return HttpServerResponse.unsafeJson(
      { ready, database, writable, queue },
      { status: ready ? 200 : 503, headers: { ...noStore, ...(ready ? {} : { "retry-after": "2" }) } }
    )
  })

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const sql = yield* Database
    const jobs = yield* Jobs
    const metrics = yield* Metrics
    const metricsType = "text/plain; version=0.0.4; charset=utf-8"
    return Layer.mergeAll(
      route("GET", "/healthz", () => Effect.succeed(HttpServerResponse.unsafeJson({ ok: true }, { headers: noStore }))),
      route("GET", "/readyz", () => ready(sql, jobs)),
      route("GET", "/metrics", () =>
        Effect.sync(() => HttpServerResponse.text(metrics.text(), { contentType: metricsType, headers: noStore }))
      )
    )
  })
)
