/** What Japanese sentences tell of who began a house and when, where the house stands in them only by what stands around. */

import { fold } from "../../../../../../../domain/text/Folding.ts"
import { isUntoldInJapanese, japaneseDeed, subjectsInJapanese } from "../../../../elsewhere/japanese/JapaneseDeeds.ts"
import { tongueElsewhere } from "../../../../elsewhere/Marks.ts"
import { textSays } from "../../../../reading/Says.ts"
import { isOfFoot } from "../../../founding/Doubtful.ts"
import { type Own, ownOf, perOwn } from "../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../Paths.ts"
import { isPersonName } from "../../../Persons.ts"
import { isOwnContext, mostTelling, ownSaid, type Utterance } from "../../../Said.ts"
import { strangers } from "../../../words/SubjectWords.ts"

/** Who began the house, or when; the words that tell it, from the first block on. */
export interface DeedElsewhere {
  readonly said: Utterance
  readonly year: string | null
  readonly people: ReadonlyArray<string>
  readonly words: string
}
/** Brings in somebody that the next sentence may go on about. */
const others = /取引先|仕入|お客(?:様|さま|さん)|お?隣|近所|提携|親会社|協力|師匠|修業|修行|別の|他社|友人の店/u
const isOfHouse = (said: Utterance, own: Own, whose: "own" | "none"): boolean =>
  isOwnContext(own, { ...said, before: [] }, whose) &&
  said.before.every((text) => !others.test(text) && !textSays(fold(text), strangers))

/** An entry of a line of years, which others read as a whole (`beginnings/Timelines.ts`). */
const isEntry = ({ page, at, text }: Utterance): boolean =>
  /^\d{4}年[^\d、に]/u.test(text) || /^\d{4}年?[^\p{L}]{0,6}$/u.test(page.blocks[at - 1]?.text ?? "")
const deedIn = (said: Utterance, own: Own): DeedElsewhere | null => {
  const { text, before, words } = said
  const told = japaneseDeed(text, own.names)
  if (told !== null) {
    if (!isOfHouse(said, own, told.whose)) return null
    const { year, people } = told.value
    return { said, year, people: people.filter(isPersonName), words }
  }
  const last = before.at(-1)
  if (last === undefined || !isUntoldInJapanese(text, own.names)) return null
  const people = subjectsInJapanese(last).filter(isPersonName)
  if (people.length === 0 || !isOfHouse(said, own, "own")) return null
  return { said, year: null, people, words: said.block.text }
}

export const deedsElsewhere = perOwn((site, names): ReadonlyArray<DeedElsewhere> => {
  const own = ownOf(site, names)
  return ownSaid(site)
    .filter(
      (said) =>
        tongueElsewhere(said.text) === "ja" &&
        !isOfFoot(said, own) &&
        mayTellOfHouse(said.page) &&
        !isAsidePage(said.page)
    )
    .slice(0, mostTelling)
    .flatMap((said) => (isEntry(said) || textSays(fold(said.text), strangers) ? [] : (deedIn(said, own) ?? [])))
})
