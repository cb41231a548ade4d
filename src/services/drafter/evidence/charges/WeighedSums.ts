/** Sums of which no wording tells that they are asked for, and what stands around them makes it likely. */

import type { Fact } from "../facts/Fact.ts"
import type { Own } from "../facts/Own.ts"
import { costsNothing, type Price } from "../facts/price/sums/Money.ts"
import { isExtra } from "../facts/price/sums/NoPrices.ts"
import { mayGiveFree } from "../facts/price/sums/plain/ForNothing.ts"
import type { PricingModel } from "../facts/price/sums/Told.ts"
import { type ToldSum, tellsLeast } from "../facts/price/sums/ToldSums.ts"
import { saidFact, startsNamed, type Utterance } from "../facts/Said.ts"
import { thereafter } from "../facts/words/PriceWords.ts"
import type { Block, PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import { isAskedByOthers, isOfSomethingElse, isTitledOther } from "./SumsOfOthers.ts"
import { likelihoodOf } from "./weighed/Likelihood.ts"
import onceOdds from "./weighed/once.json"
import type { SumMention } from "./weighed/SumMentions.ts"
import { type SumTraits, weighableSums } from "./weighed/SumTraits.ts"
import sumOdds from "./weighed/sums.json"

/** How likely a sum has to be one that is asked for, and how likely it has to be paid once. */
const least = { asked: 0.85, once: 0.95 } as const
/** A time that comes again, anywhere in what is told: then a sum that says nothing may be paid again as well. */
const comesAgain =
  /(?<!\p{L})(?:months?|monthly|years?|yearly|annual\p{L}*|weeks?|weekly|monat\p{L}*|jahr\p{L}*|jährlich\p{L}*|woche\p{L}*|mois|mensuel\p{L}*|ans?|annuel\p{L}*|semaines?|mes|meses|mensual\p{L}*|años?|anual\p{L}*|semanas?|mês|mensa\p{L}+|anos?|mese|mesi|mensil\p{L}+|ann[oiua]\p{L}*|settiman\p{L}+|maand\p{L}*|jaar\p{L}*|weken|membership|subscription|abo\p{L}*|abonn\p{L}+|suscri\p{L}+|assinatura\p{L}*)(?!\p{L})|月|年|週|شهر|سنة/iu

/** "An oven costs £900": whoever sells it is told by wordings that are known, or it is none of ours. */
const costs =
  /(?<!\p{L})(?:costs?|kostet|kosten|koste|coûte|coûtent|cuesta|cuestan|custa|custam|costa|costano|kost) (?:\p{L}+ ){0,3}$/iu
/** "≈ 300 rooms → $91", "Total: $9": worked out, or a line that runs over the screen. */
const workedOut = /[→≈⇒]|(?<!\p{L})(?:total|summe|gesamt|totaal|totale)(?!\p{L})/iu
/** "The first month is £3, each further month £9": what it costs changes. */
const changes =
  /(?<!\p{L})(?:(?:the )?first|(?:d(?:er|as|ie) )?erste[rsn]?|l[ea] premi(?:er|ère)|(?:el|la) primer[ao]?|[ao] primeir[ao]|il primo|la prima|de eerste) (?:month|year|week|monat|jahr|woche|mois|année|semaine|mes|año|semana|mês|ano|mese|anno|settimana|maand|jaar)(?!\p{L})/iu
/** "Ovenly is $14.99", "Ovenly is out now for $18": whoever is called like that at the head is named, and no noun. */
const named =
  /^(?!(?:It|This|That|Each|Es|Das|Ce|Esto|Questo|Isto|Dit|Dat) )\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)* (?:is|ist|est|es|é|è|gibt es|está) /u
/** "Membership is $45", where the page writes "membership" in small letters elsewhere: a noun at the head of its sentence. */
const isNoun = (page: PageIndex, text: string): boolean => {
  const [word = "", next = ""] = text.split(" ", 2)
  if (!/^\p{Ll}/u.test(next) || word.length < shortestNoun) return false
  const small = new RegExp(
    `(?<![\\p{L}\\p{N}.@/-])${RegExp.escape(word.toLowerCase())}(?![\\p{L}\\p{N}-]|\\.\\p{L})`,
    "u"
  )
  return page.blocks.some((block) => small.test(block.text))
}
const shortestNoun = 4
/** "It is not a single payment of $60." */
const denied =
  /(?<!\p{L})(?:not|never|(?:is|are|was)n['’]t|keine?[nmrs]?|nicht|pas|no es|não é|non è|geen|niet) (?:[\p{L}-]+ ){0,4}$/iu
const later = new RegExp(`^(?:${thereafter})`, "iu")
/** A sum beside a label, or with a word or two: what it is of stands elsewhere, and may be anybody's. */
const leastWords = 3
const saysTooLittle = (text: string, prices: ReadonlyArray<Price>): boolean => {
  const rest = prices.reduce((left, { text: sum }) => left.replace(sum, " "), text)
  const words = rest.match(/\p{L}{2,}/gu) ?? []
  return words.length < leastWords && !/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]{4}/u.test(rest)
}
/** Where sentences stand, and where addresses and small print do. */
const told: ReadonlySet<Block["kind"]> = new Set(["paragraph", "item"])
const aside: ReadonlySet<Block["region"]> = new Set(["footer", "contact"])
/** Whether a sentence tells its sums by itself: a cell, a card or a label beside it leaves open what they are of. */
const standsAlone = ({ text, block }: Utterance, prices: ReadonlyArray<Price>): boolean =>
  told.has(block.kind) && block.card === null && !saysTooLittle(text, prices)
const isVetoed = (own: Own, { text, block, page, before }: Utterance, prices: ReadonlyArray<Price>): boolean =>
  aside.has(block.region) ||
  workedOut.test(text) ||
  later.test(text) ||
  changes.test(text) ||
  (named.test(text) && !startsNamed(own, text) && !isNoun(page, text)) ||
  // "Your first oven is £30 a month; each one after that is £18."
  isExtra(text.slice(0, prices.length > 1 ? prices[0]?.end : undefined)) ||
  denied.test(text.slice(0, prices[0]?.start)) ||
  before.some(isAskedByOthers) ||
  (prices.length === 1 && costs.test(text.slice(0, prices[0]?.start))) ||
  isOfSomethingElse(text, prices) ||
  isTitledOther(block)
type Weighed = readonly [SumMention, SumTraits]
const pricesOf = (all: ReadonlyArray<Weighed>): ReadonlyArray<Price> => all.map(([{ price }]) => price)
const modelOf = (told: ReadonlyArray<Weighed>): PricingModel | null => {
  if (told.every(([{ price }]) => price.paying === "recurring")) return "subscription"
  if (told.every(([{ price }]) => price.paying === "usage")) return "usage-based"
  const isOnce = ([{ price, said }, traits]: Weighed) =>
    price.paying === "once" ||
    (price.paying === "unknown" && !comesAgain.test(said.block.text) && likelihoodOf(traits, onceOdds) >= least.once)
  return told.every(isOnce) ? "one-time" : null
}
export const weighedSums = (
  site: SiteIndex,
  own: Own
): { readonly sums: ReadonlyArray<ToldSum>; readonly models: ReadonlyArray<Fact<PricingModel>> } => {
  const asked = [...Map.groupBy(weighableSums(site, own), ([{ said }]) => said)].filter(([said, all]) => {
    const prices = pricesOf(all)
    if (prices.some(costsNothing) || isVetoed(own, said, prices)) return false
    return all.every(([, traits]) => likelihoodOf(traits, sumOdds) >= least.asked)
  })
  // What is asked besides, and no sentence tells: half of the prices is none.
  if (asked.some(([said, all]) => !standsAlone(said, pricesOf(all)))) return { sums: [], models: [] }
  const sums = asked.flatMap(([said, all]): ReadonlyArray<ToldSum> => {
    const [first] = all
    if (first === undefined) return []
    const { price } = first[0]
    const isLeast = tellsLeast(said.text.slice(0, price.start))
    return [{ ...saidFact(said, price, ""), what: "", isLeast, counted: [], each: [] }]
  })
  // What is free besides may be free for good: then how the whole is paid stays open.
  const isOpen = sums.length === 0 || site.some(({ blocks }) => blocks.some(mayGiveFree))
  const model = isOpen ? null : modelOf(asked.flatMap(([, all]) => all))
  return { sums, models: model === null ? [] : sums.map((sum) => ({ ...sum, value: model })) }
}
