/**
 * What a token is for (RFC 8707). The service is one resource with two doors, MCP and REST, and a token
 * for either opens both; a token for anybody else's resource opens nothing here and is never issued.
 */
import { linksOf } from "../../listing/Links.ts"

/** The resources a client may name, the MCP endpoint first: it is meant where none is named. */
export const resourcesOf = (origin: string): readonly [string, ...ReadonlyArray<string>] => {
  const links = linksOf(origin)
  return [links.mcp, links.api(""), origin]
}

/** The resource that is meant, `null` for a foreign one. A slash at the end makes no difference. */
export const resourceOf = (origin: string, asked: string | null): string | null => {
  const ours = resourcesOf(origin)
  if (asked === null) return ours[0]
  const url = URL.parse(asked)
  if (url === null || asked.includes("#")) return null
  const plain = url.href.replace(/\/$/, "")
  return ours.find((resource) => resource === plain) ?? null
}
