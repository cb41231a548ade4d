/** Founders that plain sentences of Japanese, Chinese and Arabic tell, where no known shape of a sentence names any. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { arabicFounders } from "../../../elsewhere/arabic/ArabicFounders.ts"
import { arabicMakers } from "../../../elsewhere/arabic/ArabicMakers.ts"
import { chineseFounders } from "../../../elsewhere/chinese/ChineseFounders.ts"
import { japaneseFounders } from "../../../elsewhere/japanese/JapaneseFounders.ts"
import { tongueElsewhere } from "../../../elsewhere/Marks.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../Paths.ts"
import { isPersonName } from "../../Persons.ts"
import { isOwnContext, mostTelling, ownSaid, saidFact } from "../../Said.ts"
import { strangers } from "../../words/SubjectWords.ts"
import { countedElsewhere } from "./CountedElsewhere.ts"
import type { FounderFact } from "./FounderFact.ts"
import { deedsElsewhere } from "./origins/DeedsElsewhere.ts"

const readers = {
  ja: japaneseFounders,
  zh: chineseFounders,
  ar: (text: string, names: ReadonlySet<string>) => arabicFounders(text, names) ?? arabicMakers(text, names)
} as const
const hint =
  /創|設立|開|开|起業|興|始[めま]|立ち上げ|プロジェクト|作|つく|生み|親|代表|店主|主宰|営|结成|创|成立|办|发起|打造|推出|做|写|叫|是|[اأ]س[سّ]|ؤس|تأسيس|مبادر|أنشأ|أطلق|بد[أا]|بن[ىات]|طو[رّ]|يد|افتتح|ابتكر|مشروع|وراء|خلف|نحن/u

export const foundersElsewhere = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> => {
  const plain = inSentences(site, own)
  if (plain.length > 0) return plain
  const told = deedsElsewhere(site, []).filter(({ people }) => people.length > 0)
  // Of two who began something nobody knows which is meant.
  const isOne = new Set(told.map(({ people }) => people.join())).size === 1
  return !isOne
    ? []
    : told.flatMap(({ said, people, words }) =>
        people.map((name) => ({
          ...{ ...saidFact(said, name, fold(name)), words },
          ...{ title: null, titleStatement: null, bio: [] }
        }))
      )
}
const inSentences = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  ownSaid(site)
    .filter(
      ({ text, page }) =>
        tongueElsewhere(text) !== null && hint.test(text) && mayTellOfHouse(page) && !isAsidePage(page)
    )
    .slice(0, mostTelling)
    .flatMap((said) => {
      const tongue = tongueElsewhere(said.text)
      const counted = countedElsewhere(said, own)
      if (counted !== null && isOwnContext(own, { ...said, before: [] }, "own"))
        return counted.people.map((name) => ({
          ...saidFact(said, name, fold(name)),
          ...{ words: counted.words, blocks: { first: counted.first, last: said.last } },
          ...{ title: null, titleStatement: null, bio: [] }
        }))
      const told = tongue === null ? null : readers[tongue](said.text, own.names)
      if (told === null || textSays(fold(said.text), strangers) || !isOwnContext(own, said, told.whose)) return []
      return told.value
        .filter(isPersonName)
        .map((name) => ({ ...saidFact(said, name, fold(name)), title: null, titleStatement: null, bio: [] }))
    })
