/**
 * The route of a form. It is taken only from our own pages (the browser says where it comes from) and, from
 * somebody signed in, only with the token of their session; a person's own form never with a program's credentials.
 */
import { HttpRouter } from "@effect/platform"
import { type Context, Effect } from "effect"
import { BodyTooLarge } from "../../../domain/Failure.ts"
import { bySession } from "../../../services/store/Audit.ts"
import { sameSecret } from "../../../services/store/Secrets.ts"
import { route } from "../../request/Route.ts"
import { problem, SeeOther } from "../declare/Instead.ts"
import type { Form } from "../declare/SiteForm.ts"
import { ownSheet } from "./PageRoute.ts"
import type { Serving, SiteVisitor } from "./Serving.ts"

/** Forms are small; the largest carries a whole authorization request. */
const maxFormBytes = 32 * 1024

const foreign = () =>
  problem(403, "This form did not come from here", "Open the page on this site, and send the form from there.")
const outdated = () =>
  problem(
    403,
    "This form is out of date",
    "You signed in or out since it was opened. Open the page again, and send it from there."
  )

/** Browsers send `Sec-Fetch-Site` wherever there is TLS, and on localhost; `Origin` with every form elsewhere. */
const comesFromUs = ({ headers }: Request, origin: string): boolean => {
  const site = headers.get("sec-fetch-site")
  return site === null ? headers.get("origin") === origin : site === "same-origin"
}

/** `needs` are the services that the forms of the table work with. */
export const formRoute = <R>(serving: Serving, needs: Context.Context<R>) => {
  const ourselves = new URL(serving.origin).origin

  /** The fields of a form that was sent from one of our pages. */
  const fieldsOf = (request: Request) =>
    Effect.gen(function* () {
      if (!comesFromUs(request, ourselves)) return yield* foreign()
      if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
        return yield* problem(400, "That did not work", "This is not a form of this site.")
      const bytes = yield* Effect.mapError(serving.bodies.read(request, maxFormBytes), (failure) =>
        failure.code === BodyTooLarge.code ? problem(400, "That did not work", "The form is too large.") : failure
      )
      return new URLSearchParams(new TextDecoder().decode(bytes))
    })

  return (form: Form<`/${string}`, R>) => {
    const run = ({ request, address, requestId, session, sessionToken }: SiteVisitor) =>
      Effect.gen(function* () {
        if (form.toPrograms !== null && request.headers.has("authorization"))
          return yield* problem(403, form.toPrograms.title, form.toPrograms.message)
        const fields = yield* fieldsOf(request)
        const { params: named } = yield* HttpRouter.RouteContext
        const params = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, value ?? ""]))
        const post = { params, form: fields, address, requestId }
        if (!form.isSigned) return yield* form.run({ ...post, sessionToken })
        if (session === null || sessionToken === null || !sameSecret(fields.get("csrf") ?? "", session.csrf))
          return yield* outdated()
        return yield* form.run({ ...post, sessionToken, session, by: bySession(session, requestId) })
      })

    const answer = (visitor: SiteVisitor) =>
      Effect.flatMap(run(visitor), (outcome) =>
        outcome instanceof SeeOther
          ? Effect.succeed(serving.redirect(outcome))
          : ownSheet(serving, outcome, visitor.session)
      )

    return route(
      "POST",
      form.path,
      serving.attend("POST", form.path, (visitor) => Effect.provide(answer(visitor), needs))
    )
  }
}
