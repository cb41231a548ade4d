/**
 * Text that strangers wrote, made fit for a picture of a fixed size: no invisible or direction-turning
 * characters, valid in XML, and never wider than its place whatever font the reader's system has.
 */

/** Lone surrogates and non-characters, which XML refuses; private use, which every font draws as a box. */
const UNDRAWABLE = /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/gu
/** Direction overrides and invisible characters, save the joiners that scripts and emoji need (200C, 200D). */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu
/** No script stacks more than three marks on a letter; what does is drawn over its neighbours. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu
/** One grapheme can be as long as its text; this bounds the work and the bytes. */
const MAX_CODE_POINTS = 400

/** Making one costs more than cutting a line up with it. */
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })
const graphemes = (text: string): ReadonlyArray<string> => Array.from(segmenter.segment(text), (part) => part.segment)

const shorten = (letters: ReadonlyArray<string>, count: number) => `${letters.slice(0, count).join("").trimEnd()}…`

/** `text` on one line, at most `max` letters as a reader counts them, the last one `…` where more were left out. */
export const oneLine = (text: string, max: number): string => {
  const clean = text
    .replace(UNDRAWABLE, "")
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(STACKED_MARKS, "$1")
    .trim()
  const letters = graphemes(Array.from(clean).slice(0, MAX_CODE_POINTS).join(""))
  return letters.length <= max ? letters.join("") : shorten(letters, max - 1)
}

/** Safe inside XML and HTML, as text and as an attribute's value. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")

const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u
const classes: ReadonlyArray<readonly [RegExp, number]> = [
  [WIDE, 1.1],
  [/^[iljtfrI.,:;'’!|()[\]` -]/, 0.36],
  [/^[mwMW@%&…—]/, 0.95],
  [/^\p{Lu}/u, 0.74],
  [/^./u, 0.56]
]

/**
 * A generous guess at the width of `text` in a bold serif, in units of `size`. No font is at hand to
 * measure with, and the reader's system decides which one is used.
 */
export const estimateWidth = (text: string, size: number): number =>
  graphemes(text).reduce((sum, letter) => sum + (classes.find(([form]) => form.test(letter))?.[1] ?? 0.56), 0) * size

/** Letters may be drawn this much narrower before the text is cut instead. */
const MOST_CONDENSED = 0.84
/** A guess this close under the limit may still be wrong in a wide font, so the width is pinned. */
const CLOSE = 0.85

export interface FittedText {
  readonly text: string
  /** The width to pin the text to (SVG `textLength`); null where it is short enough to be left alone. */
  readonly textLength: number | null
}

/** `text` in at most `width`: left alone, pinned to the width, or cut and pinned. */
export const fit = (text: string, width: number, size: number): FittedText => {
  const guess = estimateWidth(text, size)
  if (guess <= width * CLOSE) return { text, textLength: null }
  if (guess <= width) return { text, textLength: Math.round(guess) }
  if (guess <= width / MOST_CONDENSED) return { text, textLength: width }
  const letters = graphemes(text)
  let count = letters.length - 1
  while (count > 1 && estimateWidth(shorten(letters, count), size) > width / MOST_CONDENSED) count--
  return { text: shorten(letters, count), textLength: width }
}
