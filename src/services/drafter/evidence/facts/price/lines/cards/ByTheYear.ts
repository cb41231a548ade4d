/** A plan that is told twice on a card of its own, by the month and by the year. */
import type { PricePlan } from "../PriceLines.ts"

/** Months that a year is paid as, at least and at most. */
const monthsOfYear = [6, 12.5] as const
/** Plans without a line that is the one before it by the year: "€120 a year" right below "€12 a month", under its name. */
export const withoutYears = (plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> =>
  plans.filter(({ page, name, first, price }, at) => {
    const before = plans[at - 1]
    if (before?.price == null || price === null || name !== null || before.name === null) return true
    const months = Number(price.amount) / Number(before.price.amount)
    return !(
      before.page === page &&
      first === before.last + 1 &&
      before.price.period === "month" &&
      price.period === "year" &&
      before.price.currency === price.currency &&
      months >= monthsOfYear[0] &&
      months <= monthsOfYear[1]
    )
  })
