/** What stands over or under a price list and holds for all of it: a least order, a tax, a trial, sums that only begin there. */
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { noteSentences } from "../../evidence/facts/price/lines/cards/BoundNotes.ts"
import { beginWords, leastWords, saysTax } from "../../evidence/facts/price/lines/cards/ConditionWords.ts"
import { allByMonth, allPaidAgain } from "../../evidence/facts/price/lines/words/BasisWords.ts"
import { saidOfEach } from "../../evidence/facts/price/lines/words/EachWords.ts"
import { trialCalls } from "../../evidence/facts/price/lines/words/PlanBadges.ts"
import { costsNothing, pricesIn } from "../../evidence/facts/price/sums/Money.ts"
import { tellsOfOthers } from "../../evidence/facts/price/sums/others/OtherPayees.ts"
import { besideSums, pastOrPlanned } from "../../evidence/facts/price/sums/words/BesideWords.ts"
import type { Block, PageIndex } from "../../evidence/reading/PageIndex.ts"
import { anywhere } from "../../evidence/reading/patterns/Caseless.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import type { PriceList } from "./PriceLists.ts"

const farthest = 8
const longest = 80
const least = anywhere(leastWords)
const setup = anywhere(beginWords)
const tried = /\p{Nd}[ -]?(?:days?|tage?n?|jours?|días?|dias?|giorni|dagen|日間?|天|يوم)/iu
const trial =
  /(?<!\p{L})(?:free|trial|try|gratis|kostenlos|kostenfrei|test\p{L}*|probe\p{L}*|essai|essayez|gratuit\p{L}*|prueba|grátis|teste|prova|proef\p{L}*)(?!\p{L})|無料|試用|免费|مجان|تجرب/iu
const varying =
  /(?:starting|minimum|from) (?:prices?|rates?)|(?:prices?|rates?) (?:are|may|can) (?:starting|vary|change|differ)|surcharges?|zuschl[aä]g|richtpreise|ab-preise|suppléments?|prix de départ|à titre indicatif|recargos?|precios orientativos|sobretaxas?|preços a partir|supplement[io]|prezzi indicativi|toeslag|richtprijzen|目安|税別|税抜|税込/iu
const refund =
  /refund|money[- ]back|guarantee|geld[- ]zurück|rückgabe|widerruf|rembours|satisfait|reembols|devoluci|devoluç|rimbors|reso |soddisfatt|terugbeta|niet goed|返金|返品|退款|استرداد/iu
const denied = /^(?:no|not|kein|ohne|sans|pas|sin|sem|senza|geen|zonder)(?!\p{L})|[?？؟]/iu

type Kind = "again" | "billed" | "least" | "noted" | "setup" | "tax" | "trial" | "varying"
/** "Prices are per user and month, billed annually". */
const billed =
  /(?<!\p{L})(?:billed|paid|invoiced|charged) (?:annually|yearly|once a year|quarterly|(?:annually |yearly )?in advance|up ?front)(?!\p{L})|jährliche[rn]? (?:abrechnung|zahlung|zahlweise)|jährlich (?:abgerechnet|im voraus)|facturée?s? (?:annuellement|à l'année|par an)|facturación anual|facturad[oa]s? anualmente|cobrad[oa]s? anualmente|faturamento anual|fatturat[oi] annualmente|fatturazione annuale|jaarlijks gefactureerd|年払い|年間一括|按年付费|يُدفع سنوي/iu
/** Of all that is sold, and of no single plan. */
const opensBill =
  /^(?:(?:the |our |all )?(?:pricing|prices|plans|subscriptions) |(?:die |unsere |alle )?(?:preise|tarife|abos) |(?:les |nos |tous les )?(?:prix|tarifs|abonnements) |(?:los |nuestros |todos los )?(?:precios|planes) |(?:os |todos os )?(?:preços|planos) |(?:i |tutti i )?(?:prezzi|piani) |(?:de |alle )?(?:prijzen|abonnementen) )/iu
/** The same where one may choose, or has it cheaper. */
const asOneLikes =
  /(?<!\p{L})(?:or|if|when|save|off|discount|free|oder|wenn|bei|spar\p{L}*|rabatt|ou|si|remise|économi\p{L}*|o|ahorr\p{L}*|descuento|se|desconto|sconto|risparmi\p{L}*|of|als|korting|bespaar)(?!\p{L})|%|割引|お得|优惠|خصم/iu
/** "* Team plans are billed for a year", below "$99 *". */
const noted = /^\* ?\p{L}/u
/** Of once, of somebody else, or of a year: "Until 2023 setup was €90". */
const isOfThen = (text: string) =>
  pastOrPlanned.test(text) || tellsOfOthers(text) || besideSums.test(text) || year.test(text)
const year = /(?<![\p{Nd}.,\p{Sc}]|\p{Sc} )(?:19|20)\p{Nd}{2}(?![\p{Nd}.,])(?! ?\p{Sc})/u
const kindOf = (sentence: string): Kind | null => {
  const text = tidyText(sentence)
  if (text.length > longest || text.length < 6 || /[;|•]/u.test(text) || denied.test(text) || refund.test(text))
    return null
  const isNoted = noted.test(text) ? "noted" : null
  if (least.test(text) && pricesIn(text).length > 0) return "least"
  const [sum, ...others] = pricesIn(text)
  if (sum !== undefined && others.length === 0 && !costsNothing(sum) && setup.test(text) && !isOfThen(text))
    return "setup"
  if (trialCalls.test(text)) return null
  if (tried.test(text) && trial.test(text)) return pricesIn(text).length === 0 ? "trial" : isNoted
  if (varying.test(text)) return "varying"
  if (pricesIn(text).length === 0 && (allByMonth.test(text) || allPaidAgain.test(text) || saidOfEach(text) !== null))
    return "again"
  if (billed.test(text) && !asOneLikes.test(text) && pricesIn(text).length === 0) return "billed"
  return saysTax.test(text) ? "tax" : isNoted
}
const isNote = (block: Block | undefined): block is Block =>
  block !== undefined &&
  block.region === "pricing" &&
  block.card === null &&
  block.list === null &&
  block.level === null &&
  (block.kind === "paragraph" || block.kind === "label")

const ownRegions: ReadonlySet<string> = new Set(["hero", "main", "features"])
const saysOfEach = ({ region, kind, text }: Block): boolean =>
  ownRegions.has(region) &&
  kind === "paragraph" &&
  text.length <= 2 * longest &&
  noteSentences(tidyText(text)).some((one) => saidOfEach(one) !== null)
const around = (page: PageIndex, first: number, last: number): ReadonlyArray<Block> => {
  const found: Array<Block> = []
  for (let at = first - 1; at >= Math.max(0, first - farthest); at--) {
    const block = page.blocks[at]
    if (isNote(block)) found.unshift(block)
    if (block?.level != null && block.level <= 2) break
  }
  const card = page.blocks[last]?.card ?? null
  const end = card === null ? last : page.blocks.findLastIndex((block) => block.card === card)
  for (let at = end + 1; at <= end + 2 * farthest; at++) {
    const block = page.blocks[at]
    // "Per room and night", right under a list, is of it, wherever the part about prices ends.
    const isOfEach = at === end + 1 && block?.card === null && block.list === null && saysOfEach(block)
    if (block !== undefined && isOfEach && block.region !== "pricing") {
      found.push(block)
      break
    }
    if (block === undefined || block.level !== null || block.region !== "pricing") break
    if (isNote(block)) found.push(block)
  }
  return found
}
export interface ListNote {
  readonly page: PageIndex
  readonly text: string
  /** Whether an asterisk leads to it, and whether nothing else makes it a note. */
  readonly isLedTo: boolean
  readonly isBare: boolean
}
/** Whether a sum of a list leads to a note that stands on its page: "$99 *". */
export const leadsToNote = ({ page, plans }: PriceList): boolean =>
  page.blocks.some(({ text }) => noted.test(text)) &&
  plans.some(({ price, words }) => price !== null && /(?<=[\p{Nd}\p{Sc}\p{L}] ?)\*/u.test(words))
/** The sentences themselves, one of each kind. */
export const notesOf = ({ page, plans }: PriceList): ReadonlyArray<ListNote> => {
  const [first, last] = [Math.min(...plans.map((one) => one.first)), Math.max(...plans.map((one) => one.last))]
  const told = fold(plans.map(({ words }) => words).join(" "))
  const found = new Map<Kind, string>()
  // "Plan Solo · 7 days free · cancel any time" is of one plan.
  const isOfOne = (sentence: string) =>
    sentence.includes("·") && plans.some(({ name }) => name !== null && textSays(fold(sentence), [fold(name)]))
  for (const block of around(page, first, last))
    for (const sentence of noteSentences(block.text)) {
      const kind = isOfOne(sentence) ? null : kindOf(sentence)
      if (kind !== null && !found.has(kind) && !told.includes(fold(sentence))) found.set(kind, sentence.trim())
    }
  // "How is it billed?", asked on the same page.
  const asked = page.blocks.filter(({ region, kind }) => region === "faq" && kind === "paragraph")
  const bill = asked.flatMap(({ text }) => noteSentences(text)).find((sentence) => kindOf(sentence) === "billed")
  if (bill !== undefined && !found.has("billed") && opensBill.test(bill)) found.set("billed", bill.trim())
  return [...found].map(([kind, text]) => ({
    page,
    isLedTo: noted.test(text),
    isBare: kind === "noted",
    text: text.replace(/^[^\p{L}\p{N}\p{Sc}(（]+|[.。]$/gu, "")
  }))
}
