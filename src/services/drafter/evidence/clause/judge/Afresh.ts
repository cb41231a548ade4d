/**
 * Whether a sentence says its quotes again in so many words of its own that it can hardly be one of theirs with a word put
 * for another: a lie keeps the page's words and changes one, adds one or leaves one out. Clauses tell little of such a
 * sentence, so what was found against it by them does not count; what binds does, and stands on both sides: figures, names,
 * denials, times, bounds, claims. Somebody has to be asked all the same.
 */
import { framed } from "../links/framing/Frames.ts"
import { alike, nearly } from "../meaning/Alike.ts"
import { restatedVeto } from "../vetoes/Restated.ts"
import { claimsIn, hasNames, isOf, type Restated, tellingWordsIn, toldOfOthers, unnamed } from "./afresh/AfreshWords.ts"
import { type Bearing, bearings, denies } from "./afresh/Bearings.ts"
import { sameAmounts } from "./afresh/SameAmounts.ts"

/** So many words of its own make it a sentence of its own; one will do where it is near to one of the page's. */
const fewestFresh = 3
/** Of the words of the quotes at most so many may be missing; more where it has near ones in place of some. */
const mostMissing = { few: 0.6, own: 0.8 } as const
/** In a sentence of its own so many words may hold it to less than the page says. */
const mostNarrowed = 1

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

/** Of two facts the one that is denied may be left out as a whole: "without an app, so nobody has to install one". */
const cuts = /[.,;:!?—–]+(?=\s|$)|\s[-–—]\s|\b(?:so|and|but|with|because|while)\b/iu
const isDeniedApart = (sentence: ReadonlySet<string>, page: string, names: ReadonlyArray<string>): boolean =>
  page
    .split(cuts)
    .filter((part) => denies.test(part))
    .every((part) => ![...tellingWordsIn(unnamed(part, names))].some((word) => isOf(word, sentence)))

/** "Edits without an account", of "no account to look; to edit one is needed": what is denied there is not denied here. */
const deniesOther = (sentence: string, page: string, names: ReadonlyArray<string>): boolean => {
  const denied = (text: string) =>
    text
      .split(cuts)
      .filter((part) => denies.test(part))
      .map((part) => [...tellingWordsIn(unnamed(part, names))])
  const isLost = (text: string, other: string) => {
    const [all, there] = [tellingWordsIn(unnamed(other, names)), new Set(denied(other).flat())]
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
  if (toldOfOthers.test(reason) || texts.some((text) => text.trim().endsWith("?"))) return false
  const [said, known] = [tellingWordsIn(unnamed(sentence, names)), tellingWordsIn(unnamed(page, names))]
  const fresh = [...said].filter((word) => !isOf(word, known))
  const missing = [...known].filter((word) => !isOf(word, said))
  const isOwn = fresh.length >= fewestFresh
  const isNear = fresh.some((word) => [...known].some((other) => nearly(word, other))) || bearsOtherwise(sentence, page)
  if (!isOwn && !isNear) return false
  if (missing.length > (isOwn && isNear ? mostMissing.own : mostMissing.few) * known.size) return false
  // Words of another sentence in this one join what the page says apart.
  const apart = tellingWordsIn(beside.join(" "))
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
