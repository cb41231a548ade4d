/** What a public read answered, as the entry of the address it was asked at: with the links to the pages beside it. */
import { basePath } from "../../domain/listing/Site.ts"
import type { PublicAnswer } from "../../services/execute/Kept.ts"
import type { Cached } from "./ByteCache.ts"
import { linkHeader } from "./PageLinks.ts"
import { corsHeaders, publicCaching, transportHeaders } from "./Reply.ts"

export const apiJson = "application/json; charset=utf-8"

/** `path` is what stands after the host, query included. */
export const addressed = (answer: PublicAnswer, path: string, origin: string): Cached => {
  const links = linkHeader(`${origin}${basePath}`, path.slice(basePath.length), answer.whereabouts)
  return {
    ...answer,
    body: answer.bytes,
    headers: {
      "content-type": apiJson,
      ...publicCaching,
      ...corsHeaders,
      ...transportHeaders(origin),
      ...(links === null ? {} : { link: links })
    }
  }
}
