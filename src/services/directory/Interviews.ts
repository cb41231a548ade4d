/** The founder interview: its questions, and the answers a founder gives in their own words. */
import { Effect } from "effect"
import type { answerInterview } from "../../domain/api/MyListingsApi.ts"
import { detail } from "../../domain/Failure.ts"
import type { Input } from "../../domain/Operation.ts"
import { Principal } from "../../domain/Principal.ts"
import { QuestionUnknown } from "../../domain/people/People.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { InterviewsRepo } from "./rows/InterviewsRepo.ts"

export class Interviews extends Effect.Service<Interviews>()("launchbook/Interviews", {
  dependencies: [InterviewsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* InterviewsRepo
    const changes = yield* Changes

    const questions = () => Effect.map(repo.questions, (items) => ({ items }))

    /** What somebody has answered so far. */
    const answersOf = (userId: number) => repo.answers(userId)

    /** Of several answers to one question the last counts. Answers with all that the caller has answered by now. */
    const answer = (input: Input<typeof answerInterview>) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const known = new Set((yield* repo.questions).map(({ id }) => id))
        const unknown = input.answers.flatMap(({ question_id }, index) =>
          known.has(question_id)
            ? []
            : [detail(`answers.${index}.question_id`, "question_unknown", `there is no question ${question_id}`)]
        )
        if (unknown.length > 0) return yield* QuestionUnknown(undefined, { details: unknown })

        const last = new Map(input.answers.map(({ question_id, answer }) => [question_id, answer.trim()]))
        const given = [...last].map(([question_id, text]) => ({ question_id, answer: text }))
        const now = yield* instant
        yield* repo.save(
          userId,
          given.filter((each) => each.answer !== ""),
          now
        )
        yield* repo.remove(
          userId,
          given.flatMap((each) => (each.answer === "" ? [each.question_id] : []))
        )
        yield* changes.touch("founders")
        return { answers: yield* repo.answers(userId) }
      })

    return { questions, answersOf, answer } as const
  })
}) {}
