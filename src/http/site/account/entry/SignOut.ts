/** Signing out, of this browser from the header of every page and of all from the account page. Only a form does it. */
import { Effect } from "effect"
import { Sessions } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form } from "../../declare/SiteForm.ts"

export const signOut = form("/sign-out", {
  fields: {},
  run: ({ by, sessionToken }) =>
    Effect.flatMap(Sessions, (sessions) => sessions.end(by, sessionToken)).pipe(
      Effect.as(seeOther("/", { session: null }))
    )
})

export const signOutEverywhere = form("/sign-out/everywhere", {
  fields: {},
  run: ({ by }) =>
    Effect.flatMap(Sessions, (sessions) => sessions.endAll(by)).pipe(Effect.as(seeOther("/sign-in", { session: null })))
})
