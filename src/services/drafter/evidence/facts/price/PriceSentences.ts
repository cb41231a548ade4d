/** Sentences that say what the product costs: "Acme costs €19 a month", "Pay once". */

import { fold } from "../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import { caseless } from "../../reading/patterns/Caseless.ts"
import { neededIn } from "../../reading/patterns/NeededWords.ts"
import { spelledOut } from "../../reading/SpelledOut.ts"
import type { Fact } from "../Fact.ts"
import type { Own } from "../Own.ts"
import { isOwnContext, saidFact, saidInSmallPrint, titlesOf, type Utterance } from "../Said.ts"
import {
  askingTitles,
  commissionShapes,
  costsFirst,
  noPriceWords,
  sold,
  thereafter,
  unlocks
} from "../words/PriceWords.ts"
import { isShipped, sendsFree } from "./Goods.ts"
import { isRivalFact } from "./lines/Rivals.ts"
import { triedFirst } from "./lines/words/TrialForms.ts"
import { wayOfPaying } from "./PayingWays.ts"
import { tellsOnce } from "./SoldOnce.ts"
import { describedOpen, namesLicence, toldFree } from "./sentences/FreeSentences.ts"
import { upgraded } from "./sentences/Upgrades.ts"
import { askedFree } from "./sums/asked/AskedFree.ts"
import { saidOfPrices } from "./sums/asked/AskedPrices.ts"
import { costsNothing, hasFigure, type Price, pricesIn } from "./sums/Money.ts"
import { tellsNoPrice } from "./sums/NoPrices.ts"
import { isOverOthers, isSoldHere } from "./sums/OtherSums.ts"
import { isNarrowed } from "./sums/others/Narrowed.ts"
import { tellsOfOthers } from "./sums/others/OtherPayees.ts"
import { freeInBeta } from "./sums/plain/BetaFree.ts"
import { plainlyFree } from "./sums/plain/PlainFree.ts"
import { plainlyQuoted } from "./sums/plain/PlainQuotes.ts"
import { plainlyPriced } from "./sums/plain/PlainSums.ts"
import { isPlanByName } from "./sums/plain/PlansByName.ts"
import { asksForQuote, pricedByTime } from "./sums/Quotes.ts"
import { costsNobody, statedWay } from "./sums/StatedWays.ts"
import { isFreeBesides } from "./sums/shaped/FreeBesides.ts"
import { entersFree } from "./sums/shaped/FreeEntry.ts"
import { licenceTitled } from "./sums/shaped/LicenceTitled.ts"
import { toldShaped } from "./sums/shaped/Shaped.ts"
import { twoTiers } from "./sums/shaped/TwoTiers.ts"
import { unpriced } from "./sums/shaped/Unpriced.ts"
import {
  afterDenial,
  alsoAgain,
  atOnce,
  belongsToOthers,
  byTheYear,
  denial,
  isChoice,
  isSetAgainst,
  isSumOfOther,
  notToday,
  opensHome,
  type PricingModel,
  paysLess,
  pronounAlone,
  reached,
  type Told,
  usual,
  withoutLasting
} from "./sums/Told.ts"
import { forNow } from "./sums/words/BesideWords.ts"

export interface PriceFact extends Fact<PricingModel> {
  readonly price: Price | null
  /** Told in prose, where no shape that is known tells it. */
  readonly isProse: boolean
  /** Whoever wants a price is asked to write: it says how one pays, and sums up nothing. */
  readonly isCall?: boolean
}

const costs =
  /(?:^| )(?:costs?|starts? at|starts? from|start at|begins? at|is available (?:for|from|at)|is priced at|is|are|kostet|kosten|beginnen bei|starten bei|starten ab|ab|gibt es ab|coûte|coûtent|commencent? à(?: partir de)?|démarrent? à|est à|cuesta|cuestan|empiezan? en|comienzan en|custa|custam|começam? em|costa|costano|partono da|parte da|kost|beginnen vanaf|begint bij|vanaf|تبدأ من|تكلفة)? ?(?:just |only |from |at |nur |ab |seulement |à partir de |solo |desde |apenas |a partir de |a partire da |slechts |vanaf )?$/iu
/** "Price: €9 a month". */
const labelled =
  /^(?:cost|costs|price|pricing|preis|kosten|prix|tarif|precio|preço|prezzo|prijs|料金|価格|价格|السعر)\s*:\s*$/iu
/** Scripts without blanks: "アプリは". */
const unspaced = /(?:は|售价|现价|定价|の料金は|の価格は|的价格是|只需|仅需|价格为)、? ?$/u
const lead =
  /^(?:(?:(?:after|beyond|above) that|then|afterwards|danach|ensuite|después|depois|poi|daarna),? )?(?:(?:all (?:this )?)?for |(?:buy|order|get)(?: it)?(?: now)? for |(?:(?:buy|get)(?: it)?|cómpralo|cómprala|comprar|kaufen|jetzt kaufen|acheter|compre|acquista|koop)(?: (?:on|en|auf|bei|sur|na|no|su|op) (?:the )?[\p{L}]{2,12}(?: store)?)?: |jetzt (?:kaufen )?für |acheter pour |comprar por |acquista a |koop voor |pay |from |starting at |starting from |only |just |ab |nur |à partir de |dès |desde |a partir de |solo |apenas |a partire da |da |vanaf |slechts )?$/iu
/** "Buy it on Steam:", before a sum that nothing says is paid again. */
const buying =
  /^(?:(?:buy|get)(?: it)?|cómpral[oa]|comprar|(?:jetzt )?kaufen|acheter|compre|acquista|koop) (?:on|en|auf|bei|sur|na|no|su|op) [^:]{2,24}: $/iu
const goesOn =
  /^(?:$|[.,;!)+–—。、，]| (?:e|et|y|en|und|e poi)(?= )| (?:unlocks?|buys?|gets? you|covers?|that (?:is|are|was|were|you)|from \p{L}+ (?:to|through) \p{L}+)(?!\p{L})|です|から|起| لكل|\/| (?:per|for|with|by|on|including|after|and|plus|billed|paid|excl|incl|zzgl|inkl|für|mit|nach|pour|avec|para|con|com|per|voor|met|-|–|\+|all))/iu
const notPrice = new RegExp(String.raw`(?<![\p{L}])(?:${noPriceWords})(?![\p{L}])`, "iu")
const mayBeNoPrice = neededIn(() => [notPrice])
const later = new RegExp(`^(?:${thereafter})`, "iu")
/** "(After that) kost het", "Cuesta", "(Danach) kostet Acme". */
const verbFirst = new RegExp(
  String.raw`^(?:${costsFirst})(?: (?<whom>[^,.;:!?]{1,40}?))??(?: (?:just|only|nur|ab|seulement|solo|desde|apenas|slechts|vanaf|maar|dan|dann))* $`,
  "iu"
)
/** "You can unlock everything for". */
const unlocking = new RegExp(
  String.raw`^(?:(?:you can|you may|you|man kann|vous pouvez|puedes|você pode|puoi) )?(?:just |simply )?(?:${unlocks}) (?<what>[^,.;:!?]{1,40}?) (?:for|für|pour|por|per|voor)(?: (?:just|only|nur|solo|apenas|seulement))? $`,
  "iu"
)
/** "the full version" */
const whole =
  /^(?:the |die |das |la |le |el |o |a |il |de |het )?(?:full|whole|complete|pro|volle|vollständige|gesamte|complète|completa|completo|volledige|vollversion|version complète|versión completa|versão completa|versione completa|volledige versie)(?: (?:app|game|version|spiel|jeu|juego|jogo|gioco|spel|versie|course|album|book))?$/iu
/** "pagas la cuota de" */
const fee =
  /^(?:(?:an?|the|our|die|den|einen|la|le|l'|une?|una|el|o|uma|il|lo|de|het|een) ?)?(?:\p{L}+ )?(?:fee|membership|subscription|beitrag|mitgliedsbeitrag|cotisation|adhésion|abonnement|cuota|mensualidad|suscripción|mensalidade|anuidade|assinatura|quota|canone|abbonamento|contributie|bijdrage)(?: (?:of|von|de|di|van|da))?$/iu
const modelOf = (price: Price): PricingModel | null =>
  price.paying === "recurring"
    ? "subscription"
    : price.paying === "once"
      ? "one-time"
      : price.paying === "usage"
        ? "usage-based"
        : null

/** "The whole course": what is sold here, by what it is. */
const theThing =
  /^(?:the|our|your|der|die|das|unser\p{L}*|le|la|les|l'|notre|nos|el|los|las|nuestr\p{L}*|o|a|os|as|noss\p{L}*|il|lo|i|gli|het|de|ons|onze) ?\p{Ll}/u
const opensDefinite = /^(?:the|this|der|die|das|dieser?|le|la|l'|el|este|esta|o|a|il|lo|de|het|deze|dit) ?/iu
const subscribed =
  /(?:^|[:,] )(?:an? |ein |un |une |una |uma |een )?(?:subscription|membership|abo|abonnement|abbonamento|suscripción|assinatura|mitgliedschaft)(?: (?:from|for|at|ab|für|zu|à|pour|dès|da|a|per|desde|por|vanaf|voor))? $/iu
/** "抢先体验期间售价": for now, and of what the page sells. */
const unspacedTimes =
  /^(?:现在|目前|首发|早鸟|限时|抢先体验|预售|発売記念|早期)?(?:期间|期間中?|版)?(?:售价|现价|定价|价格为|価格は)(?:仅|只需|为)? ?$/u

/** "Le local nous": what costs us is no price. */
const toUs = / (?:us|uns|nous|nos|ci|ons)$/iu

/** On a page by which one joins or orders: its own words, where nobody else is named before. */
const isAsking = ({ page, at, before }: Utterance, own: Own): boolean => {
  const titles = titlesOf(page, at)
  return titles.some(({ text }) => asking.test(text)) && !before.some((text) => own.namesOther(text))
}
const asking = new RegExp(`^(?:${askingTitles})[.!]?$`, "iu")

/** "Acme costs €19 a month", "Plans start at $9/month", "From €19 a month". */
const selling = (site: SiteIndex, said: Utterance, own: Own, paidOnce: boolean): ReadonlyArray<Told> => {
  if (!hasFigure(said.text)) return []
  const { block } = said
  const text = spelledOut(afterDenial(said.text.replace(triedFirst, "then ").replace(later, "")))
  const [price, ...more] = pricesIn(text)
  if (price === undefined || costsNothing(price) || !isChoice(price, more, text)) return []
  const last = more.at(-1) ?? price
  const rest = text.slice(last.end)
  const choosing = more.length > 0 && (byTheYear.test(rest) || paysLess(rest))
  // "if you pay for the year" says it of another sum than the first.
  const sums = choosing ? text.slice(0, last.end) : withoutLasting(text)
  if (notToday.test(sums) || (mayBeNoPrice.test(sums) && notPrice.test(sums)) || sendsFree.test(text)) return []
  const isSent = price.paying === "unknown" && lead.test(text.slice(0, price.start)) && isShipped(said, rest)
  const isBought = buying.test(text.slice(0, price.start))
  const model = modelOf(price) ?? (paidOnce || isBought || atOnce.test(text) || isSent ? "one-time" : null)
  if (model === null || !(choosing || isSent || goesOn.test(rest))) return []
  if (model === "one-time" && alsoAgain(`${text} ${said.after ?? ""}`)) return []
  const before = text.slice(0, price.start)
  const told: ReadonlyArray<Told> = [{ model, price, telling: fold(price.text) }]
  if (labelled.test(before)) return isOwnContext(own, said, "none") ? told : []
  if (lead.test(before)) {
    // A sum alone may be anything; at the top of the first page, or after "from", it is a price.
    const opens = block.region === "hero" || before.trim() !== ""
    const sells = block.region === "pricing" || (opensHome(said) && opens)
    const titled = titlesOf(said.page, said.at).some(({ text }) => tellsNoPrice(text) || isOverOthers(text))
    return sells && !titled && !isSumOfOther(rest) && isOwnContext(own, said, "none") ? told : []
  }
  const isTimely = unspacedTimes.test(before)
  const first = verbFirst.exec(before)?.groups
  const isUnlocked = unlocking.exec(before)?.groups?.what
  if (first !== undefined || isUnlocked !== undefined) {
    const what = (first?.whom ?? isUnlocked ?? "").trim()
    const isOurs = what === "" || pronounAlone.test(what) || own.isName(what) || whole.test(what) || fee.test(what)
    // "No. You pay €12 once and get every update.", as an answer.
    const isAnswer = block.region === "faq" && price.paying === "once"
    const sells = block.region === "pricing" || opensHome(said) || isAnswer
    const alone = isAnswer ? { ...said, before: said.before.filter((one) => !denial.test(one)) } : said
    return sells && isOurs && isOwnContext(own, alone, own.isName(what) ? "own" : "none") ? told : []
  }
  // "The box comes every week: subscription from €60 a month."
  if (price.paying === "recurring" && block.region === "pricing" && subscribed.test(before))
    return !own.namesOther(before) && isOwnContext(own, said, "none") ? told : []
  const cut = costs.exec(before)
  const verb = cut === null || cut[0].trim() === "" ? unspaced.exec(before) : cut
  if (reached.test(before)) return []
  const whom = sold.test(before.trim()) ? before.trim() : verb === null ? null : before.slice(0, verb.index).trim()
  if (whom === null || belongsToOthers(whom) || toUs.test(whom)) return []
  const isThing =
    (block.region === "pricing" || isAsking(said, own)) &&
    theThing.test(whom.charAt(0).toLowerCase() + whom.slice(1)) &&
    !usual.test(whom) &&
    isSoldHere(site, whom) &&
    !own.namesOther(whom)
  // "The course costs €145 once.", of a site that calls itself a course.
  const isSelf = opensHome(said) && own.kinds().has(fold(whom.replace(opensDefinite, "")))
  const whose =
    sold.test(whom) || isThing || isSelf || (isTimely && block.region === "pricing")
      ? "none"
      : price.paying === "recurring" && isPlanByName(own, whom)
        ? "own"
        : own.subject(whom)
  return whose !== "other" && (isOwnContext(own, said, whose) || (whose === "none" && isAsking(said, own))) ? told : []
}

const share = String.raw`\p{Nd}{1,2}(?:[.,]\p{Nd}+)? ?[%％٪]`
const commission = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${commissionShapes.map((shape) => shape.replaceAll("{N}", share)).join("|")})(?!\\p{L})`,
  "iu"
)
const mayTake = neededIn(() => [commission])
/** Taken by somebody else: the bank, the shop, the tax office, whoever brings customers. */
const takenByOthers =
  /(?<!\p{L})(?:bank|stripe|paypal|apple|google|amazon|etsy|airbnb|vat|tax|card fees?|rivals?|others?|elsewhere|mwst|steuer|tva|iva|btw|off|discount|cheaper|less|fewer|rabatt|nachlass|günstiger|weniger|remise|réduction|moins|descuento|menos|rebaja|desconto|sconto|meno|korting|minder|refer(?:s|red|rals?)?|affiliates?|affiliation|affiliat[eoi]|afiliad\p{L}+|parrain\p{L}+|empfehlung\p{L}*|empfiehlst|empfehlen|recomiend\p{L}+)(?!\p{L})/iu
/** "We keep 8 % of each rental": paid by how much it is used. */
const commissioned = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text } = said
  const found = mayTake.test(text) ? commission.exec(text) : null
  const words = found?.[0]
  if (found === null || words === undefined) return []
  // "We keep 7 % of the price, shipping not counted.": what follows denies something else, save where it says until when.
  const rest = text.slice(found.index + words.length)
  const told = text.slice(0, found.index + words.length)
  const isToday = !notToday.test(told) && !forNow.test(rest)
  // In German every noun after it has a capital.
  const isOurs = isToday && !takenByOthers.test(text) && !own.namesOther(told)
  return isOurs && isOwnContext(own, said, "own") ? [{ model: "usage-based", telling: fold(words), price: null }] : []
}

const hint = caseless(
  /[%％٪]|koste|canone|cotis|(?<!\p{L})pag[aáhiou]|entgelt|dinero|dinheiro|soldi|denaro|(?<!\p{L})geld|argent|money|offert|umsonst|(?<!\p{L})rien(?!\p{L})|niks|de balde|offer|proposal|proposta|proposition|propuesta|pricing|price|pídenos|prezz|preci|preç|prijs|preis|tarif|pence|cents?(?!\p{L})|c[eéê]nt[ie][ms]|(?<!\p{L})prix(?!\p{L})|graça|charge|billed|bill(?=s| )|plans? |membership|sales|kostet|abgerechnet|cuesta|custa|paiement|pagamento|betaling|abbon|サブスク|定額|免费|付费|收费|料金|计费|报价|ライセンス|许可|开源|支払|購入|اشتراك|تدفع|ادفع|مجان|حاسب|رخصة|سعر|أسعار|mpl|eupl|mensal|monthly|quot|request|anfrage|honorar|nennen wir|sur demande|consult|petición|richiesta|aanvraag|cotiz|estimate|chiffr|面议|咨询|お問い合わせ|الطلب|gpl|mit[- ]|apache|(?<!\p{L})bsd|(?<!\p{L})uf(?!\p{L})|nach (?:an)?zahl|number of|nombre d|número de|numero d|aantal |priced|preventivo|devis|presupuesto|orçamento|angebot|offerte|見積|报价|\p{Sc}|nothing|nichts|coûte rien|nada|nulla|niente|niets|free|kostenlos|gratis|kostenfrei|gratuit|grátis|open[- ]?source|freie software|logiciel libre|software li|vrije software|quelloffen|código abierto|code ouvert|licen[csz]|lizen|código aberto|codice aperto|cobr(?:a|amos)|fa[ct]?tur|contributie|jaarlijks|jährlich|annue|anual|annual|yearly|rekenen|rechnen|once|one[- ]time|lifetime|einmal|unique|único|unico|eenmalig|usage|pay|verbrauch|nutzung|usd|eur|chf|dólar|dollar|pesos|reais|pounds|円|元|無料|免費|una volta|una vez|uma vez|je maar|één keer|一度|una sola|uma só|une fois|免费|开源|オープンソース|مجاني|مفتوح|買い切り|一次性|従量|按量|الدفع|شهري|الشهر|السنة|دولار|ريال|درهم|جنيه|دينار|subscri|abo|assinatura|suscripci|betaalt|zahl|pagas|paghi|payez|月額|年額|包月|按月|订阅/u
)

const codes = /(?<![\p{L}\p{N}])[A-Z]{3}(?= ?\p{Nd})|(?<=\p{Nd} ?)[A-Z]{3}(?!\p{L})/gu

/** What sentences tell in words of their own, the closest reading first. */
const toldInProse = (site: SiteIndex, said: Utterance, own: Own): ReadonlyArray<Told> => {
  const free = plainlyFree(said, own)
  if (free.length > 0) return free
  const priced = plainlyPriced(site, said, own)
  return priced.length > 0 ? priced : plainlyQuoted(said, own)
}

/** Sentences about prices that the site says of itself. */
export const priceFacts = (site: SiteIndex, own: Own): ReadonlyArray<PriceFact> => {
  const printed = saidInSmallPrint(site).filter((said) => namesLicence(said, own))
  const paidOnce = tellsOnce(site, own)
  const facts = [...saidOfPrices(site, own), ...printed].flatMap((one) => {
    const isAboutMoney = hint.test(one.text) || pricesIn(one.text).length > 0
    if (!isAboutMoney || one.text.length > 300 || isSetAgainst(one.after)) return []
    // "CHF 1,190" names nobody.
    const before = one.before.map((text) => text.replace(codes, ""))
    const said = before.every((text, at) => text === one.before[at]) ? one : { ...one, before }
    const told = [
      ...selling(site, said, own, paidOnce),
      ...wayOfPaying(said, own),
      ...commissioned(said, own),
      ...upgraded(said, own),
      ...asksForQuote(said, own),
      ...pricedByTime(site, said, own),
      ...toldFree(said, own),
      ...costsNobody(said, own)
    ]
    // What is told in a plainer way needs no other.
    const stated = told.length > 0 ? told : statedWay(said, own)
    const plain = toldShaped(said, own)
    // What is free to begin with, and paid for beyond, is told by no half of it.
    const shaped =
      plain !== null && (plain.model === "freemium" || (plain.isNamed && stated.length === 0)) ? [plain] : stated
    const isProse = shaped.length === 0
    const all = isProse ? (plain === null ? toldInProse(site, said, own) : [plain]) : shaped
    if (all.length === 0 || tellsOfOthers(said.text)) return []
    const found = all.map(({ model, telling, price }) => ({ ...saidFact(said, model, telling), price, isProse }))
    const isHalf = isFreeBesides(said, own)
    return found.filter(
      (fact) =>
        !(fact.value === "free" && isNarrowed(said.after)) &&
        !(isHalf && fact.value === "subscription") &&
        !isRivalFact(fact, own)
    )
  })
  const told = [...facts, ...askedFree(site, own).map((fact) => ({ ...fact, price: null, isProse: false }))]
  // "The app is free. Premium unlocks …": half of it tells less than all.
  const tiers = told.every(({ value }) => value === "free") ? twoTiers(site, own) : []
  if (told.length > 0 && tiers.length === 0) return told
  if (tiers.length > 0) return tiers.map((fact) => ({ ...fact, price: null, isProse: true }))
  // What is free for now may cost later: where that has a price, the price counts.
  const now = saidOfPrices(site, own).flatMap((said) => {
    const free = freeInBeta(said, own)
    return free.length === 0 || tellsOfOthers(said.text)
      ? []
      : free.map(({ model, telling }) => saidFact(said, model, telling))
  })
  if (now.length > 0) return now.map((fact) => ({ ...fact, price: null, isProse: true }))
  const described = describedOpen(site, own)
  const open = described.length > 0 ? described : licenceTitled(site, own)
  const last = open.length > 0 ? open : entersFree(site, own)
  return last.length > 0
    ? last.map((fact) => ({ ...fact, price: null, isProse: false }))
    : unpriced(site, own).map((fact) => ({ ...fact, price: null, isProse: true }))
}
