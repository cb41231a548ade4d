/** The year of a beginning in Japanese, Chinese and Arabic, where no known shape of a sentence tells it. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { arabicYear } from "../../../elsewhere/arabic/ArabicYears.ts"
import { chineseYear } from "../../../elsewhere/chinese/ChineseYears.ts"
import { japaneseYear } from "../../../elsewhere/japanese/JapaneseYears.ts"
import { tongueElsewhere } from "../../../elsewhere/Marks.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../Paths.ts"
import { isOwnContext, mostTelling, ownSaid, saidFact } from "../../Said.ts"
import { strangers } from "../../words/SubjectWords.ts"
import { deedsElsewhere } from "../persons/origins/DeedsElsewhere.ts"

const dated = /\p{Nd}{4}|[〇○零一二三四五六七八九]{4}年|(?:明治|大正|昭和|平成|令和|民[國国])/u

const readers = { ja: japaneseYear, zh: chineseYear, ar: arabicYear } as const

/** Years that plain sentences tell of us, on the first page and on those about the makers. */
export const begunElsewhere = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const plain = inSentences(site, own)
  if (plain.length > 0) return plain
  const years = deedsElsewhere(site, []).flatMap(({ said, year }) =>
    year === null ? [] : [saidFact(said, year, said.words.includes(year) ? year : "")]
  )
  return new Set(years.map(({ value }) => value)).size === 1 ? years : []
}
const inSentences = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> =>
  ownSaid(site)
    .filter(({ text, page }) => dated.test(text) && mayTellOfHouse(page) && !isAsidePage(page))
    .slice(0, mostTelling)
    .flatMap((said) => {
      const tongue = tongueElsewhere(said.text)
      const told = tongue === null ? null : readers[tongue](said.text, own.names)
      if (told === null || textSays(fold(said.text), strangers) || !isOwnContext(own, said, told.whose)) return []
      return [saidFact(said, told.value, said.words.includes(told.value) ? told.value : "")]
    })
