/**
 * Whom a request is for. The service knows its own address and takes it from no request; a `Host` that
 * is no host, or is two of them, is refused all the same: what stands in front may have read it otherwise.
 */
import { InvalidRequest } from "../../domain/Failure.ts"

/** A name or an address, and a port. Of two headers the values arrive as one, with a comma. */
const host = /^(?:[A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/

/** The last host that was seen to be one: nearly every request names the same. */
let familiar = ""

export const namesOneHost = (header: string | null): boolean => {
  if (header === null || header === familiar) return true
  // What has the shape may still be none: port 99999, address 1.2.3.4.5.
  if (!host.test(header) || !URL.canParse(`http://${header}`)) return false
  familiar = header
  return true
}

export const NoHost = () => InvalidRequest("The `Host` header must name one host.")

/** The request with its whole address: one of HTTP/1.0 may name no host. Null where it cannot be one. */
export const whole = (request: Request, origin: string): Request | null => {
  if (URL.canParse(request.url)) return request
  return request.url.startsWith("/") ? new Request(`${origin}${request.url}`, request) : null
}

/** What comes after the host of an address, query included; one of HTTP/1.0 may be that alone. */
export const pathOf = (url: string): string =>
  url.startsWith("/") ? url : url.slice(url.indexOf("/", url.indexOf("//") + 2))
