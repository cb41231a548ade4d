/** @jsxImportSource preact */
/** `/sign-in/sent`: where to look for the link. */
import { Effect, Option } from "effect"
import { AppConfigTag } from "../../../../Config.ts"
import { page } from "../../declare/SitePage.ts"

const View = ({ mailIsLogged }: { readonly mailIsLogged: boolean }) => (
  <div class="narrow stack entry">
    <h1>Look for our mail</h1>
    <p class="lead">A link to sign in is on its way to you.</p>
    <div class="card">
      <ol class="begin">
        <li>
          <div>Open the mail, on this device or another.</div>
        </li>
        <li>
          <div>Press its button. It works once, for 15 minutes.</div>
        </li>
        <li>
          <div>You come back to where you were.</div>
        </li>
      </ol>
    </div>
    <p class="soft">
      Nothing there after a minute? Look among the unwanted mail, or <a href="/sign-in">ask for another link</a>.
    </p>
    {mailIsLogged ? (
      <p class="notice">This server has no mail server set, so it writes its mails to its log. Look there.</p>
    ) : null}
  </div>
)

export const linkSent = page("/sign-in/sent", {
  audience: "unlisted",
  styles: ["account"],
  title: "Look for our mail · Launchbook",
  description: "A link to sign in is on its way to you.",
  load: () => Effect.map(AppConfigTag, ({ smtpUrl }) => ({ mailIsLogged: Option.isNone(smtpUrl) })),
  view: View
})
