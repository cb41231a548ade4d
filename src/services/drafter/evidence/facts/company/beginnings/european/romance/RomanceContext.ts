/** Whether what a sentence tells of a beginning is told of the site's own house. */
import { fold, tidyText } from "../../../../../../../../domain/text/Folding.ts"
import { textSays } from "../../../../../reading/Says.ts"
import type { Own } from "../../../../Own.ts"
import { isAsidePage, mayTellOfHouse, tellsOfMakers } from "../../../../Paths.ts"
import { isOwnContext, isTitleOfOurs, titlesOf, type Utterance } from "../../../../Said.ts"
import { ofAHouse } from "../../../../words/founding/credits/OthersWords.ts"
import { strangers } from "../../../../words/SubjectWords.ts"
import { partHeadings } from "./words/RomanceHeadings.ts"

/** "Nos voisins": others, who have no name. */
const beside = /(?<!\p{L})(?:voisin|vecin|vizinh|vicin[aioe](?!\p{L}))/u
/** Its titles bring in nobody else: the title of a page about the makers is theirs, whatever town it names. */
export const isUnderOwnTitles = (own: Own, { page, at, block }: Utterance): boolean =>
  !isAsidePage(page) &&
  mayTellOfHouse(page) &&
  !["reviews", "others", "news"].includes(block.region) &&
  titlesOf(page, at).every(
    (title) =>
      isTitleOfOurs(page, title, own) ||
      partHeadings.test(fold(tidyText(title.text)).replace(/[\s.:?!]+$/u, "")) ||
      (title.level === 1 && tellsOfMakers(page) && !textSays(title.folded, strangers) && !beside.test(title.folded))
  )
/** Nobody else was brought in before. */
export const isCleanBefore = (own: Own, { before }: Utterance): boolean =>
  before.every((text) => !own.namesOther(text) && !textSays(fold(text), strangers) && !ofAHouse.test(text))

export const isToldOfOurs = (own: Own, said: Utterance, whose: "own" | "anaphor" | "none"): boolean =>
  isOwnContext(own, said, whose) || (isCleanBefore(own, said) && isUnderOwnTitles(own, said))
