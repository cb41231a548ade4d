/** @jsxImportSource preact */
/** Beside the cards of the editor: how far the draft is, what it lacks, what comes next, who else is named in it. */
import type { Draft } from "../../../../domain/draft/Draft.ts"
import { type FieldKey, isFieldKey, requiredKeys } from "../../../../domain/listing/Profile.ts"
import { When } from "../../parts/When.tsx"
import { anchorOf, type EditorModel } from "./EditorModel.ts"

const wishes: Readonly<Partial<Record<FieldKey, string>>> = {
  name: "Give it a name",
  tagline: "Write a tagline",
  description: "Write a description (40 words or more read best)",
  categories: "Choose a primary category",
  short_description: "Write a short description",
  features: "List what it can do",
  logo_url: "Add a logo",
  pricing_model: "Say how it is paid for",
  tags: "Add some tags",
  country: "Say which country you are in"
}

const Wishes = ({ keys }: { readonly keys: ReadonlyArray<FieldKey> }) => (
  <ul class="wishes">
    {keys.map((key) => (
      <li key={key}>
        <a href={`#${anchorOf(`fields.${key}`)}`}>{wishes[key] ?? key}</a>
      </li>
    ))}
  </ul>
)

/** It is a listing already, so whatever is kept here is changed there at once. */
export const isListedDraft = ({ listing_id }: Draft): boolean => listing_id !== null
const isUnpublished = ({ next_steps }: Draft) => next_steps.some(({ operation }) => operation === "choose_free_listing")

export const DraftStanding = ({ draft }: { readonly draft: Draft }) => (
  <div class="standing" id="standing">
    <progress max={100} value={draft.completeness} aria-label="How complete the draft is" />
    <span class="small soft num">
      <span data-complete>{draft.completeness} % complete</span> ·{" "}
      <span data-saved>
        saved <When at={draft.updated_at} />
      </span>
    </span>
    <button type="submit" name="act" value="save" class="button by-hand" formnovalidate>
      Save
    </button>
  </div>
)

export const BeforePublish = ({ model: { draft, general } }: { readonly model: EditorModel }) => {
  const missing = draft.missing.filter(isFieldKey)
  const isNeeded = (key: FieldKey) => requiredKeys.some((required) => required === key)
  const needed = missing.filter(isNeeded)
  const wanted = missing.filter((key) => !isNeeded(key))
  return (
    <section class="card before" id="before" aria-labelledby="before-name">
      <h2 id="before-name">{isListedDraft(draft) ? "This is a listing" : "Before you publish"}</h2>
      {general === null ? null : (
        <p class="error" role="alert">
          {general}
        </p>
      )}
      {needed.length === 0 ? (
        <p class="small">All that a listing needs is here.</p>
      ) : (
        <div>
          <h3>A listing needs these</h3>
          <Wishes keys={needed} />
        </div>
      )}
      {wanted.length === 0 ? null : (
        <div>
          <h3>Worth adding</h3>
          <Wishes keys={wanted} />
        </div>
      )}
      {isListedDraft(draft) ? (
        <>
          <button type="submit" name="act" value="save" class="button primary wide" formnovalidate>
            Save changes
          </button>
          <p class="small soft">
            What you save here is changed on the listing at once, so nothing is saved until you press the button.
          </p>
          <p class="small">
            <a href={`/account/listings/${draft.listing_id}${isUnpublished(draft) ? "/publish" : ""}`}>
              {isUnpublished(draft) ? "Publish it" : "See the listing"}
            </a>
          </p>
        </>
      ) : (
        <>
          <button type="submit" name="act" value="submit" class="button primary wide" formnovalidate>
            Save as listing
          </button>
          <p class="small soft">Nothing is published and nothing is charged yet.</p>
        </>
      )}
    </section>
  )
}

const inviteWords = { pending: "Asked", accepted: "Joined", expired: "The link expired" } as const

export const InvitesCard = ({ model: { draft, invite } }: { readonly model: EditorModel }) => {
  const problem = invite?.problem ?? null
  return (
    <section class="card field" id="invites" aria-labelledby="invites-name">
      <h3 id="invites-name">Invite a co-founder</h3>
      {draft.invites.length === 0 ? null : (
        <ul class="invites small">
          {draft.invites.map(({ email, status, created_at }) => (
            <li key={email}>
              <strong>{email}</strong>{" "}
              <span class="soft">
                {inviteWords[status]} · <When at={created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <label for="invite">Their e-mail address</label>
      <input
        id="invite"
        name="invite"
        type="email"
        value={invite?.email ?? ""}
        autocomplete="off"
        aria-invalid={problem === null ? undefined : "true"}
        aria-describedby={problem === null ? "invite-hint" : "invite-problem invite-hint"}
      />
      {problem === null ? null : (
        <p class="error" id="invite-problem" role="alert">
          {problem}
        </p>
      )}
      <p class="small soft" id="invite-hint">
        They are asked by mail to be named as a founder. Ask them before you send it.
      </p>
      <div>
        <button type="submit" name="act" value="invite" class="button" formnovalidate>
          Send the invitation
        </button>
      </div>
    </section>
  )
}
