/**
 * A page, declared as a value: where it is, who may see it, what it loads and how it looks. Everything else follows
 * from the table it stands in (`site/Pages.ts`): its route, the navigation, the sitemap, the caches, the limits, the
 * headers and the tests that walk over every page.
 */
import { Effect, Either, Schema } from "effect"
import { h, type VNode } from "preact"
import { detailsOf } from "../../../domain/api/schema/Invalid.ts"
import { invalid, NotFound } from "../../../domain/Failure.ts"
import type { Fields, Subject } from "../../../domain/Operation.ts"
import type { ScriptName, StyleName } from "./Assets.ts"
import type { Instead } from "./Instead.ts"
import type { Addresses, AnyDefinition, Nav, None, PageDefinition, Policy } from "./PageDefinition.ts"
import type { Head } from "./PageHead.ts"
import type { Audience, ParamOf, RawVisit } from "./SiteVisit.ts"

/** A page filled in, before the frame is put around it. */
export interface Sheet {
  readonly title: string
  readonly description: string
  readonly body: VNode
  readonly status: number
  readonly policy: (origin: string) => Policy
  readonly head: (origin: string) => Head
  readonly styles: ReadonlyArray<StyleName>
  readonly scripts: ReadonlyArray<ScriptName>
}

export interface Page<Path extends `/${string}` = `/${string}`, in Model = never, out R = unknown> {
  readonly kind: "page"
  readonly path: Path
  readonly audience: Audience
  readonly query: ReadonlyArray<string>
  readonly nav: Nav
  readonly shows: ReadonlyArray<Subject>
  readonly maxAge: number | undefined
  readonly sitemap: Addresses<R> | "itself" | "none"
  readonly load: (visit: RawVisit) => Effect.Effect<Sheet, Instead, R>
  /** The page filled in, also in answer to a form. */
  readonly show: (model: Model, status?: number) => Sheet
}

export const page = <
  const Path extends `/${string}`,
  Model,
  R,
  P extends Record<ParamOf<Path>, Fields[string]>,
  Q extends Fields = None,
  S = never
>(
  path: Path,
  definition: PageDefinition<Path, P, Q, Model, R, S>
): Page<Path, Model, R | S> => {
  // Every alternative is one of these; which it is the compiler has seen to where the page is declared.
  const def = definition as unknown as AnyDefinition<Model, R | S>
  const { audience, params = {}, query = {}, title, description, view } = def
  const readParams = reader(params)
  const readQuery = reader(query)
  const textOf = (text: typeof title, model: Model) => (typeof text === "string" ? text : text(model))

  const show = (model: Model, status = 200): Sheet => ({
    title: textOf(title, model),
    description: textOf(description, model),
    body: h(() => view(model), {}),
    status,
    policy: (origin) => def.policy?.(model, origin) ?? {},
    head: (origin) => def.head?.(model, origin) ?? {},
    styles: def.styles ?? [],
    scripts: def.scripts ?? []
  })

  const load = (raw: RawVisit): Effect.Effect<Sheet, Instead, R | S> => {
    const named = readParams(raw.params)
    if (Either.isLeft(named)) return NotFound("There is nothing at this address.")
    const asked = readQuery(given(new URLSearchParams(raw.search)))
    if (Either.isLeft(asked)) return invalid(detailsOf(asked.left, (key) => `query.${key}`))
    // Whoever serves the page gives a member's page a session; of the rest the types let each audience see its own.
    return Effect.map(def.load({ ...raw, params: named.right, query: asked.right }), (model) => show(model))
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
