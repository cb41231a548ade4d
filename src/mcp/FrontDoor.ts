/**
 * What a request must pass before a server is made for it, in this order: origin, method, content type,
 * credential, size, depth, JSON, batch, scope. The order is a promise: nothing is read for who may not
 * send it, and nobody is asked to sign in for a request that is not one.
 */
import { isLegacyRequest } from "@modelcontextprotocol/server"
import { Effect, Either } from "effect"
import { detail, type Failure, MethodNotAllowed } from "../domain/Failure.ts"
import type { Any } from "../domain/Operation.ts"
import type { Caller } from "../domain/Principal.ts"
import { isJsonObject } from "../domain/text/Json.ts"
import type { Access } from "../services/execute/Access.ts"

import { type Bodies, tooLarge } from "../services/execute/Bodies.ts"
import type { Execute } from "../services/execute/Execute.ts"
import { declaredJson, isDeclaredJson, parseJson } from "../services/execute/JsonBody.ts"
import { permitted } from "../services/execute/Permission.ts"
import { limitReached } from "../services/store/CallLimits.ts"
import type { LimitState } from "../services/store/RateLimits.ts"
import { longestAs, longestFrom } from "./MessageSize.ts"

import { BatchNotSupported, BatchTooLong, McpRefusal, type MessageId, OriginNotAllowed } from "./Refusal.ts"
import { operationNamed } from "./Tools.ts"

/** A request whose caller is known and whose body is read. */
export interface Arrival {
  readonly caller: Caller | null
  readonly body: unknown
  /** The length of the body. */
  readonly bytes: number
}

export interface Admission {
  readonly body: unknown
  readonly caller: Caller | null
  /** Spoken to in the way of before 2026-07-28. */
  readonly legacy: boolean
  /** How the limit stands that messages drew on which call no tool; none where there were none. */
  readonly limits: ReadonlyArray<LimitState>
}

/** Each message of a batch may be answered at length. */
const mostInBatch = 20
/** The version that took batches away. */
const noBatchesSince = "2025-06-18"

const idOf = (body: unknown): MessageId =>
  isJsonObject(body) && (typeof body.id === "string" || typeof body.id === "number") ? body.id : null

/** Every request here stands by itself: there is nothing to cancel, and a batch must not cancel its own calls. */
const isCancellation = (message: unknown) => isJsonObject(message) && message.method === "notifications/cancelled"

/** The operation that a message calls. */
const callOf = (message: unknown): Any | undefined => {
  if (!isJsonObject(message) || message.method !== "tools/call" || !isJsonObject(message.params)) return undefined
  const { name } = message.params
  return typeof name === "string" ? operationNamed(name) : undefined
}
/** The operations that a body calls, each once. */
const calledBy = (body: unknown): ReadonlyArray<Any> =>
  [...new Set((Array.isArray(body) ? body : [body]).map(callOf))].filter((operation) => operation !== undefined)

/** With these a client begins; both eras' are let be, so that nobody is kept out before they could ask for anything. */
const greetings: ReadonlyArray<unknown> = ["initialize", "server/discover"]
/** Whether a message that calls no tool counts against a limit. */
export const isCounted = (method: unknown): boolean => !greetings.includes(method)

/** How many messages call no tool and count all the same: a request that stands alone, every message of a batch. */
const uncalled = (body: unknown): number => {
  if (Array.isArray(body)) return body.filter((message) => callOf(message) === undefined).length
  const counts = isJsonObject(body) && "id" in body && "method" in body && isCounted(body.method)
  return counts && callOf(body) === undefined ? 1 : 0
}

interface Doors {
  readonly allows: (origin: string | null) => boolean
  readonly access: Pick<Access, "callerOf">
  /** The caller of an `Authorization` header where that is known without waiting. */
  readonly callerNow: (header: string | null) => Caller | null | undefined
  readonly bodies: Pick<Bodies, "read" | "readSoon">
  readonly execute: Pick<Execute, "uncounted">
  /** Counts messages that call no tool, while anybody can count; `Execute` counts those that do. */
  readonly count: (caller: Caller | null, address: string, messages: number) => Effect.Effect<ReadonlyArray<LimitState>>
  /** How the limit stands of somebody who is nobody yet. */
  readonly anonymously: (address: string) => Effect.Effect<ReadonlyArray<LimitState>>
}

export const make = ({ allows, access, callerNow, bodies, execute, count, anonymously }: Doors) => {
  /** Who sends it, before any of its body is looked at. */
  const callerOf = (request: Request): Effect.Effect<Caller | null, Failure> =>
    Effect.gen(function* () {
      if (!allows(request.headers.get("origin"))) return yield* OriginNotAllowed()
      if (request.method !== "POST")
        return yield* MethodNotAllowed("The tool server answers POST alone; it keeps no stream and no session.")
      yield* declaredJson(request)
      return yield* access.callerOf(request.headers.get("authorization"), "mcp")
    })

  const arrivalOf = (caller: Caller | null, bytes: Uint8Array): Either.Either<Arrival, McpRefusal> =>
    Either.mapBoth(parseJson(bytes), {
      onLeft: (failure) => new McpRefusal({ failure, id: null }),
      onRight: (body) => ({ caller, body, bytes: bytes.byteLength })
    })

  /** Refuses what nobody may send, and reads the rest. */
  const arrive = (request: Request, address: string): Effect.Effect<Arrival, McpRefusal> =>
    Effect.gen(function* () {
      const caller = yield* Effect.catchAll(callerOf(request), (failure) =>
        Effect.flatMap(anonymously(address), (limits) => new McpRefusal({ failure, id: null, limits }))
      )
      const bytes = yield* Effect.mapError(
        bodies.read(request, longestFrom(caller)),
        (failure) => new McpRefusal({ failure, id: null })
      )
      return yield* arrivalOf(caller, bytes)
    })

  /** The same without a fiber, for most of what comes; undefined, and nothing touched, for the rest. */
  const arriveSoon = (request: Request): Promise<Either.Either<Arrival, McpRefusal>> | undefined => {
    const { headers, method } = request
    if (method !== "POST" || !allows(headers.get("origin")) || !isDeclaredJson(request)) return undefined
    const caller = callerNow(headers.get("authorization"))
    if (caller === undefined) return undefined
    return bodies.readSoon(request, longestFrom(caller))?.then(
      Either.match({
        onLeft: (failure) => Either.left(new McpRefusal({ failure, id: null })),
        onRight: (bytes) => arrivalOf(caller, bytes)
      })
    )
  }

  /** What the messages of a body are, once it is neither too long nor a batch that may not be. */
  const messagesIn = (request: Request, { body, bytes }: Arrival): Effect.Effect<unknown, Failure> =>
    Effect.gen(function* () {
      if (Array.isArray(body)) {
        const version = request.headers.get("mcp-protocol-version")
        if (body.length === 0 || (version !== null && version >= noBatchesSince)) return yield* BatchNotSupported()
        if (body.length > mostInBatch)
          return yield* BatchTooLong(undefined, {
            details: [detail("", "too_many_items", "has too many messages", mostInBatch, body.length)]
          })
      }
      // Of a batch, what its messages may have together: none have nothing, so that is asked last.
      const most = longestAs(body)
      if (bytes > most) return yield* tooLarge(most, bytes)
      if (!Array.isArray(body)) return body
      const others = body.filter((message) => !isCancellation(message))
      return others.length === 0 ? body : others
    })

  const admit = (
    request: Request,
    caller: Caller | null,
    body: unknown,
    address: string
  ): Effect.Effect<Admission, McpRefusal> => {
    const called = calledBy(body)
    const refuse = (failure: Failure, met: ReadonlyArray<LimitState> = []) =>
      Effect.flatMap(
        Effect.forEach(called, (operation) => execute.uncounted({ operation, caller, address })),
        (limits) => new McpRefusal({ failure, id: idOf(body), limits: [...met, ...limits.flat()] })
      )
    return Effect.gen(function* () {
      const legacy = yield* Effect.promise(() => isLegacyRequest(request, body))
      // A client of an earlier era never asks for more later: it refreshes what it has, and fails.
      yield* Effect.catchAll(permitted(caller, called, { asksOnce: legacy }), (failure) => refuse(failure))
      const limits = yield* count(caller, address, uncalled(body))
      const met = limits.find(({ allowed }) => !allowed)
      if (met !== undefined) return yield* refuse(limitReached(met), limits)
      return { body, caller, legacy, limits }
    })
  }

  /** What an arrival may do. */
  const enter = (request: Request, arrival: Arrival, address: string): Effect.Effect<Admission, McpRefusal> =>
    Effect.mapError(messagesIn(request, arrival), (failure) => new McpRefusal({ failure, id: null })).pipe(
      Effect.flatMap((body) => admit(request, arrival.caller, body, address))
    )

  return { arrive, arriveSoon, enter } as const
}
