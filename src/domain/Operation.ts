/**
 * An operation is the whole contract of one thing a caller can do, written once.
 *
 * Its input is one flat struct; the route says which keys travel in the path, the method says
 * whether the rest travels in the query or the body. REST, the OpenAPI document, MCP tools,
 * authorization, rate limits, idempotency, auditing and the tests that walk over everything are
 * derived from this value. There is no second list.
 */
import { type Effect, Schema } from "effect"
import type { common, Declared, Detail, Failure } from "./Failure.ts"
import type { Principal, Scope } from "./Principal.ts"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
export type Route = `${Method} /${string}`
export type Fields = Schema.Struct.Fields

/** The rate limits an operation can draw on; their sizes are settings. */
export type Bucket = "submit" | "regenerate" | "checkout" | "verify_claim"

/** What a public answer shows; a write names what it changed, and exactly those answers are made anew. */
export type Subject = string

export interface Operation<
  Name extends string = string,
  F extends Fields = Fields,
  Out extends Schema.Schema.AnyNoContext = Schema.Schema.AnyNoContext,
  Code extends string = string,
  S extends Scope | "public" = Scope | "public"
> {
  readonly name: Name
  readonly method: Method
  /** Relative to the base URL, parameters in braces: `/drafts/{id}`. */
  readonly path: `/${string}`
  readonly title: string
  readonly description: string
  /** The scope a caller must hold; `"public"` has to be said, it is never a default. */
  readonly scope: S
  /** Safe to repeat under one `Idempotency-Key`. */
  readonly idempotent: boolean
  readonly status: 200 | 201
  readonly fields: F
  readonly input: Schema.Schema<Schema.Struct.Type<F>, Schema.Struct.Encoded<F>>
  readonly output: Out
  /** Its own failures, besides the ones every operation of its kind can meet. */
  readonly errors: ReadonlyArray<Declared<Code>>
  readonly pathKeys: ReadonlyArray<string>
  /** Keys of the query that may be left out. One that is given empty, as a form sends it, counts as left out. */
  readonly filters: ReadonlySet<string>
  /** A bucket of its own, besides the read or write bucket every operation draws on. */
  readonly bucket: Bucket | undefined
  /** Removes or overwrites something a person made (the MCP `destructiveHint`). */
  readonly destructive: boolean
  /** Reaches the outside world: reads a web site, sends a mail (the MCP `openWorldHint`). */
  readonly openWorld: boolean
  /** For public reads: the subjects an answer to this input shows. */
  readonly shows: ((input: Schema.Struct.Type<F>) => ReadonlyArray<Subject>) | undefined
  /** A body (or query) and an answer, printed in the OpenAPI document. */
  readonly example: { readonly input?: Record<string, unknown>; readonly output: unknown }
}

/** Any operation, its types forgotten; what the adapters walk over. */
// biome-ignore lint/suspicious/noExplicitAny: variance — a list of operations of different types has no better common type
export type Any = Operation<string, any, any, any, any>

export type Input<O extends Any> = Schema.Struct.Type<O["fields"]>
export type Output<O extends Any> = Schema.Schema.Type<O["output"]>
type Needs<O extends Any> = O["scope"] extends "public" ? never : Principal
/** What an operation may fail with: what it declares, and what every operation can meet. */
type Code<O extends Any> =
  | (O["errors"] extends ReadonlyArray<Declared<infer C>> ? C : never)
  | (typeof common)[number]["code"]

/**
 * Serves an operation. A write runs inside one transaction with its audit entry and its jobs, so
 * nothing outside the database may be called in it; what has to ask the outside first does so in
 * `prepare`, which runs before the transaction, only for a caller who is allowed, and not for a replay.
 */
export type Handler<O extends Any> =
  | ((input: Input<O>) => Effect.Effect<Output<O>, Failure<Code<O>>, Needs<O>>)
  | TwoStep<O>

export interface TwoStep<O extends Any> {
  /**
   * What is wrong with an input beyond its shape, of one whose shape is wrong too, so that everything is said at
   * once. It only reads. Of a sound shape, `prepare` and `commit` say it.
   */
  readonly issues?: (given: unknown) => Effect.Effect<ReadonlyArray<Detail>, never, Needs<O>>
  readonly prepare: (input: Input<O>) => Effect.Effect<unknown, Failure<Code<O>>, Needs<O>>
  /** `prepared` is what `prepare` returned; `never` lets each pair name its own type for it. */
  readonly commit: (input: Input<O>, prepared: never) => Effect.Effect<Output<O>, Failure<Code<O>>, Needs<O>>
}

/** One handler per operation of a list: the compiler refuses a missing or a misnamed one. */
export type Handlers<Ops extends ReadonlyArray<Any>> = {
  readonly [O in Ops[number] as O["name"]]: Handler<O>
}

/** A field that may be left out; `undefined` is not a value it can hold. */
export const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

/** A field that may be left out and then has a value all the same. */
export const withDefault = <A, I>(schema: Schema.Schema<A, I>, value: NoInfer<A>) =>
  Schema.optionalWith(schema, { exact: true, default: () => value }).annotations({ default: value })

/** What is not in the path of a method without a body travels in the query. */
const travelsInQuery = (method: Method) => method === "GET" || method === "DELETE"

const mayBeLeftOut = (field: unknown): boolean => {
  if (!Schema.isPropertySignature(field)) return false
  return field.ast._tag === "PropertySignatureDeclaration" ? field.ast.isOptional : field.ast.from.isOptional
}

/** Every struct at the edge refuses unknown keys and reports all of its issues, not the first. */
export const strict = { parseOptions: { errors: "all", onExcessProperty: "error" } } as const

export const make = <
  const Name extends string,
  F extends Fields,
  Out extends Schema.Schema.AnyNoContext,
  const S extends Scope | "public",
  Code extends string = never
>(
  name: Name,
  route: Route,
  def: {
    readonly title: string
    readonly description: string
    readonly scope: S
    readonly input: F
    readonly output: Out
    readonly example: Operation["example"]
    readonly errors?: ReadonlyArray<Declared<Code>>
    readonly status?: 200 | 201
    readonly bucket?: Bucket
    readonly destructive?: boolean
    readonly openWorld?: boolean
    readonly idempotent?: boolean
    readonly shows?: (input: Schema.Struct.Type<F>) => ReadonlyArray<Subject>
  }
): Operation<Name, F, Out, Code, S> => {
  const space = route.indexOf(" ")
  // The template type of `Route` is lost by slicing; these two lines are its inverse.
  const method = route.slice(0, space) as Method
  const path = route.slice(space + 1) as `/${string}`
  return {
    name,
    method,
    path,
    title: def.title,
    description: def.description,
    scope: def.scope,
    idempotent: def.idempotent ?? method !== "GET",
    status: def.status ?? 200,
    fields: def.input,
    // A struct of context-free fields needs no context; `Fields` alone cannot say so.
    input: Schema.Struct(def.input).annotations(strict) as unknown as Operation<Name, F>["input"],
    output: def.output,
    errors: def.errors ?? [],
    pathKeys: [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []),
    filters: new Set(
      travelsInQuery(method) ? Object.keys(def.input).filter((key) => mayBeLeftOut(def.input[key])) : []
    ),
    bucket: def.bucket,
    destructive: def.destructive ?? method === "DELETE",
    openWorld: def.openWorld ?? false,
    shows: def.shows,
    example: def.example
  }
}

/** Where a key of the flat input travels over HTTP. */
export const placeOf = (operation: Any, key: string): "path" | "query" | "body" =>
  operation.pathKeys.includes(key) ? "path" : travelsInQuery(operation.method) ? "query" : "body"
