/**
 * Text folding and the search for a quote. Two texts that a reader would call the same fold to the same
 * string; what only looks the same (Cyrillic letters in a Latin word) does not. A quote is found on word
 * boundaries alone: "10" is not in "100", "$1" not in "$1.50", "200" not in "1 200".
 */

import { recalled } from "./Recalled.ts"

/** Shown to nobody: zero width, bidi, soft hyphen, tag and control characters, variation selectors. */
const invisible = /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]--[\t\n\v\f\r\x85]]/gv
/** Scripts in which a joiner decides the shape of the letters beside it: without, their words are misspelt. */
const joiningScripts = "Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh".split(" ")
const joining = `[[${joiningScripts.map((script) => String.raw`\p{scx=${script}}`).join("")}]&&[\\p{L}\\p{M}]]`
const emoji = String.raw`\p{Extended_Pictographic}`
/** Invisible save for what it does to its neighbours: a joiner in a word or an emoji, the style of an emoji. */
const shaping = new RegExp(
  [
    String.raw`(?<=${joining})[\u200c\u200d](?=${joining})`,
    String.raw`(?<=${emoji}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=${emoji})`,
    String.raw`(?<=${emoji})[\ufe0e\ufe0f]`,
    String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`
  ].join("|"),
  "vy"
)
const shapes = (text: string, at: number) => {
  shaping.lastIndex = at
  return shaping.test(text)
}
const white = /[\s\x85]+/g
const singleQuotes = /[\u2018-\u201b\u2032\u2035\u02b9\u02bc\u00b4`\u2039\u203a]/g
const doubleQuotes = /[\u201c-\u201f\u2033\u2036\u00ab\u00bb\u301d-\u301f]/g
const dashes = /[\u2010-\u2015\u2043\u2212\ufe58]/g
/** Superscripts, fractions, circled figures: NFKC would turn the footnote of "5¹" into the price "51". */
const figures = /(\p{No}+)/u
/** A character with what composes with it: combining marks, Hangul vowels and finals, half-width voice marks. */
const unit = /[\s\S][\p{M}\u1160-\u11ff\uff9e\uff9f]*/gu

/** Any of these three: most text has none, and one look for all costs less than three. */
const marks = new RegExp(`[${[singleQuotes, doubleQuotes, dashes].map(({ source }) => source.slice(1, -1)).join("")}]`)
const punctuate = (text: string) =>
  marks.test(text) ? text.replace(singleQuotes, "'").replace(doubleQuotes, '"').replace(dashes, "-") : text
const plainer = (text: string) => punctuate(punctuate(text).normalize("NFKC"))
const normalise = (text: string) =>
  figures.test(text)
    ? text
        .split(figures)
        .map((part, index) => (index % 2 === 1 ? part : plainer(part)))
        .join("")
    : plainer(text)
const lower = (text: string) => text.toLowerCase().replaceAll("ς", "σ")

/** Nothing of these is changed but white space; most text is no more than that. */
const plain = /^[ -_a-~\t\n\r]*$/
/** The same on one line: of this no more can change than that of several blanks one is left. */
const even = /^[ -_a-~]*$/
/** With letters of European languages, and their quotes and dashes: of this NFKC changes nothing, and all is visible. */
const european =
  /^[\t\n\r -~\u00a1-\u00a7\u00a9\u00ab\u00ac\u00ae\u00b0\u00b1\u00b6\u00b7\u00bb\u00bf-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e\u2010-\u2016\u2018-\u2022\u20ac]*$/
/** White space that is not one blank: most text has none, and to write each blank of it anew costs more than to look. */
const uneven = /[^\S ]|\x85| {2}/
const collapsed = (text: string) => (uneven.test(text) ? text.replace(white, " ") : text)
const visible = (text: string) =>
  plain.test(text)
    ? text
    : european.test(text)
      ? punctuate(text)
      : normalise(text.replace(invisible, "")).replace(invisible, "")
/** NFKC, without invisible characters, quotes and dashes made plain, white space collapsed; letters keep their case. */
export const tidyText = (text: string): string =>
  even.test(text) ? (text.includes("  ") ? text.replace(white, " ") : text).trim() : tidied(text)
const tidied = recalled((text) => collapsed(visible(text)).trim())

/** `tidy`, in lower case: the form in which texts are compared. */
export const fold: (text: string) => string = recalled((text) => lower(tidyText(text)))

/** The words as they were written, without what nobody sees, on one line. */
export const ownWords = (text: string): string =>
  text
    .replace(invisible, (one, at: number) => (shapes(text, at) ? one : ""))
    .replace(white, " ")
    .trim()

/** `fold` that remembers: unit `i` of `text` was written at `starts[i]` to `ends[i]` of the original. */
export interface FoldedSpans {
  readonly text: string
  readonly starts: ReadonlyArray<number>
  readonly ends: ReadonlyArray<number>
}

/** Of what is plain each unit is one character. */
const plainSpans = (original: string): FoldedSpans => {
  let text = ""
  const starts: Array<number> = []
  const ends: Array<number> = []
  for (let at = 0; at < original.length; at++) {
    const one = original.charAt(at)
    const isBlank = one <= " "
    if (isBlank && (text === "" || text.endsWith(" "))) continue
    text += isBlank ? " " : one
    starts.push(at)
    ends.push(at + 1)
  }
  const length = text.endsWith(" ") ? text.length - 1 : text.length
  return { text: text.slice(0, length).toLowerCase(), starts: starts.slice(0, length), ends: ends.slice(0, length) }
}

export const foldSpans = (original: string): FoldedSpans => {
  if (plain.test(original)) return plainSpans(original)
  let visible = ""
  const at: Array<number> = []
  for (const match of original.matchAll(/[\s\S]/gu)) {
    if (match[0].replace(invisible, "") === "") continue
    visible += match[0]
    for (let i = 0; i < match[0].length; i++) at.push(match.index + i)
  }
  let text = ""
  const starts: Array<number> = []
  const ends: Array<number> = []
  for (const { 0: written, index } of visible.matchAll(unit)) {
    const start = at[index] ?? 0
    const end = (at[index + written.length - 1] ?? start) + 1
    for (const one of lower(normalise(written).replace(invisible, "").replace(white, " "))) {
      if (one === " " && (text === "" || text.endsWith(" "))) continue
      text += one
      for (let i = 0; i < one.length; i++) {
        starts.push(start)
        ends.push(end)
      }
    }
  }
  if (text.endsWith(" ")) text = text.slice(0, -1)
  return { text, starts: starts.slice(0, text.length), ends: ends.slice(0, text.length) }
}

/** Letters of scripts that put spaces between words, digits and marks. Elsewhere any two characters may part. */
const wordy = new RegExp(
  String.raw`[[\p{L}\p{M}\p{Nd}\p{Nl}_]--` +
    String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]]`,
  "v"
)
const mark = /\p{M}/u
const digit = /\p{Nd}/u
const currency = /\p{Sc}/u
/** The rest of a number written in groups of three ("1 200 000"). */
const groupAhead = /^ ?\p{Nd}{3}(?!\p{Nd})/u
const groupBehind = /(?:^|[^\p{Nd}.,])\p{Nd}{1,3}(?: \p{Nd}{3})*$/u

const pointBefore = (text: string, at: number) => {
  const low = text.charCodeAt(at - 1)
  const paired = low >= 0xdc00 && low <= 0xdfff && at >= 2
  return text.slice(paired ? at - 2 : at - 1, at)
}
const pointAt = (text: string, at: number) => {
  const point = text.codePointAt(at)
  return point === undefined ? "" : String.fromCodePoint(point)
}

/** Whether a folded text may be cut at `at` without cutting a word or a number in two. */
const partsAt = (text: string, at: number): boolean => {
  if (at <= 0 || at >= text.length) return true
  const before = pointBefore(text, at)
  const after = pointAt(text, at)
  if (mark.test(after) || (wordy.test(before) && wordy.test(after))) return false
  const next = text.slice(at + after.length, at + after.length + 2)
  if (digit.test(before)) {
    if (currency.test(after) || after === "%") return false
    if (".,:'".includes(after) && digit.test(pointAt(next, 0))) return false
    if (
      after === " " &&
      groupAhead.test(text.slice(at, at + 5)) &&
      groupBehind.test(text.slice(Math.max(0, at - 16), at))
    )
      return false
  }
  if (digit.test(after)) {
    if (currency.test(before)) return false
    const lead = text.slice(0, at - before.length)
    if (".,:'".includes(before) && digit.test(pointBefore(lead, lead.length))) return false
    if (before === " " && groupAhead.test(text.slice(at, at + 4)) && groupBehind.test(lead.slice(-16))) return false
  }
  // "can" is not in "can't"; "Acme" is in "Acme's".
  return !(wordy.test(before) && after === "'" && /^t(?!\p{L})/u.test(next))
}

const sayable = /[\p{L}\p{N}]/u

/**
 * Where `needle` stands in `hay` on word boundaries, searched from `from`; -1 where it does not, or where
 * it has neither letter nor digit. Both are folded.
 */
export const find = (hay: string, needle: string, from = 0): number => {
  let at = hay.indexOf(needle, from)
  // Most that is looked for stands nowhere.
  if (at === -1 || !sayable.test(needle)) return -1
  for (; at !== -1; at = hay.indexOf(needle, at + 1)) {
    if (partsAt(hay, at) && partsAt(hay, at + needle.length)) return at
  }
  return -1
}

/** Pictures that are signs: stars rate, crosses and hooks answer, marks of rights belong to a name. */
const signs = String.raw`[★☆⭐©®™✓✔✗✘✕✖❌✅❎🚫⛔]`
const picture = String.raw`(?!${signs})(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})(?:[\u{FE0F}\u{1F3FB}-\u{1F3FF}]|\u{200D}\p{Extended_Pictographic})*`
const arrows = "→➔➜➝⟶↗"
/** Few of them: a page of nothing else is no slower than any other. */
const around = new RegExp(
  String.raw`^(?:(?:${picture}|[•‣▪◦●■▸►▶⁃${arrows}])\s*){1,8}(?=\S)|(?<=\S)(?:\s*${picture}){1,8}$|(?<=[.!?。！？…])\s*[${arrows}]{1,3}$`,
  "gu"
)
/** Few lines have any of them: looked for before the line is taken apart. */
const some = /[^\u0000-\u00ba\u00bc-\u2018\u3000-\ud7ff]/u
/** A line without what is only set beside it for looks: a picture of a letter's size, a bullet, an arrow that leads on. */
export const bareLine = (text: string): string => (some.test(text) ? text.replace(around, "") : text)
