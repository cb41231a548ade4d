/**
 * Of whom a deed is told: "Tom gives the talks", of "Ines Luke gives the talks and her brother Tom keeps the shop", has every
 * word of the page, and so have "Acme bills you", of "the carrier, Hart & Sons, bills you", and "you show Acme", of "Acme shows
 * you". In any language that has a table and words apart.
 */
import { stemOf } from "../parse/Stems.ts"
import { type ForeignReading, type ForeignWord, isAlike, readForeign } from "../tongues/ForeignText.ts"
import { weDo } from "../tongues/Leading.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import { addressees } from "../wording/FunctionWords.ts"
import { companyNouns, productNouns } from "../words/Closed.ts"
import { readLanguages } from "../words/Languages.ts"
import { possessiveOurs } from "../words/OtherTongues.ts"

/** The words of a name; of the product "own", and of nobody null. */
type Doer = ReadonlyArray<string> | "own" | null
interface Told {
  readonly word: ForeignWord
  readonly by: Doer
}
const isName = (by: Doer): by is ReadonlyArray<string> => by !== null && by !== "own"
type IsSame = (a: ForeignWord, b: ForeignWord) => boolean

const isCapital = ({ written }: ForeignWord) => /^\p{Lu}/u.test(written)
const isWe = ({ text, own }: ForeignWord, { name }: Tongue) =>
  own || /^(?:we|i|us|ich|je|j)$/u.test(text) || possessiveOurs.test(text) || weDo[name]?.test(text) === true
const article = /^(?:the|le|la|les|l|el|los|las|il|lo|i|gli|o|a|os|as|de|het|der|die|das)$/u

/** How many words from `at` on are a name; what begins a text is one only where the next word is as well. */
const nameAt = (words: ReadonlyArray<ForeignWord>, at: number, begins: boolean, tongue: Tongue): number => {
  const isName = (word: ForeignWord | undefined) =>
    word?.content === true &&
    isCapital(word) &&
    !tongue.small.has(word.text) &&
    word.text.match(tongue.calendar) === null
  const end = words.findIndex((word, index) => index >= at && !isName(word))
  const length = (end === -1 ? words.length : end) - at
  return length === 1 && begins ? 0 : length
}

/** Each word of a text that tells something, with whoever begins its clause or the one before. */
const toldIn = ({ clauses }: ForeignReading, tongue: Tongue): ReadonlyArray<Told> => {
  let by: Doer = null
  return clauses.flatMap(({ words }, index) => {
    const from = article.test(words[0]?.text ?? "") ? 1 : 0
    const length = nameAt(words, from, index === 0 && from === 0, tongue)
    const isWhole = length === words.length - from
    const isOurs = clauses.slice(0, index).some((one) => one.words.some((word) => isWe(word, tongue)))
    // "The carrier, Hart & Sons, bills you", and no member of a list.
    if (length > 0 && (!isWhole || (index === 1 && clauses.length > 2 && !isOurs)))
      by = words.slice(from, from + length).map(({ text }) => text)
    return words.slice(length > 0 ? from + length : 0).flatMap((word): ReadonlyArray<Told> => {
      if (isWe(word, tongue)) by = "own"
      return word.content && !word.own ? [{ word, by }] : []
    })
  })
}

/** "Tom gives the talks": the page tells it of a name that the sentence leaves out. */
const takesDeed = (
  said: ForeignReading,
  pages: ReadonlyArray<ForeignReading>,
  tongue: Tongue,
  isSame: IsSame
): boolean => {
  const page = pages.flatMap((one) => toldIn(one, tongue))
  const spoken = said.text.toLowerCase()
  // A surname may be that of both.
  const isOther = (by: Doer, other: Doer) =>
    isName(other) &&
    (isName(by)
      ? by.some((name) => !other.includes(name)) && other.some((name) => !spoken.includes(name))
      : !other.some((name) => spoken.includes(name)))
  return toldIn(said, tongue).some(({ word, by }) => {
    const there = page.filter((one) => isSame(one.word, word))
    return by !== null && !isCapital(word) && there.length > 0 && there.every((one) => isOther(by, one.by))
  })
}

/** "Acme owns 90 bikes", of "the town owns 90 bikes, and it is Acme that mends them". */
const takesOthers = (
  said: ForeignReading,
  pages: ReadonlyArray<ForeignReading>,
  tongue: Tongue,
  isSame: IsSame
): boolean =>
  said.clauses.some(({ words }) => {
    const name = words.findLastIndex(({ own }) => own)
    const deed = words[name + 1]
    if (name === -1 || name > 1 || deed === undefined || !deed.content) return false
    const all = said.clauses.flatMap((one) => one.words)
    const told = pages.flatMap((page) =>
      page.clauses.flatMap((one) => one.words.map((word, at) => ({ word, at, one, page })))
    )
    const there = told.filter(({ word }) => isSame(word, deed))
    return (
      there.length > 0 &&
      there.every(({ at, one, page }) => {
        const before = one.words.slice(0, at)
        const doer = before.find(({ content }) => content)
        const isFirst = doer !== undefined && article.test(before[0]?.text ?? "") && before.indexOf(doer) === 1
        return (
          isFirst &&
          page.clauses[0] === one &&
          !one.words.some((word) => isWe(word, tongue)) &&
          page.clauses.some((other) => other !== one && other.words.some(({ own }) => own)) &&
          !companyNouns.has(doer.text) &&
          !productNouns.has(doer.text) &&
          !all.some((word) => word.content && isSame(word, doer))
        )
      })
    )
  })

/** "You show the smith each part", of "the smith shows you each part"; "guests text Acme", of "Acme texts guests". */
const turnsDeed = (
  said: ForeignReading,
  pages: ReadonlyArray<ForeignReading>,
  tongue: Tongue,
  isSame: IsSame
): boolean => {
  const language = readLanguages.find((one) => one === tongue.name)
  const isYou = ({ text }: ForeignWord) => language !== undefined && addressees[language].has(text)
  return said.clauses.some((clause) => {
    if (clause.found("by").length > 0) return false
    const [first] = clause.words
    return clause.words.some((deed, at) => {
      if (!deed.content || at === 0) return false
      const behind = clause.words.slice(at + 1)
      const isTurnedYou = at === 1 && first !== undefined && isYou(first)
      // Elsewhere a verb may stand before whoever does it.
      const isTurnedOwn = (tongue.name === "en" || tongue.name === "fr") && behind[0]?.own === true
      const others = clause.words.slice(0, at).filter(({ content }) => content)
      if (!isTurnedYou && !isTurnedOwn) return false
      return pages.some((page) =>
        page.clauses.some(({ words, found }) =>
          words.some((word, place) => {
            if (!isSame(word, deed) || found("by").length > 0) return false
            const [before, next] = [words[place - 1], words[place + 1]]
            const doer = words.slice(0, place).findLast(({ content, own }) => content || own)
            const toYou = [before, next].some((one) => one !== undefined && isYou(one))
            if (isTurnedYou && toYou && doer !== undefined) {
              const opens = words.indexOf(doer) < 2
              return (
                opens && behind.some((one) => one.own === doer.own && (one.own || (one.content && isSame(one, doer))))
              )
            }
            const after = words.slice(place + 1)
            return (
              isTurnedOwn &&
              before?.own === true &&
              others.some((one) => after.some((other) => other.content && isSame(one, other)))
            )
          })
        )
      )
    })
  })
}

/** Whether a sentence gives a deed to another than the page gives it to. */
export const governsOtherwise = (
  sentence: string,
  texts: ReadonlyArray<string>,
  tongue: Tongue,
  names: ReadonlyArray<string>
): boolean => {
  const said = readForeign(sentence, tongue, names)
  const pages = texts.map((text) => readForeign(text, tongue, names))
  const isSame: IsSame = (a, b) =>
    tongue.name === "en" ? stemOf(a.text) === stemOf(b.text) : isAlike(a.stem, b.stem, false)
  // German writes every noun as a name.
  const rules = tongue.name === "de" ? [takesOthers, turnsDeed] : [takesDeed, takesOthers, turnsDeed]
  return rules.some((rule) => rule(said, pages, tongue, isSame))
}
