/**
 * The fast lane: a single request whose answer is at hand, a kept public one or a list that never changes, is answered
 * without the SDK, with the SDK's own bytes (`Moulds.ts`). What the SDK thinks of a request it is asked once for each
 * shape: the same headers and the same message but for the id and the arguments. The lane never says no: whatever is not
 * exactly its own goes on to the SDK, and is judged, counted and refused there.
 */
import { LRUCache } from "lru-cache"
import { type Any, isPublicRead } from "../domain/Operation.ts"
import type { Caller } from "../domain/Principal.ts"
import { isJsonObject, type JsonObject } from "../domain/text/Json.ts"
import type { PublicAnswer } from "../services/execute/Kept.ts"
import { limitHeaders } from "../services/execute/LimitHeaders.ts"
import type { Reads } from "../services/execute/Reads.ts"
import type { LimitState } from "../services/store/RateLimits.ts"
import { sortArguments } from "./Call.ts"
import type { ReadRequest } from "./Eras.ts"
import { type Arrival, isCounted } from "./FrontDoor.ts"
import { longestAs } from "./MessageSize.ts"
import { idMark, type Mould, messageFrom, mouldOf } from "./Moulds.ts"
import { operationNamed } from "./Tools.ts"

/** Answered alike whoever asks. */
const fixed: ReadonlySet<unknown> = new Set(["tools/list", "prompts/list", "server/discover"])

const openingBrace = 0x7b

/** Each is a few hundred characters: a client has one for every method and tool. */
const mostShapes = 2000
const longestShape = 2048
/** One for each list and for a call, in each era. */
const mostMoulds = 32

/** A request that the lane may answer. */
interface Asked {
  readonly id: string | number
  readonly message: JsonObject
  readonly params: JsonObject | null
  /** The tool that is called; null for what is always answered alike. */
  readonly operation: Any | null
}

/** The envelope of the protocol: what stands under it is the SDK's to judge. */
const ofProtocol = "io.modelcontextprotocol/"

/** `_meta` without what changes from one request to the next, of whatever value it is allowed to be. */
const metaShape = (meta: unknown): unknown =>
  isJsonObject(meta)
    ? Object.fromEntries(
        Object.entries(meta).map(([key, value]) => {
          if (key === "progressToken")
            return [key, typeof value === "string" || Number.isSafeInteger(value) ? 0 : value]
          return [key, typeof value === "string" && !key.startsWith(ofProtocol) ? "" : value]
        })
      )
    : meta

/** The message as every other of its shape: with a mark for its id, and without arguments. */
const alike = ({ message, params }: Asked): JsonObject =>
  params === null
    ? { ...message, id: idMark }
    : {
        ...message,
        id: idMark,
        params: {
          ...params,
          ...(isJsonObject(params.arguments) ? { arguments: {} } : {}),
          ...("_meta" in params ? { _meta: metaShape(params._meta) } : {})
        }
      }

const askedIn = ({ body, bytes }: Arrival): Asked | undefined => {
  if (!isJsonObject(body) || bytes > longestAs(body)) return undefined
  const { id, method, params = null } = body
  if (typeof id !== "string" && (typeof id !== "number" || !Number.isSafeInteger(id))) return undefined
  if (params !== null && !isJsonObject(params)) return undefined
  const asked = { id, message: body, params }
  if (fixed.has(method)) return { ...asked, operation: null }
  if (method !== "tools/call" || typeof params?.name !== "string") return undefined
  const operation = operationNamed(params.name)
  return operation !== undefined && isPublicRead(operation) && operation.bucket === undefined
    ? { ...asked, operation }
    : undefined
}

interface Ways {
  readonly reads: Pick<Reads, "answerNow">
  /** Counts one call against the limit of its caller. */
  readonly take: (caller: Caller | null, address: string) => LimitState | Promise<LimitState | undefined> | undefined
  /** What the SDK answers a request that asks nothing of anybody: every call has the marked answer. */
  readonly ask: (request: Omit<ReadRequest, "visit">) => Promise<Response>
}

export const make = ({ reads, take, ask }: Ways) => {
  /** By shape; null where the SDK refuses it. */
  const shapes = new LRUCache<string, { readonly mould: Mould | null }>({ max: mostShapes })
  /** By what the SDK said: many shapes are answered alike. */
  const moulds = new LRUCache<string, { readonly mould: Mould | null }>({ max: mostMoulds })

  const learned = async (request: Request, asked: Asked): Promise<Mould | null> => {
    const probe = new Request(request.url, { method: "POST", headers: request.headers })
    const response = await ask({ request: probe, body: alike(asked) })
    if (response.status !== 200) return null
    const said = await response.text()
    const known = moulds.get(said) ?? { mould: mouldOf(said, asked.operation !== null) ?? null }
    moulds.set(said, known)
    return known.mould
  }

  const mouldFor = (request: Request, asked: Asked): Mould | null | Promise<Mould | null> => {
    const { headers } = request
    const shape = JSON.stringify([
      headers.get("content-type"),
      headers.get("mcp-protocol-version"),
      headers.get("mcp-method"),
      headers.get("mcp-name"),
      alike(asked)
    ])
    if (shape.length > longestShape) return null
    const known = shapes.get(shape)
    if (known !== undefined) return known.mould
    return learned(request, asked).then((mould) => {
      shapes.set(shape, { mould })
      return mould
    })
  }

  /** The answer that is kept; undefined where none is, or the arguments are not those of the tool. */
  const keptFor = (operation: Any, params: JsonObject | null): PublicAnswer | undefined => {
    const given = params?.arguments
    const { input } = sortArguments(operation, isJsonObject(given) ? given : {})
    const kept = input.issues.length === 0 ? reads.answerNow(operation, input.value) : undefined
    // Only an object is told as structure too.
    return kept?.bytes[0] === openingBrace ? kept : undefined
  }

  /** The answer to a request that has arrived; undefined where it is not for the lane. Nothing was counted then. */
  return async (request: Request, arrival: Arrival, address: string): Promise<Response | undefined> => {
    const asked = askedIn(arrival)
    if (asked === undefined) return undefined
    const { id, message, operation, params } = asked
    const kept = operation === null ? undefined : keptFor(operation, params)
    if (operation !== null && kept === undefined) return undefined
    const found = mouldFor(request, asked)
    const mould = found instanceof Promise ? await found : found
    if (mould === null) return undefined
    const limits: Array<LimitState> = []
    if (isCounted(message.method)) {
      const taken = take(arrival.caller, address)
      const state = taken instanceof Promise ? await taken : taken
      if (state?.allowed !== true) return undefined
      limits.push(state)
    }
    return new Response(messageFrom(mould, id, kept), {
      headers: { "content-type": "application/json", ...limitHeaders(limits) }
    })
  }
}
