/** @jsxImportSource preact */
/** `/admin/interview`: what founders are asked, in which order, and what is asked no more. */
import { Effect } from "effect"
import {
  type KeptQuestion,
  type QuestionStep,
  Questions,
  questionLimits
} from "../../../../services/directory/Questions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { LineField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { deskId, said } from "../desk/DeskInput.ts"

interface Typed {
  readonly question: string
  readonly help: string
}
interface Model {
  readonly questions: ReadonlyArray<KeptQuestion>
  readonly done?: string | undefined
  /** `id` is null for a question that was to be added. */
  readonly problem: { readonly id: number | null; readonly text: string; readonly typed: Typed } | null
}

const Words = ({
  of,
  typed,
  problem,
  label
}: {
  readonly of: string | number
  readonly typed: Typed
  readonly problem: string | undefined
  readonly label: string
}) => (
  <>
    <LineField
      name="question"
      of={of}
      label="Question"
      value={typed.question}
      problem={problem}
      maxLength={questionLimits.question}
      required
    />
    <LineField name="help" of={of} label="Help beside it" value={typed.help} maxLength={questionLimits.help} />
    <p>
      <button type="submit" class="button">
        {label}
      </button>
    </p>
  </>
)

const Step = ({
  question,
  to,
  label,
  off
}: {
  readonly question: KeptQuestion
  readonly to: QuestionStep
  readonly label: string
  readonly off?: boolean
}) => (
  <PostForm action={`/admin/interview/${question.id}/step`}>
    <input type="hidden" name="to" value={to} />
    <button type="submit" class="button" disabled={off} aria-label={`${label}: ${question.question}`}>
      {label}
    </button>
  </PostForm>
)

const answered = (count: number) =>
  count === 0 ? "Nobody answered it yet" : count === 1 ? "1 answer" : `${count} answers`

const Question = ({
  question,
  isFirst,
  isLast,
  problem
}: {
  readonly question: KeptQuestion
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly problem: Model["problem"]
}) => {
  const own = problem?.id === question.id ? problem : null
  return (
    <li>
      <p>
        <b>{question.question}</b>
        {question.help === null ? null : <span class="soft"> {question.help}</span>}{" "}
        <span class="small soft">{answered(question.answers)}</span>
      </p>
      <div class="acts">
        {question.retired_at === null ? (
          <>
            <Step question={question} to="up" label="Up" off={isFirst} />
            <Step question={question} to="down" label="Down" off={isLast} />
            <Step question={question} to="retire" label="Ask no more" />
          </>
        ) : (
          <Step question={question} to="ask" label="Ask again" />
        )}
      </div>
      <details open={own !== null}>
        <summary>Change the words</summary>
        <PostForm action={`/admin/interview/${question.id}`} class="stack">
          <Words
            of={question.id}
            typed={own?.typed ?? { question: question.question, help: question.help ?? "" }}
            problem={own?.text}
            label="Save the words"
          />
        </PostForm>
      </details>
    </li>
  )
}

const View = ({ questions, done, problem }: Model) => {
  const asked = questions.filter(({ retired_at }) => retired_at === null)
  const retired = questions.filter(({ retired_at }) => retired_at !== null)
  const added = problem !== null && problem.id === null ? problem : null
  return (
    <DeskFrame
      title="Interview"
      here="/admin/interview"
      lead="Every founder may answer these in their own words. What was answered stays where it is shown."
      done={done}
    >
      {asked.length === 0 ? <p class="blank">Founders are asked nothing.</p> : null}
      <ul class="entries">
        {asked.map((question, at) => (
          <Question
            key={question.id}
            question={question}
            isFirst={at === 0}
            isLast={at === asked.length - 1}
            problem={problem}
          />
        ))}
      </ul>
      <PostForm action="/admin/interview" class="card">
        <h2>Ask something else</h2>
        <Words
          of="new"
          typed={added?.typed ?? { question: "", help: "" }}
          problem={added?.text}
          label="Add the question"
        />
      </PostForm>
      {retired.length === 0 ? null : (
        <section>
          <h2>Asked no more</h2>
          <ul class="entries">
            {retired.map((question) => (
              <Question key={question.id} question={question} isFirst={true} isLast={true} problem={problem} />
            ))}
          </ul>
        </section>
      )}
    </DeskFrame>
  )
}

const modelOf = (more: Partial<Model> = {}) =>
  Effect.map(
    Effect.flatMap(Questions, ({ all }) => all),
    (questions): Model => ({ questions, problem: null, ...more })
  )

export const interviewDesk = page("/admin/interview", {
  audience: "admin",
  styles: ["admin"],
  query: said,
  title: "Interview · Site team · Launchbook",
  description: "What founders are asked.",
  load: ({ query: { done } }) => modelOf({ done }),
  view: View
})

const again = (id: number | null, typed: Typed) => (refused: { readonly message: string }) =>
  Effect.map(modelOf({ problem: { id, typed, text: refused.message } }), (model) => interviewDesk.show(model, 400))

const words = { question: oneText, help: oneText }

export const addQuestion = adminForm("/admin/interview", {
  fields: words,
  run: ({ fields, by }) =>
    Effect.flatMap(Questions, (questions) => questions.write(by, null, fields)).pipe(
      Effect.as(seeOther("/admin/interview?done=added")),
      Effect.catchTag("QuestionRefused", again(null, fields))
    )
})

export const changeQuestion = adminForm("/admin/interview/:question", {
  fields: words,
  run: ({ params, fields, by }) =>
    Effect.gen(function* () {
      const id = yield* deskId(params.question)
      return yield* (yield* Questions)
        .write(by, id, fields)
        .pipe(Effect.as(seeOther("/admin/interview?done=saved")), Effect.catchTag("QuestionRefused", again(id, fields)))
    })
})

const steps: ReadonlyArray<QuestionStep> = ["up", "down", "retire", "ask"]

export const stepQuestion = adminForm("/admin/interview/:question/step", {
  fields: { to: oneText },
  run: ({ params, fields, by }) =>
    Effect.gen(function* () {
      const id = yield* deskId(params.question)
      const how = steps.find((step) => step === fields.to)
      if (how !== undefined) yield* (yield* Questions).step(by, id, how)
      return seeOther(`/admin/interview?done=${how === "up" || how === "down" ? "moved" : "saved"}`)
    })
})
