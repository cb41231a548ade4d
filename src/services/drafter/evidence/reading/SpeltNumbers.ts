/**
 * Numbers that a text spells in several words, or in one long one, as figures: "twenty-four", "quatre cents", "mil cien",
 * "vierundzwanzig". What one short word says each language's own list of numbers tells; here is how they are put together.
 */

interface Spelling {
  readonly one: RegExp
  readonly hundred: RegExp
  readonly thousand: RegExp
  /** Between the words of one number. */
  readonly joint: RegExp
  /** Between the parts of one long word; undefined where numbers are several words. */
  readonly inside?: string
}
const never = /^(?!)$/u
const spellings: Readonly<Record<string, Spelling>> = {
  en: { one: /^(?:a|one)$/u, hundred: /^hundred$/u, thousand: /^thousand$/u, joint: /^and$/u },
  fr: { one: /^une?$/u, hundred: /^cents?$/u, thousand: /^mille$/u, joint: /^et$/u },
  es: { one: /^un[oa]?$/u, hundred: never, thousand: /^mil$/u, joint: /^y$/u },
  pt: { one: /^uma?$/u, hundred: never, thousand: /^mil$/u, joint: /^e$/u },
  de: { one: /^eins?$/u, hundred: /^hundert$/u, thousand: /^tausend$/u, joint: never, inside: "und" },
  nl: { one: /^(?:een|één)$/u, hundred: /^honderd$/u, thousand: /^duizend$/u, joint: never, inside: "[eë]n" },
  it: { one: /^un[oa]?$/u, hundred: /^cento$/u, thousand: /^mil(?:le|a)$/u, joint: never, inside: "(?!)" }
}
/** Words of one number in a long word, as they are there without their endings. */
const shortened = { it: /(?<=^(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant))[ai]$/u } as const

/** What a language's list says of numbers that others are made of; "hundreds" and "a million" are none. */
interface Reader extends Spelling {
  readonly values: ReadonlyMap<string, number>
  readonly parts: RegExp | null
  /** Stands in every number of several parts: most texts have none, and are passed over. */
  readonly hint: RegExp
}
const known = new WeakMap<ReadonlyMap<string, number>, Reader>()
const readerOf = (language: string, numbers: ReadonlyMap<string, number>): Reader | null => {
  const spelling = spellings[language]
  if (spelling === undefined) return null
  const before = known.get(numbers)
  if (before !== undefined) return before
  const small = [...numbers].filter(([, value]) => value > 1 && value < 1000)
  const ending = language === "it" ? shortened.it : never
  const values = new Map([...small, ...small.map(([word, value]) => [word.replace(ending, ""), value] as const)])
  const longFirst = [...values.keys()].toSorted((a, b) => b.length - a.length).join("|")
  const whole = [spelling.one, spelling.hundred, spelling.thousand].map(({ source }) => source.slice(1, -1))
  const reader = {
    ...spelling,
    values,
    parts:
      spelling.inside === undefined ? null : new RegExp(`${longFirst}|${whole.join("|")}|${spelling.inside}`, "gu"),
    hint: new RegExp(
      `${[...values].flatMap(([word, value]) => (value > 19 ? [word] : [])).join("|")}|dix-|${whole[1]}|${whole[2]}`,
      "iu"
    )
  }
  known.set(numbers, reader)
  return reader
}

/** "Und" inside a word: beside it stand the parts of one number, between words two. */
const glue = "+"
const partsOf = (
  word: string,
  { one, values, parts, hundred, thousand, inside }: Reader
): ReadonlyArray<string> | null => {
  if (values.has(word) || [one, hundred, thousand].some((shape) => shape.test(word))) return [word]
  const found = parts === null ? [] : (word.match(parts) ?? [])
  if (found.length < 2 || found.join("") !== word) return null
  const isInside = new RegExp(`^(?:${inside})$`, "u")
  return found.map((part) => (isInside.test(part) ? glue : part))
}

/** Whether a part may stand behind the one before it: smaller than it, or the tens behind their ones, as in "vierundzwanzig". */
const follows = (value: number, last: number, before: string | undefined): boolean => {
  if (before === glue && value > 19 && value < 100) return last < 10
  if (value >= last) return false
  // "Soixante-quinze", "quatre-vingt-dix"; and "dix-neuf".
  if (last === 60 || last === 80) return value < 20
  if (last === 10) return value > 6
  return last >= 100 || (last > 19 && value < 10)
}
/** What a row of parts says; null where they are no one number. */
const sumOf = (parts: ReadonlyArray<string>, { one, values, hundred, thousand, joint }: Reader): number | null => {
  let [total, current, last] = [0, 0, Number.POSITIVE_INFINITY]
  for (const [at, part] of parts.entries()) {
    if ((part === glue || joint.test(part)) && at > 0 && at + 1 < parts.length) continue
    const value = one.test(part) ? 1 : (values.get(part) ?? 0)
    if (thousand.test(part) && total === 0) {
      total = Math.max(1, current) * 1000
      ;[current, last] = [0, 1000]
    } else if (hundred.test(part) && current < 100) {
      current = Math.max(1, current) * 100
      last = 100
    } else if (value === 20 && last === 4 && parts[at - 1] !== glue) {
      // "Quatre-vingts" are four twenties.
      current += 76
      last = 80
    } else if (value > 0 && follows(value, last, parts[at - 1])) {
      current += value
      last = value
    } else return null
  }
  return total + current
}

const words = /\p{L}[\p{L}\p{M}]*/gu
/** The same text with its numbers of several parts in figures; `numbers`: what single words of its language say. */
export const inFigures = (text: string, language: string, numbers: ReadonlyMap<string, number>): string => {
  const reader = readerOf(language, numbers)
  if (reader === null || !reader.hint.test(text)) return text
  const all = [...text.matchAll(words)].map((match) => {
    const word = match[0].toLowerCase()
    return { word, at: match.index, end: match.index + word.length, parts: partsOf(word, reader) }
  })
  let [made, from] = ["", 0]
  for (let at = 0; at < all.length; ) {
    const best = numberFrom(all, at, text, reader)
    if (best !== null) {
      made += `${text.slice(from, all[at]?.at)}${best.value}`
      from = all[best.to - 1]?.end ?? text.length
    }
    at = best?.to ?? at + 1
  }
  return made + text.slice(from)
}

interface Word {
  readonly word: string
  readonly at: number
  readonly end: number
  readonly parts: ReadonlyArray<string> | null
}
/** Words of the longest number that is read. */
const mostWords = 7
/** The longest number of several parts that begins at a word. */
const numberFrom = (
  all: ReadonlyArray<Word>,
  from: number,
  text: string,
  reader: Reader
): { readonly value: number; readonly to: number } | null => {
  const parts: Array<string> = []
  let best: { readonly value: number; readonly to: number } | null = null
  for (let at = from; at < Math.min(all.length, from + mostWords); at++) {
    const one = all[at]
    if (one === undefined || (at > from && !/^[ \u00a0-]$/u.test(text.slice(all[at - 1]?.end, one.at)))) break
    const isJoint = at > from && reader.joint.test(one.word)
    if (!isJoint && one.parts === null) break
    parts.push(...(isJoint ? [one.word] : (one.parts ?? [])))
    if (isJoint) continue
    const value = sumOf(parts, reader)
    if (value === null) break
    // "Twenty one-way trips": the next word is of the hyphen.
    const isCut = /^-\p{L}/u.test(text.slice(one.end))
    if (parts.length > 1 && value > 12 && !isCut) best = { value, to: at + 1 }
  }
  return best
}
