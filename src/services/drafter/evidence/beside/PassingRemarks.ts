/** What a site says in passing: of a fine, of a date to meet, of somebody it wants to hire, of what is none of its own. */

import { pricesIn } from "../facts/price/sums/Money.ts"
import { caseless } from "../reading/patterns/Caseless.ts"

const fines = caseless(
  /(?<!\p{L})(?:a \S{0,12} ?fine|fines? of|fined|penalt(?:y|ies) of|se multa|multas? de|bußgeld(?:er)?|geldstrafen?|d'amende|amendes? de|boetes?|multad[oa]s?|sanzion[ei] (?:di|fino))(?!\p{L})|罚款|罰金/u
)
const noneOfOurs = caseless(
  /(?<!\p{L})(?:has|have) nothing to do with us(?!\p{L})|hat nichts mit uns zu tun|rien à voir avec nous|nada que ver con nosotros|nada a ver conosco|niente a che fare con noi|niets met ons te maken|与(?:我们|本店|本公司|[^，。]{1,8})无关|とは関係(?:が)?ありません/u
)
const meets = caseless(
  /^nos vemos en |^retrouvez-nous (?:à|au) |^(?:treffen|besuchen) sie uns (?:auf|bei) der |^próxim[oa] (?:concierto|concerto|función|data|fecha)|^next (?:concert|gig|show|meet-?up):|^prochain concert|^prossimo concerto|^volgend concert/u
)
const fair = /^(?:See|Meet|Visit) us at \p{Lu}/u
/** "We are looking for a Customer Onboarding Specialist": a post, by its name. */
const hires = /^(?:We are|We're) (?:looking for|hiring) an? \p{Lu}/u

/** `text`: in plain marks. */
export const isPassingRemark = (text: string): boolean =>
  noneOfOurs.test(text) ||
  meets.test(text) ||
  fair.test(text) ||
  hires.test(text) ||
  (fines.test(text) && pricesIn(text).length > 0)
