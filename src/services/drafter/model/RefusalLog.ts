/** What did not stand, for the log. */
import { Effect } from "effect"
import type { RefusedValue } from "../../../domain/draft/Candidates.ts"
import { cut } from "./Refusals.ts"

/** Reasons a line of the log names, and their characters. */
const logged = { reasons: 40, reason: 120 } as const

/** One line: how often what was refused for which reason. The values stay out of it. */
export const logRefusals = (refused: ReadonlyArray<RefusedValue>): Effect.Effect<void> => {
  const counts = new Map<string, { readonly field: RefusedValue["field"]; readonly reason: string; count: number }>()
  for (const { field, reason } of refused) {
    const short = cut(reason.replace(/\s+/g, " "), logged.reason)
    const known = counts.get(`${field} ${short}`)
    if (known === undefined) counts.set(`${field} ${short}`, { field, reason: short, count: 1 })
    else known.count++
  }
  if (counts.size === 0) return Effect.void
  const reasons = [...counts.values()].slice(0, logged.reasons)
  return Effect.logInfo("values refused", { count: refused.length, reasons })
}
