/** @jsxImportSource preact */
/**
 * `/account/drafts/{id}/progress`: a draft while it is made, and why it could not be. With scripts it is told of every
 * step as it happens; without, the page looks again every few seconds. A draft that is ready is opened in its editor.
 */
import { Effect, Schema } from "effect"
import { DraftProgress, type ProgressRow } from "../../../../services/drafts/DraftProgress.ts"
import { seeOther } from "../../declare/Instead.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Crumbs } from "../../parts/Crumbs.tsx"
import { LiveParts } from "./LiveParts.tsx"
import { hostOf, pathOfPage, remedyOf, visitWords } from "./ProgressWords.ts"

const draftPath = (id: string) => `/account/drafts/${id}` as const
export const progressPath = (id: string) => `${draftPath(id)}/progress` as const
/** Between two looks, where no scripts run. */
const lookAgain = 3

const Failed = ({ row }: { readonly row: ProgressRow }) => (
  <>
    <h1>We could not draft {hostOf(row.url)}</h1>
    <p class="warning">{row.error_message ?? "Something broke on our side."}</p>
    <p>{remedyOf(row.error_code)}</p>
    <div class="cta">
      <PostForm action="/submit">
        <input type="hidden" name="url" value={row.url} />
        <button type="submit" class="button primary">
          Try again
        </button>
      </PostForm>
      <a class="button" href={draftPath(row.id)}>
        Fill it in by hand
      </a>
      <a class="button" href={`/submit?url=${encodeURIComponent(row.url)}`}>
        Change the address
      </a>
    </div>
    {row.visits.length === 0 ? null : (
      <section aria-labelledby="log-heading" class="stack">
        <h2 id="log-heading">What was tried</h2>
        <ul class="log">
          {row.visits.map(({ url, status, detail }) => (
            <li key={url} class={status === "read" ? "read" : "left"}>
              <span class="mono">{pathOfPage(url)}</span> <span class="small soft">{detail ?? visitWords[status]}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)

const Going = ({ row }: { readonly row: ProgressRow }) => (
  <>
    <h1>Reading {hostOf(row.url)}</h1>
    <p class="lead">
      The profile is drafted from what your site says of itself, each value with the words it stands on. It takes about
      a minute.
    </p>
    <div data-events={`${draftPath(row.id)}/events`}>
      <LiveParts row={row} />
    </div>
    <p class="notice small">
      You can close this page: the draft goes on by itself, and waits in <a href="/account/drafts">your drafts</a>. What
      your site does not say stays blank. Nothing is published, and nothing is charged.
    </p>
    <noscript>
      <p class="small soft">This page looks again every {lookAgain} seconds until the draft is ready.</p>
    </noscript>
  </>
)

const View = (row: ProgressRow) => (
  <div class="wrap making">
    <Crumbs path={[{ href: "/account/drafts", label: "Your drafts" }]} />
    {row.status === "failed" ? <Failed row={row} /> : <Going row={row} />}
  </div>
)

export const draftProgress = page("/account/drafts/:id/progress", {
  audience: "member",
  styles: ["draft"],
  scripts: ["Progress"],
  params: { id: Schema.String },
  title: ({ url, status }) =>
    `${status === "failed" ? "No draft of" : "Reading"} ${hostOf(url)} · Your drafts · Launchbook`,
  description: "How far your draft is: what is being read, and what was found.",
  policy: ({ id, status }) =>
    status === "failed" ? {} : { refresh: { seconds: lookAgain, to: progressPath(id), withoutScripts: true } },
  load: ({ session, params: { id } }) =>
    Effect.flatMap(
      Effect.flatMap(DraftProgress, (progress) => progress.look(id, session.userId)),
      (row) => (row.status === "ready" ? seeOther(draftPath(row.id)) : Effect.succeed(row))
    ),
  view: View
})
