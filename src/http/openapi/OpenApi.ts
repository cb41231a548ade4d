/**
 * The OpenAPI 3.1 document: Effect's own rendering of the contract, finished with what an `HttpApi`
 * cannot say: named answers, examples, headers, security with scopes, and the table of error codes.
 */
import { OpenApi } from "@effect/platform"
import { everyOperation, groups } from "../../domain/api/Api.ts"
import { failures } from "../../domain/api/Failures.ts"
import { isOwnWords, tidySchema } from "../../domain/api/schema/SchemaTidy.ts"
import { draftErrors } from "../../domain/draft/Draft.ts"
import { detailCodes } from "../../domain/Failure.ts"
import { badgeReasons } from "../../domain/listing/BadgeReasons.ts"
import { apiVersion, basePath } from "../../domain/listing/Site.ts"
import { type Any, isPublicRead, placeOf } from "../../domain/Operation.ts"
import { scopeMeaning } from "../../domain/Principal.ts"
import { type JsonObject, objectOf } from "../../domain/text/Json.ts"
import { answerSchemas, failureResponses, ref, successOf } from "./Answers.ts"
import { api } from "./Contract.ts"

const finishParameter = (rendered: unknown): JsonObject =>
  Object.fromEntries(
    Object.entries(objectOf(rendered))
      .filter(([key, value]) => key !== "description" || !isOwnWords(value))
      .map(([key, value]) => [key, key === "schema" ? tidySchema(value) : value])
  )

const finish = (operation: Any, rendered: JsonObject): JsonObject => {
  const body = objectOf(rendered.requestBody)
  const parameters = [
    ...(Array.isArray(rendered.parameters) ? rendered.parameters : []).map(finishParameter),
    ...(operation.idempotent ? [ref("parameters", "Idempotency-Key")] : [])
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
            content: {
              "application/json": { schema: tidySchema(content.schema), example: operation.example.input ?? {} }
            }
          }
        }
      : {}),
    security:
      operation.scope === "public"
        ? [{}, { oauth2: [] }, { apiKey: [] }]
        : [{ oauth2: [operation.scope] }, { apiKey: [] }],
    "x-required-scope": operation.scope,
    "x-idempotent": operation.idempotent,
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

const meaningTable = (head: string, codes: Readonly<Record<string, string>>) =>
  [
    `| ${head} | meaning |`,
    "| --- | --- |",
    ...Object.entries(codes).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  ].join("\n")

const introduction = (origin: string) =>
  `A directory of products with a weekly launch calendar. Every drafted fact carries the quote it stands on; what a site does not state is null.

**Signing in.** Public reads need no credential. Everything else takes an API key or an OAuth 2.1 access token as \`Authorization: Bearer …\`.

**Repeating safely.** Writes take an \`Idempotency-Key\`: the same key and body within 24 hours answer what the first answered and do nothing again.

**Limits.** Every answer carries \`RateLimit\` and \`RateLimit-Policy\`; a 429 says how long to wait. A 304 from the cache costs nothing.

**Filters.** A filter that is left empty counts as left out; what it names may be in any case of letters.

**Agents.** The same operations are tools of the MCP server at ${origin}/mcp.

**Errors.** One shape; \`code\` is stable and \`message\` says what to do next.

${errorTable()}

${meaningTable("code of an entry of `details`", detailCodes)}

${meaningTable("`error.code` of a draft", draftErrors)}

${meaningTable("`badge.reason` of a listing of one's own", badgeReasons)}`

/** The document for a service at this origin. */
export const documentOf = (origin: string): JsonObject => {
  const { paths, components, ...head } = objectOf(OpenApi.fromApi(api))
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
  const outputs = answerSchemas()
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
    tags: groups.map(({ title, description }) => ({ name: title, description })),
    paths: finished,
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries(inputs)
            .filter(([name]) => !(name in outputs) && used.includes(`/schemas/${name}"`))
            .map(([name, schema]) => [name, tidySchema(schema)])
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
        "X-Request-Id": text(
          "Names this answer in the logs and in errors. Taken over from the request where it sends one of 1 to 128 characters out of A-Z, a-z, 0-9 and ._:/+=-, else made."
        ),
        "RateLimit-Policy": text(
          'Every limit that applies to the call, e.g. `"write";q=60;w=60, "submit_hour";q=10;w=3600`.'
        ),
        RateLimit: text(
          'What is left of each and for how many seconds, e.g. `"write";r=57;t=41, "submit_hour";r=9;t=3600`.'
        ),
        "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
        "WWW-Authenticate": text("Where to get a credential, and the scopes that are needed."),
        ETag: text("Send it back as If-None-Match."),
        Link: text("RFC 8288: first, prev, next, last."),
        Location: text("The path at which what was made can be read."),
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
