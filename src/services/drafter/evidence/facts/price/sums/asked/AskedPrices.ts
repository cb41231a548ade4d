/** What a site answers to whoever asks what it costs: "What does it cost? €9 a month.", "… That depends. You get a quote." */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { caseless } from "../../../../reading/patterns/Caseless.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { ownSaid, type Utterance } from "../../../Said.ts"
import { costsNothing, pricesIn } from "../Money.ts"
import { namesOthers } from "../NamedBeside.ts"
import { usual } from "../Told.ts"
import { besideSums } from "../words/BesideWords.ts"
import { quoteCalls } from "../words/QuoteCallWords.ts"
import { priceDepends } from "../words/QuoteTelling.ts"
import {
  type AskedPair,
  type AskingShapes,
  askedAt,
  askedOf,
  askingParts,
  endsAsking,
  isNamedIn,
  languageAsked,
  longestQuestion,
  shapesIn
} from "./Asked.ts"
import { doneForThem, workCosts } from "./words/WorkCostWords.ts"

/** Sent, insured, tried: asked about right before, it is what "it" stands for. */
const asksOfBeside = (page: PageIndex, at: number): boolean =>
  [at - 1, at - 2].some((one) => {
    const block = page.blocks[one]
    return block !== undefined && endsAsking.test(block.text) && besideSums.test(tidyText(block.text))
  })
export interface CostAnswer extends AskedPair {
  /** Asked of all there is, and of no single work. */
  readonly isOfAll: boolean
  /** Asked of a single work, and answered with a sum: sums up a house that lists no prices, and decides nothing. */
  readonly isOfSum: boolean
}
/** What is answered to whoever asks what it costs. */
export const costAnswers = (site: SiteIndex, own: Own): ReadonlyArray<CostAnswer> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at): ReadonlyArray<CostAnswer> => {
        if (!askingParts.has(block.region) || !opensQuestion.test(block.text)) return []
        const one = askedAt(page, block, at)
        const shapes = one === null ? null : shapesIn(languageAsked(one))
        const asked = one === null || shapes === null ? null : shapes.cost.exec(one.question)
        if (one === null || (!isNamedIn(one, own) && asksOfBeside(page, at))) return []
        const isOfAll = shapes !== null && asked !== null && askedOf(asked.groups, shapes.it, own)
        if (isOfAll || (asked !== null && asksOfWork(asked.groups, one, own)))
          return [{ ...one, isOfAll, isOfSum: false }]
        const isOfSum = asksForSum(one, own) || (shapes !== null && asksIfPaid(one, shapes, own))
        return isOfSum ? [{ ...one, isOfAll, isOfSum }] : []
      })
    )
/** The blocks that do, a page an entry: they stand where prices are told, whatever the heading says. */
const answersOf = (site: SiteIndex, own: Own): ReadonlyMap<PageIndex, ReadonlySet<number>> => {
  const found = new Map<PageIndex, Set<number>>()
  for (const { page, last, isOfSum } of costAnswers(site, own))
    if (!isOfSum) found.set(page, (found.get(page) ?? new Set<number>()).add(last))
  return found
}
/** "What does a garden cost?", among the questions about what is done here; what it costs elsewhere, or others take, is no price. */
const asksOfWork = (groups: Readonly<Record<string, string | undefined>> | undefined, one: AskedPair, own: Own) =>
  ["faq", "contact"].includes(one.page.blocks[one.first]?.region ?? "") &&
  quoted.test(one.answer) &&
  !ofAnother.test(one.answer) &&
  Object.values(groups ?? {}).every(
    (what) =>
      what === undefined ||
      !(namesOthers(own, what.replace(inPlace, ""), languageAsked(one)) || usual.test(what) || besideSums.test(what))
  )
const work = new RegExp(
  `^[¿¡]?(?:${workCosts.join("|").replace(/\{S\}/g, (_, at: number) => `(?<s${at}>[^.;:!?？؟]{1,70}?)`)})\\s*[?？؟]$`,
  "iu"
)
const done = new RegExp(`(?<!\\p{L})(?:${doneForThem})(?!\\p{L})`, "giu")
/** "How Much Does Painting Cost?": capitals of a headline name nobody. */
const plainly = (question: string) =>
  question.split(" ").every((word) => word.length < 4 || !/^\p{Ll}/u.test(word)) ? question.toLowerCase() : question
/** "How much does a sweep cost?", among the house's own questions, where the answer begins with a sum. */
const asksForSum = (one: AskedPair, own: Own): boolean => {
  const isAmongQuestions = ["faq", "contact"].includes(one.page.blocks[one.first]?.region ?? "")
  if (!isAmongQuestions || !opensWithSum(one.answer)) return false
  const groups = work.exec(plainly(one.question))?.groups
  const named = Object.values(groups ?? {}).flatMap((what) => what ?? [])
  return (
    groups !== undefined &&
    named.every((what) => {
      const rest = what.replace(done, "")
      const isOthers = namesOthers(own, what.replace(inPlace, ""), languageAsked(one))
      return !isOthers && !usual.test(what) && !besideSums.test(rest)
    })
  )
}
/** "Is it free?", "É pago?", where the answer says what costs nothing and what costs how much. */
const asksIfPaid = (one: AskedPair, { pairs, it }: AskingShapes, own: Own): boolean =>
  opensWithSum(one.answer) &&
  !ofAnother.test(one.answer) &&
  pairs.some(({ asked }) => {
    const found = asked.exec(one.question)
    return found !== null && askedOf(found.groups, it, own)
  })
const opensWithSum = (answer: string): boolean =>
  sentencesIn(answer)
    .slice(0, 2)
    .some((sentence) => pricesIn(sentence).some((price) => !costsNothing(price)) && !ofAnother.test(sentence))
const quoted = caseless(new RegExp(quoteCalls.join("|"), "u"))
/** "Your builder will send you a quote." */
export const ofAnother =
  /(?<!\p{L})(?:your|votre|vos|ihre?[mnr]?|deine?[mnr]?|je|jouw|uw|il tuo) (?!(?:\p{L}+ )?(?:quote|estimate|project|requirements|needs|property|home|devis|projet|besoins|angebot|offerte|objekt|projekt|wünsch\p{L}*|anfrage|nach|woning|situatie|preventivo)(?!\p{L}))\p{L}+ (?:will|sends?|gives?|quotes?|vous|envoie|schickt|macht|erstellt|stuurt|maakt|ti)(?!\p{L})|(?<!\p{L})(?:from|by|von|vom|bei|de|chez|van|bij|dal?) (?:your|ihrem|ihrer|deinem|deiner|votre|je|uw|tu|su|seu|tuo) \p{L}/iu
/** "in Köln": where it is done. */
const inPlace = / (?:in|à|en|em|a|te|near|around|bei|um) \p{Lu}[^,;?]*$/u
const opensQuestion = new RegExp(`^(?:[^?？؟]{4,${longestQuestion}}|\\p{scx=Han}{2,3})[?？؟]`, "u")
const known = new WeakMap<Own, ReadonlyArray<Utterance>>()
/** "That depends on the job.": before how it is worked out, and about nobody. */
const depends =
  /^(?:that|it|this|the price) (?:all )?(?:depends|varies)|^(?:das|es) (?:hängt|kommt)|^(?:cela|ça|tout) dépend|^(?:todo )?depende|^(?:eso|isso|isto) depende|^dipende|^(?:dat|het) hangt|によって(?:異な|変わ)ります|^(?:视|取决于|根据)|^يعتمد/iu
const priceVaries = new RegExp(priceDepends, "iu")
/** All a site says, with what it answers to whoever asks for its price as told where prices are. */
export const saidOfPrices = (site: SiteIndex, own: Own): ReadonlyArray<Utterance> => {
  const before = known.get(own)
  if (before !== undefined) return before
  const answers = answersOf(site, own)
  const now = ownSaid(site).map((said) =>
    answers.get(said.page)?.has(said.at) === true
      ? {
          ...said,
          block: { ...said.block, region: "pricing" as const },
          before: said.before.filter((text) => !depends.test(text) && !priceVaries.test(text))
        }
      : said
  )
  known.set(own, now)
  return now
}
