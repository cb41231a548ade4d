/**
 * Sentences that say what something costs, and of others as much as is about it: "It's free, no account needed" of
 * "It's free, no account needed, and loved by thousands". One that only promises what may be done for nothing is praise.
 */
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../evidence/clause/voice/SentenceCuts.ts"
import { pricesIn } from "../../evidence/facts/price/sums/Money.ts"
import { hadForNothing } from "../../evidence/facts/price/sums/shaped/words/HadForNothing.ts"
import { freeWords } from "../../evidence/facts/words/PriceWords.ts"
import { anywhere } from "../../evidence/reading/patterns/Caseless.ts"

/** "It is", "l'application est toujours", "100 %": before "free" where that is what is said. */
const are =
  "is|are|'s|’s|it's|be|remains?|stays?|costs|ist|sind|bleibt|bleiben|est|sont|reste|restent|es|son|sigue siendo|é|são|continua|è|sono|resta|rimane|zijn|blijft|blijven"
const fully =
  "100 ?%|completely|totally|entirely|fully|always|and|now|currently|absolutely|still|forever|available|for|vollständig|komplett|völlig|dauerhaft|immer|ganz|zu|entièrement|totalement|complètement|toujours|completamente|totalmente|siempre|sempre|del todo|interamente|volledig|helemaal|altijd|geheel"
/** What may follow it: an end, to what or for whom, for how long. */
const goesOn =
  "to|for|forever|and|with|on|in|during|until|while|as|download|app|plan|tier|account|software|use|open|of|&|\\+|/|zu|für|und|im|in|bei|testen|nutzbar|à|pour|et|en|sur|dans|pendant|para|y|de|por|sin|e|per|senza|da|te|om|voor|zonder|sempre|per sempre"
const opening = new RegExp(
  String.raw`^(?:\p{L}+ )?(?:(?:${fully}) ){0,3}(?:${freeWords})(?=$|[^\p{L}\s]|[\s,](?:[^\p{L}]|(?:${goesOn})(?!\p{L})))`,
  "iu"
)
const stating = new RegExp(
  String.raw`(?:^|[\s'’])(?:${are}) (?:(?:${fully}|\p{L}+ly),? ){0,3}(?:${freeWords})s?(?!\p{L})`,
  "iu"
)
const closing = new RegExp(String.raw`^.{0,60}(?<!\p{L})(?:${freeWords})s?$`, "iu")
const unspaced = /無料|免费|免費/u
const longestUnspaced = 40
/** Its words bend as they stand, and are told from others by how few there are. */
const arabic = /مجان/u
const longestArabic = 60
const denied =
  /^(?:and |und |et |y |e |en )?(?:no|without|zero|never|nothing|keine?|ohne|nie|sans|pas d|aucune?|sin|ningun[ao]?|nada|sem|nenhuma?|senza|nessun[ao]?|niente|geen|zonder|nooit)(?!\p{L})|なし|不要|无需|無需|بدون|بلا/iu
const paying = anywhere(
  "accounts?|sign-?ups?|registration|credit cards?|ads|subscriptions?|fees?|trials?|payments?|pay|paid|premium|purchases?|in-app|costs?|konto|anmeldung|kreditkarte|werbung|abo|kosten|compte|inscription|carte bancaire|publicité|abonnement|frais|cuenta|registro|tarjeta|publicidad|anuncios|suscripción|conta|cadastro|cartão|anúncios|assinatura|registrazione|carta|pubblicità|abbonamento|account|reclame|open[- ]source|quelloffen|licen[cs]e|lizenz|licencia|licença|licenza|donations?|spenden?|dons?|donaciones|doações|donazioni|donaties"
)
/** "You won't pay a penny", "Wir verlangen nichts dafür". */
const charging =
  /(?<!\p{L})(?:pay|pays|paid|costs?|charged?|charges|prices?|priced|fees?|verlang\p{L}*|zahl\p{L}*|bezahl\p{L}*|kost\p{L}*|preise?|demand(?:ons|e|é)|pa(?:ie|ye)\p{L}*|coût\p{L}*|prix|tarifs?|cobra\p{L}*|cuesta\p{L}*|coste|costo|precios?|preços?|custa\p{L}*|pag[aoh]\p{L}*|chied\p{L}*|prezz[oi]|betaal\p{L}*|betalen|vrag\p{L}*|prij(?:s|zen)|subscription|freemium|abo|abonnement|suscripción|assinatura|abbonamento|premium)(?!\p{L})|料金|費用|価格|お金|課金|付费|收费|价格|费用|ثمن|سعر|دفع|تكلف|رسوم/iu
const isAboutCost = (piece: string, isFirst: boolean): boolean => {
  const text = tidyText(piece).replace(/^[^\p{L}\p{N}\p{Sc}]+|[.!。]+$/gu, "")
  if (pricesIn(text).length > 0) return true
  if (unspaced.test(text)) return text.length <= longestUnspaced
  if (arabic.test(text)) return text.length <= longestArabic
  if (denied.test(text) || (!isFirst && paying.test(text) && text.length <= longestUnspaced)) return true
  return [opening, stating, closing, ...(isFirst ? [charging] : [])].some((shape) => shape.test(text))
}

/** "Download Acme for free" of "Download Acme for free and plan your next bake."; not where what follows is paid for. */
const had = hadForNothing.map((shape) => new RegExp(`^(?:${shape})(?=[.!]?$| (?:and|und|et|y|e|en) )`, "iu"))
const hadIn = (words: string): string | null => {
  const [found] = had.flatMap((shape) => shape.exec(words)?.[0] ?? [])
  const rest = words.slice(found?.length)
  return found === undefined || charging.test(rest) || paying.test(rest) || pricesIn(tidyText(rest)).length > 0
    ? null
    : found
}

/** "Free to use Own word list Shared by link": lines that were set one under the other. */
const nextLine = /(?<=\p{L}) (?=\p{Lu}\p{Ll}+(?:-\p{Ll}+)? \p{Ll})/gu
const firstLine = (words: string): string => {
  const cuts = [...words.matchAll(nextLine)]
  const first = words.slice(0, cuts[0]?.index)
  const isGlued = cuts.length > 1 && first.split(" ").length <= longestFirst && !/[.!?。]$/u.test(words)
  return isGlued && opening.test(first) ? first : words
}
const longestFirst = 4
const longestUpgrading = 140

/** "Start free; upgrade when your ovens outgrow it.": what is free, and what makes one pay. */
const upgrading =
  /^(?:start|begin|try)(?: \p{L}+){0,2} (?:for )?free[,;.–—]? (?:then |and )?(?:upgrade|pay)(?!\p{L})|^(?:kostenlos|gratis) (?:starten|beginnen)[,;.–—]? (?:dann |und )?(?:upgrad|aufrüst|zahl|bezahl)|^commence[rz](?: \p{L}+)? gratuitement[,;.–—]? (?:puis |et )?(?:passe|pay)|^empieza(?: \p{L}+)? gratis[,;.–—]? (?:y |luego )?(?:mejora|actualiza|paga|pásate)|^comece(?: \p{L}+)? (?:grátis|gratuitamente)[,;.–—]? (?:e |depois )?(?:faça upgrade|atualize|pague|passe)|^inizia(?: \p{L}+)? (?:gratis|gratuitamente)[,;.–—]? (?:e |poi )?(?:passa|paga|aggiorna)|^start(?: \p{L}+)? gratis[,;.–—]? (?:en |dan )?(?:upgrade|betaal)/iu
/** "Price on request", by itself. */
const requested =
  /^(?:(?:all )?(?:prices?|pricing) (?:is |are )?(?:up)?on (?:request|application|enquiry)|preise? auf anfrage|(?:prix|tarifs?) sur (?:demande|devis)|precios? (?:a consultar|bajo (?:petición|consulta))|(?:precios?|preços?) sob (?:consulta|pedido)|prezz[io] su richiesta|prij(?:s|zen) op aanvraag|価格(?:は)?(?:応相談|お問い合わせください)|价格面议|السعر عند الطلب)[.!]?$/iu
export const saysOnRequest = (words: string): boolean => requested.test(tidyText(words))

/** How much of a sentence is about what it costs; null where that is not its matter. */
export const costIn = (text: string): string | null => {
  const words = firstLine(text)
  if (words.length <= longestUpgrading && upgrading.test(words)) return words
  const pieces = words.split(/((?<=[,;!])\s+|(?<=[.。!])\s+|\s+[·–—|-]\s+)/u)
  let end = 0
  let length = 0
  for (const [at, piece] of pieces.entries()) {
    length += piece.length
    if (at % 2 === 1 || piece === "") continue
    if (!isAboutCost(piece, at === 0)) break
    end = length
  }
  if (end === 0) return hadIn(words)
  const kept = words
    .slice(0, end)
    .replace(/[,;]+$/u, "")
    .trim()
  return kept.replace(/^[^\p{L}\p{N}\p{Sc}"'«„“¿¡(（「『]+/u, "")
}

/** "Request your free quote", "Contattateci per un preventivo": asks somebody to ask. */
const calls =
  /^(?:please )?(?:contact|call|request|ask|get|schedule|book|fill|tell|write|email|send|fordern|kontaktieren|kontaktiere|rufen|holen|schreiben|buchen|vereinbaren|demandez|contactez|appelez|écrivez|remplissez|solicit[ae]|pide|pid[ae]|pídenos|contáct|contact[ae]|llám|escríbe|peça|fale|entre em|contatta|contattate|richied|chied|scriv|prenota|vraag|neem|bel |stuur|plan )|^(?:お問い合わせ|お気軽|联系|请联系|اتصل|تواصل)/iu
const longestCall = 8
export const asksToAsk = (words: string): boolean => calls.test(fold(words)) && words.split(" ").length <= longestCall

/** "Acme is open source and free to use.": more than the licence; of "free software" nobody knows which is meant. */
const freeToo = anywhere(
  `(?:${freeWords})(?:e|er|es|en|s)? (?:to use|of charge|for (?:everyone|everybody|all|any|ever)|forever|nutzbar|für alle|verfügbar|pour tou[st]|à utiliser|d'utilisation|para (?:tod[oa]s|siempre|sempre|usar)|de usar|per (?:tutti|sempre)|da usare|voor iedereen|te gebruiken)|(?:completely|totally|entirely|100 ?%|vollständig|komplett|völlig|entièrement|totalement|completamente|totalmente|volledig|helemaal) (?:${freeWords})(?! (?:software|and open|as in|libre))`
)
export const saysFreeToo = (words: string): boolean => freeToo.test(fold(words))

/** "See our price page or ask for a quote.", "Yes. You decide. The free tier has ads.": tells of something else first. */
const sendsOn =
  /^(?:please )?(?:see|visit|check|view|take a look|have a look|siehe|sehen sie|schauen sie|besuchen sie|voir|voyez|consultez|découvrez|vea|vedi|consult[ae]|visit[ae]|descubre|veja|confira|guarda|scopri|zie|bekijk|bezoek)(?!\p{L})/iu
const yes = /^(?:yes|no|ja|nein|nee|oui|non|sí|sì|sim|não)[.!]$/iu
export const opensElsewhere = (words: string): boolean => {
  const [first = "", next] = sentencesIn(words).map((one) => one.trim())
  if (sendsOn.test(fold(first)) && pricesIn(tidyText(words)).length === 0) return true
  return next !== undefined && yes.test(first) && !isAboutCost(next, true)
}

/** "Get your quote →" beside "Every trip is quoted by its length.", and the same told over again elsewhere. */
const openingOf = (words: string) => fold(words).split(" ").slice(0, 5).join(" ")
const isSentence = (words: string) => /\p{L} .*[.!。]$/u.test(words)
export const withoutCalls = <One extends { readonly words: string }>(told: ReadonlyArray<One>): ReadonlyArray<One> => {
  const sentences = told.filter(({ words }) => isSentence(words))
  const kept = sentences.length > 0 ? sentences : told
  return kept.filter(({ words }, at) => kept.findIndex((one) => openingOf(one.words) === openingOf(words)) === at)
}
interface Told {
  readonly words: string
  readonly price: unknown
  readonly value: string
}
/** "Acme is free of charge.", "Acme is an open project, free to use for anybody.": the same twice; the shorter tells it. */
export const saidOnce = <One extends Told>(told: ReadonlyArray<One>): ReadonlyArray<One> => {
  const isFree = ({ price, value }: One) => price === null && (value === "free" || value === "open-source")
  const shortest = told.toSorted((a, b) => a.words.length - b.words.length)
  return told.length > 1 && told.every(isFree) ? shortest.slice(0, 1) : told
}
