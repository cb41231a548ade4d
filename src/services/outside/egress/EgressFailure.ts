/** Why nothing was fetched. */
import { Data } from "effect"

export type EgressReason =
  /** Refused before anything was asked: see the gate. */
  | "blocked_url"
  /** The name leads to an address that is not public. */
  | "blocked_address"
  | "dns"
  | "connect"
  | "tls"
  | "timeout"
  | "too_large"
  | "too_many_redirects"
  /** The body is packed in a way it does not say, or in several. */
  | "bad_encoding"
  /** What answered does not speak HTTP, or stopped in the middle. */
  | "protocol"

export class EgressFailure extends Data.TaggedError("EgressFailure")<{
  readonly reason: EgressReason
  /** One sentence for the person who gave the address; names no inner address. */
  readonly message: string
  /** The hop it happened at. */
  readonly url: string
}> {}
