/** For whoever runs the service: is the process up, can it work, how is it doing. */
import { HttpServerResponse } from "@effect/platform"
import { Effect, Layer, Option, Redacted } from "effect"
import { AppConfigTag } from "../Config.ts"
import { NotFound } from "../domain/Failure.ts"
import { isLoopbackAddress } from "../domain/text/IpAddress.ts"
import { Access } from "../services/execute/Access.ts"
import { Sessions } from "../services/people/Sessions.ts"
import { Database, type Sql } from "../services/store/Database.ts"
import { Jobs } from "../services/store/Jobs.ts"
import { sameSecret } from "../services/store/Secrets.ts"
import { errorResponse } from "./answer/Errors.ts"
import { Metrics } from "./Metrics.ts"
import { RequestInfo } from "./request/RequestInfo.ts"
import { route, webRequest } from "./request/Route.ts"

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

/** What a process does tells an attacker how their attack goes: it is for whoever runs it. */
const mayMeasure = (headers: Headers, address: string, token: string | null): boolean =>
  token === null
    ? isLoopbackAddress(address) && !headers.has("x-forwarded-for") && !headers.has("forwarded")
    : sameSecret(headers.get("authorization") ?? "", `Bearer ${token}`)

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const sql = yield* Database
    const jobs = yield* Jobs
    const metrics = yield* Metrics
    metrics.watch("credentials", (yield* Access).figures)
    metrics.watch("sessions", (yield* Sessions).figures)
    const { publicUrl, metricsToken } = yield* AppConfigTag
    const token = Option.getOrNull(Option.map(metricsToken, Redacted.value))
    const metricsType = "text/plain; version=0.0.4; charset=utf-8"
    return Layer.mergeAll(
      route("GET", "/healthz", () => Effect.succeed(HttpServerResponse.unsafeJson({ ok: true }, { headers: noStore }))),
      route("GET", "/readyz", () => ready(sql, jobs)),
      route("GET", "/metrics", (incoming) =>
        Effect.map(RequestInfo, ({ address, requestId }) =>
          mayMeasure(webRequest(incoming).headers, address, token)
            ? HttpServerResponse.text(metrics.text(), { contentType: metricsType, headers: noStore })
            : errorResponse(NotFound("There is nothing at this address."), requestId, publicUrl)
        )
      )
    )
  })
)
