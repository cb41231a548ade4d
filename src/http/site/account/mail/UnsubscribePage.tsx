/** @jsxImportSource preact */
/**
 * `/unsubscribe/{token}`, where the foot of a mail that can be ended leads. Opening it does nothing, since mail scanners
 * open links; its buttons end that kind of mail, and bring it back. Nobody need sign in: the token says whose mails.
 */
import { Effect, Schema } from "effect"
import { endableMails } from "../../../../domain/people/mail/EndableMail.ts"
import { type MailChoice, MailChoices } from "../../../../services/people/MailChoices.ts"
import { problem, seeOther } from "../../declare/Instead.ts"
import { secretAddress } from "../../declare/SecretAddress.ts"
import { unsignedForm } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"

interface Model {
  readonly choice: MailChoice
  readonly token: string
}

const View = ({ choice: { kind, email, ended }, token }: Model) => {
  const { name } = endableMails[kind]
  return (
    <div class="narrow stack">
      <h1>{ended ? "You are unsubscribed" : "Unsubscribe"}</h1>
      <p>
        {ended ? (
          <>
            We no longer send {name} to <strong>{email}</strong>. What you follow stays as it is.
          </>
        ) : (
          <>
            We send {name} to <strong>{email}</strong>. One click ends them; what you follow stays as it is.
          </>
        )}
      </p>
      <PostForm action={`/unsubscribe/${token}/${ended ? "resume" : "end"}`}>
        <button type="submit" class={ended ? "button" : "button primary"}>
          {ended ? "Send them again" : "Unsubscribe"}
        </button>
      </PostForm>
      <p class="soft small">
        Mails about what you do yourself (signing in, orders, your own listings) are not part of this.
      </p>
    </div>
  )
}

const unusable = () =>
  problem(
    404,
    "This link ends nothing",
    "It is not complete, or the account it was for is gone. Open it from the mail once more."
  )

export const unsubscribe = page("/unsubscribe/:token", {
  audience: "unlisted",
  styles: ["account"],
  params: { token: Schema.String },
  title: ({ choice }) => `${choice.ended ? "You are unsubscribed" : "Unsubscribe"} · Launchbook`,
  description: "End a kind of mail, or have it again.",
  policy: (_, origin) => secretAddress(origin),
  load: ({ params: { token } }) =>
    Effect.flatMap(MailChoices, ({ look }) => look(token)).pipe(
      Effect.map((choice): Model => ({ choice, token })),
      Effect.catchTag("UnsubscribeUnusable", unusable)
    ),
  view: View
})

export const endMail = unsignedForm("/unsubscribe/:token/end", {
  fields: {},
  run: ({ params: { token }, requestId }) =>
    Effect.flatMap(MailChoices, ({ end }) => end(token, requestId)).pipe(
      Effect.as(seeOther(`/unsubscribe/${token}`)),
      Effect.catchTag("UnsubscribeUnusable", unusable)
    )
})

export const resumeMail = unsignedForm("/unsubscribe/:token/resume", {
  fields: {},
  run: ({ params: { token }, requestId }) =>
    Effect.flatMap(MailChoices, ({ resume }) => resume(token, requestId)).pipe(
      Effect.as(seeOther(`/unsubscribe/${token}`)),
      Effect.catchTag("UnsubscribeUnusable", unusable)
    )
})
