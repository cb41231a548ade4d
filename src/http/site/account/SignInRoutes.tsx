/** @jsxImportSource preact */
/** `/sign-in` and `/sign-out`. Opening a page never signs anybody in or out; only a form does. */
import { Effect, Layer, Option, Schema } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { returnTo } from "../../../domain/people/ReturnTo.ts"
import { Email } from "../../../domain/Wire.ts"
import { Sessions } from "../../../services/people/Sessions.ts"
import { SignIn } from "../../../services/people/SignIn.ts"
import { RequestInfo } from "../../request/RequestInfo.ts"
import { html, stylesheetPath } from "../frame/Html.ts"
import { refuse } from "../frame/PageRefusal.ts"
import { page, seeOther } from "../frame/Pages.tsx"
import { secretAddressHeaders } from "../frame/SecretAddress.ts"
import { Visits } from "../frame/Visits.ts"
import { ConfirmPage, LinkSentPage, SignInPage } from "./SignInPage.tsx"

const isEmail = (text: string): boolean => Schema.is(Email)(text)
const frame = { stylesheet: stylesheetPath }

const unusable = () =>
  refuse(400, "This link does not work any more", "A link works once, for 15 minutes. Ask for a new one.", {
    link: { href: "/sign-in", label: "Ask for a new link" }
  })

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const { publicUrl, smtpUrl } = yield* AppConfigTag
    const signIn = yield* SignIn
    const sessions = yield* Sessions
    const visits = yield* Visits

    const ask = page("GET", "/sign-in", (request) =>
      Effect.gen(function* () {
        const wanted = returnTo(new URL(request.url).searchParams.get("return_to"))
        if ((yield* visits.sessionOf(request)) !== null) return seeOther(wanted)
        return html(<SignInPage {...frame} person={null} returnTo={wanted} email="" problem={null} />)
      })
    )

    const send = page("POST", "/sign-in", (request) =>
      Effect.gen(function* () {
        const form = yield* visits.formOf(request)
        const { address } = yield* RequestInfo
        const email = (form.get("email") ?? "").trim()
        const wanted = returnTo(form.get("return_to"))
        if (!isEmail(email)) {
          const problem = "This is not an e-mail address. It looks like name@example.com."
          const person = yield* visits.sessionOf(request)
          return html(
            <SignInPage {...frame} person={person} returnTo={wanted} email={email.slice(0, 254)} problem={problem} />,
            { status: 400 }
          )
        }
        yield* signIn.request({ email, returnTo: wanted, address })
        return seeOther("/sign-in/sent")
      }).pipe(
        Effect.catchTag("TooManySignIns", ({ retryAfter }) =>
          refuse(
            429,
            "Too many links",
            `Too many links were asked for from your network. Try again in ${Math.ceil(retryAfter / 60)} minutes.`,
            { retryAfter }
          )
        )
      )
    )

    const sent = page("GET", "/sign-in/sent", (request) =>
      Effect.map(visits.sessionOf(request), (person) =>
        html(<LinkSentPage {...frame} person={person} mailIsLogged={Option.isNone(smtpUrl)} />)
      )
    )

    const look = page("GET", "/sign-in/confirm", (request) =>
      Effect.gen(function* () {
        const token = new URL(request.url).searchParams.get("token") ?? ""
        const { email } = yield* signIn.look(token)
        const person = yield* visits.sessionOf(request)
        return html(<ConfirmPage {...frame} person={person} email={email} token={token} />, {
          headers: secretAddressHeaders(publicUrl)
        })
      }).pipe(Effect.catchTag("LinkUnusable", unusable))
    )

    const confirm = page("POST", "/sign-in/confirm", (request) =>
      Effect.gen(function* () {
        const form = yield* visits.formOf(request)
        const { requestId } = yield* RequestInfo
        const { session, returnTo: wanted } = yield* signIn.confirm(
          form.get("token") ?? "",
          visits.tokenOf(request),
          requestId
        )
        return seeOther(wanted, visits.remember(session))
      }).pipe(Effect.catchTag("LinkUnusable", unusable))
    )

    const out = page("POST", "/sign-out", (request) =>
      Effect.gen(function* () {
        const { by } = yield* visits.signedFormOf(request)
        const token = visits.tokenOf(request)
        if (token !== null) yield* sessions.end(by, token)
        return seeOther("/", visits.forget)
      })
    )

    const outEverywhere = page("POST", "/sign-out/everywhere", (request) =>
      Effect.gen(function* () {
        const { by } = yield* visits.signedFormOf(request)
        yield* sessions.endAll(by)
        return seeOther("/sign-in", visits.forget)
      })
    )

    return Layer.mergeAll(ask, send, sent, look, confirm, out, outEverywhere)
  })
).pipe(Layer.provide(Visits.Default))
