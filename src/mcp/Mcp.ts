/**
 * The tool server: every operation as a tool of the Model Context Protocol, at one address, over one
 * web-standard handler. An adapter only: what a tool does and who may call it is in `Execute`.
 */
import { isLegacyRequest } from "@modelcontextprotocol/server"
import { Cause, Effect, Either, Exit, Runtime } from "effect"
import { AppConfigTag } from "../Config.ts"
import type { Caller } from "../domain/Principal.ts"
import { Access } from "../services/execute/Access.ts"
import { Bodies } from "../services/execute/Bodies.ts"
import { Execute } from "../services/execute/Execute.ts"
import { failureOf } from "../services/execute/FailureOf.ts"
import { limitHeaders } from "../services/execute/LimitHeaders.ts"
import { Reads } from "../services/execute/Reads.ts"
import { CallLimits } from "../services/store/CallLimits.ts"
import { type LimitState, RateLimits } from "../services/store/RateLimits.ts"
import type { Visit } from "./Call.ts"
import * as Eras from "./Eras.ts"
import * as FrontDoor from "./FrontDoor.ts"
import * as Lane from "./Lane.ts"
import { markedAnswer } from "./Moulds.ts"
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
    const reads = yield* Reads
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
    const callerNow = (header: string | null): Caller | null | undefined =>
      header === null ? null : access.peek(header, "mcp")
    const door = FrontDoor.make({ allows: allowed, access, callerNow, bodies, execute, count, anonymously })
    const eras = Eras.make(publicUrl, execute.run, runtime)
    const metadataUrl = `${publicUrl}/.well-known/oauth-protected-resource/mcp`

    /** What an answer says to a page that may read it. */
    const pageHeaders = ({ headers }: Request): Readonly<Record<string, string>> => {
      const origin = headers.get("origin")
      return origin !== null && allowed(origin) ? mcpCorsHeaders(origin) : noHeaders
    }

    /** One call of whoever it is; undefined where nobody can count now. */
    const take = (caller: Caller | null, address: string): LimitState | Promise<LimitState | undefined> => {
      const limit = limits.generalNow({ readOnly: true }, caller, () => address)
      const state = limit === undefined ? undefined : rateLimits.takeLocally(limit)
      if (state !== undefined) return state
      const asked = limit === undefined ? limits.general({ readOnly: true }, caller, address) : Effect.succeed(limit)
      return exitOf(Effect.flatMap(asked, rateLimits.take)).then(Exit.getOrElse(() => undefined))
    }
    /** The SDK over tools that do nothing, for the lane to see how it answers. */
    const nothingDone = Eras.make(
      publicUrl,
      () => Effect.succeed({ result: Either.right(markedAnswer), limits: [] }),
      runtime
    )
    const nobody = { caller: null, address: "", requestId: "", limited: () => {} }
    const lane = Lane.make({
      reads,
      take,
      ask: async ({ request, body }) => {
        const visit: Visit = { ...nobody, signal: request.signal }
        const legacy = await isLegacyRequest(request, body)
        return await (legacy ? nothingDone.legacy : nothingDone.modern)({ request, body, visit })
      }
    })

    /** Whatever goes wrong at the door is a refusal, a defect too. */
    const settled = <A>(entering: Effect.Effect<A, McpRefusal>) =>
      entering.pipe(
        Effect.catchAllDefect((defect) =>
          Effect.flatMap(failureOf(Cause.die(defect)), (failure) => new McpRefusal({ failure, id: null }))
        ),
        Effect.either
      )
    type Arrived = Either.Either<FrontDoor.Arrival, McpRefusal>
    /** What the lane let pass is read already. */
    const arrivals = new WeakMap<Request, Arrived>()
    const arrivalOf = async (request: Request, address: string): Promise<Arrived | undefined> => {
      const soon = arrivals.get(request) ?? (await door.arriveSoon(request))
      if (soon !== undefined) return soon
      const exit = await exitOf(settled(door.arrive(request, address)), { signal: request.signal })
      return Exit.isSuccess(exit) ? exit.value : undefined
    }

    const refused = (refusal: McpRefusal, requestId: string) =>
      withHeaders(toResponse(refusal, requestId, metadataUrl), limitHeaders(tightest(refusal.limits ?? [])))

    const answer = async (request: Request, { address, requestId }: Info): Promise<Response> => {
      const arrived = await arrivalOf(request, address)
      // Nobody is left to read this.
      if (arrived === undefined) return new Response(null, { status: 499 })
      if (Either.isLeft(arrived)) return refused(arrived.left, requestId)
      const exit = await exitOf(settled(door.enter(request, arrived.right, address)), { signal: request.signal })
      if (Exit.isFailure(exit)) return new Response(null, { status: 499 })
      if (Either.isLeft(exit.value)) return refused(exit.value.left, requestId)
      const { body, caller, legacy, limits } = exit.value.right
      const met: Array<LimitState> = [...limits]
      const limited: Visit["limited"] = (limits) => void met.push(...limits)
      const visit: Visit = { caller, address, requestId, signal: request.signal, limited }
      const response = await (legacy ? eras.legacy({ request, body, visit }) : eras.modern({ request, body, visit }))
      return withHeaders(response, limitHeaders(tightest(met)))
    }

    /** The SDK answers all the same. */
    const stumbled = (error: unknown): Promise<undefined> =>
      Runtime.runPromise(runtime)(Effect.as(Effect.logError("the fast lane failed", error), undefined))

    /**
     * The answer to a request that asks for what is at hand, past the router; undefined for every other, which `handle`
     * answers without reading it again.
     */
    const quick = async (request: Request, { address }: Info): Promise<Response | undefined> => {
      const arrived = await arrivalOf(request, address)
      if (arrived === undefined) return undefined
      const found = Either.isRight(arrived)
        ? await lane(request, arrived.right, address).catch((error) => stumbled(error))
        : undefined
      if (found === undefined) arrivals.set(request, arrived)
      return found === undefined ? undefined : withHeaders(found, pageHeaders(request))
    }

    /** Answers a request to the address of the tool server, of any method. */
    const handle = async (request: Request, info: Info): Promise<Response> => {
      const headers = pageHeaders(request)
      if (request.method === "OPTIONS" && headers !== noHeaders) return withHeaders(preflight(request), headers)
      return withHeaders(await answer(request, info), headers)
    }

    return { handle, quick } as const
  })
}) {}

/** Each limit once, at its least: several calls of one request may have drawn on it. */
const tightest = (met: ReadonlyArray<LimitState>): ReadonlyArray<LimitState> =>
  [...Map.groupBy(met, ({ name }) => name).values()].flatMap((states) =>
    states.reduce((least, state) => (state.remaining < least.remaining ? state : least))
  )

const noHeaders = {}

const withHeaders = (response: Response, headers: Readonly<Record<string, string>>): Response => {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
