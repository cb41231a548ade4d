/**
 * The JSON-LD objects in which a page speaks of its own site: of its maker, its product, the site itself. What is
 * said of a customer, an author, or a thing of another host is said of somebody else.
 */
import { isOfSite, isOwnType, ownNodeKeys } from "../../../../domain/draft/OwnJsonLd.ts"
import { isJsonObject, type JsonObject } from "../../../../domain/text/Json.ts"
import { stringsAt } from "./JsonLd.ts"

const deepest = 3

const objectsAt = (node: JsonObject, key: string): ReadonlyArray<JsonObject> => {
  const value = node[key]
  return (Array.isArray(value) ? value : [value]).filter(isJsonObject)
}

const within = (node: JsonObject, url: string, depth: number): ReadonlyArray<JsonObject> => {
  if (!isOwnType(node) || !isOfSite(node, url)) return []
  const inner = depth === 0 ? [] : ownNodeKeys.flatMap((key) => objectsAt(node, key))
  return [node, ...inner.flatMap((one) => within(one, url, depth - 1))]
}

const typesOf = (node: JsonObject): ReadonlyArray<string> => stringsAt(node, "@type")
/**
 * `url` is an address of the site. Of several objects of one type those that give their address here are the site's;
 * beside them one without any may be a customer or a partner.
 */
export const ownNodes = (objects: ReadonlyArray<JsonObject>, url: string): ReadonlyArray<JsonObject> => {
  const own = objects.flatMap((object) => within(object, url, deepest))
  const gives = (node: JsonObject) => [...stringsAt(node, "url"), ...stringsAt(node, "@id")].length > 0
  const addressed = new Set(own.filter(gives).flatMap(typesOf))
  return own.filter((node) => gives(node) || !typesOf(node).some((type) => addressed.has(type)))
}

/** Addresses at which the page says its product or its maker is written to. */
export const statedEmails = (own: ReadonlyArray<JsonObject>): ReadonlyArray<string> =>
  own.flatMap((node) => [
    ...stringsAt(node, "email"),
    ...objectsAt(node, "contactPoint").flatMap((point) => stringsAt(point, "email"))
  ])

const longestName = 60
/** Names the page gives itself in its data and shows to its readers as well. */
export const shownNames = (own: ReadonlyArray<JsonObject>, text: string): ReadonlyArray<string> =>
  own
    .flatMap((node) => ["name", "legalName", "alternateName"].flatMap((key) => stringsAt(node, key)))
    .slice(0, 20)
    .filter((name) => name.length > 2 && name.length <= longestName && text.includes(name))
