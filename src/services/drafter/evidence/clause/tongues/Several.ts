/** Of several figures a sentence keeps one: then it keeps what that is the figure of. */
import type { Restatement } from "./Carrying.ts"
import { type ForeignClause, isAmong } from "./ForeignText.ts"
import { figuresIn } from "./Numerals.ts"
import type { Tongue } from "./Tongue.ts"

/** "Ten years on roofs, five on chimneys": of two figures the one that is kept keeps what it is the figure of. */
export const severalVeto = (one: Restatement, tongue: Tongue): string | null => {
  const kept = new Set(figuresIn(one.said, tongue).map(({ value }) => value))
  if (kept.size === 0) return null
  for (const heard of one.used) {
    const counted = heard.clauses.filter((clause) => figuresIn({ ...heard, clauses: [clause] }, tongue).length > 0)
    const has = (clause: ForeignClause) =>
      figuresIn({ ...heard, clauses: [clause] }, tongue).some(({ value }) => kept.has(value))
    const [own] = counted.filter(has)
    if (own === undefined || counted.length < 2 || counted.every(has) || counted.filter(has).length > 1) continue
    const [lost] = own.units
    if (lost !== undefined && !isAmong(lost, one.units)) return `the page says it of "${lost}" only`
  }
  return null
}
