/**
 * Whether a sentence in another language has the words of the page that tell, one after the other, tied by other small
 * words: "to Spain" for "from Spain", "an" for "ab", "and" for "or". Or one of them exchanged for a word that only begins or
 * ends alike: "kauft" for "verkauft", "vend" for "vendait".
 */
import type { Tongue } from "../tongues/Tongue.ts"
import type { ReadLanguage } from "../words/Languages.ts"
import { bindingKinds } from "../words/OtherTongues.ts"
import { addressees, wholes } from "./FunctionWords.ts"
import { adders } from "./Openers.ts"
import { company, isSameToken, type WordToken, wordTokensOf } from "./WordTokens.ts"

type Line = ReadonlyArray<WordToken>

/** Says only that it is. */
const copula = /^(?:ist|sind|es|son|est|sont|é|são|è|sono|is|zijn|das|c|ce|ser|hay|gibt|il|y|a)$/u
/** "De notre propre ferme", "de sa ferme": whose it is stands in both. */
const own = /^(?:eigene?[nmrs]?|propi[oa]s?|propres?|própri[oa]s?|propri[oae]?)$/u
/** Articles and what only points back: they tie nothing, save in German, whose articles tell who does it to whom. */
const light = /^(?:le|la|les|l|un|une|des|el|los|las|una|unos|unas|il|gli|i|het|een|se|s|si|zich)$/u
const tying = (line: Line, language: ReadLanguage): string =>
  line
    .filter(
      ({ telling, whose, word }, at) =>
        !telling &&
        whose === null &&
        !own.test(word) &&
        !addressees[language].has(word) &&
        !adders[language].has(word) &&
        !copula.test(word) &&
        !wholes[language].has(word) &&
        !(language !== "de" && light.test(word)) &&
        // "Con Acme envías facturas": Acme sends them.
        !(at === 0 && line[1]?.word === company)
    )
    .map(({ word }) => word)
    .join(" ")
const tells = (line: Line): Line => line.filter(({ telling, word }) => telling && word !== company)

const leastSame = 4
/** "Kunstleder" for "Leder", "vendait" for "vend": one begins or ends with the other, or both with the same. */
const isLike = ({ word: a }: WordToken, { word: b }: WordToken): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < leastSame) return false
  const same = [...short].findIndex((letter, at) => letter !== long[at])
  return long.endsWith(short) || same === -1 || same >= Math.max(leastSame, short.length - 2)
}

/** Of one stem. */
const isKin = ({ word: a }: WordToken, { word: b }: WordToken) => a.slice(0, leastSame) === b.slice(0, leastSame)

const fewest = 2
/** Whether some statement is told otherwise by its small words alone, or by one word that is like another. */
export const isRetied = (
  sentence: string,
  statements: ReadonlyArray<{ readonly text: string }>,
  { name: language }: Tongue,
  names: ReadonlyArray<string>
): boolean => {
  if (language === "ja" || language === "zh" || language === "ar") return false
  const said = wordTokensOf(sentence, language, names)
  const words = tells(said)
  if (words.length < fewest) return false
  return statements.some(({ text }) => {
    const page = wordTokensOf(text, language, names)
    const told = tells(page)
    if (told.length !== words.length) return false
    const other = words.flatMap((token, at) => {
      const own = told[at]
      return own === undefined || isSameToken(token, own, language) ? [] : [[token, own] as const]
    })
    if (other.length === 0) return tying(said, language) !== tying(page, language)
    const [pair] = other
    // "Cobra una señal", "Sincronización con …": an order or a heading, whose word is the sentence's verb.
    const isPlain = !page.some(({ word }) => bindingKinds.denied?.test(word) === true)
    const leads = isPlain && pair !== undefined && pair[1] === page[0] && isKin(...pair)
    if (other.length === 1 && leads) return false
    return other.length === 1 && words.length > fewest - 1 && pair !== undefined && isLike(...pair)
  })
}
