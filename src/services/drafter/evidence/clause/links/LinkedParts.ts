/** What a tagged word does in a row of others: begins a clause, belongs to a phrase, or is its deed. */
import type { Word } from "../parse/Tagging.ts"

export const openingWords =
  /^(?:because|if|when|whenever|while|before|after|until|unless|once|so|although|though|whereas|where|since|as)$/
export const relativeWords = /^(?:that|which|who|whom|where)$/
export const countWords = /^(?:all|every|each|any|no|some|most|many|more|less|fewer|few|both|half|several)$/
export const ourWords = /^(?:we|us|i|me|our|my)$/
export const doerWords = /^(?:i|we|you|they|he|she)$/
/** "Helps you plan": who plans is the one that is helped. */
export const lettingVerbs = /^(?:help|let|make|see|have|watch)$/
export const pointingWords = /^(?:it|them|they|one|ones|these|those)$/

const isNominalWord = (word: Word | undefined) => word?.pos === "noun" || word?.pos === "name"
/** "Mounting systems", "recycled plastic": a verb's form that describes. */
const describes = (words: ReadonlyArray<Word>, at: number): boolean => {
  const [word, next, before] = [words[at], words[at + 1], words[at - 1]]
  if (word?.pos !== "verb" || (word.form !== "ing" && word.form !== "participle" && word.form !== "past")) return false
  if (!(isNominalWord(next) || next?.pos === "adj") || next?.gap !== "") return false
  // "Have installed panels".
  if (/^(?:have|has|had|having)$/.test(before?.norm ?? "")) return false
  if (/^(?:verb|det|adj|possessive)$/.test(before?.pos ?? "") || deedParticles.test(before?.norm ?? "")) return true
  // "Free courses and paid courses", of somebody who offers them today.
  const finite = words.slice(0, at).findLast(({ pos, form }) => pos === "verb" && (form === "s" || form === "base"))
  // "Tents and sleeping bags", of somebody who does not pitch and sleep.
  const ings = words.slice(0, at).some(({ pos, form }) => pos === "verb" && form === "ing")
  return before?.pos === "conj" && finite !== undefined && (word.form !== "ing" || !ings)
}
/** "Rents out". */
export const deedParticles = /^(?:out|up|off|down|away|back)$/
/** "Photos into videos and texts into podcasts": a second of its kind, though "texts" may be a verb. */
const isSecond = (words: ReadonlyArray<Word>, at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  if (word?.form !== "s" || words[at - 1]?.norm !== "and") return false
  // "Storage and backups."
  if (next === undefined || next.gap !== "") return isNominalWord(words[at - 2])
  return (
    (next.pos === "prep" || next.pos === "to") &&
    words.slice(0, at).some(({ norm, pos }) => pos === next.pos && norm === next.norm)
  )
}
/** "Hires bikes and service any car", "was founded in May and destroyed by monks": a deed, though the word may be a thing. */
const isNextDeed = (words: ReadonlyArray<Word>, at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || next === undefined || next.gap !== "") return false
  if (word.pos === "adj" && /^(?:have|has|had)$/.test(words[at - 1]?.norm ?? "")) return /ed$/.test(word.norm)
  if (words[at - 1]?.pos !== "conj") return false
  if (word.pos === "noun" && (next.pos === "det" || next.pos === "possessive")) return !/(?:s|ing)$/.test(word.norm)
  return /^(?:noun|adj)$/.test(word.pos) && /ed$/.test(word.norm) && next.norm === "by"
}
export const isDeedWord = (words: ReadonlyArray<Word>, at: number) =>
  isNextDeed(words, at) || (words[at]?.pos === "verb" && !describes(words, at) && !isSecond(words, at))
/** "Weekly backups". */
const often = /^(?:hourly|daily|weekly|monthly|quarterly|yearly|annual)$/
export const isPhraseWord = (words: ReadonlyArray<Word>, at: number) =>
  ((isNominalWord(words[at]) || /^(?:adj|number)$/.test(words[at]?.pos ?? "")) && !isNextDeed(words, at)) ||
  describes(words, at) ||
  isSecond(words, at) ||
  (often.test(words[at]?.norm ?? "") && isNominalWord(words[at + 1]))

/** The verb behind a phrase, if that is what does it: adverbs and helping verbs may stand between. */
export const doesNext = (words: ReadonlyArray<Word>, at: number): boolean => {
  for (let next = at; next < words.length; next++) {
    const word = words[next]
    if (word === undefined || word.gap !== "") return false
    if (word.pos === "aux" || (isDeedWord(words, next) && word.form !== "ing")) return true
    if (word.pos !== "adv" && word.pos !== "neg") return false
  }
  return false
}
