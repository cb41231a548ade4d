/** What is made of the same short texts again and again, made once: names, phrases and lines thousands of times a site. */

/** Texts kept, and the characters of the longest: what is longer comes rarely twice and is kept only until the next. */
const most = { texts: 4096, characters: 200, lastCharacters: 4000 } as const

interface Made<A> {
  readonly text: string
  readonly made: A
}

/** A pure function that recalls what it made of the texts it was given last. What it makes is shared, and changed by nobody. */
export const recalled = <A>(make: (text: string) => A): ((text: string) => A) => {
  // The texts given last, and those before them: what is asked for again stays.
  let recent = new Map<string, Made<A>>()
  let earlier = new Map<string, Made<A>>()
  // Most texts are asked about several times in a row.
  let last: Made<A> | undefined
  return (text) => {
    if (last !== undefined && last.text === text) return last.made
    if (text.length > most.characters) {
      const made = make(text)
      if (text.length <= most.lastCharacters) last = { text, made }
      return made
    }
    const known = recent.get(text)
    if (known !== undefined) {
      last = known
      return known.made
    }
    const kept = earlier.get(text) ?? { text, made: make(text) }
    if (recent.size >= most.texts) {
      earlier = recent
      recent = new Map()
    }
    recent.set(text, kept)
    last = kept
    return kept.made
  }
}

/** The same of what is made of a thing that never changes, for as long as the thing is there. */
export const madeOnce = <K extends object, A>(make: (of: K) => A): ((of: K) => A) => {
  const known = new WeakMap<K, { readonly made: A }>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before.made
    const now = make(of)
    known.set(of, { made: now })
    return now
  }
}

/** The same of what is asked of it by a key, a phrase or a pattern, for each key. */
export const madeOnceBy = <K extends object, Key, A>(
  make: (of: K, by: Key) => A & {}
): ((of: K, by: Key) => A & {}) => {
  const madeOf = madeOnce((_: K) => new Map<Key, A & {}>())
  return (of, by) => {
    const known = madeOf(of)
    const before = known.get(by)
    if (before !== undefined) return before
    const now = make(of, by)
    known.set(by, now)
    return now
  }
}
