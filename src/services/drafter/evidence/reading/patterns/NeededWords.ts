/**
 * What patterns cannot do without, looked for first: the engine finds one of five hundred words as fast as one of five,
 * while each pattern that a line meets and does not hold takes its time.
 */
import { caseless, type Finder } from "./Caseless.ts"

/** Words of which all that a part of a pattern finds holds one; null where it may hold none. */
type Needed = ReadonlyArray<string> | null
/** Words of every second line, which tell nothing. */
const common =
  /(?<!\p{L})(?:the|an?|of|in|on|for|per|to|we|you|your|our|what|each|every|that|is|are|der|die|das|den|für|sie|wir|ist|und|l[ae]s?|une?|des?|pour|par|vous|nous|que|el|los|una|por|para|os?|as|uma?|il|lo|di|da|het|een|voor|op|je|u|en|et|y|e|and)(?!\p{L})|\P{L}/gu
const least = (words: ReadonlyArray<string>) => Math.min(...words.map((word) => word.replace(common, "").length))
/** The more telling of two that are both needed. */
const moreTelling = (one: Needed, other: Needed): Needed => {
  if (one === null || other === null) return one ?? other
  return least(other) > least(one) || (least(other) === least(one) && other.length < one.length) ? other : one
}

const group = /\((?<kind>\?(?:<\w+>|<?[=!]|[a-z-]*:))?/uy
const escaped = /\\(?:[pP]\{[^}]*\}|x(?<byte>..)|u(?<unit>[\da-f]{4})|u\{[^}]*\}|k<[^>]*>|\d+|(?<one>.))/iuy
const letters = /\[(?<some>[\p{L}\p{Nd} ]{1,4})\]/uy
const anyOf = /\[(?:\\.|[^\]\\])*\]/uy
const times = /(?<often>[?*+]|\{\d+(?:,\d*)?\})\??/uy
const mostWords = 8
const mayBeNone = /^(?:[?*]|\{0)/u
const neededBy = (source: string): Needed => {
  let at = 0
  const read = (sticky: RegExp): RegExpExecArray | null => {
    sticky.lastIndex = at
    const found = sticky.exec(source)
    at += found?.[0].length ?? 0
    return found
  }
  /** The letter that stands here, or one of a few; none where it may be any. */
  const letter = (): ReadonlyArray<string> => {
    const one = source.charAt(at)
    if (one === "\\") {
      const { byte, unit, one: plain = "" } = read(escaped)?.groups ?? {}
      const code = byte ?? unit
      if (code !== undefined) return [String.fromCharCode(Number.parseInt(code, 16)).toLowerCase()]
      return /[^\p{L}\p{N}]/u.test(plain) ? [plain] : []
    }
    if (one === "[") {
      const some = read(letters)?.groups?.some
      if (some === undefined) read(anyOf)
      return [...(some ?? "").toLowerCase()]
    }
    at += 1
    return /[.^$\p{Cs}]/u.test(one) ? [] : [one.toLowerCase()]
  }
  const sequence = (): Needed => {
    let needed: Needed = null
    let words: ReadonlyArray<string> = [""]
    const ends = () => {
      if (words[0] !== "") needed = moreTelling(needed, words)
      words = [""]
    }
    while (at < source.length && source.charAt(at) !== "|" && source.charAt(at) !== ")") {
      if (source.charAt(at) === "(") {
        ends()
        const kind = read(group)?.groups?.kind ?? ""
        const within = choice()
        at += 1
        const isNeeded = !kind.endsWith("!") && !mayBeNone.test(read(times)?.groups?.often ?? "")
        if (isNeeded) needed = moreTelling(needed, within)
      } else {
        const one = letter()
        const often = read(times)?.groups?.often
        if (one.length === 0 || words.length * one.length > mostWords) ends()
        if (one.length > 0 && !mayBeNone.test(often ?? ""))
          words = words.flatMap((word) => one.map((more) => word + more))
        if (often !== undefined) ends()
      }
    }
    ends()
    return needed
  }
  const choice = (): Needed => {
    const all = [sequence()]
    while (source.charAt(at) === "|") {
      at += 1
      all.push(sequence())
    }
    return all.includes(null) ? null : all.flatMap((one) => one ?? [])
  }
  return choice()
}

/**
 * Finds something in every plain text (`tidyText`) in which one of these patterns does, with the flags "u" or "iu"; in all
 * texts where one of them needs no words. Made when it is first asked.
 */
export const neededIn = (patterns: () => ReadonlyArray<RegExp>): Finder => {
  let made: Finder | null = null
  const make = (): Finder => {
    const all = patterns().map(({ source }) => neededBy(source))
    if (all.includes(null)) return { test: () => true }
    const words = [...new Set(all.flatMap((one) => one ?? []))].toSorted((a, b) => a.length - b.length)
    const shortest: Array<string> = []
    for (const word of words) if (!shortest.some((one) => word.includes(one))) shortest.push(word)
    return caseless(new RegExp(shortest.map(RegExp.escape).join("|"), "u"))
  }
  return {
    test: (text) => {
      made ??= make()
      return made.test(text)
    }
  }
}
