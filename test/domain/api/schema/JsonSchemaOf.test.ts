/** The JSON Schema of an operation says exactly what the operation does, in words every reader knows. */
import { describe, expect, test } from "bun:test"
import { Ajv2020 } from "ajv/dist/2020"
import { Either, Schema } from "effect"
import { everyOperation } from "../../../../src/domain/api/Api.ts"
import {
  compactOutputOf,
  fieldSchemaOf,
  inputSchemaOf,
  outputSchemaOf
} from "../../../../src/domain/api/schema/JsonSchemaOf.ts"
import { type Any, make, optional, publicRead, withDefault } from "../../../../src/domain/Operation.ts"
import { integer, list, record, text, Uuid } from "../../../../src/domain/Wire.ts"

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
const names = (operations: ReadonlyArray<Any>) =>
  operations.map((operation): [string, Any] => [operation.name, operation])

const item = record("Sample", { id: Schema.Int, note: Schema.NullOr(Schema.String) })
const sample = make("get_sample", "PATCH /samples/{id}", {
  title: "A sample",
  description: "A sample.",
  scope: "listings:write",
  input: {
    id: Uuid.annotations({ description: "From elsewhere." }),
    name: optional(text(20, 1)),
    size: withDefault(integer(1, 9), 3).annotations({ default: 3 }),
    color: withDefault(Schema.Literal("red", "blue"), "red"),
    tags: optional(Schema.NullOr(list(text(5), 2)))
  },
  output: record("Samples", {
    items: Schema.Array(item),
    first: Schema.NullOr(item),
    state: Schema.NullOr(Schema.Literal("new", "old")),
    value: Schema.NullOr(Schema.Union(Schema.String, Schema.Array(Schema.String))),
    by_name: Schema.Record({ key: Schema.String, value: Schema.Number })
  }),
  example: { output: {} }
})

describe("what it says", () => {
  test("bounds, choices, defaults, nulls and descriptions, and no words of their making", () => {
    expect(inputSchemaOf(sample)).toEqual({
      type: "object",
      required: ["id"],
      additionalProperties: false,
      properties: {
        id: { type: "string", format: "uuid", description: "From elsewhere." },
        name: { type: "string", minLength: 1, maxLength: 20 },
        size: { type: "integer", minimum: 1, maximum: 9, default: 3 },
        color: { type: "string", enum: ["red", "blue"], default: "red" },
        tags: { type: ["array", "null"], items: { type: "string", maxLength: 5 }, maxItems: 2 }
      }
    })
  })
  test("an answer stands by itself: named shapes are written in place", () => {
    const sampled = {
      type: "object",
      required: ["id", "note"],
      properties: { id: { type: "integer" }, note: { type: ["string", "null"] } },
      additionalProperties: false
    }
    expect(outputSchemaOf(sample).properties).toEqual({
      items: { type: "array", items: sampled },
      first: { ...sampled, type: ["object", "null"] },
      state: { type: ["string", "null"], enum: ["new", "old", null] },
      value: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }, { type: "null" }] },
      by_name: { type: "object", additionalProperties: { type: "number" } }
    })
  })
  test("a short answer is its keys and their types", () => {
    expect(compactOutputOf(sample)).toEqual({
      type: "object",
      properties: {
        items: { type: "array" },
        first: { type: ["object", "null"] },
        state: { type: ["string", "null"] },
        value: { type: ["string", "array", "null"] },
        by_name: { type: "object" }
      }
    })
  })
  test("one key can be asked for", () => {
    expect(fieldSchemaOf(sample, "size")).toEqual({ type: "integer", minimum: 1, maximum: 9, default: 3 })
    expect(fieldSchemaOf(sample, "nothing")).toEqual({})
  })
  test("nothing to say is an object without keys, not a list", () => {
    const empty = publicRead("get_nothing", "GET /nothing", {
      title: "Nothing",
      description: "Nothing.",
      input: {},
      output: Schema.Struct({}),
      shows: () => ["settings"],
      example: { output: {} }
    })
    expect(inputSchemaOf(empty)).toEqual({ type: "object", additionalProperties: false, properties: {} })
  })
})

/** Keywords a host is sure to know; another one is Effect's own and wants tidying. */
const known =
  /^(type|properties|required|additionalProperties|propertyNames|items|enum|anyOf|description|default|format|pattern|minLength|maxLength|minimum|maximum|minItems|maxItems|maxProperties)$/
const keywordsOf = (schema: unknown): ReadonlyArray<string> => {
  if (typeof schema !== "object" || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === "properties") return [key, ...Object.values(value).flatMap(keywordsOf)]
    if (key === "anyOf") return [key, ...value.flatMap(keywordsOf)]
    return key === "default" ? [key] : [key, ...(Array.isArray(value) ? [] : keywordsOf(value))]
  })
}

describe.each(names(everyOperation))("%s", (_, operation) => {
  test("uses plain keywords", () => {
    const used = [...keywordsOf(inputSchemaOf(operation)), ...keywordsOf(outputSchemaOf(operation))]
    expect(used.filter((keyword) => !known.test(keyword))).toEqual([])
  })
  test("describes the example answer, in full and in short", () => {
    for (const schema of [outputSchemaOf(operation), compactOutputOf(operation)]) {
      const valid = ajv.compile(schema)
      expect(valid(operation.example.output), ajv.errorsText(valid.errors)).toBe(true)
    }
  })
  test("refuses what the operation refuses of a wrong type", () => {
    const valid = ajv.compile(inputSchemaOf(operation))
    const decode = Schema.decodeUnknownEither(operation.input)
    for (const key of Object.keys(operation.fields)) {
      const input = { ...operation.example.input, [key]: { not: "this" } }
      expect(valid(input), key).toBe(false)
      expect(Either.isLeft(decode(input)), key).toBe(true)
    }
    expect(valid({ ...operation.example.input, not_a_key: 1 })).toBe(false)
  })
})
