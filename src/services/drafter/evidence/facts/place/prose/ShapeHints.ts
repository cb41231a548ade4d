/**
 * What a shape of a sentence cannot do without, to be looked for first: a sentence holds that of a few shapes and of most
 * of none, and a shape takes long, the first time above all.
 */

/** Of characters one of several, and what stands for other shapes, nothing is known; nor of what may be left out. */
const unknown = /\[[^\]]*\]|\\p\{\w+\}|\{[A-Z]\}/gu
const leftOut = /.(?:[?*]|\{[\d,]+\})/gu
const choice = /^\(\?:([\p{L} '|-]+)\)$/u

/** The parts that stand in whatever a shape finds, each as its alternatives. */
const partsOf = (shape: string): ReadonlyArray<ReadonlyArray<string>> => {
  const found: Array<ReadonlyArray<string>> = []
  let words = ""
  let depth = 0
  let opened = 0
  const known = shape.replace(unknown, "\0")
  for (let at = 0; at < known.length; at++) {
    const one = known.charAt(at)
    if (one === "(" && depth++ === 0) opened = at
    if (depth === 0) words += one
    if (one !== ")" || --depth > 0) continue
    const isAlways = !/[?*+{]/.test(known.charAt(at + 1))
    const alternatives = isAlways ? choice.exec(known.slice(opened, at + 1))?.[1]?.split("|") : undefined
    if (alternatives !== undefined) found.push(alternatives)
    // Stands for the group, and what tells how often it stands goes with it.
    words += "\0"
  }
  const plain = words.replace(leftOut, "\0")
  return plain.includes("|") ? [] : [...found, ...plain.split(/[^\p{L} '-]+/u).map((run) => [run])]
}

const anything = /(?:)/
/** Whatever the shape matches of a plain text matches this. `shape`: an alternative of a regular expression without case. */
export const shapeHint = (shape: string): RegExp => {
  const least = (part: ReadonlyArray<string>) => Math.min(...part.map((words) => words.trim().length))
  const [telling] = partsOf(shape)
    // What folds to several letters is left to the shape.
    .filter((part) => least(part) >= 2 && !part.some((words) => words.includes("ß")))
    .toSorted((a, b) => least(b) - least(a))
  return telling === undefined ? anything : new RegExp(telling.join("|"), "i")
}

/** Whether anything stands in a text in a script that has no capitals, and shapes of its own. */
export const isInOtherScripts = (text: string): boolean => otherScripts.test(text)
const otherScripts = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Arab}]/u
/** Whether a place may stand in a text behind something else. */
export const hasCapitalInside = (text: string): boolean => capitalInside.test(text)
const capitalInside = / \p{Lu}/u
/**
 * Of shapes those that may find something in a text, in their order: where no capital stands behind a blank, those alone whose
 * place `{P}`, which begins with one, need not. Most sentences have none.
 */
export const byCapitals = <A, B>(
  written: ReadonlyArray<A>,
  shapeOf: (one: A) => string,
  make: (one: A) => B
): ((text: string) => ReadonlyArray<B>) => {
  const all = written.map((one) => ({ made: make(one), needs: shapeOf(one).includes(" {P}") }))
  const [whole, others] = [all, all.filter(({ needs }) => !needs)].map((some) => some.map(({ made }) => made))
  return (text) => (capitalInside.test(text) ? whole : others) ?? []
}
