/** People told together: what they are to each other, and the surname that the last of them has for all. */
import { fold } from "../../../../domain/text/Folding.ts"
import { givenNames } from "./words/GivenNames.ts"
import { fellowWords, kinWords, particles } from "./words/PeopleWords.ts"

const anyOf = (words: ReadonlySet<string>) =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((one) => RegExp.escape(one))
    .join("|")
const before =
  "the|her|his|our|two|three|four|both|der|die|den|dem|das|zwei|drei|vier|beiden|les|le|la|deux|trois|quatre|los|las|el|dos|tres|os|as|o|dois|duas|i|il|gli|due|tre|de|het|twee|drie"
const opening = `(?:(?:${before}) ){0,3}`
/** "the brothers", "die Geschwister", before a name. */
export const relation = `(?i:${opening}(?:${anyOf(kinWords)}|${anyOf(fellowWords)})),? (?=\\p{Lu})`
const relationAt = new RegExp(relation, "uy")
const ofKin = new RegExp(`(?:^| )(?:${anyOf(kinWords)}),? $`, "iu")

export interface Relation {
  readonly end: number
  /** Whether they share a surname. */
  readonly kin: boolean
}
/** First words of all this: it is asked for at nearly every word of a sentence, and few are one of them. */
const firstWords = new Set([
  ...before.split("|"),
  ...[...kinWords, ...fellowWords].map((phrase) => phrase.split(" ")[0] ?? "")
])
const mayRelate = (text: string, from: number): boolean => {
  const word = text.slice(from, text.indexOf(" ", from)).replace(/,$/u, "")
  // Letters as a pattern takes them that cares for no capitals.
  return firstWords.has(word.toLowerCase().replaceAll("ſ", "s"))
}
export const relationOf = (text: string, from: number): Relation | null => {
  if (!mayRelate(text, from)) return null
  relationAt.lastIndex = from
  const told = relationAt.exec(text)?.[0]
  return told === undefined ? null : { end: relationAt.lastIndex, kin: ofKin.test(told) }
}

const related = new Set([...kinWords, ...fellowWords])
/** "Siblings Ada" begins with what somebody is, and is nobody's name. */
export const opensWithRelation = (name: string): boolean => related.has(fold(name.split(" ")[0] ?? ""))

const withParticle = new RegExp(`(?<= )(?:${particles}) .+$`, "u")
/** "Roth" of "Ben Roth", "de Vries" of "Ben de Vries"; of three names nobody knows which are the surname. */
const surnameOf = (name: string): string | null => {
  const particle = withParticle.exec(name)?.[0]
  if (particle !== undefined) return particle
  const words = name.split(" ")
  return words.length === 2 ? (words[1] ?? null) : null
}

/**
 * "Ada and Ben Roth" are Ada Roth and Ben Roth, where they are kin or "Ada" is a given name; where that is in
 * doubt whoever has no surname is left out.
 */
export const withSurnames = (people: ReadonlyArray<string>, relation: Relation | null): ReadonlyArray<string> =>
  people.flatMap((name, at) => {
    if (name.includes(" ")) return [name]
    const full = people.slice(at + 1).find((one) => one.includes(" "))
    if (full === undefined) return [name]
    const surname = surnameOf(full)
    const shares = relation === null ? givenNames.has(fold(name)) : relation.kin
    return surname !== null && shares ? [`${name} ${surname}`] : []
  })
