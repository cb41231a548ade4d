/** Whether two words say the same: one stem, or one group of synonyms. */
import { stemOf } from "../parse/Stems.ts"
import { synonymGroups } from "../words/Synonyms.ts"

const groups: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>()
  for (const group of synonymGroups) {
    const stems = new Set(group.map(stemOf))
    for (const one of stems) {
      const known = found.get(one) ?? new Set()
      for (const other of stems) if (other !== one) known.add(other)
      found.set(one, known)
    }
  }
  return found
})()

/** Of stems. */
export const alike = (a: string, b: string): boolean => a === b || (groups.get(a)?.has(b) ?? false)
