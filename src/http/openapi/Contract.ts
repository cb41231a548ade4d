/**
 * The operations as an Effect `HttpApi`: what the OpenAPI document is printed from, and what a typed client
 * is made of:
 *
 *     const client = yield* HttpApiClient.make(api, { baseUrl: "https://directory.example" })
 *     const { items } = yield* client.listings.search_listings({ urlParams: { q: "tide" } })
 *
 * A client sends what an operation takes as it travels, so what has a default may be left out, and is given
 * back what it answers. The router does not serve this value: it serves the operations through `Execute`,
 * which refuses in a fixed order on every wire (docs/adr/0002). A test holds that both have the same routes.
 */
import { HttpApi, HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { type Group, groups } from "../../domain/api/Api.ts"
import { failures } from "../../domain/api/Failures.ts"
import {
  type bodied,
  type Declared,
  type Detail,
  detailCodes,
  type keyFailures,
  RateLimited,
  type signedIn
} from "../../domain/Failure.ts"
import { apiVersion, basePath } from "../../domain/listing/Site.ts"
import {
  type Any,
  type CodeOf,
  type Fields,
  type MethodOf,
  type Output,
  type PathKeyOf,
  placeOf,
  strict
} from "../../domain/Operation.ts"
import { record } from "../../domain/Wire.ts"

const errorCodes = failures.map(({ code }) => code).filter((code) => code !== RateLimited.code)

export const ErrorSchema = record("Error", {
  error: Schema.Struct({
    code: Schema.Literal(...errorCodes).annotations({
      description: "Stable; the table of codes is in the description of this API."
    }),
    message: Schema.String.annotations({ description: "What to do next." }),
    details: Schema.Array(
      record("ErrorDetail", {
        path: Schema.String.annotations({ description: "Dotted: `items.0.amount_cents`, `query.per_page`." }),
        code: Schema.Literal(...Object.keys(detailCodes)),
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
    code: Schema.Literal(RateLimited.code),
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

/** What a caller is told when an operation refuses: its own codes, and those every operation can meet. */
export type Refused<Code extends string> =
  | {
      readonly error: {
        readonly code: Exclude<Code, "rate_limited">
        readonly message: string
        readonly details: ReadonlyArray<Detail>
        readonly request_id: string
      }
    }
  | {
      readonly error: {
        readonly code: "rate_limited"
        readonly message: string
        /** Seconds. */
        readonly retry_after: number
        readonly limit: number | null
        /** Seconds. */
        readonly window: number | null
        readonly request_id: string
      }
    }

type Codes<D extends ReadonlyArray<Declared>> = D[number]["code"]
/** Everything an operation can answer a caller with, besides what it is asked for. */
type RefusalCode<O extends Any> =
  | CodeOf<O>
  | (O["scope"] extends "public" ? never : Codes<typeof signedIn>)
  | (MethodOf<O["route"]> extends "GET" ? never : Codes<typeof bodied> | Codes<typeof keyFailures>)

type Sent<F extends Fields> = [keyof F] extends [never] ? never : Schema.Struct.Encoded<F>
type InPath<O extends Any> = Sent<Pick<O["fields"], Extract<keyof O["fields"], PathKeyOf<O["route"]>>>>
type Elsewhere<O extends Any> = Sent<Omit<O["fields"], PathKeyOf<O["route"]>>>
type HasQuery<O extends Any> = MethodOf<O["route"]> extends "GET" | "DELETE" ? true : false

/** One operation as an endpoint, with the types it says of itself. */
export type Endpoint<O extends Any> = O extends Any
  ? HttpApiEndpoint.HttpApiEndpoint<
      O["name"],
      MethodOf<O["route"]>,
      InPath<O>,
      HasQuery<O> extends true ? Elsewhere<O> : never,
      HasQuery<O> extends true ? never : Elsewhere<O>,
      never,
      Output<O>,
      Refused<RefusalCode<O>>
    >
  : never

type ApiGroup<G extends Group> =
  G extends Group<infer Name, infer O> ? HttpApiGroup.HttpApiGroup<Name, Endpoint<O>, never> : never

export type Api = HttpApi.HttpApi<"launchbook", ApiGroup<(typeof groups)[number]>>

/** A field as it is sent: one that has a default may be left out, and is not filled in on the way. */
const sentField = (field: Schema.Struct.Field): Schema.Struct.Field => {
  if (!Schema.isPropertySignature(field) || field.ast._tag !== "PropertySignatureTransformation") return field
  const { from, to } = field.ast
  return Schema.optionalWith(Schema.make(from.type), { exact: true }).annotations({ ...to.annotations })
}

/** The keys of one place as they are sent; undefined where there are none. */
const sent = (operation: Any, place: "path" | "query" | "body") => {
  const fields = Object.entries<Schema.Struct.Field>(operation.fields)
    .filter(([key]) => placeOf(operation, key) === place)
    .map(([key, field]) => [key, sentField(field)] as const)
  return fields.length === 0 ? undefined : Schema.Struct(Object.fromEntries(fields)).annotations(strict)
}

/**
 * What the builders hand on. They compute a type with every call; over a list of operations those types
 * have no common form, so they are built with their types forgotten, and `Api` gives each its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: the types of the builders over a list have no common form
type Built = any

const endpointOf = (operation: Any): Built => {
  const path = operation.path.replace(/\{(\w+)\}/g, ":$1")
  let endpoint: Built = HttpApiEndpoint.make(operation.method)(operation.name, path as `/${string}`)
  const inPath = sent(operation, "path")
  const inQuery = sent(operation, "query")
  const inBody = sent(operation, "body")
  if (inPath !== undefined) endpoint = endpoint.setPath(inPath)
  if (inQuery !== undefined) endpoint = endpoint.setUrlParams(inQuery)
  if (inBody !== undefined) endpoint = endpoint.setPayload(inBody)
  endpoint = endpoint.addSuccess(operation.output, { status: operation.status })
  for (const status of statusesOf(operation)) {
    const body = status === 429 ? Schema.Union(RateLimitedSchema, ErrorSchema) : ErrorSchema
    endpoint = endpoint.addError(body.annotations({ description: meaning[status] ?? "" }), { status })
  }
  return endpoint
    .annotate(OpenApi.Identifier, operation.name)
    .annotate(OpenApi.Summary, operation.title)
    .annotate(OpenApi.Description, operation.description)
}

const groupOf = ({ name, title, description, operations }: Group): Built =>
  operations.reduce(
    (made: Built, operation) => made.add(endpointOf(operation)),
    HttpApiGroup.make(name).annotate(OpenApi.Title, title).annotate(OpenApi.Description, description)
  )

const build = (): Built => {
  // Every endpoint declares its own 400; the built-in decode error is never sent.
  let made: Built = Object.assign(HttpApi.make("launchbook"), { errorSchema: Schema.Never })
  for (const group of groups) made = made.add(groupOf(group))
  return made.prefix(basePath).annotate(OpenApi.Title, "Launchbook").annotate(OpenApi.Version, apiVersion)
}

export const api: Api = build()
