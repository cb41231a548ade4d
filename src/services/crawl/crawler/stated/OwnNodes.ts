/**
 * The JSON-LD objects in which a page speaks of its own site: of its maker, its product, the site itself. What is
 * said of a customer, an author, or a thing of another host is said of somebody else.
 */
import { isJsonObject, type JsonObject } from "../../../../domain/text/Json.ts"
import { stringsAt } from "./JsonLd.ts"
import { ownTypes } from "./OwnTypes.ts"
import { siteOf } from "./PageAddresses.ts"

/** Keys that lead from such an object to another of the same site. */
const ownKeys = [
  "publisher",
  "provider",
  "manufacturer",
  "brand",
  "creator",
  "author",
  "mainEntity",
  "about",
  "offeredBy"
]
const deepest = 3

const isOfType = (node: JsonObject) =>
  stringsAt(node, "@type").some((type) => ownTypes.has(type.replace(/^.*[/:#]/, "").toLowerCase()))

/** The host an object names as its own is the site's, or it names none. */
const isOfSite = (node: JsonObject, site: string): boolean => {
  const named = [...stringsAt(node, "url"), ...stringsAt(node, "@id")]
  const [first] = named.filter((address) => /^(?:https?:)?\/\//i.test(address.trim()))
  if (first === undefined) return true
  const url = URL.parse(first.trim(), "https://site.invalid")
  return url !== null && siteOf(url.href) === site
}

const objectsAt = (node: JsonObject, key: string): ReadonlyArray<JsonObject> => {
  const value = node[key]
  return (Array.isArray(value) ? value : [value]).filter(isJsonObject)
}

const within = (node: JsonObject, site: string, depth: number): ReadonlyArray<JsonObject> => {
  if (!isOfType(node) || !isOfSite(node, site)) return []
  const inner = depth === 0 ? [] : ownKeys.flatMap((key) => objectsAt(node, key))
  return [node, ...inner.flatMap((one) => within(one, site, depth - 1))]
}

/** `url` is an address of the site. */
export const ownNodes = (objects: ReadonlyArray<JsonObject>, url: string): ReadonlyArray<JsonObject> => {
  const site = siteOf(url)
  return objects.flatMap((object) => within(object, site, deepest))
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
