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

/**
 * What a public answer shows; a write names what it changed, and exactly those answers are made anew.
 * `listing:<slug>` is one listing in full, `listings` every list of them, `*` everything there is.
 */
export type Subject = (typeof plainSubjects)[number] | `listing:${string}`
const plainSubjects = ["*", "listings", "categories", "founders", "posts", "questions", "products", "settings"] as const

/** Stands for every subject there is. */
export const everything = "*" satisfies Subject
export const listingSubject = (slug: string): Subject => `listing:${slug}`
/** A subject by its name; one that is unknown here (a newer process told it) may be anything. */
export const subjectNamed = (name: string): Subject =>
  name.startsWith("listing:")
    ? listingSubject(name.slice("listing:".length))
    : (plainSubjects.find((subject) => subject === name) ?? everything)

export type MethodOf<R extends Route> = R extends `${infer M extends Method} ${string}` ? M : never
/** The parameters a route has in its path. */
export type PathKeyOf<R extends string> = R extends `${string}{${infer K}}${infer Rest}` ? K | PathKeyOf<Rest> : never

export interface Operation<
  Name extends string = string,
  F extends Fields = Fields,
  Out extends Schema.Schema.AnyNoContext = Schema.Schema.AnyNoContext,
  Code extends string = string,
  S extends Scope | "public" = Scope | "public",
  R extends Route = Route
> {
  readonly name: Name
  /** `POST /drafts/{id}/submit`: relative to the base URL, parameters in braces. */
  readonly route: R
  readonly method: MethodOf<R>
  readonly path: `/${string}`
  readonly title: string
  readonly description: string
  /** The scope a caller must hold; a public operation is one because it was made by `publicRead`. */
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
  /** Changes nothing, by whatever method it is asked (the MCP `readOnlyHint`): no transaction, no audit entry, no key. */
  readonly readOnly: boolean
  /** Removes or overwrites something a person made (the MCP `destructiveHint`). */
  readonly destructive: boolean
  /** Reaches the outside world: reads a web site, sends a mail (the MCP `openWorldHint`). */
  readonly openWorld: boolean
  /** For public reads: the subjects an answer to this input shows. */
  readonly shows: Shows<F> | undefined
  /** Where what a 201 made can be read, as a path like `path`; undefined where it has no address of its own. */
  readonly location: ((made: Schema.Schema.Type<Out>) => `/${string}`) | undefined
  /** A body (or query) and an answer, printed in the OpenAPI document. */
  readonly example: { readonly input?: Record<string, unknown>; readonly output: unknown }
}

/** Any operation, its types forgotten; what the adapters walk over. */
// biome-ignore lint/suspicious/noExplicitAny: variance — a list of operations of different types has no better common type
export type Any = Operation<string, any, any, any, any, any>

export type Input<O extends Any> = Schema.Struct.Type<O["fields"]>
export type Output<O extends Any> = Schema.Schema.Type<O["output"]>
type Needs<O extends Any> = O["scope"] extends "public" ? never : Principal
/** What an operation may fail with: what it declares, and what every operation can meet. */
export type CodeOf<O extends Any> =
  | (O["errors"] extends ReadonlyArray<Declared<infer C>> ? C : never)
  | (typeof common)[number]["code"]

/** An answer that is JSON already, as when the database wrote it: the wires send the text, and nobody reads and writes it anew. */
export class JsonAnswer<out A> {
  /** What the text says, for the compiler. */
  declare readonly _says: A

  /** `json` is what `JSON.stringify` makes of the value, byte for byte; `around` is as much of it as is known without reading. */
  constructor(
    readonly json: string,
    readonly around: Partial<A>
  ) {}

  toJSON(): unknown {
    return JSON.parse(this.json)
  }
}

/** What everybody may read may be JSON already; all else is a value. */
type Answered<O extends Any> = O["scope"] extends "public" ? Output<O> | JsonAnswer<Output<O>> : Output<O>

/**
 * Serves an operation. A write runs inside one transaction with its audit entry and its jobs, so
 * nothing outside the database may be called in it; what has to ask the outside first does so in
 * `prepare`, which runs before the transaction, only for a caller who is allowed, and not for a replay.
 */
export type Handler<O extends Any> =
  | ((input: Input<O>) => Effect.Effect<Answered<O>, Failure<CodeOf<O>>, Needs<O>>)
  | TwoStep<O>

export interface TwoStep<O extends Any> {
  /**
   * What is wrong with an input beyond its shape, of one whose shape is wrong too, so that everything is said at
   * once. It only reads. Of a sound shape, `prepare` and `commit` say it.
   */
  readonly issues?: (given: unknown) => Effect.Effect<ReadonlyArray<Detail>, never, Needs<O>>
  readonly prepare: (input: Input<O>) => Effect.Effect<unknown, Failure<CodeOf<O>>, Needs<O>>
  /** `prepared` is what `prepare` returned; `never` lets each pair name its own type for it. */
  readonly commit: (input: Input<O>, prepared: never) => Effect.Effect<Output<O>, Failure<CodeOf<O>>, Needs<O>>
}

/** One handler per operation: the compiler refuses a missing or a misnamed one. */
export type Handlers<O extends Any> = {
  readonly [Name in O["name"]]: Handler<Extract<O, { readonly name: Name }>>
}

type Shows<F extends Fields> = (input: Schema.Struct.Type<F>) => ReadonlyArray<Subject>

/** Of a route whose parameters are all in the input nothing is asked; of another, what nobody can give: the error says why. */
type Fitting<R extends Route, F extends Fields> = [PathKeyOf<R>] extends [keyof F]
  ? unknown
  : { readonly missing: "a parameter of the path is missing in `input`" }

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

interface Definition<F extends Fields, Out extends Schema.Schema.AnyNoContext, Code extends string> {
  readonly title: string
  readonly description: string
  readonly input: F
  readonly output: Out
  readonly example: Operation["example"]
  readonly errors?: ReadonlyArray<Declared<Code>>
}

const assemble = <
  Name extends string,
  F extends Fields,
  Out extends Schema.Schema.AnyNoContext,
  S extends Scope | "public",
  R extends Route,
  Code extends string
>(
  name: Name,
  route: R,
  scope: S,
  def: Definition<F, Out, Code> &
    Partial<Pick<Operation<Name, F>, "status" | "bucket" | "destructive" | "openWorld" | "readOnly" | "shows">> &
    Partial<Pick<Operation<Name, F, Out>, "location">>
): Operation<Name, F, Out, Code, S, R> => {
  const space = route.indexOf(" ")
  // The template type of `Route` is lost by slicing; these two lines are its inverse.
  const method = route.slice(0, space) as MethodOf<R>
  const path = route.slice(space + 1) as `/${string}`
  return {
    name,
    route,
    method,
    path,
    title: def.title,
    description: def.description,
    scope,
    idempotent: method !== "GET" && def.readOnly !== true,
    readOnly: method === "GET" || def.readOnly === true,
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
    location: def.location,
    example: def.example
  }
}

/** An operation anyone may call; it only reads, and says what its answers show. */
export const publicRead = <
  const Name extends string,
  F extends Fields,
  Out extends Schema.Schema.AnyNoContext,
  const R extends `GET /${string}`,
  Code extends string = never
>(
  name: Name,
  route: R & Fitting<R, F>,
  def: Definition<F, Out, Code> & { readonly shows: Shows<F> }
): Operation<Name, F, Out, Code, "public", R> => assemble<Name, F, Out, "public", R, Code>(name, route, "public", def)

/** An operation of somebody who is signed in, by the scope their credential must hold. */
export const make = <
  const Name extends string,
  F extends Fields,
  Out extends Schema.Schema.AnyNoContext,
  const S extends Scope,
  const R extends Route,
  Code extends string = never
>(
  name: Name,
  route: R & Fitting<R, F>,
  def: Definition<F, Out, Code> & {
    readonly scope: S
    readonly status?: 200 | 201
    readonly bucket?: Bucket
    readonly destructive?: boolean
    readonly openWorld?: boolean
    readonly readOnly?: boolean
    readonly location?: (made: Schema.Schema.Type<Out>) => `/${string}`
  }
): Operation<Name, F, Out, Code, S, R> => assemble<Name, F, Out, S, R, Code>(name, route, def.scope, def)

/** Whether anyone may read it: what is answered depends on the input alone. */
export const isPublicRead = ({ method, scope }: Any): boolean => method === "GET" && scope === "public"

/** Where a key of the flat input travels over HTTP. */
export const placeOf = (operation: Any, key: string): "path" | "query" | "body" =>
  operation.pathKeys.includes(key) ? "path" : travelsInQuery(operation.method) ? "query" : "body"
