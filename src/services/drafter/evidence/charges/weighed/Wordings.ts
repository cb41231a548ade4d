/**
 * The words of a sentence as they are weighed: small letters, the beginning of long words (so that "costs" and "costing",
 * "monatlich" and "monatliche" share what their endings hide), pairs of letters where a script has no blanks. The site's own name
 * and names of people are put as signs, for what is true of "Acme asks" is true of whatever is called otherwise.
 */
import { madeOnce, recalled } from "../../../../../domain/text/Recalled.ts"
import { latinName } from "../../facts/Persons.ts"

/** What stands for the site's name, a person and a figure. */
const signs = { own: "§", person: "@", figure: "#" } as const

const person = new RegExp(`(?<![\\p{L}])${latinName}(?![\\p{L}])`, "gu")
const ofText = /[§@]|\p{L}[\p{L}\p{M}]*|\p{Nd}+|[^\p{L}\p{N}\s]/gu
const unspaced = /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}]/u
/** Letters of a word that tell which it is. */
const kept = 5

const pairsOf = (word: string): ReadonlyArray<string> => {
  const letters = [...word]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`)
}
/** Shorter ones are words as well. */
const shortestName = 3
/** Any of these names, the longest first; null where there is none. */
const anyOf = madeOnce((names: ReadonlySet<string>): RegExp | null => {
  const long = [...names].filter(({ length }) => length >= shortestName).toSorted((a, b) => b.length - a.length)
  const any = long.map((name) => RegExp.escape(name)).join("|")
  return long.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu")
})
/** `names`: what the site is called, folded. */
export const withSigns = (text: string, names: ReadonlySet<string>): string => {
  const own = anyOf(names)
  return (own === null ? text : text.replace(own, signs.own)).replace(person, signs.person)
}
export const weighableWords: (text: string) => ReadonlyArray<string> = recalled((text) =>
  (text.match(ofText) ?? []).flatMap((word) => {
    if (unspaced.test(word)) return pairsOf(word)
    if (/^\p{Nd}/u.test(word)) return [signs.figure]
    return [word.toLowerCase().slice(0, kept)]
  })
)
