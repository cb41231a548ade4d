/**
 * An answer in whatever closed JSON schema the caller asks for. Only names are understood: profile
 * fields and groups by the product's public vocabulary, a value, a quote, an address beside a quote.
 */
import type { Facts, Item } from "./Facts.ts"
import { at, isRecord, type JsonRecord, listAt, recordAt, textAt } from "./Json.ts"

const groups = ["faqs", "founders", "socials"]
const valueNames = ["value", "values", "text", "item"]
const quoteNames = ["quote", "quotes", "evidence"]
const addressNames = ["url", "page", "page_url", "source", "source_url"]

/** Names in the schema that mean the same thing. */
const keyOf = (name: string) =>
  ({ company_socials: "socials", links: "socials", faq: "faqs", category: "categories" })[name] ?? name

const nullable = (schema: JsonRecord) =>
  listAt(schema, "type").includes("null") || listAt(schema, "anyOf").some((one) => at(one, "type") === "null")

export const answer = (root: unknown, facts: Facts): unknown => {
  const resolve = (schema: unknown): JsonRecord => {
    const here = isRecord(schema) ? schema : {}
    const reference = textAt(here, "$ref")
    if (reference !== "") return resolve(at(root, ...reference.replace(/^#\//, "").split("/")))
    const option = [...listAt(here, "anyOf"), ...listAt(here, "oneOf")].find((one) => at(one, "type") !== "null")
    return option === undefined ? here : resolve(option)
  }
  const kind = (schema: JsonRecord) => {
    const type = at(schema, "type")
    return typeof type === "string" ? type : (listAt(schema, "type").find((one) => one !== "null") ?? "object")
  }

  /** A scalar in the schema's own type; an enum takes only what it lists. */
  const scalar = (schema: JsonRecord, text: string | undefined): unknown => {
    const options = listAt(schema, "enum")
    if (options.length > 0) return options.includes(text) ? text : options.includes(null) ? null : options[0]
    if (text === undefined)
      return nullable(schema) ? null : kind(schema) === "string" ? "" : kind(schema) === "boolean" ? false : 0
    return kind(schema) === "integer" || kind(schema) === "number"
      ? Number(text)
      : kind(schema) === "boolean"
        ? text === "true"
        : text
  }

  const quotesAs = (schema: JsonRecord, items: ReadonlyArray<Item>): unknown => {
    const quotes = items.flatMap((one) => one.quotes)
    if (kind(schema) === "string") return scalar(schema, quotes[0]?.quote)
    const inner = resolve(at(schema, "items"))
    return quotes.map((quote) =>
      kind(inner) === "string"
        ? quote.quote
        : Object.fromEntries(
            Object.keys(recordAt(inner, "properties")).map((name) => [
              name,
              addressNames.includes(name) ? quote.url : quote.quote
            ])
          )
    )
  }

  /** An object that holds one item (or, for a list field, all of them) with its evidence. */
  const backed = (schema: JsonRecord, name: string, items: ReadonlyArray<Item>): unknown =>
    Object.fromEntries(
      Object.entries(recordAt(schema, "properties")).map(([key, raw]) => {
        const inner = {
          ...resolve(raw),
          ...(isRecord(raw) && nullable(raw) ? { type: [kind(resolve(raw)), "null"] } : {})
        }
        const [first] = items
        if (quoteNames.includes(key)) return [key, quotesAs(inner, items)]
        if (key === "field" || key === "key") return [key, scalar(inner, name)]
        if (first?.parts[key] !== undefined) return [key, scalar(inner, first.parts[key])]
        if (valueNames.includes(key) || (key === "url" && first?.parts.platform !== undefined)) {
          return [key, kind(inner) === "array" ? items.map((one) => one.value) : scalar(inner, first?.value)]
        }
        if (addressNames.includes(key)) return [key, scalar(inner, first?.quotes[0]?.url)]
        return [key, fill(raw, key)]
      })
    )

  const elements = (schema: JsonRecord, name: string): unknown => {
    const inner = resolve(at(schema, "items"))
    if (kind(inner) !== "object") return (facts.get(name) ?? []).map((one) => scalar(inner, one.value))
    const properties = Object.keys(recordAt(inner, "properties"))
    if (properties.includes("field") || (properties.includes("key") && !facts.has(name))) {
      return [...facts].flatMap(([key, items]) =>
        groups.includes(key) ? [] : items.map((one) => backed(inner, key, [one]))
      )
    }
    return (facts.get(name) ?? []).map((one) => backed(inner, name, [one]))
  }

  const fill = (raw: unknown, rawName: string): unknown => {
    const name = keyOf(rawName)
    const schema = resolve(raw)
    const items = facts.get(name) ?? []
    const mayBeNull = isRecord(raw) && nullable(raw)
    if (kind(schema) === "array") return elements(schema, name)
    if (kind(schema) !== "object")
      return scalar(mayBeNull ? { ...schema, type: [kind(schema), "null"] } : schema, items[0]?.value)
    const properties = Object.keys(recordAt(schema, "properties"))
    if (properties.some((key) => quoteNames.includes(key))) {
      return items.length === 0 && mayBeNull ? null : backed(schema, name, items)
    }
    if (name === "socials") {
      const links = new Map(items.map((one) => [one.parts.platform ?? "", one]))
      return Object.fromEntries(
        Object.entries(recordAt(schema, "properties")).map(([platform, inner]) => {
          const link = links.get(platform)
          const shape = resolve(inner)
          if (kind(shape) !== "object")
            return [platform, scalar(isRecord(inner) ? { ...shape, ...inner } : shape, link?.value)]
          return [
            platform,
            link === undefined && isRecord(inner) && nullable(inner)
              ? null
              : backed(shape, platform, link ? [link] : [])
          ]
        })
      )
    }
    return Object.fromEntries(
      Object.entries(recordAt(schema, "properties")).map(([key, inner]) => [key, fill(inner, key)])
    )
  }
  return fill(root, "")
}

/** The names a schema lets the `categories` field choose from; empty where it names none. */
export const categoryChoices = (schema: unknown): ReadonlyArray<string> => {
  const found: Array<string> = []
  const walk = (here: unknown, inside: boolean) => {
    if (Array.isArray(here)) for (const one of here) walk(one, inside)
    if (!isRecord(here)) return
    if (inside) found.push(...listAt(here, "enum").filter((one) => typeof one === "string"))
    for (const [key, inner] of Object.entries(here)) walk(inner, inside || keyOf(key) === "categories")
  }
  walk(schema, false)
  return [...new Set(found)]
}
