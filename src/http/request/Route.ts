/** Adding a route: to the router, and to the list of paths that a wrong method is answered from. */
import { HttpLayerRouter, type HttpRouter, type HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, type Layer, type Scope } from "effect"
import { RequestInfo } from "./RequestInfo.ts"

export type RouteMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS"

export class Paths extends Effect.Service<Paths>()("launchbook/Paths", {
  sync: () => {
    const known: Array<{ readonly pattern: RegExp; readonly method: RouteMethod; readonly path: string }> = []
    const add = (method: RouteMethod, path: string) => {
      const pattern = new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+").replace(/\*$/, ".*")}/?$`)
      known.push({ pattern, method, path })
    }
    /** The methods a path answers, none where there is no such path. */
    const methodsOf = (pathname: string): ReadonlyArray<string> => {
      const found = new Set<string>(known.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method))
      if (found.has("GET")) found.add("HEAD")
      return [...found].sort()
    }
    /** Every route there is, `GET /api/v1/listings/:slug`. */
    const all = (): ReadonlyArray<string> => known.map(({ method, path }) => `${method} ${path}`)
    return { add, methodsOf, all } as const
  }
}) {}

/** A route whose handler deals with its own errors. Path parameters are written `:name`. */
export const route = (
  method: RouteMethod,
  path: `/${string}`,
  handler: (
    request: HttpServerRequest.HttpServerRequest
  ) => Effect.Effect<HttpServerResponse.HttpServerResponse, never, HttpRouter.RouteContext | Scope.Scope>
): Layer.Layer<never, never, HttpLayerRouter.HttpRouter | Paths> =>
  HttpLayerRouter.use((router) =>
    Effect.zipRight(
      Effect.map(Paths, (paths) => paths.add(method, path)),
      router.add(method, path, handler)
    )
  )

/** The request as the server was given it; the router only wraps it. */
export const webRequest = (request: HttpServerRequest.HttpServerRequest): Request => {
  if (request.source instanceof Request) return request.source
  throw new Error("the server hands over web requests")
}

/** An address whose every method is answered by a web-standard handler of another adapter. */
export const mount = (
  path: `/${string}`,
  handle: (request: Request, info: RequestInfo["Type"]) => Promise<Response>
): Layer.Layer<never, never, HttpLayerRouter.HttpRouter> =>
  HttpLayerRouter.add("*", path, (request) =>
    Effect.flatMap(RequestInfo, (info) =>
      Effect.map(
        Effect.promise(() => handle(webRequest(request), info)),
        HttpServerResponse.fromWeb
      )
    )
  )
