/** How a failure reads on the wires: one shape, whatever went wrong and whichever way it leaves. */
import { type Detail, type Failure, RateLimited, Unauthenticated } from "./Failure.ts"

/** The body of a failure; a rate limit has a shape of its own. Seconds in `retry_after` and `window`. */
export interface ErrorBody {
  readonly error: {
    readonly code: string
    readonly message: string
    readonly details?: ReadonlyArray<Detail>
    readonly retry_after?: number
    readonly limit?: number | null
    readonly window?: number | null
    readonly request_id: string
  }
}

export const errorBody = ({ code, message, details, retry }: Failure, requestId: string): ErrorBody => ({
  error:
    code === RateLimited.code && retry !== undefined
      ? { code, message, retry_after: retry.after, limit: retry.limit, window: retry.window, request_id: requestId }
      : { code, message, details, request_id: requestId }
})

/** A `WWW-Authenticate` header. RFC 6750: says nothing of an error to someone who sent no credential. */
export const challenge = ({ code, scopes }: Failure, metadataUrl: string): string => {
  const parts = [
    `resource_metadata="${metadataUrl}"`,
    ...(scopes === undefined || scopes.length === 0 ? [] : [`scope="${scopes.join(" ")}"`]),
    ...(code === Unauthenticated.code ? [] : [`error="${code}"`])
  ]
  return `Bearer ${parts.join(", ")}`
}
