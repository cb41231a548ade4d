/**
 * What an app finds out by itself: who guards the resource (RFC 9728) and how to ask there (RFC 8414). The
 * issuer is the origin, without a path, so that the oldest MCP clients find it too.
 */
import { Effect, Layer } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { scopes } from "../../domain/Principal.ts"
import { grantTypes, responseType } from "../../domain/people/oauth/OAuthClient.ts"
import { method } from "../../domain/people/oauth/Pkce.ts"
import { oauthJson, oauthRoute } from "./OAuthRoute.ts"

const caching = { "cache-control": "public, max-age=300" }

const protectedResource = (origin: string, resource: string) => ({
  resource,
  authorization_servers: [origin],
  scopes_supported: scopes,
  bearer_methods_supported: ["header"],
  resource_name: "Launchbook",
  resource_documentation: linksOf(origin).docs
})

const authorizationServer = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/oauth/authorize`,
  token_endpoint: `${origin}/oauth/token`,
  registration_endpoint: `${origin}/oauth/register`,
  revocation_endpoint: `${origin}/oauth/revoke`,
  scopes_supported: scopes,
  response_types_supported: [responseType],
  response_modes_supported: ["query"],
  grant_types_supported: grantTypes,
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  code_challenge_methods_supported: [method],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: linksOf(origin).docs
})

export const layer = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ publicUrl: origin }) => {
    const { mcp, api } = linksOf(origin)
    const serve = (path: `/${string}`, document: unknown) =>
      oauthRoute("GET", path, () => Effect.succeed(oauthJson(200, document, caching)))
    return Layer.mergeAll(
      serve("/.well-known/oauth-protected-resource/mcp", protectedResource(origin, mcp)),
      // Clients that look at the root mean the MCP endpoint.
      serve("/.well-known/oauth-protected-resource", protectedResource(origin, mcp)),
      serve("/.well-known/oauth-protected-resource/api/v1", protectedResource(origin, api(""))),
      serve("/.well-known/oauth-authorization-server", authorizationServer(origin))
    )
  })
)
