/** Numbers of a sentence: each stands in one quote, of the same thing, with what is said of it there. */
import { type Restatement, shared } from "./Carrying.ts"
import { type ForeignClause, isAmong } from "./ForeignText.ts"
import { countsAlike, type Figure, figuresIn, otherEnd } from "./Numerals.ts"
import type { Tongue } from "./Tongue.ts"
import type { BindingKind } from "./tables/Table.ts"

const periods: ReadonlyArray<BindingKind> = ["second", "minute", "hour", "day", "week", "month", "year"]
/** For whom or what a price is: "per user". */
const payers = (clause: ForeignClause, at: number): ReadonlyArray<string> =>
  clause.found("per").flatMap(({ at: begin, text }) => {
    const paid = clause.words.find((word) => word.at >= begin + text.length && word.content)
    return paid === undefined || clause.words.indexOf(paid) < at ? [] : [paid.stem]
  })

const isOfPrice = (figure: Figure) => figure.sign !== null && figure.sign !== "%"

export const figureVeto = (one: Restatement, tongue: Tongue): string | null => {
  const { said, all, known } = one
  const heard = all.flatMap((reading) => figuresIn(reading, tongue).map((figure) => ({ figure, reading })))
  const own = figuresIn(said, tongue)
  for (const figure of own) {
    const same = heard.filter(({ figure: other, reading }) => countsAlike(figure, other, reading))
    if (same.length === 0) return `no quote says "${figure.shown}" of this`
    const saidUnits = figure.clause.units.filter((unit) => known.has(unit))
    // "In 2010, it found homes for 2,400 cats": what says when leads in what it is said of.
    const lead = said.clauses[said.clauses.indexOf(figure.clause) - 1]
    const beside = own.filter(
      ({ clause }) =>
        clause === figure.clause || (clause === lead && clause.units.length === 0 && clause.words.length < 4)
    )
    const fits = same.filter(({ figure: other, reading }) => {
      const numbers = figuresIn(reading, tongue)
      // What the sentence says beside the number, and the page beside another number.
      const elsewhere = saidUnits.some(
        (unit) =>
          !isAmong(unit, other.clause.units) &&
          heard.some(({ figure: third }) => third.clause !== other.clause && isAmong(unit, third.clause.units))
      )
      const together = beside.every((mate) => numbers.some((number) => countsAlike(mate, number, reading)))
      const end = otherEnd(other, numbers)
      const whole = end === null || own.some(({ value }) => value === end.value)
      return !elsewhere && together && whole
    })
    if (fits.length === 0) return `the quote says "${figure.shown}" of something else`
    if (!isOfPrice(figure)) continue
    const has = (clause: ForeignClause, kind: BindingKind) => clause.found(kind).length > 0
    const exact = fits.some(
      ({ figure: other, reading }) =>
        periods.every(
          (kind) =>
            (has(figure.clause, kind)
              ? reading.clauses.some((clause) => has(clause, kind))
              : !has(other.clause, kind)) ||
            said.clauses.some((clause) => clause !== figure.clause && has(clause, kind) && shared(clause, reading) > 0)
        ) && payers(other.clause, other.at).every((payer) => isAmong(payer, one.units))
    )
    if (!exact) return `the quote says "${figure.shown}" for another time or another number of people`
  }
  return null
}
