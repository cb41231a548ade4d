/** How an answer of either wire says which rate limits applied to it: the two headers of the IETF httpapi draft. */
import type { Limit, LimitState } from "../store/RateLimits.ts"

/** A limit as it is … */
export const policyOf = (limit: Limit): string => `"${limit.name}";q=${limit.limit};w=${limit.window}`
/** … and how it stands for the caller. */
export const standing = (limit: LimitState): string => `"${limit.name}";r=${limit.remaining};t=${limit.reset}`

export const limitHeaders = (limits: ReadonlyArray<LimitState>): Record<string, string> =>
  limits.length === 0
    ? {}
    : { "ratelimit-policy": limits.map(policyOf).join(", "), ratelimit: limits.map(standing).join(", ") }
