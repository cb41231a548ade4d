/** Sentences that say how it is paid without a sum: "Pay once, use forever", "Pay as you go". */

import { fold } from "../../../../../domain/text/Folding.ts"
import { caseless } from "../../reading/patterns/Caseless.ts"
import { neededIn } from "../../reading/patterns/NeededWords.ts"
import type { Own } from "../Own.ts"
import { isHome } from "../Paths.ts"
import { isOwnContext, titlesOf, type Utterance } from "../Said.ts"
import { onceWords, sold, steadyTimes, subscriptionWords, usageWords, uses } from "../words/PriceWords.ts"
import { isPaidAtOnce, mayDenyAgain, opensNoSubscription } from "./SoldOnce.ts"
import {
  afterDenial,
  alsoAgain,
  denial,
  goesOnPaying,
  notToday,
  opensHome,
  pronounAlone,
  type Told,
  withoutDenied
} from "./sums/Told.ts"
import { listedSteadily } from "./ToldPlans.ts"

const onceSaid =
  /^(?:(?<subject>[^,.;:!?]{0,60}?) (?:is|costs|ist|est|es|é|è) )?(?:an? |one |just |eine |un |una |um |una )?(?:you (?:only |just )?|sie |du |vous (?:ne )?)?(?<once>one[- ]time (?:payment|purchase|fee|price)|(?:pay for|buy) (?:it|this) once|(?:pay|buy) once(?:,? (?:use|own|keep)(?: it)? forever)?|lifetime (?:licen[cs]e|access|deal)|einmalzahlung|einmalige zahlung|zahlen einmal|zahlst einmal|einmal zahlen|payez une (?:seule )?fois|paiement unique|pago único|pagamento único|pagamento unico|eenmalige betaling|買い切り|一次性付费|一次性购买|一次购买|买断)(?=$|[.,;!:,，。]| [-–—]| (?:and|no|und|et|y|e|en|ohne|sans|sin|sem|senza|zonder|(?:for|für) (?:life|ever|good|all|each|every\p{L}*|it|the (?:app|game|book|course|whole|full)|immer|alles?|jede\p{L}*))(?!\p{L}))/iu
/** "La licenza si paga una volta sola". */
const onceOf =
  /^(?<subject>[^,.;:!?]{1,60}?) (?<once>(?:si paga|se paga|paga-se|se paie|wird|wordt|is) (?:una volta sola|una sola volta|una sola vez|uma só vez|uma única vez|une (?:seule )?fois|einmal(?:ig)? bezahlt|eenmalig betaald|paid (?:for )?once))(?!\p{L})/iu
/** "La licenza si compra una volta e vale per sempre", and not "una volta all'anno". */
const boughtOnce =
  /^(?:(?<subject>[^,.;:!?]{1,60}?) )?(?<once>(?:si (?:compra|acquista|paga) una volta|se (?:compra|adquiere|paga) una vez|(?:compra|adquire|paga)-se uma vez|(?:s'achète|se paie|se paye) une fois|(?:is|are) (?:bought|paid for) once|(?:wird|werden) (?:nur )?einmal (?:gekauft|bezahlt)|(?:koop|betaal) je (?:maar )?(?:één keer|eenmalig)|wordt (?:maar )?(?:één keer|eenmalig) (?:gekocht|betaald)))(?! (?:a|per|each|every|al|all'|alla|por|ao|par|pro|im|je|cada|ogni|chaque)(?!\p{L})| all')(?!\p{L})/iu
/** "You buy Acme once for your store and it is yours." */
const buysOnce =
  /^(?:you (?:only |just )?(?:buy|pay for|purchase|pay)|(?:sie|du) (?:kaufen|kaufst|bezahlen|bezahlst|zahlen|zahlst)|vous (?:achetez|payez)|(?:lo |la )?(?:compras|pagas)|(?:lo |la )?(?:compri|paghi|acquisti)|(?:você )?(?:compra|paga)|(?:je|u) (?:koopt|betaalt)) ?(?<subject>[^,.;:!?]{0,40}?) ?(?<once>(?:only |just |nur |maar )?(?:once|einmal(?:ig)?|une (?:seule )?fois|una (?:sola )?vez|uma (?:só |única )?vez|una volta(?: sola)?|una sola volta|één keer|eenmalig))(?! (?:a|per|each|every|al|all'|alla|por|ao|par|pro|im|je|cada|ogni|chaque)(?!\p{L})| all')(?!\p{L})/iu
/** "Abgerechnet wird nach Zahl der Berichte." */
const byNumber =
  /^(?:(?:billing|you(?:'re| are) billed|we bill|we charge|you pay|billed|charged)(?: is)? (?:only )?(?:by|for|according to) the number of|(?:abgerechnet|berechnet) wird nach (?:der )?(?:an)?zahl|(?:sie|du|wir) (?:zahlen|zahlst|berechnen) nach (?:der )?(?:an)?zahl|(?:facturation|vous payez|nous facturons) (?:au|selon le) nombre|(?:se cobra|se factura|pagas|facturamos) (?:por|según el) número|(?:cobramos|paga) (?:por|pelo) número|(?:si paga|paghi|fatturiamo) (?:in base al|per) numero|(?:je|u|we) (?:betaalt|rekenen) (?:naar|per) aantal)(?!\p{L})/iu
const usageSaid = new RegExp(
  String.raw`^(?:(?:you |sie |vous )?(?<usage>${usageWords}|pay[- ]as[- ]you[- ](?:play|train|use|ride|drive|wash|print|scan|send|ship|call|learn|swim|climb|park|charge|bake|cook|attend)|(?:only |just )?pay (?:only |just )?for what you \p{Ll}+(?: up)?|pay (?:per|by the) (?:${uses}|(?!building|housing|listing)\p{L}{4,}ing))|(?:our |the )?(?:pricing|billing|prices) (?:is|are) (?<usage2>${usageWords})|(?<subject>[^,.;:!?]{0,50}?) (?:is|ist|est|es|é|è) (?<usage3>${usageWords})|(?<subject2>[^,;:!?]{1,50}?) (?<usage4>(?:charges|bills) (?:only )?(?:(?:by|per|for) (?:each|every|the)?|per) ?(?:\p{L}+ )?(?:${uses})))(?![\p{L}])`,
  "iu"
)
const onceHint = caseless(new RegExp(onceWords, "u"))
/** Opens a line or a sentence about prices: "Assinatura mensal, sem taxa por reserva." */
const subscriptionSaid = new RegExp(
  String.raw`^(?:(?:our |the |one |a |an |simple |flat |fixed |eine? |ein |un |une |una |uma |o |a |il |een |het ))*(?<again>${subscriptionWords})(?![\p{L}])`,
  "iu"
)

/** "Do I pay again for new chapters?": what is answered then is how the product is paid. */
const asksAgain =
  /(?<!\p{L})(?:pay|charged?|subscription|subscribe|monthly fee)(?!\p{L})[^?]*\?$|(?<!\p{L})(?:zahle?n?|bezahlen|abo|abonnement)(?!\p{L})[^?]*\?$|(?<!\p{L})(?:payer|paie|abonnement|pagar|pago|suscripción|assinatura|pagare|pago|abbonamento|betalen|betaal)(?!\p{L})[^?]*\?$/iu
/** "Do I pay for the maps?": of a part of it. */
const ofPart =
  / (?:for|für|pour|para|por|per|voor) (?:the|an?|my|your|die|das|den|der|eine?n?|les?|la|mes|vos|los?|las?|el|os?|as?|il|gli|de|het|een) /iu
const endsClean = (text: string, found: RegExpExecArray | null) =>
  found !== null && goesOnPaying.test(text.slice(found.index + found[0].length)) ? found.groups : undefined
const steady = new RegExp(String.raw`(?<!\p{L})(?:${steadyTimes})(?!\p{L})`, "iu")
/** "on top of the plan", "then every month for the room": what is paid once is not all. */
const besides =
  /(?<!\p{L})(?:on top of|in addition to|plus (?:an?|the)|zusätzlich zu\p{L}?|en plus d|además de|além d|oltre (?:al|a)|bovenop|naast)/iu
const isHalf = (text: string) => {
  const told = withoutDenied(text)
  return steady.test(told) || besides.test(told) || alsoAgain(told)
}

const mayTell = neededIn(() => [onceSaid, onceOf, boughtOnce, buysOnce, byNumber, usageSaid, subscriptionSaid])
/** "Jeder Bericht kostet 9 €.", of what is sold, whatever it is called. */
const ofEach = /^(?:each|every|jede[rs]?|chaque|cada|ogni|elke?) /iu
/** "Pay once, use forever", "Pay as you go": without a number. */
export const wayOfPaying = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { block, before } = said
  const text = afterDenial(said.text)
  const isSteady = block.region === "pricing" && listedSteadily(text)
  if (!isSteady && !mayTell.test(text) && !mayDenyAgain.test(text)) return []
  // "Die Lizenz wird einmal gekauft" is no future.
  if (
    notToday.test(text.replace(/(?<!\p{L})(?:wird|werden) (?=(?:nur )?einmal(?:ig)? (?:gekauft|bezahlt)|nach )/giu, ""))
  )
    return []
  const question = block.region === "faq" ? (titlesOf(said.page, said.at)[0]?.text ?? "") : ""
  const answers = asksAgain.test(question) && !ofPart.test(question) && !own.namesOther(question)
  const told = answers ? { ...said, before: before.filter((one) => !denial.test(one)) } : said
  const about = block.region === "pricing" || answers || (opensHome(said) && said.before.length === 0)
  const isOurs = (subject: string | undefined) =>
    subject === undefined || sold.test(subject)
      ? about && isOwnContext(own, told, "none")
      : isOwnContext(own, said, own.subject(subject), true)
  const bought = buysOnce.exec(text)?.groups
  const isBought =
    bought !== undefined &&
    (bought.subject === "" || pronounAlone.test(bought.subject ?? "") || own.isName(bought.subject ?? ""))
  const once = isBought
    ? { once: bought.once ?? "", subject: undefined }
    : (onceHint.test(text) ? (onceSaid.exec(text) ?? onceOf.exec(text)) : boughtOnce.exec(text))?.groups
  const counted = block.region === "pricing" ? byNumber.exec(text)?.[0] : undefined
  const usage = endsClean(text, usageSaid.exec(text))
  const subscribed = endsClean(text, subscriptionSaid.exec(text))?.again
  const again = about || isHome(said.page) ? subscribed : undefined
  const denied = about ? opensNoSubscription(text) : null
  const none = denied !== null && isPaidAtOnce(block.text) ? denied : null
  return [
    ...(none !== null && isOwnContext(own, said, "none")
      ? [{ model: "one-time" as const, telling: fold(none), price: null }]
      : []),
    ...(isSteady && isOwnContext(own, said, "none")
      ? [{ model: "subscription" as const, telling: fold(text.slice(0, text.indexOf(":"))), price: null }]
      : []),
    ...(again !== undefined && isOwnContext(own, said, "none")
      ? [{ model: "subscription" as const, telling: fold(again), price: null }]
      : []),
    ...(once?.once !== undefined && !isHalf(text) && isOurs(once.subject)
      ? [{ model: "one-time" as const, telling: fold(once.once), price: null }]
      : []),
    ...(counted !== undefined &&
    isOwnContext(own, { ...said, before: before.filter((one) => !ofEach.test(one)) }, "none")
      ? [{ model: "usage-based" as const, telling: fold(counted), price: null }]
      : []),
    ...(usage !== undefined && isOurs(usage.subject ?? usage.subject2)
      ? [
          {
            model: "usage-based" as const,
            telling: fold(usage.usage ?? usage.usage2 ?? usage.usage3 ?? usage.usage4 ?? ""),
            price: null
          }
        ]
      : [])
  ]
}
