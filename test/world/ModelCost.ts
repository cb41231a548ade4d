/** What a draft may cost, summed over every call that was made for it, the repeated ones too. */
import type { Report } from "./Report.ts"
import type { World } from "./World.ts"

const most = { calls: 6, promptTokens: 40_000, answerTokens: 4_000 }
/** English prose, about; the pages here are English. */
const charactersAToken = 4

/** All drafts of `host` so far were one. */
export const judgeCost = (world: World, report: Report, host: string) => {
  const calls = world.model.calls.filter((call) => call.host === host)
  const sum = (of: (call: (typeof calls)[number]) => number) => calls.reduce((total, call) => total + of(call), 0)
  const asked = sum((call) => call.promptCharacters) / charactersAToken
  // An endpoint that answers with an error has written nothing.
  const allowed = sum((call) => (call.refused ? 0 : (call.maxTokens ?? Number.POSITIVE_INFINITY)))
  report.check(`${host} takes a few calls`, calls.length <= most.calls, `${calls.length} calls`)
  report.check(`${host} has bounded prompts`, asked <= most.promptTokens, `${asked} tokens`)
  report.check(`${host} has bounded answers`, allowed <= most.answerTokens, `${allowed} tokens`)
}
