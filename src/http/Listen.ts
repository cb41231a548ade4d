/** Listening on a port, and leaving in good order: no new requests, then up to ten seconds for those that run. */
import { Effect, type Scope } from "effect"
import { AppConfigTag } from "../Config.ts"
import { Unavailable } from "../domain/Failure.ts"
import type { Handler } from "./Front.ts"
import { requestIdOf } from "./RequestInfo.ts"

/** What Bun itself refuses, before any of ours is asked; the body limit of the API is lower and says so kindly. */
const maxRequestBytes = 64 * 1024 * 1024
const drainMillis = 10_000

const goingAway = () =>
  Response.json(
    { error: { code: Unavailable.code, message: Unavailable.meaning, details: [], request_id: requestIdOf(null) } },
    { status: Unavailable.status, headers: { "retry-after": "2", connection: "close" } }
  )

export interface Listening {
  readonly port: number
}

export const listen = (handler: Handler): Effect.Effect<Listening, never, AppConfigTag | Scope.Scope> =>
  Effect.gen(function* () {
    const { host, port } = yield* AppConfigTag
    let running = 0
    let idle: (() => void) | undefined
    let stopping = false
    const server = yield* Effect.acquireRelease(
      Effect.sync(() =>
        Bun.serve({
          hostname: host,
          port,
          idleTimeout: 0,
          maxRequestBodySize: maxRequestBytes,
          // Bun's development error page shows the source.
          development: false,
          reusePort: false,
          fetch: (request, server) => {
            if (stopping) return goingAway()
            const response = handler(request, server.requestIP(request)?.address ?? null)
            if (!(response instanceof Promise)) return response
            running++
            return response.finally(() => {
              if (--running === 0) idle?.()
            })
          }
        })
      ),
      (server) =>
        Effect.promise(async () => {
          stopping = true
          const drained = running === 0 ? Promise.resolve() : new Promise<void>((resolve) => (idle = resolve))
          await Promise.race([drained, Bun.sleep(drainMillis)])
          await server.stop(true)
        })
    )
    return { port: server.port ?? port }
  })
