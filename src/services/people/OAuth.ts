/** The doors of the authorization server: clients, consent, tokens, and what a person has let in. Its parts are in `oauth/`. */
export { AccessTokens } from "./oauth/AccessTokens.ts"
export { Authorization, type AuthorizationRequest } from "./oauth/Authorization.ts"
export { Clients } from "./oauth/Clients.ts"
export { type ConnectedApp, ConnectedApps } from "./oauth/ConnectedApps.ts"
