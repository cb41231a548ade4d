/** @jsxImportSource preact */
/** `/admin/votes`: votes that wait for review, in groups by launch and reason and one by one, and deciding on them. */
import { Effect, Schema } from "effect"
import { isVoteReason, type VoteReason, voteReasons } from "../../../../domain/people/Voting.ts"
import { VoteReviews } from "../../../../services/people/VoteReviews.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, manyTexts, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { When } from "../../parts/When.tsx"
import { ChoiceField, LineField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { said, withQuery } from "../desk/DeskInput.ts"
import { DeskTable } from "../desk/DeskTable.tsx"

type Queue = Effect.Effect.Success<ReturnType<VoteReviews["list"]>>
interface Model extends Queue {
  readonly slug: string
  readonly reason: VoteReason | null
  readonly done?: string | undefined
  readonly problem: string | null
}

/** Groups, and votes, that one look shows. */
const most = 100

const voterWords = { new: "new account", first: "first vote", known: "voted before", trusted: "trusted" } as const
const reasonName = (reason: VoteReason) => reason.replaceAll("_", " ")

const Groups = ({ groups }: Model) => (
  <DeskTable
    label="Votes that wait, by launch and reason"
    columns={["Launch", "Why", "#Wait", "#Count", ""]}
    none="No votes wait."
    rows={groups.map(({ slug, week, reason, votes, counted }) => ({
      key: `${slug} ${week} ${reason}`,
      cells: [
        <div>
          <a href={`/products/${slug}`}>{slug}</a>
          <div class="small soft">
            week of <a href={`/weeks/${week}`}>{week}</a>
          </div>
        </div>,
        <a href={withQuery("/admin/votes", { slug, reason })} title={voteReasons[reason]}>
          {reasonName(reason)}
        </a>,
        votes,
        counted,
        <PostForm action="/admin/votes/group" class="acts">
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="reason" value={reason} />
          <button
            type="submit"
            name="to"
            value="counted"
            class="button"
            aria-label={`Count all ${votes} of ${slug} for ${reasonName(reason)}`}
          >
            Count all
          </button>
          <button
            type="submit"
            name="to"
            value="excluded"
            class="button danger"
            aria-label={`Exclude all ${votes} of ${slug} for ${reasonName(reason)}`}
          >
            Exclude all
          </button>
        </PostForm>
      ]
    }))}
  />
)

const Single = ({ votes }: Model) => (
  <PostForm action="/admin/votes/chosen" class="stack">
    <DeskTable
      label="Votes that wait, one by one"
      columns={["Vote", "Launch", "Who", "Network", "Why"]}
      none="No votes wait."
      rows={votes.map((vote) => ({
        key: vote.id,
        cells: [
          <label class="pick">
            <input type="checkbox" name="vote" value={vote.id} aria-label={`Vote ${vote.id} by ${vote.email}`} />
            <When at={vote.at} />
          </label>,
          <a href={`/products/${vote.slug}`}>{vote.slug}</a>,
          <div>
            {vote.email}
            <div class="small soft">
              {voterWords[vote.voter]} · account {vote.account_hours} h old · {vote.other_votes} other votes
            </div>
          </div>,
          <span class="mono">{vote.network ?? "—"}</span>,
          <div class="meta">
            {vote.reasons.map((reason) => (
              <span key={reason} class="chip" title={voteReasons[reason]}>
                {reasonName(reason)}
              </span>
            ))}
          </div>
        ]
      }))}
    />
    <LineField
      name="note"
      label="Why, for the record"
      value=""
      maxLength={300}
      hint="Kept with the votes. You may leave it empty."
    />
    <p class="acts">
      <button type="submit" name="to" value="counted" class="button">
        Count the chosen
      </button>
      <button type="submit" name="to" value="excluded" class="button danger">
        Exclude the chosen
      </button>
    </p>
  </PostForm>
)

const View = (model: Model) => {
  const { slug, reason, waiting, votes, done, problem } = model
  return (
    <DeskFrame
      title="Votes"
      here="/admin/votes"
      lead={
        waiting === 0
          ? "Nothing waits for review."
          : `${waiting.toLocaleString("en")} ${waiting === 1 ? "vote waits" : "votes wait"} for review. What you decide, no rule changes.`
      }
      done={done}
      problem={problem}
    >
      {waiting === 0 && slug === "" && reason === null ? (
        <p class="blank">
          Votes that something speaks against wait here. <a href="/ranking">How votes count</a>
        </p>
      ) : (
        <>
          <form class="filter" action="/admin/votes">
            <LineField name="slug" label="Listing" value={slug} maxLength={220} hint="Its name in the address." />
            <ChoiceField
              name="reason"
              label="Reason"
              value={reason ?? ""}
              choices={[
                { value: "", label: "Any" },
                ...Object.keys(voteReasons).map((value) => ({ value, label: value.replaceAll("_", " ") }))
              ]}
            />
            <button type="submit" class="button">
              Show
            </button>
          </form>
          <section>
            <h2>By launch and reason</h2>
            <Groups {...model} />
          </section>
          {votes.length === 0 ? null : (
            <section>
              <h2>One by one</h2>
              {reason === null ? null : <p class="notice">{voteReasons[reason]}</p>}
              <Single {...model} />
              {votes.length < most ? null : (
                <p class="small soft">These are {most} of them. Choose a listing to see the rest.</p>
              )}
            </section>
          )}
        </>
      )}
    </DeskFrame>
  )
}

const modelOf = (asked: { readonly slug: string; readonly reason: VoteReason | null }, more: Partial<Model> = {}) =>
  Effect.map(
    Effect.flatMap(VoteReviews, (votes) => votes.list({ slug: asked.slug || null, reason: asked.reason, most })),
    (queue): Model => ({ ...queue, ...asked, problem: null, ...more })
  )

export const votesDesk = page("/admin/votes", {
  audience: "admin",
  styles: ["admin"],
  query: {
    ...said,
    slug: Schema.optional(Schema.String.pipe(Schema.maxLength(220))),
    reason: Schema.optional(Schema.String)
  },
  title: "Votes · Site team · Launchbook",
  description: "Votes that wait for review.",
  load: ({ query: { slug = "", reason = "", done } }) =>
    modelOf(
      { slug: slug.replaceAll("\u0000", "").trim().toLowerCase(), reason: isVoteReason(reason) ? reason : null },
      { done }
    ),
  view: View
})

const refused = ({ message }: { readonly message: string }) =>
  Effect.map(modelOf({ slug: "", reason: null }, { problem: message }), (model) => votesDesk.show(model, 400))

const decided = (to: string) => seeOther(`/admin/votes?done=${to}`)

export const decideVotes = adminForm("/admin/votes/chosen", {
  fields: { vote: manyTexts, to: oneText, note: oneText },
  run: ({ fields: { vote, to, note }, by }) => {
    const ids = vote.flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []))
    if (ids.length === 0) return refused({ message: "Choose the votes first." })
    if (to !== "counted" && to !== "excluded") return refused({ message: "Count them, or exclude them." })
    const why = note
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, 300)
    return Effect.flatMap(VoteReviews, (votes) => votes.decide({ ids }, to, why === "" ? null : why, by)).pipe(
      Effect.as(decided(to)),
      Effect.catchTag("NothingToReview", refused)
    )
  }
})

export const decideGroup = adminForm("/admin/votes/group", {
  fields: { slug: oneText, reason: oneText, to: oneText },
  run: ({ fields: { slug, reason, to }, by }) => {
    if (!isVoteReason(reason) || (to !== "counted" && to !== "excluded"))
      return refused({ message: "Count them, or exclude them." })
    return Effect.flatMap(VoteReviews, (votes) => votes.decide({ slug, reason }, to, null, by)).pipe(
      Effect.as(decided(to)),
      Effect.catchTag("NothingToReview", refused)
    )
  }
})
