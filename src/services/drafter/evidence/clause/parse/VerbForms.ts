/** The forms of the verbs that are known: "plans" is "plan" of the third person, "sent" is "send" of the past. */
import { irregularVerbs, verbs } from "../words/Verbs.ts"

export type VerbForm = "base" | "s" | "past" | "participle" | "ing"
export interface VerbReading {
  readonly base: string
  readonly forms: ReadonlySet<VerbForm>
}

const vowelBefore = /[^aeiou][aeiou][bdgklmnprt]$/
const third = (base: string) =>
  /(?:[sxz]|ch|sh|o)$/.test(base) ? [`${base}es`] : /[^aeiou]y$/.test(base) ? [`${base.slice(0, -1)}ies`] : [`${base}s`]
const doubled = (base: string, ending: string) =>
  vowelBefore.test(base) ? [`${base}${base.at(-1)}${ending}`, `${base}${ending}`] : [`${base}${ending}`]
const past = (base: string) =>
  base.endsWith("e") ? [`${base}d`] : /[^aeiou]y$/.test(base) ? [`${base.slice(0, -1)}ied`] : doubled(base, "ed")
const ing = (base: string) =>
  base.endsWith("ie")
    ? [`${base.slice(0, -2)}ying`]
    : base.endsWith("e") && !/[eoy]e$/.test(base)
      ? [`${base.slice(0, -1)}ing`]
      : doubled(base, "ing")

const readings: ReadonlyMap<string, VerbReading> = (() => {
  const found = new Map<string, { base: string; forms: Set<VerbForm> }>()
  const add = (word: string, base: string, form: VerbForm) => {
    const known = found.get(word)
    if (known === undefined) found.set(word, { base, forms: new Set([form]) })
    else if (known.base === base) known.forms.add(form)
  }
  const irregular = new Set(irregularVerbs.map(([base]) => base))
  for (const base of new Set([...verbs, ...irregular])) add(base, base, "base")
  for (const [base, was, been] of irregularVerbs) {
    add(was, base, "past")
    add(been, base, "participle")
  }
  for (const base of new Set([...verbs, ...irregular])) {
    for (const word of third(base)) add(word, base, "s")
    for (const word of ing(base)) add(word, base, "ing")
    if (irregular.has(base)) continue
    for (const word of past(base)) {
      add(word, base, "past")
      add(word, base, "participle")
    }
  }
  // The one verb with more forms than endings.
  for (const word of ["am", "is", "are"]) add(word, "be", "s")
  add("was", "be", "past")
  add("has", "have", "s")
  add("does", "do", "s")
  // "Found" is the past of "find"; who begins a company is told apart by the ending.
  add("founded", "founden", "past")
  add("founded", "founden", "participle")
  add("founding", "founden", "ing")
  return found
})()

/** How a word in lower case can be read as a verb that is known. */
export const verbReading = (word: string): VerbReading | undefined => readings.get(word)
