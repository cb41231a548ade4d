/** What is made of the same short texts again and again, made once: names, phrases and lines thousands of times a site. */

/** Texts kept, and the characters of the longest: what is longer comes rarely twice and is not kept. */
const most = { texts: 4096, characters: 200 } as const

/** A pure function that recalls what it made of the texts it was given last. What it makes is shared, and changed by nobody. */
export const recalled = <A>(make: (text: string) => A): ((text: string) => A) => {
  // The texts given last, and those before them: what is asked for again stays.
  let recent = new Map<string, A>()
  let earlier = new Map<string, A>()
  return (text) => {
    if (text.length > most.characters) return make(text)
    const known = recent.get(text)
    if (known !== undefined) return known
    const before = earlier.get(text)
    const made = before === undefined ? make(text) : before
    if (recent.size >= most.texts) {
      earlier = recent
      recent = new Map()
    }
    recent.set(text, made)
    return made
  }
}
