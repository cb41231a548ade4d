/** What is worth to be told behind what is told already: of the same thing, and not the same again. */

import { fold } from "../../../../domain/text/Folding.ts"
import { recalled } from "../../../../domain/text/Recalled.ts"
import { withoutLegalForm } from "../../evidence/names/NameForms.ts"
import { heroOf, type Reading, sentencesOf, stated } from "../reading/Reading.ts"
import { definitionIn } from "../words/Asides.ts"
import { deniesFirst, offering, pleads, saysBesides, showsOff } from "../words/LeaningWords.ts"
import { isWhole, wordsIn } from "../words/Sentences.ts"
import { ofMakers } from "../words/SentenceWords.ts"
import { begun, contentStems, more, type Names, type Passage } from "./Passages.ts"
import { isBeside } from "./words/AsideLines.ts"

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
/** From which share of its words, by their beginnings, a text says again what was told, and of how many at least. */
const again = {
  behind: 0.45,
  behindLine: { named: 0.6, unnamed: 0.5 },
  words: { named: 3, unnamed: 2 },
  first: { share: 0.6, words: 3 }
} as const
/** Characters of a text that is but a line; a sign of a script without blanks counts for more. */
const brief = { line: 100, perSign: 2.5 } as const
/** How much a text says, in characters of Latin letters. */
export const sizeInLetters: (text: string) => number = recalled((text) =>
  /^[\x20-\x7e]*$/.test(text)
    ? text.length
    : [...text].reduce(
        (sum, sign) => sum + (/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u.test(sign) ? brief.perSign : 1),
        0
      )
)
/** Characters of all that is told, as many as they say in letters. */
export const toldLength = (told: Told): number => told.reduce((sum, { text }) => sum + sizeInLetters(text), 0)
const leastOf = (isAlone: boolean, isFirst: boolean) =>
  !isAlone ? leastNew.words : isFirst ? leastNew.behindLine : leastNew.alone
/** "Acme is a …". */
export const isDefinition = ({ text, named }: Passage): boolean => named && definitionIn(fold(text)) !== ""
/** "Acme Lite is sold apart": of something that is called after it. */
const isOfPart = (sentence: string, name: string): boolean => {
  const at = name === "" ? -1 : fold(sentence).indexOf(name)
  const next = at === -1 ? undefined : /^ (\p{Lu}\p{Ll}+)/u.exec(sentence.slice(at + name.length))?.[1]
  return next !== undefined && withoutLegalForm(`${name} ${next}`) === `${name} ${next}`
}
/** Whether a paragraph is worth to stand behind others: whole, of what a thing is, and with something to say besides. */
export const adds = (one: Passage, told: Told, topic: ReadonlySet<string>, names: Names): boolean => {
  const { text, named, own } = one
  const voice = named ? "named" : "unnamed"
  const [first = ""] = sentencesOf(text)
  const before = toldWords(told)
  const called = contentStems(names.join("\n"))
  const wordsOf = (part: string) => [...contentStems(part)].filter((word) => !called.has(word))
  const fresh = [...contentStems(text)].filter((word) => !before.has(word)).length
  const isAlone = first.length === text.length
  const about = new Set([...before, ...topic].filter((word) => !called.has(word)).map(begun))
  const shared = new Set([...contentStems(text)].map(begun).filter((word) => about.has(word)))
  // Behind a line that says but little, whatever speaks of it says more.
  const isBehindLine = toldLength(told) < brief.line
  const isFirst = named && isBehindLine
  const heard = new Set([...before].map(begun))
  const saysSo = (part: string, share: number, least: number) => {
    const words = new Set(wordsOf(part).map(begun))
    return words.intersection(heard).size >= least && shareOf(words, heard) >= share
  }
  return (
    (own || isBehindLine) &&
    (isFirst || shared.size >= leastShared[voice]) &&
    fresh >= (isDefinition(one) && text.includes(" ") ? leastNew.defined : leastOf(isAlone, isFirst)) &&
    !saysSo(text, isBehindLine ? again.behindLine[voice] : again.behind, again.words[voice]) &&
    !saysSo(first, again.first.share, again.first.words) &&
    !deniesFirst.test(first) &&
    !showsOff.test(first) &&
    !pleads.test(first) &&
    !isBeside.test(first) &&
    !saysBesides.test(first) &&
    !ofMakers.test(fold(text)) &&
    !names.some((name) => isOfPart(first, name)) &&
    !saysAgain(text, told)
  )
}

/** How short a line is that says next to nothing, and of how few words; and of how few its sentences, where it is in scraps. */
const slight = { characters: 36, words: 8, scrap: 4 } as const
/** "One planner to rule them all", "See it. Fix it. Done.", "Our mission is …": what says little of what a thing is. */
export const saysLittle = ({ text, named }: Passage): boolean => {
  const parts = sentencesOf(text)
  return (
    (!named && (sizeInLetters(text) < slight.characters || (!isWhole(text) && wordsIn(text) <= slight.words))) ||
    (parts.length > 1 && parts.every((part) => wordsIn(part) <= slight.scrap)) ||
    pleads.test(text) ||
    ofMakers.test(fold(text))
  )
}
/** "Acme is a …", of Acme alone: "Acme on a phone is a joy" is of something else. */
export const definesIt = (one: Passage, names: Names): boolean => {
  if (!isDefinition(one) || saysLittle(one)) return false
  const folded = fold(one.text)
  const subject = /^.*?(?=\s(?:is|ist|est|es|é|è)\s|は|是)/u.exec(folded)?.[0]
  if (subject === undefined) return false
  const rest = names.reduce((left, name) => (name === "" ? left : left.replace(name, "")), subject)
  return rest !== subject && rest.replace(/\(.*\)/u, "").replace(/[^\p{L}]/gu, "").length <= 3
}

/** "Acme lets you …": its name, and right behind it what it does for whoever reads. */
export const offers = ({ text }: Passage, names: Names): boolean => {
  const folded = fold(text)
  return names.some((name) => name !== "" && folded.startsWith(name) && offering.test(folded.slice(name.length)))
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
