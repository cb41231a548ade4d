/** A sentence with the product's name as one mark, so that shapes need not know what it looks like. */
import { find, fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Own } from "../../Own.ts"

const article = /^(?:the|das|die|der|la|le|les|el|il|lo|gli|o|a|os|as|het|de) |^l'/u
/** Signs of vowels, which most leave out. */
const vowelSigns = /[\u064b-\u0652\u0670]/gu

const trialName = / (?:alpha|alfa|b[eêè]ta)$/u

const known = new WeakMap<Own, ReadonlyArray<readonly [name: string, needsCapital: boolean]>>()
/** What the product is called, the longest first. */
const namesOf = (own: Own) => {
  const before = known.get(own)
  if (before !== undefined) return before
  // "Acme Beta", as some pages write Acme: the word is no part of what it is called.
  const plainly = [...own.names].filter((name) => !own.names.has(name.replace(trialName, "")) || !trialName.test(name))
  const names = plainly.flatMap((name) => {
    const plain = name.replace(vowelSigns, "")
    const bare = plain.replace(article, "")
    // "Du Chaudron", of "Le Chaudron": with a capital, lest it be any kettle.
    return bare !== plain && bare.length >= 4
      ? [[plain, false] as const, [bare, true] as const]
      : [[plain, false] as const]
  })
  const now = names.filter(([name]) => name.length >= 2).toSorted(([a], [b]) => b.length - a.length)
  known.set(own, now)
  return now
}

/** The sentence folded, with "§" for each time the product's name stands in it. */
export const withNameMarked = (own: Own, text: string): string => {
  const tidy = tidyText(text).replace(vowelSigns, "")
  let folded = fold(tidy)
  const isSame = folded.length === tidy.length
  let written = tidy
  for (const [name, needsCapital] of namesOf(own)) {
    for (let at = find(folded, name); at !== -1; at = find(folded, name, at + 1)) {
      if (needsCapital && (!isSame || !/\p{Lu}/u.test(written.slice(at, at + name.length)))) continue
      folded = `${folded.slice(0, at)}§${folded.slice(at + name.length)}`
      written = isSame ? `${written.slice(0, at)}§${written.slice(at + name.length)}` : written
    }
  }
  return folded.replace(beforeOne, "§")
}
/** "Acme 0.9 is a public beta": before its first version it is all there is of it; of a second one it would be the next. */
const beforeOne = /§ v?0(?:\.\p{Nd}+){1,2}(?=[ ,.])/gu
