/** The JSON-LD objects of a page, each on its own. What does not parse, or nests absurdly, says nothing. */
import { isJsonObject, type JsonObject, nestsDeeper } from "../../../../domain/text/Json.ts"
import { collapsed } from "../boxes/ParsedHtml.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"

/** `@graph` and lists are containers, their members are the statements. */
const flattened = (value: unknown): ReadonlyArray<JsonObject> => {
  if (Array.isArray(value)) return value.flatMap(flattened)
  if (!isJsonObject(value)) return []
  const { "@graph": graph, ...own } = value
  const named = Object.keys(own).some((key) => key !== "@context" && key !== "@id")
  return [...(named ? [own] : []), ...flattened(graph)]
}

/** What a template wrote for markup, where none is read: "\/img&#x2F;crumb.png", "Roth &amp; Lund". */
const escaped: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&#x2f;": "/",
  "&#47;": "/"
}
const unescaped = (text: string) =>
  text.includes("&")
    ? text.replace(/&(?:amp|quot|#x27|#39|#x2f|#47);/gi, (one) => escaped[one.toLowerCase()] ?? one)
    : text
/** Names and texts that a database can keep. */
const clean = (_: string, value: unknown): unknown => {
  if (typeof value === "string") return collapsed(unescaped(value), crawlLimits.jsonLdText)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => collapsed(key, crawlLimits.shortText) === key))
}

const parsed = (json: string): ReadonlyArray<JsonObject> => {
  try {
    return nestsDeeper(json, crawlLimits.jsonLdDepth) ? [] : flattened(JSON.parse(json, clean))
  } catch {
    // Broken JSON-LD is common and says nothing.
    return []
  }
}

export const readJsonLd = (scripts: ReadonlyArray<string>): ReadonlyArray<JsonObject> => {
  let left: number = crawlLimits.jsonLdText
  return scripts
    .filter(({ length }) => {
      const fits = length <= left
      if (fits) left -= length
      return fits
    })
    .flatMap(parsed)
    .slice(0, crawlLimits.jsonLdObjects)
}

/** The strings under a key: one, a list, or the `url` or `@id` of objects. */
export const stringsAt = (object: JsonObject, key: string): ReadonlyArray<string> => stringsOf(object[key])

const stringsOf = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  return isJsonObject(value) ? stringsOf(value.url ?? value.contentUrl ?? value["@id"]) : []
}
