/** The questions of the interview, and one answer of a person to each. */
import { Effect } from "effect"
import type { InterviewAnswers, InterviewQuestion } from "../../../domain/people/People.ts"
import { Database } from "../../store/Database.ts"

export interface GivenAnswer {
  readonly question_id: number
  readonly answer: string
}

export class InterviewsRepo extends Effect.Service<InterviewsRepo>()("launchbook/InterviewsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const questions: Effect.Effect<ReadonlyArray<InterviewQuestion>> = sql.rows<InterviewQuestion>`
      select id, question, help, position from interview_questions
      where retired_at is null order by position, id`

    const save = (userId: number, given: ReadonlyArray<GivenAnswer>, now: Date) =>
      sql.run`
        insert into interview_answers (user_id, question_id, answer, at)
        select ${userId}::int, question_id, answer, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (question_id int, answer text)
        on conflict (user_id, question_id) do update set answer = excluded.answer, at = excluded.at`

    const remove = (userId: number, questionIds: ReadonlyArray<number>) =>
      sql.run`
        delete from interview_answers
        where user_id = ${userId} and question_id = any(${[...questionIds]}::int[])`

    /** Everything this person has answered, in the order of the questions. */
    const answers = (userId: number): Effect.Effect<InterviewAnswers["answers"]> =>
      sql.rows<InterviewAnswers["answers"][number]>`
        select q.id as question_id, q.question, a.answer
        from interview_answers a join interview_questions q on q.id = a.question_id
        where a.user_id = ${userId} order by q.position, q.id`

    return { questions, save, remove, answers } as const
  })
}) {}
