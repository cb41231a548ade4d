/** The questions of the interview as the site's team keeps them: those that are asked, and those that were. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface KeptQuestion {
  readonly id: number
  readonly question: string
  readonly help: string | null
  /** Since when it is asked no more. */
  readonly retired_at: string | null
  /** People who answered it. */
  readonly answers: number
}

export class QuestionsRepo extends Effect.Service<QuestionsRepo>()("launchbook/QuestionsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const all: Effect.Effect<ReadonlyArray<KeptQuestion>> = sql.rows<KeptQuestion>`
      select q.id, q.question, q.help, q.retired_at,
        (select count(*) from interview_answers a where a.question_id = q.id)::int as answers
      from interview_questions q order by q.retired_at is not null, q.position, q.id`
    /** Any number that no other part of the database locks on. */
    const lock = sql.run`select pg_advisory_xact_lock(727028)`
    /** Those that are asked, in their order. */
    const asked = sql.column<number>`
      select id from interview_questions where retired_at is null order by position, id`
    const insert = (question: string, help: string | null) =>
      sql.run`
        insert into interview_questions (question, help, position)
        select ${question}, ${help}, coalesce(max(position), 0) + 1 from interview_questions`
    const update = (id: number, question: string, help: string | null) =>
      sql.some`update interview_questions set question = ${question}, help = ${help} where id = ${id} returning id`
    const retire = (id: number, at: Date | null) =>
      sql.some`update interview_questions set retired_at = ${at} where id = ${id} returning id`
    const place = (ids: ReadonlyArray<number>) =>
      sql.run`
        update interview_questions q set position = t.place
        from unnest(${[...ids]}::int[]) with ordinality as t (id, place) where q.id = t.id`

    return { all, lock, asked, insert, update, retire, place } as const
  })
}) {}
