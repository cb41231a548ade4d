/** How a plain sum is paid: as it says itself, else as the words around it say. */
import { uses } from "../../../words/PriceWords.ts"
import type { Price } from "../Money.ts"
import { alsoAgain, byTime, type PricingModel, withoutDenied } from "../Told.ts"
import type { Telling } from "./Telling.ts"

/** What a use is counted in, in words that only sentences have. */
export const countedUses = `${uses}|abrufe?|requêtes?|opvraging(?:en)?|consultas?|readings?|sms|stempels?|anrufe?|gesprächsminuten?|kilowattstunden?|kilowatt[- ]?hours?|kilowattheures?|kilowattora|kilowattuur|kilovatios?[- ]hora|quilowatts?[- ]hora|mensajes?|lit(?:re|er|ro)s?|kilos?|kilomet(?:re|er)s?|kilómetros?|quil[óô]metros?|chilometr[oi]|kilomètres?|encomendas?|spedizion[ei]|oproep(?:en)?|gesprek(?:ken)?|usos?|einsatz|einsätze|mb|bezoek(?:en)?|zending(?:en)?|pacc(?:o|hi)|envios?|impressions?|lavagg(?:io|i)|lavados?|lavages?|wash(?:es)?|wäschen?|runs?|clics?|clicks?|klicks?|stampe|stampa|copie|copias?|escaneos?|analyses?|análisis|gigaoctets?|mégaoctets?|gigas?|megabytes?|terabytes?|zeichen|caract[eè]res?|caracter(?:es)?|caratter[ei]|tekens?|numérisations?|digitalizaç(?:ão|ões)|scansion[ei]|cópias?|kopien?|kopie(?:ën)?`
const per =
  "per|for each|for every|pro|je|für jede[nrs]?|par|pour chaque|por cada|por|per ogni|voor elke?|à la|from every|from each|of every|of each|von jede[rm]|auf jede|bei jede[rm]|sur chaque|de cada|su ogni|di ogni|van elke?"
const each = "each|every|chaque|cada|ogni|elke?|jede[rsn]?|eine?|an?|une?|una?|um|uma|een"
/** Behind a sum: "a call", "die Kilowattstunde". */
const perUse = new RegExp(
  String.raw`^ ?(?:/ ?|(?:${per}|each|every|chaque|cada|ogni|elke?|an?|die|der|das|la|le|l'|el|o|a|al|il|all'|het) ?)(?:(?:single|verschickte[nrsm]?|gesendete[nrsm]?|angefangene[nrsm]?|verzonden|gestarte|verstuurde?) )?(?:${countedUses})(?!\p{L})`,
  "iu"
)
/** Before it: "Pro verschicktem Paket berechnen wir", "Se paga por consulta"; "Each text" only of small money. */
const perUseFirst = new RegExp(String.raw`(?<!\p{L})(?:${per}) (?:\p{L}+ )?(?:${countedUses})(?!\p{L})`, "iu")
const eachUse = new RegExp(String.raw`^(?:${each}) (?:\p{L}+ )?(?:${countedUses}|texts?|fax|foto)(?!\p{L})`, "iu")
/** "4 cents", "€0.04": of one sending, and of no thing that is sold. */
const isSmall = ({ amount, currency }: Price) => /^(?:cent|pence|c[éê]nt)/u.test(currency) || Number(amount) < 1
/** Whether a sum is counted by uses: "8 cents a page", whatever is done for it. */
export const isByUse = (head: string, tail: string, price: Price): boolean =>
  price.paying === "usage" || perUse.test(tail) || perUseFirst.test(head) || (isSmall(price) && eachUse.test(head))
/** What is kept of each sale. */
const ofEachSale = new RegExp(
  String.raw`^ ?(?:from|of|on|von|auf|bei|sur|de|su|op|van|di)? ?(?:each|every|jede[rsmn]?|chaque|cada|ogni|elke?) (?:${countedUses}|vente|venta|venda|vendita|verkoop|verkauf)(?!\p{L})`,
  "iu"
)

/** Of these each pays, however much is used. */
const perPerson =
  /(?<!\p{L})(?:seats?|users?|persons?|people|members?|months?|years?|hours?|teams?|nutzer\p{L}*|person|personen|mitglied\p{L}*|platz|plätze|monat|jahr|stunde|gebruikers?|persoon|leden|plek|maand|jaar|uur|utilisateurs?|personnes?|postes?|mois|an|heure|usuarios?|personas?|puestos?|mes|año|hora|usuários?|pessoas?|mês|ano|utent[ei]|person[ae]|mese|anno|ora|familia|família|famiglia|familie|gezin|famille)(?!\p{L})/iu
/** "Once you have joined" is no way of paying. */
const withoutOnce = /(?<!\p{L})once (?:you|we|your|the|it|a|after)(?!\p{L})|for good (?:reason|measure)|at once/giu

export interface WayOfSum {
  readonly model: PricingModel | null
  readonly price: Price
}
/** By which time a sum is paid, where words beside it say so: "im Jahr 36 €", "$6 per seat each month". */
export const steadilyPaid = (words: string, price: Price, tongue: Telling): Price => {
  const period = price.paying === "unknown" ? tongue.periods.find(([, shape]) => shape.test(words))?.[0] : undefined
  return period === undefined ? price : { ...price, period, paying: "recurring" }
}
/** `whole`: the sentence, with what it denies first: "No subscription: the whole set is $64." */
export const wayOfSum = (whole: string, head: string, tail: string, price: Price, tongue: Telling): WayOfSum => {
  if (price.paying === "recurring") return { model: "subscription", price }
  const isCounted = tongue.counted.test(head) && !perPerson.test(head)
  const isUsed = isCounted || isByUse(head, tail, price) || ofEachSale.test(tail) || tongue.usage.test(whole)
  const isOnce = price.paying === "once" || tongue.once.test(whole.replace(price.text, " ").replace(withoutOnce, ""))
  const steady = steadilyPaid(`${head} ${tail.split(/[,;:.–]/u)[0] ?? ""}`, price, tongue)
  if (steady.paying === "recurring" && !isOnce) return { model: "subscription", price: steady }
  // "no monthly fee" is how a use is paid as well.
  const isForGood = price.paying === "once" || tongue.once.test(withoutDenied(whole).replace(withoutOnce, ""))
  if (isUsed && !isForGood) return { model: "usage-based", price: { ...price, paying: "usage" } }
  if (isOnce && steady.paying !== "recurring" && !alsoAgain(whole) && !byTime.test(whole))
    return { model: "one-time", price: { ...price, paying: "once" } }
  return { model: null, price }
}
