/** People who vote, and listings that can be voted for. */
import { Effect, Either } from "effect"
import { Votes } from "../../src/services/people/Votes.ts"
import type { Actor } from "../../src/services/store/Audit.ts"
import type { TestApp } from "./App.ts"
import { query, saveLaunch, saveListing } from "./SavedListing.ts"

/** A live listing whose launch takes votes, in the week of the app's clock unless said. */
export const votable = async (
  app: TestApp,
  name: string,
  more: {
    readonly ownerId?: number | null
    readonly week?: string
    readonly live?: string
    readonly columns?: object
  } = {}
) => {
  const week = more.week ?? "2026-11-16"
  const live = more.live ?? `${week}T00:00:30Z`
  const id = await saveListing(app, {
    ownerId: more.ownerId ?? null,
    host: `${name}.example`,
    columns: { slug: name, status: "live", plan: "free", launch_week: week, launched_at: live, ...more.columns }
  })
  return { id, slug: name, launchId: await saveLaunch(app, { listingId: id, week, wentLiveAt: live }) }
}

let made = 0
/** Somebody signed in: an account of some age, ninety days unless said, whose mailbox is theirs unless said. */
export const voter = async (
  app: TestApp,
  more: { readonly hours?: number; readonly proven?: boolean; readonly email?: string } = {}
): Promise<Actor> => {
  const born = new Date(app.clock.now().getTime() - (more.hours ?? 90 * 24) * 3_600_000)
  const [row] = await query<{ id: number }>(
    app,
    "insert into users (email, created_at, mailbox_proven_at) values ($1, $2, $3) returning id",
    [
      more.email ?? `voter-${++made}-${crypto.randomUUID().slice(0, 8)}@people.test`,
      born,
      more.proven === false ? null : born
    ]
  )
  return { userId: row?.id ?? 0, credential: "session:1", requestId: "test" }
}

/** An address in a network of its own. */
export const elsewhere = (n: number) => `${20 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}.9`

export const cast = (app: TestApp, by: Actor, address: string, slug: string) =>
  app.run(Effect.flatMap(Votes, (votes) => votes.cast(by, address, slug)))
export const withdraw = (app: TestApp, by: Actor, slug: string) =>
  app.run(Effect.flatMap(Votes, (votes) => votes.withdraw(by, slug)))
/** The code of the refusal. */
export const castRefused = (app: TestApp, by: Actor, address: string, slug: string) =>
  app.run(
    Effect.flatMap(Votes, (votes) => Effect.either(votes.cast(by, address, slug))).pipe(
      Effect.map(Either.match({ onLeft: ({ code }) => code, onRight: () => "cast" }))
    )
  )

export interface VoteState {
  readonly user_id: number
  readonly status: string
  readonly reasons: ReadonlyArray<string>
}
export const votesOf = (app: TestApp, launchId: number) =>
  query<VoteState>(app, "select user_id, status, reasons from votes where launch_id = $1 order by id", [launchId])
/** What the listing and its launch say is counted, and the score. */
export const countsOf = async (app: TestApp, slug: string) => {
  const [row] = await query<{ votes: number; launch: number; trending: number }>(
    app,
    `select l.votes, a.votes as launch, l.trending from listings l join launches a on a.listing_id = l.id
     where l.slug = $1 order by a.went_live_at desc limit 1`,
    [slug]
  )
  return row
}
