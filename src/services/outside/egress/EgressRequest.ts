/** What is asked of Egress, and what it brings back. */
import type { Duration, Effect } from "effect"

export interface EgressRequest<E = never> {
  readonly url: string
  /** The `accept` header; `*\/*` if left out. */
  readonly accept?: string
  /** 5 if left out; one more fails with `too_many_redirects`, and so does the first where it is 0. */
  readonly maxRedirects?: number
  /** Bytes of the body unpacked; 5 MiB if left out. */
  readonly maxDecodedBytes?: number
  /** On the wire, all hops together; 15 s if left out. */
  readonly deadline?: Duration.Duration
  /**
   * Makes it a POST of this body with these headers. A redirect of a POST is not followed: it is the answer.
   */
  readonly post?: EgressPost
  /** Asked before each redirect is followed, with its absolute address; failing stops the fetch. */
  readonly onRedirect?: (url: string) => Effect.Effect<void, E>
}

export interface EgressPost {
  readonly body: Uint8Array
  /** Besides those that every request has; names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

export interface EgressResponse {
  /** The address that answered, after redirects. */
  readonly url: string
  readonly status: number
  /** Names in lower case; repeated ones joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  /** Unpacked. */
  readonly body: Uint8Array
  /** Every address redirected to, in order; empty without redirects. */
  readonly redirects: ReadonlyArray<string>
}
