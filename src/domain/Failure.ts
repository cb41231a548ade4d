/**
 * Every way an operation can say no. A failure is declared once, beside the entity it belongs to,
 * with a stable code, the HTTP status it answers with and what it means; it flows to every wire
 * unmapped, and the declared ones are printed in the OpenAPI document and on the docs page.
 */
import { Data } from "effect"

export type Status = 400 | 401 | 403 | 404 | 405 | 429 | 500 | 503

/** What can be wrong with one entry of an input: each code with what it means. */
export const detailCodes = {
  required: "It is missing.",
  invalid_type: "It is of another type.",
  invalid_format: "It is not written the way it must be.",
  invalid_choice: "It is none of the values there are.",
  too_long: "It has more characters than `limit`.",
  too_short: "It has fewer characters than `limit`.",
  too_many_items: "It has more items than `limit`.",
  too_few_items: "It has fewer items than `limit`.",
  too_large: "It is more than `limit`.",
  too_small: "It is less than `limit`.",
  too_late: "The date lies further ahead than is taken.",
  too_early: "The date lies further back than is taken.",
  contradiction: "It says the opposite of another entry of the same input.",
  unknown_field: "The body has no such field.",
  unknown_parameter: "The query has no such parameter.",
  duplicate_parameter: "The query has it more than once.",
  url_not_public: "The address does not lead to a public web site.",
  own_site: "It is the product's own site, where another product's is meant.",
  already_listed: "The site is listed already; the message names the listing.",
  category_unknown: "There is no such category.",
  listing_unknown: "There is no such live listing.",
  question_unknown: "There is no such interview question.",
  product_unknown: "There is no such product.",
  product_unavailable: "The product cannot be bought now.",
  listing_not_yours: "You have no such listing.",
  listing_not_fit: "The listing is not in a state in which this can be bought for it.",
  not_a_monday: "The date is not a Monday.",
  week_past: "The week has begun already.",
  week_full: "The week has no place left.",
  week_not_offered: "The product is not sold for this week.",
  not_applicable: "The product takes no such thing.",
  option_unknown: "The product has no such option."
} as const
export type DetailCode = keyof typeof detailCodes

/** One thing that is wrong with the input. `path` is dotted (`items.0.amount_cents`, `query.per_page`). */
export interface Detail {
  readonly path: string
  readonly code: DetailCode
  readonly message: string
  /** The bound that broke, where one did. */
  readonly limit: number | null
  /** What was sent, measured in the bound's own unit. */
  readonly actual: number | null
}

export const detail = (path: string, code: DetailCode, message: string, limit?: number, actual?: number): Detail => ({
  path,
  code,
  message,
  limit: limit ?? null,
  actual: actual ?? null
})

export class Failure<out Code extends string = string> extends Data.TaggedError("Failure")<{
  readonly code: string
  readonly status: Status
  readonly message: string
  readonly details: ReadonlyArray<Detail>
  /** Set on a 429: seconds to wait, the limit that was met and its window in seconds. */
  readonly retry?: { readonly after: number; readonly limit: number | null; readonly window: number | null }
  /** Set on a 401 or 403: the scopes the operation asks for. */
  readonly scopes?: ReadonlyArray<string>
}> {
  /** Which declared failure this is, for the compiler: an operation fails only with what it declares. */
  declare readonly _code: Code
}

/** What is known of a failure without one happening: a row of the error table. */
export interface Declared<Code extends string = string> {
  (message?: string, more?: Partial<Pick<Failure, "details" | "retry" | "scopes">>): Failure<Code>
  readonly code: Code
  readonly status: Status
  /** What it means and what to do next; the default message. */
  readonly meaning: string
}

export const declare = <const Code extends string>(code: Code, status: Status, meaning: string): Declared<Code> =>
  Object.assign(
    (message?: string, more?: Partial<Pick<Failure, "details" | "retry" | "scopes">>) =>
      new Failure<Code>({ code, status, message: message ?? meaning, details: [], ...more }),
    { code, status, meaning }
  )

export const InvalidRequest = declare(
  "invalid_request",
  400,
  "The request is not valid. Mend every entry of `details` and send it again."
)
/** Details one answer holds; an input that is wrong in more places is not wrong by mistake. */
const mostDetails = 100

/** Everything that is wrong with an input; the message leads with the first of it. */
export const invalid = (details: ReadonlyArray<Detail>) => {
  const [first] = details
  if (first === undefined) return InvalidRequest()
  const place = first.path === "" ? "the body" : `\`${first.path}\``
  // A message goes on from the name of the place, or is a sentence of its own.
  const joint = /^[A-Z][a-z]/.test(first.message) ? ": " : " "
  return InvalidRequest(`The request is not valid: ${place}${joint}${first.message.replace(/\.$/, "")}.`, {
    details: details.slice(0, mostDetails)
  })
}
export const MalformedJson = declare(
  "malformed_json",
  400,
  "The body is not valid JSON. Send one UTF-8 JSON object of at most 10000 values, nested at most 32 deep."
)
export const UnsupportedMediaType = declare(
  "unsupported_media_type",
  400,
  "The body must be JSON. Send it with `Content-Type: application/json`."
)
export const BodyTooLarge = declare(
  "body_too_large",
  400,
  "The body is larger than its operation can mean, every field filled to its limit. `details` says how many bytes it may have."
)
export const IdempotencyKeyInvalid = declare(
  "idempotency_key_invalid",
  400,
  "An idempotency key is 1 to 255 visible ASCII characters without spaces."
)
export const IdempotencyKeyReused = declare(
  "idempotency_key_reused",
  400,
  "This idempotency key was already used with another body. Use a new key for a new request."
)
export const Unauthenticated = declare(
  "unauthenticated",
  401,
  "This operation needs a signed-in user. Send `Authorization: Bearer <API key or OAuth access token>`."
)
export const InvalidToken = declare(
  "invalid_token",
  401,
  "The credential is unknown, expired or revoked. Sign in again or create a new API key."
)
export const InsufficientScope = declare(
  "insufficient_scope",
  403,
  "The credential does not carry the scope this operation needs. Ask the person to grant it."
)
export const NotFound = declare("not_found", 404, "There is nothing here, or it is not visible to you.")
export const MethodNotAllowed = declare(
  "method_not_allowed",
  405,
  "This path does not answer that method. `Allow` names the ones it does."
)
export const RateLimited = declare(
  "rate_limited",
  429,
  "Too many requests. Wait for the seconds in `Retry-After`, then go on."
)
export const IdempotencyInProgress = declare(
  "idempotency_in_progress",
  429,
  "A request with this idempotency key is still running. Send the same request again in a second."
)
export const Internal = declare(
  "internal",
  500,
  "Something broke on our side and was logged. Try again; if it stays, report the request id."
)
export const Unavailable = declare(
  "unavailable",
  503,
  "The service is starting, stopping or overloaded. Try again after the seconds in `Retry-After`."
)

/** What every operation can meet before its own failures. */
export const common = [InvalidRequest, RateLimited, InvalidToken] as const
/** What an operation can meet that takes a body. */
export const bodied = [MalformedJson, UnsupportedMediaType, BodyTooLarge] as const
export const signedIn = [Unauthenticated, InsufficientScope] as const
export const keyFailures = [IdempotencyKeyInvalid, IdempotencyKeyReused, IdempotencyInProgress] as const
export const server = [MethodNotAllowed, Internal, Unavailable] as const

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
