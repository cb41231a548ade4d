/** Where a sentence names the product itself. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { functionWords } from "../../reading/Vocabulary.ts"
import { companyNouns, productNouns } from "../words/Closed.ts"
import { nearGroups, sameGroups } from "../words/Thesaurus.ts"
import { verbReading } from "./VerbForms.ts"
import { type RawWord, wordsOf } from "./Words.ts"

const common: ReadonlySet<string> = new Set([
  ...[...sameGroups, ...nearGroups].flat(),
  ...productNouns,
  ...companyNouns,
  ...functionWords
])

/** The words that are part of one of the names, where they are written as one. */
export const ownNameSpans = (words: ReadonlyArray<RawWord>, names: ReadonlyArray<string>): ReadonlySet<number> => {
  const found = new Set<number>()
  if (names.length === 0) return found
  const spelt = words.map(({ norm }) => fold(norm))
  for (const name of names) {
    const wanted = wordsOf(name).map(({ norm }) => norm)
    if (wanted.length === 0) continue
    for (let at = 0; at + wanted.length <= words.length; at++) {
      if (!wanted.every((word, step) => spelt[at + step] === word)) continue
      // A product called "Free" makes nothing free: only what is written as a name is its name.
      if (/^\p{Ll}/u.test(words[at]?.text ?? "")) continue
      for (let step = 0; step < wanted.length; step++) found.add(at + step)
    }
    // "Fjordline" of "Fjordline Translations", where it is no word that means something.
    const [first = ""] = wanted
    if (wanted.length > 1 && first.length > 4 && !common.has(first) && verbReading(first) === undefined)
      for (const [at, word] of spelt.entries())
        if (word === first && /^\p{Lu}/u.test(words[at]?.text ?? "") && !/^\p{Lu}/u.test(words[at + 1]?.text ?? ""))
          found.add(at)
    // "Every HUB" of "Acme Hub": a long name is shortened to what the thing is called.
    const last = wanted.at(-1) ?? ""
    if (wanted.length > 1 && last.length > 2)
      for (const [at, word] of spelt.entries())
        if (
          word === last &&
          at > 0 &&
          /^\p{Lu}/u.test(words[at]?.text ?? "") &&
          /^(?:the|our|every|each|your|this|a)$/.test(spelt[at - 1] ?? "")
        )
          found.add(at)
  }
  return found
}
