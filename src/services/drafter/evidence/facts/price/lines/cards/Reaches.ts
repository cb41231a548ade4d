/** How much of it one has for the sum of a plan: "2 users", "up to 5 seats". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { pricesIn } from "../../sums/Money.ts"
import type { PricePlan } from "../PriceLines.ts"
import { headWords, reachWords } from "./ConditionWords.ts"

/** A line beside a sum, by the number of its block. */
type Beside = readonly [at: number, text: string]
/** "up to 5 seats", "1–19 vehicles", "月10件まで". */
export const reachLine = new RegExp(
  String.raw`(?<!\p{L})(?:${reachWords}) \P{L}{0,3}\p{Nd}|^\p{Nd}[\p{Nd}.,]* ?(?:[-–—] ?\p{Nd}[\p{Nd}.,]*|\+) ?\p{L}{2,}[\p{L} ]*$|\p{Nd}[\p{L}]{0,6}(?:まで|以内)`,
  "iu"
)
/** "Up to 50 users", the first that is said of what is had for it. */
export const headsLine = new RegExp(
  String.raw`^(?:(?:${reachWords}) )?\p{Nd}[\p{Nd}.,]* ?(?:${headWords})(?: ?(?:まで|以内))?$`,
  "iu"
)
/** Drawn before an entry of a list, or between several. */
export const listedWords = /^[✓✔✗✘✕×☑•–—>→-]|[;\n|•≈~]|[?？؟]/u

/** Whether a line below the sum of a plan says how much of it one has: "2 users", "up to 5 seats". */
const isReach = ({ last }: PricePlan, [at, text]: Beside): boolean => {
  const line = tidyText(text)
  return at > last && (reachLine.test(line) || headsLine.test(line)) && pricesIn(line).length === 0
}
const hasCard = ({ page, last, kind }: PricePlan) =>
  kind !== "ask" && (page.blocks[last]?.card ?? null) !== null && page.blocks[last]?.kind !== "cell"
/**
 * What stands beside the sum, but for how much of it one has where cards stand beside each other: who compares them reads that
 * on the page, and a list that tells it of all of them is no summary.
 */
export const besideCards = (
  plan: PricePlan,
  plans: ReadonlyArray<PricePlan>,
  besideOf: (one: PricePlan, all: ReadonlyArray<PricePlan>) => ReadonlyArray<Beside>
): ReadonlyArray<Beside> => {
  const own = besideOf(plan, plans)
  const titles = ({ page, first }: PricePlan) => page.blocks[first]?.under.slice(0, -1).join("\n")
  const mates = plans.filter((one) => one.page === plan.page && hasCard(one) && titles(one) === titles(plan))
  return hasCard(plan) && plan.name !== null && mates.length > 1 ? own.filter((one) => !isReach(plan, one)) : own
}
