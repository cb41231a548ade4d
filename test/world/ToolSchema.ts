/** As much of JSON Schema as it takes to tell whether a value may be an argument. */
import { at, isRecord, type JsonRecord, listAt, numberAt, textAt } from "./Json.ts"

/** The schema itself, or the one it refers to in `root`. */
export const resolved = (root: JsonRecord, schema: unknown): JsonRecord => {
  const reference = textAt(schema, "$ref")
  if (reference !== "") return resolved(root, at(root, ...reference.replace(/^#\//, "").split("/")))
  return isRecord(schema) ? schema : {}
}

const typesOf = (schema: JsonRecord) => {
  const type = at(schema, "type")
  return typeof type === "string" ? [type] : listAt(schema, "type")
}
export const takesList = (schema: JsonRecord) => typesOf(schema).includes("array")

const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  date: /^\d{4}-\d{2}-\d{2}$/
}

export const suits = (schema: JsonRecord, value: unknown): boolean => {
  const types = typesOf(schema)
  if (typeof value === "number")
    return types.includes("integer") && Number.isInteger(value) && value >= (numberAt(schema, "minimum") ?? value)
  if (typeof value !== "string" || !types.includes("string")) return false
  const format = formats[textAt(schema, "format")]
  const pattern = textAt(schema, "pattern")
  return (format === undefined || format.test(value)) && (pattern === "" || new RegExp(pattern, "u").test(value))
}
