/** How an OAuth endpoint says no, in the words of RFC 6749 §5.2, RFC 7591 §3.2.2 and RFC 8707 §2. */
import { Data } from "effect"

export type OAuthErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_scope"
  | "invalid_target"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "access_denied"
  | "login_required"
  | "consent_required"
  | "invalid_redirect_uri"
  | "invalid_client_metadata"
  | "temporarily_unavailable"
  | "server_error"

/** `message` goes out as `error_description`: ASCII, without quotation marks and backslashes. */
export class OAuthError extends Data.TaggedError("OAuthError")<{
  readonly error: OAuthErrorCode
  readonly message: string
}> {}

export const oauthError = (error: OAuthErrorCode, message: string) => new OAuthError({ error, message })
