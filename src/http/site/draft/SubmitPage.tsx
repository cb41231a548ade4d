/** @jsxImportSource preact */
/**
 * `/submit`: one address, and a profile is drafted from what is there. Anybody may see how that goes; whoever is not
 * signed in is led to sign in and back, and what they typed comes with them.
 */
import { Effect, Schema } from "effect"
import { listMyDrafts, submitListing } from "../../../domain/api/DraftsApi.ts"
import { getSiteInfo } from "../../../domain/api/SiteApi.ts"
import { AlreadyListed } from "../../../domain/draft/Draft.ts"
import type { Failure } from "../../../domain/Failure.ts"
import { listingPath } from "../../../domain/listing/Links.ts"
import type { Site } from "../../../domain/listing/Site.ts"
import { seeOther, signInFirst } from "../declare/Instead.ts"
import { form, oneText } from "../declare/SiteForm.ts"
import { page } from "../declare/SitePage.ts"
import { PostForm } from "../frame/PostForm.tsx"
import { progressPath } from "./progress/ProgressPage.tsx"
import { WhatHappens } from "./WhatHappens.tsx"

interface Problem {
  readonly message: string
  /** Where somebody else's listing of the site is. */
  readonly listed: string | null
}
interface Model {
  readonly isMember: boolean
  readonly freePlan: Site["free_plan"]
  /** What was typed last. */
  readonly url: string
  readonly problem: Problem | null
}

const longestUrl = 2048

const Field = ({ url, problem }: Pick<Model, "url" | "problem">) => (
  <div class="field">
    <label for="url">Your product’s website</label>
    <div class="ask">
      <input
        id="url"
        name="url"
        type="text"
        inputmode="url"
        autocomplete="url"
        autocapitalize="none"
        spellcheck={false}
        placeholder="tidewatch.example"
        required
        maxLength={longestUrl}
        value={url}
        aria-invalid={problem === null ? undefined : "true"}
        aria-describedby={problem === null ? "url-hint" : "url-problem url-hint"}
      />
      <button type="submit" class="button primary">
        Draft my listing
      </button>
    </div>
    {problem === null ? null : (
      <p id="url-problem" class="error" role="alert">
        {problem.message}{" "}
        {problem.listed === null ? null : (
          <>
            <a href={listingPath(problem.listed)}>See the listing</a> or{" "}
            <a href={`${listingPath(problem.listed)}/claim`}>claim it as yours</a>.
          </>
        )}
      </p>
    )}
    <p id="url-hint" class="small soft">
      The public homepage is best. Free, and nothing is published before you say so.
    </p>
  </div>
)

const View = ({ isMember, freePlan, url, problem }: Model) => (
  <div class="wrap submit">
    <div class="hero">
      <h1>Put your product in the book</h1>
      <p>Give us its address. We read the site and draft the listing in its own words, in about a minute.</p>
      {isMember ? (
        <PostForm action="/submit">
          <Field url={url} problem={problem} />
        </PostForm>
      ) : (
        <form action="/submit">
          <Field url={url} problem={problem} />
        </form>
      )}
      {isMember ? null : (
        <p class="small">You sign in by a link in a mail; there is no password. Then you are back here.</p>
      )}
    </div>
    <WhatHappens freePlan={freePlan} />
  </div>
)

export const submission = page("/submit", {
  audience: "public",
  styles: ["draft"],
  query: { url: Schema.optional(Schema.String) },
  title: "Submit a product · Launchbook",
  description: "Give the address of your product. Its listing is drafted from its own site, each value with its quote.",
  shows: [],
  load: ({ session, read, query }) => {
    const url = (query.url ?? "").trim().slice(0, longestUrl)
    if (session === null && url !== "") return signInFirst(`/submit?url=${encodeURIComponent(url)}`)
    return Effect.map(
      read(getSiteInfo, {}),
      ({ free_plan: freePlan }): Model => ({ isMember: session !== null, freePlan, url, problem: null })
    )
  },
  view: View
})

/** The address as a draft of it would have it. */
const wholeAddress = (typed: string): string | null => {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  return URL.canParse(whole) ? new URL(whole).href : null
}

const problemOf = ({ code, message, details }: Failure): Problem => {
  const listed = code === AlreadyListed.code ? (details?.[0]?.message ?? null) : null
  return { listed, message: listed === null ? message : "Somebody has listed this site already." }
}

export const sendSubmission = form("/submit", {
  fields: { url: oneText },
  run: ({ fields, run }) => {
    const url = fields.url.trim()
    const again = (problem: Problem, status = 400) =>
      Effect.map(run(getSiteInfo, {}), ({ free_plan: freePlan }) =>
        submission.show({ isMember: true, freePlan, url: url.slice(0, longestUrl), problem }, status)
      )
    if (url === "") return again({ message: "Type the address of your product’s website.", listed: null })
    if (url.length > longestUrl) return again({ message: "This address is too long.", listed: null })
    return Effect.gen(function* () {
      // Pressed twice: the draft that is under way is the one that was meant.
      const { items } = yield* run(listMyDrafts, {})
      const whole = wholeAddress(url)
      const underway = items.find(
        (one) => one.url === whole && (one.status === "crawling" || one.status === "drafting")
      )
      const { id } = underway ?? (yield* run(submitListing, { url }))
      return seeOther(progressPath(id))
    }).pipe(
      Effect.catchAll((failure) =>
        failure.status === 400 || failure.status === 429 ? again(problemOf(failure), failure.status) : failure
      )
    )
  }
})
