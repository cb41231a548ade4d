/** The cookie that holds a session's id. It is the browser's alone: no script and no other site can read or send it. */
import { absoluteMillis } from "../../../services/people/Sessions.ts"

export const sessionCookie = (origin: string) => {
  // `__Host-` binds the cookie to this host and to TLS, so it can be set only where there is TLS.
  const [name, attributes] = origin.startsWith("https:")
    ? ["__Host-launchbook", "Path=/; Secure; HttpOnly; SameSite=Lax"]
    : ["launchbook", "Path=/; HttpOnly; SameSite=Lax"]
  const prefix = `${name}=`

  /** The session id a browser sent, whether or not it is good; null where it sent none. */
  const tokenIn = (headers: Headers): string | null => {
    const cookies = headers.get("cookie")
    // Most readers have no cookie of ours, and are told so at once.
    if (cookies === null || !cookies.includes(prefix)) return null
    const found = cookies
      .split(";")
      .map((part) => part.trim())
      .find((part) => part.startsWith(prefix))
    return found === undefined ? null : found.slice(prefix.length)
  }

  /** The header that gives the browser a session id, or with null takes it back. */
  const setting = (token: string | null): string =>
    token === null
      ? `${prefix}; Max-Age=0; ${attributes}`
      : `${prefix}${token}; Max-Age=${absoluteMillis / 1000}; ${attributes}`

  return { tokenIn, setting } as const
}
export type SessionCookie = ReturnType<typeof sessionCookie>
