/**
 * What a page states of its own product and makers as data: JSON-LD nodes of the right types, about this site,
 * under its name. What is nested in a review, an article or a list of members is somebody else's.
 */
import { isOfSite, isOwnType, ownNodeKeys } from "../../../../domain/draft/OwnJsonLd.ts"
import { isJsonObject, type JsonObject } from "../../../../domain/text/Json.ts"
import type { PageIndex, SiteIndex, Statement } from "../reading/PageIndex.ts"
import type { Own } from "./Own.ts"

export interface OwnNode {
  readonly page: PageIndex
  readonly node: JsonObject
  /** The start of the `owner` of all its statements. */
  readonly owner: string
}

/** Whether a node speaks of this site: its address, where it has one, is the site's; its name, where it has one, is ours. */
const isOwn = (node: JsonObject, page: PageIndex, own: Own, nested: boolean): boolean => {
  if (!isOwnType(node) || !isOfSite(node, page.page.url)) return false
  const namesAt = (...values: ReadonlyArray<unknown>) => values.flat().filter((one) => typeof one === "string")
  const [names, others] = [namesAt(node.name, node.legalName), namesAt(node.alternateName)]
  if (names.length + others.length === 0) return !nested
  // "Acme Cloud", of "Petit Corporation", is no more than something like ours.
  return (
    names.some((one) => own.isName(one) || namesWith(own, one)) ||
    others.some((one) => own.isName(one) || (names.length === 0 && namesWith(own, one)))
  )
}
/** "Plotline Audio" is of "Plotline". */
const namesWith = (own: Own, text: string) => {
  const words = text.split(" ")
  return (
    words.length <= 4 &&
    own.isName(words.slice(0, -1).join(" ")) &&
    !/foundation|customers?|users?|partners?/i.test(words.at(-1) ?? "")
  )
}

const nested = (page: PageIndex, node: JsonObject, owner: string, own: Own): ReadonlyArray<OwnNode> =>
  ownNodeKeys.flatMap((key) => {
    const value = node[key]
    if (isJsonObject(value))
      return isOwn(value, page, own, true) ? [{ page, node: value, owner: `${owner}.${key}` }] : []
    if (!Array.isArray(value)) return []
    return value.flatMap((one: unknown, at) =>
      isJsonObject(one) && isOwn(one, page, own, true) ? [{ page, node: one, owner: `${owner}.${key}.${at}` }] : []
    )
  })

export const nodesOfOurs = (site: SiteIndex, own: Own): ReadonlyArray<OwnNode> =>
  site.flatMap((page) =>
    page.page.jsonLd.flatMap((node, index): ReadonlyArray<OwnNode> => {
      const owner = `json_ld.${index}`
      if (!isJsonObject(node)) return []
      const isOurs = isOwn(node, page, own, false)
      return [...(isOurs ? [{ page, node, owner }] : []), ...(isOurs ? nested(page, node, owner, own) : [])]
    })
  )

/** The statements of one node, and of those it holds under these keys. */
export const statedBy = ({ page, owner }: OwnNode, ...keys: ReadonlyArray<string>): ReadonlyArray<Statement> => {
  const depth = owner.split(".").filter((part) => !/^\d+$/.test(part)).length - 1
  const wanted = keys.map((key) => key.toLowerCase())
  return page.statements.filter(
    (one) =>
      one.source === "json_ld" &&
      (one.owner === owner || one.owner.startsWith(`${owner}.`)) &&
      wanted.includes(one.path.slice(depth).join(".").toLowerCase())
  )
}

/** "Acme – bookkeeping for bakers": a name, and behind a dash what it is; beside a town it may be one house of several. */
const titled = /^(?<name>.{2,40}?)(?: [–—|·:-]|:) (?<rest>.{12,})$/u
/** Nodes of ours whose name goes on as a title does. What they say of the whole house counts, nothing of one of its places. */
export const nodesTitledOurs = (site: SiteIndex, own: Own): ReadonlyArray<OwnNode> =>
  site.flatMap((page) =>
    page.page.jsonLd.flatMap((node, index): ReadonlyArray<OwnNode> => {
      if (!isJsonObject(node) || typeof node.name !== "string") return []
      const { name = "" } = titled.exec(node.name)?.groups ?? {}
      const isOurs = isOwnType(node) && isOfSite(node, page.page.url) && own.isName(name) && !own.isName(node.name)
      return isOurs ? [{ page, node, owner: `json_ld.${index}` }] : []
    })
  )
