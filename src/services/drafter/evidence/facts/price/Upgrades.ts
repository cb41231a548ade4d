/** Sentences that tell what more costs of something that is free to begin with: "Acme Whole unlocks everything for $25, once." */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { Own } from "../Own.ts"
import { isOwnContext, startsNamed, type Utterance } from "../Said.ts"
import { costsNothing, pricesIn } from "./Money.ts"
import { notToday, type Told } from "./Told.ts"

const adds =
  /^(?<what>[^,.;:!?]{2,40}?) (?:unlocks?|adds?|opens up|schaltet|ergänzt|débloque|ajoute|desbloquea|añade|agrega|desbloqueia|acrescenta|adiciona|sblocca|aggiunge|ontgrendelt|voegt)(?!\p{L})[^.;:!?]{0,90}? (?:for|für|pour|por|per|voor|a|à)(?: (?:just|only|nur|seulement|solo|apenas|slechts))? $/iu
const free =
  /(?<!\p{L})(?:is|are|stays?|ist|sind|bleibt|est|sont|es|son|é|são|è|sono|blijft|zijn) (?:and (?:will )?(?:stay|remain)s? )?(?:free|kostenlos|gratis|gratuite?s?|gratuit[oa]s?|grátis)(?!\p{L})/iu
const forAWhile =
  /(?<!\p{L})(?:trial|days?|weeks?|months?|tage|wochen|monate?|jours|semaines|mois|días|semanas|mes(?:es)?|dias|giorni|settimane|mesi|dagen|weken|maanden|shipping|delivery|versand|lieferung|livraison|envío|entrega|spedizione|verzending)(?!\p{L})/iu

/** What was said right before, of the same thing: that it is free. */
const isFreeBefore = (own: Own, { before }: Utterance) =>
  before.some((text) => free.test(text) && !forAWhile.test(text) && !notToday.test(text) && !own.namesOther(text))

export const upgraded = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text, block } = said
  const [price] = pricesIn(text)
  if (price === undefined || costsNothing(price) || block.region !== "pricing") return []
  const what = adds.exec(text.slice(0, price.start))?.groups?.what
  if (what === undefined || !startsNamed(own, what) || notToday.test(text)) return []
  return isFreeBefore(own, said) && isOwnContext(own, said, "own")
    ? [{ model: "freemium", telling: fold(price.text), price }]
    : []
}
