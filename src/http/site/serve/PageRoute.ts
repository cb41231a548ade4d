/**
 * The route of a page. A public one is made once for everybody who brings no session, and kept as bytes until what
 * it shows changes; with a session, and of every other page, each visit has its own, kept by nobody.
 */
import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { type Context, Effect } from "effect"
import { NotFound } from "../../../domain/Failure.ts"
import type { Subject } from "../../../domain/Operation.ts"
import type { Reads } from "../../../services/execute/Reads.ts"
import type { Session } from "../../../services/people/Sessions.ts"
import { instant } from "../../../services/store/Instant.ts"
import type { Fresh } from "../../answer/KeptAnswers.ts"
import { keptReply } from "../../answer/KeptReply.ts"
import { transportHeaders } from "../../answer/Reply.ts"
import { route } from "../../request/Route.ts"
import { type Instead, signInFirst } from "../declare/Instead.ts"
import type { Page, Sheet } from "../declare/SitePage.ts"
import type { RawVisit, Read } from "../declare/SiteVisit.ts"
import { htmlType, pageHeaders, renderPage } from "../frame/Html.tsx"
import type { Serving, SiteVisitor } from "./Serving.ts"

/** A page for one person, in answer to a visit or to a form. */
export const ownSheet = (
  { origin, navigation }: Serving,
  sheet: Sheet,
  person: Session | null,
  more: { readonly canonical?: string | null; readonly caching?: string } = {}
) =>
  Effect.map(instant, (now) =>
    HttpServerResponse.text(renderPage(sheet, more.canonical ?? null, { person, navigation, origin, now }), {
      status: sheet.status,
      contentType: htmlType,
      headers: {
        ...pageHeaders(sheet.policy(origin), sheet.scripts.length > 0),
        "cache-control": more.caching ?? "no-store",
        vary: "Cookie"
      }
    })
  )

/** The address of a page as it is, whatever else was sent with it: the path and what the page takes of the query. */
const addressOf = (page: Page, { params, search }: Pick<RawVisit, "params" | "search">): string => {
  const path = page.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of page.query) {
    const value = asked.get(name) ?? ""
    if (value !== "") query.set(name, value)
  }
  return query.size === 0 ? path : `${path}?${query}`
}

type Visit = Omit<RawVisit, "read" | "shared">

/** `needs` are the services that the pages of the table load from. */
export const pageRoute = <R>(serving: Serving, reads: Reads, needs: Context.Context<R>) => {
  const { origin, navigation, attend, kept, parts, runs } = serving

  /** Runs operations for a page and notes what it shows. */
  const reading =
    (shown: Set<Subject>, reader: "everybody" | "known"): Read =>
    (operation, input) =>
      Effect.map(reads.run(operation, input, reader), ({ output, shows }) => {
        for (const subject of shows) shown.add(subject)
        return output
      })

  return (page: Page<`/${string}`, never, R>) => {
    /** The page, for whoever looks at it; `shown` hears what it shows. */
    const sheetFor = (visit: Visit, shown: Set<Subject>, reader: "everybody" | "known") =>
      load({
        ...visit,
        read: reading(shown, reader),
        shared: (make) => parts(addressOf(page, visit), shown, page.maxAge, make)
      })
    const isMembers = page.audience === "member" || page.audience === "admin"
    const load = (visit: RawVisit) => Effect.provide(page.load(visit), needs)

    /** The page as everybody has it who brings no session. */
    const fresh = (visit: Visit, canonical: string): Effect.Effect<Fresh, Instead> =>
      Effect.gen(function* () {
        const shown = new Set(page.shows)
        const sheet = yield* sheetFor(visit, shown, "everybody")
        const now = page.maxAge === undefined ? null : yield* instant
        return {
          text: renderPage(sheet, canonical, { person: null, navigation, origin, now }),
          headers: {
            ...pageHeaders(sheet.policy(origin), sheet.scripts.length > 0),
            ...transportHeaders(origin),
            "content-type": htmlType,
            "cache-control": "public, no-cache",
            vary: "Accept-Encoding, Cookie"
          },
          shows: [...shown],
          maxAge: page.maxAge
        }
      })

    const own = (visit: Visit, canonical: string | null) =>
      Effect.flatMap(sheetFor(visit, new Set(page.shows), "known"), (sheet) =>
        ownSheet(serving, sheet, visit.session, {
          canonical,
          ...(page.audience === "public" ? { caching: "private, no-store" } : {})
        })
      )

    const answer = ({ request, address, requestId, session, sessionToken }: SiteVisitor) =>
      Effect.gen(function* () {
        const { params } = yield* HttpRouter.RouteContext
        const { pathname, search } = new URL(request.url)
        if (isMembers && session === null) return yield* signInFirst(pathname + search)
        if (page.audience === "admin" && session?.role !== "admin") return yield* NotFound()
        const run = session === null ? null : runs(session, { address, requestId })
        const visit = { params, search: search.slice(1), origin, address, session, run }
        if (page.audience !== "public") return yield* own(visit, null)
        const at = addressOf(page, visit)
        return sessionToken === null
          ? keptReply(yield* kept(at, fresh(visit, origin + at)), request)
          : yield* own(visit, origin + at)
      })

    return route("GET", page.path, attend("GET", page.path, answer))
  }
}
