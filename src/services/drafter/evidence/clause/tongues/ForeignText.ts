/** A text of another language as clauses of words: what each holds that binds, and what it is about. */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { recalled } from "../../../../../domain/text/Recalled.ts"
import { inFigures } from "../../reading/SpeltNumbers.ts"
import type { Tongue } from "./Tongue.ts"
import type { BindingKind } from "./tables/Table.ts"

export interface ForeignWord {
  readonly text: string
  /** As it was written. */
  readonly written: string
  readonly stem: string
  /** Where it begins in its clause's line. */
  readonly at: number
  /** Says what the text is about. */
  readonly content: boolean
  /** Part of the product's name. */
  readonly own: boolean
  /** The number it is. */
  readonly value: number | null
}
export interface ForeignClause {
  /** Lower case, words apart by one space; of a language without spaces as it stands. */
  readonly line: string
  readonly words: ReadonlyArray<ForeignWord>
  /** Words, or pairs of characters, that say what it is about. */
  readonly units: ReadonlyArray<string>
  readonly found: (kind: BindingKind) => ReadonlyArray<Hit>
}
export interface Hit {
  readonly text: string
  readonly at: number
}
export interface ForeignReading {
  readonly text: string
  readonly clauses: ReadonlyArray<ForeignClause>
  readonly question: boolean
}

const stripped = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss")
const arabicLetters = (text: string) =>
  text
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replace(/[٠-٩]/g, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit)))
/** What is left of an Arabic word without what is fixed to it and without its long vowels. */
const arabicStem = (word: string) => {
  const bare = word
    .replace(/^(?:[وف](?=.{3}))?(?:[بكل]?ال(?=.{2})|لل(?=.{2})|[بلك](?=.{4}))?/u, "")
    .replace(/(?<=.{3})(?:هما|ها|هم|نا|كم|ات|ون|ين|ان|يه|ه|ي|ك)$/u, "")
  const bones = bare
    .replace(/[اويءئؤ]/g, "")
    .replace(/^[نتمس](?=.{2})/u, "")
    .replace(/^[ت](?=.{3})/u, "")
  return bones.length >= 2 ? bones : bare
}

/** "1.408" is a thousand and more, "8,1" eight and a tenth. */
export const numberOf = (written: string): number => {
  const tidy = written.replace(/[  ']/g, "")
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(tidy)
    ? tidy.replace(/[.,]/g, "")
    : tidy.replace(/[.,](?=\d{3}(?:[.,]|$))/g, "").replace(",", ".")
  return Number(plain)
}

const token =
  /\p{Nd}{1,3}(?:[  '.,]\p{Nd}{3})+(?:[.,]\p{Nd}+)?(?!\p{Nd})|\p{Nd}+(?:[.,]\p{Nd}+)?|[\p{L}\p{M}]+|\p{Sc}|[%‰+/]| [-–—] |[,;!?.…—–|•«»"“”„،؛؟]|:(?=\s)/gu
const breaks = /^(?: [-–—] |[,;:!?.…—–|•«»"“”„،؛؟])$/u

const isOwn = (words: ReadonlyArray<string>, at: number, names: ReadonlyArray<ReadonlyArray<string>>): number =>
  Math.max(0, ...names.map((name) => (name.every((part, step) => words[at + step] === part) ? name.length : 0)))

/** Kinds with words that may be part of a longer one, which binds nothing. */
const idling: ReadonlySet<BindingKind> = new Set<BindingKind>(["not", "only", "all", "except"])
const isWithin = (text: string, at: number, idle: RegExpExecArray): boolean =>
  idle[0].length > text.length && idle.index < at + text.length && at < idle.index + idle[0].length

/** Kinds are looked for where somebody asks. */
const finder = (line: string, tongue: Tongue) => {
  const known = new Map<BindingKind, ReadonlyArray<Hit>>()
  return (kind: BindingKind): ReadonlyArray<Hit> => {
    const before = known.get(kind)
    if (before !== undefined) return before
    const pattern = tongue.kinds.get(kind)
    const hits =
      pattern === undefined ? [] : [...line.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }))
    const idle = hits.length > 0 && idling.has(kind) ? [...line.matchAll(tongue.idle)] : []
    const found = hits.filter(({ text, at }) => !idle.some((one) => isWithin(text, at, one)))
    known.set(kind, found)
    return found
  }
}

const spacedClause = (words: ReadonlyArray<Omit<ForeignWord, "at">>, tongue: Tongue): ForeignClause => {
  let at = 0
  const placed = words.map((word): ForeignWord => {
    const one = { ...word, at }
    at += word.text.length + 1
    return one
  })
  const line = placed.map(({ text }) => text).join(" ")
  return {
    line,
    words: placed,
    units: [...new Set(placed.flatMap((word) => (word.content ? [word.stem] : [])))],
    // "Clínica", "Pas" of the product's name bind nothing.
    found: finder(placed.map(({ text, own }) => (own ? "_".repeat(text.length) : text)).join(" "), tongue)
  }
}

const hasNumber = (words: ReadonlyArray<Omit<ForeignWord, "at">>) => words.some(({ value }) => value !== null)

/** Cut at an "and" that stands between two thoughts, not between two words. */
const thoughts = (
  words: ReadonlyArray<Omit<ForeignWord, "at">>,
  tongue: Tongue
): ReadonlyArray<ReadonlyArray<Omit<ForeignWord, "at">>> => {
  const contents = (some: ReadonlyArray<Omit<ForeignWord, "at">>) =>
    some.filter(({ content, value }) => content || value !== null).length
  const at = words.findIndex((word, index) => {
    if (!tongue.and.has(word.text)) return false
    const [one, other] = [words.slice(0, index), words.slice(index + 1)]
    // Two figures of two things are two thoughts, however short.
    const least = hasNumber(one) && hasNumber(other) ? 2 : 3
    return contents(one) >= least && contents(other) >= least
  })
  return at === -1 ? [words] : [words.slice(0, at), ...thoughts(words.slice(at + 1), tongue)]
}

const spacedClauses = (text: string, tongue: Tongue, names: ReadonlyArray<string>): ReadonlyArray<ForeignClause> => {
  const called = names
    .map((name) => name.toLowerCase().match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? [])
    .filter((name) => name.length > 0)
  const parts: Array<Array<string>> = [[]]
  let mark = ""
  for (const [one] of (tongue.name === "ar" ? arabicLetters(text) : text).matchAll(token)) {
    // "Gruppenkurs: 38 Euro": a short label is of one piece with what it is said of.
    const labels = one === ":" && (parts.at(-1)?.length ?? 0) <= labelWords && mark !== ","
    if (labels) continue
    if (breaks.test(one)) {
      parts.push([])
      mark = one
    } else parts.at(-1)?.push(one)
  }
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part) => {
      const lower = part.map((one) => one.toLowerCase())
      let ownUntil = 0
      const words = part.map((written, at): Omit<ForeignWord, "at"> => {
        ownUntil = Math.max(ownUntil, at + isOwn(lower, at, called))
        const word = lower[at] ?? ""
        const own = at < ownUntil
        const value = own ? null : /^\p{Nd}/u.test(word) ? numberOf(word) : (tongue.numbers.get(word) ?? null)
        const isWord = /^\p{L}/u.test(word)
        return {
          text: word,
          written,
          stem: tongue.name === "ar" ? arabicStem(word) : stripped(word),
          content: isWord && value === null && !own && word.length > 2 && !tongue.small.has(word),
          own,
          value
        }
      })
      return thoughts(words, tongue).map((some) => spacedClause(some, tongue))
    })
}

const labelWords = 2

/** "18:30" is one thing. */
const unspacedBreak = /(?:[、。，；！？!?;|()（）「」『』【】―—…“”"〈〉《》]|(?<!\p{Nd})[:：]|[:：](?!\p{Nd}))+/u
const runs = /[\p{scx=Han}々ー\p{scx=Katakana}]+|[a-z][a-z0-9.+#-]*/gu
const hollow = /[的了是在和与與及或也将將可以您我们們为為等把对對于於这這那个個其]/gu

const unspacedClause = (part: string, tongue: Tongue): ForeignClause => {
  const line = part.replace(/\s+(?![a-z0-9])|(?<![a-z0-9])\s+/g, "")
  const text = tongue.name === "zh" ? line.replace(hollow, " ") : line
  const units = [...text.matchAll(runs)].flatMap(([run]) => {
    if (/^[a-z]/.test(run)) return [run]
    const signs = [...run]
    return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ""}${sign}`)
  })
  return { line, words: [], units: [...new Set(units)], found: finder(line, tongue) }
}
const unspacedClauses = (text: string, tongue: Tongue, names: ReadonlyArray<string>): ReadonlyArray<ForeignClause> => {
  const bare = names.reduce((rest, name) => rest.replaceAll(name, ""), text.toLowerCase())
  return bare
    .split(unspacedBreak)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => unspacedClause(part, tongue))
}

/** Every rule reads the same few sentences: what was read last for a language and the names of a site is read once. */
const readers = new WeakMap<Tongue, { readonly called: string; readonly read: (text: string) => ForeignReading }>()
export const readForeign = (text: string, tongue: Tongue, names: ReadonlyArray<string>): ForeignReading => {
  const called = names.join("\u0001")
  const known = readers.get(tongue)
  if (known?.called === called) return known.read(text)
  const read = recalled((one) => reading(one, tongue, names))
  readers.set(tongue, { called, read })
  return read(text)
}
const reading = (text: string, tongue: Tongue, names: ReadonlyArray<string>): ForeignReading => {
  const tidy = inFigures(tidyText(text), tongue.name, tongue.numbers)
  return {
    text: tidy,
    clauses: tongue.spaced ? spacedClauses(tidy, tongue, names) : unspacedClauses(tidy, tongue, names),
    question: /[?？؟]["'”’»)\]」』]*$/.test(tidy) || /(?:ですか|ますか|吗|嗎)[。.]?$/.test(tidy)
  }
}

/** Whether two words are one, but for their endings; `compounds`: or one holds the other, as "Gartenpflege" does "Garten". */
export const isAlike = (a: string, b: string, compounds = true): boolean => {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (/[\p{scx=Han}\p{scx=Katakana}]/u.test(a)) return false
  if (/\p{scx=Arab}/u.test(a)) return short.length >= 3 && long.startsWith(short) && long.length - short.length <= 1
  if (compounds && short.length >= 5 && long.includes(short)) return true
  if (short.length >= 3 && long.startsWith(short) && long.length - short.length <= 2) return true
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  return same >= 4 && same >= long.length * 0.55
}
export const isAmong = (unit: string, units: Iterable<string>): boolean => {
  for (const one of units) if (isAlike(unit, one)) return true
  return false
}
