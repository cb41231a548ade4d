/**
 * A site's own names as any other word of a sentence: in quotation marks they are no quotation ("Acme" was founded in
 * 2016, 「つむぎ帳」を運営する当社), and the point in "Acme.io" ends nothing.
 */

/** Stands for a point within a name: folded it is one, and no shape of a sentence ends at it. */
const point = "\u2024"
const mark = /["「『]/u

interface Patterns {
  readonly quoted: RegExp
  /** Null where no name has a point. */
  readonly pointed: RegExp | null
  /** Null where none is of several words. */
  readonly several: RegExp | null
}
const known = new WeakMap<ReadonlySet<string>, Patterns>()
/** The longest first, of which others may be the beginning. */
const anyOf = (names: ReadonlyArray<string>) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
    .join("|")
const patternsOf = (names: ReadonlySet<string>): Patterns => {
  const before = known.get(names)
  if (before !== undefined) return before
  const pointed = [...names].filter((name) => /[\p{L}\p{N}]\.\p{L}/u.test(name))
  const several = [...names].filter((name) => name.includes(" "))
  const made: Patterns = {
    quoted: names.size === 0 ? /(?!)/u : new RegExp(`["「『](?<name>(?:${anyOf([...names])})),?["」』]`, "giu"),
    pointed:
      pointed.length === 0
        ? null
        : new RegExp(`(?<![\\p{L}\\p{N}.@/])(?:${anyOf(pointed)})(?![\\p{L}\\p{N}/@])`, "giu"),
    several:
      several.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(several)})(?![\\p{L}\\p{N}])`, "giu")
  }
  known.set(names, made)
  return made
}

/** `called`: what the site is called, folded. */
export const plainNames = (text: string, called?: { readonly names: ReadonlySet<string> }): string => {
  if (called === undefined) return text
  const { quoted, pointed } = patternsOf(called.names)
  const bare = mark.test(text) ? text.replace(quoted, "$<name>") : text
  return pointed === null ? bare : bare.replace(pointed, (name) => name.replaceAll(".", point))
}
/** A piece of such a sentence as a page writes it. */
export const asWritten = (text: string): string => text.replaceAll(point, ".")
/** A text with names of several words as one, by which nobody is named: no word of them is told alone. */
export const withNamesAsOne = (text: string, called: { readonly names: ReadonlySet<string> }): string => {
  const { several } = patternsOf(called.names)
  return several === null ? text : text.replace(several, "x")
}
