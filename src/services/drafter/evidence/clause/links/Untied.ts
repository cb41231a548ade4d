/** What a rule about how words hang together finds, and what such rules ask of the texts. */
import { alike } from "../meaning/Alike.ts"
import type { Deed, Linked, LinkedPhrase } from "./Linked.ts"

/** `hard`: it says something else; otherwise it may, and somebody has to look. */
export interface Untied {
  readonly hard: boolean
  readonly reason: string
}

export const ofOther = (hard: boolean): Untied => ({ hard, reason: "the page says it of something else" })

export const isSamePhrase = (a: Pick<LinkedPhrase, "head">, b: Pick<LinkedPhrase, "head">) => alike(a.head, b.head)

export const allIn = (pages: ReadonlyArray<Linked>) => ({
  deeds: pages.flatMap(({ deeds }) => deeds),
  phrases: pages.flatMap(({ phrases }) => phrases)
})

/** The deed, and those it is an infinitive of. */
export const deedsAbove = (deed: Deed | null): ReadonlyArray<Deed> =>
  deed === null ? [] : [deed, ...deedsAbove(deed.under)]

/** Of those that are called the same, those that are described the same. */
export const nearestTo = (phrase: LinkedPhrase, told: ReadonlyArray<LinkedPhrase>) => {
  const same = told.filter((one) => isSamePhrase(phrase, one))
  const exact = same.filter((one) => phrase.mods.every((mod) => one.mods.includes(mod)))
  return exact.length > 0 ? exact : same
}

/** Heads and what describes them. */
export const linkedWords = ({ phrases }: Linked): ReadonlySet<string> =>
  new Set(phrases.flatMap(({ head, mods }) => [head, ...mods]))
