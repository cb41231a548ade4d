/** @jsxImportSource preact */
/** Where somebody is signed in, and signing out there. */
import { Effect } from "effect"
import { type Session, Sessions } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { When } from "../../parts/When.tsx"

interface SessionShown {
  readonly id: number
  readonly created_at: string
  readonly last_seen_at: string
}

export interface SessionsProps {
  readonly session: Session
  readonly sessions: ReadonlyArray<SessionShown>
}

export const SessionsSection = ({ sessions, session }: SessionsProps) => (
  <section aria-labelledby="sessions" class="stack">
    <h2 id="sessions">Where you are signed in</h2>
    <ul class="rows">
      {sessions.map((one) => (
        <li key={one.id}>
          <div>
            {one.id === session.id ? <strong>This browser</strong> : "Another browser"}
            <div class="small soft">
              since <When at={one.created_at} /> · last used <When at={one.last_seen_at} />
            </div>
          </div>
          {one.id === session.id ? null : (
            <PostForm action="/account/settings/sessions/end">
              <input type="hidden" name="id" value={`${one.id}`} />
              <button
                type="submit"
                class="button"
                aria-label={`Sign out the browser signed in ${one.created_at.slice(0, 10)}`}
              >
                Sign out
              </button>
            </PostForm>
          )}
        </li>
      ))}
    </ul>
    <PostForm action="/sign-out/everywhere">
      <button type="submit" class="button">
        Sign out everywhere
      </button>
    </PostForm>
  </section>
)

export const endSession = form("/account/settings/sessions/end", {
  fields: { id: oneText },
  run: ({ fields: { id }, by }) =>
    Effect.gen(function* () {
      if (/^[1-9]\d{0,8}$/.test(id)) yield* (yield* Sessions).endOther(by, Number(id))
      return seeOther("/account/settings#sessions")
    })
})
