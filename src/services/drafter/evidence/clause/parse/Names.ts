/** Where a sentence names the product itself, and where it begins with somebody. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { functionWords } from "../../reading/Vocabulary.ts"
import {
  auxiliaries,
  companyNouns,
  determiners,
  possessives,
  prepositions,
  productNouns,
  pronouns,
  quantifiers,
  relatives,
  subjectPronouns,
  subordinators
} from "../words/Closed.ts"
import { numberWords } from "../words/Numbers.ts"
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
      // A product called "Free" makes nothing free: only what is written as a name is its name, but for its article.
      const written = wanted.length > 1 && wanted[0] === "the" ? at + 1 : at
      if (/^\p{Ll}/u.test(words[written]?.text ?? "")) continue
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

/** What stands between two words that belong to different parts of a text. */
export const hardGap = /[:;.!?—–•|()"/…]/
/** What parts a word from the one before it. */
export const breakBefore = (word: RawWord): "none" | "comma" | "hard" =>
  hardGap.test(word.gap) || (word.gap.includes("-") && !word.joined)
    ? "hard"
    : word.gap.includes(",")
      ? "comma"
      : "none"

/** Words between the commas of an aside. */
const longestAside = 10

const isLarge = ({ text }: RawWord) => /^\p{Lu}/u.test(text)
/** "Our largest customer", "a bakery in Leeds", "one of our partners", "who sells bread": what somebody is, and nobody does. */
const opensAside = ({ norm }: RawWord) =>
  [determiners, possessives, relatives, quantifiers, numberWords].some((some) => some.has(norm))
/** "The Oakfield Trust", "We": its first word is no name, and what follows has a capital of its own. */
const isSmall = ({ norm }: RawWord) =>
  [determiners, possessives, quantifiers, pronouns, subjectPronouns, prepositions, subordinators].some((some) =>
    some.has(norm)
  )
/** Done by one: "bakes", "is", "sold". */
const isDone = ({ norm }: RawWord) => {
  const forms = verbReading(norm)?.forms
  return auxiliaries.has(norm) || forms?.has("s") === true || forms?.has("past") === true
}
const isAsked = ({ norm }: RawWord) => verbReading(norm)?.forms.has("base") === true

/** Behind which comma an aside ends that begins at a word; none where it goes on to the end. */
const behindAside = (words: ReadonlyArray<RawWord>, at: number): RawWord | undefined => {
  const rest = words.slice(at + 1, at + 1 + longestAside)
  const next = rest.find((word) => breakBefore(word) !== "none")
  return next !== undefined && breakBefore(next) === "comma" && !/^(?:and|or|but)$/.test(next.norm) ? next : undefined
}

/**
 * Who a sentence begins with, where what follows tells that it is somebody: "Harbour Foods, our largest customer, bakes …".
 * By itself a first word that is written large may as well be what one is asked to do, or how something is.
 */
interface NamedFirst {
  /** How many words at the beginning are a name. */
  readonly words: number
  /** What is done by them, where nothing else can be. */
  readonly verb: RawWord | null
}
const nobody: NamedFirst = { words: 0, verb: null }

/** "Plan 9 gave". */
const isNumbered = (words: ReadonlyArray<RawWord>, at: number): boolean => {
  const next = words[at + 1]
  return /^\p{Nd}+$/u.test(words[at]?.text ?? "") && next !== undefined && isDone(next)
}
/** Where a row of words that are written large ends, and that has nothing between its words. */
const rowEnd = (words: ReadonlyArray<RawWord>, from: number): number => {
  const end = words.findIndex(
    (word, at) =>
      at >= from &&
      ((!isLarge(word) && !(at > from && isNumbered(words, at))) || (at > from && breakBefore(word) !== "none"))
  )
  return end === -1 ? words.length : end
}

/** `is`: what the tagger takes the first word for, how something is or what is done. */
export const namedFirst = (
  words: ReadonlyArray<RawWord>,
  is: { readonly quality: boolean; readonly deed: boolean }
): NamedFirst => {
  const count = rowEnd(words, 0)
  const [first, joint, other] = [words[0], words[count], words[count + 1]]
  if (count < 1 || first === undefined || joint === undefined || other === undefined || isSmall(first)) return nobody
  const isJoined = /^(?:and|&)$/.test(joint.norm) && breakBefore(joint) === "none" && isLarge(other)
  const end = isJoined ? rowEnd(words, count + 1) : count
  const [next, after] = [words[end], words[end + 1]]
  if (next === undefined || after === undefined) return nobody
  const named: NamedFirst = { words: count, verb: null }
  if (breakBefore(next) === "comma") {
    const behind = behindAside(words, end)
    if (behind === undefined || !(opensAside(next) || isDone(behind))) return nobody
    // "Petit, our rival, charges for it", "Petit, in business since 1911, masks it": and not his charges, nor any masks.
    return (opensAside(next) || prepositions.has(next.norm)) && isDone(behind) && !auxiliaries.has(behind.norm)
      ? { ...named, verb: behind }
      : named
  }
  if (breakBefore(next) !== "none") return nobody
  // "Petit bought the mill", "Plan gave": of what was asked for or is so, neither follows.
  const forms = verbReading(next.norm)?.forms
  const isObject = breakBefore(after) === "none" && (opensAside(after) || isLarge(after))
  if ((is.deed || count > 1) && !isJoined && forms?.has("past") === true && (isObject || !forms.has("participle")))
    return named
  // "Clear and Petit bake": the second can be nothing else.
  if (isJoined) return !isAsked(other) && isAsked(next) ? { words: count, verb: next } : nobody
  // "Black uses our software"
  return is.quality && isDone(next) && opensAside(after) && breakBefore(after) === "none" ? named : nobody
}
