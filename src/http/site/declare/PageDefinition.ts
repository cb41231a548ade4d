/** What a page is declared with, and without what it does not compile. */
import type { Effect } from "effect"
import type { VNode } from "preact"
import type { Fields, Subject } from "../../../domain/Operation.ts"
import type { ScriptName, StyleName } from "./Assets.ts"
import type { Instead } from "./Instead.ts"
import type { Head } from "./PageHead.ts"
import type { Audience, ParamOf, VisitOf } from "./SiteVisit.ts"

/** What it is called in the frame of every page; left out where it is not in it. */
export interface Nav {
  readonly header?: string
  readonly footer?: string
}

/** Where a page departs from the headers that every page has. */
export interface Policy {
  /** Further origins or schemes that a form of the page may lead to. */
  readonly formAction?: ReadonlyArray<string>
  readonly referrer?: "no-referrer" | "same-origin"
  readonly opener?: "unsafe-none"
  /** The page looks again by itself: `to` is opened after so many seconds. It says so, and how to stop that. */
  readonly refresh?:
    | {
        readonly seconds: number
        readonly to: `/${string}`
        /** Only where no scripts run: one of the page does better. */
        readonly withoutScripts?: true
      }
    | undefined
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
  ) => Effect.Effect<ReadonlyArray<{ readonly path: string; readonly changedAt?: string }>, never, R>
}

/** What every page says of itself. */
interface Common<A extends Audience, P extends Fields, Q extends Fields, Model, R> {
  readonly audience: A
  readonly title: string | ((model: Model) => string)
  readonly description: string | ((model: Model) => string)
  /** What the page takes from the query; it sees nothing else of it. Given empty counts as left out. */
  readonly query?: Q
  readonly policy?: (model: Model, origin: string) => Policy
  /** What programs read of it: pictures for shared links, structured data, other forms. */
  readonly head?: (model: Model, origin: string) => Head
  /** Sheets it wears besides those of every page. */
  readonly styles?: ReadonlyArray<StyleName>
  /** What makes it quicker to use where scripts run. Without them it does all the same. */
  readonly scripts?: ReadonlyArray<ScriptName>
  readonly load: (visit: VisitOf<P, Q>[A]) => Effect.Effect<NoInfer<Model>, Instead, R>
  readonly view: (model: Model) => VNode
}
/** A page with one address. */
interface OneAddress {
  readonly nav?: Nav
  readonly params?: never
  readonly sitemap?: never
}
/** A page with an address for each value of its parameters; one that they do not read is 404. */
interface ManyAddresses<P extends Fields> {
  readonly params: P
  readonly nav?: never
}
/** A page that is made for everybody at once. */
interface Kept {
  /** Subjects it shows besides those of the operations it reads; whoever changes one drops the kept page. */
  readonly shows: ReadonlyArray<Subject>
  /** Seconds it is kept at most. Without it the page cannot say how long ago something was. */
  readonly maxAge?: number
}
interface NotKept {
  readonly shows?: never
  readonly maxAge?: never
}

export type None = Record<never, never>
interface PublicPage<Q extends Fields, Model, R> extends Common<"public", None, Q, Model, R>, OneAddress, Kept {}
type Own = Exclude<Audience, "public">
interface OwnPage<A extends Own, Q extends Fields, Model, R>
  extends Common<A, None, Q, Model, R>,
    OneAddress,
    NotKept {}
interface PublicPages<P extends Fields, Q extends Fields, Model, R, S>
  extends Common<"public", P, Q, Model, R>,
    ManyAddresses<P>,
    Kept {
  /** Which addresses there are. */
  readonly sitemap: Addresses<S> | "none"
}
interface OwnPages<A extends Own, P extends Fields, Q extends Fields, Model, R>
  extends Common<A, P, Q, Model, R>,
    ManyAddresses<P>,
    NotKept {
  readonly sitemap?: never
}

/** Alternatives that are told apart by `audience`, and no intersection: so the compiler names what is missing. */
export type PageDefinition<Path extends string, P extends Fields, Q extends Fields, Model, R, S> = [
  ParamOf<Path>
] extends [never]
  ? PublicPage<Q, Model, R> | { [A in Own]: OwnPage<A, Q, Model, R> }[Own]
  : PublicPages<P, Q, Model, R, S> | { [A in Own]: OwnPages<A, P, Q, Model, R> }[Own]

/** Any of them, its alternatives forgotten. */
export interface AnyDefinition<Model, R> extends Omit<Common<Audience, Fields, Fields, Model, R>, "load"> {
  readonly load: (visit: unknown) => Effect.Effect<Model, Instead, R>
  readonly params?: Fields
  readonly nav?: Nav
  readonly sitemap?: Addresses<R> | "none"
  readonly shows?: ReadonlyArray<Subject>
  readonly maxAge?: number
}
