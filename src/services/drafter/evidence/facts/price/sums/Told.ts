/** What one sentence says of how the product is paid for. */
import type { pricingModels } from "../../../../../../domain/listing/Profile.ts"
import { fold } from "../../../../../../domain/text/Folding.ts"
import { isHome } from "../../Paths.ts"
import type { Utterance } from "../../Said.ts"
import { measureUnits } from "../../words/PriceWords.ts"
import { companyKinds } from "../../words/SubjectWords.ts"
import type { Price } from "./Money.ts"

export type PricingModel = (typeof pricingModels)[number]
export interface Told {
  readonly model: PricingModel
  /** The words that tell it, folded. */
  readonly telling: string
  readonly price: Price | null
}

/** Over, denied, planned: no price of today. */
export const notToday =
  /(?<!\p{L})(?:not|never|no longer|n't|used to|was|were|will|would|until|soon|if|instead|nicht|kein|früher|war|wird|bald|plus|pas|était|sera|nunca|era|será|não|non|niet|geen|ليس)(?!\p{L})/iu

/** "We are at €412 a month": what is given so far. */
export const reached =
  /^(?:(?:so far|today|right now|currently),? )?(?:we|i)(?: are|'re| am|'m)(?: \p{L}+)? at $|^(?:on en est|nous (?:en )?sommes) à $/iu

/** Whether a line that names nobody stands where a site tells of its product: at the top, or about prices. */
export const opensHome = ({ page, block }: Utterance): boolean =>
  block.card === null && (block.region === "hero" || block.region === "main") && isHome(page)

/** "$2.90/lb", "75元/kg", "30 € pro Nacht": by how much there is of it, or how long one stays. */
export const byMeasure = new RegExp(
  String.raw`(?:\/ ?|每|(?<!\p{L})(?:per|an?|pro|je|par|por|al|alla|la|le|el|il|die|the|à la|a la) ?)(?:${measureUnits})(?!\p{L})`,
  "iu"
)

/** "$350/hour", "60 € la séance": somebody's time, or a visit. */
export const byTime =
  /(?:\/ ?|(?<!\p{L})(?:per|an?|pro|je|par|de l'|por|la|a|all'|per)\s?)(?:(?:\p{Ll}+ed )?hour|hr|h|lesson|session|visit|class|stunde|std|lektion|sitzung|besuch|heure|séance|visite|hora|sesión|visita|sessão|clase|aula|ora|lezione|seduta|uur|les|sessie|bezoek)(?!\p{L})|(?:\/|每)(?:小时|课时)|時間/iu

/** "€8 a month or €80 a year", "149 €, ou trois fois 52 €": one price, paid as one likes. */
export const isChoice = (price: Price, more: ReadonlyArray<Price>, text: string): boolean => {
  const [other, ...rest] = more
  if (other === undefined) return true
  // "€3 a month and what you use, at €0.14 a kWh."
  if (rest.length === 0 && price.paying === "recurring" && other.paying === "usage") return true
  // "€20 a year, €5 for anyone under eighteen"
  const isLess = other.paying === "unknown" && other.currency === price.currency && price.period !== null
  const between = text.slice(price.end, other.start)
  if (rest.length === 0 && isLess && lesser.test(between)) return Number(other.amount) < Number(price.amount)
  if (rest.length === 0 && isLess && /^,? $/u.test(between))
    return paysLess(text.slice(other.end)) && Number(other.amount) < Number(price.amount)
  if (rest.length > 0 || other.currency !== price.currency || !joins.test(text.slice(price.end, other.start)))
    return false
  if (price.period !== null && byTheYear.test(text.slice(other.end))) return true
  if (price.period !== null && concession.test(text.slice(other.end))) return true
  return price.period !== null && other.period !== null ? price.period !== other.period : atOnce.test(text)
}
/** "36 Euro im Jahr, ermäßigt 18 Euro": the same for fewer, said before their sum. */
const lesser =
  /^,? ?\(?(?:concessions?|reduced|students?|ermäßigt|tarif réduit|réduit|reducida|reducido|reduzida|reduzido|ridott[ao]|gereduceerd|学生|割引):? $/iu
/** "or €39 if you pay for the year": the same for longer. */
export const byTheYear =
  /^,? (?:if|when|wenn|bei|si|se|als) (?:you pay|you take|paid|billed|sie|du|jährlicher|vous payez|payé|pagas|paga|pagato|paghi|je)(?: [\p{L}']+){0,3} ?(?:year|annually|jahr|zahlung|an|année|année|año|ano|anno|jaar)(?!\p{L})/iu
/** "or 5 € for students": the same for fewer. */
export const concession =
  /^ (?:for|pour|für|para|per|voor) (?:les |los |las |os |as |gli |i |de )?(?:students|pupils|children|members|seniors|concessions|étudiants|enfants|jeunes|adhérents|studierende|schüler\p{L}*|kinder|mitglieder|estudiantes|niños|estudantes|crianças|studenti|bambini|soci|studenten|kinderen|leden)(?!\p{L})/iu
const joins = /^,? ?(?:or|oder|ou|o|of|payable|zahlbar|pagable|pagabile|betaalbaar|\/)(?!\p{L})/iu
/** ", €5 for anyone under eighteen", after what everybody pays. */
const fewer =
  /^ (?:for|für|pour|para|per|voor) (?:\p{L}+ )?(?:under|over|aged|unter|über|ab|moins|plus|menores|maiores|mayores|minori|onder|boven)(?!\p{L})/iu
export const paysLess = (text: string): boolean => concession.test(text) || fewer.test(text)

/** "Ours is £4.99", right after what somebody else's costs. */
const ours =
  /^(?:but |whereas |and |aber |mais |pero |mas |ma |maar )?(?:ours|mine|unsere[rs]?|meine[rs]?|das unsere|l[ea] (?:nôtre|mien(?:ne)?)|l[ea]s nôtres|(?:el|la|lo) (?:nuestr[oa]|mí[oa])|(?:o|a) (?:nosso|nossa|meu|minha)|(?:il|la) (?:nostr[oa]|mi[oa])|(?:die|dat|het|de) van ons|(?:de|het) onze) (?=(?:is|are|costs?|does|has|ist|sind|kostet|est|coûte|es|son|cuesta|é|custa|è|costa|kost|sits?|stays?|comes?|works?|asks?)(?!\p{L}))/iu
/** Whether the next sentence sets what is ours against this one. */
export const isSetAgainst = (after: string | null): boolean => after !== null && ours.test(after)
const whoseThing =
  /^(?:our|my) (?<one>\p{L}{3,})(?:'s|s') \p{L}|^(?:the|our|die|der|das|la|le|l'|el|il|o|a|de|het) ?(?<head>\p{L}+) (?:of (?:our|my)|unsere[rs]|meine[rs]|de (?:nos|notre|mes|nuestr[oa]s?|mis?)|d[aeo]s? (?:noss[oa]s?|meus?)|(?:de[il]|dell[ae]) nostr[oaie]|van (?:onze|ons|mijn)) (?<other>\p{L}{3,})$/iu
const partOfOurs =
  /^(?:price|cost|version|edition|copy|use|licen[cs]e|plan|preis|nutzung|ausgabe|lizenz|prix|version|usage|édition|precio|versión|uso|preço|versão|prezzo|versione|prijs|versie|gebruik)$/iu
/** "Our neighbours' app", "L'application de nos voisins": what belongs to people we know, and not to our own house. */
export const belongsToOthers = (subject: string): boolean => {
  const { one, head = "", other } = whoseThing.exec(subject)?.groups ?? {}
  const owner = fold(one ?? other ?? "")
  if (owner === "" || partOfOurs.test(head)) return false
  return !companyKinds.has(owner) && !companyKinds.has(owner.replace(/s$/u, ""))
}

const feeAgain =
  /(?<!\p{L})(?:mensalidades?|anuidade|mensualidad|(?:monthly|annual|yearly) (?:plan|fee|charge|pass|membership)|subscription|membership|abo|abonnement|suscripción|assinatura|abbonamento|canone|cuota (?:mensual|anual))(?!\p{L})/iu
const denials =
  /(?<!\p{L})(?:no|not|never|without|instead of|kein\p{L}*|nicht|ohne|pas d[e']|sans|sin|ninguna?|sem|senza|nessuna?|geen|zonder|nem|não há|não tem) ?(?:\p{L}+ ){0,2}\p{L}+/giu
/** Without "no paid version". */
export const withoutDenied = (text: string): string => text.replace(denials, "")
/** "The aerial is paid once; then comes the monthly fee": what is paid once is not all. */
export const alsoAgain = (text: string): boolean => feeAgain.test(withoutDenied(text))

/** "and does not run out": a sentence of its own, about what was bought. */
const lasting =
  /(?:,| (?:and|und|et|y|e|en)) (?:it |sie |er |es )?(?:does not|doesn't|never|do not|don't|läuft nicht|n'expire|ne|no|non|não|nunca|mai) (?:run out|runs out|expires?|ends?|renews?|lapses?|ab|pas|caduca|vence|scade|expira)(?!\p{L})/giu
export const withoutLasting = (text: string): string => text.replace(lasting, "")

/** "There are no passes: you pay per crossing": another way of paying is denied first. */
const deniedFirst =
  /^(?:(?:there (?:is|are|'s) )?no|keine?|es gibt keine?|pas d[e']|il n'y a pas d[e']|sin|no hay|nada de|sem|não há|senza|nessun[ao]?|niente|non ci sono|geen|er zijn geen) ?[^.,;:!?\p{Nd}]{2,40}(?:, (?:no|keine?|pas d[e']|nada de|sin|sem|senza|niente|geen) ?[^.,;:!?\p{Nd}]{2,30}){0,3} ?(?:: |; )/iu
/** "If you stay, the subscription is £75 a year": who pays, and no condition of the sum. */
const joinedFirst =
  /^(?:(?:if|when|once) you(?:'d like to|'d like| want to| decide to)? ?(?:stay|like it|join(?: us)?|carry on|go on|sign up|become a member)|(?:wer|wenn sie|wenn du|falls du) (?:bleib\p{L}*|mitmach\p{L}*|beitr\p{L}*)(?: (?:will|möchte[nst]*|willst|wollen))?|(?:si vous|pour) (?:restez|adhérez|adhérer|nous rejoi\p{L}+)|(?:si|para) (?:te quedas|se queda|te apuntas|apuntarse|hacerte soci[oa])|(?:se|para) (?:ficar|aderir|ser sóci[oa])|(?:se|per) (?:resti|restate|ti iscrivi|iscriversi|associarsi)|(?:als|wie) (?:je|u) (?:blijft|lid wordt))(?: [^,.;:!?\p{Nd}]{0,30})?, (?:then )?/iu
/** "Statt 79 € nur 49 €": what it cost before. */
const soldBefore =
  /(?<!\p{L})(?:(?:an)?statt|instead of|rather than|au lieu de|en (?:lugar|vez) de|em vez de|invece (?:di|che)|anziché|in plaats van) (?:früher |bisher |zuvor )?(?:\p{Lu}{0,3}\p{Sc} ?\p{Nd}[\p{Nd}.,']*|\p{Nd}[\p{Nd}.,']* ?(?:\p{Sc}|\p{Lu}{3}|euros?))(?:[,–-]+)? ?(?:(?:nur|jetzt|now|only|just) )*/giu
/** "Der Kurs findet dienstags statt": is held, and nothing instead of it. */
const isHeld = /(?<=(?<!\p{L})find(?:et|en) [^.;:!?]{1,60}) statt(?!\p{L})/giu
export const afterDenial = (text: string): string =>
  text.replace(deniedFirst, "").replace(joinedFirst, "").replace(isHeld, "").replace(soldBefore, "").trim()

/** "No." */
export const denial = /^(?:no|nope|nein|non|não|nee|いいえ|不|لا)[.!。]?$/iu

/** Among the words of a sum that is paid at once. */
export const atOnce =
  /(?<!\p{L})(?:paid once|once|in one payment|einmalig|auf einmal|une (?:seule )?fois|una sola vez|de una vez|uma (?:só|única) vez|à vista|in un'unica soluzione|una tantum|eenmalig|in één keer|yours (?:for good|for ever|forever|to keep)|no (?:yearly|annual|monthly) fees?|(?:inkl\.?|inklusive) versand|versandkostenfrei|(?:including|plus|free) (?:shipping|delivery|postage)|frais de port (?:compris|inclus)|envío incluido|frete incluso|spedizione inclusa|inclusief verzending)(?!\p{L})/iu

/** What others ask, or anybody. */
export const usual =
  /(?<!\p{L})(?:average|typical|usual|normal|other|another|most|rival\p{L}*|competitor\p{L}*|durchschnitt\p{L}*|übliche\p{L}*|andere\p{L}*|moyen\p{L}*|habituel\p{L}*|autre\p{L}*|medi[oa]|otr[oa]s?|outr[oa]s?|altr[oiae]|gemiddeld\p{L}*|ander\p{L}*)(?!\p{L})/iu

/** "it", "everything": what is bought, without its name. */
export const pronounAlone =
  /^(?:it|es|sie|er|het|het je|je|u|them|all of it|everything|alles|tout|todo|tudo|tutto)(?: for (?:good|life|ever))?$/iu

/** After a way of paying: an end, what goes with it, by what it is counted; with more it is the name of something. */
export const goesOnPaying =
  /^(?:$|[.,;:!)、，。]| [–—-] | ?[(（]| (?:and|or|und|oder|et|ou|y|o|e|en|of|per|je|pro|par|por|cada|no|without|ohne|sans|sin|sem|senza|zonder|with|mit|avec|con|com|met|from|ab|dès|desde|da|vanaf|at|on \p{Lu}\p{L}+)(?!\p{L})|[制払]|です|でのお支払い|プラン|的|の)/u

/** After a sum that opens a line: what becomes of it, how much more or less it is, what else it is for. */
const becomes =
  /^,? (?:is|was|are|were|goes|go|went|takes?|makes?|buys?(?! you(?!\p{L}))|will|would|may|has|had|(?:more|less|cheaper|dearer|higher|lower|extra|above|below|off|than)(?!\p{L})|ist|war|sind|gehen|geht|kauft|mehr|weniger|günstiger|teurer|billiger|est|sont|va|vont|achète|de (?:plus|moins)|(?:moins|plus) (?:cher|que)|es|son|van|compra|más|menos|é|são|vai|vão|mais|è|sono|vanno|in (?:più|meno)|più|meno|gaat|gaan|koopt|meer|minder|goedkoper)(?!\p{L})/iu
const forThing =
  /^ (?:for|für|pour|para|por|per|voor) (?:an?|the|einen?|eine|der|die|das|den|une?|le|la|el|una?|uma?|o|il|lo|een|de|het) (?:\p{L}+ )??(?<one>\p{L}{3,})(?=$|[.,;!])/iu
/** Those who pay, or all of what is sold. */
const payers =
  /^(?:lot|first|whole|full|entire|complete|team|family|household|user|person|seat|school|class|company|business|couple|group|club|shop|studio|office|site|month|year|week|day|box|course|licen[cs]e|app|game|book|set|pair|pack|plan|membership|subscription|student|child|adult|doctor|bakery|monat|jahr|woche|tag|familie|person|team|schule|verein|firma|kind|paar|app|lizenz|kurs|mois|année|semaine|jour|famille|personne|équipe|école|entreprise|enfant|cours|licence|mes|año|semana|día|familia|persona|equipo|escuela|empresa|curso|licencia|mês|ano|dia|família|pessoa|equipe|escola|licença|mese|anno|settimana|giorno|famiglia|scuola|azienda|corso|licenza|maand|jaar|week|dag|gezin|persoon|bedrijf|cursus|licentie)$/iu
/** Whether the words after a sum tell that it is no price, or of something beside what is sold. */
export const isSumOfOther = (rest: string): boolean => {
  const one = forThing.exec(rest)?.groups?.one
  return becomes.test(rest) || (one !== undefined && !payers.test(one))
}
