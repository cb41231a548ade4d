/** The contract as a document: what is committed is what is served, and tools read it without complaint. */
import { describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import SwaggerParser from "@apidevtools/swagger-parser"
import { Option, SchemaAST } from "effect"
import { everyOperation } from "../../../src/domain/api/Api.ts"
import { getDraft } from "../../../src/domain/api/DraftsApi.ts"
import { failures } from "../../../src/domain/api/Failures.ts"
import { inputSchemaOf } from "../../../src/domain/api/schema/JsonSchemaOf.ts"
import { statusesOf } from "../../../src/http/openapi/Contract.ts"
import { documentOf } from "../../../src/http/openapi/OpenApi.ts"
import { golden } from "../../support/Golden.ts"

const root = new URL("../../../", import.meta.url).pathname
const origin = "https://launchbook.example"
const document = documentOf(origin)
// biome-ignore lint/suspicious/noExplicitAny: a test reads into a document it checks by its own means
const paths = document.paths as any

test("openapi.json is the committed one", () => golden("openapi.json", `${JSON.stringify(document, null, 2)}\n`))

test("operations.txt lists the whole surface", () =>
  golden(
    "operations.txt",
    `${everyOperation
      .map(({ name, method, path, scope, idempotent, status, errors }) =>
        [
          name.padEnd(26),
          `${method} ${path}`.padEnd(56),
          scope.padEnd(15),
          String(status),
          idempotent ? "idem" : "    ",
          errors.map(({ code }) => code).join(",")
        ]
          .join(" ")
          .trimEnd()
      )
      .join("\n")}\n`
  ))

test("it is valid OpenAPI 3.1", async () => {
  expect(document.openapi).toBe("3.1.0")
  // biome-ignore lint/suspicious/noExplicitAny: the parser wants its own document type
  await SwaggerParser.validate(structuredClone(document) as any)
})

describe("every operation", () => {
  test.each(everyOperation.map((operation) => [operation.name, operation] as const))("%s", (name, operation) => {
    const found = paths[`/api/v1${operation.path}`]?.[operation.method.toLowerCase()]
    expect(found?.operationId).toBe(name)
    expect(found.summary).toBe(operation.title)
    expect(found.description.length).toBeGreaterThan(20)
    const declared = [operation.status, ...statusesOf(operation)].map(String)
    expect(
      Object.keys(found.responses)
        .filter((status) => status !== "304")
        .sort()
    ).toEqual(declared.sort())
    for (const status of declared) {
      const content = found.responses[status].content["application/json"]
      expect(content.schema).toBeDefined()
      expect(content.example).toBeDefined()
      expect(found.responses[status].headers.RateLimit).toBeDefined()
    }
    const schemes = found.security.flatMap((entry: object) => Object.keys(entry))
    expect(schemes).toContain("oauth2")
    expect(schemes).toContain("apiKey")
    const parameters = found.parameters.map((parameter: { $ref?: string }) => parameter.$ref ?? "")
    expect(parameters.includes("#/components/parameters/Idempotency-Key")).toBe(operation.idempotent)
  })
})

test("the operations the specification marks Idem take a key, and only those", () => {
  expect(everyOperation.filter(({ idempotent }) => idempotent).map(({ name }) => name)).toEqual([
    "submit_listing",
    "update_draft",
    "invite_cofounder",
    "submit_draft",
    "update_my_listing",
    "post_listing_update",
    "add_milestone",
    "delete_milestone",
    "set_founder_story",
    "answer_interview",
    "choose_free_listing",
    "claim_listing",
    "verify_claim",
    "create_checkout"
  ])
})

test("404 is declared where the specification has it, and nowhere else", () => {
  const declared = everyOperation.filter((operation) => statusesOf(operation).includes(404)).map(({ name }) => name)
  const expected = [
    "get_listing",
    "get_alternatives",
    "get_category",
    "get_launch_week",
    "get_leaderboard",
    "get_founder",
    "get_blog_post",
    "get_badges",
    "get_draft",
    "update_draft",
    "invite_cofounder",
    "submit_draft",
    "get_my_listing",
    "update_my_listing",
    "post_listing_update",
    "add_milestone",
    "delete_milestone",
    "set_founder_story",
    "choose_free_listing",
    "verify_claim",
    "get_order"
  ]
  const names: ReadonlyArray<string> = everyOperation.map(({ name }) => name)
  expect(declared.toSorted()).toEqual(expected.filter((name) => names.includes(name)).toSorted())
})

/** Every description and title below a node, with its path. */
const wordsIn = (node: unknown, at = ""): ReadonlyArray<readonly [string, string]> => {
  if (typeof node !== "object" || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    (key === "description" || key === "title") && typeof value === "string"
      ? [[`${at}/${key}`, value] as const]
      : wordsIn(value, `${at}/${key}`)
  )
}
/** The descriptions written into a schema: property to text. */
const described = (ast: SchemaAST.AST, at: string, found: Map<string, string>): Map<string, string> => {
  const own = Option.getOrUndefined(SchemaAST.getDescriptionAnnotation(ast))
  if (own !== undefined && !/^an? [a-z]/.test(own) && !found.has(at)) found.set(at, own)
  if (SchemaAST.isTypeLiteral(ast))
    for (const { name, type } of ast.propertySignatures) described(type, `${at}.${String(name)}`, found)
  else if (SchemaAST.isUnion(ast)) for (const type of ast.types) described(type, at, found)
  else if (SchemaAST.isTupleType(ast)) for (const { type } of ast.rest) described(type, `${at}.*`, found)
  else if (SchemaAST.isRefinement(ast) || SchemaAST.isTransformation(ast)) described(ast.from, at, found)
  return found
}

describe("descriptions", () => {
  const said = wordsIn({ paths: document.paths, components: document.components })
  test("are ours, not the names of Effect's filters", () => {
    for (const [at, words] of said)
      if (!/\/examples?\//.test(at))
        expect(words, at).toMatch(/^(?![a-z]+[A-Z(]|between|an? (?:string|number|array|value))/)
  })
  test("that are written into a schema are all in the document", () => {
    const written = new Set(said.map(([, words]) => words))
    for (const operation of everyOperation)
      for (const schema of [operation.input, operation.output])
        for (const [at, words] of described(schema.ast, operation.name, new Map()))
          expect(written.has(words), `${at}: ${words}`).toBe(true)
  })
  test("stand beside formats", () => {
    const { id } = inputSchemaOf(getDraft).properties
    expect(id).toMatchObject({ type: "string", format: "uuid", description: expect.stringContaining("Draft id") })
    // biome-ignore lint/suspicious/noExplicitAny: a test reads into a document it checks by its own means
    const { Listing } = (document.components as any).schemas
    expect(Listing.properties.created_at).toEqual({
      type: "string",
      format: "date-time",
      description: "RFC 3339, UTC."
    })
  })
})

test("every code stands once in the table", () => {
  const codes = failures.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { code, meaning } of failures) {
    expect(code).toMatch(/^[a-z][a-z_]+$/)
    expect(meaning.length).toBeGreaterThan(20)
  }
})

test("redocly finds no error, and a TypeScript client made of it compiles", async () => {
  const directory = mkdtempSync(join(tmpdir(), "launchbook-openapi-"))
  try {
    const file = join(directory, "openapi.json")
    await Bun.write(file, JSON.stringify(document))
    const run = async (...command: ReadonlyArray<string>) => {
      const child = Bun.spawn([...command], { cwd: root, stdout: "pipe", stderr: "pipe" })
      const said = `${await new Response(child.stdout).text()}${await new Response(child.stderr).text()}`
      return { code: await child.exited, said }
    }
    const [lint, client] = await Promise.all([
      run("node_modules/.bin/redocly", "lint", file),
      run("node_modules/.bin/openapi-typescript", file, "-o", join(directory, "client.ts"))
    ])
    expect(lint.code, lint.said).toBe(0)
    expect(client.code, client.said).toBe(0)
    await Bun.write(
      join(directory, "use.ts"),
      `import type { components, paths } from "./client"
type Answer = paths["/api/v1/listings"]["get"]["responses"][200]["content"]["application/json"]
export const names = (answer: Answer): ReadonlyArray<string> => answer.items.map((listing) => listing.name)
export const draft = (draft: components["schemas"]["Draft"]): string | null => draft.error?.code ?? null
// @ts-expect-error a listing has no such key
export const wrong = (answer: Answer) => answer.items[0]?.no_such_key
`
    )
    const compiled = await run(
      "node",
      "node_modules/typescript7/bin/tsc",
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--target",
      "esnext",
      "--moduleResolution",
      "bundler",
      "--module",
      "esnext",
      join(directory, "use.ts")
    )
    expect(compiled.code, compiled.said).toBe(0)
  } finally {
    rmSync(directory, { recursive: true })
  }
}, 60_000)
