/**
 * The route of a form. It is taken only from our own pages (the browser says where it comes from) and, from
 * somebody signed in, only with the token of their session; a person's own form never with a program's credentials.
 */
import { HttpRouter } from "@effect/platform"
import { type Context, Effect } from "effect"
import { BodyTooLarge, type Failure, NotFound } from "../../../domain/Failure.ts"
import { bySession } from "../../../services/store/Audit.ts"
import { sameSecret } from "../../../services/store/Secrets.ts"
import { route } from "../../request/Route.ts"
import { type Instead, problem, SeeOther } from "../declare/Instead.ts"
import type { Form, Upload } from "../declare/SiteForm.ts"
import { ownSheet } from "./PageRoute.ts"
import type { Serving, SiteVisitor } from "./Serving.ts"

/** Forms are small; the largest carries a whole authorization request. Files come on top of that. */
const maxFormBytes = 32 * 1024
/** From here on it was the file. */
const leastFileBytes = 1024 * 1024

/** What is in a form: its fields, and the bytes of its file. */
interface FormContent {
  readonly fields: URLSearchParams
  readonly file: Uint8Array
}
const noFile = new Uint8Array()

const isUrlEncoded = (type: string) => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
const isMultipart = (type: string) => /^multipart\/form-data\s*;/i.test(type)

const foreign = () =>
  problem(403, "This form did not come from here", "Open the page on this site, and send the form from there.")
const notOurs = () => problem(400, "That did not work", "This is not a form of this site.")
const tooLarge = (mostBytes: number) =>
  problem(
    400,
    "That did not work",
    mostBytes > leastFileBytes
      ? `The file is larger than the ${Math.floor(mostBytes / 1024 / 1024)} MB it may have. Make it smaller, and send it again.`
      : "The form is too large."
  )
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

  const bytesOf = (request: Request, mostBytes: number) =>
    Effect.mapError(serving.bodies.read(request, mostBytes), (failure: Failure) =>
      failure.code === BodyTooLarge.code ? tooLarge(mostBytes) : failure
    )

  /** Text fields and the one file of a form that may have one; what else came is left out. */
  const multipart = (request: Request, type: string, { field, mostBytes }: Upload) =>
    Effect.gen(function* () {
      const bytes = yield* bytesOf(request, mostBytes + maxFormBytes)
      const parts = yield* Effect.tryPromise({
        try: () => new Response(new Blob([new Uint8Array(bytes)]), { headers: { "content-type": type } }).formData(),
        catch: notOurs
      })
      const fields = new URLSearchParams()
      let file: Uint8Array = noFile
      for (const [name, value] of parts.entries()) {
        const part: unknown = value
        if (typeof part === "string") fields.append(name, part)
        else if (name === field && part instanceof Blob)
          file = new Uint8Array(yield* Effect.promise(() => part.arrayBuffer()))
      }
      return { fields, file } satisfies FormContent
    })

  /** What is in a form that was sent from one of our pages. */
  const contentOf = (
    request: Request,
    { upload, mostBytes }: Pick<Form, "upload" | "mostBytes">
  ): Effect.Effect<FormContent, Instead> =>
    Effect.gen(function* () {
      if (!comesFromUs(request, ourselves)) return yield* foreign()
      const type = request.headers.get("content-type") ?? ""
      if (upload !== null && isMultipart(type)) return yield* multipart(request, type, upload)
      if (!isUrlEncoded(type)) return yield* notOurs()
      const bytes = yield* bytesOf(request, mostBytes ?? maxFormBytes)
      return { fields: new URLSearchParams(new TextDecoder().decode(bytes)), file: noFile }
    })

  return (form: Form<`/${string}`, R>) => {
    const run = ({ request, address, requestId, session, sessionToken }: SiteVisitor) =>
      Effect.gen(function* () {
        if (form.toPrograms !== null && request.headers.has("authorization"))
          return yield* problem(403, form.toPrograms.title, form.toPrograms.message)
        // What is large is not even read from somebody who is not signed in.
        if (form.isSigned && (form.upload !== null || form.mostBytes !== null) && session === null)
          return yield* outdated()
        const { fields, file } = yield* contentOf(request, form)
        const { params: named } = yield* HttpRouter.RouteContext
        const params = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, value ?? ""]))
        const post = { params, form: fields, file, address, requestId }
        if (!form.isSigned) return yield* form.run({ ...post, sessionToken })
        if (session === null || sessionToken === null || !sameSecret(fields.get("csrf") ?? "", session.csrf))
          return yield* outdated()
        if (form.isTeams && session.role !== "admin") return yield* NotFound()
        const run = serving.runs(session, { address, requestId })
        return yield* form.run({ ...post, sessionToken, session, by: bySession(session, requestId), run })
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
