/** What robots.txt says of one address, and under which name we ask. */
import type { Duration } from "effect"
import type { EgressFailure } from "../../outside/Egress.ts"

/** The name robots.txt files know us by. */
export const robotsToken = "LaunchbookBot"

export interface RobotsAnswer {
  readonly allowed: boolean
  /** Between the starts of two requests; null where the site names none. */
  readonly crawlDelay: Duration.Duration | null
  /** `robots_unreachable` forbids like `disallowed`; `failure` then says why, or is null after a 5xx. */
  readonly reason: "allowed" | "disallowed" | "robots_unreachable"
  /** A name that does not resolve or a broken certificate is a fault of the site, not a refusal: it is here. */
  readonly failure: EgressFailure | null
  /** Absolute addresses, as the file writes them. */
  readonly sitemaps: ReadonlyArray<string>
}
