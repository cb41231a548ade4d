/** Of several years that a site tells plainly, those that others only seem to speak against. */
import type { Fact } from "../../Fact.ts"

/** 創業 昭和28年, 設立 昭和41年(有限会社): of a house that was there it is told when it became a company. */
const withoutIncorporations = (facts: ReadonlyArray<Fact<string>>): ReadonlyArray<Fact<string>> => {
  const begun = new Set(facts.filter(({ words }) => /創業(?!者|家)|開業|始まり/u.test(words)).map(({ value }) => value))
  const [first = ""] = begun
  const isLater = ({ value, words }: Fact<string>) => Number(value) > Number(first) && /設立|法人/u.test(words)
  return begun.size === 1 ? facts.filter((fact) => !isLater(fact)) : facts
}

/** "Acme began on a wet weekend in 2020": what was done first, and no founding. */
const began =
  /(?<!\p{L})(?:begins?|began|begun|starts?|started|beginnt|begann|begonnen|startete|gestartet|angefangen|commenc\p{L}+|démarr\p{L}+|début\p{L}+|empe[zc]\p{L}+|comenz\p{L}+|comenc\p{L}+|arranc\p{L}+|começ\p{L}+|inizi\p{L}+|cominci\p{L}+|begon(?:nen)?|startte\p{L}*)(?!\p{L})/iu
/** `labelled`: years that stand beside a label that asks for them. */
export const surerYears = (
  told: ReadonlyArray<Fact<string>>,
  labelled: ReadonlyArray<Fact<string>>
): ReadonlyArray<Fact<string>> => {
  const isOne = new Set(labelled.map(({ value }) => value)).size === 1
  const sentences = isOne ? told.filter(({ value, words }) => value === labelled[0]?.value || !began.test(words)) : told
  return withoutIncorporations([...sentences, ...labelled])
}
