/** The verb groups of a sentence: "was founded", "does not sell", "plans", "to release". */
import { beWords, haveWords, relatives } from "../words/Closed.ts"
import { futureModals, mayModals, planVerbs } from "../words/Moods.ts"
import type { Word } from "./Tagging.ts"
import { verbReading } from "./VerbForms.ts"

/** A fact, an ability, a possibility, a plan, or what is still being made. */
export type Mood = "fact" | "can" | "may" | "plan" | "progress"
export interface VerbGroup {
  /** Its first word, and the one after its last. */
  readonly start: number
  readonly end: number
  /** The word that says what is done; the auxiliary itself where nothing else does. */
  readonly main: number
  /** Its base form; "be" and "have" for themselves. */
  readonly base: string
  readonly kind: "finite" | "imperative" | "infinitive" | "gerund" | "participle"
  readonly passive: boolean
  readonly negated: boolean
  readonly tense: "past" | "present" | "future"
  /** "Has raised": past and present at once. */
  readonly perfect: boolean
  readonly mood: Mood
  /** Obliges: "must", "should". */
  readonly must: boolean
}

const parts = /[;:()—–•|,/]/
export const baseOf = (word: Word | undefined): string =>
  word === undefined ? "" : (verbReading(word.norm)?.base ?? word.norm)
const has = (word: Word, form: "past" | "participle" | "base" | "ing") =>
  word.form === form || (verbReading(word.norm)?.forms.has(form) ?? false)
const isDone = (word: Word) => word.pos === "verb" && (has(word, "participle") || has(word, "past"))

/** The group that begins at an auxiliary. */
const auxiliaryGroup = (words: ReadonlyArray<Word>, start: number): VerbGroup => {
  const seen: Array<number> = [start]
  let negated = false
  let at = start + 1
  for (; at < words.length; at++) {
    const word = words[at]
    if (word === undefined || parts.test(word.gap)) break
    if (word.pos === "neg" && /^(?:not|never)$/.test(word.norm)) negated = true
    else if (word.pos === "aux") seen.push(at)
    else if (word.pos !== "adv") break
  }
  const said = seen.map((index) => words[index]?.norm ?? "")
  const last = said.at(-1) ?? ""
  const head = words[at]
  const fits =
    head !== undefined &&
    head.pos === "verb" &&
    !parts.test(head.gap) &&
    (beWords.has(last) ? head.form === "ing" || isDone(head) : haveWords.has(last) ? isDone(head) : has(head, "base"))
  const lastAt = seen.at(-1) ?? start
  const progressive = fits && beWords.has(last) && head.form === "ing"
  const passive = fits && !progressive && beWords.has(last)
  const next = words[at + 1]
  const going = progressive && head.norm === "going" && next?.pos === "to"
  const planned = fits && planVerbs.has(baseOf(head)) && (passive || next?.pos === "to")
  const first = said[0] ?? ""
  return {
    start,
    end: fits ? at + 1 : lastAt + 1,
    main: fits ? at : lastAt,
    base: fits ? baseOf(head) : beWords.has(last) ? "be" : haveWords.has(last) ? "have" : last,
    kind: "finite",
    passive,
    negated,
    tense:
      going || said.some((one) => futureModals.has(one))
        ? "future"
        : ["was", "were", "did", "had"].includes(first)
          ? "past"
          : "present",
    perfect: (first === "has" || first === "have") && (fits || seen.length > 1),
    mood: planned
      ? "plan"
      : said.some((one) => mayModals.has(one))
        ? "may"
        : said.includes("can")
          ? "can"
          : // "Has been building boats since 1962": it is done, and goes on.
            progressive && !going && !haveWords.has(first)
            ? "progress"
            : "fact",
    must: said.includes("must") || said.includes("should")
  }
}

const simpleGroup = (words: ReadonlyArray<Word>, at: number, kind: VerbGroup["kind"]): VerbGroup => {
  const word = words[at]
  const base = baseOf(word)
  const next = words[at + 1]
  const negative = words[at - 1]
  return {
    start: at,
    end: at + 1,
    main: at,
    base,
    kind,
    passive: kind === "participle",
    negated: kind !== "participle" && negative?.pos === "neg" && /^(?:not|never)$/.test(negative.norm),
    tense: kind === "finite" && word !== undefined && word.form !== "base" && word.form !== "s" ? "past" : "present",
    perfect: false,
    mood: kind === "finite" && planVerbs.has(base) && (next?.pos === "to" || next?.form === "ing") ? "plan" : "fact",
    must: false
  }
}

/** Where the part of the sentence begins in which a word stands. */
const partStart = (words: ReadonlyArray<Word>, at: number): number => {
  for (let index = at; index > 0; index--) {
    const word = words[index]
    if (
      word !== undefined &&
      (/[;:()—–•|.]/.test(word.gap) ||
        (index < at && (word.pos === "conj" || /^(?:which|who|that|whose)$/.test(word.norm))))
    )
      return index
  }
  return 0
}

/** "The team built it" tells a deed; "built by hand" describes. */
const tellsDeed = (words: ReadonlyArray<Word>, at: number): boolean => {
  const before = words.slice(partStart(words, at), at)
  const after = words[at + 1]
  const subject = before.findLast(({ pos }) => pos === "noun" || pos === "name" || pos === "pronoun")
  if (subject === undefined || before.some(({ pos, form }) => pos === "aux" || (pos === "verb" && form !== "ing")))
    return false
  const later = words
    .slice(at + 1)
    .findIndex(({ pos, form }) => pos === "aux" || (pos === "verb" && (form === "s" || form === "base")))
  if (
    later !== -1 &&
    words.slice(at + 1, at + 1 + later).every(({ pos, gap }) => pos !== "conj" && !parts.test(gap.replace(",", "")))
  ) {
    // "Maps made by us cover it": another verb follows that this one does not govern.
    if (words[at + later]?.pos !== "to") return false
  }
  if (subject.own || subject.pos === "pronoun" || subject.pos === "name")
    return !(words[at]?.gap.includes(",") ?? false)
  // "No account needed", "types included": without an object it describes.
  if (after === undefined) return false
  // "A translation agency specialised in law": a heading describes.
  if (/^an?$/.test(words[0]?.norm ?? "") && after.pos === "prep") return false
  if (["det", "possessive", "number", "name", "noun", "pronoun"].includes(after.pos) && after.gap === "") return true
  return after.pos === "prep" && !/^(?:by|for|with|from|of|as)$/.test(after.norm)
}

/** Every group, in order. */
export const verbGroups = (words: ReadonlyArray<Word>): ReadonlyArray<VerbGroup> => {
  const found: Array<VerbGroup> = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === undefined || word.own) continue
    const before = words[at - 1]
    if (word.pos === "aux") {
      const group = auxiliaryGroup(words, at)
      const inner = before?.pos === "to" ? "infinitive" : /^(?:being|having|be)$/.test(word.norm) ? "gerund" : null
      found.push(inner === null ? group : { ...group, kind: inner })
      at = group.end - 1
    } else if (word.pos === "verb") {
      const listed = before?.pos === "conj" && found.at(-1)?.kind === "infinitive"
      if (before?.pos === "to" || (word.form === "base" && listed)) found.push(simpleGroup(words, at, "infinitive"))
      else if (word.form === "ing") found.push(simpleGroup(words, at, "gerund"))
      else if (coordinated(words, at, found.at(-1))) {
        const { tense, perfect, mood, must } = found.at(-1) ?? simpleGroup(words, at, "finite")
        found.push({
          ...simpleGroup(words, at, "finite"),
          passive: found.at(-1)?.passive ?? false,
          tense,
          perfect,
          mood,
          must
        })
      } else if (word.form === "past" || word.form === "participle")
        found.push(simpleGroup(words, at, has(word, "past") && tellsDeed(words, at) ? "finite" : "participle"))
      else if (word.form === "base" && !hasSubject(words, at)) found.push(simpleGroup(words, at, "imperative"))
      else found.push(simpleGroup(words, at, "finite"))
    }
  }
  return found
}

/** "Is recorded by an actor and reviewed": the auxiliary of the first is that of the second. */
const coordinated = (words: ReadonlyArray<Word>, at: number, previous: VerbGroup | undefined): boolean => {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || previous?.kind !== "finite" || previous.end === previous.start + 1)
    return false
  const first = words[previous.main]
  const adverb = before.pos === "adv" || (before.pos === "neg" && /^(?:not|never)$/.test(before.norm))
  const joint = adverb ? words[at - 2] : before
  if (joint?.pos !== "conj" && !word.gap.includes(",")) return false
  return first !== undefined && first.pos === "verb" && isDone(first) && isDone(word) && word.form !== "base"
}

/** Whether a noun or a pronoun that may be its subject stands before a word, in its part of the sentence. */
const hasSubject = (words: ReadonlyArray<Word>, at: number): boolean => {
  for (let index = at - 1; index >= 0; index--) {
    const word = words[index]
    if (word === undefined || /[;:()—–•|.]/.test(words[index + 1]?.gap ?? "")) return false
    if (word.pos === "noun" || word.pos === "name" || word.pos === "pronoun") return true
    // "Knives that are forged stay sharp": who stays is told before the clause that tells which.
    if (word.pos === "verb" || word.pos === "aux") return tellsWhich(words, index, at)
  }
  return false
}
/** Whether a verb is a relative clause's, and nothing parts it from what comes at `end`. */
const tellsWhich = (words: ReadonlyArray<Word>, verb: number, end: number): boolean => {
  const link = words.findLastIndex((word, at) => at < verb && word.pos === "pronoun" && relatives.has(word.norm))
  const head = words[link - 1]
  return (
    (head?.pos === "noun" || head?.pos === "name" || head?.pos === "pronoun") &&
    words.slice(link, end + 1).every(({ pos, gap }) => pos !== "conj" && gap.trim() === "")
  )
}
