/** @jsxImportSource preact */
/**
 * `/invitations/{draft id}`: the page that the mail leads to, and its form. Opening it does nothing; the form
 * needs no session, since the secret it carries is known to one mailbox and says whose answer it is.
 */
import { HttpRouter } from "@effect/platform"
import { Effect, Layer } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { longestFounderName } from "../../../domain/draft/Draft.ts"
import { Invitations, inviteDays } from "../../../services/drafts/Invitations.ts"
import { RequestInfo } from "../../request/RequestInfo.ts"
import { html, stylesheetPath } from "../frame/Html.ts"
import { refuse } from "../frame/PageRefusal.ts"
import { page, seeOther } from "../frame/Pages.tsx"
import { secretAddressHeaders } from "../frame/SecretAddress.ts"
import { Visits } from "../frame/Visits.ts"
import { InvitationPage, JoinedPage } from "./InvitationPage.tsx"

const unusable = () =>
  refuse(
    400,
    "This invitation does not work any more",
    `An invitation works once, for ${inviteDays} days. If you have accepted it, all is done. If not, ask whoever invited you for another.`
  )

const draftIdOf = Effect.map(HttpRouter.RouteContext, ({ params }) => params.draft ?? "")

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const { publicUrl } = yield* AppConfigTag
    const invitations = yield* Invitations
    const visits = yield* Visits

    const show = (
      request: Request,
      token: string,
      wrong: { readonly typed: string; readonly problem: string } | null
    ) =>
      Effect.gen(function* () {
        const draftId = yield* draftIdOf
        const invitation = yield* invitations.look(draftId, token)
        return html(
          <InvitationPage
            stylesheet={stylesheetPath}
            person={yield* visits.sessionOf(request)}
            invitation={invitation}
            action={`/invitations/${draftId}`}
            token={token}
            typed={wrong?.typed ?? null}
            problem={wrong?.problem ?? null}
          />,
          { status: wrong === null ? 200 : 400, headers: secretAddressHeaders(publicUrl) }
        )
      })

    const look = page("GET", "/invitations/:draft", (request) =>
      show(request, new URL(request.url).searchParams.get("token") ?? "", null).pipe(
        Effect.catchTag("InvitationUnusable", unusable)
      )
    )

    const accept = page("POST", "/invitations/:draft", (request) =>
      Effect.gen(function* () {
        const form = yield* visits.formOf(request)
        const { requestId } = yield* RequestInfo
        const token = form.get("token") ?? ""
        const typed = form.get("name")
        const again = (problem: string) => () =>
          show(request, token, { typed: (typed ?? "").slice(0, longestFounderName), problem })
        return yield* Effect.as(
          invitations.accept(yield* draftIdOf, token, typed, requestId),
          seeOther("/invitations/accepted")
        ).pipe(
          Effect.catchTags({
            NameNeeded: again(`Write your name, in at most ${longestFounderName} characters.`),
            FoundersFull: again("The list of founders is full, and this name is not in it.")
          })
        )
      }).pipe(Effect.catchTag("InvitationUnusable", unusable))
    )

    const joined = page("GET", "/invitations/accepted", (request) =>
      Effect.map(visits.sessionOf(request), (person) =>
        html(<JoinedPage stylesheet={stylesheetPath} person={person} />)
      )
    )

    return Layer.mergeAll(look, accept, joined)
  })
).pipe(Layer.provide(Visits.Default))
