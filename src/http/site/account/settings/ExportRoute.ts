/** `/account/settings/export.json`: everything that is kept of whoever is signed in, as a file. */
import { HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import type { PersonalData } from "../../../../services/data/Export.ts"
import { bySession } from "../../../../services/store/Audit.ts"
import { instant } from "../../../../services/store/Instant.ts"
import { route } from "../../../request/Route.ts"
import { signInFirst } from "../../declare/Instead.ts"
import type { Serving } from "../../serve/Serving.ts"

export const exportPath = "/account/settings/export.json"

export const exportRoute = ({ attend }: Pick<Serving, "attend">, personalData: PersonalData) =>
  route(
    "GET",
    exportPath,
    attend("GET", exportPath, ({ session, requestId }) =>
      Effect.gen(function* () {
        // To the page it is on: coming back from signing in, nobody wants a file to fall upon them.
        if (session === null) return yield* signInFirst("/account/settings")
        const text = yield* personalData.write(bySession(session, requestId))
        const day = (yield* instant).toISOString().slice(0, 10)
        return HttpServerResponse.text(text, {
          contentType: "application/json; charset=utf-8",
          headers: {
            "cache-control": "no-store",
            "content-disposition": `attachment; filename="launchbook-${day}.json"`,
            "content-security-policy": "default-src 'none'; sandbox",
            "cross-origin-resource-policy": "same-origin",
            "referrer-policy": "no-referrer",
            "x-content-type-options": "nosniff",
            "x-robots-tag": "noindex"
          }
        })
      })
    )
  )
