/** Speaking to the tool server by hand, in the way of each version of the protocol. */
import { origin, type TestApp } from "../support/App.ts"

export const legacyVersions = ["2025-03-26", "2025-06-18", "2025-11-25"] as const
export const modernVersion = "2026-07-28"
export const versions = [...legacyVersions, modernVersion] as const
export type Version = (typeof versions)[number]

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads into a JSON body it does not know the type of
  readonly body: any
}
export type Headed = Readonly<Record<string, string>>
export interface More {
  readonly key?: string | undefined
  readonly headers?: Headed
  readonly address?: string
}

/** Each call from an address of its own, so that no test meets the limit of another. */
let calls = 0
const nextAddress = () => `198.18.${Math.floor(++calls / 250) % 250}.${calls % 250}`

/** The envelope of a request since 2026-07-28. */
export const metaOf = (version: Version) => ({
  "io.modelcontextprotocol/protocolVersion": version,
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {}
})

/** The headers a client of this version sends with a message. */
export const headersOf = (version: Version, method: string, name?: unknown): Headed => {
  if (version === "2025-03-26") return {}
  if (version !== modernVersion) return { "mcp-protocol-version": version }
  return {
    "mcp-protocol-version": version,
    "mcp-method": method,
    ...(typeof name === "string" ? { "mcp-name": name } : {})
  }
}

export const speaker = (app: Pick<TestApp, "fetch">) => {
  /** Any request to the one address, as it is. */
  const send = async (init: RequestInit & { readonly headers?: Headed }): Promise<Reply> => {
    const response = await app.fetch(
      new Request(`${origin}/mcp`, { ...init, headers: { "x-forwarded-for": nextAddress(), ...init.headers } })
    )
    const text = await response.text()
    const json = response.headers.get("content-type")?.startsWith("application/json") === true && text !== ""
    return { status: response.status, headers: response.headers, text, body: json ? JSON.parse(text) : undefined }
  }

  const post = (body: unknown, { key, headers, address }: More = {}): Promise<Reply> =>
    send({
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(address === undefined ? {} : { "x-forwarded-for": address }),
        ...headers
      },
      body: typeof body === "string" ? body : JSON.stringify(body)
    })

  /** One request of a version, correct in every way. */
  const ask = (
    version: Version,
    method: string,
    params: Readonly<Record<string, unknown>> = {},
    more: More = {}
  ): Promise<Reply> => {
    const all = version === modernVersion ? { ...params, _meta: metaOf(version) } : params
    return post(
      { jsonrpc: "2.0", id: 1, method, params: all },
      { ...more, headers: { ...headersOf(version, method, params.name), ...more.headers } }
    )
  }

  /** One tool call; `answer` is its structured content, `problem` what an error says. */
  const call = async (
    version: Version,
    name: string,
    given: Readonly<Record<string, unknown>> = {},
    more: More = {}
  ) => {
    const reply = await ask(version, "tools/call", { name, arguments: given }, more)
    const result = reply.body?.result
    const said = result?.content?.[0]?.text
    return {
      ...reply,
      result,
      answer: result?.structuredContent,
      problem: result?.isError === true ? JSON.parse(said).error : undefined
    }
  }

  return { send, post, ask, call }
}
