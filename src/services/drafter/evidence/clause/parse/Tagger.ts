/** The English tagger: loaded when the first sentence is read, and once. */
import { createRequire } from "node:module"

/** The little of `compromise` that is used: the terms of a text, each with its tags. */
type Tagger = (text: string) => {
  readonly docs: ReadonlyArray<
    ReadonlyArray<{
      readonly pre: string
      readonly text: string
      readonly post: string
      readonly tags?: ReadonlySet<string>
    }>
  >
}

let loaded: Tagger | undefined
const tagger = (): Tagger => {
  // The gate is not asynchronous, so what it needs now and then cannot be imported then: it is required.
  loaded ??= createRequire(import.meta.url)("compromise/two") as Tagger
  return loaded
}

const noTags: ReadonlySet<string> = new Set()

/** The tags of a text by the place where a word begins; a word that is not told has none. */
export const tagsOf = (text: string): ((start: number) => ReadonlySet<string>) => {
  const found = new Map<number, ReadonlySet<string>>()
  let at = 0
  for (const sentence of tagger()(text).docs) {
    for (const term of sentence) {
      at += term.pre.length
      if (term.text !== "" && term.tags !== undefined) found.set(at, term.tags)
      at += term.text.length + term.post.length
    }
  }
  return (start) => found.get(start) ?? noTags
}
