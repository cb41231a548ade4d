/** What one sentence says of how the product is paid for. */
import type { pricingModels } from "../../../../../domain/listing/Profile.ts"
import { isHome } from "../Paths.ts"
import type { Utterance } from "../Said.ts"
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
  isHome(page) && block.card === null && (block.region === "hero" || block.region === "main")

/** "$350/hour", "60 € la séance": somebody's time, or a visit. */
export const byTime =
  /(?:\/ ?|(?<!\p{L})(?:per|an?|pro|je|par|de l'|por|la|a|all'|per)\s?)(?:hour|hr|h|lesson|session|visit|class|stunde|std|lektion|sitzung|besuch|heure|séance|visite|hora|sesión|visita|sessão|clase|aula|ora|lezione|seduta|uur|les|sessie|bezoek)(?!\p{L})|(?:\/|每)(?:小时|课时)|時間/iu

/** "€8 a month or €80 a year", "149 €, ou trois fois 52 €": one price, paid as one likes. */
export const isChoice = (price: Price, more: ReadonlyArray<Price>, text: string): boolean => {
  const [other, ...rest] = more
  if (other === undefined) return true
  // "€3 a month and what you use, at €0.14 a kWh."
  if (rest.length === 0 && price.paying === "recurring" && other.paying === "usage") return true
  if (rest.length > 0 || other.currency !== price.currency || !joins.test(text.slice(price.end, other.start)))
    return false
  if (price.period !== null && byTheYear.test(text.slice(other.end))) return true
  if (price.period !== null && concession.test(text.slice(other.end))) return true
  return price.period !== null && other.period !== null ? price.period !== other.period : atOnce.test(text)
}
/** "or €39 if you pay for the year": the same for longer. */
export const byTheYear =
  /^,? (?:if|when|wenn|bei|si|se|als) (?:you pay|you take|paid|billed|sie|du|jährlicher|vous payez|payé|pagas|paga|pagato|paghi|je)(?: [\p{L}']+){0,3} ?(?:year|annually|jahr|zahlung|an|année|année|año|ano|anno|jaar)(?!\p{L})/iu
/** "or 5 € for students": the same for fewer. */
export const concession =
  /^ (?:for|pour|für|para|per|voor) (?:les |los |las |os |as |gli |i |de )?(?:students|pupils|children|members|seniors|concessions|étudiants|enfants|jeunes|adhérents|studierende|schüler\p{L}*|kinder|mitglieder|estudiantes|niños|estudantes|crianças|studenti|bambini|soci|studenten|kinderen|leden)(?!\p{L})/iu
const joins = /^,? ?(?:or|oder|ou|o|of|payable|zahlbar|pagable|pagabile|betaalbaar|\/)(?!\p{L})/iu
/** Among the words of a sum that is paid at once. */
export const atOnce =
  /(?<!\p{L})(?:paid once|once|in one payment|einmalig|auf einmal|une (?:seule )?fois|una sola vez|de una vez|uma (?:só|única) vez|à vista|in un'unica soluzione|una tantum|eenmalig|in één keer|yours (?:for good|for ever|forever|to keep)|no (?:yearly|annual|monthly) fees?|(?:inkl\.?|inklusive) versand|versandkostenfrei|(?:including|plus|free) (?:shipping|delivery|postage)|frais de port (?:compris|inclus)|envío incluido|frete incluso|spedizione inclusa|inclusief verzending)(?!\p{L})/iu

/** What others ask, or anybody. */
export const usual =
  /(?<!\p{L})(?:average|typical|usual|normal|other|another|most|rival\p{L}*|competitor\p{L}*|durchschnitt\p{L}*|übliche\p{L}*|andere\p{L}*|moyen\p{L}*|habituel\p{L}*|autre\p{L}*|medi[oa]|otr[oa]s?|outr[oa]s?|altr[oiae]|gemiddeld\p{L}*|ander\p{L}*)(?!\p{L})/iu
