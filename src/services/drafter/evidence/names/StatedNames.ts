/** Names that the data of a page gives. */
import { bareHost } from "../../../../domain/text/SiteKey.ts"
import type { PageIndex, Statement } from "../reading/PageIndex.ts"

const ownTypes =
  /organi[sz]ation|corporation|business|application|^product$|^website$|^brand$|company|store|restaurant|service|school|ngo/
/** Named by itself: a node of the page's data about this site, not about an author or an article. */
export const isOwnName = (statement: Statement, page: PageIndex) => {
  const { source, path, type, owner } = statement
  if (source !== "json_ld" || path.length !== 1 || path[0] !== "name") return false
  // Whatever else has an address is a business of some kind: "VeterinaryCare".
  const isHouse = (one: Statement) => one.owner.startsWith(`${owner}.address`) && one.path.at(-1) === "addressLocality"
  const isKnown = ownTypes.test(type ?? "")
  if (!isKnown && (/person|event/.test(type ?? "") || !page.statements.some(isHouse))) return false
  const about = page.statements.find((one) => one.owner === owner && one.path.length === 1 && one.path[0] === "url")
  const host = about === undefined ? null : URL.parse(about.text, page.page.url)?.hostname
  return host === null || host === undefined || bareHost(host) === bareHost(new URL(page.page.url).hostname)
}
