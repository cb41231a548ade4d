/**
 * Which web pages may talk to the tool server. The protocol asks for it against DNS rebinding: a page
 * elsewhere must not reach a server on somebody's machine. Programs send no `Origin` and pass; a page
 * passes when it is the site itself or runs on the caller's own machine (an inspector, a client under
 * development). Hosts on the web that offer connectors call from their servers, not from their pages.
 *
 * Nothing here is a credential: cookies are never read, so a page that passes can do no more than any
 * program can.
 */
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"])

export const allows = (publicUrl: string) => {
  const own = new URL(publicUrl).origin
  return (origin: string | null): boolean => {
    if (origin === null || origin === own) return true
    const url = URL.parse(origin)
    return url !== null && url.origin === origin && /^https?:$/.test(url.protocol) && loopback.has(url.hostname)
  }
}

/** What a page that is let in may read of an answer. */
const exposed = "WWW-Authenticate, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, MCP-Protocol-Version"

export const mcpCorsHeaders = (origin: string | null): Record<string, string> =>
  origin === null
    ? {}
    : { "access-control-allow-origin": origin, "access-control-expose-headers": exposed, vary: "Origin" }

/** The answer to a page that asks whether it may send; it may send any header, none has power by itself. */
export const preflight = (request: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "",
      "access-control-max-age": "600"
    }
  })
