/** A sentence as clauses: who does what, when, and whether it is said, thought, asked or denied. */
import { productNouns } from "../words/Closed.ts"
import { planWords, speechVerbs } from "../words/Moods.ts"
import { type ClauseLink, type ClauseSpan, isNoun, partsOf, spansIn, spanWords } from "./ClauseSpans.ts"
import { stemOf } from "./Stems.ts"
import { type ClauseSubject, nobody, type SubjectClass, subjectOf } from "./Subjects.ts"
import type { Word } from "./Tagging.ts"
import { type VerbGroup, verbGroups } from "./VerbGroups.ts"

export interface Clause {
  readonly text: string
  readonly subject: SubjectClass
  /** The words of the subject that carry meaning, folded; of an own one what it is called. */
  readonly subjectWords: ReadonlyArray<string>
  /** Something of ours, where it is not ourselves: "our maps", "Acme's founder". */
  readonly owned: boolean
  readonly link: ClauseLink
  /** The word that opens it: "if", "that", "and". */
  readonly opener: string | null
  /** Stem; null where nothing is said to be done. */
  readonly verb: string | null
  readonly passive: boolean
  readonly tense: "past" | "present" | "future"
  readonly negated: boolean
  /** Planned, possible or wished for: no fact of today. "Can" is none of these. */
  readonly modal: boolean
  readonly question: boolean
  /** Somebody else's words or thoughts. */
  readonly speech: boolean
  readonly words: ReadonlyArray<Word>
  /** What the subject is said with: the words before the verb. */
  readonly lead: ReadonlyArray<Word>
  readonly group: VerbGroup | null
  /** The word of the verb. */
  readonly main: Word | null
}

/** What "it" stands for in the sentence after, and the clauses of this one. */
export interface ReadSentence {
  readonly clauses: ReadonlyArray<Clause>
  readonly subject: ClauseSubject
}

const afraid = /^(?:afraid|worried|scared|hoping|told|convinced)$/
/** Opens a thought, not a fact: "Imagine a bakery". */
const hypothetical = /^(?:imagine|suppose|remember|picture|consider)$/
/** What a fragment with one of these speaks of is yet to come. */
const aims = /^(?:goal|goals|aim|mission|vision|dream|ambition|roadmap)$/

const isPlanned = (words: ReadonlyArray<Word>): boolean =>
  /^(?:coming|upcoming)$/.test(words[0]?.norm ?? "") ||
  words.some(
    (word, at) => (planWords.has(word.norm) || (word.norm === "due" && words[at + 1]?.pos !== "to")) && !word.possessive
  )
const isUnreal = ({ mood }: VerbGroup) => mood === "may" || mood === "plan"

/** "Acme helps freelancers send": what they do is what the product does for those it speaks to. */
const reader: ClauseSubject = { kind: "other", words: ["you"], owned: false }

const subjectIn = (clause: Clause | undefined): ClauseSubject =>
  clause === undefined ? nobody : { kind: clause.subject, words: clause.subjectWords, owned: clause.owned }

/** "A tool that plans and orders": the second verb is the relative clause's, as the first is. */
const goesOn = (previous: Clause | undefined, group: VerbGroup): boolean =>
  previous?.link === "relative" &&
  previous.group?.kind === group.kind &&
  previous.group.tense === group.tense &&
  previous.passive === group.passive

/** "Acme is a tool that plans": what a relative clause says of what the product is, it says of the product. */
const ofPredicate = (span: ClauseSpan, previous: Clause | undefined): ClauseSubject | null => {
  if (previous === undefined) return null
  // "A tool that plans", with nothing else said of the tool: the page's own description.
  if (previous.verb === null) {
    const described = span.head.some((word) => /^(?:the|an?|our)$/.test(word.norm) || productNouns.has(word.norm))
    return described && previous.words.some((word) => span.head.includes(word)) ? nobody : null
  }
  if (previous.subject !== "own" || previous.group?.base !== "be") return null
  const after = previous.words.slice(previous.words.findIndex((word) => word.pos === "aux") + 1)
  // "Our workshop is in a mill that was built in 1911": where it is, and not what.
  const noun = after.find((word, at) => word.pos === "prep" || (isNoun(word) && !isNoun(after[at + 1])))
  return noun !== undefined && span.head.includes(noun) ? subjectIn(previous) : null
}

/** Whether a clause tells what somebody says, thinks or fears. */
const isTelling = (group: VerbGroup, subject: ClauseSubject): boolean => {
  if (!speechVerbs.has(group.base) || group.kind === "imperative") return false
  if (/^(?:hear|fear|worry|imagine|think|believe|hope)$/.test(group.base)) return true
  const several = subject.words.some((word) => /s$/.test(word) || /^(?:he|she|i)$/.test(word))
  return subject.kind === "other" && (group.base !== "tell" || several)
}

/** Reads the clauses of a sentence one after the other: what was said before decides how the next is read. */
class ClauseReader {
  readonly clauses: Array<Clause> = []
  private readonly question: boolean
  private subject: ClauseSubject
  /** What hangs on a plan is planned as well: "We are looking for help so that it can run there". */
  private hopes = false
  private told: boolean

  constructor(
    private readonly words: ReadonlyArray<Word>,
    private readonly groups: ReadonlyArray<VerbGroup>,
    text: string,
    private readonly before: ClauseSubject
  ) {
    this.question = /\?["')\]]*\s*$/.test(text)
    this.told = /["“”„«»]/.test(text) || hypothetical.test(words[0]?.norm ?? "")
    this.subject = before
  }

  /** Words without a verb of their own. */
  fragment(words: ReadonlyArray<Word>): void {
    const group = this.groups.find(
      ({ kind, main }) => kind === "participle" && words.some((word) => word === this.words[main])
    )
    const main = group === undefined ? null : (this.words[group.main] ?? null)
    this.clauses.push({
      text: textOf(words),
      subject: "none",
      subjectWords: [],
      owned: false,
      link: "main",
      opener: null,
      verb: null,
      passive: group !== undefined,
      tense: "present",
      negated: words.some(({ pos }) => pos === "neg"),
      modal: isPlanned(words) || words.some(({ norm }) => aims.test(norm)),
      question: this.question,
      speech: this.told,
      words,
      lead: main === null ? [] : words.slice(0, words.indexOf(main)),
      group: group ?? null,
      main
    })
  }

  private speaksOf(span: ClauseSpan, first: boolean): ClauseSubject {
    const { group, link, lead } = span
    const previous = this.clauses.at(-1)
    const helped = link === "content" && /^(?:let|help|allow|enable|make)$/.test(previous?.group?.base ?? "")
    if (helped && previous?.subject !== "other") return reader
    if (group.kind === "imperative") return nobody
    const named = lead.some((word) => isNoun(word) || word.pos === "pronoun" || word.pos === "det")
    if (link === "relative" && !named) return ofPredicate(span, previous) ?? subjectOf(span.head, this.subject)
    if (named) return subjectOf(lead, this.clauses.length === 0 ? this.before : this.subject)
    if (first && link === "main") return nobody
    return goesOn(previous, group) ? subjectIn(previous) : this.subject
  }

  clause(span: ClauseSpan, first: boolean): void {
    const { group, link, lead } = span
    const words = spanWords(
      this.words,
      span.ranges.toSorted((a, b) => a[0] - b[0])
    )
    const subject = this.speaksOf(span, first)
    const tells = isTelling(group, subject)
    const planned = isUnreal(group) || isPlanned(words)
    this.clauses.push({
      text: textOf(words),
      subject: subject.kind,
      subjectWords: subject.words,
      owned: subject.owned,
      link,
      opener: span.opener,
      verb: stemOf(group.base),
      passive: group.passive,
      tense: group.tense,
      negated: group.negated || words.some(({ pos }) => pos === "neg"),
      modal: planned || (this.hopes && (link === "reason" || link === "content" || link === "relative")),
      question: this.question,
      speech: this.told || (tells && link !== "relative"),
      words,
      lead,
      group,
      main: this.words[group.main] ?? null
    })
    if (link === "main" || link === "and") this.hopes = planned || group.mood === "progress"
    if (tells || words.some((word) => afraid.test(word.norm))) this.told = true
    if (link !== "relative" && link !== "condition" && link !== "content") this.subject = subject
  }
}

/** "Do not … ship": a helping verb waits for its own, however far it stands; a denial between them holds of it. */
const isHelped = (words: ReadonlyArray<Word>, helper: VerbGroup | undefined, group: VerbGroup | undefined): boolean =>
  helper !== undefined &&
  group !== undefined &&
  /^(?:do|does|did|can|could|will|would|may|might|must|shall|should)$/.test(helper.base) &&
  words.slice(helper.end, group.start + 1).every(({ pos, gap }) => pos !== "conj" && !/[,;:—–(]/.test(gap))

/** `before`: what "it" stands for at the beginning. */
export const clausesOf = (words: ReadonlyArray<Word>, text: string, before: ClauseSubject = nobody): ReadSentence => {
  const groups = verbGroups(words)
  const told = groups.filter(({ kind }) => kind === "finite" || kind === "imperative")
  const heads = told.flatMap((group, at) => {
    const helper = told[at - 1]
    if (isHelped(words, group, told[at + 1])) return []
    if (!isHelped(words, helper, group) || helper === undefined) return [group]
    return [
      {
        ...group,
        kind: "finite" as const,
        negated: helper.negated || group.negated,
        tense: helper.tense,
        mood: helper.mood
      }
    ]
  })
  const reading = new ClauseReader(words, groups, text, before)
  for (const part of partsOf(words, heads)) {
    if (part.groups.length === 0) {
      reading.fragment(words.slice(part.start, part.end))
      continue
    }
    const { spans, rest } = spansIn(words, part.start, part.end, part.groups)
    // "A tool that plans": what the relative clauses speak of, where nothing more is said of it.
    if (rest !== null) reading.fragment(words.slice(rest[0], rest[1]))
    for (const [index, span] of spans.entries()) reading.clause(span, index === 0)
  }
  const { clauses } = reading
  const main = clauses.find(({ link, verb }) => verb !== null && (link === "main" || link === "and"))
  return { clauses, subject: main === undefined || main.subject === "none" ? before : subjectIn(main) }
}

const textOf = (words: ReadonlyArray<Word>) =>
  words
    .map(({ text, gap, joined }, at) => (at === 0 ? text : joined ? `-${text}` : `${gap.replace(/-/g, "")} ${text}`))
    .join("")
