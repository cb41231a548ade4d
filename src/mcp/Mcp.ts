/**
 * The tool server: every operation as a tool of the Model Context Protocol, at one address, over one
 * web-standard handler. An adapter only: what a tool does and who may call it is in `Execute`.
 */
import { Cause, Effect, Either, Exit, Runtime } from "effect"
import { AppConfigTag } from "../Config.ts"
import type { Caller } from "../domain/Principal.ts"
import { Access } from "../services/execute/Access.ts"
import { Bodies } from "../services/execute/Bodies.ts"
import { Execute } from "../services/execute/Execute.ts"
import { failureOf } from "../services/execute/FailureOf.ts"
import { limitHeaders } from "../services/execute/LimitHeaders.ts"
import { CallLimits } from "../services/store/CallLimits.ts"
import { type LimitState, RateLimits } from "../services/store/RateLimits.ts"
import type { Visit } from "./Call.ts"
import * as Eras from "./Eras.ts"
import * as FrontDoor from "./FrontDoor.ts"
import { allows, mcpCorsHeaders, preflight } from "./Origins.ts"
import { McpRefusal, toResponse } from "./Refusal.ts"

export interface Info {
  readonly address: string
  readonly requestId: string
}

export class Mcp extends Effect.Service<Mcp>()("launchbook/Mcp", {
  effect: Effect.gen(function* () {
    const { publicUrl } = yield* AppConfigTag
    const access = yield* Access
    const bodies = yield* Bodies
    const execute = yield* Execute
    const limits = yield* CallLimits
    const rateLimits = yield* RateLimits
    const runtime = yield* Effect.runtime<never>()
    const exitOf = Runtime.runPromiseExit(runtime)
    const allowed = allows(publicUrl)
    const anonymously = (address: string) =>
      Effect.map(limits.anonymous(address), (limit) => [rateLimits.lookLocally(limit)])
    const count = (caller: Caller | null, address: string, messages: number) =>
      Effect.gen(function* () {
        const limit = yield* limits.general({ readOnly: true }, caller, address)
        let state: LimitState | null = null
        for (let left = messages; left > 0 && state?.allowed !== false; left--) state = yield* rateLimits.take(limit)
        return state === null ? [] : [state]
      }).pipe(Effect.catchAllDefect(() => Effect.succeed([])))
    const enter = FrontDoor.make({ allows: allowed, access, bodies, execute, count, anonymously })
    const eras = Eras.make(publicUrl, execute.run, runtime)
    const metadataUrl = `${publicUrl}/.well-known/oauth-protected-resource/mcp`

    /** Whatever goes wrong at the door is a refusal, a defect too. */
    const admit = (request: Request, address: string) =>
      enter(request, address).pipe(
        Effect.catchAllDefect((defect) =>
          Effect.flatMap(failureOf(Cause.die(defect)), (failure) => new McpRefusal({ failure, id: null }))
        ),
        Effect.either
      )

    const answer = async (request: Request, { address, requestId }: Info): Promise<Response> => {
      const exit = await exitOf(admit(request, address), { signal: request.signal })
      // Nobody is left to read this.
      if (Exit.isFailure(exit)) return new Response(null, { status: 499 })
      const met: Array<LimitState> = []
      const limited: Visit["limited"] = (limits) => void met.push(...limits)
      if (Either.isLeft(exit.value)) {
        limited(exit.value.left.limits ?? [])
        return withHeaders(toResponse(exit.value.left, requestId, metadataUrl), limitHeaders(tightest(met)))
      }
      const { body, caller, legacy, limits } = exit.value.right
      limited(limits)
      const visit: Visit = { caller, address, requestId, signal: request.signal, limited }
      const response = await (legacy ? eras.legacy({ request, body, visit }) : eras.modern({ request, body, visit }))
      return withHeaders(response, limitHeaders(tightest(met)))
    }

    /** Answers a request to the address of the tool server, of any method. */
    const handle = async (request: Request, info: Info): Promise<Response> => {
      const origin = request.headers.get("origin")
      const isPage = origin !== null && allowed(origin)
      if (request.method === "OPTIONS" && isPage) return withHeaders(preflight(request), mcpCorsHeaders(origin))
      return withHeaders(await answer(request, info), isPage ? mcpCorsHeaders(origin) : {})
    }

    return { handle } as const
  })
}) {}

/** Each limit once, at its least: several calls of one request may have drawn on it. */
const tightest = (met: ReadonlyArray<LimitState>): ReadonlyArray<LimitState> =>
  [...Map.groupBy(met, ({ name }) => name).values()].flatMap((states) =>
    states.reduce((least, state) => (state.remaining < least.remaining ? state : least))
  )

const withHeaders = (response: Response, headers: Readonly<Record<string, string>>): Response => {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
