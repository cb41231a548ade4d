/**
 * The OpenAPI 3.1 document: Effect's own rendering of the contract, finished with what an `HttpApi`
 * cannot say: named answers, examples, headers, security with scopes, and the table of error codes.
 */
import { OpenApi } from "@effect/platform"
import { JSONSchema, type Schema, SchemaAST } from "effect"
import { everyOperation, groups } from "../domain/api/Api.ts"
import { bodied, common, type Declared, keyed, NotFound, server, signedIn } from "../domain/Failure.ts"
import { isJsonObject } from "../domain/Json.ts"
import { type Any, placeOf } from "../domain/Operation.ts"
import { scopeMeaning } from "../domain/Principal.ts"
import { apiVersion, basePath } from "../domain/Site.ts"
import { contract, ErrorBody, RateLimitedBody, statusesOf } from "./Contract.ts"

type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }
type JsonObject = { readonly [key: string]: Json }

/** Every failure there is, once, in the order of the statuses. */
export const failures: ReadonlyArray<Declared> = [
  ...new Map<string, Declared>(
    [
      ...common,
      ...bodied,
      ...signedIn,
      ...keyed,
      NotFound,
      ...server,
      ...everyOperation.flatMap(({ errors }) => errors)
    ].map((failure) => [failure.code, failure] as const)
  ).values()
].sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1))

/** What one operation can fail with. */
export const failuresOf = (operation: Any): ReadonlyArray<Declared> => [
  ...common,
  ...(operation.method === "GET" ? [] : bodied),
  ...(operation.scope === "public" ? [] : signedIn),
  ...(operation.idempotent && operation.method !== "GET" ? keyed : []),
  ...operation.errors
]

/** Titles and descriptions that Effect makes of its own filters say nothing that the bounds do not. */
const noise =
  /^(between|maxLength|minLength|int|pattern|itemsCount|minItems|maxItems|(greater|less)Than(OrEqualTo)?)\b|^an? [a-z]/

/** Drops the noise and puts the plain integer where Effect refers to a component for it. */
const clean = (node: unknown): Json => {
  if (Array.isArray(node)) return node.map(clean)
  if (typeof node !== "object" || node === null)
    return typeof node === "string" || typeof node === "number" || typeof node === "boolean" ? node : null
  if ("$ref" in node && node.$ref === "#/components/schemas/Int") return { type: "integer" }
  const entries = Object.entries(node).filter(
    ([key, value]) =>
      !((key === "title" || key === "description") && typeof value === "string" && noise.test(value)) &&
      !(key === "required" && Array.isArray(value) && value.length === 0) &&
      key !== "$schema" &&
      key !== "$id" &&
      value !== undefined
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, clean(value)]))
}

const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {})

const identifierOf = (ast: SchemaAST.AST): string => {
  const found = SchemaAST.getIdentifierAnnotation(ast)
  if (found._tag === "None") throw new Error("an answer needs a name: build it with `record`")
  return found.value
}

/** The answers' schemas, by name. */
const answers = (): JsonObject => {
  const found: Record<string, Json> = {}
  const named: ReadonlyArray<Schema.Schema.AnyNoContext> = [
    ...everyOperation.map(({ output }) => output),
    ErrorBody,
    RateLimitedBody
  ]
  for (const schema of named) {
    const made = clean(JSONSchema.make(schema, { target: "openApi3.1" }))
    const { $defs, ...root } = objectOf(made)
    Object.assign(found, objectOf($defs))
    // A named root is a reference to its own definition already.
    if (!("$ref" in root)) found[identifierOf(schema.ast)] = root
  }
  delete found.Int
  const text = JSON.stringify(found).replaceAll('"#/$defs/', '"#/components/schemas/')
  return objectOf(clean(JSON.parse(text)))
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const limitHeaders = { RateLimit: ref("headers", "RateLimit"), "RateLimit-Policy": ref("headers", "RateLimit-Policy") }
const everyHeader = { "X-Request-Id": ref("headers", "X-Request-Id"), ...limitHeaders }

const isPaged = (operation: Any) => "per_page" in operation.fields
const isPublicRead = (operation: Any) => operation.method === "GET" && operation.scope === "public"

const successOf = (operation: Any): JsonObject => ({
  description: operation.title,
  headers: {
    ...everyHeader,
    ...(isPublicRead(operation) ? { ETag: ref("headers", "ETag") } : {}),
    ...(isPaged(operation) ? { Link: ref("headers", "Link") } : {}),
    ...(operation.idempotent && operation.method !== "GET"
      ? { "Idempotent-Replayed": ref("headers", "Idempotent-Replayed") }
      : {})
  },
  content: {
    "application/json": {
      schema: ref("schemas", identifierOf(operation.output.ast)),
      example: clean(operation.example.output)
    }
  }
})

const failureResponses = (operation: Any): JsonObject =>
  Object.fromEntries(
    statusesOf(operation).map((status) => {
      const codes = failuresOf(operation).filter((failure) => failure.status === status)
      const example = codes[0]
      return [
        String(status),
        {
          description: codes.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join("\n\n"),
          headers: {
            ...everyHeader,
            ...(status === 429 ? { "Retry-After": ref("headers", "Retry-After") } : {}),
            ...(status === 401 || status === 403 ? { "WWW-Authenticate": ref("headers", "WWW-Authenticate") } : {})
          },
          content: {
            "application/json": {
              schema:
                status === 429
                  ? { anyOf: [ref("schemas", "RateLimited"), ref("schemas", "Error")] }
                  : ref("schemas", "Error"),
              example: {
                error: {
                  code: example?.code ?? "",
                  message: example?.meaning ?? "",
                  ...(status === 429 ? { retry_after: 12, limit: 60, window: 60 } : { details: [] }),
                  request_id: "0f6b2a4e-3a1c-4f0e-9d55-1f0c7c9a2b31"
                }
              }
            }
          }
        }
      ]
    })
  )

const finish = (operation: Any, rendered: JsonObject): JsonObject => {
  const body = objectOf(rendered.requestBody)
  const parameters = [
    ...(Array.isArray(rendered.parameters) ? rendered.parameters : []),
    ...(operation.idempotent && operation.method !== "GET" ? [ref("parameters", "Idempotency-Key")] : [])
  ]
  const content = objectOf(objectOf(body.content)["application/json"])
  const needsBody = Object.keys(operation.fields).some((key) => placeOf(operation, key) === "body")
  return {
    ...rendered,
    parameters,
    ...(needsBody
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { ...content, example: clean(operation.example.input ?? {}) } }
          }
        }
      : {}),
    security:
      operation.scope === "public"
        ? [{}, { oauth2: [] }, { apiKey: [] }]
        : [{ oauth2: [operation.scope] }, { apiKey: [] }],
    "x-required-scope": operation.scope,
    "x-idempotent": operation.idempotent && operation.method !== "GET",
    responses: {
      [String(operation.status)]: successOf(operation),
      ...(isPublicRead(operation)
        ? { "304": { description: "Not modified.", headers: { ETag: ref("headers", "ETag") } } }
        : {}),
      ...failureResponses(operation)
    }
  }
}

const text = (description: string) => ({ description, schema: { type: "string" } })

const errorTable = () =>
  [
    "| code | status | meaning |",
    "| --- | --- | --- |",
    ...failures.map(({ code, status, meaning }) => `| \`${code}\` | ${status} | ${meaning} |`)
  ].join("\n")

const introduction = (origin: string) =>
  `A directory of products with a weekly launch calendar. Every drafted fact carries the quote it stands on; what a site does not state is null.

**Signing in.** Public reads need no credential. Everything else takes an API key or an OAuth 2.1 access token as \`Authorization: Bearer …\`.

**Repeating safely.** Writes take an \`Idempotency-Key\`: the same key and body within 24 hours answer what the first answered and do nothing again.

**Limits.** Every answer carries \`RateLimit\` and \`RateLimit-Policy\`; a 429 says how long to wait. A 304 costs nothing.

**Agents.** The same operations are tools of the MCP server at ${origin}/mcp.

**Errors.** One shape; \`code\` is stable and \`message\` says what to do next.

${errorTable()}`

/** The document for a service at this origin. */
export const documentOf = (origin: string): JsonObject => {
  const rendered = clean(OpenApi.fromApi(contract))
  const { paths, components, ...head } = objectOf(rendered)
  const finished: Record<string, JsonObject> = {}
  for (const operation of everyOperation) {
    const path = `${basePath}${operation.path}`
    const method = operation.method.toLowerCase()
    finished[path] = {
      ...finished[path],
      [method]: finish(operation, objectOf(objectOf(objectOf(paths)[path])[method]))
    }
  }
  const inputs = objectOf(objectOf(components).schemas)
  const used = JSON.stringify(finished)
  const outputs = answers()
  return {
    ...head,
    info: {
      title: "Launchbook",
      version: apiVersion,
      summary: "A listing and launch directory whose facts carry their quotes.",
      description: introduction(origin),
      license: { name: "MIT", identifier: "MIT" }
    },
    servers: [{ url: origin }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths: finished,
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries(inputs).filter(([name]) => !(name in outputs) && used.includes(`/schemas/${name}"`))
        ),
        ...outputs
      },
      parameters: {
        "Idempotency-Key": {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description:
            "1 to 255 visible ASCII characters. The answer is kept for 24 hours and replayed for the same body.",
          schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" }
        }
      },
      headers: {
        "X-Request-Id": text("Names this answer in the logs; taken over from the request where it sent one."),
        "RateLimit-Policy": text('The limit drawn on, e.g. `"read";q=300;w=60`.'),
        RateLimit: text('What is left of it and for how many seconds, e.g. `"read";r=287;t=41`.'),
        "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
        "WWW-Authenticate": text("Where to get a credential, and the scopes that are needed."),
        ETag: text("Send it back as If-None-Match."),
        Link: text("RFC 8288: first, prev, next, last."),
        "Idempotent-Replayed": text("`true` where this is the stored answer of an earlier request.")
      },
      securitySchemes: {
        oauth2: {
          type: "oauth2",
          description:
            "Authorization code with PKCE (S256); clients register themselves or are named by their metadata document.",
          flows: {
            authorizationCode: {
              authorizationUrl: `${origin}/oauth/authorize`,
              tokenUrl: `${origin}/oauth/token`,
              refreshUrl: `${origin}/oauth/token`,
              scopes: scopeMeaning
            }
          }
        },
        apiKey: { type: "http", scheme: "bearer", description: "An API key of the account page: `lb_live_…`." }
      }
    }
  }
}
