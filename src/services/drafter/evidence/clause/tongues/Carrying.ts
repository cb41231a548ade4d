/** Which of the quoted sentences carry a sentence, and how much of it. */
import { type ForeignClause, type ForeignReading, isAlike, isAmong } from "./ForeignText.ts"

export interface Heard extends ForeignReading {
  /** Its place among the quotes. */
  readonly at: number
  readonly before: ForeignReading | null
  readonly units: ReadonlyArray<string>
}
export interface Restatement {
  readonly said: ForeignReading
  /** Quoted sentences that say something of it, the one that says most first. */
  readonly used: ReadonlyArray<Heard>
  readonly all: ReadonlyArray<Heard>
  /** What the sentence is about, as far as a quote speaks of it. */
  readonly known: ReadonlySet<string>
  readonly units: ReadonlyArray<string>
}

export const unitsOf = ({ clauses }: ForeignReading): ReadonlyArray<string> => [
  ...new Set(clauses.flatMap(({ units }) => units))
]

/** How many units of one clause another one has. */
export const shared = (said: ForeignClause, heard: { readonly units: ReadonlyArray<string> }): number =>
  said.units.filter((unit) => isAmong(unit, heard.units)).length

export const restatementOf = (said: ForeignReading, all: ReadonlyArray<Heard>): Restatement => {
  const units = unitsOf(said)
  const had = new Map(all.map((one) => [one, units.filter((unit) => isAmong(unit, one.units))] as const))
  const left = new Set(units)
  const used: Array<Heard> = []
  for (;;) {
    const rest = all
      .filter((one) => !used.includes(one))
      .map((one) => ({ one, gain: had.get(one)?.filter((unit) => left.has(unit)).length ?? 0 }))
      .filter(({ gain }) => gain > 0)
      // The shorter of two that say as much is nearer to it.
      .toSorted((a, b) => b.gain - a.gain || a.one.units.length - b.one.units.length)
    const best = rest[0]?.one
    if (best === undefined) break
    used.push(best)
    for (const unit of had.get(best) ?? []) left.delete(unit)
  }
  return { said, used, all, known: new Set(units.filter((unit) => !left.has(unit))), units }
}

/** The clause of the quotes that a clause is nearest to; null where none has a word of it. */
export const nearest = (
  clause: ForeignClause,
  used: ReadonlyArray<Heard>
): { readonly clause: ForeignClause; readonly heard: Heard } | null => {
  let best: { readonly clause: ForeignClause; readonly heard: Heard } | null = null
  let most = 0
  for (const heard of used)
    for (const one of heard.clauses) {
      const count = shared(clause, one)
      if (count > most) {
        most = count
        best = { clause: one, heard }
      }
    }
  return best
}

/** Whether a clause of a quote has to do with the sentence. */
export const touches = (clause: ForeignClause, { units }: Restatement): boolean =>
  clause.units.some((unit) => units.some((one) => isAlike(unit, one)))

const thin = "too few of its words stand in the quotes"
/** Why a sentence is not carried by the quotes; null where it is. */
export const coverVeto = (
  { said, used, known, units }: Restatement,
  figures: number,
  spaced: boolean
): string | null => {
  if (used.length === 0 || units.length === 0) return "no quote says this in these words"
  // Numbers are words too; whether they are the quotes' is asked by itself.
  const share = (known.size + figures) / (units.length + figures)
  // Every character of a language without spaces is in two pairs.
  if (share < 0.4) return thin
  const lost = said.clauses.find(
    ({ units: own }) => own.length >= (spaced ? 2 : 4) && !own.some((unit) => known.has(unit))
  )
  return lost === undefined ? null : `no quote says "${lost.line.slice(0, 60)}"`
}
