/** @jsxImportSource preact */
/** `/admin/users`: finding an account; and one of them, with its role, and signing it out everywhere. */
import { Effect, Schema } from "effect"
import type { PageOf } from "../../../../domain/Page.ts"
import { type MemberRow, Members } from "../../../../services/people/SiteTeam.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Pager } from "../../parts/Pager.tsx"
import { Day, When } from "../../parts/When.tsx"
import { ChoiceField, LineField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { DeskId, deskId, listed, pageNumber, said, withQuery } from "../desk/DeskInput.ts"
import { DeskTable } from "../desk/DeskTable.tsx"

interface Model {
  readonly found: PageOf<MemberRow>
  readonly q: string
  readonly admins: boolean
}
type Looked = Effect.Effect.Success<ReturnType<Members["look"]>>
interface OneModel extends Looked {
  /** Whether it is whoever looks. */
  readonly isSelf: boolean
  readonly done?: string | undefined
  readonly problem: string | null
}

const perPage = 50

const View = ({ found, q, admins }: Model) => (
  <DeskFrame
    title="People"
    here="/admin/users"
    lead={`${found.total.toLocaleString("en")} accounts, the newest first.`}
  >
    <form class="filter" action="/admin/users">
      <LineField name="q" label="Find" value={q} maxLength={200} hint="A piece of an address or a name." />
      <ChoiceField
        name="role"
        label="Who"
        value={admins ? "admin" : ""}
        choices={[
          { value: "", label: "Everybody" },
          { value: "admin", label: "The site team" }
        ]}
      />
      <button type="submit" class="button">
        Show
      </button>
    </form>
    <DeskTable
      label="Accounts"
      columns={["Person", "Since", "#Listings", "#Votes", "#Orders"]}
      none="Nobody is called that."
      rows={found.items.map((user) => ({
        key: user.id,
        cells: [
          <div>
            <a href={`/admin/users/${user.id}`}>{user.email}</a>{" "}
            {user.role === "admin" ? <span class="chip">Site team</span> : null}
            {user.name === null ? null : <div class="small soft">{user.name}</div>}
          </div>,
          <Day at={user.created_at} />,
          user.listings,
          user.votes,
          user.orders
        ]
      }))}
    />
    <Pager
      page={found.page}
      perPage={found.per_page}
      total={found.total}
      of="accounts"
      hrefOf={(page) => withQuery("/admin/users", { q, role: admins ? "admin" : "", page })}
    />
  </DeskFrame>
)

export const peopleDesk = page("/admin/users", {
  audience: "admin",
  styles: ["admin"],
  query: {
    ...listed,
    q: Schema.optional(Schema.String.pipe(Schema.maxLength(200))),
    role: Schema.optional(Schema.String)
  },
  title: "People · Site team · Launchbook",
  description: "Accounts, and who is of the site's team.",
  load: ({ query: { q = "", role, page: at } }) => {
    const words = q.toWellFormed().replaceAll("\u0000", "").trim()
    const admins = role === "admin"
    return Effect.map(
      Effect.flatMap(Members, (members) =>
        members.find({ words, admins }, { page: pageNumber(at), per_page: perPage })
      ),
      (found): Model => ({ found, q: words, admins })
    )
  },
  view: View
})

const OneView = ({ user, details, listings, isSelf, done, problem }: OneModel) => (
  <DeskFrame
    title={user.email}
    here="/admin/users"
    above={{ href: "/admin/users", label: "People" }}
    lead={
      <>
        {user.role === "admin" ? <span class="chip">Site team</span> : <span class="chip">Member</span>}{" "}
        {user.name === null ? "" : `${user.name}, `}here since <Day at={user.created_at} />
      </>
    }
    done={done}
    problem={problem}
  >
    <dl class="facts">
      <dt>Mailbox</dt>
      <dd>{details.mailbox_proven_at === null ? "Nobody has shown that they read it" : "Proved by a link"}</dd>
      <dt>Last seen</dt>
      <dd>{details.last_seen_at === null ? "Not signed in now" : <When at={details.last_seen_at} />}</dd>
      <dt>Signed in</dt>
      <dd>
        {details.sessions === 0
          ? "Nowhere"
          : details.sessions === 1
            ? "In one browser"
            : `In ${details.sessions} browsers`}
      </dd>
      <dt>API keys</dt>
      <dd>{details.keys}</dd>
      <dt>Drafts</dt>
      <dd>{details.drafts}</dd>
      <dt>Listings</dt>
      <dd>
        {details.listings}
        {listings.length === 0 ? null : (
          <div class="small">
            {listings.map(({ slug, name, status }) => (
              <div key={slug}>
                {status === "live" || status === "scheduled" ? <a href={`/products/${slug}`}>{name}</a> : name}{" "}
                <span class="soft">{status.replaceAll("_", " ")}</span>
              </div>
            ))}
          </div>
        )}
      </dd>
      <dt>Votes</dt>
      <dd>
        {details.votes}
        {details.votes_not_counted === 0 ? "" : `, ${details.votes_not_counted} of them not counted`}
      </dd>
      <dt>Reviews</dt>
      <dd>{details.reviews}</dd>
      <dt>Follows</dt>
      <dd>{details.follows}</dd>
      <dt>Orders</dt>
      <dd>
        {details.orders === 0 ? "0" : <a href={withQuery("/admin/orders", { q: user.email })}>{details.orders}</a>}
      </dd>
    </dl>
    <div class="acts">
      {isSelf ? null : (
        <PostForm action={`/admin/users/${user.id}/role`}>
          <input type="hidden" name="role" value={user.role === "admin" ? "member" : "admin"} />
          <button type="submit" class={user.role === "admin" ? "button danger" : "button"}>
            {user.role === "admin" ? "Take out of the site team" : "Take into the site team"}
          </button>
        </PostForm>
      )}
      {details.sessions === 0 ? null : (
        <PostForm action={`/admin/users/${user.id}/sign-out`}>
          <button type="submit" class="button">
            Sign out everywhere
          </button>
        </PostForm>
      )}
    </div>
    {isSelf ? <p class="small soft">This is you. Somebody else of the team can change your role.</p> : null}
    <p class="small soft">
      <a href={withQuery("/admin/audit", { email: user.email })}>What they did</a> ·{" "}
      <a href={withQuery("/admin/edits", { by: user.email })}>What they edited</a>
    </p>
  </DeskFrame>
)

const oneOf = (id: number, self: number, more: Partial<OneModel> = {}) =>
  Effect.map(
    Effect.flatMap(Members, (members) => members.look(id)),
    (looked): OneModel => ({ ...looked, isSelf: id === self, problem: null, ...more })
  )

export const personDesk = page("/admin/users/:user", {
  audience: "admin",
  styles: ["admin"],
  params: { user: DeskId },
  query: said,
  title: ({ user }) => `${user.email} · Site team · Launchbook`,
  description: "An account, what it has, and its role.",
  load: ({ params: { user }, query: { done }, session }) => oneOf(user, session.userId, { done }),
  view: OneView
})

export const setRole = adminForm("/admin/users/:user/role", {
  fields: { role: oneText },
  run: ({ params, fields: { role }, by }) =>
    Effect.gen(function* () {
      const id = yield* deskId(params.user)
      return yield* (yield* Members).setRole(by, id, role === "admin" ? "admin" : "member").pipe(
        Effect.as(seeOther(`/admin/users/${id}?done=saved`)),
        Effect.catchTag("MemberUnchanged", ({ message }) =>
          Effect.map(oneOf(id, by.userId, { problem: message }), (model) => personDesk.show(model, 400))
        )
      )
    })
})

export const signOutPerson = adminForm("/admin/users/:user/sign-out", {
  fields: {},
  run: ({ params, by }) =>
    Effect.gen(function* () {
      const id = yield* deskId(params.user)
      yield* (yield* Members).signOut(by, id)
      return seeOther(`/admin/users/${id}?done=signed-out`)
    })
})
