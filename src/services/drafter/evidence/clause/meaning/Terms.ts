/** The words of a clause that carry meaning, each with its part in it: whose deed, upon what, where, how many, denied or not. */
import type { Clause } from "../parse/Clauses.ts"
import { leadEnd } from "../parse/Subjects.ts"
import type { Word } from "../parse/Tagging.ts"
import { frequencies, quantities, restWords, strongWords } from "../words/Bound.ts"
import { companyNouns, productNouns, relatives, subordinators, weWords, youWords } from "../words/Closed.ts"
import { numberWords } from "../words/Numbers.ts"
import { denials, type Polarity } from "./Denials.ts"
import { countOf, hedgeWords, isPeriod, type Value } from "./Values.ts"

/** What a word does to the verb: its doer, what it is done to, or what stands after a preposition. */
export type Role = "verb" | "agent" | "patient" | "lead" | "adverb" | `pp:${string}`

export interface ClauseTerm {
  readonly word: Word
  readonly stem: string
  readonly kind: "word" | "name" | "number" | "own" | "you"
  /** A claim that must be the page's own: "best", "certified". */
  readonly strong: boolean
  readonly role: Role
  /** The preposition its phrase stands after. */
  readonly prep: string | null
  /** The noun of its phrase that the others describe. */
  readonly head: boolean
  /** Of one phrase: equal numbers. */
  readonly chunk: number
  readonly polarity: Polarity
  /** How many of it: "all", "some", "most". */
  readonly quantity: string | null
  /** Of a number. */
  readonly value: Value | null
  /** Stem of the last verb before it. */
  readonly verb: string | null
  /** Stands before the verb of its clause. */
  readonly pre: boolean
  /** Members of one list share the first number and differ in the second. */
  readonly list: number
  readonly item: number
}

const isStrong = (word: Word): boolean =>
  (strongWords.has(word.norm) && !(word.norm === "free" && word.joined)) ||
  (/^[a-z]{3,}est$/.test(word.norm) && !restWords.has(word.norm) && word.pos !== "verb") ||
  (word.norm.startsWith("#") && /\d/.test(word.norm))

const notTerms =
  /^(?:there|here|it|its|itself|they|them|their|this|that|these|those|who|which|whom|whose|what|one|ones|also|too|even|again|then|yes|please|ok|okay)$/
const compares = /^(?:most|more|less|least)$/

/** "By phone", "by hand": with what it is done, not by whom. */
const isMeans = (words: ReadonlyArray<Word>, at: number): boolean => {
  const word = words[at]
  if (word === undefined) return false
  return (
    word.form === "ing" ||
    (word.pos === "noun" && !/s$/.test(word.norm) && !word.capital && words[at + 1]?.pos !== "noun")
  )
}

/** The words of the phrase that leads in: "In 2011", "With Tarn Plus". */
const leadWords = ({ lead, subject }: Clause): ReadonlySet<Word> => {
  const end = leadEnd(lead)
  const bare = end === lead.length && subject === "none" && lead.every(({ pos }) => pos !== "prep")
  return new Set(bare ? [] : lead.slice(0, end))
}

/** What is remembered from word to word. */
class Reader {
  prep: string | null = null
  chunk = 0
  quantity: string | null = null
  /** "Not in any joint": what follows is neither said nor denied. */
  open = false
  verb: string | null = null
  list = 0
  item = 0
  /** A comma or an "and" was read, and nothing after it. */
  joined = false

  newPhrase(quantity: string | null = null) {
    this.chunk += 1
    this.quantity = quantity
    this.open = false
  }
  joins() {
    if (!this.joined) this.item += 1
    this.joined = true
  }
  newList() {
    this.list += 1
    this.item = 0
  }
}

/** The terms of a clause, in order. */
export const termsOf = (clause: Clause): ReadonlyArray<ClauseTerm> => {
  const { words } = clause
  const verbAt = clause.main === null ? -1 : words.indexOf(clause.main)
  const polarity = denials(words)
  const lead = leadWords(clause)
  const skipped = hedgeWords(words)
  const found: Array<ClauseTerm> = []
  const now = new Reader()

  const roleOf = (word: Word, pre: boolean, adverb: boolean): Role => {
    if (word === clause.main) return "verb"
    if (lead.has(word)) return "lead"
    if (pre) return clause.passive ? "patient" : "agent"
    if (now.prep === "by" && clause.passive && (now.verb === null || now.verb === clause.main?.stem)) return "agent"
    if (now.prep !== null) return `pp:${now.prep}`
    return adverb ? "adverb" : "patient"
  }
  const push = (word: Word, at: number, more: Pick<ClauseTerm, "kind" | "strong" | "head" | "value">) => {
    const pre = verbAt !== -1 && at < verbAt
    const said = polarity[at] ?? 1
    found.push({
      word,
      stem: word.stem,
      ...more,
      role: roleOf(word, pre, word.pos === "verb" || word.pos === "adv"),
      prep: now.prep,
      chunk: now.chunk,
      polarity: now.open && said === -1 ? 0 : said,
      quantity: more.kind === "own" || more.kind === "you" ? null : now.quantity,
      verb: now.verb,
      pre,
      list: now.list,
      item: now.item
    })
    now.joined = false
  }
  /** Whether a word only says how others stand to each other, or how many they are. */
  const isLinking = (word: Word, at: number): boolean => {
    const next = words[at + 1]
    if (/[,;:()—–•|]/.test(word.gap)) {
      now.newPhrase()
      if (word.gap.includes(",") && at > 0) now.joins()
    }
    if (at === verbAt) now.prep = null
    if (skipped.has(word)) return true
    if (word.pos === "prep" || word.pos === "to" || word.norm === "without" || word.norm === "than") {
      if (word.pos === "to" && (next?.pos === "verb" || next?.pos === "aux")) return true
      // Of a comparison all that follows stands on the other side.
      now.prep = now.prep === "than" ? "than" : word.norm === "by" && isMeans(words, at + 1) ? "via" : word.norm
      if (!now.joined) now.newList()
      now.newPhrase()
      return true
    }
    if (word.pos === "conj") {
      if (/^(?:and|or|&|plus|nor)$/.test(word.norm)) now.joins()
      now.newPhrase()
      return !quantities.has(word.norm)
    }
    if (word.pos === "aux") {
      now.newPhrase()
      now.prep = null
      return true
    }
    if (word.pos === "neg")
      return !quantities.has(word.norm) || word.norm === "no" || word.norm === "neither" || word.norm === "nor"
    const quantity = quantities.get(word.norm)
    const compared = compares.test(word.norm) && next?.pos === "adj"
    if (word.pos === "det" || word.pos === "possessive") {
      // "Nearly every": most of them.
      const nearly = quantity === "all" && /^(?:nearly|almost|not)$/.test(words[at - 1]?.norm ?? "")
      // "All their flats".
      const kept = word.pos === "possessive" && quantities.get(words[at - 1]?.norm ?? "") === "all" ? "all" : null
      now.newPhrase(compared ? null : nearly ? "most" : (quantity ?? kept))
      now.open = word.norm === "any" && polarity[at] === -1
      return !compared
    }
    if (quantity !== undefined && word.pos !== "verb") {
      if (!compared && quantity !== "no") now.quantity = quantity
      return !compared && !(isStrong(word) && quantity === "only")
    }
    return false
  }

  for (const [at, word] of words.entries()) {
    if (isLinking(word, at)) continue
    const ours = now.prep === "by" && clause.passive && words[at - 1]?.norm === "the" && companyNouns.has(word.norm)
    if (word.own || weWords.has(word.norm) || ours)
      push(word, at, { kind: "own", strong: false, head: true, value: null })
    else if (youWords.has(word.norm)) push(word, at, { kind: "you", strong: false, head: true, value: null })
    else if (says(words, word, at)) {
      const number = word.pos === "number" && (/\p{Nd}/u.test(word.norm) || numberWords.has(word.norm))
      const next = words[at + 1]
      const nominal = word.pos === "noun" || word.pos === "name"
      const followed =
        next !== undefined && next.gap === "" && (next.pos === "noun" || next.pos === "name" || next.joined)
      if (word.pos === "verb" && at !== verbAt && !(word.form === "ing" && now.prep !== null)) now.prep = null
      push(word, at, {
        kind: number ? "number" : word.capital || /\p{Nd}/u.test(word.norm) ? "name" : "word",
        // "Every day" says when for sure.
        strong: isStrong(word) || (now.quantity === "all" && isPeriod(word.norm)),
        head: number || (nominal && !followed),
        value: number ? countOf(words, at) : null
      })
      if (nominal && !followed) now.quantity = null
      if (word.pos === "verb") {
        now.newList()
        now.verb = word.stem
        now.chunk += 1
      }
    }
  }
  return found
}

/** Whether a word carries meaning. */
const says = (words: ReadonlyArray<Word>, word: Word, at: number): boolean => {
  // "The company's own tests" are ours.
  if (word.possessive && words[at - 1]?.norm === "the" && (companyNouns.has(word.norm) || productNouns.has(word.norm)))
    return false
  // "Lead-free", "zero-lock": a denial of the word it is bound to.
  if ((word.norm === "free" && word.joined) || (word.norm === "zero" && words[at + 1]?.joined === true)) return false
  if (notTerms.test(word.norm) && word.pos !== "number") return false
  if (word.pos === "pronoun" && !quantities.has(word.norm)) return false
  if (relatives.has(word.norm) || (subordinators.has(word.norm) && word.pos === "conj")) return false
  return !frequencies.has(word.norm)
}
