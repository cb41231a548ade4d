/** What the awards of a week are decided from, and where they are kept. */
import { Effect } from "effect"
import { AWARDED_PLACES, type WeekAward, type WeekEntry } from "../../../domain/launch/Ranking.ts"
import { endsAt, Monday } from "../../../domain/Week.ts"
import { Database } from "../../store/Database.ts"

export class AwardsRepo extends Effect.Service<AwardsRepo>()("launchbook/AwardsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Weeks up to `last` that have begun and whose awards are not decided, oldest first. */
    const open = (last: Monday): Effect.Effect<ReadonlyArray<Monday>> =>
      Effect.map(
        sql.column<string>`
          select week from rollovers where closed_at is null and week <= ${last} order by week`,
        (weeks) => weeks.map((week) => Monday.make(week))
      )

    /** Marks a week's awards as decided; false where they already are, by anyone. */
    const close = (week: Monday, now: Date): Effect.Effect<boolean> =>
      Effect.map(
        sql.first<{ awarded: boolean }>`
          update rollovers r set closed_at = ${now} where week = ${week} and closed_at is null
          returning exists (select from awards a where a.week = r.week) as awarded`,
        (closed) => closed?.awarded === false
      )

    /**
     * The live launches of a week that can win: those with as many counted votes as the one after the
     * last place, or more. Votes count up to the week's end.
     */
    const contenders = (week: Monday): Effect.Effect<ReadonlyArray<WeekEntry>> =>
      Effect.map(
        sql.rows<{ listing_id: number; slug: string; went_live_at: string; votes: ReadonlyArray<number> }>`
          with counted as (
            select a.id, a.listing_id, l.slug, a.went_live_at, v.votes
            from launches a join listings l on l.id = a.listing_id
            cross join lateral (
              select count(*) as votes from votes v
              where v.launch_id = a.id and v.weight > 0 and v.at < ${new Date(endsAt(week))}
            ) v
            where a.week = ${week} and a.went_live_at is not null and l.status = 'live' and v.votes > 0
            order by v.votes desc fetch first ${AWARDED_PLACES + 1} rows with ties
          )
          select c.listing_id, c.slug, c.went_live_at, (
            select array_agg((extract(epoch from v.at) * 1000)::float8) from votes v
            where v.launch_id = c.id and v.weight > 0 and v.at < ${new Date(endsAt(week))}
          ) as votes
          from counted c order by c.listing_id`,
        (rows) =>
          rows.map((row) => ({
            listingId: row.listing_id,
            slug: row.slug,
            votes: row.votes,
            wentLiveAt: Date.parse(row.went_live_at)
          }))
      )

    const insert = (week: Monday, awards: ReadonlyArray<WeekAward>, now: Date) =>
      Effect.forEach(
        awards,
        (award) => sql.run`
          insert into awards (week, place, listing_id, votes, tie_break, decided_at)
          values (${week}, ${award.place}, ${award.listingId}, ${award.votes}, ${award.tieBreak}, ${now})
          on conflict do nothing`,
        { discard: true }
      )

    return { open, close, contenders, insert } as const
  })
}) {}
