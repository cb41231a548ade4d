/** Sentences by which something is had for nothing and more of it is paid for: "Acme offers free and paid plans". A language an entry. Data. */

const who = "(?<whom>[^,.;:!?]{1,40}?)"
/** No names of customers, lessons or places that are free beside paid ones. */
const ends = "(?=$|[.!,;:]| [–—-] |,? (?:with|so|for|mit|für|avec|pour|con|para|com|per|met|voor)(?!\\p{L}))"
export const bothPlanShapes: ReadonlyArray<string> = [
  `^(?:${who} (?:offers|has|comes (?:with|in))|we (?:offer|have)|there are|choose (?:between|from)) (?:both )?(?<free>free)(?:,? and| or) (?:paid|premium|pro) (?:plans?|versions?|tiers?|editions?|subscriptions?|accounts?)${ends}`,
  `^${who} (?:is|comes) (?<free>free)(?: to (?:download|use|play|install))?,? (?:with|and offers) (?:optional |additional |some )?(?:in-app purchases|paid upgrades?|(?:a )?(?:premium|pro|paid) (?:subscription|upgrade|plan|version|features))${ends}`,
  `^(?:${who} (?:bietet|hat)|wir (?:bieten|haben)|es gibt) (?:sowohl )?(?<free>kostenlose) (?:und|wie auch|als auch|oder) (?:kostenpflichtige|bezahlte|premium-?) ?(?:tarife|pläne|versionen|abos|pakete|konten)${ends}`,
  `^${who} ist (?<free>kostenlos|gratis),? (?:mit|und bietet) (?:optionalen?|zusätzlichen?)? ?(?:in-app-käufen?|premium-?(?:abo|version|funktionen))${ends}`,
  `^(?:${who} (?:propose|offre|a)|nous (?:proposons|avons|offrons)|il existe) des (?:offres|formules|versions|abonnements|comptes) (?<free>gratuite?s) et (?:payante?s|premium)${ends}`,
  `^(?:${who} (?:ofrece|tiene)|(?:ofrecemos|tenemos|hay)) (?:planes|versiones|cuentas) (?<free>gratuit[oa]s|gratis) y (?:de pago|premium)${ends}`,
  `^(?:(?:o |a )?${who} (?:oferece|tem)|(?:oferecemos|temos|há)) (?:planos|versões|contas) (?<free>gratuit[oa]s|grátis) e (?:pag[oa]s|premium)${ends}`,
  `^(?:${who} (?:offre|ha|propone)|(?:offriamo|abbiamo|ci sono)) (?:piani|versioni|account) (?<free>gratuit[ie]|gratis) e (?:a pagamento|premium)${ends}`,
  `^(?:${who} (?:biedt|heeft)|(?:we|wij) (?:bieden|hebben)|er zijn) (?:zowel )?(?<free>gratis) (?:en|als) (?:betaalde|premium) ?(?:plannen|abonnementen|versies|accounts)${ends}`
]

/** What is had for nothing of what is subscribed to, wherever it is spoken of. */
export const freePlans =
  "(?<!\\p{L})(?:free (?:\\p{L}+ )?(?:plan|tier|version|edition)|kostenlose[rn]? (?:plan|tarif|version|basisversion)|gratis-?(?:tarif|version)|(?:version|offre|formule) gratuite|(?:plan|versión) gratuit[oa]|(?:plano|versão) (?:gratuit[oa]|grátis)|(?:piano|versione) gratuit[oa]|gratis (?:versie|plan|abonnement))(?!\\p{L})|無料(?:プラン|版)|免费(?:版|套餐)|(?:الخطة|الباقة) المجانية"
