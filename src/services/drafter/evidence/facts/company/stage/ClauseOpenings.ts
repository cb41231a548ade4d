/**
 * How a text has to begin for a shape to match it: of a hundred shapes a clause begins as two or three do, and only those
 * are looked for. Of shapes that match from the beginning, in small letters and without flags but "u".
 */

/** Characters of a beginning that are looked at. */
const longest = 3
const lengths = Array.from({ length: longest + 1 }, (_, length) => length)
/** Any figure stands for all. */
const figure = "0"
const digits = /\p{Nd}/gu

/** Beginnings, each with whether it is known what follows it. */
type Begins = ReadonlyMap<string, boolean>
const nothing: Begins = new Map([["", true]])
const anything: Begins = new Map([["", false]])
const adding = (begins: Map<string, boolean>, text: string, isKnown: boolean) =>
  begins.set(text, isKnown && begins.get(text) !== false)
const either = (all: ReadonlyArray<Begins>): Begins => {
  const begins = new Map<string, boolean>()
  for (const one of all) for (const [text, isKnown] of one) adding(begins, text, isKnown)
  return begins
}
const followed = (first: Begins, next: Begins): Begins => {
  const begins = new Map<string, boolean>()
  for (const [text, isKnown] of first)
    if (isKnown) {
      for (const [more, goesOn] of next) {
        const long = text + more
        adding(begins, long.slice(0, longest), goesOn && long.length < longest)
      }
    } else adding(begins, text, false)
  return begins
}
const openEnded = (begins: Begins): Begins => new Map([...begins.keys()].map((text) => [text, false]))
const oneOf = (letters: string): Begins => new Map([...letters].map((letter) => [letter, true]))

const group = /\((?:\?(?<kind>:|<\w+>|<?[=!]))?/uy
/** With flags of its own. */
const otherGroup = /\(\?(?![:<=!])/u
const escaped = /\\(?:p\{(?<kind>[^}]*)\}|[Pu]\{[^}]*\}|u.{4}|x..|k<[^>]*>|\d+|(?<one>.))/uy
const letters = /\[(?<some>\p{L}+)\]/uy
const anyOf = /\[(?:\\.|[^\]\\])*\]/uy
/** What stands in no group, as long as none begins, ends or parts. */
const plainly = /(?:\\.|\[(?:\\.|[^\]\\])*\]|[^()|[\\])+/uy
const times = /(?<often>[?*+]|\{\d+(?:,\d*)?\})\??/uy

/** A word that stands for a part of many shapes: "{N}". */
const named = /\{(?<word>[A-Za-z]+)\}/uy

/** How all begins that a shape finds from its own beginning on. `begin`: what stands before each of its alternatives. */
const beginsOf = (source: string, word: (name: string) => Begins, begin: (at: number) => Begins): Begins => {
  let at = 0
  const read = (sticky: RegExp): RegExpExecArray | null => {
    sticky.lastIndex = at
    const found = sticky.exec(source)
    at += found?.[0].length ?? 0
    return found
  }
  const part = (): Begins => {
    const one = source.charAt(at)
    if (one === "(") {
      const { kind = ":" } = read(group)?.groups ?? {}
      const told = choice(() => nothing)
      at += 1
      return /[=!]$/u.test(kind) ? nothing : told
    }
    if (one === "{") {
      const name = read(named)?.groups?.word
      if (name !== undefined) return word(name)
    }
    if (one === "[") {
      const some = read(letters)?.groups?.some
      if (some === undefined) read(anyOf)
      return some === undefined ? anything : oneOf(some)
    }
    if (one === "\\") {
      const { kind, one: letter = "" } = read(escaped)?.groups ?? {}
      return kind === "Nd" ? oneOf(figure) : /[\p{L}\p{N}]|^$/u.test(letter) ? anything : oneOf(letter)
    }
    at += 1
    if (one === "^" || one === "$") return nothing
    return one === "." || /\p{Cs}/u.test(one) ? anything : oneOf(one.replace(digits, figure))
  }
  const repeated = (): Begins => {
    const one = part()
    const often = read(times)?.groups?.often
    if (often === undefined) return one
    const told = often === "?" ? one : openEnded(one)
    return /^(?:[?*]|\{0)/u.test(often) ? either([nothing, told]) : told
  }
  const ends = () => at >= source.length || source.charAt(at) === "|" || source.charAt(at) === ")"
  const skip = () => {
    for (let depth = 0; at < source.length && (depth > 0 || !ends()); ) {
      const one = source.charAt(at)
      if (read(plainly) !== null) continue
      depth += one === "(" ? 1 : one === ")" ? -1 : 0
      at += 1
    }
  }
  const sequence = (from: Begins): Begins => {
    let begins = from
    while (!ends() && [...begins.values()].includes(true)) begins = followed(begins, repeated())
    skip()
    return begins
  }
  const choice = (from: (at: number) => Begins): Begins => {
    const all = [sequence(from(at))]
    while (source.charAt(at) === "|") {
      at += 1
      all.push(sequence(from(at)))
    }
    return all.length === 1 ? (all[0] ?? nothing) : either(all)
  }
  return otherGroup.test(source) ? anything : choice(begin)
}

/**
 * Of shapes that find what they find from the beginning of a text, with the flag "u" alone, those that may find anything
 * in it as it begins, in their order. `words`: what stands for "{word}" in them.
 */
export const byOpening = <A extends { readonly shape: string }>(
  all: ReadonlyArray<A>,
  words: Readonly<Record<string, string>>
): ((text: string) => ReadonlyArray<A>) => {
  const known = new Map<string, Begins>()
  const word = (name: string): Begins => {
    const begins = known.get(name) ?? beginsOf(words[name] ?? ".", word, () => nothing)
    known.set(name, begins)
    return begins
  }
  const beginning = new Map<string, Array<number>>([["", []]])
  for (const [at, { shape }] of all.entries()) {
    const anchored = (start: number) => (shape.charAt(start) === "^" ? nothing : anything)
    for (const opening of beginsOf(shape, word, anchored).keys()) {
      const some = beginning.get(opening)
      if (some === undefined) beginning.set(opening, [at])
      else some.push(at)
    }
  }
  const found = new Map<string, ReadonlyArray<A>>()
  const startingSo = (key: string): ReadonlyArray<A> => {
    const some = new Set(lengths.flatMap((length) => beginning.get(key.slice(0, length)) ?? []))
    return all.filter((_, at) => some.has(at))
  }
  return (text) => {
    // Of some scripts a figure takes two.
    const start = text
      .slice(0, 2 * longest)
      .replace(digits, figure)
      .slice(0, longest)
    let key = start
    while (!beginning.has(key)) key = key.slice(0, -1)
    const shapes = found.get(key) ?? startingSo(key)
    found.set(key, shapes)
    return shapes
  }
}
