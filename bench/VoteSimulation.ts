/** Lets a crowd vote through the real service, an hour of theirs after the other, and looks at what became of it. */
import { Effect } from "effect"
import { day, hour, weekOf } from "../src/domain/Week.ts"
import { VoteReviews } from "../src/services/people/VoteReviews.ts"
import { Votes } from "../src/services/people/Votes.ts"
import { type TestApp, testApp } from "../test/support/App.ts"
import { query } from "../test/support/SavedListing.ts"
import { votable } from "../test/support/Voters.ts"
import { type Crowd, crowdOf, slowPuppets, start, weeks } from "./VoteCrowd.ts"

/** Shares of the votes of one kind. */
export interface KindReport {
  readonly kind: string
  readonly votes: number
  /** Wait as soon as they are cast. */
  readonly waitAtOnce: number
  /** Wait a day and two hours later, and at the end. */
  readonly waitAfterDay: number
  readonly waitAtEnd: number
  /** Count at the end, with nobody having looked at any. */
  readonly counted: number
}
export interface SimulationReport {
  readonly voters: number
  readonly kinds: ReadonlyArray<KindReport>
  /** All fraud together, and all but the kind that no rule can tell from people. */
  readonly fraud: KindReport
  readonly fraudToldApart: KindReport
  /** Votes that speak for reasons: how many votes wait at the end for each, honest and not. */
  readonly reasons: ReadonlyArray<{ readonly reason: string; readonly honest: number; readonly fraud: number }>
}

const fill = async (app: TestApp, { launches, voters }: Crowd) => {
  const made = []
  for (const [n, launch] of launches.entries())
    made.push(await votable(app, `launch-${n}`, { week: weekOf(start + launch.week * 7 * day) }))
  const before = []
  for (let n = 0; n < 30; n++)
    before.push(await votable(app, `before-${n}`, { week: weekOf(start - (2 + (n % 6)) * 7 * day) }))
  const users = await query<{ id: number }>(
    app,
    `insert into users (email, created_at, mailbox_proven_at)
     select email, made_at, made_at from jsonb_to_recordset($1::jsonb) as v (n int, email text, made_at timestamptz)
     order by n returning id`,
    [JSON.stringify(voters.map(({ email, madeAt }, n) => ({ n, email, made_at: new Date(madeAt) })))]
  )
  const regulars = users.filter((_, n) => voters[n]?.regular === true).map(({ id }) => id)
  for (const { id, launchId } of before)
    await query(
      app,
      `insert into votes (user_id, listing_id, launch_id, at, network)
       select u, $2, $3, (select week from launches where id = $3)::timestamptz + (u % 140) * interval '1 hour', null
       from unnest($1::int[]) as u where abs(hashint4(u * 31 + $3)) % 5 = 0`,
      [regulars, id, launchId]
    )
  return {
    launchIds: made.map(({ launchId }) => launchId),
    slugs: made.map(({ slug }) => slug),
    ids: users.map(({ id }) => id)
  }
}

const reportOf = (
  kind: string,
  votes: ReadonlyArray<{ readonly atOnce: boolean; readonly dayLater: boolean; readonly end: string }>
): KindReport => {
  const share = (of: (vote: (typeof votes)[number]) => boolean) => votes.filter(of).length / Math.max(1, votes.length)
  return {
    kind,
    votes: votes.length,
    waitAtOnce: share(({ atOnce }) => atOnce),
    waitAfterDay: share(({ dayLater }) => dayLater),
    waitAtEnd: share(({ end }) => end === "pending"),
    counted: share(({ end }) => end === "counted")
  }
}

export const simulate = async (
  size: number,
  options: {
    readonly seed?: number
    /** How often the review job runs; every two hours unless said. */
    readonly reviewHours?: number
    readonly told?: (line: string) => void
  } = {}
): Promise<SimulationReport> => {
  const crowd = crowdOf(size, options.seed ?? 1)
  const app = await testApp({ work: false, now: new Date(start).toISOString() })
  try {
    const { launchIds, slugs, ids } = await fill(app, crowd)
    const review = app.run(Effect.flatMap(VoteReviews, Effect.succeed)).then((reviews) => () => app.run(reviews.run))
    const votes = await app.run(Effect.flatMap(Votes, Effect.succeed))
    const runReview = await review
    const every = (options.reviewHours ?? 2) * hour
    let reviewed = start
    for (const [n, vote] of crowd.votes.entries()) {
      for (; reviewed + every <= vote.at; reviewed += every) {
        app.clock.set(new Date(reviewed + every).toISOString())
        await runReview()
      }
      app.clock.set(new Date(vote.at).toISOString())
      const by = { userId: ids[vote.voter] ?? 0, credential: "session:1", requestId: "simulation" }
      await app.run(Effect.either(votes.cast(by, vote.address, slugs[vote.launch] ?? "")))
      if (n % 1000 === 999) options.told?.(`${n + 1} of ${crowd.votes.length} votes`)
    }
    app.clock.set(new Date(start + weeks * 7 * day + day).toISOString())
    await runReview()

    const events = await query<{ user_id: number; launch_id: number; at: string; event: string }>(
      app,
      "select user_id, launch_id, at, event from vote_events order by id"
    )
    const ends = await query<{ user_id: number; launch_id: number; status: string; reasons: ReadonlyArray<string> }>(
      app,
      "select user_id, launch_id, status, reasons from votes"
    )
    const key = (user: number | undefined, launch: number | undefined) => `${user} ${launch}`
    const trail = Map.groupBy(events, (event) => key(event.user_id, event.launch_id))
    const end = new Map(ends.map((vote) => [key(vote.user_id, vote.launch_id), vote]))
    const seen = crowd.votes.flatMap((vote) => {
      const of = key(ids[vote.voter], launchIds[vote.launch])
      const last = end.get(of)
      if (last === undefined) return []
      const lines = trail.get(of) ?? []
      const waitsAt = (at: number) =>
        lines.reduce(
          (waits, line) =>
            Date.parse(line.at) > at
              ? waits
              : line.event === "flagged"
                ? true
                : line.event === "counted"
                  ? false
                  : waits,
          false
        )
      const cast = Date.parse(lines[0]?.at ?? "")
      return [
        {
          kind: vote.kind,
          atOnce: waitsAt(cast),
          dayLater: waitsAt(cast + 26 * hour),
          end: last.status,
          reasons: last.reasons
        }
      ]
    })
    const kinds = [...Map.groupBy(seen, ({ kind }) => kind)].map(([kind, some]) => reportOf(kind, some))
    const fraud = seen.filter(({ kind }) => kind !== "honest")
    const waiting = seen
      .filter(({ end }) => end === "pending")
      .flatMap(({ kind, reasons }) => reasons.map((reason) => ({ kind, reason })))
    return {
      voters: crowd.voters.length,
      kinds,
      fraud: reportOf("all fraud", fraud),
      fraudToldApart: reportOf(
        "all fraud but the last kind",
        fraud.filter(({ kind }) => kind !== slowPuppets)
      ),
      reasons: [...Map.groupBy(waiting, ({ reason }) => reason)].map(([reason, some]) => ({
        reason,
        honest: some.filter(({ kind }) => kind === "honest").length,
        fraud: some.filter(({ kind }) => kind !== "honest").length
      }))
    }
  } finally {
    await app.close()
  }
}
