/**
 * Apps that ask for access. All are public clients: they hold no secret, so what identifies them is where
 * people are sent back to, and for those with a metadata document the host that serves it.
 */
import { Either, Schema } from "effect"
import { isJsonObject } from "../../text/Json.ts"
import { type OAuthError, oauthError } from "./OAuthError.ts"
import { destinationOf, redirectProblem } from "./RedirectUri.ts"

export interface OAuthClient {
  readonly id: string
  /** What the app calls itself, safe to show. Nobody has checked it. */
  readonly name: string
  /** `document`: its id is the address of its metadata, so the host of that address vouches for it. */
  readonly kind: "registered" | "document"
  readonly redirectUris: ReadonlyArray<string>
}

/** The grants and the one response type there are. */
export const grantTypes = ["authorization_code", "refresh_token"] as const
export const responseType = "code"

const mostRedirects = 10
const longestName = 200
const shownName = 80

/** One line of at most 80 characters; nothing invisible in it, nothing that turns the direction of writing. */
export const displayName = (text: string): string =>
  [
    ...text
      .normalize("NFC")
      .replace(/[\p{C}\p{Z}\s]+/gu, " ")
      .trim()
  ]
    .slice(0, shownName)
    .join("")
    .trim()

const lenient = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))
const Words = Schema.Array(Schema.String.pipe(Schema.maxLength(100))).pipe(Schema.maxItems(20))

/** What is read of an app's metadata (RFC 7591 §2); whatever else it says is left alone. */
const Metadata = Schema.Struct({
  client_name: lenient(Schema.String.pipe(Schema.maxLength(longestName))),
  redirect_uris: Schema.Array(Schema.String),
  grant_types: lenient(Words),
  response_types: lenient(Words)
})
const decode = Schema.decodeUnknownEither(Metadata)

export interface ClientMetadata {
  readonly name: string
  readonly redirectUris: ReadonlyArray<string>
}

/** An app's metadata, or what is wrong with it. An app without a name is called after where it sends people. */
export const clientMetadataOf = (value: unknown): Either.Either<ClientMetadata, OAuthError> => {
  const refuse = (message: string) => Either.left(oauthError("invalid_client_metadata", message))
  const refuseRedirect = (message: string) => Either.left(oauthError("invalid_redirect_uri", message))
  if (!isJsonObject(value)) return refuse("Client metadata is a JSON object.")
  if (!Array.isArray(value.redirect_uris) || value.redirect_uris.length === 0)
    return refuseRedirect("redirect_uris must name at least one address.")
  if (value.redirect_uris.length > mostRedirects)
    return refuseRedirect(`redirect_uris may name at most ${mostRedirects} addresses.`)
  const decoded = decode(value)
  if (Either.isLeft(decoded))
    return refuse(
      `Client metadata is: client_name, text of at most ${longestName} characters; redirect_uris, grant_types and response_types, lists of text.`
    )
  const { client_name, redirect_uris, grant_types, response_types } = decoded.right
  for (const uri of redirect_uris) {
    const problem = redirectProblem(uri)
    if (problem !== null) return refuseRedirect(problem)
  }
  if (grant_types?.length && !grant_types.includes("authorization_code"))
    return refuse("grant_types must include authorization_code.")
  if (response_types?.length && !response_types.includes(responseType))
    return refuse(`response_types must include ${responseType}.`)
  const name = displayName(client_name ?? "")
  return Either.right({
    name: name === "" ? displayName(destinationOf(redirect_uris[0] ?? "")) : name,
    redirectUris: [...new Set(redirect_uris)]
  })
}
