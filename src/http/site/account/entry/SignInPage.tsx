/** @jsxImportSource preact */
/** `/sign-in`: asking for a link by mail. Whether the address is known is not told. */
import { Effect, Schema } from "effect"
import { returnTo } from "../../../../domain/people/ReturnTo.ts"
import { Email } from "../../../../domain/Wire.ts"
import { SignIn } from "../../../../services/people/SignIn.ts"
import { problem, seeOther } from "../../declare/Instead.ts"
import { oneText, unsignedForm } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"

const isEmail = (text: string): boolean => Schema.is(Email)(text)
const longestEmail = 254

interface Model {
  readonly returnTo: string
  /** What was typed last. */
  readonly email: string
  readonly problem: string | null
}

/** What somebody was about to do when they were sent here. */
const whyOf = (path: string): string => {
  if (path.startsWith("/submit") || path.startsWith("/account/drafts")) return "Sign in, and your product is next."
  if (path.startsWith("/oauth/") || path.startsWith("/authorize")) return "Sign in, and we ask you about the app."
  if (path === "/account") return "Your listings, votes and what you follow."
  return "Sign in, and go on where you were."
}

const View = (props: Model) => (
  <div class="narrow stack entry">
    <h1>Sign in</h1>
    <p class="lead">{whyOf(props.returnTo)}</p>
    <PostForm action="/sign-in" class="card">
      <div class="field">
        <label for="email">E-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          inputmode="email"
          required
          maxLength={longestEmail}
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
      <p class="soft small">
        We mail you a link. There is no password. If you are new, the link makes your account; it is free.
      </p>
    </PostForm>
    <section aria-labelledby="with-account">
      <h2 id="with-account">With an account you can</h2>
      <ul>
        <li>list your product, drafted from its own site with a quote for each fact,</li>
        <li>vote for this week's launches,</li>
        <li>follow products and review what you use.</li>
      </ul>
    </section>
  </div>
)

export const signIn = page("/sign-in", {
  audience: "unlisted",
  styles: ["account"],
  query: { return_to: Schema.optional(Schema.String) },
  title: "Sign in · Launchbook",
  description: "Sign in to Launchbook by a link that is mailed to you.",
  load: ({ session, query }) => {
    const wanted = returnTo(query.return_to ?? null)
    return session === null ? Effect.succeed<Model>({ returnTo: wanted, email: "", problem: null }) : seeOther(wanted)
  },
  view: View
})

export const askForLink = unsignedForm("/sign-in", {
  fields: { email: oneText, return_to: oneText },
  run: ({ fields, address }) =>
    Effect.gen(function* () {
      const email = fields.email.trim()
      const wanted = returnTo(fields.return_to)
      if (!isEmail(email)) {
        const wrong = "This is not an e-mail address. It looks like name@example.com."
        return signIn.show({ returnTo: wanted, email: email.slice(0, longestEmail), problem: wrong }, 400)
      }
      yield* (yield* SignIn).request({ email, returnTo: wanted, address })
      return seeOther("/sign-in/sent")
    }).pipe(
      Effect.catchTag("TooManySignIns", ({ retryAfter }) =>
        problem(
          429,
          "Too many links",
          `Too many links were asked for from your network. Try again in ${Math.ceil(retryAfter / 60)} minutes.`,
          { retryAfter }
        )
      )
    )
})
