/** What an app built on either SDK keeps between two steps of signing in. */
import type { OAuthDiscoveryState } from "@modelcontextprotocol/client"

/** Nobody listens there; a test reads the address instead of following it. */
export const redirectUrl = "http://127.0.0.1:49200/callback"

export class Memory {
  client: { client_id: string } | undefined
  saved: { access_token: string; token_type: string; refresh_token?: string; scope?: string } | undefined
  verifier = ""
  sentTo: URL | undefined
  readonly redirectUrl = redirectUrl
  readonly clientMetadata = { client_name: "Agent", redirect_uris: [redirectUrl], token_endpoint_auth_method: "none" }
  readonly clientMetadataUrl?: string
  private discovered: OAuthDiscoveryState | undefined
  constructor(clientMetadataUrl?: string) {
    if (clientMetadataUrl !== undefined) this.clientMetadataUrl = clientMetadataUrl
  }
  state = () => "kept by the client"
  clientInformation = () => this.client
  saveClientInformation = (client: { client_id: string }) => {
    this.client = client
  }
  tokens = () => this.saved
  saveTokens = (tokens: { access_token: string; token_type: string }) => {
    this.saved = tokens
  }
  redirectToAuthorization = (url: URL) => {
    this.sentTo = url
  }
  saveCodeVerifier = (verifier: string) => {
    this.verifier = verifier
  }
  codeVerifier = () => this.verifier
  discoveryState = () => this.discovered
  saveDiscoveryState = (state: OAuthDiscoveryState) => {
    this.discovered = state
  }
  invalidateCredentials = (what: string) => {
    if (what === "all" || what === "client") this.client = undefined
    if (what === "all" || what === "tokens") this.saved = undefined
  }
}
