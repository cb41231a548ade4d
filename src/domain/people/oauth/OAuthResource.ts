/**
 * What a token is for (RFC 8707). The service has two doors, MCP and REST: a token that was asked for one of
 * them opens that one alone, and one for which no resource was named, as by clients older than the rule, opens
 * both. A token for anybody else's resource is never issued.
 */
import { linksOf } from "../../listing/Links.ts"

export type Door = "mcp" | "api"

/** Each door as a resource, by the address it is named by. The whole service is named by its origin. */
const doorsOf = (origin: string): Readonly<Record<Door, string>> => {
  const links = linksOf(origin)
  return { mcp: links.mcp, api: links.api("") }
}

/** The resource that one address names, `null` for a foreign one. A slash at the end makes no difference. */
export const resourceNamed = (origin: string, asked: string): string | null => {
  const url = URL.parse(asked)
  if (url === null || asked.includes("#")) return null
  const plain = url.href.replace(/\/$/, "")
  return [...Object.values(doorsOf(origin)), origin].find((resource) => resource === plain) ?? null
}

/** What a request that names these is for: one door, or the whole service where it names none or both. */
export const resourceOf = (origin: string, asked: ReadonlyArray<string>): string | null => {
  const named = new Set(asked.map((one) => resourceNamed(origin, one)))
  const [only] = named
  if (named.has(null)) return null
  return named.size === 1 && only !== undefined ? only : origin
}

/** What a grant becomes when its tokens are asked for naming `asked`; `null` where that is more than was granted. */
export const narrowedResource = (origin: string, granted: string, asked: string | null): string | null => {
  if (asked === null) return granted
  const named = resourceNamed(origin, asked)
  return named === granted || granted === origin ? named : null
}

/** The resources whose tokens open a door. */
export const resourcesOfDoor = (origin: string, door: Door): ReadonlyArray<string> => [doorsOf(origin)[door], origin]
