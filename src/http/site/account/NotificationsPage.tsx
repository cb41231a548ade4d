/** @jsxImportSource preact */
/** `/account/notifications`: which mails somebody gets, all on one page: those they choose, and those that always come. */
import { Effect, Schema } from "effect"
import { type FollowNews, isFollowNews } from "../../../domain/people/Follow.ts"
import { Follows } from "../../../services/people/Follows.ts"
import { MailChoices } from "../../../services/people/MailChoices.ts"
import { seeOther } from "../declare/Instead.ts"
import { form, oneText } from "../declare/SiteForm.ts"
import { page } from "../declare/SitePage.ts"
import { AccountFrame } from "../frame/AccountFrame.tsx"
import { PostForm } from "../frame/PostForm.tsx"
import { NewsChoices } from "./mail/NewsChoices.tsx"

interface Model {
  readonly email: string
  readonly choice: FollowNews
  readonly launches: boolean
  readonly saved: boolean
}

/** Mails about what somebody did or has, which nobody ends, and what each is for. */
const always = [
  { what: "Signing in", why: "The link you ask for." },
  { what: "Your listings", why: "The badge, the launch week, going live, and what keeps one from it." },
  { what: "Claims", why: "What you claimed, and who claims what is yours." },
  { what: "Orders", why: "Receipts, what could not be done, refunds." },
  { what: "Your reviews", why: "Whether one is published." },
  { what: "Your account", why: "When it is to be deleted, and when one of your webhooks is switched off." }
] as const

const View = ({ email, choice, launches, saved }: Model) => (
  <AccountFrame
    at="/account/notifications"
    title="Notifications"
    lead={
      <>
        What we mail to <strong>{email}</strong>. There are no newsletters.
      </>
    }
  >
    <PostForm action="/account/notifications" class="card">
      <NewsChoices choice={choice} />
      <fieldset class="choices">
        <legend>When something you follow launches</legend>
        <label class="choice">
          <input type="checkbox" name="launches" value="yes" checked={launches} />
          <span>
            A mail on the day
            <br />
            <span class="small soft">
              For products you followed before their launch. None comes where you chose «Not by mail».
            </span>
          </span>
        </label>
      </fieldset>
      {saved ? (
        <p class="notice" role="status">
          Saved.
        </p>
      ) : null}
      <div class="cta">
        <button type="submit" class="button primary">
          Save
        </button>
      </div>
    </PostForm>
    <section aria-labelledby="always" class="stack">
      <h2 id="always">What always comes</h2>
      <p class="soft">Mails about what you do and have here. Each comes once, when there is something to know.</p>
      <dl class="facts">
        {always.map(({ what, why }) => (
          <>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </>
        ))}
      </dl>
    </section>
  </AccountFrame>
)

export const notifications = page("/account/notifications", {
  audience: "member",
  styles: ["account"],
  query: { saved: Schema.optional(Schema.String) },
  title: "Notifications · Launchbook",
  description: "Which mails you get from Launchbook.",
  load: ({ session: { userId, email }, query: { saved } }) =>
    Effect.gen(function* () {
      const model: Model = {
        email,
        choice: yield* (yield* Follows).choice(userId),
        launches: yield* (yield* MailChoices).isOn(userId, "launches"),
        saved: saved === "yes"
      }
      return model
    }),
  view: View
})

export const saveNotifications = form("/account/notifications", {
  fields: { news: oneText, launches: oneText },
  run: ({ fields: { news, launches }, by }) =>
    Effect.gen(function* () {
      if (!isFollowNews(news)) return seeOther("/account/notifications")
      yield* (yield* Follows).choose(by, news)
      yield* (yield* MailChoices).set(by, "launches", launches === "yes" && news !== "none")
      return seeOther("/account/notifications?saved=yes")
    })
})
