/** On which side of "than" or of "except" something stands: who puts it on the other side says the opposite in the same words. */
import { tellingStems } from "../meaning/TellingStems.ts"

const than =
  /(?<!\p{L})(?:than|(?<=\bas \p{L}+ )as|als|dan|(?<=(?:plus|moins|aussi) \p{L}+ )que|(?<=(?:más|menos) \p{L}+ )que|(?<=(?:mais|menos) \p{L}+ )(?:do )?que|(?<=(?:più|meno) \p{L}+ )(?:di|del|della))(?!\p{L})/iu
const except =
  /(?<!\p{L})(?:except(?:ing)?(?: for| in)?|excluding|other than|apart from|but not|with the exception of|außer|ausgenommen|bis auf|sauf|hormis|excepto|salvo|a excepción de|exceto|tranne|eccetto|behalve|uitgezonderd)(?!\p{L})/iu
const clauses = /[.;:!?]+(?=\s|$)|,\s/u

interface Sides {
  readonly left: ReadonlySet<string>
  readonly right: ReadonlySet<string>
}
const sidesOf = (text: string, joint: RegExp): ReadonlyArray<Sides> =>
  text.split(clauses).flatMap((clause) => {
    const found = joint.exec(clause)
    if (found === null) return []
    const left = tellingStems(clause.slice(0, found.index))
    const right = tellingStems(clause.slice(found.index + found[0].length))
    return [{ left: new Set(left), right: new Set(right) }]
  })
const isIn = (words: ReadonlySet<string>, other: ReadonlySet<string>) => [...words].some((word) => other.has(word))

/** "Acme is cheaper than Petit", of "Petit is cheaper than Acme". */
const comparesOtherwise = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  sidesOf(sentence, than).some((said) =>
    texts
      .flatMap((text) => sidesOf(text, than))
      .some((told) => isIn(said.left, told.right) && isIn(said.right, told.left) && !isIn(said.right, told.right))
  )

/** "Ships to Spain", of "ships everywhere except Spain". */
const takesIn = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  if (except.test(sentence)) return false
  const said = new Set(tellingStems(sentence))
  const outside = new Set(
    texts.flatMap((text) => text.split(clauses).flatMap((clause) => tellingStems(clause.split(except)[0] ?? "")))
  )
  return texts
    .flatMap((text) => sidesOf(text, except))
    .some(({ right }) => [...right].some((word) => said.has(word) && !outside.has(word)))
}

const denies = /(?<!\p{L})(?:not|no|never|n't|nicht|kein\p{L}*|pas|non|não|niet|geen|nunca|jamais)(?!\p{L})|n't/iu
export const changesSides = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  comparesOtherwise(sentence, texts) || (!denies.test(sentence) && takesIn(sentence, texts))
