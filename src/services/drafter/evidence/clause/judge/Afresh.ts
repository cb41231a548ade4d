/**
 * Whether a sentence says its quotes again in so many words of its own that it can hardly be one of theirs with a word put
 * for another: a lie keeps the page's words and changes one, adds one or leaves one out. Clauses tell little of such a
 * sentence, so what was found against it by them does not count; what binds does, and stands on both sides: figures, names,
 * denials, times, bounds, claims. Somebody has to be asked all the same.
 */
import { fold } from "../../../../../domain/text/Folding.ts"
import { tokensOf } from "../../reading/Tokens.ts"
import { functionWords } from "../../reading/Vocabulary.ts"
import { framed } from "../links/Frames.ts"
import { alike, nearly } from "../meaning/Alike.ts"
import { stemOf } from "../parse/Stems.ts"
import { restatedVeto } from "../vetoes/Restated.ts"
import { strongWords } from "../words/Bound.ts"
import { type Bearing, bearings, denies } from "./afresh/Bearings.ts"
import { sameAmounts } from "./afresh/SameAmounts.ts"
import type { Restated } from "./Restating.ts"

/** So many words of its own make it a sentence of its own; one will do where it is near to one of the page's. */
const fewestFresh = 3
/** Of the words of the quotes at most so many may be missing; more where it has near ones in place of some. */
const mostMissing = { few: 0.6, own: 0.8 } as const
/** In a sentence of its own so many words may hold it to less than the page says. */
const mostNarrowed = 1

const tellingIn = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(fold(text)).flatMap(({ kind, content, text: word }) =>
      kind === "word" && content && word.length > 2 && !functionWords.has(word) ? [stemOf(word)] : []
    )
  )
const familyLetters = 5
const isOf = (word: string, words: ReadonlySet<string>) =>
  words.has(word) ||
  (word.length >= familyLetters && [...words].some((one) => one.startsWith(word.slice(0, familyLetters))))

const capitals = /(?<=[\p{L}\p{N},;)”"] )\p{Lu}[\p{L}\p{N}-]*/gu
/** The product's own name says nothing of it. */
const unnamed = (text: string, names: ReadonlyArray<string>) =>
  names.reduce((left, name) => left.replaceAll(name, " "), fold(text))
const hasNames = (from: string, to: string, names: ReadonlyArray<string>) =>
  (from.match(capitals) ?? [])
    .map(fold)
    .every((name) => fold(to).includes(name) || names.some((own) => own.includes(name)))

/** What is told by a bearing. */
const bound =
  /^(?:first|only|never|nothing|nobody|always|everyone|everybody|more|less|fewer|most|least|anywhere|everywhere|free|freely|forever|sole)$/
const claimsIn = (text: string): ReadonlyArray<string> =>
  tokensOf(fold(text)).flatMap(({ text: word }) => (strongWords.has(word) && !bound.test(word) ? [stemOf(word)] : []))

/** How a word that binds stands on one side alone. */
const strays = ({ words, like, added, dropped }: Bearing, sentence: string, page: string) => {
  const own = words.test(sentence)
  if (own === words.test(page) || like?.test(own ? page : sentence) === true) return "free"
  return own ? added : dropped
}

/** "Roughly" of "about", "if" of "when": what bears alike in another word tells a restatement; what turns or times it may turn another part. */
const bearsOtherwise = (sentence: string, page: string) =>
  bearings.some(({ words, added }) => {
    if (added === "never") return false
    const [own, theirs] = [words.exec(sentence)?.[0].toLowerCase(), words.exec(page)?.[0].toLowerCase()]
    return own !== undefined && theirs !== undefined && own !== theirs
  })

/** Of words that are not the page's own nobody need ask how they are put. */
const others = /somebody else's|to others/

/** Of two facts the one that is denied may be left out as a whole: "without an app, so nobody has to install one". */
const cuts = /[.,;:!?—–]+(?=\s|$)|\s[-–—]\s|\b(?:so|and|but|with|because|while)\b/iu
const isDeniedApart = (sentence: ReadonlySet<string>, page: string, names: ReadonlyArray<string>): boolean =>
  page
    .split(cuts)
    .filter((part) => denies.test(part))
    .every((part) => ![...tellingIn(unnamed(part, names))].some((word) => isOf(word, sentence)))

/** "Edits without an account", of "no account to look; to edit one is needed": what is denied there is not denied here. */
const deniesOther = (sentence: string, page: string, names: ReadonlyArray<string>): boolean => {
  const denied = (text: string) =>
    text
      .split(cuts)
      .filter((part) => denies.test(part))
      .map((part) => [...tellingIn(unnamed(part, names))])
  const isLost = (text: string, other: string) => {
    const [all, there] = [tellingIn(unnamed(other, names)), new Set(denied(other).flat())]
    return denied(text).some((words) => {
      const known = words.filter((word) => isOf(word, all))
      return known.length > 0 && !known.some((word) => isOf(word, there))
    })
  }
  return isLost(sentence, page) || isLost(page, sentence)
}

/** `reason`: why it was refused; `names`: the product's. All English. */
export const saysAfresh = (
  sentence: string,
  reason: string,
  { told: texts, beside }: Restated,
  names: ReadonlyArray<string>
): boolean => {
  const page = texts.join(" ")
  if (others.test(reason) || texts.some((text) => text.trim().endsWith("?"))) return false
  const [said, known] = [tellingIn(unnamed(sentence, names)), tellingIn(unnamed(page, names))]
  const fresh = [...said].filter((word) => !isOf(word, known))
  const missing = [...known].filter((word) => !isOf(word, said))
  const isOwn = fresh.length >= fewestFresh
  const isNear = fresh.some((word) => [...known].some((other) => nearly(word, other))) || bearsOtherwise(sentence, page)
  if (!isOwn && !isNear) return false
  if (missing.length > (isOwn && isNear ? mostMissing.own : mostMissing.few) * known.size) return false
  // Words of another sentence in this one join what the page says apart.
  const apart = tellingIn(beside.join(" "))
  if (fresh.some((word) => isOf(word, apart))) return false
  const isWhole = !denies.test(page) || denies.test(sentence) || !(isOwn && isDeniedApart(said, page, names))
  const found = (isWhole ? bearings : bearings.filter(({ words }) => words !== denies)).map((one) =>
    strays(one, sentence, page)
  )
  if (found.includes("never") || found.filter((one) => one === "narrows").length > (isOwn ? mostNarrowed : 0))
    return false
  if (!isOwn && denies.test(sentence) && deniesOther(sentence, page, names)) return false
  const claims = claimsIn(page)
  if (!claimsIn(sentence).every((claim) => claims.some((one) => alike(claim, one)))) return false
  return (
    hasNames(sentence, page, names) &&
    hasNames(page, sentence, names) &&
    sameAmounts(sentence, page) &&
    restatedVeto(sentence, texts, names) === null &&
    framed(sentence, texts, names) === null
  )
}
