/** Whether two words say the same: one stem, or one group of synonyms; and whether they may. */
import { stemOf } from "../parse/Stems.ts"
import { kindGroups, nearGroups, sameGroups } from "../words/Thesaurus.ts"

type Groups = ReadonlyArray<ReadonlyArray<string>>
/** Stems that stand with each stem in one group; of kinds, only those below it. */
const table = (groups: Groups, kinds: Groups = []): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  const add = (one: string, other: string) => {
    const known = found.get(one) ?? new Set()
    if (one !== other) known.add(other)
    found.set(one, known)
  }
  for (const group of groups) {
    const stems = new Set(group.map(stemOf))
    for (const one of stems) for (const other of stems) add(one, other)
  }
  for (const [head = "", ...below] of kinds) for (const one of below) add(stemOf(head), stemOf(one))
  return found
}
const same = table(sameGroups)
const near = table(nearGroups, kindGroups)

/** Of stems. */
export const alike = (a: string, b: string): boolean => a === b || (same.get(a)?.has(b) ?? false)

/** Whether the first may stand for the second: close in meaning, or what the second is a kind of. */
export const nearly = (said: string, told: string): boolean => alike(said, told) || (near.get(said)?.has(told) ?? false)

/** Letters in which words of one family begin alike: "store" and "storage" are one stem, "sweep" and "sweeper" are not. */
const sameLetters = 4
/** Of one family, where no table knows it: "keep" and "keepers", "undo" and "undone". */
export const isOfFamily = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length >= sameLetters && long.startsWith(short)
}

/** Whether a stem, or one of its family, stands among others. */
export const isOfTheseFamilies = (stem: string, among: ReadonlyArray<string>): boolean =>
  among.some((one) => one === stem || isOfFamily(one, stem))
