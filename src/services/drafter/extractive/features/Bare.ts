/**
 * Names that say nothing alone: what is done without what it is done to ("Learn", "Attract"), or the other way round
 * ("Duvets" under a heading of what is washed). What is meant stands below them.
 */
import type { Language } from "../../evidence/topics/Language.ts"
import { wordsIn } from "../words/Sentences.ts"
import { isDeedAlone, mayBeDeed, unspacedDeed } from "./BareWords.ts"
import { type ListedThing, thingTold } from "./Slogans.ts"

/** Entries that repeat their names in what is told of them before most are taken to; share of names of one word in their run. */
const bounds = { objects: 3, single: 2 / 3 } as const

const isSingle = ({ text }: ListedThing): boolean => /^\p{L}[\p{L}\p{M}'’-]+$/u.test(text) && wordsIn(text) === 1

/** "Carpets" over "Washing and drying of carpets.": told again with what is done to it. */
const isObject = ({ text, told }: ListedThing): boolean =>
  told !== undefined && new RegExp(`(?<=\\p{L}\\P{L}+)${RegExp.escape(text)}(?!\\p{L})`, "iu").test(told.text)

const inFull = (entry: ListedThing): ListedThing | null => {
  const instead = entry.told === undefined ? null : thingTold(entry.told.text)
  return instead === null || entry.told === undefined ? null : { text: instead, quote: entry.told.quote }
}

/** The entries, by what is told of them where their names say nothing alone; of deeds those alone that are told. */
export const namedInFull = (entries: ReadonlyArray<ListedThing>, lang: Language | null): ReadonlyArray<ListedThing> => {
  // 知る, 続ける, 測る among the names: what is to be done, one after the other.
  if (entries.some(({ text }) => unspacedDeed.test(text))) return []
  const single = entries.filter(isSingle)
  const deeds = single.filter(({ text }) => mayBeDeed(text, lang))
  const areDeeds = single.length === entries.length && deeds.length * 2 >= entries.length
  const objects = single.filter(isObject).length
  const areObjects =
    single.length >= entries.length * bounds.single && objects >= bounds.objects && objects * 2 >= single.length
  return entries.flatMap((entry) => {
    if (areDeeds || (isSingle(entry) && isDeedAlone(entry.text, lang))) return inFull(entry) ?? []
    return areObjects && isSingle(entry) ? (inFull(entry) ?? entry) : entry
  })
}
