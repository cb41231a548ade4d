/**
 * Who is looking at a page, and whether a form is one of ours. A form is taken only from our own pages (the
 * browser says where it comes from) and, from someone signed in, only with the token of their session.
 */
import { Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { BodyTooLarge, type Failure } from "../../../domain/Failure.ts"
import { Bodies } from "../../../services/execute/Bodies.ts"
import { absoluteMillis, type Session, Sessions } from "../../../services/people/Sessions.ts"
import { type Actor, bySession } from "../../../services/store/Audit.ts"
import { sameSecret } from "../../../services/store/Secrets.ts"
import { RequestInfo } from "../../request/RequestInfo.ts"
import { type PageRefusal, refuse } from "./PageRefusal.ts"

/** Forms are small; the largest carries a whole authorization request. */
const maxFormBytes = 32 * 1024

/** `__Host-` binds the cookie to this host and to TLS, so it can be set only where there is TLS. */
const cookieOf = (origin: string) =>
  origin.startsWith("https:")
    ? { name: "__Host-launchbook", attributes: "Path=/; Secure; HttpOnly; SameSite=Lax" }
    : { name: "launchbook", attributes: "Path=/; HttpOnly; SameSite=Lax" }

/** Browsers send `Sec-Fetch-Site` wherever there is TLS, and on localhost; `Origin` with every form elsewhere. */
const comesFromUs = (request: Request, origin: string): boolean => {
  const site = request.headers.get("sec-fetch-site")
  return site === null ? request.headers.get("origin") === origin : site === "same-origin"
}

const foreign = () =>
  refuse(403, "This form did not come from here", "Open the page on this site, and send the form from there.")
const outdated = () =>
  refuse(
    403,
    "This form is out of date",
    "You signed in or out since it was opened. Open the page again, and send it from there."
  )

export class Visits extends Effect.Service<Visits>()("launchbook/Visits", {
  effect: Effect.gen(function* () {
    const { publicUrl } = yield* AppConfigTag
    const sessions = yield* Sessions
    const bodies = yield* Bodies
    const { name, attributes } = cookieOf(publicUrl)
    const origin = new URL(publicUrl).origin

    /** The session id a browser sent, whether or not it is good. */
    const tokenOf = (request: Request): string | null => {
      const prefix = `${name}=`
      const found = (request.headers.get("cookie") ?? "")
        .split(";")
        .map((part) => part.trim())
        .find((part) => part.startsWith(prefix))
      return found === undefined ? null : found.slice(prefix.length)
    }

    const sessionOf = (request: Request): Effect.Effect<Session | null> => {
      const token = tokenOf(request)
      return token === null ? Effect.succeed(null) : sessions.find(token)
    }

    /** Headers that give the browser a session id, or take it back. */
    const remember = (token: string) => ({
      "set-cookie": `${name}=${token}; Max-Age=${absoluteMillis / 1000}; ${attributes}`
    })
    const forget = { "set-cookie": `${name}=; Max-Age=0; ${attributes}` } as const

    /** The fields of a form that was sent from one of our pages. */
    const formOf = (request: Request): Effect.Effect<URLSearchParams, PageRefusal | Failure> =>
      Effect.gen(function* () {
        if (!comesFromUs(request, origin)) return yield* foreign()
        if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
          return yield* refuse(400, "That did not work", "This is not a form of this site.")
        const bytes = yield* Effect.mapError(bodies.read(request, maxFormBytes), (failure) =>
          failure.code === BodyTooLarge.code ? refuse(400, "That did not work", "The form is too large.") : failure
        )
        return new URLSearchParams(new TextDecoder().decode(bytes))
      })

    /** The same of someone who is signed in; `by` is them, for the audit log. */
    const signedFormOf = (
      request: Request
    ): Effect.Effect<
      { readonly form: URLSearchParams; readonly session: Session; readonly by: Actor },
      PageRefusal | Failure
    > =>
      Effect.gen(function* () {
        const form = yield* formOf(request)
        const session = yield* sessionOf(request)
        if (session === null || !sameSecret(form.get("csrf") ?? "", session.csrf)) return yield* outdated()
        return { form, session, by: bySession(session, (yield* RequestInfo).requestId) }
      })

    return { tokenOf, sessionOf, remember, forget, formOf, signedFormOf } as const
  })
}) {}
