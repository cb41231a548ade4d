/** The JSON-LD objects of a page, each on its own. What does not parse, or nests absurdly, says nothing. */
import { collapsed } from "./Html.ts"
import { limits } from "./Limits.ts"

export type JsonLd = Readonly<Record<string, unknown>>

/** Before it is parsed: the parser itself would take any depth, and what prints it again would not. */
const tooDeep = (json: string) => {
  let depth = 0
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const mark = json[at]
    if (mark === '"') quoted = !quoted
    else if (quoted) at += mark === "\\" ? 1 : 0
    else if (mark === "{" || mark === "[") depth++
    else if (mark === "}" || mark === "]") depth--
    if (depth > limits.jsonLdDepth) return true
  }
  return false
}

const isObject = (value: unknown): value is JsonLd =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** `@graph` and lists are containers, their members are the statements. */
const flattened = (value: unknown): ReadonlyArray<JsonLd> => {
  if (Array.isArray(value)) return value.flatMap(flattened)
  if (!isObject(value)) return []
  const { "@graph": graph, ...own } = value
  const named = Object.keys(own).some((key) => key !== "@context" && key !== "@id")
  return [...(named ? [own] : []), ...flattened(graph)]
}

/** Names and texts that a database can keep. */
const clean = (_: string, value: unknown): unknown => {
  if (typeof value === "string") return collapsed(value, limits.jsonLdText)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => collapsed(key, limits.shortText) === key))
}

const parsed = (json: string): ReadonlyArray<JsonLd> => {
  try {
    return tooDeep(json) ? [] : flattened(JSON.parse(json, clean))
  } catch {
    // Broken JSON-LD is common and says nothing.
    return []
  }
}

export const readJsonLd = (scripts: ReadonlyArray<string>): ReadonlyArray<JsonLd> => {
  let left: number = limits.jsonLdText
  return scripts
    .filter(({ length }) => {
      const fits = length <= left
      if (fits) left -= length
      return fits
    })
    .flatMap(parsed)
    .slice(0, limits.jsonLdObjects)
}

/** The strings under a key: one, a list, or the `url` or `@id` of objects. */
export const stringsAt = (object: JsonLd, key: string): ReadonlyArray<string> => stringsOf(object[key])

const stringsOf = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  return isObject(value) ? stringsOf(value.url ?? value.contentUrl ?? value["@id"]) : []
}
