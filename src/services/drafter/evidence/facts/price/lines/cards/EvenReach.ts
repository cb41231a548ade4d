/** How much of it one has for the sum of a plan, told of all plans of a list alike or of none: "2 users", "unlimited users". */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block } from "../../../../reading/PageIndex.ts"
import { tokensOf } from "../../../../reading/Tokens.ts"
import { pricesIn } from "../../sums/Money.ts"
import type { PricePlan } from "../PriceLines.ts"
import { headWords, isBargain, reachWords } from "./ConditionWords.ts"

/** A line beside a sum, by the number of its block. */
type Beside = readonly [at: number, text: string]
/** Characters of such a line. */
const longest = 64
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

/** Where a line that says how much of it one has stands in the card of a plan: so many blocks behind its sum. */
interface ReachAt {
  readonly step: number
  readonly kind: Block["kind"]
  /** What it counts, as stems. */
  readonly words: ReadonlyArray<string>
}
/** "2 users", "unlimited users": as many letters are a word of some thing. */
const leastLetters = 4
const thingsIn = (text: string): ReadonlyArray<string> =>
  tokensOf(fold(text))
    .filter(({ text: word, content, kind }) => content && kind === "word" && word.length >= leastLetters)
    .map(({ stem }) => stem)
/** A short line is a label, and a long one a paragraph. */
const kindOf = ({ kind }: Block): Block["kind"] => (kind === "label" ? "paragraph" : kind)
const reachesIn = ({ last, page }: PricePlan, beside: ReadonlyArray<Beside>): ReadonlyArray<ReachAt> =>
  beside.flatMap(([at, text]) => {
    const line = tidyText(text)
    const block = page.blocks[at]
    const kind = block === undefined ? undefined : kindOf(block)
    const isReach = at > last && (reachLine.test(line) || headsLine.test(line)) && pricesIn(line).length === 0
    return kind === undefined || !isReach ? [] : [{ step: at - last, kind, words: thingsIn(line) }]
  })
/** The line at the same place of this card; undefined where it has none that could say as much. */
const reachAt = (
  { page, last }: PricePlan,
  { step, kind }: ReachAt,
  things: ReadonlyArray<string>
): Beside | undefined => {
  const block = page.blocks[last + step]
  const card = page.blocks[last]?.card ?? null
  if (block === undefined || card === null || block.card !== card || block.level !== null || kindOf(block) !== kind)
    return undefined
  const text = block.text.trim()
  const isShort = text.length <= longest && pricesIn(tidyText(text)).length === 0
  const isOfThings = thingsIn(text).some((word) => things.includes(word))
  return isShort && isOfThings && !listedWords.test(tidyText(text)) && !isBargain(text)
    ? [last + step, text]
    : undefined
}
const hasCard = ({ page, last, kind }: PricePlan) =>
  kind !== "ask" && (page.blocks[last]?.card ?? null) !== null && page.blocks[last]?.kind !== "cell"
/**
 * What stands beside the sum, told of all plans of a list alike: where the cards of some say how many users they are for,
 * the others say it in the same place, "unlimited users"; where they do not, none is told what else it has.
 */
export const evenly = (
  plan: PricePlan,
  plans: ReadonlyArray<PricePlan>,
  besideOf: (one: PricePlan, all: ReadonlyArray<PricePlan>) => ReadonlyArray<Beside>
): ReadonlyArray<Beside> => {
  const own = besideOf(plan, plans)
  const titles = ({ page, first }: PricePlan) => page.blocks[first]?.under.slice(0, -1).join("\n")
  const mates = plans.filter((one) => one.page === plan.page && hasCard(one) && titles(one) === titles(plan))
  if (!hasCard(plan) || mates.length < 2) return own
  const [found] = mates.flatMap((one) => reachesIn(one, besideOf(one, plans)))
  if (found === undefined) return own
  const things = mates.flatMap((one) => reachesIn(one, besideOf(one, plans)).flatMap(({ words }) => words))
  const reaches = new Map(mates.map((one) => [one, reachAt(one, found, things)]))
  const line = reaches.get(plan)
  const hasOwn = (one: PricePlan) => reachesIn(one, besideOf(one, plans)).length > 0
  const isEven = mates.every((one) => hasOwn(one) || reaches.get(one) !== undefined)
  if (isEven) return hasOwn(plan) || line === undefined ? own : [...own, line].toSorted(([a], [b]) => a - b)
  // A bound by itself is never lost; with what is had besides it tells more of this plan than of the others.
  return own.filter(([at, text]) => !reachesIn(plan, [[at, text]]).some(() => /[,،、;]/u.test(text)))
}
