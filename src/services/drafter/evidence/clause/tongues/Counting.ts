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

/** The page gives what this figure counts another number. */
const countsOther = ({ counted, value }: Figure, heard: ReadonlyArray<Figure>): boolean =>
  counted !== null &&
  heard.some((one) => one.counted !== null && isAmong(one.counted, [counted]) && one.value !== value)
/** "20 GB files", of "inputs of 20 GB": unless either of both things has another figure on the other side. */
const mayCountAlike = (said: Figure, heard: Figure, own: ReadonlyArray<Figure>, all: ReadonlyArray<Figure>): boolean =>
  said.value === heard.value &&
  said.sign === heard.sign &&
  !isOfPrice(said) &&
  !countsOther(said, all) &&
  !countsOther(heard, own)

/** "Five vans with six vets": of several figures in one clause each has the words that follow it. */
const unitsBeside = (figure: Figure, own: ReadonlyArray<Figure>): ReadonlyArray<string> => {
  const { clause, at } = figure
  const others = own.filter((other) => other.clause === clause && other.at !== at && !isOfPrice(other))
  if (others.length === 0 || isOfPrice(figure)) return clause.units
  const next = Math.min(clause.words.length, ...others.map((other) => other.at).filter((one) => one > at))
  const after = clause.words.slice(at + 1, next).filter(({ content }) => content)
  return after.slice(0, 2).map(({ stem }) => stem)
}

export const figureVeto = (one: Restatement, tongue: Tongue): string | null => {
  const { said, all, known } = one
  const heard = all.flatMap((reading) => figuresIn(reading, tongue).map((figure) => ({ figure, reading })))
  const own = figuresIn(said, tongue)
  for (const figure of own) {
    const values = heard.map(({ figure: other }) => other)
    const english = tongue.name === "en"
    const { counted } = figure
    const isItsOwn = (one: Figure) =>
      one.value === figure.value && counted !== null && one.counted !== null && isAmong(one.counted, [counted])
    // "4 files in 900 ms", of "900 files in 4 ms".
    if (english && countsOther(figure, values) && !values.some(isItsOwn))
      return `the quote says "${figure.shown}" of something else`
    // "One", "a single": no more than "a", where the page has no other number of it.
    if (english && /^(?:one|single)$/i.test(figure.shown) && !countsOther(figure, values)) continue
    const same = heard.filter(
      ({ figure: other, reading }) =>
        countsAlike(figure, other, reading) || (english && mayCountAlike(figure, other, own, values))
    )
    if (same.length === 0) return `no quote says "${figure.shown}" of this`
    const saidUnits = unitsBeside(figure, own).filter((unit) => known.has(unit))
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
