/** @jsxImportSource preact */
/** `/account/interview`: the questions put to every founder, and the answers of whoever is signed in, in their words. */
import { Effect, Schema } from "effect"
import { answerInterview } from "../../../../domain/api/MyListingsApi.ts"
import type { InterviewQuestion } from "../../../../domain/people/People.ts"
import { Interviews } from "../../../../services/directory/Interviews.ts"
import { FounderProfiles } from "../../../../services/owners/FounderProfiles.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, manyTexts } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { AccountFrame } from "../../frame/AccountFrame.tsx"
import { PostForm } from "../../frame/PostForm.tsx"
import { FormOutcome, isMendable, type RefusedForm, refusedBy, TypedField } from "../desk/TypedFields.tsx"

interface Model {
  readonly questions: ReadonlyArray<InterviewQuestion>
  /** By the question. */
  readonly typed: ReadonlyMap<number, string>
  readonly answered: number
  readonly isFounder: boolean
  readonly refused: RefusedForm | null
  readonly isSaved: boolean
}

const address = "/account/interview"
const longest = 4000
/** Answers that one call takes. */
const atOnce = 30

const modelOf = (session: Session, more: Partial<Pick<Model, "typed" | "refused" | "isSaved">> = {}) =>
  Effect.gen(function* () {
    const interviews = yield* Interviews
    const { items: questions } = yield* interviews.questions()
    const answers = yield* interviews.answersOf(session.userId)
    const self = yield* (yield* FounderProfiles).self(session.userId)
    const model: Model = {
      questions,
      typed: new Map(answers.map(({ question_id, answer }) => [question_id, answer])),
      answered: answers.length,
      isFounder: self !== null,
      refused: null,
      isSaved: false,
      ...more
    }
    return model
  })

const View = ({ questions, typed, answered, isFounder, refused, isSaved }: Model) => (
  <AccountFrame
    at="/account/listings"
    title="Founder interview"
    lead="The same questions for every founder, answered in your own words. Answer some, or all, whenever you like; an empty answer is not shown."
  >
    {isFounder ? (
      <p class="notice">Your answers are on your founder page as soon as you save them.</p>
    ) : (
      <p class="notice">
        No listing names you as a founder yet. Your answers are kept, and shown on your founder page once one does.
      </p>
    )}
    {questions.length === 0 ? (
      <p class="blank">There are no questions yet. The site team writes them.</p>
    ) : (
      <PostForm action={address} class="stack long">
        <FormOutcome refused={refused} done={isSaved ? "Saved." : null} />
        <p class="small soft num">
          {answered} of {questions.length} answered
        </p>
        {questions.map(({ id, question, help }) => (
          <div key={id}>
            <input type="hidden" name="question" value={id} />
            <TypedField
              name="answer"
              id={`answer-${id}`}
              label={question}
              value={typed.get(id) ?? ""}
              issue={refused?.issues.get(`${id}`)}
              max={longest}
              rows={4}
              {...(help === null ? {} : { hint: help })}
            />
          </div>
        ))}
        <div class="savebar">
          <button type="submit" class="button primary">
            Save your answers
          </button>
        </div>
      </PostForm>
    )}
  </AccountFrame>
)

export const ownInterview = page(address, {
  audience: "member",
  styles: ["account", "owner"],
  query: { saved: Schema.optional(Schema.String) },
  title: "Founder interview · Launchbook",
  description: "Questions to founders, and your answers.",
  load: ({ session, query }) => modelOf(session, { isSaved: query.saved !== undefined }),
  view: View
})

/** What is wrong with an answer stands in the input under its place; on the page it stands under its question. */
const byQuestion = (
  { problem, issues }: RefusedForm,
  sent: ReadonlyArray<{ readonly question_id: number }>
): RefusedForm => ({
  problem,
  issues: new Map(
    [...issues].map(([path, words]) => {
      const at = /^answers\.(\d+)\./.exec(path)?.[1]
      return [at === undefined ? path : `${sent[Number(at)]?.question_id ?? path}`, words]
    })
  )
})

export const saveInterview = form(address, {
  mostBytes: 1000 * 1024,
  // The two lists run side by side: each question stands before its answer.
  fields: { question: manyTexts, answer: manyTexts },
  run: ({ fields, session, run }) =>
    Effect.gen(function* () {
      const interviews = yield* Interviews
      const known = new Map(
        (yield* interviews.answersOf(session.userId)).map((each) => [each.question_id, each.answer])
      )
      const typed = new Map(
        fields.question.flatMap((text, at) =>
          /^[1-9]\d{0,8}$/.test(text)
            ? [[Number(text), (fields.answer[at] ?? "").replaceAll("\r\n", "\n")] as const]
            : []
        )
      )
      const changed = [...typed].flatMap(([question_id, answer]) =>
        (known.get(question_id) ?? "") === answer.trim() ? [] : [{ question_id, answer }]
      )
      const parts = Array.from({ length: Math.ceil(changed.length / atOnce) }, (_, at) =>
        changed.slice(at * atOnce, (at + 1) * atOnce)
      )
      for (const answers of parts) {
        const failure = yield* run(answerInterview, { answers }).pipe(
          Effect.as(null),
          Effect.catchIf(isMendable, (refusal) => Effect.succeed(refusal))
        )
        if (failure !== null)
          return ownInterview.show(
            yield* modelOf(session, { typed, refused: byQuestion(refusedBy(failure), answers) }),
            failure.status
          )
      }
      return seeOther(`${address}?saved=yes`)
    })
})
