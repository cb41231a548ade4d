/** However an input is written down, its computed size holds it; and nothing is declared without one. */
import { describe, expect, test } from "bun:test"
import { Schema } from "effect"
import { everyOperation } from "../../../../src/domain/api/Api.ts"
import {
  argumentBytesOf,
  bodyBytesOf,
  leastBodyBytes,
  mostBodyBytes
} from "../../../../src/domain/api/schema/BodySize.ts"
import { inputSchemaOf } from "../../../../src/domain/api/schema/JsonSchemaOf.ts"
import type { JsonSchema } from "../../../../src/domain/api/schema/SchemaTidy.ts"
import { type Any, make, placeOf } from "../../../../src/domain/Operation.ts"
import { isJsonObject } from "../../../../src/domain/text/Json.ts"

/** A value of a schema with every text, list and key that it may have; each character outside the first plane. */
const fullest = (schema: JsonSchema): unknown => {
  if (Array.isArray(schema.enum))
    return schema.enum.map(String).reduce((longest, one) => (one.length > longest.length ? one : longest), "")
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.map(fullest).reduce((a, b) => (JSON.stringify(a).length > JSON.stringify(b).length ? a : b))
  const types = [schema.type].flat()
  if (types.includes("object"))
    return Object.fromEntries(
      Object.entries(isJsonObject(schema.properties) ? schema.properties : {}).map(([key, value]) => [
        key,
        fullest(isJsonObject(value) ? value : {})
      ])
    )
  if (types.includes("array"))
    return Array.from({ length: Number(schema.maxItems) }, () =>
      fullest(isJsonObject(schema.items) ? schema.items : {})
    )
  if (types.includes("string"))
    return "😀".repeat(Number(schema.maxLength ?? { uuid: 36, date: 10 }[String(schema.format)]))
  return types.includes("integer") ? Number.MIN_SAFE_INTEGER : false
}

/** As wide as JSON is written: four spaces of indentation, every character of every string an escape. */
const widest = (value: unknown) =>
  JSON.stringify(value, null, 4).replace(/"((?:[^"\\]|\\.)*)"/gu, (text) => {
    const plain: string = JSON.parse(text)
    const escapes = Array.from(
      { length: plain.length },
      (_, at) => `\\u${plain.charCodeAt(at).toString(16).padStart(4, "0")}`
    )
    return `"${escapes.join("")}"`
  })

const named = everyOperation.map((operation): [string, Any] => [operation.name, operation])

describe("the size of", () => {
  test.each(named)("the fullest %s holds it, and not much more", (_, operation) => {
    const all = inputSchemaOf(operation).properties
    const inBody = Object.fromEntries(Object.entries(all).filter(([key]) => placeOf(operation, key) === "body"))
    for (const [properties, size] of [
      [inBody, bodyBytesOf(operation)],
      [all, argumentBytesOf(operation)]
    ] as const) {
      const written = widest(fullest({ type: "object", properties }))
      expect(JSON.parse(written)).toEqual(fullest({ type: "object", properties }))
      expect(written.length).toBeLessThanOrEqual(size)
      if (size > leastBodyBytes) expect(size).toBeLessThan(written.length * 1.1 + 256)
      expect(size).toBeLessThanOrEqual(mostBodyBytes)
    }
  })
  test("most bodies is some kilobytes; that of the largest edit is not cut off", () => {
    const sizes = everyOperation.map(bodyBytesOf).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBe(leastBodyBytes)
    expect(sizes.at(-1)).toBeLessThan(mostBodyBytes)
  })
})

test("a text without a limit cannot be an input", () => {
  const endless = make("write_novel", "POST /novels", {
    title: "Write a novel",
    description: "Without end.",
    scope: "listings:write",
    input: { text: Schema.String },
    output: Schema.Struct({}),
    example: { output: {} }
  })
  expect(() => bodyBytesOf(endless)).toThrow("no limit")
})
