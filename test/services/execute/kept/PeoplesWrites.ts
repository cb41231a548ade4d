/** What people do on the site, and what the site team makes of it. */
import { Effect } from "effect"
import type { ListingsLeft } from "../../../../src/domain/people/Departure.ts"
import { Departures } from "../../../../src/services/data/Export.ts"
import { Follows } from "../../../../src/services/people/Follows.ts"
import { Reviews } from "../../../../src/services/people/Reviews.ts"
import { Views } from "../../../../src/services/people/Views.ts"
import { VoteReviews } from "../../../../src/services/people/VoteReviews.ts"
import { Votes } from "../../../../src/services/people/Votes.ts"
import { byCommandLine } from "../../../../src/services/store/Audit.ts"
import { elsewhere, voter } from "../../../support/Voters.ts"
import type { Directory, Write } from "./Directory.ts"

export const peoplesWrites = async (at: Directory): Promise<ReadonlyArray<Write>> => {
  const { app, attempt, next, voted } = at
  const { slug } = voted
  const reader = await app.user()
  const follower = at.by(reader)
  const steady = await voter(app)
  const reviewer = at.by(await app.user())

  const cast = async (hours: number) => {
    const by = await voter(app, { hours })
    return attempt(Effect.flatMap(Votes, (votes) => votes.cast(by, elsewhere(next()), slug)))
  }
  const votesOf = async (counted: boolean) =>
    (
      await at.query<{ id: number }>(
        `select id from votes where launch_id = $1 and (weight > 0) = $2 and user_id is not null order by id limit 1`,
        [voted.launchId, counted]
      )
    ).map(({ id }) => id)
  const decide = async (counted: boolean, to: "counted" | "excluded") => {
    const ids = await votesOf(counted)
    return attempt(Effect.flatMap(VoteReviews, (all) => all.decide({ ids }, to, "seen", byCommandLine)))
  }
  const reviews = <A, E>(use: (all: Reviews) => Effect.Effect<A, E>) => attempt(Effect.flatMap(Reviews, use))
  const reviewed = async () =>
    (await at.query<{ id: number }>("select id from reviews order by id desc limit 1"))[0]?.id ?? 0
  const submit = () =>
    reviews((all) => all.submit(reviewer, slug, { rating: 1 + (next() % 5), body: "We moor twelve boats with it." }))
  const leave = async (user: { readonly id: number }, left: ListingsLeft) => {
    await attempt(Effect.flatMap(Departures, (all) => all.ask(at.by(user), left)))
    await at.query("update departures set due_at = $1", [app.clock.now()])
    return attempt(Effect.flatMap(Departures, (all) => all.run))
  }

  return [
    {
      said: "a vote that counts",
      run: () => attempt(Effect.flatMap(Votes, (all) => all.cast(steady, elsewhere(7), slug)))
    },
    {
      said: "a vote that is withdrawn",
      run: () => attempt(Effect.flatMap(Votes, (all) => all.withdraw(steady, slug)))
    },
    { said: "another vote", run: () => cast(24 * 90) },
    { said: "a vote that the site team excludes", run: () => decide(true, "excluded") },
    { said: "a vote that waits", run: () => cast(1), changesNothing: "it counts when somebody has looked at it" },
    { said: "a vote that the site team counts", run: () => decide(false, "counted") },
    { said: "a follower", run: () => attempt(Effect.flatMap(Follows, (all) => all.follow(follower, slug))) },
    { said: "a follower who goes", run: () => attempt(Effect.flatMap(Follows, (all) => all.unfollow(follower, slug))) },
    { said: "a review that waits", run: submit, changesNothing: "it is shown when the site team has read it" },
    {
      said: "a review that is published",
      run: async () => {
        const id = await reviewed()
        return reviews((all) => all.publish(byCommandLine, id))
      }
    },
    {
      said: "a review that is taken off",
      run: async () => {
        const id = await reviewed()
        return reviews((all) => all.reject(byCommandLine, id, "It is an advertisement."))
      }
    },
    {
      said: "another review that is published",
      run: async () => {
        await submit()
        const id = await reviewed()
        return reviews((all) => all.publish(byCommandLine, id))
      }
    },
    { said: "a review that is withdrawn", run: () => reviews((all) => all.withdraw(reviewer, slug)) },
    {
      said: "a page that was seen",
      run: async () => {
        const views = await app.run(Views)
        views.note(slug, elsewhere(next()), "a browser")
        await attempt(views.flush)
        // Lists and pages learn of views together, every few minutes.
        app.clock.advance({ minutes: 2 })
        return attempt(views.flush)
      }
    },
    {
      said: "a voter and follower whose account is deleted",
      run: async () => {
        const user = await app.user()
        await at.query("update users set created_at = $1, mailbox_proven_at = $1 where id = $2", [
          "2026-01-01T00:00:00Z",
          user.id
        ])
        await attempt(Effect.flatMap(Votes, (all) => all.cast(at.by(user), elsewhere(next()), slug)))
        await attempt(Effect.flatMap(Follows, (all) => all.follow(at.by(user), slug)))
        return leave(user, "keep")
      },
      changesNothing: "the vote is counted, and what came is gone again"
    },
    { said: "an owner whose account and listings are deleted", run: () => leave(at.leaver, "remove") }
  ]
}
