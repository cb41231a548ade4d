/** Sentences about the cost in the order of their paragraphs, with what these tell along with them. */
import { fold } from "../../../../domain/text/Folding.ts"
import type { Fact } from "../../evidence/facts/Fact.ts"
import type { Charges } from "../../evidence/facts/price/PricingModels.ts"
import { type Along, goesOnFrom } from "../../evidence/facts/price/sums/plain/SaidAlong.ts"
import type { PageIndex } from "../../evidence/reading/PageIndex.ts"

interface Told {
  readonly page: PageIndex
  readonly words: string
  readonly isAlong: boolean
}
/** Whatever goes on from a sentence that cannot be told is left out with it: "After that it's $0.20". */
export const withAlong = (telling: ReadonlyArray<Fact<unknown>>, along: ReadonlyArray<Along>): ReadonlyArray<Told> =>
  telling.flatMap(({ page, words }) => {
    const beside = along.filter((one) => one.along.page === page && one.along.words === words)
    const before = beside.filter(({ value }) => value === "before")
    if (before.length === 0 && goesOnFrom(words)) return []
    const after = beside.filter(({ value }) => value === "after")
    const told = (one: Along): Told => ({ page: one.page, words: one.words, isAlong: true })
    return [...before.map(told), { page, words, isAlong: false }, ...after.map(told)]
  })

/** "Free for up to three ovens. After that €4 a month.": whose lines have no name, and are what its sentences tell. */
export const areSentences = ({ plans, sentences, along }: Charges): boolean => {
  const said = [...sentences.filter(({ price }) => price !== null), ...along]
  return (
    along.length > 0 &&
    plans.every(
      ({ name, page, words }) =>
        name === null && words !== "" && said.some((one) => one.page === page && fold(one.words).includes(fold(words)))
    )
  )
}
