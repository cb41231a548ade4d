/** Headers of a page whose address holds a secret. */
import { isLoopback } from "../../../domain/people/oauth/RedirectUri.ts"

/**
 * The secret must not go on in a `Referer`. Browsers then say nothing of the origin of the page's form either,
 * which over plain HTTP is all that is known of it: there, only others are told nothing.
 */
export const secretAddressHeaders = (publicUrl: string) => ({
  "referrer-policy": publicUrl.startsWith("https:") || isLoopback(publicUrl) ? "no-referrer" : "same-origin"
})
