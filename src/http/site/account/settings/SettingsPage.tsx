/** @jsxImportSource preact */
/** `/account/settings`: under what name somebody is read, where they are signed in, their data, and the end of their account. */
import { Effect, Schema } from "effect"
import { listMyListings } from "../../../../domain/api/MyListingsApi.ts"
import { isListingsLeft } from "../../../../domain/people/Departure.ts"
import { displayName } from "../../../../domain/people/oauth/OAuthClient.ts"
import { Departures } from "../../../../services/data/Export.ts"
import { type Session, Sessions } from "../../../../services/people/Sessions.ts"
import { Users } from "../../../../services/people/Users.ts"
import { Settings } from "../../../../services/store/Settings.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import type { OwnRun } from "../../declare/SiteVisit.ts"
import { AccountFrame } from "../../frame/AccountFrame.tsx"
import { PostForm } from "../../frame/PostForm.tsx"
import { DeletionSection, ExportSection, type LeavingProps } from "./LeavingSections.tsx"
import { type SessionsProps, SessionsSection } from "./SessionsSection.tsx"

type Model = SessionsProps &
  LeavingProps & {
    readonly name: string | null
    readonly saved: boolean
  }

const longestName = 80

const NameSection = ({ email, name, saved }: Pick<Model, "email" | "name" | "saved">) => (
  <section aria-labelledby="you" class="stack">
    <h2 id="you">You</h2>
    <PostForm action="/account/settings/name" class="card">
      <div class="field">
        <label for="name">Name</label>
        <input
          id="name"
          name="name"
          type="text"
          autocomplete="name"
          maxLength={longestName}
          value={name ?? ""}
          aria-describedby="name-hint"
        />
        <p id="name-hint" class="small soft">
          It stands beside your reviews and in invitations you send. Left empty, your reviews have no name.
        </p>
      </div>
      <dl class="facts">
        <dt>E-mail</dt>
        <dd>
          {email}
          <br />
          <span class="small soft">
            You sign in with it. Others see it only where you invite them, or claim what was theirs.
          </span>
        </dd>
      </dl>
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
  </section>
)

const View = (model: Model) => (
  <AccountFrame at="/account/settings" title="Settings">
    <NameSection {...model} />
    <SessionsSection {...model} />
    <ExportSection />
    <DeletionSection {...model} />
  </AccountFrame>
)

const modelOf = (session: Session, run: OwnRun, more: Partial<Pick<Model, "saved" | "wrong">> = {}) =>
  Effect.gen(function* () {
    const user = yield* (yield* Users).find(session.userId)
    const model: Model = {
      session,
      email: session.email,
      name: user?.name ?? null,
      sessions: yield* (yield* Sessions).list(session.userId),
      listings: (yield* run(listMyListings, { per_page: 1 })).total,
      graceDays: yield* (yield* Settings).get("accounts.grace_days"),
      departure: (yield* (yield* Departures).standing(session.userId)) ?? null,
      saved: more.saved ?? false,
      wrong: more.wrong ?? null
    }
    return model
  })

export const ownSettings = page("/account/settings", {
  audience: "member",
  styles: ["account"],
  query: { saved: Schema.optional(Schema.String) },
  title: "Settings · Launchbook",
  description: "Your name, where you are signed in, your data, and the end of your account.",
  load: ({ session, run, query: { saved } }) => modelOf(session, run, { saved: saved === "yes" }),
  view: View
})

export const setName = form("/account/settings/name", {
  fields: { name: oneText },
  run: ({ fields, by }) =>
    Effect.gen(function* () {
      const name = displayName(fields.name)
      yield* (yield* Users).rename(by, name === "" ? null : name)
      return seeOther("/account/settings?saved=yes")
    })
})

export const deleteAccount = form("/account/settings/delete", {
  fields: { confirm: oneText, listings: oneText },
  run: ({ fields: { confirm, listings }, session, by, run }) =>
    Effect.gen(function* () {
      const again = (problem: string) =>
        Effect.map(modelOf(session, run, { wrong: { typed: confirm.slice(0, 254), listings, problem } }), (model) =>
          ownSettings.show(model, 400)
        )
      if (!isListingsLeft(listings)) return yield* again("Choose what becomes of your listings.")
      if (confirm.trim().toLowerCase() !== session.email)
        return yield* again("That is not the address of this account. Nothing is deleted.")
      return yield* (yield* Departures).ask(by, listings).pipe(
        Effect.as(seeOther("/account/settings#delete")),
        Effect.catchTag("LastAdmin", () =>
          again("You are the only one who runs this site. Make somebody else an administrator first.")
        )
      )
    })
})

export const keepAccount = form("/account/settings/keep", {
  fields: {},
  run: ({ by }) =>
    Effect.flatMap(Departures, (departures) => departures.takeBack(by)).pipe(Effect.as(seeOther("/account")))
})
