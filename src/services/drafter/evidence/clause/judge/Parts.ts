/** A clause as its parts: what a sentence puts together, the page may say in several places. */
import type { ClauseTerm } from "../meaning/Terms.ts"
import type { SaidClause } from "../meaning/Understood.ts"
import { isPeriod } from "../meaning/Values.ts"

/** The members of a list after the verb, each with the rest of the clause: "prints labels | and menus". */
export const members = (said: SaidClause): ReadonlyArray<SaidClause> => {
  const lists = new Map<number, Map<number, Array<ClauseTerm>>>()
  for (const term of said.terms) {
    if (term.pre || term.role === "verb") continue
    const items = lists.get(term.list) ?? new Map<number, Array<ClauseTerm>>()
    items.set(term.item, [...(items.get(term.item) ?? []), term])
    lists.set(term.list, items)
  }
  const list = [...lists.values()].find((items) => items.size > 1)
  if (list === undefined) return []
  const all = new Set([...list.values()].flat())
  return [...list.values()].map((item) => ({
    ...said,
    terms: said.terms.filter((term) => !all.has(term) || item.includes(term))
  }))
}

/** "Solo costs $9 and Club $29", "€79 for one, €199 for five": each price with what it is the price of. */
export const prices = (said: SaidClause): ReadonlyArray<SaidClause> => {
  const before = said.terms.filter(({ pre, role }) => pre || role === "verb")
  const segments: Array<Array<ClauseTerm>> = []
  let last: ClauseTerm | undefined
  for (const term of said.terms) {
    if (before.includes(term)) continue
    // A comma or an "and" opens the next one.
    if (last === undefined || (term.item > 0 && (term.item !== last.item || term.list !== last.list))) segments.push([])
    segments.at(-1)?.push(term)
    last = term
  }
  const isSum = ({ value }: ClauseTerm) => value !== null && value.currency !== ""
  if (segments.length < 2 || !segments.every((terms) => terms.some(isSum))) return []
  const isLabel = ({ kind, word, value, prep }: ClauseTerm) =>
    value === null && prep === null && (kind === "name" || word.pos === "noun") && !isPeriod(word.norm)
  return segments.map((terms, at) => ({
    ...said,
    terms: at === 0 || !terms.some(isLabel) ? [...before, ...terms] : terms
  }))
}

/** "Without" and what it denies, and the rest. */
export const withoutParts = (said: SaidClause): ReadonlyArray<SaidClause> => {
  const denied = said.terms.filter(({ prep, pre }) => prep === "without" && !pre)
  if (denied.length === 0 || denied.length === said.terms.length) return []
  return [
    { ...said, terms: said.terms.filter((term) => !denied.includes(term)) },
    { clause: { ...said.clause, verb: null, group: null, subject: "none", subjectWords: [] }, terms: denied }
  ]
}

const attached = /^(?:with|for|including|in|on|from)$/

/** What the product is, and what it has, does or is for, each by itself: "a hiking app | with offline maps | showing huts". */
export const phrases = (said: SaidClause): ReadonlyArray<SaidClause> => {
  const { clause, terms } = said
  if (clause.verb !== null && clause.group?.base !== "be") return []
  // A price stays with what it is the price of.
  if (terms.some(({ value }) => value !== null && value.currency !== "")) return []
  const groups = new Map<string, Array<ClauseTerm>>()
  let deed: string | null = null
  let last = ""
  for (const term of terms) {
    // "A studio building websites", "a box delivered to homes": what follows belongs to that verb.
    if (term.word.pos === "verb" && term.role !== "verb" && !term.pre && term.word.form !== "base")
      deed = `deed ${groups.size}`
    const phrase = term.prep !== null && attached.test(term.prep) && !term.pre ? `${term.list} ${term.item}` : ""
    // "Over 80 wines by the glass": such a phrase stays with the one before it.
    const goesOn = term.prep !== null && phrase === "" && !term.pre && last !== ""
    const key = deed ?? (goesOn ? last : phrase)
    last = key
    groups.set(key, [...(groups.get(key) ?? []), term])
  }
  if (groups.size < 2) return []
  const bare: SaidClause["clause"] = { ...clause, verb: null, group: null, subject: "none", subjectWords: [] }
  return [...groups].map(([key, some]) => ({ clause: key === "" ? clause : bare, terms: some }))
}
