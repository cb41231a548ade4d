/** "Acme Plus", "Acme Cloud": what is paid for again and again under the product's name and a word of its own. */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Own } from "../../../Own.ts"

/** A word or two with capitals behind the name. */
const behind = / \p{Lu}[\p{L}\p{Nd}]*(?: \p{Lu}[\p{L}\p{Nd}]*)?$/u

export const isPlanByName = (own: Own, phrase: string): boolean => {
  const plan = tidyText(phrase)
  const name = plan.replace(behind, "")
  return name !== plan && own.isName(name)
}
