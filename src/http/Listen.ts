/** Listening on a port, and leaving in good order: no new requests, then up to ten seconds for those that run. */
import { Data, Duration, Effect, type Scope } from "effect"
import { AppConfigTag } from "../Config.ts"
import { Unavailable } from "../domain/Failure.ts"
import type { RequestHandler } from "./Front.ts"
import { requestIdOf } from "./request/RequestInfo.ts"
import { navigation } from "./site/Navigation.ts"
import { problemAnswers } from "./site/serve/Problems.tsx"

/**
 * Bun would refuse a longer body in its own words, before any of ours is asked. It keeps nothing that is
 * not read and holds the sender back, so the limits of `Bodies` are enough.
 */
const maxRequestBytes = Number.MAX_SAFE_INTEGER
/** A connection on which nothing moves is closed after this; no answer takes half as long. */
const idleSeconds = 90
/** For requests that run, once no more are taken. */
const longestDrain = Duration.seconds(10)
/** For the last words to those that did not come to their end by then. */
const farewellMillis = 500

export class CannotListen extends Data.TaggedError("CannotListen")<{ readonly message: string }> {}

/** What Bun says of it, as a sentence. */
const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).replace(/[^.?!]$/, "$&.")

export interface Listening {
  readonly port: number
}

export const listen = (
  handler: RequestHandler,
  drain = longestDrain
): Effect.Effect<Listening, CannotListen, AppConfigTag | Scope.Scope> =>
  Effect.gen(function* () {
    const { host, port, publicUrl } = yield* AppConfigTag
    /** What tells those that wait for an answer to come again. */
    const running = new Set<() => void>()
    let idle: (() => void) | undefined
    let stopping = false
    const problems = problemAnswers(publicUrl, navigation)
    const goingAway = (request: Request) => {
      const refusal = problems.plain(request, Unavailable(), requestIdOf(null))
      refusal.headers.set("connection", "close")
      return refusal
    }
    const server = yield* Effect.acquireRelease(
      Effect.try({
        try: () =>
          Bun.serve({
            hostname: host,
            port,
            idleTimeout: idleSeconds,
            maxRequestBodySize: maxRequestBytes,
            // Bun's development error page shows the source.
            development: false,
            reusePort: false,
            fetch: (request, server) => {
              if (stopping) return goingAway(request)
              const response = handler(request, () => server.requestIP(request)?.address ?? null)
              if (!(response instanceof Promise)) return response
              return new Promise((resolve, reject) => {
                const giveUp = () => resolve(goingAway(request))
                running.add(giveUp)
                response.then(resolve, reject).finally(() => {
                  running.delete(giveUp)
                  if (running.size === 0) idle?.()
                })
              })
            }
          }),
        catch: (cause) =>
          new CannotListen({
            message: `Cannot listen on ${host}, port ${port}: ${reasonOf(cause)} Set HOST or PORT.`
          })
      }),
      (server) =>
        Effect.promise(async () => {
          stopping = true
          const drained = running.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (idle = resolve))
          await Promise.race([drained, Bun.sleep(Duration.toMillis(drain))])
          // What is left would lose its database under its feet and call that a fault of ours.
          for (const giveUp of running) giveUp()
          await Promise.race([server.stop(), Bun.sleep(farewellMillis)])
          await server.stop(true)
        })
    )
    return { port: server.port ?? port }
  })
