/** @jsxImportSource preact */
/** Signing in: asking for a link, being told to look for it, and using it by a button. */
import { Layout, type Person } from "../frame/Layout.tsx"

interface Frame {
  readonly person: Person | null
  readonly stylesheet: string
}

export const SignInPage = (
  props: Frame & { readonly returnTo: string; readonly email: string; readonly problem: string | null }
) => (
  <Layout
    title="Sign in · Launchbook"
    description="Sign in to Launchbook by a link that is mailed to you."
    canonical={null}
    person={props.person}
    stylesheet={props.stylesheet}
  >
    <div class="narrow stack">
      <h1>Sign in</h1>
      <p class="soft">We mail you a link. There is no password. If you are new, the link makes your account.</p>
      <form method="post" action="/sign-in" class="card">
        <div class="field">
          <label for="email">E-mail</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            inputmode="email"
            required
            maxLength={254}
            value={props.email}
            aria-invalid={props.problem === null ? undefined : "true"}
            aria-describedby={props.problem === null ? undefined : "email-problem"}
          />
          {props.problem === null ? null : (
            <p id="email-problem" class="error">
              {props.problem}
            </p>
          )}
        </div>
        <input type="hidden" name="return_to" value={props.returnTo} />
        <button type="submit" class="button primary wide">
          Send me a link
        </button>
      </form>
    </div>
  </Layout>
)

export const LinkSentPage = ({ person, stylesheet, mailIsLogged }: Frame & { readonly mailIsLogged: boolean }) => (
  <Layout
    title="Look for our mail · Launchbook"
    description="A link to sign in is on its way to you."
    canonical={null}
    person={person}
    stylesheet={stylesheet}
  >
    <div class="narrow stack">
      <h1>Look for our mail</h1>
      <p>A link to sign in is on its way to you. It works once, for 15 minutes.</p>
      <p class="soft">
        Nothing there after a minute? Look among the unwanted mail, or <a href="/sign-in">ask for another link</a>.
      </p>
      {mailIsLogged ? (
        <p class="notice">This server has no mail server set, so it writes its mails to its log. Look there.</p>
      ) : null}
    </div>
  </Layout>
)

export const ConfirmPage = (props: Frame & { readonly email: string; readonly token: string }) => (
  <Layout
    title="Sign in · Launchbook"
    description="Sign in to Launchbook."
    canonical={null}
    person={props.person}
    stylesheet={props.stylesheet}
  >
    <div class="narrow stack">
      <h1>Sign in</h1>
      <form method="post" action="/sign-in/confirm" class="card">
        <p>
          You are about to sign in as <strong>{props.email}</strong>.
        </p>
        <input type="hidden" name="token" value={props.token} />
        <button type="submit" class="button primary wide">
          Sign in
        </button>
        <p class="soft small">Not you? Close this page; nothing has happened yet.</p>
      </form>
    </div>
  </Layout>
)
