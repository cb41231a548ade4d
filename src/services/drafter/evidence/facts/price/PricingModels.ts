/** How the product is paid for, decided by all the plans its site shows, else by what its sentences say. */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import type { Fact } from "../Fact.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { goodsOf, soldAtOnce, soldSilently } from "./Goods.ts"
import { usageLines } from "./lines/Billing.ts"
import { byPlans, planFact } from "./lines/ByPlans.ts"
import { offersOn } from "./lines/cards/PriceCards.ts"
import { paidAgain, withoutFree } from "./lines/PaidAgain.ts"
import { isTierName } from "./lines/PlanNames.ts"
import type { PricePlan } from "./lines/PriceLines.ts"
import { isOfRival, isRivalFact, withoutColumn } from "./lines/Rivals.ts"
import { unlessFree, unlessSold } from "./lines/SoldBeside.ts"
import { soldSingly } from "./lines/SoldSingly.ts"
import { plansOf } from "./Plans.ts"
import { paysOthers } from "./PriceSections.ts"
import { type PriceFact, priceFacts } from "./PriceSentences.ts"
import { type SoldOnce, soldOnce, tellsOnce } from "./SoldOnce.ts"
import { paidAsAnswered } from "./sentences/AnsweredModels.ts"
import { type CostAnswer, costAnswers } from "./sums/asked/AskedPrices.ts"
import { plainSums } from "./sums/plain/PlainSums.ts"
import { type Along, toldAlong } from "./sums/plain/SaidAlong.ts"
import { paidByVisit, tellsHours } from "./sums/plain/VisitSums.ts"
import { steadySaid } from "./sums/shaped/SteadySaid.ts"
import type { PricingModel } from "./sums/Told.ts"
import { type ToldSum, toldSums } from "./sums/ToldSums.ts"

/** Pays for more than what is free: its members, a plan with a name of its own. */
const paidBeside =
  /(?<!\p{L})(?:members?|supporters?|subscribers?|patrons?|mitglieder|abonnenten|adhérents|abonnés|socios|suscriptores|apoiadores|assinantes|abbonati|soci|leden|plus|pro|premium)(?!\p{L})/iu
const freeApp = /(?<!\p{L})(?:app|application|aplicación|aplicativo|applicazione|software)(?!\p{L})/iu
/** Sentences that go together: free and open source are one, a free plan beside a paid one is freemium. */
const bySentences = (facts: ReadonlyArray<PriceFact>): ReadonlyArray<Fact<PricingModel>> => {
  const models = new Set(facts.map(({ value }) => value))
  const only = (...allowed: ReadonlyArray<PricingModel>) => [...models].every((model) => allowed.includes(model))
  if (models.size <= 1 || only("free", "open-source")) return facts
  // Of what is bought the app that goes with it is free.
  if (only("one-time", "free") && facts.every(({ value, words }) => value !== "free" || freeApp.test(words)))
    return facts.filter(({ value }) => value === "one-time")
  // "The letter is free. Members pay €4 a month.", in one part of a page.
  const pages = new Set(facts.map(({ page }) => page))
  const isMore = facts.every(({ value, words }) => value === "free" || paidBeside.test(words))
  if (models.size > 1 && only("free", "subscription") && pages.size === 1 && isMore)
    return facts.map((fact) => ({ ...fact, value: "freemium" }))
  if (only("freemium", "subscription") || (models.has("freemium") && only("freemium", "subscription", "free")))
    return facts.filter(({ value }) => value === "freemium")
  // "Acme is free. Acme Whole is $25, once.", under "Buy it once".
  const more = facts.filter(({ value }) => value === "freemium")
  return more.some(({ price }) => price?.paying === "once") && only("freemium", "one-time", "free") ? more : []
}

/** What sentences may say of a product whose plans are of a kind: of free software the service may cost. */
const goesWith: Readonly<Record<PricingModel, ReadonlyArray<PricingModel>>> = {
  subscription: ["subscription", "open-source"],
  freemium: ["freemium", "subscription", "one-time", "free", "open-source"],
  "one-time": ["one-time", "open-source"],
  "usage-based": ["usage-based", "open-source"],
  free: ["free", "open-source"],
  "open-source": ["open-source", "free"],
  "contact-sales": ["contact-sales"]
}

const paysOnce = (site: SiteIndex, own: Own, sentences: ReadonlyArray<PriceFact>) =>
  sentences.some(({ value }) => value === "one-time") || tellsOnce(site, own)

const toldOnce = ({ told }: SoldOnce): ReadonlyArray<Fact<PricingModel>> =>
  told.map(({ page, words, telling, first, last }) => ({
    value: "one-time",
    page,
    words,
    telling,
    blocks: { first, last },
    statement: null
  }))

/** Of prices that do not say how they are paid, what its sentences say: "Pay per lookup". */
const paidAsSaid = (
  sold: SoldOnce | null,
  told: ReadonlyArray<Fact<PricingModel>>
): ReadonlyArray<Fact<PricingModel>> => {
  if (sold !== null) return toldOnce(sold)
  return told.every(({ value }) => value === "usage-based" || value === "one-time" || value === "subscription")
    ? told
    : []
}

export interface Charges {
  readonly plans: ReadonlyArray<PricePlan>
  readonly sentences: ReadonlyArray<PriceFact>
  /** Sums that sentences tell of what is sold, however they are paid. */
  readonly sums: ReadonlyArray<ToldSum>
  readonly models: ReadonlyArray<Fact<PricingModel>>
  /** What the same paragraphs tell along with those. */
  readonly along: ReadonlyArray<Along>
  /** What is answered to whoever asks what it costs. */
  readonly answers: ReadonlyArray<CostAnswer>
}

/** Whether nothing tells what it costs, or how it is paid. */
export const tellNothing = ({ plans, sentences, sums, models, answers }: Charges): boolean =>
  [sentences, sums, models, answers].every((one) => one.length === 0) && plans.every(({ price }) => price === null)

export const wordedCharges = perOwn((site: SiteIndex, names): Charges => {
  const own = ownOf(site, names)
  const charged = allCharges(site, own)
  const told = [...charged.sentences.filter(({ price }) => price !== null), ...charged.sums]
  const charges = { ...charged, along: toldAlong(site, own, told) }
  const isQuoted = charges.models.length > 0 && charges.models.every(({ value }) => value === "contact-sales")
  // "We bill our time at $210 an hour. You get a quote first.": how it is reckoned is told.
  if (isQuoted && tellsHours(charges.sums))
    return { ...charges, models: paidByVisit(site, charges.sums), sentences: [] }
  if (isQuoted && site.some(showsTable)) return { ...charges, models: [] }
  const isOpen = charges.models.length === 0 && charges.sentences.length === 0
  const arePlans = charges.plans.every(({ kind }) => kind === "ask" || kind === "recurring")
  return isOpen && arePlans ? { ...charges, models: steadySaid(site, own) } : charges
})
/** "The price is fixed (see the table below)", which may be a picture: whoever shows prices quotes only the rest. */
const table =
  /(?<!\p{L})(?:prices? (?:is|are) fixed|see (?:our |the )?(?:price )?(?:table|list)|(?:siehe|laut) (?:unsere[rn]? )?(?:preis)?(?:tabelle|liste)|preisliste (?:als pdf|herunterladen)|voir (?:le |notre )?(?:tableau|grille)|ver (?:la |nuestra )?(?:tabla|lista)|ver (?:a |nossa )?(?:tabela|lista)|vedi (?:la |il )?(?:tabella|listino)|zie (?:de |onze )?(?:tabel|prijslijst))(?!\p{L})|(?:料金|価格)表(?:を|は)(?:ご覧|以下)/iu
/** "Prix CHF", over cells that are figures alone. */
const headOfFigures =
  /^(?:price|preis|prix|precio|preço|prezzo|prijs)s?,? (?:in |en |em |\()?(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|euros?|francs|\p{Sc})\)?$/iu
const showsTable = ({ blocks }: PageIndex): boolean =>
  blocks.some(
    ({ region, kind, text }) =>
      (region === "pricing" && table.test(text)) || (kind === "cell" && headOfFigures.test(text.trim()))
  )
const allCharges = (site: SiteIndex, own: Own): Omit<Charges, "along"> => {
  const charged = { ...chargedBy(site, own), answers: costAnswers(site, own) }
  const sums = [...toldSums(site, own), ...plainSums(site, own)].filter((sum) => !isRivalFact(sum, own))
  // Where nothing tells how one pays, what is let, or stands over a page about one thing, still has its sum.
  const isSilent = [charged.plans, charged.sentences, charged.models].every((one) => one.length === 0)
  if (!isSilent) {
    // What its users pay to others is none of its prices.
    const models = unlessSold(
      site.filter((page) => !paysOthers(page)),
      own,
      charged.models
    )
    if (models === charged.models) return { ...charged, models: unlessFree(site, own, models), sums }
    return { ...charged, models, sentences: charged.sentences.filter(({ value }) => value !== "free"), sums }
  }
  if (sums.length > 0) {
    const again = paidAgain(site, sums)
    return { ...charged, models: again.length > 0 ? again : paidByVisit(site, sums), sums }
  }
  const one = soldSingly(site)
  if (one.length > 0) return { ...charged, plans: one, models: one.map((plan) => planFact(plan, "one-time")), sums }
  const silent = [soldSilently(site), offersOn(site)].find(({ length }) => length > 0) ?? []
  if (silent.length === 0)
    return {
      ...charged,
      models: paidAsAnswered(
        site,
        charged.answers.filter(({ isOfAll, isOfSum }) => isOfAll && !isOfSum)
      ),
      sums
    }
  return { ...charged, plans: silent, models: byPlans(silent, [], false), sums }
}
/** A sum of which a sentence around it tells how it is paid: "£4.99. No yearly renewal." */
const isIn =
  ({ page, first, last }: PricePlan) =>
  (fact: PriceFact) =>
    fact.page === page && fact.blocks !== null && first <= fact.blocks.last && fact.blocks.first <= last
/** "We discuss the price with you", over or under cards to ask for: of all of them, and not of the largest. */
const isForAll = ({ value, page, blocks, isCall }: PriceFact) =>
  value === "contact-sales" && isCall !== true && isTold(page.blocks[blocks?.first ?? -1])
/** A paragraph by itself, and no button. */
const isTold = (block: PageIndex["blocks"][number] | undefined) =>
  block?.kind === "paragraph" && block.region === "pricing" && block.card === null
const chargedBy = (site: SiteIndex, own: Own): Omit<Charges, "along" | "answers" | "sums"> => {
  // "Pay as you go", beside "Prepay": one side of a switch.
  const isSwitch = ({ value, page, blocks }: PriceFact) =>
    value === "usage-based" && blocks !== null && page.blocks[blocks.first]?.kind === "button"
  const all = priceFacts(site, own).filter((fact) => !isSwitch(fact))
  // Prose counts where neither a list of prices nor a plainer sentence tells it.
  const every = plansOf(site).filter((plan) => !isOfRival(plan, own))
  const isAlone =
    all.every(({ isProse }) => isProse) &&
    every.every((plan) => (plan.kind === "unknown" ? all.some(isIn(plan)) : plan.kind === "ask" && all.every(isForAll)))
  const said = isAlone ? all : all.filter(({ isProse }) => !isProse)
  // Of what is free, a list of what its users pay to somebody else is none of its prices.
  const isFree = said.some(({ value }) => value === "free" || value === "open-source")
  const others = new Set(isFree ? site.filter(paysOthers) : [])
  const listed = withoutColumn(own, every).filter(({ page }) => !others.has(page))
  // "Ovenly: $29 a month. Crumb: free.": beside the name of the product other names are rivals'.
  const isNamed = listed.some(({ told, name }) => told !== undefined && name !== null && own.isName(name))
  const isRival = ({ told, name }: PricePlan) => told !== undefined && name !== null && !own.isIn(fold(name))
  const plans = isNamed ? listed.filter((plan) => !isRival(plan)) : listed
  // Who names a price does not only quote.
  const isTold = plans.some(({ price }) => price !== null) || said.some(({ price }) => price !== null)
  // What an hour costs says how all is paid only where nothing else has a price.
  const isHour = ({ value, price }: PriceFact) => value === "usage-based" && price?.paying === "unknown"
  const areHours = plans.length === 0 && said.every((one) => one.price === null || isHour(one))
  const sentences = said.filter((one) => !(isTold && one.value === "contact-sales") && (areHours || !isHour(one)))
  const usage = usageLines(site).filter(({ page }) => !others.has(page))
  // "Buy once", over a list of prices: that is how each of them is paid.
  const shown = byPlans(plans, usage, paysOnce(site, own, sentences))
  const told = bySentences(sentences)
  if (plans.length === 0 && usage.length === 0) {
    // Who quotes the larger jobs may price the others.
    const sold = sentences.every(({ value }) => value === "contact-sales") ? soldOnce(site, plans) : null
    if (sold !== null && sold.told.length > 0) return { plans: sold.plans, sentences: [], models: toldOnce(sold) }
    const models = withoutFree(site, told)
    const areGoods = models.length > 0 && models.every(({ value }) => value === "one-time")
    return { plans: areGoods ? soldAtOnce(site, sentences) : [], sentences, models }
  }
  const [model] = shown
  const areUnknown = plans.every(({ kind }) => kind === "unknown" || kind === "ask")
  if (model === undefined) {
    // "Free", and another plan of which no sum is told.
    const isFreemium = plans.every(({ price }) => price === null) && told.every(({ value }) => value === "freemium")
    if (isFreemium && told.length > 0) return { plans, sentences, models: told }
    // "Acme | free", in a table of what it is set beside.
    const isFreeAlone = told.length > 0 && told.every(({ value }) => value === "free" || value === "open-source")
    if (isFreeAlone && plans.every(({ kind, price }) => kind === "free" && price === null))
      return { plans: [], sentences, models: told }
    // "Contact us for pricing", as a line of its own and as a sentence.
    const isAsked = plans.every(({ kind }) => kind === "ask") && told.every(({ value }) => value === "contact-sales")
    if (isAsked && told.length > 0) return { plans, sentences, models: told }
    // Of open software help is offered, for whatever it costs.
    const isOpen = told.length > 0 && told.some(({ value }) => value === "open-source")
    if (isOpen && plans.every(({ kind, price }) => kind === "ask" && price === null))
      return { plans: [], sentences, models: told.filter(({ value }) => value === "open-source") }
    // Of what is built after open plans the things themselves are sold.
    const isSaid = sentences.some(({ value }) => value !== "open-source")
    const sold = areUnknown && !isSaid ? soldOnce(site, plans) : null
    const models = areUnknown ? paidAsSaid(sold, told) : []
    const isShop = models.length > 0 && models.every(({ value }) => value === "one-time")
    const listed = sold?.plans ?? []
    const goods = isShop && listed.length === 0 && plans.every(({ name }) => name === null) ? goodsOf(site) : listed
    return { plans: isShop && goods.length > 0 ? goods : plans, sentences, models }
  }
  // "The letter is free. Members pay $8 a month.": what is free stands beside the plan, and not in it.
  const free = sentences.filter(({ value }) => value === "freemium")
  // "Free", with a plan to pay for of which no sum is shown yet.
  const isPaid = model.value === "subscription" || model.value === "one-time" || model.value === "free"
  if (isPaid && free.length > 0 && told.every(({ value }) => value === "freemium"))
    return { plans, sentences, models: free }
  // "Acme is free to use." beside "Pro €4 a month".
  const isFreeToo = told.length > 0 && told.every(({ value }) => value === "free")
  if (model.value === "subscription" && isFreeToo && plans.every(({ name }) => name !== null && isTierName(name)))
    return { plans, sentences, models: [...told, ...shown].map((fact) => ({ ...fact, value: "freemium" as const })) }
  // What sentences say of it besides must go with the plans, or be told by one of them.
  const kinds = new Set(plans.map(({ kind }) => kind))
  const isListed = (value: PricingModel) =>
    (value === "one-time" && kinds.has("once")) ||
    (value === "usage-based" && kinds.has("usage")) ||
    // A sum a lesson, and one a year to be a member.
    (value === "subscription" && model.value === "usage-based" && kinds.has("recurring"))
  // "Only pay for what you use", over three plans that are paid by the month: no way of its own.
  const areTiers =
    plans.filter(({ kind, name, price }) => kind === "recurring" && name !== null && price !== null).length > 1
  const isSlogan = ({ value, price }: PriceFact) => areTiers && value === "usage-based" && price === null
  const fits = sentences.every(
    (one) => goesWith[model.value].includes(one.value) || isListed(one.value) || isSlogan(one)
  )
  const beside = sentences.filter(
    ({ value }) => value === model.value || (model.value === "free" && value === "open-source")
  )
  return { plans, sentences, models: fits ? [...shown, ...beside] : [] }
}
