/** The questions of the interview, and one answer of a person to each. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { InterviewAnswers, InterviewQuestion } from "../../../domain/people/People.ts"

export interface GivenAnswer {
  readonly question_id: number
  readonly answer: string
}

export class InterviewsRepo extends Effect.Service<InterviewsRepo>()("launchbook/InterviewsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const questions: Effect.Effect<ReadonlyArray<InterviewQuestion>> = sql<InterviewQuestion>`
      select id, question, help, position from interview_questions order by position, id`.pipe(Effect.orDie)

    const save = (userId: number, given: ReadonlyArray<GivenAnswer>, now: Date) =>
      sql`
        insert into interview_answers (user_id, question_id, answer, at)
        select ${userId}::int, question_id, answer, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (question_id int, answer text)
        on conflict (user_id, question_id) do update set answer = excluded.answer, at = excluded.at`.pipe(Effect.orDie)

    const remove = (userId: number, questionIds: ReadonlyArray<number>) =>
      sql`
        delete from interview_answers
        where user_id = ${userId} and question_id = any(${[...questionIds]}::int[])`.pipe(Effect.orDie)

    /** Everything this person has answered, in the order of the questions. */
    const answers = (userId: number): Effect.Effect<InterviewAnswers["answers"]> =>
      sql<InterviewAnswers["answers"][number]>`
        select q.id as question_id, q.question, a.answer
        from interview_answers a join interview_questions q on q.id = a.question_id
        where a.user_id = ${userId} order by q.position, q.id`.pipe(Effect.orDie)

    return { questions, save, remove, answers } as const
  })
}) {}
