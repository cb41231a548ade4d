/** From a URL to a finished draft, as an API client does it, and what the world saw of it. */
import { at, listAt, textAt } from "./Json.ts"
import type { Launchbook } from "./Launchbook.ts"
import type { Report } from "./Report.ts"
import type { Verdict } from "./Truth.ts"

export interface Drafted {
  readonly draft: unknown
  readonly id: string
  readonly status: string
  /** From the submission to `ready` or `failed`. */
  readonly seconds: number
}
const pollMs = 250

export const finished = (draft: unknown) => ["ready", "failed"].includes(textAt(draft, "status"))

/** Polls until the draft is done or `withinMs` is over; the draft as last seen either way. */
export const waitForDraft = async (server: Launchbook, id: string, withinMs: number): Promise<unknown> => {
  const deadline = Date.now() + withinMs
  for (;;) {
    const draft = await server.must("GET", `/drafts/${id}`)
    if (finished(draft) || Date.now() > deadline) return draft
    await Bun.sleep(pollMs)
  }
}

export const draftOf = async (
  server: Launchbook,
  url: string,
  report: Report,
  withinMs = 120_000
): Promise<Drafted> => {
  const start = performance.now()
  const answer = await server.call("POST", "/drafts", { url })
  report.check(
    `${url} is accepted with 201`,
    answer.status === 201,
    `${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`
  )
  const id = textAt(answer.body, "id")
  if (id === "") return { draft: answer.body, id, status: "refused", seconds: 0 }
  report.check(`${url} starts as crawling`, textAt(answer.body, "status") === "crawling", textAt(answer.body, "status"))
  const draft = await waitForDraft(server, id, withinMs)
  return { draft, id, status: textAt(draft, "status"), seconds: (performance.now() - start) / 1000 }
}

const pagesRead = (draft: unknown) => listAt(draft, "pages").filter((page) => textAt(page, "status") === "read").length

export const columns = ["site", "status", "seconds", "pages", "quoted/values", "states"]
export const cells = (host: string, drafted: Drafted, verdict: Verdict): ReadonlyArray<string | number> => [
  host,
  drafted.status + (drafted.status === "failed" ? ` (${textAt(drafted.draft, "error", "code")})` : ""),
  drafted.seconds.toFixed(1),
  pagesRead(drafted.draft),
  `${verdict.quoted}/${verdict.values}`,
  Object.entries(verdict.states)
    .map(([state, count]) => `${state} ${count}`)
    .join(", ")
]

/** Names of all categories, children included. */
export const categoryNames = async (server: Launchbook): Promise<ReadonlyArray<string>> => {
  const walk = (items: ReadonlyArray<unknown>): ReadonlyArray<string> =>
    items.flatMap((one) => [textAt(one, "name"), ...walk(listAt(one, "children"))])
  const answer = await server.must("GET", "/categories")
  return walk(
    Array.isArray(answer)
      ? answer
      : listAt(answer, "items").length > 0
        ? listAt(answer, "items")
        : listAt(answer, "categories")
  )
}

/** The user agent names the bot and where it is explained; crawls, badge checks and claims all carry it. */
export const isOurBot = (agent: string) => /^LaunchbookBot\/\d+\.\d+ \(\+http:\/\/localhost:\d+\/bot\)$/.test(agent)

export const errorCode = (draft: unknown) => textAt(at(draft, "error"), "code")
