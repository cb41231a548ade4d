/** Operations as a page or a form runs them for somebody signed in: as over REST, under the session's name. */
import { Effect } from "effect"
import type { Any } from "../../../domain/Operation.ts"
import type { Execute } from "../../../services/execute/Execute.ts"
import type { Session } from "../../../services/people/Sessions.ts"
import { siteCaller } from "../declare/SiteCaller.ts"
import type { OwnRun } from "../declare/SiteVisit.ts"

export const runsFor =
  (execute: Execute) =>
  (session: Session, { address, requestId }: { readonly address: string; readonly requestId: string }): OwnRun =>
  (operation, input) => {
    const erased: Any = operation
    const answer = execute.runCounted({
      operation: erased,
      caller: siteCaller(session),
      input: Effect.succeed({ value: input, issues: [] }),
      idempotencyKey: null,
      address,
      requestId
    })
    // Without a key no stored answer comes back, and an operation's function was proved to answer what it declares.
    return Effect.map(answer, ({ output }) => output as never)
  }
