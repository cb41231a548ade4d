/** The questions of the founder interview, as the site's team keeps them. What was answered to one is never taken away. */
import { Data, Effect } from "effect"
import { NotFound } from "../../domain/Failure.ts"
import { lengthOf } from "../../domain/Wire.ts"
import { Audit, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { QuestionsRepo } from "./rows/QuestionsRepo.ts"

export type { KeptQuestion } from "./rows/QuestionsRepo.ts"

/** Characters of a question, and of the words of help beside it. */
export const questionLimits = { question: 300, help: 500 } as const

export class QuestionRefused extends Data.TaggedError("QuestionRefused")<{ readonly message: string }> {}

/** What is done to a question besides changing its words. */
export type QuestionStep = "up" | "down" | "retire" | "ask"

/** Half a character and NUL cannot be kept. */
const line = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()

const fault = (question: string, help: string) => {
  if (question === "") return "Write the question."
  if (lengthOf(question) > questionLimits.question)
    return `A question has at most ${questionLimits.question} characters.`
  return lengthOf(help) > questionLimits.help ? `The help has at most ${questionLimits.help} characters.` : null
}

export class Questions extends Effect.Service<Questions>()("launchbook/Questions", {
  dependencies: [Audit.Default, QuestionsRepo.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const repo = yield* QuestionsRepo

    const changed = (by: Doer, operation: string, target: string, detail: string | null = null) =>
      Effect.zipRight(audit.write(by, operation, target, detail), changes.touch("questions", "founders"))

    /** Keeps the words of a question, or of a new one. */
    const write = (by: Doer, id: number | null, typed: { readonly question: string; readonly help: string }) =>
      changes.transaction(
        Effect.gen(function* () {
          const question = line(typed.question)
          const help = line(typed.help)
          const message = fault(question, help)
          if (message !== null) return yield* new QuestionRefused({ message })
          yield* repo.lock
          if (id === null) yield* repo.insert(question, help || null)
          else if (!(yield* repo.update(id, question, help || null))) return yield* NotFound()
          yield* changed(
            by,
            id === null ? "question_added" : "question_changed",
            id === null ? question : `${id}`,
            question
          )
        })
      )

    const step = (by: Doer, id: number, how: QuestionStep) =>
      changes.transaction(
        Effect.gen(function* () {
          yield* repo.lock
          if (how === "retire" || how === "ask") {
            if (!(yield* repo.retire(id, how === "retire" ? yield* instant : null))) return yield* NotFound()
            return yield* changed(by, how === "retire" ? "question_retired" : "question_asked", `${id}`)
          }
          const ids = [...(yield* repo.asked)]
          const at = ids.indexOf(id)
          const to = how === "up" ? at - 1 : at + 1
          const other = ids[to]
          if (at < 0) return yield* NotFound()
          // At the end already.
          if (other === undefined) return
          ids[at] = other
          ids[to] = id
          yield* repo.place(ids)
          yield* changed(by, "question_moved", `${id}`, how)
        })
      )

    return { all: repo.all, write, step } as const
  })
}) {}
