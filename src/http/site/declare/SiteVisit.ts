/** Who may see a page, and what a page knows of whoever asks for it. */
import type { Effect, Schema } from "effect"
import type { Failure } from "../../../domain/Failure.ts"
import type { Fields, Output } from "../../../domain/Operation.ts"
import type { PublicOperation } from "../../../services/execute/Reads.ts"
import type { Session } from "../../../services/people/Sessions.ts"

/**
 * `public`: the same for everyone, so it is kept in memory, counted, indexed and listed in the sitemap.
 * `unlisted`: for anyone who has the address, kept by nobody and indexed by nobody: a step of signing in, a secret
 * link. `member`: for who is signed in; everybody else is sent to sign in and comes back.
 */
export type Audience = "public" | "unlisted" | "member"

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
interface UnlistedVisit<P extends Fields, Q extends Fields> extends SiteVisit<P, Q> {
  /** The query as it was sent, without its question mark. */
  readonly search: string
  /** The visitor's network address. */
  readonly address: string
}
interface MemberVisit<P extends Fields, Q extends Fields> extends SiteVisit<P, Q> {
  readonly session: Session
}
/** What a page is given, by its audience. */
export interface VisitOf<P extends Fields, Q extends Fields> {
  readonly public: SiteVisit<P, Q>
  readonly unlisted: UnlistedVisit<P, Q>
  readonly member: MemberVisit<P, Q>
}

/** A visit as it comes, before the page has read its address. */
export interface RawVisit extends Omit<UnlistedVisit<Fields, Fields>, "params" | "query"> {
  readonly params: Readonly<Record<string, string | undefined>>
}
