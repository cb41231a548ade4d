/**
 * Where an app may have people sent back to. Nothing is sent to an address that was not registered, and
 * nothing is registered that a browser would run, open from disk, or send over a network unprotected.
 */

/** Longer ones are refused; browsers and the crawl agree on it. */
const longest = 2048

/**
 * Schemes that make a browser run, show or send something by itself. Every other scheme is an app's own
 * (RFC 8252 §7.1; real apps register short ones such as `cursor:`), and reaches that app or nothing.
 */
const refusedSchemes = new Set([
  "about",
  "blob",
  "chrome",
  "content",
  "data",
  "file",
  "filesystem",
  "ftp",
  "intent",
  "jar",
  "javascript",
  "mailto",
  "ms-appinstaller",
  "ms-msdt",
  "resource",
  "search-ms",
  "sms",
  "tel",
  "urn",
  "vbscript",
  "view-source",
  "ws",
  "wss"
])

/** The machine the browser runs on, as RFC 8252 §7.3 and §8.3 name it. */
const loopbackHosts = new Set(["127.0.0.1", "[::1]", "localhost"])
const loopback = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?(?=[/?]|$)(.*)$/

export const isLoopback = (uri: string): boolean => loopback.test(uri)

/** What is wrong with an address as a redirect URI; `null` where nothing is. */
export const redirectProblem = (uri: string): string | null => {
  if (uri.length > longest) return `A redirect URI has at most ${longest} characters.`
  // Outside of visible ASCII, and in a backslash, parsers disagree about what an address says.
  if (!/^[\x21-\x7e]+$/.test(uri) || uri.includes("\\"))
    return "A redirect URI is visible ASCII without spaces and backslashes."
  if (uri.includes("#")) return "A redirect URI has no fragment."
  const url = URL.parse(uri)
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(uri)?.[1]?.toLowerCase()
  if (url === null || scheme === undefined) return "A redirect URI is an absolute address."
  if (refusedSchemes.has(scheme)) return `A redirect URI cannot use the scheme ${scheme}.`
  if (url.username !== "" || url.password !== "") return "A redirect URI carries no user name or password."
  if (scheme === "http" && !(loopbackHosts.has(url.hostname) && isLoopback(uri)))
    return "A redirect URI uses https; http is for 127.0.0.1, [::1] and localhost alone."
  if ((scheme === "http" || scheme === "https") && !/^https?:\/\/[^/?]/i.test(uri))
    return "A redirect URI is an absolute address."
  return null
}

/**
 * Whether the address a request asks for is one that was registered: the same characters, save that on the
 * loopback interface the port is free, because an app learns its port only when it starts (RFC 8252 §7.3).
 */
export const redirectMatches = (registered: string, asked: string): boolean => {
  if (registered === asked) return true
  const one = loopback.exec(registered)
  const other = loopback.exec(asked)
  return one !== null && other !== null && one[1] === other[1] && one[2] === other[2] && redirectProblem(asked) === null
}

/** Where a person will be sent, as they would say it: a host, this computer, or an app. */
export const destinationOf = (uri: string): string => {
  const url = URL.parse(uri)
  if (url === null) return uri
  if (isLoopback(uri)) return `this computer (${url.host})`
  return url.protocol === "https:" ? url.host : `the app that opens ${url.protocol} links`
}

/** The redirect URI with the answer's parameters after its own; nothing else about it is rewritten. */
export const redirectWith = (uri: string, answer: Readonly<Record<string, string | null>>): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(answer)) if (value !== null) parameters.set(name, value)
  const separator = uri.includes("?") ? (/[?&]$/.test(uri) ? "" : "&") : "?"
  return `${uri}${separator}${parameters}`
}
