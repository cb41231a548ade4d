/**
 * How a request is turned away before it reaches a tool: the HTTP status says what is wrong, the body is
 * an error of the protocol with our own code and request id in `data`.
 */
import { Data } from "effect"
import {
  BodyTooLarge,
  challenge,
  declare,
  errorBody,
  type Failure,
  MalformedJson,
  UnsupportedMediaType
} from "../domain/Failure.ts"
import type { Outcome } from "../services/execute/Execute.ts"

export const OriginNotAllowed = declare(
  "origin_not_allowed",
  403,
  "Pages of this origin may not use the tool server. Call it from a program, or from a page on your own machine."
)
export const BatchNotSupported = declare(
  "batch_not_supported",
  400,
  "Batches exist in protocol version 2025-03-26 alone, with at least one message. Send each message by itself."
)

export const BatchTooLong = declare(
  "batch_too_long",
  400,
  "A batch has at most 20 messages. Send the rest in another one."
)

export type MessageId = string | number | null

export class McpRefusal extends Data.TaggedError("Refusal")<{
  readonly failure: Failure
  /** The message that is answered; null where there is not one. */
  readonly id: MessageId
  /** How the rate limits stand that applied to what was called; none where nothing was. */
  readonly limits?: Outcome["limits"]
}> {}

/** On this wire these are statuses of HTTP's own. */
const httpStatus: Readonly<Record<string, number>> = {
  [UnsupportedMediaType.code]: 415,
  [BodyTooLarge.code]: 413
}

/** JSON-RPC's own codes; the protocol asks that no new ones be made in the range beside them. */
const rpcCode = ({ code, status }: Failure) => (code === MalformedJson.code ? -32700 : status >= 500 ? -32603 : -32600)

/** Seconds to wait where a failure is about the moment and does not say how long. */
const defaultRetrySeconds = 2

export const toResponse = ({ failure, id }: McpRefusal, requestId: string, metadataUrl: string): Response => {
  const { status, code, message, retry } = failure
  const challenged = status === 401 || (status === 403 && code !== OriginNotAllowed.code)
  return Response.json(
    {
      jsonrpc: "2.0",
      id,
      error: { code: rpcCode(failure), message, data: errorBody(failure, requestId).error }
    },
    {
      status: httpStatus[code] ?? status,
      headers: {
        "cache-control": "no-store",
        ...(challenged ? { "www-authenticate": challenge(failure, metadataUrl) } : {}),
        ...(status === 405 ? { allow: "POST" } : {}),
        ...(status === 429 || status === 503 ? { "retry-after": String(retry?.after ?? defaultRetrySeconds) } : {})
      }
    }
  )
}
