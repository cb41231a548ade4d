/**
 * Client ID metadata documents (draft-ietf-oauth-client-id-metadata-document, as MCP uses them): the id of
 * such an app is the https address of a small JSON document about it.
 */
import { Either } from "effect"
import { isJsonObject } from "../../text/Json.ts"
import { clientMetadataOf, type OAuthClient } from "./OAuthClient.ts"

const longest = 2048

/** Whether an id means a document at all; every other id is one this service gave out. */
export const isDocumentId = (id: string): boolean => /^https?:/i.test(id)

/**
 * What is wrong with an address as a client id; `null` where nothing is. Ids are compared as text, so only
 * the one way of writing an address counts: no dot segments, plain or encoded, no `:443`, no capitals in the host.
 */
export const documentIdProblem = (id: string): string | null => {
  const url = id.length <= longest ? URL.parse(id) : null
  if (url === null) return "The client id is not a valid address."
  if (url.protocol !== "https:") return "A client id that is an address uses https."
  if (url.pathname === "/") return "A client id that is an address has a path."
  if (id.includes("#")) return "A client id has no fragment."
  if (url.username !== "" || url.password !== "") return "A client id carries no user name or password."
  if (url.href !== id) return "A client id is written in its plain form, without dot segments."
  return null
}

const secretFields = ["client_secret", "client_secret_expires_at"]

/** The app a document describes, or what is wrong with the document. */
export const clientOfDocument = (id: string, document: unknown): Either.Either<OAuthClient, string> => {
  if (!isJsonObject(document)) return Either.left("The client metadata document is not a JSON object.")
  if (document.client_id !== id) return Either.left("The client metadata document names another client_id.")
  if (typeof document.client_name !== "string" || document.client_name.trim() === "")
    return Either.left("The client metadata document has no client_name.")
  if (secretFields.some((field) => field in document))
    return Either.left("A client metadata document is public and must not hold a client secret.")
  const method = document.token_endpoint_auth_method
  if (method !== undefined && method !== "none")
    return Either.left("The client metadata document must use the token_endpoint_auth_method none.")
  return Either.mapBoth(clientMetadataOf(document), {
    onLeft: ({ message }) => message,
    onRight: ({ name, redirectUris }): OAuthClient => ({ id, name, kind: "document", redirectUris })
  })
}

const shortestSeconds = 60
const longestSeconds = 24 * 3600
const usualSeconds = 300

/** Seconds a document may be kept, by its `Cache-Control`: at least a minute, at most a day, five minutes where it does not say. */
export const freshSeconds = (cacheControl: string | undefined): number => {
  const directives = (cacheControl ?? "").toLowerCase()
  if (/(^|[\s,])no-(store|cache)([\s,=]|$)/.test(directives)) return shortestSeconds
  const age = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/.exec(directives)?.[1]
  return age === undefined ? usualSeconds : Math.min(longestSeconds, Math.max(shortestSeconds, Number(age)))
}
