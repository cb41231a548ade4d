/** The address a person submits: made whole, and refused by its text where it can be no public site. */
import { Effect, Either } from "effect"
import { UrlNotPublic } from "../../../domain/draft/Draft.ts"
import { detail, type Failure } from "../../../domain/Failure.ts"
import { siteKey } from "../../../domain/text/SiteKey.ts"
import { specialUseNames, urlGate } from "../../outside/Egress.ts"

export interface SiteAddress {
  readonly url: string
  readonly key: string
}

/**
 * Reserved names that look like sites are left to the crawl, which will say that they do not exist:
 * documentation is full of them, and so are the drafts of people who try the service out.
 */
const refusedNames = specialUseNames.filter((name) => name !== "example" && name !== "test")

/** `path` is where the address stands in the request. A missing scheme is https. */
export const siteAddress = (typed: string, path: string): Effect.Effect<SiteAddress, Failure<"url_not_public">> => {
  const text = typed.trim()
  const gated = urlGate(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`, refusedNames)
  if (Either.isLeft(gated)) return UrlNotPublic(gated.left, { details: [detail(path, "url_not_public", gated.left)] })
  const url = gated.right.href
  return Effect.succeed({ url, key: siteKey(url) ?? url })
}
