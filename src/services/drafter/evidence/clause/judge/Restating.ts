/**
 * Whether a sentence says the whole of its quotes again in words of its own: the same figures of the same things, the same
 * names, nothing denied, bounded or timed otherwise, and about as many words new as are left out. What it says is not
 * understood by that, so a second opinion has to be asked; but a lie is seldom made so. It keeps the page's words and
 * changes one, adds one, or leaves out what binds.
 */
import { fold } from "../../../../../domain/text/Folding.ts"
import { tokensOf } from "../../reading/Tokens.ts"
import { stemOf } from "../parse/Stems.ts"
import { strongWords } from "../words/Bound.ts"
import { numberWords } from "../words/Numbers.ts"
import { hasNames, isOf, type Restated, tellingWordsIn, toldOfOthers, unnamed } from "./afresh/AfreshWords.ts"

/** What these reasons tell was understood: of another deed, time, party, order or number, which nobody's opinion changes. */
const settled =
  /opposite|contrary|will come|may be|it was, not|it is, not|as a fact|somebody else|another order|other way round|of how many|of some cases|under a condition|gives this figure|asks it of|puts it above|no quote names|another (?:time|span)|site says this|", not "|page says "[^"]+"$|counts it|must be|price/

/** Tells what something costs, or that it costs nothing. */
const costs = /\b(?:free|costs?|prices?|priced|paid|fees?)\b/i

/** Of the words of the quotes at most so many may be missing. */
const mostMissing = 0.6
/** Fewer words changed is one put for another, or added: a certificate for a badge. */
const leastChanged = 3

/** Words that bind, by what they do: either side has those that the other has. */
const binding: ReadonlyArray<RegExp> = [
  /\b(?:no|not|never|none|nobody|nothing|without|nor|neither|cannot|nowhere|hardly|rarely|un\p{L}{3,}ed)\b|n['’]t\b/iu,
  /\b(?:only|just|solely|exclusively|alone|merely)\b/iu,
  /\b(?:up to|as many as|at most|no more than|maximum|max|within|under|less than|fewer than|below)\b/iu,
  /\btrial\b/iu,
  /\b(?:will|plan\p{L}*|soon|coming|upcoming|next|hope|intend|future|considering|thinking)\b/iu,
  /\b(?:used to|was|were|had|ended|former\p{L}*|previously|once)\b/iu,
  /\b(?:all|every|each|any|everyone|everything|always|entire|whole)\b/iu,
  /\b(?:some|most|many|few|several|usually|often|sometimes|mostly|majority|part|almost|nearly|about|around|roughly|approximately)\b/iu,
  /\b(?:except|besides|apart|other than|excluding)\b/iu,
  /\b(?:leading|award\p{L}*|certified|guarantee\p{L}*|\p{L}+est)\b/iu,
  /\bbefore\b/iu,
  /\bafter\b/iu,
  /\b(?:until|till|unless)\b/iu,
  /\b(?:first|then)\b/iu
]

interface Figure {
  readonly value: string
  /** Stems of the words that follow: what it counts. */
  readonly counted: ReadonlyArray<string>
}
const wordsAfter = 3
const figuresIn = (text: string): ReadonlyArray<Figure> => {
  const tokens = tokensOf(fold(text))
  return tokens.flatMap((token, at) => {
    const value = token.kind === "number" ? token.text : numberWords.get(token.text)
    if (value === undefined) return []
    const counted = tokens.slice(at + 1, at + 1 + wordsAfter).flatMap((one) => (one.content ? [stemOf(one.text)] : []))
    return [{ value, counted }]
  })
}
/** The same figures, each of the same thing, in the same order. */
const keepsFigures = (sentence: string, told: string): boolean => {
  const page = figuresIn(told)
  const own = figuresIn(sentence)
  if (page.some(({ value }) => !own.some((one) => one.value === value))) return false
  let last = -1
  for (const { value, counted } of own) {
    const at = page.findIndex(
      (one) =>
        one.value === value && (counted.length === 0 || one.counted.length === 0 || isOfOne(counted, one.counted))
    )
    if (at < last || at === -1) return false
    last = at
  }
  return true
}
const isOfOne = ([first = "", ...more]: ReadonlyArray<string>, others: ReadonlyArray<string>) =>
  others.slice(0, 2).includes(first) || more.slice(0, 1).includes(others[0] ?? "")

const strongIn = (text: string) =>
  tokensOf(fold(text)).flatMap(({ text: word }) => (strongWords.has(word) ? [word] : []))

/** `reason`: why it was refused; `names`: the product's. All English. */
export const restates = (
  sentence: string,
  reason: string,
  { told: texts, beside }: Restated,
  names: ReadonlyArray<string>
): boolean => {
  const told = texts.join(" ")
  // What costs nothing is a price as well; and what a page asks it does not say.
  if (costs.test(sentence) || texts.some((text) => text.trim().endsWith("?"))) return false
  if (
    settled.test(reason) ||
    toldOfOthers.test(reason) ||
    binding.some((words) => words.test(sentence) !== words.test(told))
  )
    return false
  if (!hasNames(sentence, told, names) || !hasNames(told, sentence, names)) return false
  if (!strongIn(sentence).every((word) => strongIn(told).includes(word))) return false
  const [said, known] = [tellingWordsIn(unnamed(sentence, names)), tellingWordsIn(unnamed(told, names))]
  const added = [...said].filter((word) => !isOf(word, known))
  // Words of another sentence in this one join what the page says apart.
  const others = tellingWordsIn(beside.join(" "))
  if (added.some((word) => isOf(word, others))) return false
  const fresh = added.length
  const missing = [...known].filter((word) => !isOf(word, said)).length
  return (
    fresh > 0 &&
    fresh <= missing + 2 &&
    fresh + missing >= leastChanged &&
    missing <= mostMissing * known.size &&
    keepsFigures(sentence, told)
  )
}
