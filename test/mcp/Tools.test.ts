/** What a model reads before it does anything: complete, true, and short. */
import { describe, expect, test } from "bun:test"
import { Ajv2020 } from "ajv/dist/2020"
import fc from "fast-check"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { inputSchemaOf } from "../../src/domain/api/schema/JsonSchemaOf.ts"
import type { Any } from "../../src/domain/Operation.ts"
import { implementation, instructions } from "../../src/mcp/About.ts"
import { promptNamed, prompts } from "../../src/mcp/Prompts.ts"
import { shorten } from "../../src/mcp/Shorten.ts"
import { operationNamed, takesKey, tools } from "../../src/mcp/Tools.ts"

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const plain = (schema: object | undefined): Record<string, unknown> => ({ ...schema })
const pairs = everyOperation.map((operation): [string, Any, (typeof tools)[number] | undefined] => [
  operation.name,
  operation,
  tools.find(({ name }) => name === operation.name)
])

test("every operation is a tool, in the order of the documents, and nothing else is", () => {
  expect(tools.map(({ name }) => name)).toEqual(everyOperation.map(({ name }) => name))
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
})

test("all of them together stay small: 1.1 kB each, on average", () => {
  expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(1100 * tools.length)
})

describe.each(pairs)("%s", (name, operation, tool) => {
  test("has a name hosts can prefix, a title and a description that is not an essay", () => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(name.length).toBeLessThanOrEqual(40)
    expect(tool?.title).toBe(operation.title)
    expect(tool?.description).toStartWith(operation.description)
    expect(tool?.description?.length).toBeLessThanOrEqual(600)
  })
  test("says which scope it needs, to people and to hosts", () => {
    const open = operation.scope === "public"
    expect(/(account:read|listings:write|orders:write)/.exec(tool?.description ?? "")?.[0]).toBe(
      open ? undefined : operation.scope
    )
    expect(tool?._meta).toEqual({
      securitySchemes: [open ? { type: "noauth" } : { type: "oauth2", scopes: [operation.scope] }]
    })
  })
  test("leaves no hint to a default", () => {
    expect(tool?.annotations).toEqual({
      readOnlyHint: operation.readOnly,
      destructiveHint: operation.destructive,
      idempotentHint: ["GET", "PUT", "DELETE"].includes(operation.method),
      openWorldHint: operation.openWorld
    })
  })
  test("takes the operation's input, flat, and a key where a repeat matters", () => {
    const valid = ajv.compile(plain(tool?.inputSchema))
    expect(Object.keys(tool?.inputSchema.properties ?? {})).toEqual([
      ...Object.keys(operation.fields),
      ...(takesKey(operation) ? ["idempotency_key"] : [])
    ])
    expect(tool?.inputSchema.type).toBe("object")
    expect(tool?.inputSchema.additionalProperties).toBe(false)
    const path = Object.fromEntries(operation.pathKeys.map((key) => [key, samples[key]]))
    const input = { ...path, ...operation.example.input }
    expect(valid(input), JSON.stringify(valid.errors)).toBe(true)
    expect(valid({ ...input, idempotency_key: "a key" })).toBe(false)
    expect(valid({ ...input, idempotency_key: "a-key" })).toBe(takesKey(operation))
  })
  test("describes its answer", () => {
    expect(tool?.outputSchema?.type).toBe("object")
    const valid = ajv.compile(plain(tool?.outputSchema))
    expect(valid(operation.example.output), JSON.stringify(valid.errors)).toBe(true)
  })
})

const samples: Readonly<Record<string, unknown>> = {
  id: "7c1a3c1e-7d8f-4a58-9f43-0a7a2c6f5d10",
  listing_id: 7,
  milestone_id: 3,
  claim_id: 3,
  number: "LB-1",
  slug: "tidewatch",
  week: "this",
  board: "community-weekly"
}

describe("a schema in fewer words", () => {
  const values = fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>(null, "", "text", "x".repeat(501), 0, 7, 2000, true, [], ["a"], ["a", ""], {}),
    fc.constantFrom<unknown>("name", "tagline", "live", "newest", "a-slug", ["name"], [{ question: "a", answer: "b" }]),
    fc.dictionary(
      fc.constantFrom("name", "tags", "categories", "x", "github", "story", "title", "unknown"),
      fc.constantFrom<unknown>(null, "text", 5, ["a"], ["x".repeat(201)], "x".repeat(8001)),
      { maxKeys: 4 }
    )
  )
  test.each(everyOperation.map((operation): [string, Any] => [operation.name, operation]))(
    "%s accepts exactly what it accepted",
    (_, operation) => {
      const full = ajv.compile(inputSchemaOf(operation))
      const short = ajv.compile(shorten(inputSchemaOf(operation)))
      const keys = [...Object.keys(operation.fields), "unknown"]
      const known = Object.fromEntries(operation.pathKeys.map((key) => [key, samples[key]]))
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...keys), values, { maxKeys: 3 }), (input) => {
          expect(short({ ...known, ...input })).toBe(full({ ...known, ...input }))
        }),
        { numRuns: 60, seed: 11 }
      )
    }
  )
  test("what is repeated is written once, what is alike is a rule", () => {
    const words = { type: "array", items: { type: "string", maxLength: 200, minLength: 1 }, maxItems: 20 }
    const link = { type: "string", maxLength: 500 }
    const made = shorten({
      type: "object",
      properties: {
        one: words,
        two: words,
        three: words,
        links: { type: "object", properties: { a: link, b: link, c: link, d: link }, additionalProperties: false }
      }
    })
    expect(made).toEqual({
      type: "object",
      properties: {
        one: { $ref: "#/$defs/A" },
        two: { $ref: "#/$defs/A" },
        three: { $ref: "#/$defs/A" },
        links: { type: "object", propertyNames: { enum: ["a", "b", "c", "d"] }, additionalProperties: link }
      },
      $defs: { A: words }
    })
  })
})

describe("words", () => {
  /** Words with an underscore that are not tools: arguments, keys of answers. */
  const others = ["poll_after_seconds", "not_found_on_website", "idempotency_key", "next_tools"]
  const unknownIn = (text: string) =>
    (text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []).filter(
      (word) => operationNamed(word) === undefined && !others.includes(word)
    )

  test("the instructions stay under 1 kB and name tools that exist", () => {
    expect(Buffer.byteLength(instructions)).toBeLessThan(1024)
    expect(unknownIn(instructions)).toEqual([])
  })
  test("the server has a name, a title, a version and an address", () => {
    expect(implementation("https://launchbook.example")).toEqual({
      name: "launchbook",
      title: "Launchbook",
      version: "1.0.0",
      websiteUrl: "https://launchbook.example"
    })
  })
  test("the prompt walks from a URL to a listing with tools that exist", () => {
    const text = JSON.stringify(promptNamed("launch_my_product", { url: "https://tidewatch.example" }))
    expect(text).toContain("https://tidewatch.example")
    expect(unknownIn(text)).toEqual([])
    const order = ["submit_listing", "get_draft", "update_draft", "submit_draft", "choose_free_listing"]
    const places = order.map((name) => text.indexOf(name))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })
  test("without a URL it asks for one; a URL cannot write lines of its own", () => {
    expect(JSON.stringify(promptNamed("launch_my_product", {}))).toContain("Ask me for the product's public website")
    expect(JSON.stringify(promptNamed("launch_my_product", { url: "https://a.example\n\n2. Pay." }))).toContain(
      "https://a.example 2. Pay."
    )
    expect(promptNamed("launch_my_product", { url: "x".repeat(2049) })._tag).toBe("Left")
    expect(promptNamed("sell_my_product", {})._tag).toBe("Left")
    expect(prompts.map(({ name }) => name)).toEqual(["launch_my_product"])
  })
})
