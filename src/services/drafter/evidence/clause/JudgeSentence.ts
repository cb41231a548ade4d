/**
 * Whether the pages say a sentence, and how: word for word, with words left out, clause by clause, or in words of its
 * own, which only a second opinion can tell. Whose words they are is asked first, what is left out second.
 */
import type { Quote } from "../../../../domain/draft/Candidates.ts"
import type { Support } from "../../../../domain/draft/Draft.ts"
import { tidyText } from "../../../../domain/text/Folding.ts"
import type { Place } from "../reading/Place.ts"
import { asksAlike } from "./judge/AsksAlike.ts"
import { coveredBy } from "./judge/Covered.ts"
import { plainRuling } from "./judge/Plain.ts"
import { pricesBy } from "./judge/prices/Prices.ts"
import { ruling } from "./judge/Ruling.ts"
import { standsInRow } from "./judge/retold/Aligned.ts"
import { builtAlike } from "./judge/retold/BuiltAlike.ts"
import { closestQuote } from "./judge/retold/ClosestQuote.ts"
import { foundedByIn } from "./judge/retold/FoundedBy.ts"
import { tiesAnew } from "./judge/retold/JoinedAnew.ts"
import { tellsOver } from "./judge/retold/ToldOver.ts"
import { saidAgain } from "./judge/SaidAgain.ts"
import { untabledRuling } from "./judge/Untabled.ts"
import { claimsMore } from "./links/framing/Additions.ts"
import { heightens } from "./links/framing/Heightened.ts"
import { looseIn, pricedText } from "./links/Loose.ts"
import { inPageWords } from "./meaning/InPageWords.ts"
import { subjectBefore, understand } from "./meaning/Understood.ts"
import type { ClauseSubject } from "./parse/Subjects.ts"
import { sentenceLanguage } from "./parse/TextLanguage.ts"
import { reworded } from "./parse/Words.ts"
import { englishTongue, tongueOf } from "./tongues/TongueOf.ts"
import { untabledKinds } from "./tongues/UntabledTongues.ts"
import { statementsIn, weighIn, weighRestated } from "./VetoIn.ts"
import { noveltyVeto } from "./vetoes/Novelty.ts"
import { turnsAround } from "./vetoes/otherwise/sides/Sides.ts"
import { leavesToOthers, restatedVeto } from "./vetoes/Restated.ts"
import { mixesAlphabets } from "./voice/Alphabets.ts"
import { copyOf, isAsking } from "./voice/Copying.ts"
import { copyWords } from "./voice/CopyWords.ts"
import { isApart, labelled } from "./voice/HeadedParts.ts"
import { joinedOf } from "./voice/JoinedParts.ts"
import { answered, answersOtherwise, turnsOf } from "./voice/Replies.ts"
import { dropsLimit, isShortened } from "./voice/Shortening.ts"
import { type Spoken, spokenAt } from "./voice/Spoken.ts"
import { isRetied } from "./wording/Retied.ts"
import { saysWhole } from "./wording/Whole.ts"

export type Judgement =
  | { readonly as: "stands"; readonly lane: Support; readonly places: ReadonlyArray<Place> }
  /** Nothing speaks against it, but its quotes lack words of it. */
  | { readonly as: "doubt"; readonly places: ReadonlyArray<Place>; readonly quotes: ReadonlyArray<Quote> }
  | { readonly as: "refused"; readonly reason: string }

/** What a sentence is judged by: what the pages say at its quotes, and what the product is called. */
export interface Hearing {
  readonly spoken: ReadonlyArray<Spoken>
  readonly names: ReadonlyArray<string>
}
export const hearingOf = (places: ReadonlyArray<Place>, names: ReadonlyArray<string>): Hearing => ({
  spoken: spokenAt(places),
  names
})

const placesIn = (used: ReadonlyArray<Spoken>): ReadonlyArray<Place> => [
  ...new Set(used.flatMap(({ places }) => places))
]
const stands = (lane: Support, used: ReadonlyArray<Spoken>): Judgement => ({
  as: "stands",
  lane: (lane === "copied" || lane === "shortened") && used.every(({ stated }) => stated) ? "stated" : lane,
  places: placesIn(used)
})

/** The product itself: what "it" means in a sentence that nothing precedes. */
const product: ClauseSubject = { kind: "own", words: ["it"], owned: false }

const subjectIn = (text: string, names: ReadonlyArray<string>): ClauseSubject => understand(text, names).subject
const reply = /^(yes|no|ja|nein|sí|oui|non|sim|não|nee)\s*[,.:–—-]\s+(?=\S)/iu

/** `before`: the sentence that stands before it in the value. */
export const judgeSentence = (sentence: string, hearing: Hearing, before: string | null = null): Judgement => {
  const { spoken, names } = hearing
  const texts = textsOf(spoken)
  if (mixesAlphabets(sentence, texts)) return { as: "refused", reason: "it writes a word in letters of two alphabets" }
  const found = plainOpinion(sentence, hearing, before)
  const isMore =
    found.as === "doubt"
      ? claimsMore(sentence, texts, names)
      : found.as === "stands" && found.lane === "rule" && heightens(sentence, texts)
  return isMore ? { as: "refused", reason: "no quote says as much" } : found
}
/** What is built for weight is heard in its plain order too: either may stand. */
const plainOpinion = (sentence: string, hearing: Hearing, before: string | null): Judgement => {
  const found = opinionOf(sentence, hearing, before)
  const plain =
    found.as === "refused" && isEnglishOnly(hearing) ? builtAlike(sentence, hearing.spoken, hearing.names) : null
  if (plain === null) return found
  const again = opinionOf(plain.sentence, { ...hearing, spoken: plain.spoken }, before)
  if (again.as === "refused") return found
  return again.as === "stands" ? { ...again, lane: "rule" } : outcome("doubt", hearing.spoken)
}
const isEnglishOnly = ({ spoken }: Hearing) => spoken.every((one) => one.foreign === null && isEnglish(one))

const opinionOf = (sentence: string, hearing: Hearing, before: string | null): Judgement => {
  const word = reply.exec(sentence)?.[1]?.toLowerCase()
  // Of no part of the quotes alone: whether it answers yes or no, all of them tell.
  if (word !== undefined && answersOtherwise(word, hearing.spoken))
    return { as: "refused", reason: "the page answers the opposite" }
  const found = toldOver(replied(sentence, hearing, before), sentence, hearing)
  // A price is what the page says it is: nobody's opinion helps.
  if (found.as !== "refused" || pricedText.test(sentence)) return found
  const { spoken, names } = hearing
  const alone = isEnglishOnly(hearing) && word === undefined ? closestQuote(sentence, spoken, names) : undefined
  // What one of its quotes says by itself, others may not turn: they are there for other sentences of the value.
  if (alone !== undefined && opinionOf(sentence, { spoken: [alone], names }, before).as !== "refused")
    return outcome("doubt", spoken)
  const told = saidAgain(sentence, found.reason, spoken, names)
  return told === null ? found : outcome("doubt", told)
}
/** What is doubtful for its build alone stands where it tells the whole of its quotes over again. */
const toldOver = (found: Judgement, sentence: string, { spoken, names }: Hearing): Judgement => {
  const own = spoken.filter(({ foreign }) => foreign === null)
  const isOver = found.as === "doubt" && tellsOver(sentence, own, statementsIn(own), names)
  return isOver && !tiesAnew(sentence, own, names) ? stands("rule", own) : found
}
const textsOf = (spoken: ReadonlyArray<Spoken>) => spoken.map(({ text }) => text)
const isEnglish = ({ text, lang }: Spoken) => sentenceLanguage(text, lang) === "en"

const replied = (sentence: string, hearing: Hearing, before: string | null): Judgement => {
  const replied = reply.exec(sentence)
  const word = replied?.[1]?.toLowerCase()
  if (replied === null || word === undefined) return judged(sentence, hearing, before)
  const whole = judged(sentence, hearing, before)
  if (whole.as === "stands") return whole
  // "Yes, it works offline": the page answers so, and says the rest.
  if (!hearing.spoken.some(({ words, foreign }) => foreign === null && words[0] === word)) return whole
  const rest = judged(sentence.slice(replied[0].length), hearing, before)
  return rest.as === "refused" ? whole : rest
}

const judged = (sentence: string, hearing: Hearing, before: string | null): Judgement => {
  const own = hearing.spoken.filter(({ foreign }) => foreign === null)
  const texts = textsOf(own)
  const founding = own[foundedByIn(sentence, texts, hearing.names)]
  if (founding !== undefined) return outcome("rule", [founding])
  const found = tied(heard(sentence, hearing, before), sentence, own, hearing.names)
  const restated = found.as === "doubt" || (found.as === "stands" && /^(?:rule|shortened)$/.test(found.lane))
  const against = restated ? restatedVeto(sentence, texts, hearing.names) : null
  if (against !== null) return { as: "refused", reason: against }
  if (found.as === "doubt" && leavesToOthers(sentence, found.quotes))
    return { as: "refused", reason: "the page leaves it to others" }
  // A price is what the page says it is: nobody's opinion helps. One sum told over again, whole, is that price.
  if (found.as !== "doubt" || !pricedText.test(sentence)) return found
  const isOne = [sentence, texts.join("\n")].every((text) => text.match(sums)?.length === 1)
  const over = isOne ? toldOver(found, sentence, hearing) : found
  return over.as === "stands" ? over : { as: "refused", reason: "no quote has this price so" }
}
const sums = new RegExp(pricedText.source, "gu")
/** What stands by other means than the page's own order of words, tied together as the page ties it. */
const tied = (found: Judgement, sentence: string, own: ReadonlyArray<Spoken>, names: Hearing["names"]): Judgement => {
  const isByRule = found.as === "stands" && /^(?:rule|shortened)$/.test(found.lane)
  const loose = isByRule || found.as === "doubt" ? looseIn(sentence, own, names) : null
  if (loose === null) return isByRule && tiesAnew(sentence, own, names) ? outcome("doubt", own) : found
  return loose.hard ? { as: "refused", reason: loose.reason } : outcome("doubt", own)
}
/** Tells a price, or that there is none. */
const money =
  /\p{Sc}|%|(?<![\p{L}-])(?:free|euros?|eur|dollars?|usd|pounds?|gbp|percent|kr|kostenlos\p{L}*|kostenfrei|gratis|gratuit\p{L}*|offerte?s?|grátis|nothing|nichts|nada|rien)(?!\p{L})/iu

const heard = (sentence: string, hearing: Hearing, before: string | null): Judgement => {
  const { names } = hearing
  const own = hearing.spoken.filter(({ foreign }) => foreign === null)
  const copied = copyOf(sentence, own, names)
  if (copied !== null && labelled.test(sentence) && isApart(copied[0], copied[1], own)) return apart
  if (copied !== null) return stands("copied", copied)
  const others = hearing.spoken.filter(({ foreign }) => foreign !== null)
  const spokenByOthers = copyOf(sentence, others, names)
  if (spokenByOthers !== null) return { as: "refused", reason: spokenByOthers[0]?.foreign ?? "" }
  const joined = joinedOf(sentence, own, names)
  if (joined === "apart") return apart
  if (joined !== null) return stands("shortened", joined)
  for (const one of own) {
    if (isShortened(sentence, one, names, sentenceLanguage(one.text, one.lang))) return stands("shortened", [one])
  }
  if (own.length === 0) return { as: "refused", reason: others[0]?.foreign ?? "no quote says it" }
  const lang = own[0]?.lang ?? null
  const language = sentenceLanguage(sentence, lang)
  const texts = own.map(({ text }) => text)
  // A page's neighbours tell in what language a short sentence is better than its own few words.
  const tongue = tongueOf([sentence, ...texts].join("\n"), lang)
  if (money.test(sentence)) {
    const priced = pricesBy(sentence, own, names, tongue ?? englishTongue())
    // "Gratuit, sur présentation de la carte": its own words, but for what they hold under.
    const cut = tongue !== null && priced?.some((one) => standsInRow(copyWords(sentence), one.words)) === true
    if (priced !== null && !cut) return outcome("rule", priced)
  }
  // A question claims nothing; whether it asks the same is for somebody else to say.
  const question = own
    .filter((one) => sentence.endsWith("?") && isAsking(one))
    .find((one) => asksAlike(sentence, one.text, tongue ?? englishTongue(), names))
  if (language === "en" && tongue === null) {
    const found = inEnglish(sentence, own, names, before)
    return found.as === "refused" && question !== undefined ? outcome("doubt", [question]) : found
  }
  if (question !== undefined) return outcome("doubt", [question])
  const pick = (by: ReadonlyArray<number>) => by.flatMap((at) => own[at] ?? [])
  if (tongue === null) {
    const found =
      language === null || language === "en"
        ? untabledRuling(sentence, texts, untabledKinds([sentence, ...texts].join("\n"), lang), names)
        : plainRuling(sentence, texts, language, names)
    return found.lane === "refused" ? { as: "refused", reason: found.reason } : outcome("doubt", pick(found.by))
  }
  const { reason, by } = weighRestated(sentence, own, lang, names)
  if (reason !== null) return { as: "refused", reason }
  const statements = statementsIn(own)
  const whole = money.test(sentence) ? null : saysWhole(sentence, statements, tongue, names)
  if (whole !== null) return outcome("rule", pick(whole))
  return isRetied(sentence, statements, tongue, names)
    ? { as: "refused", reason: "the page says it otherwise" }
    : outcome("doubt", pick(by))
}

const apart: Judgement = { as: "refused", reason: "the page says it under another heading" }
const outcome = (lane: "rule" | "doubt", told: ReadonlyArray<Spoken>): Judgement => {
  const used = [...new Set(told)]
  if (lane === "rule") return stands("rule", used)
  const quotes = used.map((one) => ({ quote: one.text, url: one.places[0]?.page.page.url ?? "" }))
  return { as: "doubt", places: placesIn(used), quotes }
}

/** What its words alone tell against a sentence, whatever its clauses. */
const againstInEnglish = (sentence: string, quoted: ReadonlyArray<Spoken>, names: ReadonlyArray<string>) => {
  const plain = quoted.map(({ text, before }) => ({
    text: reworded(tidyText(text)),
    before: before === null ? null : reworded(tidyText(before))
  }))
  const words = plain.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
  return weighIn(englishTongue(), inPageWords(words, reworded(tidyText(sentence))), plain, names).reason
}

const inEnglish = (
  sentence: string,
  own: ReadonlyArray<Spoken>,
  names: ReadonlyArray<string>,
  before: string | null
): Judgement => {
  const english = own.filter((one) => sentenceLanguage(one.text, one.lang) === "en")
  if (english.length === 0) return { as: "refused", reason: "no quote says this in these words" }
  const replies = answered(english)
  const turned = [...english.map((answer) => ({ text: answer.text, answer })), ...replies]
  const answers = [
    ...replies,
    ...turned.flatMap(({ text, answer }) => turnsOf(text).map((one) => ({ text: one, answer })))
  ]
  // What a page asks it does not say; with its answer it may.
  const statements = english.filter((one) => !isAsking(one))
  const listened = sentence.endsWith("?") || statements.length + answers.length === 0 ? english : statements
  const pages = [
    ...listened.map((one) => understand(one.text, names, subjectBefore(one.text, one.before, names))),
    ...answers.map(({ text }) => understand(text, names))
  ]
  const asked = understand(sentence, names, before === null ? product : subjectIn(before, names))
  const found = ruling(asked, pages)
  const quoted = english.map((one) => understand(one.text, names))
  const added = found.lane === "rule" ? null : noveltyVeto(asked, quoted, names)
  const spokenIn = (by: ReadonlyArray<number>) =>
    by.flatMap((one) => listened[one] ?? answers[one - listened.length]?.answer ?? [])
  const coveringOf = (): Judgement | null => {
    const by = sentence.endsWith("?") ? null : coveredBy(asked, pages)
    return by === null ? null : outcome("rule", spokenIn(by))
  }
  if (found.lane === "refused") {
    // Where its clauses tell too little, its words may still tell that nothing speaks against it.
    const against = found.open ? (added ?? againstInEnglish(sentence, english, names)) : found.reason
    if (against !== null) return { as: "refused", reason: found.reason }
    return coveringOf() ?? outcome("doubt", english)
  }
  if (added !== null) return { as: "refused", reason: added }
  const told = spokenIn(found.by)
  if (found.lane === "doubt") return coveringOf() ?? outcome("doubt", told)
  const isBare = [asked, ...found.by.flatMap((at) => pages[at] ?? [])].every(({ said }) =>
    said.every(({ clause }) => clause.verb === null)
  )
  if (isBare && turnsAround(sentence, textsOf(told))) return outcome("doubt", told)
  if (told.some((one) => standsInRow(copyWords(sentence), one.words)))
    return told.some((one) => dropsLimit(sentence, one, names)) ? outcome("doubt", told) : stands("shortened", told)
  return outcome(found.lane, told)
}
