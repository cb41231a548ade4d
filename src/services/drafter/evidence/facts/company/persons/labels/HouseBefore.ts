/**
 * What follows a sentence about the house, by its name or its kind, is of the same: "The workshop opened in 1983. The founder, Ada Roth, still
 * comes in."
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { Own } from "../../../Own.ts"
import { isAnother, isOwnContext, type Utterance } from "../../../Said.ts"
import { isHouseTitle } from "../../../words/SubjectWords.ts"

/** Whether the sentence right before is about the site's own house, told by its name or its kind: "the workshop", "l'atelier". */
export const followsHouse = (own: Own, said: Utterance): boolean => {
  const told = said.before.at(-1)
  if (told === undefined) return false
  const above: Utterance = { ...said, text: told, before: said.before.slice(0, -1), after: said.text }
  const words = told.split(" ")
  const isHouse = [1, 2, 3].some((count) => {
    const phrase = words.slice(0, count).join(" ")
    if (own.isName(phrase)) return true
    if (!/['’ ]/u.test(phrase)) return false
    return own.subject(phrase) === "anaphor" || (isHouseTitle(fold(phrase)) && !isAnother(above, phrase))
  })
  return (
    isHouse &&
    !own.namesOther(`x ${told.charAt(0).toLowerCase()}${told.slice(1)}`) &&
    isOwnContext(own, above, "anaphor")
  )
}
