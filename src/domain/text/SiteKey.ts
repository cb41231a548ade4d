/**
 * What makes two addresses the same product: the host without `www.`, and the path. Protocol, port of
 * the protocol, query, fragment, a trailing slash and a named index page make no difference, so that
 * `http://www.tidewatch.example/index.html?ref=x` and `https://tidewatch.example` are one listing. The
 * path counts, because many products live on one host (`github.com/owner/name`), and its letters'
 * case does too, as it does for servers.
 */

/** An address as a person types it: the scheme may be left out. `null` where it names no web site. */
const parse = (address: string): URL | null => {
  const text = address.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`)
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "" && url.username === ""
  return isSite ? url : null
}

/** A host without `www.` and without the dot that may end a name. */
export const bareHost = (host: string): string => host.replace(/^www\.(?=[^.]+\.)/, "").replace(/\.$/, "")

/** The host of an address, or a host itself, in lower case and without `www.`; `null` where it names no web site. */
export const domainOf = (address: string): string | null => {
  const url = parse(address)
  return url === null ? null : bareHost(url.hostname)
}

/** The key that is unique among listings; `null` where the address names no web site. */
export const siteKey = (address: string): string | null => {
  const url = parse(address)
  if (url === null) return null
  const path = url.pathname.replace(/(?:\/(?:(?:index|default)\.(?:html?|php))?)+$/i, "")
  const port = url.port === "" ? "" : `:${url.port}`
  return bareHost(url.hostname) + port + path
}
