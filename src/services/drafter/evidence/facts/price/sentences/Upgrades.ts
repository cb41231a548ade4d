/** Sentences that tell what more costs of something that is free to begin with: "Acme Whole unlocks everything for $25, once." */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../clause/voice/SentenceCuts.ts"
import type { Own } from "../../Own.ts"
import { isOwnContext, startsNamed, type Utterance } from "../../Said.ts"
import { costsNothing, pricesIn } from "../sums/Money.ts"
import { notToday, opensHome, type Told } from "../sums/Told.ts"
import { beforeMore, beginsFree, isFreeToday, moreCosts, selfHosted } from "./BetterVersions.ts"

const adds =
  /^(?<what>[^,.;:!?]{2,40}?) (?:unlocks?|adds?|opens up|schaltet|ergänzt|débloque|ajoute|desbloquea|añade|agrega|desbloqueia|acrescenta|adiciona|sblocca|aggiunge|ontgrendelt|voegt)(?!\p{L})[^.;:!?]{0,90}? (?:for|für|pour|por|per|voor|a|à)(?: (?:just|only|nur|seulement|solo|apenas|slechts))? $/iu
const forAWhile =
  /(?<!\p{L})(?:trial|days?|weeks?|months?|tage|wochen|monate?|jours|semaines|mois|días|semanas|mes(?:es)?|dias|giorni|settimane|mesi|dagen|weken|maanden|shipping|delivery|versand|lieferung|livraison|envío|entrega|spedizione|verzending)(?!\p{L})/iu

/** Of the product: by its name, or by the last word of it, "The Thursday letter" of "The Kharif Letter". */
const isOfOurs = (own: Own, subject: string, gets: boolean) => {
  const last = fold(subject).split(" ").at(-1) ?? ""
  return (
    own.subject(subject) !== "other" ||
    (gets && theThing.test(subject)) ||
    [...own.names].some((name) => name.endsWith(` ${last}`))
  )
}
/** "The Friday letter": what is made to be read or heard, of which those who pay get more. */
const theThing =
  /^(?:the|our|der|die|das|unser\p{L}*|le|la|les|notre|nos|el|los|las|nuestr\p{L}*|o|os|as|noss\p{L}*|il|lo|i|gli|het|de|ons|onze) (?!(?:first|erste|premi|prime|primo|eerste))(?:\p{L}+ )?(?:letters?|newsletters?|podcasts?|magazine|zine|blog|bulletin|comics?|episodes?|brief|rundbrief|magazin|folgen|lettre|infolettre|balado|revue|épisodes|carta|boletín|revista|episodios|boletim|episódios|lettera|rivista|puntate|nieuwsbrief|blad|afleveringen)$/iu
/** "Members pay €4 a month, and also get the archive": more of the same. */
const getsMore =
  /(?<!\p{L})(?:(?:also )?(?:gets?|receives?)|(?:erhalten|bekommen) (?:auch|außerdem|zusätzlich)|reçoivent|reciben|recebem|ricevono|krijgen)(?!\p{L})/iu
/** What was said right before, of the same thing: that it is free. */
const isFreeBefore = (own: Own, { before, page, at, block, text: told }: Utterance, isNamed: boolean) => {
  const above = page.blocks[at - 1]
  const goesOn =
    before.length === 0 && above?.level === null && above.region === block.region && above.card === block.card
  const said = goesOn ? sentencesIn(tidyText(above.text)) : before
  return said.some((text) => isFree(own, text, isNamed, getsMore.test(told)))
}
/** `isNamed`: what more of it costs has its name, so that this needs none. */
const isFree = (own: Own, text: string, isNamed: boolean, gets: boolean): boolean => {
  if (forAWhile.test(text) || own.namesOther(text)) return false
  if (beginsFree.test(text)) return true
  const found = isFreeToday.exec(text)
  const head = found === null ? "" : text.slice(0, found.index)
  const subject = head.replace(/は、?$/u, "").trim()
  return found !== null && (isNamed || isOfOurs(own, subject, gets) || selfHosted.test(subject)) && !notToday.test(head)
}
/** "Acme is free. The Pro version costs €4 a month.", in one sentence or two. */
const isBetter = (said: Utterance, own: Own, head: string): boolean => {
  const { free, head: more } = beforeMore.exec(head)?.groups ?? {}
  const isMore = (words: string) => moreCosts.some((shape) => shape.test(words))
  if (free !== undefined && more !== undefined && isMore(more)) return isFree(own, free, false, false)
  return isMore(head) && isFreeBefore(own, said, false)
}
/** "Members pay €4 a month." */
const paying =
  /^(?:(?:our |unsere |nos |los |i |le |les |de )?(?:paid |paying )?(?:members|supporters|subscribers|mitglieder|unterstützer|membres|adhérents|abonnés|socios|suscriptores|membros|assinantes|apoiadores|soci|abbonati|leden|abonnees)) (?:(?:pay|zahlen|paient|pagan|pagam|pagano|betalen) (?:just |only |nur |solo |slechts )?|\()$/iu

/** "For $6 a month, or $60 a year, members get each part a week early." */
const forSum = /^(?:for|für|pour|por|per|voor) $/iu
const membersGet =
  /^[^.;:!?]{0,40}?,? (?:our |the |unsere |die |nos |les |los |os |as |i |gli |le |de )?(?:\p{L}+ )?(?:members|supporters|subscribers|mitglieder|membres|adhérents|abonnés|socios|suscriptores|membros|assinantes|apoiadores|soci|abbonati|leden|abonnees)(?!\p{L})/iu
/** "Acme Pro is a one-time payment of $18": of the name and one word more. */
const costsMore =
  /^(?<what>[^,.;:!?]{2,40}?) (?:is|costs|ist|kostet|est à|coûte|cuesta|custa|costa|kost)(?: (?:just|only|nur|solo|slechts))? $/iu

/** "Counties and schools pay €60 a month.", of something that was said to be free to others. */
const groupPays =
  /^(?!(?:you|we|they|others?|rivals|competitors|everyone|some|most|many|sie|wir|andere|alle|viele|ils|d'autres|beaucoup|otros|muchos|outros|muitos|altri|molti|anderen|velen) )(?:(?:our|the|die|unsere|les|nos|los|las|os|as|i|gli|le|de) )?\p{L}{4,}(?: (?:and|or|und|oder|et|ou|y|o|e|en|of) \p{L}{3,})? (?:pay|zahlen|bezahlen|paient|pagan|pagam|pagano|betalen) (?:just |only |nur |solo |apenas |slechts )?$/iu
/** "If you want the archive, it is £6, once." */
const asked =
  /^(?:if you (?:want|need|would like|'d like)|wenn (?:sie|du)|si vous (?:voulez|souhaitez)|si (?:quieres|necesitas)|se (?:você )?(?:quiser|quer)|se (?:vuoi|volete)|als je|wil je) [^,.;:!?]{3,60}, (?:it is|it's|it costs|that is|that's|es kostet|kostet es|kostet das|ça coûte|c'est|cela coûte|cuesta|son|custa|são|costa|sono|kost het|kost dat|dat kost|is het) (?:just |only |nur |solo |apenas |slechts )?$/iu

/** "If you swim in more places, or want the log, ", before what more costs. */
const wanting = /^(?:if|when|for|wenn|falls|für|si|pour|si|para|se|per|als|voor) [^.;:!?\p{Nd}]{3,120}, (?=\p{Lu})/iu

export const upgraded = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text, block } = said
  const [price] = pricesIn(text)
  if (price === undefined || costsNothing(price) || !(block.region === "pricing" || opensHome(said))) return []
  const head = text.slice(0, price.start)
  if (price.paying !== "unknown" && isBetter(said, own, head) && isOwnContext(own, { ...said, before: [] }, "own"))
    return [{ model: "freemium", telling: fold(price.text), price }]
  const what = adds.exec(head)?.groups?.what
  const isNamed = what !== undefined && startsNamed(own, what)
  // "Acme Plus" is a name, whatever "plus" denies elsewhere.
  const isPaidFor = price.paying !== "unknown"
  const isAsked = isPaidFor && asked.test(head)
  const better = isPaidFor ? costsMore.exec(head.replace(wanting, ""))?.groups?.what : undefined
  const isMore = better !== undefined && startsNamed(own, better) && !own.isName(better)
  const isForSum = isPaidFor && forSum.test(head) && membersGet.test(text.slice(price.end))
  const isPaid = paying.test(head) || isForSum || (isPaidFor && groupPays.test(head))
  if (!(isNamed || isAsked || isMore || (isPaid && (block.region === "pricing" || isForSum)))) return []
  // What is wanted is bought today.
  const bound = isAsked ? text.slice(price.end) : isForSum ? head : text.slice((what ?? better)?.length ?? 0)
  if (notToday.test(bound)) return []
  return isFreeBefore(own, said, isNamed || isAsked) && isOwnContext(own, said, "own")
    ? [{ model: "freemium", telling: fold(price.text), price }]
    : []
}
