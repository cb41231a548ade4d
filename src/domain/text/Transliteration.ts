/**
 * Latin spellings of names in any script, by `any-ascii`. A spelling is one of the letter, not of the language:
 * Cyrillic and Greek come out as on road signs, Han as Mandarin.
 */
import anyAscii from "any-ascii"

/** Trade marks and apostrophes are no part of a word, and do not part it either. */
const silent = /[\u2122\u00ae\u00a9\u2120'\u2018\u2019\u02bc]/g

const words: ReadonlyMap<string, string> = new Map([
  ["&", "-and-"],
  ["@", "-at-"],
  ["+", "-plus-"]
])

/** Kana beside Han make a Japanese name: Mandarin would read it wrong, and kana alone are half of it. */
const isJapanese = (text: string) =>
  /\p{Script=Han}/u.test(text) && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
const withoutJapanese = (text: string) => text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, "-")

/** `text` in lower-case ASCII: letters and digits spelled, hyphens for everything else, accents and apostrophes gone. */
export const transliterate = (text: string): string => {
  const whole = text
    .replace(silent, "")
    // Composed, so that й is a letter of its own; compatible, so that ﬁ is two.
    .normalize("NFKC")
    .replace(/[&@+]/g, (sign) => words.get(sign) ?? sign)
  const letters = (isJapanese(whole) ? withoutJapanese(whole) : whole).replace(/[^\p{L}\p{M}\p{N}]/gu, "-")
  // Soft signs and glottal stops are spelled as quotes.
  return anyAscii(letters).replace(/['"`]/g, "").toLowerCase()
}
