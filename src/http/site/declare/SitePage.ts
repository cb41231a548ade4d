/**
 * A page, declared as a value: where it is, who may see it, what it loads and how it looks. Everything else follows
 * from the table it stands in (`site/Pages.ts`): its route, the navigation, the sitemap, the caches, the limits, the
 * headers and the tests that walk over every page.
 */
import { Effect, Either, Schema } from "effect"
import { h, type VNode } from "preact"
import { invalid, NotFound } from "../../../domain/Failure.ts"
import type { Fields, Subject } from "../../../domain/Operation.ts"
import { detailsOf } from "../../../domain/text/Invalid.ts"
import type { Instead } from "./Instead.ts"
import type { Audience, ParamOf, RawVisit, VisitOf } from "./SiteVisit.ts"

/** Where a page departs from the headers that every page has. */
export interface Policy {
  /** Further origins or schemes that a form of the page may lead to. */
  readonly formAction?: ReadonlyArray<string>
  readonly referrer?: "no-referrer" | "same-origin"
  readonly opener?: "unsafe-none"
}

/** The addresses of a page with parameters, as the sitemap lists them: each under a number that only grows. */
export interface Addresses<R = never> {
  /** What its files in the sitemap are called: `products`. */
  readonly name: string
  /** The subjects whose change may add or take away an address. */
  readonly shows: ReadonlyArray<Subject>
  /** The highest number there is. */
  readonly last: Effect.Effect<number, never, R>
  readonly between: (
    after: number,
    upTo: number
  ) => Effect.Effect<ReadonlyArray<{ readonly path: string; readonly changedAt: string }>, never, R>
}

/** A page filled in, before the frame is put around it. */
export interface Sheet {
  readonly title: string
  readonly description: string
  readonly body: VNode
  readonly status: number
  readonly policy: (origin: string) => Policy
}

export interface Page<Path extends `/${string}` = `/${string}`, in Model = never, out R = unknown> {
  readonly kind: "page"
  readonly path: Path
  readonly audience: Audience
  readonly query: ReadonlyArray<string>
  /** What it is called in the frame of every page; left out where it is not in it. */
  readonly nav: { readonly header?: string; readonly footer?: string }
  readonly shows: ReadonlyArray<Subject>
  readonly maxAge: number | undefined
  readonly sitemap: Addresses<R> | "itself" | "none"
  readonly load: (visit: RawVisit) => Effect.Effect<Sheet, Instead, R>
  /** The page filled in, also in answer to a form. */
  readonly show: (model: Model, status?: number) => Sheet
}

interface Definition<P extends Fields, Q extends Fields, A extends Audience, Model, R, S> {
  readonly audience: A
  /** How each parameter of the address reads; an address that does not is 404. */
  readonly params?: P
  /** What the page takes from the query; it sees nothing else of it. Given empty counts as left out. */
  readonly query?: Q
  readonly nav?: Page["nav"]
  /** Where there are parameters: which addresses there are. */
  readonly sitemap?: Addresses<S> | "none"
  readonly title: string | ((model: Model) => string)
  readonly description: string | ((model: Model) => string)
  readonly load: (visit: VisitOf<P, Q>[A]) => Effect.Effect<Model, Instead, R>
  readonly view: (model: Model) => VNode
}
/** What one audience asks for besides. */
interface Extras<Path extends string, Model> {
  readonly public: {
    /** Subjects it shows besides those of the operations it reads; whoever changes one drops the kept page. */
    readonly shows: ReadonlyArray<Subject>
    /** Seconds it is kept at most. Without it the page cannot say how long ago something was. */
    readonly maxAge?: number
  } & ([ParamOf<Path>] extends [never] ? { readonly sitemap?: never } : { readonly sitemap: unknown })
  readonly unlisted: { readonly policy?: (model: Model, origin: string) => Policy; readonly sitemap?: never }
  readonly member: { readonly sitemap?: never }
}
type Params<Path extends string> = [ParamOf<Path>] extends [never]
  ? unknown
  : { readonly params: { readonly [Name in ParamOf<Path>]: Fields[string] }; readonly nav?: never }

export const page = <
  const Path extends `/${string}`,
  const A extends Audience,
  Model,
  R,
  P extends Fields = Record<never, never>,
  Q extends Fields = Record<never, never>,
  S = never
>(
  path: Path,
  definition: Definition<P, Q, A, Model, R, S> & Params<Path> & Extras<Path, Model>[A]
): Page<Path, Model, R | S> => {
  // Which extras there are follows from the audience, which is a type parameter here.
  const def = definition as Definition<P, Q, A, Model, R, S> &
    Partial<Omit<Extras<Path, Model>["public"] & Extras<Path, Model>["unlisted"], "sitemap">>
  const { audience, params = {}, query = {}, title, description, view } = def
  const readParams = reader(params)
  const readQuery = reader(query)
  const textOf = (text: typeof title, model: Model) => (typeof text === "string" ? text : text(model))

  const show = (model: Model, status = 200): Sheet => ({
    title: textOf(title, model),
    description: textOf(description, model),
    body: h(() => view(model), {}),
    status,
    policy: (origin) => def.policy?.(model, origin) ?? {}
  })

  const load = (raw: RawVisit): Effect.Effect<Sheet, Instead, R> => {
    const named = readParams(raw.params)
    if (Either.isLeft(named)) return NotFound("There is nothing at this address.")
    const asked = readQuery(given(new URLSearchParams(raw.search)))
    if (Either.isLeft(asked)) return invalid(detailsOf(asked.left, (key) => `query.${key}`))
    // Whoever serves the page gives a member's page a session; of the rest the types let each audience see its own.
    const visit = { ...raw, params: named.right, query: asked.right } as unknown as VisitOf<P, Q>[A]
    return Effect.map(def.load(visit), (model) => show(model))
  }

  return {
    kind: "page",
    path,
    audience,
    query: Object.keys(query),
    nav: def.nav ?? {},
    shows: def.shows ?? [],
    maxAge: def.maxAge,
    sitemap: def.sitemap ?? (audience === "public" ? "itself" : "none"),
    load,
    show
  }
}

/** Keys that nobody asked for are let be: links from elsewhere carry marks of their own. */
const reader = <F extends Fields>(fields: F) =>
  // A struct of context-free fields needs no context; `Fields` alone cannot say so.
  Schema.decodeUnknownEither(Schema.Struct(fields) as unknown as Schema.Schema<Schema.Struct.Type<F>, unknown>, {
    errors: "all"
  })

/** Of what is given twice the first counts. */
const given = (search: URLSearchParams) => Object.fromEntries([...search].filter(([, value]) => value !== "").reverse())
