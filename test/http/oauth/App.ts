/** An app that asks for access, written out by hand: every request as bytes, nothing hidden by a library. */
import { createHash, randomBytes } from "node:crypto"
import type { TestApp } from "../../support/App.ts"
import { type Person, signedIn } from "../../support/Person.ts"

export const callback = "https://app.example/callback"
export const all = "account:read listings:write orders:write"

export const pkce = () => {
  const verifier = randomBytes(48).toString("base64url")
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") }
}

type Parameters = Readonly<Record<string, string | null>>
const defined = (parameters: Parameters) =>
  Object.entries(parameters).flatMap(
    ([name, value]): Array<[string, string]> => (value === null ? [] : [[name, value]])
  )

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads into a JSON body it does not know the type of
  readonly body: any
}

export const oauthApp = (app: TestApp) => {
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = new Headers(init.headers)
    if (!headers.has("x-forwarded-for"))
      headers.set("x-forwarded-for", `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`)
    const response = await app.fetch(new Request(new URL(path, app.origin), { ...init, method, headers }))
    const text = await response.text()
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  const form = (path: string, fields: Parameters, headers: Record<string, string> = {}) =>
    send("POST", path, {
      body: new URLSearchParams(defined(fields)).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers }
    })

  const register = (metadata: unknown = { client_name: "Reader", redirect_uris: [callback] }, address?: string) =>
    send("POST", "/oauth/register", {
      body: typeof metadata === "string" ? metadata : JSON.stringify(metadata),
      headers: { "content-type": "application/json", ...(address === undefined ? {} : { "x-forwarded-for": address }) }
    })

  /** The address an app opens; a `null` leaves a parameter out. */
  const authorizeUrl = (clientId: string, challenge: string | null, more: Parameters = {}) =>
    `/oauth/authorize?${new URLSearchParams(
      defined({
        response_type: "code",
        client_id: clientId,
        redirect_uri: callback,
        code_challenge: challenge,
        code_challenge_method: "S256",
        state: "a state",
        scope: all,
        resource: `${app.origin}/api/v1`,
        ...more
      })
    )}`

  /** Opens the page and says yes; the parameters of the address the person is sent to. */
  const consent = async (
    person: Person,
    url: string,
    fill: Record<string, string | ReadonlyArray<string> | null> = {}
  ) => {
    const seen = await person.submit(await person.open(url), "/oauth/consent", { decision: "allow", ...fill })
    if (seen.away === null) throw new Error(`consent answers ${seen.status}: ${seen.text}`)
    return new URL(seen.away).searchParams
  }

  const exchange = (clientId: string, code: string, verifier: string | null, more: Parameters = {}) =>
    form("/oauth/token", {
      grant_type: "authorization_code",
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: callback,
      ...more
    })
  const refresh = (clientId: string, token: string, more: Parameters = {}) =>
    form("/oauth/token", { grant_type: "refresh_token", client_id: clientId, refresh_token: token, ...more })

  /** A new app that was let in by a new person. */
  const connected = async (more: Parameters = {}) => {
    const person = await signedIn(app)
    const clientId: string = (await register()).body.client_id
    const { verifier, challenge } = pkce()
    const code = (await consent(person, authorizeUrl(clientId, challenge, more))).get("code") ?? ""
    const { status, body } = await exchange(clientId, code, verifier)
    if (status !== 200) throw new Error(`the token endpoint answers ${status}: ${JSON.stringify(body)}`)
    const tokens: { access_token: string; refresh_token: string; scope: string } = body
    return { person, clientId, code, verifier, ...tokens }
  }

  const me = async (token: string) => (await app.rest("GET", "/me", { key: token })).status

  /** The same as a tool call. */
  const tool = async (token: string) =>
    (
      await send("POST", "/mcp", {
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json, text/event-stream",
          "content-type": "application/json",
          "mcp-protocol-version": "2025-11-25"
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_account" } })
      })
    ).status

  return { send, form, register, authorizeUrl, consent, exchange, refresh, connected, me, tool }
}
export type OAuthApp = ReturnType<typeof oauthApp>
