/** Who may see a page, and what a page knows of whoever asks for it. */
import type { Effect, Schema } from "effect"
import type { AnyOperation } from "../../../domain/api/Api.ts"
import type { Failure } from "../../../domain/Failure.ts"
import type { Fields, Output } from "../../../domain/Operation.ts"
import type { PublicOperation } from "../../../services/execute/Reads.ts"
import type { Session } from "../../../services/people/Sessions.ts"

/**
 * `public`: the same for everyone, so it is kept in memory, counted, indexed and listed in the sitemap.
 * `unlisted`: for anyone who has the address, kept by nobody and indexed by nobody: a step of signing in, a secret
 * link. `member`: for who is signed in; everybody else is sent to sign in and comes back. `admin`: for the site's team;
 * to every other member there is nothing at the address.
 */
export type Audience = "public" | "unlisted" | "member" | "admin"

/** The names in an address: `slug` of `/products/:slug`. */
export type ParamOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamOf<Head> | ParamOf<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** Runs a public operation of the API; the page is made anew when what it answered changes. */
export type Read = <O extends PublicOperation>(
  operation: O,
  input: Schema.Struct.Encoded<O["fields"]>
) => Effect.Effect<Output<O>, Failure>

/**
 * What of a public page is the same for everybody, its one part that is kept as values and made once for all who look at
 * it: nothing in it may depend on who is signed in, and all it shows is read by `read` or stands in the page's `shows`.
 */
export type Shared = <A, R>(make: Effect.Effect<A, Failure, R>) => Effect.Effect<A, Failure, R>

/** Runs any operation of the API for somebody signed in, with all that surrounds it but the count of calls. */
export type OwnRun = <O extends AnyOperation>(
  operation: O,
  input: Schema.Struct.Encoded<O["fields"]>
) => Effect.Effect<Output<O>, Failure>

/** What a page knows of a request. */
export interface SiteVisit<P extends Fields = Fields, Q extends Fields = Fields> {
  readonly params: Schema.Struct.Type<P>
  readonly query: Schema.Struct.Type<Q>
  /** The site's own address, for links that leave it. */
  readonly origin: string
  /** Null for everyone who is answered from memory, so nothing of a person can be kept there. */
  readonly session: Session | null
  readonly read: Read
}
export interface PublicVisit<P extends Fields = Fields, Q extends Fields = Fields> extends SiteVisit<P, Q> {
  readonly shared: Shared
}
interface UnlistedVisit<P extends Fields, Q extends Fields> extends SiteVisit<P, Q> {
  /** The query as it was sent, without its question mark. */
  readonly search: string
  /** The visitor's network address. */
  readonly address: string
}
interface MemberVisit<P extends Fields, Q extends Fields> extends SiteVisit<P, Q> {
  readonly session: Session
  readonly run: OwnRun
}
/** What a page is given, by its audience. */
export interface VisitOf<P extends Fields, Q extends Fields> {
  readonly public: PublicVisit<P, Q>
  readonly unlisted: UnlistedVisit<P, Q>
  readonly member: MemberVisit<P, Q>
  readonly admin: MemberVisit<P, Q>
}

/** A visit as it comes, before the page has read its address. */
export interface RawVisit extends Omit<UnlistedVisit<Fields, Fields>, "params" | "query"> {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly shared: Shared
  /** Null where nobody is signed in. */
  readonly run: OwnRun | null
}
