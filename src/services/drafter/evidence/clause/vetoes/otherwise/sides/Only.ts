/** What "only" stands with: "only the head sees the page" is not "the head sees only the page". In any language with words. */
import { tellingStems } from "../../../meaning/TellingStems.ts"
import { verbReading } from "../../../parse/VerbForms.ts"
import { sentencesIn } from "../../../voice/SentenceCuts.ts"
import { auxiliaries, modals } from "../../../words/Closed.ts"

const only =
  /(?<!\p{L})(?:only|solely|exclusively|nur|ausschließlich|seul(?:e|s|es)?|seulement|uniquement|sólo|solo|solamente|únicamente|soltanto|só|somente|apenas|alleen|slechts|uitsluitend|(?<=(?:\bne|n['’]) ?\p{L}{1,20} )que)(?!\p{L})/iu
interface Held {
  readonly first: string
  /** All words of the sentence but the phrase that it holds. */
  readonly rest: ReadonlyArray<string>
}
const longestPhrase = 3
const isDeed = (word: string) => {
  const { forms } = verbReading(word.toLowerCase()) ?? {}
  return auxiliaries.has(word.toLowerCase()) || modals.has(word.toLowerCase()) || forms?.has("s") === true
}
const heldBy = (sentence: string): Held | null => {
  const found = only.exec(sentence)
  // "Solo" is a plan.
  if (found === null || (found.index > 0 && /^\p{Lu}/u.test(found[0]))) return null
  const [near = ""] = sentence.slice(found.index + found[0].length).split(/[.,;:!?](?=\s|$)/u)
  const words = near.match(/[\p{L}\p{Nd}'’-]+/gu) ?? []
  // "Only sends what changed": what is sent.
  const from = isDeed(words[0] ?? "") || verbReading(words[0]?.toLowerCase() ?? "") !== undefined ? 1 : 0
  const deed = words.findIndex((word, at) => at > from && at < words.length - 1 && isDeed(word))
  const phrase = tellingStems(words.slice(from, deed === -1 ? words.length : deed).join(" ")).slice(0, longestPhrase)
  const [first] = phrase
  return first === undefined ? null : { first, rest: tellingStems(sentence).filter((stem) => !phrase.includes(stem)) }
}
export const movesOnly = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = heldBy(sentence)
  return (
    said !== null &&
    texts.flatMap(sentencesIn).some((text) => {
      const told = heldBy(text)
      return (
        told !== null && told.first !== said.first && told.rest.includes(said.first) && said.rest.includes(told.first)
      )
    })
  )
}

/** "Shops bill suppliers", of "suppliers bill shops", "Petit was renamed Acme": three words next to each other, but for small ones. */
const between = /^(?:an?|the|our|its|their|your|all|every|each)$/iu
const naming = /\b(?:(?:is|are|was|were|been|has|have|got) )+(?=(?:renamed|named|called|rebranded|christened) )/giu
const triplesIn = (text: string): ReadonlyArray<readonly [string, string, string]> =>
  text
    .replace(naming, "")
    .split(/[.,;:!?()–—](?=\s|$)|\s[–—-]\s/u)
    .flatMap((part) => {
      const words = (part.match(/[\p{L}\p{Nd}'’-]+/gu) ?? []).filter((word) => !between.test(word))
      const stems = words.map((word) => tellingStems(word)[0])
      return stems.flatMap((first, at) => {
        const [middle, last] = [stems[at + 1], stems[at + 2]]
        return first === undefined || middle === undefined || last === undefined || first === last
          ? []
          : !isDeed(words[at + 1] ?? "") && verbReading(words[at + 1]?.toLowerCase() ?? "") === undefined
            ? []
            : [[first, middle, last] as const]
      })
    })
/** In English, where the place of a word tells who does it; elsewhere `tongues/Turning.ts` looks for it. */
export const turnsNeighbours = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = triplesIn(sentence)
  return texts
    .flatMap(triplesIn)
    .some(([first, middle, last]) => said.some((one) => one[1] === middle && one[0] === last && one[2] === first))
}
