/** @jsxImportSource preact */
/**
 * `/dev/mails`: every kind of mail there is, with its example, and the last ones that went nowhere since there is no SMTP
 * server. Only on a developer's machine: a mail may hold a sign-in link, so there is nothing at these addresses where
 * the site has a public address or mail goes out, and only this machine is answered, under the site's own name
 * (a page elsewhere whose name was made to lead here is not).
 */
import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { Effect, Layer, Option } from "effect"
import type { VNode } from "preact"
import { type AppConfig, isThisMachine } from "../../../../Config.ts"
import { type Failure, NotFound } from "../../../../domain/Failure.ts"
import { mailKinds } from "../../../../domain/people/mail/Mails.ts"
import { isLoopbackAddress } from "../../../../domain/text/IpAddress.ts"
import { type Letter, letterText } from "../../../../domain/text/Letter.ts"
import { type KeptMail, letterHtml, type Mailer } from "../../../../services/outside/Mailer.ts"
import { instant } from "../../../../services/store/Instant.ts"
import { route } from "../../../request/Route.ts"
import { htmlType, pageHeaders, renderPage } from "../../frame/Html.tsx"
import { When } from "../../parts/When.tsx"
import type { Serving, SiteVisitor } from "../../serve/Serving.ts"

interface Shown {
  readonly title: string
  readonly about: string
  readonly letter: Letter
}

const List = ({ kept }: { readonly kept: ReadonlyArray<KeptMail> }) => (
  <div class="wrap">
    <article class="prose">
      <h1>Mails</h1>
      <p>There is no mail server, so mails are written to the log and kept here, the last ones first.</p>
      <h2>Sent by this process</h2>
      {kept.length === 0 ? (
        <p class="soft">No mail was sent yet. Ask for a sign-in link, and it is here.</p>
      ) : (
        <ul>
          {kept.map(({ id, to, letter, at }) => (
            <li>
              <a href={`/dev/mails/${id}`}>{letter.subject}</a> to {to}, <When at={at.toISOString()} />
            </li>
          ))}
        </ul>
      )}
      <h2>Every kind, with an example</h2>
      <ul>
        {mailKinds.map(({ name, title, sent, endable }) => (
          <li>
            <a href={`/dev/mails/${name}`}>{title}</a>
            <br />
            <span class="soft small">
              {sent} {endable === null ? "It cannot be ended." : "One click ends it."}
            </span>
          </li>
        ))}
      </ul>
    </article>
  </div>
)

const Preview = ({ name, shown }: { readonly name: string; readonly shown: Shown }) => {
  const html = `/dev/mails/${name}/html`
  return (
    <div class="wrap">
      <article class="prose">
        <p class="small">
          <a href="/dev/mails">All mails</a>
        </p>
        <h1>{shown.title}</h1>
        <p class="soft">{shown.about}</p>
        <p>
          Subject: <strong>{shown.letter.subject}</strong>
        </p>
        <p>
          <a href={html}>The HTML by itself</a> · <a href={`/dev/mails/${name}/text`}>The plain text</a>
        </p>
        <h2>On a phone</h2>
        <iframe class="mail" src={html} title="On a phone" width="375" height="640" />
        <h2>On a desk</h2>
        <iframe class="mail" src={html} title="On a desk" width="680" height="720" />
      </article>
    </div>
  )
}

const noStore = { "cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" }
/** What the mail's own page may do: look as it does, within ours. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"

export const mailPreviewRoutes = (
  serving: Serving,
  mailer: Mailer["Type"],
  { smtpUrl, publicUrl }: Pick<AppConfig, "smtpUrl" | "publicUrl">
) => {
  if (Option.isSome(smtpUrl) || !isThisMachine(publicUrl)) return Layer.empty
  const { attend, navigation, origin } = serving
  const { host } = new URL(publicUrl)

  const isHere = ({ request, address }: SiteVisitor) =>
    isLoopbackAddress(address) && !request.headers.has("x-forwarded-for") && new URL(request.url).host === host

  const at = (
    path: `/${string}`,
    answer: (
      visitor: SiteVisitor
    ) => Effect.Effect<HttpServerResponse.HttpServerResponse, Failure, HttpRouter.RouteContext>
  ) =>
    route(
      "GET",
      path,
      attend("GET", path, (visitor) => (isHere(visitor) ? answer(visitor) : nothing))
    )
  const nothing = Effect.suspend(() => NotFound("There is nothing at this address."))

  /** The example of a kind, or a mail that was sent. */
  const named = Effect.gen(function* () {
    const { name = "" } = (yield* HttpRouter.RouteContext).params
    const kind = mailKinds.find((one) => one.name === name)
    if (kind !== undefined) return { name, shown: { title: kind.title, about: kind.sent, letter: kind.example() } }
    const sent = (yield* mailer.kept).find(({ id }) => id === name)
    if (sent === undefined) return yield* nothing
    return { name, shown: { title: sent.letter.subject, about: `To ${sent.to}.`, letter: sent.letter } }
  })

  const framed = (title: string, body: VNode, { session }: SiteVisitor) =>
    Effect.map(instant, (now) => {
      const headers = pageHeaders()
      const policy = `${headers["content-security-policy"]}; frame-src 'self'`
      return HttpServerResponse.text(
        renderPage({ title, description: "Mails of this site, for whoever develops it.", body }, null, {
          person: session,
          navigation,
          origin,
          now
        }),
        { contentType: htmlType, headers: { ...headers, ...noStore, "content-security-policy": policy } }
      )
    })

  return Layer.mergeAll(
    at("/dev/mails", (visitor) =>
      Effect.flatMap(mailer.kept, (kept) => framed("Mails · Launchbook", <List kept={kept} />, visitor))
    ),
    at("/dev/mails/:name", (visitor) =>
      Effect.flatMap(named, (one) => framed(`${one.shown.title} · Mails`, <Preview {...one} />, visitor))
    ),
    at("/dev/mails/:name/html", () =>
      Effect.map(named, ({ shown }) =>
        HttpServerResponse.text(letterHtml(shown.letter, origin), {
          contentType: htmlType,
          headers: { ...noStore, "content-security-policy": mailPolicy }
        })
      )
    ),
    at("/dev/mails/:name/text", () =>
      Effect.map(named, ({ shown: { letter } }) =>
        HttpServerResponse.text(`Subject: ${letter.subject}\n\n${letterText(letter)}`, { headers: noStore })
      )
    )
  )
}
