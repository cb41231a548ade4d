/**
 * The operations as an Effect `HttpApi`: what the OpenAPI document is printed from, and what a typed
 * client can be made of (`HttpApiClient.make(contract)`). The router does not serve it: it serves the
 * operations through `Execute`, which refuses in a fixed order on every wire (docs/adr/0002).
 */
import { HttpApi, HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { groups } from "../../domain/api/Api.ts"
import { apiVersion, basePath } from "../../domain/listing/Site.ts"
import { type Any, placeOf, strict } from "../../domain/Operation.ts"
import { record } from "../../domain/Wire.ts"

export const ErrorSchema = record("Error", {
  error: Schema.Struct({
    code: Schema.String.annotations({ description: "Stable; the table of codes is in the description of this API." }),
    message: Schema.String.annotations({ description: "What to do next." }),
    details: Schema.Array(
      record("ErrorDetail", {
        path: Schema.String.annotations({ description: "Dotted: `items.0.amount_cents`, `query.per_page`." }),
        code: Schema.String,
        message: Schema.String,
        limit: Schema.NullOr(Schema.Number),
        actual: Schema.NullOr(Schema.Number)
      })
    ),
    request_id: Schema.String
  })
})

export const RateLimitedSchema = record("RateLimited", {
  error: Schema.Struct({
    code: Schema.String,
    message: Schema.String,
    retry_after: Schema.Int.annotations({ description: "Seconds." }),
    limit: Schema.NullOr(Schema.Int),
    window: Schema.NullOr(Schema.Int).annotations({ description: "Seconds." }),
    request_id: Schema.String
  })
})

const meaning: Record<number, string> = {
  400: "The request was invalid.",
  401: "Not signed in.",
  403: "Signed in, but the credential lacks the scope.",
  404: "It does not exist, or is not visible to you.",
  429: "Rate limited."
}

/** The statuses an operation can answer with besides its own. */
export const statusesOf = (operation: Any): ReadonlyArray<400 | 401 | 403 | 404 | 429> => [
  400,
  // A credential is optional on public reads, but a wrong one is still refused.
  401,
  ...(operation.scope === "public" ? [] : ([403] as const)),
  ...(operation.errors.some(({ status }) => status === 404) ? ([404] as const) : []),
  429
]

const pick = (operation: Any, place: "path" | "query" | "body"): Schema.Struct.Fields =>
  Object.fromEntries(
    Object.entries<Schema.Struct.Field>(operation.fields).filter(([key]) => placeOf(operation, key) === place)
  )

/**
 * One endpoint. `HttpApiEndpoint` computes a type with every call of its builder; over a list of
 * operations those types have no common form, so this one function builds with them erased.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
const endpointOf = (operation: Any): any => {
  const path = operation.path.replace(/\{(\w+)\}/g, ":$1")
  // biome-ignore lint/suspicious/noExplicitAny: see above
  let endpoint: any = HttpApiEndpoint.make(operation.method)(operation.name, path as `/${string}`)
  const inPath = pick(operation, "path")
  const inQuery = pick(operation, "query")
  const inBody = pick(operation, "body")
  if (Object.keys(inPath).length > 0) endpoint = endpoint.setPath(Schema.Struct(inPath))
  if (Object.keys(inQuery).length > 0) endpoint = endpoint.setUrlParams(Schema.Struct(inQuery))
  if (Object.keys(inBody).length > 0) endpoint = endpoint.setPayload(Schema.Struct(inBody).annotations(strict))
  endpoint = endpoint.addSuccess(operation.output, { status: operation.status })
  for (const status of statusesOf(operation)) {
    const body = status === 429 ? RateLimitedSchema : ErrorSchema
    endpoint = endpoint.addError(body.annotations({ description: meaning[status] ?? "" }), { status })
  }
  return endpoint
    .annotate(OpenApi.Identifier, operation.name)
    .annotate(OpenApi.Summary, operation.title)
    .annotate(OpenApi.Description, operation.description)
}

// biome-ignore lint/suspicious/noExplicitAny: the erased endpoints of `endpointOf`
const build = (): any => {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  let api: any = HttpApi.make("launchbook")
  // Every endpoint declares its own 400; the built-in decode error is never sent.
  api = Object.assign(api, { errorSchema: Schema.Never })
  for (const group of groups) {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    let made: any = HttpApiGroup.make(group.name).annotate(OpenApi.Description, group.description)
    for (const operation of group.operations) made = made.add(endpointOf(operation))
    api = api.add(made)
  }
  return api.prefix(basePath).annotate(OpenApi.Title, "Launchbook").annotate(OpenApi.Version, apiVersion)
}
export const contract = build()
