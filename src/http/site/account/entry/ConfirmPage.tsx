/** @jsxImportSource preact */
/** `/sign-in/confirm`: where the link of the mail leads. Opening it signs nobody in; its button does. */
import { Effect, Schema } from "effect"
import { SignIn } from "../../../../services/people/SignIn.ts"
import { problem, seeOther } from "../../declare/Instead.ts"
import { secretAddress } from "../../declare/SecretAddress.ts"
import { oneText, unsignedForm } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Face } from "../../parts/Face.tsx"

interface Model {
  readonly email: string
  readonly token: string
}

const View = ({ email, token }: Model) => (
  <div class="narrow stack entry">
    <h1>Sign in</h1>
    <p class="lead">One press, and you are in.</p>
    <PostForm action="/sign-in/confirm" class="card">
      <p class="who">
        <Face name={email} picture={null} />
        <span>
          You are about to sign in as <strong>{email}</strong>.
        </span>
      </p>
      <input type="hidden" name="token" value={token} />
      <button type="submit" class="button primary wide">
        Sign in
      </button>
      <p class="soft small">Not you? Close this page; nothing has happened yet.</p>
    </PostForm>
  </div>
)

const unusable = () =>
  problem(400, "This link does not work any more", "A link works once, for 15 minutes. Ask for a new one.", {
    link: { href: "/sign-in", label: "Ask for a new link" }
  })

export const confirmSignIn = page("/sign-in/confirm", {
  audience: "unlisted",
  styles: ["account"],
  query: { token: Schema.optional(Schema.String) },
  title: "Sign in · Launchbook",
  description: "Sign in to Launchbook.",
  policy: (_, origin) => secretAddress(origin),
  load: ({ query: { token = "" } }) =>
    Effect.flatMap(SignIn, (signIn) => signIn.look(token)).pipe(
      Effect.map(({ email }): Model => ({ email, token })),
      Effect.catchTag("LinkUnusable", unusable)
    ),
  view: View
})

export const useLink = unsignedForm("/sign-in/confirm", {
  fields: { token: oneText },
  run: ({ fields, sessionToken, requestId }) =>
    Effect.flatMap(SignIn, (signIn) => signIn.confirm(fields.token, sessionToken, requestId)).pipe(
      Effect.map(({ session, returnTo }) => seeOther(returnTo, { session })),
      Effect.catchTag("LinkUnusable", unusable)
    )
})
