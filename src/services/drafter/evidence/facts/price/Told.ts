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
