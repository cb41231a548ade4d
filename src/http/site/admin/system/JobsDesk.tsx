/** @jsxImportSource preact */
/** `/admin/jobs`: background work: how each queue stands, what was given up, and asking for a run now. */
import { Effect, Option } from "effect"
import { AppConfigTag, isThisMachine } from "../../../../Config.ts"
import { JobQueues } from "../../../../services/data/Team.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { When } from "../../parts/When.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { said } from "../desk/DeskInput.ts"
import { DeskTable } from "../desk/DeskTable.tsx"

type Queues = Effect.Effect.Success<JobQueues["read"]>
interface Model extends Queues {
  /** Mails go nowhere on this machine, and can be looked at. */
  readonly hasPreviews: boolean
  readonly done?: string | undefined
  readonly problem: string | null
}

const View = ({ queues, failures, hasPreviews, done, problem }: Model) => (
  <DeskFrame
    title="Jobs"
    here="/admin/jobs"
    lead="What happens after the answer. Done jobs are kept for a day, some longer; their contents are not shown here."
    done={done}
    problem={problem}
  >
    {failures.length === 0 ? null : (
      <section>
        <h2>Given up</h2>
        <DeskTable
          label="Jobs that were given up"
          columns={["Job", "When", "#Tries", "Why", ""]}
          none=""
          rows={failures.map((job) => ({
            key: job.id,
            cells: [
              <span class="mono">{job.name}</span>,
              <When at={job.at} />,
              job.tries,
              <span class="small">{job.message ?? "It said nothing."}</span>,
              <PostForm action="/admin/jobs/retry">
                <input type="hidden" name="id" value={job.id} />
                <button type="submit" class="button" aria-label={`Try again: ${job.name} ${job.id}`}>
                  Try again
                </button>
              </PostForm>
            ]
          }))}
        />
      </section>
    )}
    {hasPreviews ? (
      <p>
        There is no mail server.{" "}
        <a href="/dev/mails">See the mails that would have been sent, and every kind there is</a>
      </p>
    ) : null}
    <section>
      <h2>Queues</h2>
      <DeskTable
        label="Queues"
        columns={["Job", "#Wait", "#Run", "#Retry", "#Failed", "Last done", ""]}
        none="There are no jobs."
        rows={queues.map((queue) => ({
          key: queue.name,
          cells: [
            <div>
              <span class="mono">{queue.name}</span>
              <div class="small soft">
                {queue.description}
                {queue.schedule === null ? null : (
                  <>
                    {" "}
                    Hours: <span class="mono">{queue.schedule}</span>
                    {queue.lastSlot === null ? ", none yet" : null}
                    {queue.lastSlot === null ? null : (
                      <>
                        , last <When at={queue.lastSlot} />
                      </>
                    )}
                  </>
                )}
              </div>
            </div>,
            queue.waiting,
            queue.active,
            queue.retrying,
            queue.failed === 0 ? "0" : <b class="error">{queue.failed}</b>,
            queue.last_done_at === null ? <span class="soft">—</span> : <When at={queue.last_done_at} />,
            queue.isRunnable ? (
              <PostForm action="/admin/jobs/run">
                <input type="hidden" name="name" value={queue.name} />
                <button type="submit" class="button" aria-label={`Run now: ${queue.name}`}>
                  Run now
                </button>
              </PostForm>
            ) : null
          ]
        }))}
      />
    </section>
  </DeskFrame>
)

const modelOf = (more: Partial<Model> = {}) =>
  Effect.gen(function* () {
    const { smtpUrl, publicUrl } = yield* AppConfigTag
    const model: Model = {
      ...(yield* (yield* JobQueues).read),
      hasPreviews: Option.isNone(smtpUrl) && isThisMachine(publicUrl),
      problem: null,
      ...more
    }
    return model
  })

export const jobsDesk = page("/admin/jobs", {
  audience: "admin",
  styles: ["admin"],
  query: said,
  title: "Jobs · Site team · Launchbook",
  description: "Background work: queues, failures and hours.",
  load: ({ query: { done } }) => modelOf({ done }),
  view: View
})

const refused = ({ message }: { readonly message: string }) =>
  Effect.map(modelOf({ problem: message }), (model) => jobsDesk.show(model, 400))
const queued = seeOther("/admin/jobs?done=queued")

export const runJob = adminForm("/admin/jobs/run", {
  fields: { name: oneText },
  run: ({ fields: { name }, by }) =>
    Effect.flatMap(JobQueues, (queues) => queues.runNow(by, name)).pipe(
      Effect.as(queued),
      Effect.catchTag("JobNotRun", refused)
    )
})

export const retryJob = adminForm("/admin/jobs/retry", {
  fields: { id: oneText },
  run: ({ fields: { id }, by }) =>
    Effect.flatMap(JobQueues, (queues) => queues.retry(by, id)).pipe(
      Effect.as(queued),
      Effect.catchTag("JobNotRun", refused)
    )
})
