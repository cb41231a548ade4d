/**
 * Whether a line about a plan says what the plan's own card says: more than its price, and in another order. "Pro $29/yr
 * per user, or $3 a month" of a card that has both sums, "Team $79/yr for up to 5 seats" of one that lists the seats.
 */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import { caseless } from "../../../reading/patterns/Caseless.ts"
import { textSays } from "../../../reading/Says.ts"
import { tokensOf } from "../../../reading/Tokens.ts"
import { laterHeadings } from "../../../topics/OtherPeople.ts"
import { priceGlue } from "../../words/PriceWords.ts"
import { type Price, pricesIn } from "../sums/Money.ts"
import { tellsNoPrice } from "../sums/NoPrices.ts"
import { pastOrPlanned } from "../sums/words/BesideWords.ts"
import type { PricePlan } from "./PriceLines.ts"

/** Of a line, and of a title on a card, in characters; lines of a card that are read. */
const longest = 200
const mostLines = 60
const longestTitle = 40
/** And of what is said of all of it: "Coming soon". Anything longer is of one thing on it. */
const longestBadge = 16
/** Turns or narrows what stands behind it, and says nothing anywhere else. */
const binding = caseless(
  /^(?:no|not|without|only|never|none|free|trial|from|starting|starts?|up|until|least|minimum|min|max|maximum|unlimited|first|then|setup|kein\p{L}*|nicht|ohne|nur|gratis|kostenlos\p{L}*|kostenfrei\p{L}*|ab|bis|mindestens|höchstens|maximal|unbegrenzt\p{L}*|erste[nrs]?|dann|danach|test\p{L}*|pas|sans|seulement|gratuit\p{L}*|dès|partir|jusqu\p{L}*|moins|maximum|illimit\p{L}*|premi\p{L}*|puis|ensuite|essai|sin|solo|sólo|desde|hasta|mínimo|máximo|ilimitad\p{L}*|primer\p{L}*|luego|después|prueba|sem|apenas|só|grátis|gratuit\p{L}*|até|primeir\p{L}*|depois|teste|senza|soltanto|da|fino|minimo|massimo|illimitat\p{L}*|primo|prima|poi|prova|geen|niet|zonder|alleen|vanaf|tot|minstens|onbeperkt\p{L}*|eerste|daarna|proef\p{L}*)$/u
)
/** A line of a card that says what is not in it. */
const denies = caseless(
  /^[✗✘×✕❌]|(?<!\p{L})(?:no|not|without|excluded|kein\p{L}*|nicht|ohne|pas|sans|sin|não|sem|senza|non|geen|niet|zonder)(?!\p{L})|なし|不可|不含|بدون/u
)

const samePrice = (a: Price, b: Price) =>
  a.amount === b.amount && a.currency === b.currency && a.period === b.period && a.paying === b.paying

interface Line {
  /** Its words, each sum one of them. */
  readonly words: ReadonlyArray<string>
  readonly prices: ReadonlyArray<Price>
}
/** The words of a line, with each of its sums as the number it has among `sums`. */
const lineOf = (text: string, sums: ReadonlyArray<Price>): Line => {
  const prices = pricesIn(text)
  let end = 0
  const parts = prices.flatMap((price) => {
    const before = text.slice(end, price.start)
    end = price.end
    return [before, ` ${markOf(sums.findIndex((one) => samePrice(one, price)))} `]
  })
  return { words: tokensOf(fold([...parts, text.slice(end)].join(""))).map(({ stem }) => stem), prices }
}
const isSum = (word: string) => word.startsWith("qsumq")
/** A word that no page has. */
const markOf = (at: number) => `qsumq${"abcdefghijklmnopqrstuvwxyz"[at] ?? "q"}`

const glue = new Set(priceGlue.flatMap((word) => tokensOf(fold(word)).map(({ stem }) => stem)))
const pairs = ({ words }: Line): ReadonlySet<string> =>
  new Set(words.map((word, at) => `${word} ${words[at + 1] ?? ""}`))

/** The lines of a plan's card, its name first; none where other plans stand on it. */
const cardOf = (
  { page, first, last, told, name }: PricePlan,
  plans: ReadonlyArray<PricePlan>
): ReadonlyArray<string> => {
  const blocks = page.blocks.slice(first, last + 1)
  const card = page.blocks[last]?.card ?? null
  const isShared = plans.some((one) => one.page === page && one.first !== first && page.blocks[one.last]?.card === card)
  const beside = card === null || isShared ? [] : page.blocks.filter((block) => block.card === card)
  return told !== undefined
    ? [name ?? "", told]
    : [name ?? "", ...blocks.map(({ text }) => text), ...beside.map(({ text }) => text)]
}

/**
 * `part` names the plan and none beside it, has sums of its card alone, each number and each word that binds before what
 * it stands before there, and no word that the card has not, or has only where it says what is not in it, or not yet. `limits`: what
 * may not be left out of a line that has a sum: from how many on, on what condition.
 */
export const isOnCard = (
  part: string,
  plan: PricePlan,
  { plans, limits }: { readonly plans: ReadonlyArray<PricePlan>; readonly limits: ReadonlyArray<RegExp> }
): boolean => {
  const text = tidyText(part)
  const { name } = plan
  if (name === null || text.length > longest || pastOrPlanned.test(text)) return false
  const card = cardOf(plan, plans)
    .flatMap((line) => line.split(/\n|(?<=[.!?])\s+/u))
    .filter((line) => line.length <= longest)
    .slice(0, mostLines)
    .map((line) => tidyText(line))
  const isLater = (line: string) => textSays(fold(line), laterHeadings)
  if (card.some((line) => line.length <= longestBadge && isLater(line))) return false
  // "Save €10 a month" is no sum of the plan.
  const sums = card.flatMap((line) => (tellsNoPrice(line) ? [] : pricesIn(line)))
  const said = lineOf(text, sums)
  if (said.prices.length === 0 || !said.prices.every((price) => sums.some((one) => samePrice(one, price)))) return false
  const namesOf = (one: string) => lineOf(tidyText(one), []).words
  const isNamed = (one: string) => namesOf(one).every((word) => said.words.includes(word))
  // A card may have a title over the label that was taken for its name.
  const titles = card.filter((line) => line !== "" && line.length <= longestTitle && pricesIn(line).length === 0)
  if (!isNamed(name) && !titles.slice(0, 3).some(isNamed)) return false
  const others = plans.flatMap((one) => (one.name === null || fold(one.name) === fold(name) ? [] : [one.name]))
  if (others.some((one) => isNamed(one) && !namesOf(one).every((word) => namesOf(name).includes(word)))) return false

  const lines = card.map((line) => lineOf(line, sums))
  const isDenied = lines.map((_, at) => denies.test(card[at] ?? "") || isLater(card[at] ?? ""))
  const known = new Set(lines.flatMap(({ words }, at) => (isDenied[at] === true ? [] : words)))
  const together = new Set(lines.flatMap((line) => [...pairs(line)]))
  const isBound = (word: string, at: number) => {
    if (!binding.test(word) && !/^\p{Nd}/u.test(word)) return true
    return together.has(`${word} ${said.words[at + 1] ?? ""}`)
  }
  // What binds a sum, or a number, on the card binds it here, and what a sum is counted by stands with it.
  const isTold = (word: string) => said.words.includes(word) && (isSum(word) || /^\p{Nd}/u.test(word))
  const leadsTo = (words: ReadonlyArray<string>, word: string, told: string) =>
    words.some((one, at) => one === word && (words[at + 1] === told || words[at + 2] === told))
  const keepsBounds = lines.every(({ words }) =>
    words
      .filter(isTold)
      .every((told) =>
        words.every((word) => !(binding.test(word) && leadsTo(words, word, told)) || leadsTo(said.words, word, told))
      )
  )
  const keepsCounts = lines.every(({ prices }, at) =>
    prices.every((own) => {
      if (!said.prices.some((one) => samePrice(one, own))) return true
      const isCounted = own.units.every((unit) => said.words.includes(unit))
      return isCounted && limits.every((limit) => !limit.test(card[at] ?? "") || limit.test(text))
    })
  )
  return (
    keepsBounds &&
    keepsCounts &&
    said.words.every((word, at) => (known.has(word) || glue.has(word) || isSum(word)) && isBound(word, at))
  )
}
