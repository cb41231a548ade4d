/** @jsxImportSource preact */
/** The pages anyone may read, and what they need: a stylesheet, an icon, rules for robots. */
import { HttpServerResponse } from "@effect/platform"
import { Clock, Effect, Layer } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { hour } from "../../../domain/Week.ts"
import { Categories } from "../../../services/directory/Categories.ts"
import { failureOf } from "../../../services/execute/FailureOf.ts"
import { Launches } from "../../../services/launches/Launches.ts"
import { Settings } from "../../../services/store/Settings.ts"
import { errorResponse } from "../../answer/Errors.ts"
import { RequestInfo } from "../../request/RequestInfo.ts"
import { route, webRequest } from "../../request/Route.ts"
import { html, stylesheet, stylesheetPath } from "../frame/Html.ts"
import { Visits } from "../frame/Visits.ts"
import { AgentsPage } from "./AgentsPage.tsx"
import { BotPage } from "./BotPage.tsx"
import { HomePage } from "./HomePage.tsx"
import { llmsTxt } from "./LlmsTxt.ts"
import { RankingPage } from "./RankingPage.tsx"

const immutable = { "cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff" }
const pageCaching = "public, max-age=60"

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b8391a"/><path d="M10 7v18h12" fill="none" stroke="#fff" stroke-width="4"/></svg>`

const left = (millis: number) => {
  const days = Math.floor(millis / (24 * hour))
  const hours = Math.floor((millis % (24 * hour)) / hour)
  return days > 0 ? `ends in ${days} days ${hours} h` : `ends in ${hours} h`
}

const text = (body: string, contentType: string, headers: Record<string, string>) =>
  Effect.succeed(HttpServerResponse.text(body, { contentType, headers }))

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const { publicUrl: origin } = yield* AppConfigTag
    const launches = yield* Launches
    const categories = yield* Categories
    const settings = yield* Settings
    const visits = yield* Visits
    const frame = { origin, stylesheet: stylesheetPath }

    const guarded = <E,>(page: Effect.Effect<HttpServerResponse.HttpServerResponse, E>) =>
      Effect.catchAllCause(page, (cause) =>
        Effect.gen(function* () {
          const { requestId } = yield* RequestInfo
          return errorResponse(yield* failureOf(cause), requestId, origin)
        })
      )

    /** Anyone may keep it, but not the one with somebody's name on it; whether there is a cookie tells them apart. */
    const home = (request: Request) =>
      Effect.gen(function* () {
        const week = yield* launches.week({ week: "this" })
        const next = yield* launches.week({ week: "next" })
        const tree = yield* categories.tree({ include_empty: false })
        const now = yield* Clock.currentTimeMillis
        const endsIn = left(Date.parse(`${week.ends_on}T00:00:00Z`) + 24 * hour - now)
        const person = yield* visits.sessionOf(request)
        return html(
          <HomePage {...frame} person={person} week={week} next={next} categories={tree.items} endsIn={endsIn} />,
          {
            caching: visits.tokenOf(request) === null ? "public, max-age=10" : "private, no-store",
            headers: { vary: "Cookie" }
          }
        )
      })

    const ranking = Effect.map(settings.all, (setting) =>
      html(
        <RankingPage
          {...frame}
          halfLifeHours={setting("trending.half_life_hours")}
          minimumVotes={setting("votes.minimum_for_award")}
          auditHours={setting("awards.audit_hours")}
        />,
        { caching: pageCaching }
      )
    )

    return Layer.mergeAll(
      route("GET", "/", (incoming) => guarded(home(webRequest(incoming)))),
      route("GET", "/how-ranking-works", () => guarded(ranking)),
      route("GET", "/bot", () => Effect.succeed(html(<BotPage {...frame} />, { caching: pageCaching }))),
      route("GET", "/docs/agents", () => Effect.succeed(html(<AgentsPage {...frame} />, { caching: pageCaching }))),
      route("GET", "/llms.txt", () =>
        text(llmsTxt(origin), "text/plain; charset=utf-8", { "cache-control": pageCaching })
      ),
      route("GET", "/robots.txt", () =>
        text("User-agent: *\nAllow: /\n", "text/plain", { "cache-control": pageCaching })
      ),
      route("GET", "/favicon.svg", () => text(favicon, "image/svg+xml", immutable)),
      route("GET", stylesheetPath, () => text(stylesheet, "text/css; charset=utf-8", immutable))
    )
  })
).pipe(Layer.provide(Visits.Default))
