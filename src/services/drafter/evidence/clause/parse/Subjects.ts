/** Of whom a clause speaks: of the product and its makers, of nobody named, or of somebody else. */
import { companyForms, companyNouns, itWords, personWords, productNouns, relatives, weWords } from "../words/Closed.ts"
import type { Word } from "./Tagging.ts"

export type SubjectClass = "own" | "none" | "other"
export interface ClauseSubject {
  readonly kind: SubjectClass
  /** What carries meaning in it, in lower case; of an own one what it is called. */
  readonly words: ReadonlyArray<string>
  /** Something of ours that is not ourselves: "our maps", "Acme's founder". */
  readonly owned: boolean
}
export const nobody: ClauseSubject = { kind: "none", words: [], owned: false }
const own = (word: string): ClauseSubject => ({ kind: "own", words: [word], owned: false })

const named = (word: Word) => word.pos === "noun" || word.pos === "name" || word.pos === "pronoun" || word.own
const telling = (word: Word) => ["noun", "name", "adj", "verb", "number"].includes(word.pos)

const timeNouns =
  /^(?:second|minute|hour|day|morning|evening|night|week|weekend|month|quarter|season|spring|summer|autumn|winter|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|january|february|march|april|may|june|july|august|september|october|november|december)$/

/** Words of "twice a week" or "four times every year" at the beginning. */
const howOften = (words: ReadonlyArray<Word>): number => {
  const first = words[0]?.norm ?? ""
  const counted = /^(?:once|twice|thrice)$/.test(first) ? 1 : words[0]?.pos === "number" ? 2 : 0
  const [what, each, period] = [words[counted - 1], words[counted], words[counted + 1]]
  if (counted === 0 || what === undefined || each === undefined || period === undefined) return 0
  const isTime = counted === 1 || /^times?$/.test(what.norm) || timeNouns.test(what.norm.replace(/s$/, ""))
  return isTime && /^(?:an?|per|each|every)$/.test(each.norm) && timeNouns.test(period.norm) ? counted + 2 : 0
}

/** A phrase without the phrases that lead into it: "In 2011 Otto", "With Tarn Plus, the map", "Yes, we". */
export const leadEnd = (words: ReadonlyArray<Word>): number => {
  let at = 0
  for (;;) {
    const rest = words.slice(at)
    const first = rest[0]
    if (first === undefined) return at
    const comma = rest.findIndex((word, index) => index > 0 && /[,(—–]/.test(word.gap))
    const daily =
      /^(?:every|each|this|next|last)$/.test(first.norm) && timeNouns.test(rest[1]?.norm ?? "") && rest.length > 2
    if (daily) {
      at += 2
      continue
    }
    // "Twice a week we mill", "three evenings a week the shop opens".
    const often = howOften(rest)
    if (often > 0 && often < rest.length) {
      at += often
      continue
    }
    // "Today our yard is a workshop".
    if (/^(?:today|nowadays)$/.test(first.norm) && rest.length > 1 && rest[1]?.possessive !== true) {
      at += 1
      continue
    }
    const phrase = first.pos === "prep" || first.pos === "to" || (first.pos === "neg" && first.norm === "without")
    if (!phrase) {
      const lead = comma === -1 ? [] : rest.slice(0, comma)
      if (lead.length > 0 && !lead.some(named)) at += comma
      else return at
    } else if (comma !== -1) at += comma
    else {
      // Without a comma the subject begins at the next word that opens a noun phrase of its own.
      const noun = rest.findIndex(named)
      const next = rest.findIndex(
        (word, index) =>
          index > Math.max(noun, 0) &&
          (word.own ||
            word.capital ||
            word.pos === "det" ||
            word.pos === "possessive" ||
            word.pos === "pronoun" ||
            word.pos === "number")
      )
      const year = rest[1]?.pos === "number" && noun > 1 ? 2 : -1
      const begin = year !== -1 ? year : noun === -1 ? rest.length : next
      if (begin === -1) return at
      at += begin
    }
  }
}

/** Tell one of several: "our free app" is not the app. */
const restricts =
  /^(?:old|new|free|paid|other|previous|former|next|first|second|third|last|only|main|sister|parent|premium|basic|mobile|own|open|commercial|public|private|early|late)$/

/** "The app", "our team", "this tool": the product or its makers, by what they are. */
const isCompany = (core: ReadonlyArray<Word>, head: Word) =>
  (productNouns.has(head.norm) || companyNouns.has(head.norm)) &&
  core.some((word) => /^(?:the|our|this)$/.test(word.norm) || (word.own && !word.possessive)) &&
  core.every(
    (word) =>
      word === head ||
      word.own ||
      word.pos === "det" ||
      /^our$/.test(word.norm) ||
      // "Our dedicated team", but not "the old system" nor "our free app".
      (word.pos === "adj" && !restricts.test(word.norm) && core.some(({ norm }) => norm === "our"))
  ) &&
  !core.some((word) => word.own && word.possessive)

/** `words`: what stands before the verb. `before`: what "it" and "they" stand for. */
export const subjectOf = (words: ReadonlyArray<Word>, before: ClauseSubject): ClauseSubject => {
  const led = words.slice(leadEnd(words))
  // "All of our rings".
  const whole = /^(?:all|each|both)$/.test(led[0]?.norm ?? "") && led[1]?.norm === "of" ? led.slice(2) : led
  const comma = whole.findIndex((word, at) => at > 0 && /[,(—–]/.test(word.gap))
  const phrase = comma === -1 || whole.slice(comma).some(({ pos }) => pos === "conj") ? whole : whole.slice(0, comma)
  const cut = phrase.findIndex(
    (word, at) =>
      at > 0 && (word.pos === "prep" || word.pos === "to" || (relatives.has(word.norm) && word.pos === "pronoun"))
  )
  const core = cut === -1 ? phrase : phrase.slice(0, cut)
  const head = core.findLast(named)
  const rest = phrase.filter((word) => telling(word) && !word.own).map(({ norm }) => norm)
  if (head === undefined)
    return rest.length > 0
      ? { kind: "other", words: rest, owned: false }
      : phrase.some(({ pos }) => pos === "det")
        ? { kind: "other", words: phrase.map(({ norm }) => norm), owned: false }
        : nobody
  if (head.pos === "pronoun" && !head.own) {
    if (weWords.has(head.norm)) return own(head.norm)
    if (itWords.has(head.norm) && core.length === 1) return before
    if (personWords.has(head.norm)) return { kind: "other", words: [head.norm], owned: false }
    return { kind: "other", words: [head.norm, ...rest], owned: false }
  }
  const others = core.filter((word) => word !== head && telling(word) && !word.own && !companyForms.has(word.norm))
  const joint = core.some(({ pos }) => pos === "conj")
  if (!joint && head.own && !head.possessive && others.length === 0) return own(head.norm)
  if (!joint && companyForms.has(head.norm) && others.length === 0 && core.some((word) => word.own && !word.possessive))
    return own(head.norm)
  if (!joint && cut === -1 && isCompany(core, head)) return own(head.norm)
  const owned = phrase.some((word) => (word.own && word !== head) || /^(?:our|its)$/.test(word.norm))
  return { kind: "other", words: rest.length === 0 ? [head.norm] : rest, owned }
}
