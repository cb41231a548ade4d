/** How the service says no over HTTP: one shape, whatever went wrong. */
import { HttpServerResponse } from "@effect/platform"
import { challenge, errorBody, type Failure } from "../../domain/Failure.ts"
import { basePath } from "../../domain/listing/Site.ts"

/** Seconds to wait where a failure is about the moment and does not say how long. */
const defaultRetrySeconds = 2

const errorHeaders = (failure: Failure, origin: string): Record<string, string> => ({
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  ...(failure.status === 429 || failure.status === 503
    ? { "retry-after": String(failure.retry?.after ?? defaultRetrySeconds) }
    : {}),
  ...(failure.status === 401 || failure.status === 403
    ? { "www-authenticate": challenge(failure, `${origin}/.well-known/oauth-protected-resource${basePath}`) }
    : {})
})

export const errorResponse = (failure: Failure, requestId: string, origin: string) =>
  HttpServerResponse.text(JSON.stringify(errorBody(failure, requestId)), {
    status: failure.status,
    headers: errorHeaders(failure, origin),
    contentType: "application/json; charset=utf-8"
  })

/** The same where no router is near. */
export const plainRefusal = (failure: Failure, requestId: string, origin: string): Response =>
  new Response(JSON.stringify(errorBody(failure, requestId)), {
    status: failure.status,
    headers: { ...errorHeaders(failure, origin), "x-request-id": requestId }
  })
