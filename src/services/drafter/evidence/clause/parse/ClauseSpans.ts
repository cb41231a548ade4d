/** Where the clauses of a sentence begin and end: each verb with the words that are its own. */
import { relatives, subordinators } from "../words/Closed.ts"
import { speechVerbs } from "../words/Moods.ts"
import type { Word } from "./Tagging.ts"
import type { VerbGroup } from "./VerbGroups.ts"

/** How a clause hangs on the one before it. */
export type ClauseLink = "main" | "and" | "relative" | "condition" | "reason" | "content"

const conditions =
  /^(?:if|when|whenever|unless|until|once|while|whilst|where|wherever|whether|before|after|as|provided)$/
const linkOf = (word: Word, before: Word | undefined): ClauseLink => {
  if (relatives.has(word.norm))
    return word.norm !== "that" || before === undefined || ["noun", "name", "pronoun"].includes(before.pos)
      ? "relative"
      : "content"
  // "Hotels where dogs are welcome": of the noun before it.
  if (word.norm === "where" && (before?.pos === "noun" || before?.pos === "name")) return "relative"
  if (conditions.test(word.norm)) return "condition"
  if (/^(?:because|since|although|though|whereas|so|than)$/.test(word.norm)) return "reason"
  if (subordinators.has(word.norm)) return "content"
  return "and"
}
const isLink = (word: Word) =>
  (word.pos === "pronoun" && relatives.has(word.norm)) || (word.pos === "conj" && subordinators.has(word.norm))
const isConjunction = (word: Word) => word.pos === "conj" && /^(?:and|or|but|nor|yet|&|then|so|plus)$/.test(word.norm)
export const isNoun = (word: Word | undefined) =>
  word !== undefined && (word.pos === "noun" || word.pos === "name" || word.own)

/** A clause before it is read: its verb, its words, and what stands before the verb. */
export interface ClauseSpan {
  readonly link: ClauseLink
  readonly opener: string | null
  readonly group: VerbGroup
  readonly lead: ReadonlyArray<Word>
  /** Its words by their place, from and up to. */
  readonly ranges: Array<readonly [number, number]>
  readonly head: ReadonlyArray<Word>
}

/** Where and how the clause of a verb group opens, between `from` and the group. */
const openerOf = (words: ReadonlyArray<Word>, from: number, group: VerbGroup, first: boolean, last: boolean) => {
  for (let at = group.start - 1; at >= from; at--) {
    const word = words[at]
    if (word === undefined) continue
    if (isLink(word)) return { at, word, contact: false }
    // "The sawmill we buy from": a subject right after a noun opens a relative clause without "that".
    const speaker =
      word.pos === "pronoun" ? /^(?:we|you|they|it|i|he|she)$/.test(word.norm) : word.own && !word.possessive
    const before = words[at - 1]
    const nominal = word.pos === "pronoun" ? isNoun(before) : before?.pos === "noun"
    // "In strict mode Acme stops it": what leads in has no clause of its own.
    const leadsIn = first && word.own && words[from]?.pos === "prep"
    if (
      (!first || !last) &&
      speaker &&
      !leadsIn &&
      word.gap === "" &&
      at - 1 >= from &&
      (nominal || /thing$/.test(before?.norm ?? ""))
    )
      return { at, word, contact: true }
    if (!first && isConjunction(word)) return { at, word, contact: false }
  }
  return null
}

export const spanWords = (words: ReadonlyArray<Word>, spans: ReadonlyArray<readonly [number, number]>) =>
  spans.flatMap(([from, to]) => words.slice(from, to))

/** The noun a relative clause speaks of: of the last ones before it the nearest that agrees with its verb. */
const antecedent = (words: ReadonlyArray<Word>, from: number, at: number, group: VerbGroup): ReadonlyArray<Word> => {
  const single = words[group.start]?.form === "s" || /^(?:is|has|was|does)$/.test(words[group.start]?.norm ?? "")
  for (let end = at; end > from; end--) {
    const word = words[end - 1]
    if (!isNoun(word) || word === undefined) continue
    const plural = /[^su]s$/.test(word.norm) && !word.own
    if (single && plural) continue
    let begin = end - 1
    while (
      begin > from &&
      ["noun", "name", "adj", "number", "det", "possessive"].includes(words[begin - 1]?.pos ?? "") &&
      words[begin]?.gap === ""
    )
      begin -= 1
    return words.slice(begin, end)
  }
  return words.slice(Math.max(from, at - 1), at)
}

/** "Acme, which we own, sells", "all who use it like it": after a relative clause the main one goes on; in a list it does not. */
const resumes = (
  words: ReadonlyArray<Word>,
  pending: readonly [number, number],
  from: number,
  group: VerbGroup
): boolean => {
  const set = words[pending[1]]?.gap.includes(",") ?? false
  const comma = words.slice(from, group.start + 1).some((one) => one.gap.includes(","))
  // "Atlas, the index that we query, holds": what stands beside the name is set off as well.
  const beside = words.slice(pending[0] + 1, pending[1]).some((one) => one.gap.includes(","))
  return set || beside || !comma
}

/** The clauses of one part of a sentence, between marks that part it. */
export const spansIn = (words: ReadonlyArray<Word>, start: number, end: number, groups: ReadonlyArray<VerbGroup>) => {
  const spans: Array<ClauseSpan> = []
  let from = start
  let pending: readonly [number, number] | null = null
  for (const [index, group] of groups.entries()) {
    const stop = groups[index + 1]?.start ?? end
    const opener = openerOf(words, from, group, index === 0, index === groups.length - 1)
    const previous = spans.at(-1)
    if (opener !== null) {
      const { at, word, contact } = opener
      const link = contact ? "relative" : linkOf(word, words[at - 1])
      const tail: readonly [number, number] = [from, at]
      if (at > from) {
        if (previous === undefined) pending = tail
        else previous.ranges.push(tail)
      }
      const lead = words.slice(
        contact || (word.pos === "pronoun" && !relatives.has(word.norm)) ? at : at + 1,
        group.start
      )
      spans.push({
        link,
        opener: word.norm,
        group,
        lead,
        ranges: [[at, group.end]],
        head: link === "relative" ? antecedent(words, start, at, group) : []
      })
    } else if (pending !== null && previous !== undefined && resumes(words, pending, from, group)) {
      // "The app [that we made], works": what stood before the relative clause is the subject.
      const comma = words.findIndex((one, at) => at >= from && at <= group.start && one.gap.includes(","))
      previous.ranges.push([from, comma === -1 ? group.start : comma])
      const lead = words.slice(pending[0], pending[1])
      spans.push({
        link: "main",
        opener: null,
        group,
        lead,
        ranges: [pending, [comma === -1 ? group.start : comma, group.end]],
        head: []
      })
      pending = null
    } else if (previous === undefined) {
      spans.push({
        link: "main",
        opener: null,
        group,
        lead: words.slice(from, group.start),
        ranges: [[from, group.end]],
        head: []
      })
    } else {
      const comma = words.findLastIndex((one, at) => at >= from && at <= group.start && one.gap.includes(","))
      let begin = comma === -1 ? group.start : comma
      if (comma === -1) {
        // "You may think Acme is dear", "lets bakers plan": it begins where its subject does.
        const opens = (one: Word) =>
          one.own || one.capital || ["det", "possessive", "pronoun", "number", "adj", "noun", "name"].includes(one.pos)
        const subject = words.findIndex((one, at) => at >= from && at < group.start && opens(one))
        begin = subject !== -1 ? subject : group.start
      }
      previous.ranges.push([from, begin])
      const told = speechVerbs.has(previous.group.base) || /^(?:let|help|make)$/.test(previous.group.base)
      spans.push({
        link: told ? "content" : "and",
        opener: null,
        group,
        lead: words.slice(begin, group.start),
        ranges: [[begin, group.end]],
        head: []
      })
    }
    from = group.end
    if (index === groups.length - 1) spans.at(-1)?.ranges.push([from, stop])
  }
  return { spans, rest: pending }
}

/** Marks that part a sentence; what has no verb goes with the part before it. */
export const partsOf = (words: ReadonlyArray<Word>, groups: ReadonlyArray<VerbGroup>) => {
  const cuts = words.flatMap((word, at) => (at > 0 && /[;:—–|•()…]/.test(word.gap) ? [at] : []))
  const found: Array<{ start: number; end: number; groups: ReadonlyArray<VerbGroup> }> = []
  for (const [index, start] of [0, ...cuts].entries()) {
    const end = [...cuts, words.length][index] ?? words.length
    const inside = groups.filter((group) => group.start >= start && group.start < end)
    const last = found.at(-1)
    const gap = words[start]?.gap ?? ""
    if (
      last !== undefined &&
      ((inside.length === 0 && !/[;|•]/.test(gap) && !(last.groups.length > 0 && gap.includes(":"))) ||
        (last.groups.length === 0 && inside.length === 0 && gap.includes(":")))
    ) {
      last.end = end
    } else if (
      last !== undefined &&
      last.groups.length === 0 &&
      /^(?:with|without|for|on|in|during|under)$/.test(words[last.start]?.norm ?? "") &&
      gap.includes(",")
    ) {
      // "With the hard nozzle (sold apart), it prints": the phrase that leads in belongs to what follows.
      last.end = end
      last.groups = inside
    } else found.push({ start, end, groups: inside })
  }
  return found
}
