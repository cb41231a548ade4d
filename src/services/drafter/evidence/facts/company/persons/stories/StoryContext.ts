/**
 * Whether "the workshop", which somebody opened, is the site's own: on a page about the makers a story tells of people first,
 * and no sentence before need be about the house. No other house, and none of that kind, comes into what is told before.
 */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import { paragraphsAbove } from "../../../../reading/ParagraphsAbove.ts"
import { withoutPeople } from "../../../founding/BegunYears.ts"
import type { Own } from "../../../Own.ts"
import { tellsOfMakers } from "../../../Paths.ts"
import { isTitleOfOurs, titlesOf, type Utterance } from "../../../Said.ts"
import { takenOver } from "../../../words/founding/BeginningWords.ts"
import { anotherHouse } from "../../../words/founding/doubts/DoubtWords.ts"
import { earlierOne } from "../../../words/founding/LooseWords.ts"
import { tellsOfStrangers } from "../SpokenOf.ts"

const mostAbove = 3
/** Of the house that was marked, what it is: "the workshop", "l'atelier", "cette clinique". */
const article = /^(?:\p{Ll}{1,7} |[dl]['’])*/iu

/** `house`: the words that stand for it. */
export const isStoryOfOurs = (said: Utterance, own: Own, house: string): boolean => {
  const { page, at, text, before } = said
  if (!tellsOfMakers(page) || !titlesOf(page, at).every((title) => isTitleOfOurs(page, title, own))) return false
  if (earlierOne.test(text)) return false
  const kind = new RegExp(`(?<![\\p{L}])${RegExp.escape(house.replace(article, ""))}`, "iu")
  const told = [...paragraphsAbove(page, at, mostAbove).flatMap((one) => sentencesIn(tidyText(one.text))), ...before]
  // All nouns of German have a capital.
  const isGerman = page.page.lang?.startsWith("de") === true
  return told.every(
    (sentence) =>
      !kind.test(sentence) &&
      ![anotherHouse, takenOver].some((one) => one.test(sentence)) &&
      !tellsOfStrangers(sentence) &&
      (isGerman ? !atFirm.test(sentence) : !own.namesOther(withoutPeople(sentence)))
  )
}
/** "bei Petit", "für die Firma Petit": whose house the next sentence may go on about. */
const atFirm =
  /(?<!\p{L})(?:bei|für) (?:der |dem |die |den |das )?(?:Firma |Familie )?\p{Lu}\p{Ll}+(?: \p{Lu}| GmbH| AG|(?=[,.]))/u
