/** What is worth to be told behind what is told already: of the same thing, and not the same again. */

import { fold } from "../../../domain/text/Folding.ts"
import { contentStems, more, type Names, type Passage } from "./Passages.ts"
import { heroOf, type Reading, sentencesOf, stated } from "./reading/Reading.ts"
import { definitionIn } from "./words/Asides.ts"
import { deniesFirst, showsOff } from "./words/LeaningWords.ts"

/** What is told already, to tell whether another text says it again. */
type Told = ReadonlyArray<Passage>
const toldWords = (told: Told): ReadonlySet<string> => new Set(told.flatMap(({ text }) => [...contentStems(text)]))
const shareOf = (words: ReadonlySet<string>, other: ReadonlySet<string>) =>
  words.size === 0 ? 1 : [...words].filter((word) => other.has(word)).length / words.size

/** Most of a text's words that others have before it says nothing new, and of a sentence's that another has, either way. */
const repeated = { text: 0.5, sentence: 0.65, leastWords: 3 } as const
const saysAgain = (text: string, told: Told): boolean => {
  if (shareOf(contentStems(text), toldWords(told)) > repeated.text) return true
  const parts = (whole: string) => sentencesOf(whole).map(contentStems)
  const before = told.flatMap((one) => parts(one.text)).filter(({ size }) => size >= repeated.leastWords)
  return parts(text).some(
    (words) =>
      words.size >= repeated.leastWords &&
      before.some((other) => Math.max(shareOf(words, other), shareOf(other, words)) >= repeated.sentence)
  )
}
/** Words of a paragraph that are new behind another; of one sentence alone, which may be a caption or a slogan, more. */
const leastNew = { words: 5, alone: 7, behindLine: 6, defined: 3 } as const
/** And that what is known of the product already says too, for it to be of that and not of the world: by their beginnings. */
const leastShared = { named: 1, unnamed: 2 } as const
const begun = (word: string) => word.slice(0, 5)
/** Characters of a text that is but a line. */
const brief = 100
const leastOf = (isAlone: boolean, isFirst: boolean) =>
  !isAlone ? leastNew.words : isFirst ? leastNew.behindLine : leastNew.alone
/** "Acme is a …". */
export const isDefinition = ({ text, named }: Passage): boolean => named && definitionIn(fold(text)) !== ""
/** Whether a paragraph is worth to stand behind others: whole, of what a thing is, and with something to say besides. */
export const adds = (one: Passage, told: Told, topic: ReadonlySet<string>, names: Names): boolean => {
  const { text, named } = one
  const [first = ""] = sentencesOf(text)
  const before = toldWords(told)
  const fresh = [...contentStems(text)].filter((word) => !before.has(word)).length
  const isAlone = first.length === text.length
  const called = contentStems(names.join("\n"))
  const about = new Set([...before, ...topic].filter((word) => !called.has(word)).map(begun))
  const shared = new Set([...contentStems(text)].map(begun).filter((word) => about.has(word)))
  // Behind a line that says but little, whatever names it says more.
  const isFirst = named && told.reduce((sum, other) => sum + other.text.length, 0) < brief
  return (
    (isFirst || shared.size >= (named ? leastShared.named : leastShared.unnamed)) &&
    fresh >= (isDefinition(one) && text.includes(" ") ? leastNew.defined : leastOf(isAlone, isFirst)) &&
    !deniesFirst.test(first) &&
    !showsOff.test(first) &&
    !saysAgain(text, told)
  )
}

/** A summary, or what the hero says in its place: where both say the same, the one that says more. */
export const opening = (summed: Passage | undefined, hero: Passage | undefined): ReadonlyArray<Passage> => {
  if (summed === undefined || hero === undefined || !saysAgain(hero.text, [summed])) {
    return summed === undefined ? [] : [summed]
  }
  const [words, others] = [contentStems(hero.text), contentStems(summed.text)]
  const begins = contentStems(sentencesOf(hero.text)[0] ?? "").intersection(others).size >= repeated.leastWords
  return begins && words.size >= more * others.size && shareOf(others, words) >= repeated.text ? [hero] : [summed]
}

/** The words of a page's title and of what it says in large letters first. */
export const topicOf = (home: Reading): ReadonlySet<string> => {
  const heads = heroOf(home).filter(({ kind }) => kind === "heading")
  const texts = [
    ...stated(home.page, "title", "title").map(({ text }) => text),
    ...heads.map(({ block }) => block.text)
  ]
  return contentStems(texts.join("\n"))
}
