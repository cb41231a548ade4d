/** Which labels a site is listed with beside the trade it states: what stands in passing makes way for it, and parts for the whole. */
import { find, fold } from "../../../../../domain/text/Folding.ts"
import type { Voiced } from "../../reading/Voiced.ts"
import { untopical, untopicalElsewhere } from "../../words/PhraseWords.ts"
import type { Named, Trade } from "./StatedTrades.ts"
import { skilled, tooWide } from "./words/ChunkWords.ts"
import { passing } from "./words/PassingWords.ts"

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, "")
const holds = (long: string, short: string) => letters(long).includes(letters(short).replace(/(?<=\p{Ll}{3})s$/u, ""))
/** Where a site says what it is; a heading counts where it is one of few, and of a sentence what it begins with. */
const fewHeadings = 3
const opening = { letters: 60, signs: 16 } as const
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
const linesOf = (said: ReadonlyArray<Voiced>): ReadonlyArray<string> => {
  const home = said.filter((one) => one.home)
  const headings = home.filter(({ where }) => where === "heading").length
  return home.flatMap(({ where, text }): ReadonlyArray<string> => {
    if (where === "title" || where === "told" || where === "named") return [fold(text)]
    if (!(where === "summary" || (where === "heading" && headings <= fewHeadings))) return []
    return [fold(text.slice(0, unspaced.test(text) ? opening.signs : opening.letters))]
  })
}
/** One word that many houses have, or that stands nowhere where this one says what it is. */
const isWeak = ({ text }: Named, lines: ReadonlyArray<string>): boolean => {
  const folded = fold(text)
  if (/\s/u.test(text.trim())) return false
  return tooWide.has(folded) || passing.has(folded) || !lines.some((line) => find(line, folded) !== -1)
}
/** "Fours industriel" of "atelier de fours industriel": two words, of which one belongs to another. */
const mismatched = /^\p{L}{3,}[sx] (?:\p{L}{2,}(?:al|el|if|ique|ien|ant|ent|ico|ica|ivo|iva|ário|ária|ario|aria))$/u
const romance: ReadonlySet<string> = new Set(["fr", "es", "pt"])
/** "Slimste planner", "fully-qualified baker": how good it is, and the thing. */
const praised = /^\p{L}{3,}ste (?=\p{L}{4})/u
const plainOf = (text: string, isDutch: boolean): string => {
  const words = (isDutch ? text.replace(praised, "") : text).split(" ")
  const from = words.findIndex((word) => !skilled.has(fold(word)))
  return from === -1 ? text : words.slice(from).join(" ")
}
/** Labels without praise, and without halves of others where something else names the trade. */
const sound = (
  labels: ReadonlyArray<Named>,
  langs: ReadonlySet<string | null>,
  isNamed: boolean
): ReadonlyArray<Named> => {
  const plain = labels.map((one) => ({ ...one, text: plainOf(one.text, langs.has("nl")) }))
  if (![...langs].some((lang) => lang !== null && romance.has(lang))) return plain
  const whole = plain.filter(({ text }) => !mismatched.test(fold(text)))
  return isNamed || whole.length > 0 ? whole : plain
}

const most = 4
/** Each once, and no part of another. */
const apart = <A extends Named>(labels: ReadonlyArray<A>): ReadonlyArray<A> => {
  const kept: Array<A> = []
  for (const one of labels) if (!kept.some(({ text }) => isNear(text, one.text))) kept.push(one)
  return kept
}
/** Letters by which two forms of a word are known as one. */
const root = 5
const isNear = (one: string, other: string): boolean =>
  holds(one, other) ||
  holds(other, one) ||
  (letters(one).slice(0, root) === letters(other).slice(0, root) && /^\p{Script=Latin}{5}/u.test(one))

/** A Japanese phrase with small words in it may be half a sentence. */
const withEndings = /\p{Script=Hiragana}/u
/** Letters by which forms of one word differ. */
const endings = 2
/** Agreed on by title and heading, and no "quiet place": its last word says what it is; where no blanks part words it may be a deed. */
const isPlainThing = (text: string, isAgreed: boolean): boolean => {
  const last = fold(text).split(" ").at(-1) ?? ""
  return isAgreed && !unspaced.test(text) && !untopical.has(last) && !untopicalElsewhere.has(last)
}
/** What a trade weighs that is listed beside labels that are right without it. */
const leastBeside = 3
export const listedWith = (
  found: ReadonlyArray<Named>,
  trades: ReadonlyArray<Trade>,
  said: ReadonlyArray<Voiced>
): ReadonlyArray<Named> => {
  const langs = new Set(said.filter(({ home }) => home).map(({ lang }) => lang))
  const labels = sound(found, langs, trades.length > 0)
  if (trades.length === 0) return labels
  const lines = linesOf(said)
  const strong = labels.filter((one) => !isWeak(one, lines))
  const things = trades.filter(({ role, text }) => role === "thing" && !tooWide.has(fold(text)))
  const first = apart(things.length > 0 ? things : trades)
  if (strong.length === 0) {
    // Of a word in passing and a trade of the same root the word is written as the site lists it.
    const same = labels.filter(
      ({ text }) =>
        first.length > 0 &&
        first.every((one) => isNear(one.text, text) && Math.abs(one.text.length - text.length) <= endings)
    )
    return same.length > 0 ? same : first.slice(0, 2)
  }
  return apart([
    ...strong,
    ...things.filter(
      ({ points, words, sure, agreed, text }) =>
        words > 1 && (isPlainThing(text, agreed) || (sure && points >= leastBeside)) && !withEndings.test(text)
    )
  ]).slice(0, most)
}
