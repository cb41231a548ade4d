/** Sentences of scripts without capitals that tell how something is paid, and what all of them may name. */
import type { PricingModel } from "../../Told.ts"

export interface PaidScriptShape {
  readonly model: PricingModel
  readonly shape: string
}
export const licenceInScript =
  "(?:gnu ?)?(?:agpl|lgpl|gpl|mit|apache|bsd|mpl|eupl|isc)(?:[- ]?(?:v?\\p{Nd}[\\p{Nd}.]*))?"
