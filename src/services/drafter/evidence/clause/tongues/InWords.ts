/** A sentence in the words of its quotes, where its own come near them: so that it is told which word answers which. */
import { localStem } from "../parse/LocalStems.ts"
import type { Tongue } from "./Tongue.ts"
import { nearForeign } from "./tables/NearForeign.ts"

const made = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>()
/** Stems that stand in one group with each stem. */
const tableOf = (name: "de" | "es" | "fr" | "pt"): ReadonlyMap<string, ReadonlySet<string>> => {
  const before = made.get(name)
  if (before !== undefined) return before
  const found = new Map<string, Set<string>>()
  for (const group of nearForeign[name] ?? []) {
    const stems = group.map((word) => localStem(word, name))
    for (const one of stems) found.set(one, new Set([...(found.get(one) ?? []), ...stems]))
  }
  made.set(name, found)
  return found
}

export const inWordsOf = (sentence: string, quotes: ReadonlyArray<string>, { name }: Tongue): string => {
  if (name !== "de" && name !== "es" && name !== "fr" && name !== "pt") return sentence
  const near = tableOf(name)
  const words = new Map(
    quotes.flatMap((text) => (text.match(/\p{L}+/gu) ?? []).map((word) => [localStem(word.toLowerCase(), name), word]))
  )
  return sentence.replace(/\p{L}{4,}/gu, (word) => {
    const stem = localStem(word.toLowerCase(), name)
    if (words.has(stem)) return word
    for (const other of near.get(stem) ?? []) {
      const written = words.get(other)
      if (written !== undefined) return written
    }
    return word
  })
}
