/**
 * Words looked for in whatever case a text has them: the pattern has small letters, and the text is made small first. The
 * engine (JavaScriptCore) looks for many words at once by the letters they begin with, but with the flag "i" it tries one
 * after the other at every place: five to fifty times as long, for patterns that most lines meet and few hold.
 */
import { recalled } from "../../../../../domain/text/Recalled.ts"

export interface Finder {
  readonly test: (text: string) => boolean
}

const escapes = /\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\\p\{[^}]*\}|\\[A-Z]|\(\?<\w+>/giu
/** The letters that a pattern spells. */
const lettersOf = (source: string) =>
  source.replace(escapes, (_, unit?: string, byte?: string) => {
    const code = unit ?? byte
    return code === undefined ? "" : String.fromCharCode(Number.parseInt(code, 16))
  })

/** A text is looked through for many patterns, one after the other. */
const small = recalled((text) => text.toLowerCase())

/** Finds a pattern of small letters in a text of any. Only whether it is there: what stands where is the small text's. */
export const caseless = (pattern: RegExp): Finder => {
  if (/\p{Lu}/u.test(lettersOf(pattern.source)) || /\\p\{Lu\}/u.test(pattern.source) || /[igy]/u.test(pattern.flags))
    throw new Error(`finds nothing in small letters: ${pattern.source.slice(0, 80)}`)
  return { test: (text) => pattern.test(small(text)) }
}

/** Words by themselves, anywhere in a text. */
export const anywhere = (words: string): Finder => caseless(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u"))
