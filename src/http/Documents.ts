/** `/openapi.json` and `/docs`: the contract for machines and for people, both printed from the operations. */
import { HttpServerResponse } from "@effect/platform"
import { Effect, Layer } from "effect"
import { AppConfigTag } from "../Config.ts"
import { inputSchemaOf } from "../domain/api/JsonSchemaOf.ts"
import { type Any, placeOf } from "../domain/Operation.ts"
import { encode, encodingOf, etagFor, matches } from "./answer/Encoding.ts"
import { documentOf } from "./openapi/OpenApi.ts"
import { route, webRequest } from "./request/Route.ts"
import { pageHeaders, renderPage, stylesheetPath } from "./site/frame/Html.ts"
import { DocsPage, type Parameter } from "./site/public/DocsPage.tsx"

/** The inputs of an operation as the reference lists them. */
const parametersOf = (operation: Any): ReadonlyArray<Parameter> => {
  const { properties, required } = inputSchemaOf(operation)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    place: placeOf(operation, name),
    required: Array.isArray(required) && required.includes(name),
    schema
  }))
}

/** A document that never changes while the process lives, in whatever encoding is asked for. */
const fixed = (path: `/${string}`, text: string, contentType: string, headers: Record<string, string>) => {
  const body = new TextEncoder().encode(text)
  const etag = `"${Bun.hash(body).toString(36)}"`
  const encoded = new Map<string, Uint8Array>()
  return route("GET", path, (incoming) =>
    Effect.sync(() => {
      const request = webRequest(incoming)
      const encoding = encodingOf(request.headers.get("accept-encoding"), body.byteLength)
      const all = {
        ...headers,
        etag: etagFor(etag, encoding),
        "cache-control": "public, max-age=300",
        vary: "Accept-Encoding"
      }
      if (matches(request.headers.get("if-none-match"), etag))
        return HttpServerResponse.empty({ status: 304, headers: all })
      if (encoding === null) return HttpServerResponse.uint8Array(body, { headers: all, contentType })
      const bytes = encoded.get(encoding) ?? encode(body, encoding)
      encoded.set(encoding, bytes)
      return HttpServerResponse.uint8Array(bytes, { headers: { ...all, "content-encoding": encoding }, contentType })
    })
  )
}

export const layer = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ publicUrl: origin }) =>
    Layer.mergeAll(
      fixed("/openapi.json", JSON.stringify(documentOf(origin)), "application/json; charset=utf-8", {
        "access-control-allow-origin": "*"
      }),
      fixed(
        "/docs",
        renderPage(DocsPage({ origin, stylesheet: stylesheetPath, parametersOf })),
        "text/html; charset=utf-8",
        pageHeaders()
      )
    )
  )
)
