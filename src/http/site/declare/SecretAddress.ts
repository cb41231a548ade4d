/** How a page departs from the usual headers whose address holds a secret. */
import { isLoopback } from "../../../domain/people/oauth/RedirectUri.ts"
import type { Policy } from "./PageDefinition.ts"

/**
 * The secret must not go on in a `Referer`. Browsers then say nothing of the origin of the page's form either,
 * which over plain HTTP is all that is known of it: there, only others are told nothing.
 */
export const secretAddress = (origin: string): Policy => ({
  referrer: origin.startsWith("https:") || isLoopback(origin) ? "no-referrer" : "same-origin"
})
