/** One rule a list field; items are judged each on its own, and those that fail are dropped. */
import { Either } from "effect"
import { type ListKey, listFields } from "../../../../domain/listing/Profile.ts"
import { fold, ownWords } from "../../../../domain/text/Folding.ts"
import type { Place } from "../reading/Place.ts"
import { tokensOf } from "../reading/Tokens.ts"
import { line, type Rule } from "./FieldRules.ts"
import { unfit } from "./Prose.ts"
import { type RuleContext, refused, type Upheld, type Verdict, where } from "./Verdict.ts"

/** Words of category names that say nothing of a product. */
const vague = new Set(
  `tool tools software app apps platform platforms service services solution solutions system systems management general
  other misc miscellaneous online digital products product website websites web and the for`.split(/\s+/)
)

/** The words that speak for a category: its keywords, its whole name, and the telling words of its name. */
export const categoryPhrases = (choice: {
  readonly name: string
  readonly keywords: ReadonlyArray<string>
}): ReadonlyArray<string> => {
  const words = tokensOf(fold(choice.name)).filter(
    (token) => token.content && token.text.length >= 2 && !vague.has(token.text)
  )
  return [...new Set([choice.name, ...words.map((token) => token.text), ...choice.keywords])]
}
const stems = new Map<string, ReadonlyArray<string>>()
/** The stems of a phrase; phrases are data, so they are read once. */
export const stemsOf = (phrase: string): ReadonlyArray<string> => {
  const known = stems.get(phrase)
  if (known !== undefined) return known
  const read = tokensOf(fold(phrase)).map((token) => token.stem)
  // Categories are edited now and then; a phrase nobody uses any more must not stay for ever.
  if (stems.size > 20_000) stems.clear()
  stems.set(phrase, read)
  return read
}

/** Whether the tokens carry a phrase, whatever its English endings, in a row and not negated. */
export const carries = (tokens: Place["tokens"], phrase: string): boolean => {
  const wanted = stemsOf(phrase)
  return (
    wanted.length > 0 &&
    tokens.some((_, at) =>
      wanted.every((stem, step) => tokens[at + step]?.stem === stem && !tokens[at + step]?.negated)
    )
  )
}

const category: Rule = (value, places, setting) => {
  const choice = setting.categories.find((one) => fold(one.name) === fold(value))
  if (choice === undefined) return refused("not one of the categories")
  const phrases = categoryPhrases(choice)
  return where(
    choice.name,
    places,
    (place) => phrases.some((phrase) => carries(place.tokens, phrase)),
    "no quote holds a word that speaks for this category"
  )
}

/** A label: a few words that all stand in one quote, none of them added. */
const labelRule: Rule = (value, places, setting) => {
  const claims = tokensOf(fold(value)).filter((token) => token.content)
  if (claims.length === 0 || claims.length > 6) return refused("not a short label")
  const reason = unfit(value, setting)
  if (reason !== null) return refused(reason)
  return where(
    value,
    places,
    (place) =>
      claims.every((claim) =>
        place.tokens.some((heard) => heard.stem === claim.stem && heard.negated === claim.negated)
      ),
    "no quote holds all its words"
  )
}

const itemRules: Readonly<Record<ListKey, Rule>> = {
  categories: category,
  tags: labelRule,
  features: line,
  usps: line,
  keywords: labelRule
}

/** The items that stand, in their order and once each; why the others do not. */
export const judgeList = (
  key: ListKey,
  items: ReadonlyArray<string>,
  places: ReadonlyArray<Place>,
  setting: RuleContext
): {
  readonly standing: Upheld<ReadonlyArray<string>> | null
  readonly refusals: ReadonlyArray<{ readonly value: string; readonly reason: string }>
} => {
  const { max, maxItems } = listFields[key]
  const kept = new Map<string, Upheld<string>>()
  const refusals: Array<{ readonly value: string; readonly reason: string }> = []
  for (const item of items) {
    const text = ownWords(item)
    const verdict: Verdict<string> =
      text === ""
        ? refused("it is empty")
        : text.length > max
          ? refused(`longer than ${max} characters`)
          : itemRules[key](text, places, setting)
    if (Either.isLeft(verdict)) refusals.push({ value: item, reason: verdict.left })
    else if (kept.size < maxItems && !kept.has(fold(verdict.right.value)))
      kept.set(fold(verdict.right.value), verdict.right)
  }
  const all = [...kept.values()]
  if (all.length === 0) return { standing: null, refusals }
  const standing = { value: all.map((one) => one.value), places: [...new Set(all.flatMap((one) => one.places))] }
  return { standing, refusals }
}
