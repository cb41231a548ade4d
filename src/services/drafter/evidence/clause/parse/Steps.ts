/** How easily one word follows another: the grammar by which ambiguous words are told apart. */
import type { Step, WordReading } from "./Readings.ts"

const never = 8
type Costs = Readonly<Partial<Record<Step, number>>>
/** What it costs that a word of the second kind follows one of the first; what is not listed costs nothing. */
const after: Readonly<Record<Step, Costs>> = {
  noun: { noun: 0.45, adj: 0.9, base: never, participle: 0.4, gerund: 0.5, subject: 0.4, pronoun: 1, number: 1 },
  subject: { noun: 4, det: 2, adj: 3, base: never, participle: 2, gerund: 3, conj: 1, prep: 1.5, number: 2 },
  pronoun: { noun: 1.5, base: 0.5, finite: 2.5 },
  det: {
    finite: never,
    base: never,
    be: 5,
    have: 5,
    modal: 5,
    participle: 2.5,
    gerund: 1.5,
    subject: never,
    conj: 2,
    prep: 1
  },
  number: { finite: 3.5, base: never, participle: 1.5, gerund: 1.5, subject: 2, adj: 0.2 },
  adj: { finite: 0.6, base: never, det: 1.5, subject: 1, adj: 0.2, participle: 1, gerund: 0.8 },
  adv: { noun: 0.8, base: 0.3 },
  prep: { finite: never, base: never, be: 4, have: 4, modal: 5, subject: 1.5, participle: 2.5, prep: 0.8 },
  to: { finite: never, be: 0, modal: 5, noun: 0.6, participle: 5, gerund: 1, subject: 1 },
  be: { finite: never, base: never, noun: 0.3, be: 0 },
  have: { finite: never, base: never, noun: 0.1, gerund: 1 },
  modal: { finite: never, noun: 1.5, participle: 3, gerund: 3, adj: 2, prep: 2 },
  finite: { finite: never, base: 1.5, be: 4, have: 4, modal: 5, participle: 1, gerund: 0.6, prep: 0.3, conj: 0.3 },
  base: { finite: never, base: 3, be: 5, have: 5, modal: 5, participle: 1 },
  participle: { finite: never, base: never, noun: 0.6, be: 4, participle: 2 },
  gerund: { base: never, participle: 1, gerund: 1 },
  conj: { be: 0.5 },
  link: { base: 3, participle: 1, gerund: 0.5, prep: 0.5 },
  neg: { noun: 1, finite: 1 }
}

/** What is remembered of the part of a sentence that is being read. */
export interface Memory {
  /** It has a finite verb. */
  readonly finite: boolean
  /** The last noun: several, one, or none yet. */
  readonly subject: "plural" | "single" | "either" | "none"
  /** Forms that a coordinated verb may take up: "Plan batches and order flour", "plans batches, orders flour". */
  readonly base: boolean
  readonly third: boolean
  /** A verb that another follows as it is: "lets bakers plan", "helps you sell". */
  readonly lets: boolean
  /** Inside a phrase after a preposition: its noun is nobody's subject. */
  readonly phrase: boolean
  /** A clause was opened ("that", "if") and still waits for its verb. */
  readonly opened: boolean
  /** The subject of the main clause, where a relative one was opened before its verb: another verb is to come. */
  readonly waits: Memory["subject"]
  /** That verb was read just now, and nothing behind it. */
  readonly bare: boolean
  /** The sentence has a finite verb somewhere. */
  readonly said: boolean
}
/** What it costs to end a part in which a clause still waits for its verb; "a tool that plans" may do without another. */
export const unfinished = (memory: Memory): number =>
  memory.opened || memory.bare ? 1.5 : memory.waits !== "none" ? 0.4 : 0
export const nothingRead: Memory = {
  finite: false,
  subject: "none",
  base: false,
  third: false,
  lets: false,
  phrase: false,
  opened: false,
  waits: "none",
  bare: false,
  said: false
}
const letting = /^(?:let|help|make|watch|see)s?$/

/** One group of many: "the team gets", "staff receive". */
const collective = /^(?:staff|team|family|crew|everyone|everybody|who|that|which|data|group|\p{Nd}+)$/u
const isPlural = (norm: string) => /[^su]s$/.test(norm) || /^(?:people|children|men|women|we|they|you|i)$/.test(norm)

/** What it costs that `next` follows, and what is known then. `breaks`: a mark stands before it that parts a sentence. */
export const step = (
  previous: WordReading | null,
  next: WordReading,
  word: { readonly norm: string; readonly gap: string; readonly joined: boolean },
  memory: Memory,
  breaks: "none" | "comma" | "hard"
): { readonly cost: number; readonly memory: Memory } => {
  let cost = next.cost
  const fresh = previous === null || breaks === "hard"
  const opened = fresh || previous.step === "conj" || previous.step === "link" || breaks === "comma"
  let now: Memory = fresh
    ? { ...nothingRead, said: memory.said }
    : opened
      ? { ...memory, finite: false, phrase: false }
      : memory
  if (previous !== null && (breaks === "hard" || next.step === "link")) cost += unfinished(memory)
  if (!fresh && breaks === "none") cost += after[previous.step][next.step] ?? 0
  // "A library that reads file formats and weighs little": of formats, and nothing formats.
  if (memory.bare && (next.step === "conj" || breaks === "comma")) cost += 1.5
  now = { ...now, bare: false }
  if (word.joined && (next.step === "finite" || next.step === "base")) cost += 3
  switch (next.step) {
    case "finite":
      // "Tools that bakers use sell well", but not "tools that bakers use and love".
      if (now.finite) {
        const isMain = now.waits !== "none" && !opened
        cost += isMain ? 0.3 : 4
        if (isMain) now = { ...now, subject: now.waits, waits: "none", bare: true }
      }
      if (next.form === "s") {
        if (previous?.own === true && breaks === "none") cost -= 0.6
        if (fresh) cost += 1.2
        else if ((previous.step === "conj" || breaks === "comma") && memory.third) cost -= 0.7
        else if (now.subject === "none" && previous.step !== "link")
          cost += breaks === "comma" || previous.step === "conj" ? 0.2 : previous.step === "adj" ? 0 : 2.5
        else if (now.subject === "plural" && previous.step === "noun") cost += 1.5
      }
      if (next.form === "base") {
        const ordered = fresh || ((previous.step === "conj" || breaks === "comma") && memory.base)
        if (ordered) cost -= 0.4
        else if (now.subject === "single" && previous.step === "noun") cost += 2.5
        else if (now.subject === "none" && previous.step !== "adv") cost += 1.5
        if (fresh) now = { ...now, base: true }
      }
      now = {
        ...now,
        said: true,
        finite: true,
        phrase: false,
        opened: false,
        third: now.third || next.form === "s",
        lets: letting.test(word.norm)
      }
      break
    case "base":
      // Only after what governs it: "to", a modal, "helps you", "lets bakers".
      if (previous?.step === "noun" && breaks === "none" && memory.lets) cost -= never
      if (fresh || !["to", "modal", "pronoun", "adv", "neg", "conj", "noun", "finite"].includes(previous.step))
        cost += 3
      if (previous?.step === "conj" && !memory.base) cost += 1.5
      now = { ...now, base: true }
      break
    case "be":
    case "have":
    case "modal":
      if (now.finite && !(previous !== null && ["modal", "have", "be", "neg", "adv", "to"].includes(previous.step)))
        cost += 2
      now = { ...now, said: true, finite: true, opened: false }
      break
    case "prep":
    case "to":
      now = { ...now, phrase: true }
      break
    case "noun":
      if (now.phrase && now.subject !== "none") break
      now = { ...now, subject: collective.test(word.norm) ? "either" : isPlural(word.norm) ? "plural" : "single" }
      break
    case "subject":
      now = { ...now, subject: /^(?:it|he|she|there)$/.test(word.norm) ? "single" : "plural", finite: false }
      break
    case "link":
      now = {
        ...now,
        finite: false,
        opened: next.pos === "pronoun",
        waits:
          next.pos === "pronoun" && /^(?:noun|pronoun|subject)$/.test(previous?.step ?? "") && !memory.finite
            ? memory.subject
            : "none"
      }
      break
    default:
  }
  return { cost, memory: now }
}
