/** What a word may be in a sentence, each reading with how unlikely it is by itself. */
import {
  auxiliaries,
  beWords,
  companyNouns,
  conjunctions,
  determiners,
  doWords,
  haveWords,
  midAdverbs,
  modals,
  negatives,
  possessives,
  prepositions,
  pronouns,
  quantifiers,
  relatives,
  subjectPronouns,
  subordinators
} from "../words/Closed.ts"
import { numberWords } from "../words/Numbers.ts"
import { hardlyNouns } from "../words/Verbs.ts"
import { type VerbForm, verbReading } from "./VerbForms.ts"

export type Pos =
  | "noun"
  | "name"
  | "pronoun"
  | "possessive"
  | "verb"
  | "aux"
  | "adj"
  | "adv"
  | "det"
  | "prep"
  | "conj"
  | "number"
  | "neg"
  | "to"

/** How readings follow each other: finer than what is told of a word in the end. */
export type Step =
  | "noun"
  | "subject"
  | "pronoun"
  | "det"
  | "number"
  | "adj"
  | "adv"
  | "prep"
  | "to"
  | "be"
  | "have"
  | "modal"
  | "finite"
  | "base"
  | "participle"
  | "gerund"
  | "conj"
  | "link"
  | "neg"

export interface WordReading {
  readonly pos: Pos
  readonly form: VerbForm | null
  readonly step: Step
  readonly cost: number
  /** The product's own name: what follows it is done by it more often than named after it. */
  readonly own?: boolean
}
const reading = (pos: Pos, step: Step, cost = 0, form: VerbForm | null = null): WordReading => ({
  pos,
  form,
  step,
  cost
})

const closed = (norm: string): ReadonlyArray<WordReading> | null => {
  if (norm === "to") return [reading("to", "to")]
  if (norm === "that") return [reading("det", "det", 0.6), reading("pronoun", "link", 0)]
  if (norm === "like")
    return [reading("prep", "prep"), reading("verb", "finite", 1, "base"), reading("verb", "base", 1, "base")]
  if (norm === "before" || norm === "after" || norm === "since" || norm === "until")
    return [reading("prep", "prep"), reading("conj", "link", 0.3)]
  if (norm === "as" || norm === "so" || norm === "than") return [reading("prep", "prep"), reading("conj", "link", 0.5)]
  if (beWords.has(norm)) return [reading("aux", "be")]
  if (haveWords.has(norm)) return [reading("aux", "have")]
  if (doWords.has(norm) || modals.has(norm)) return [reading("aux", "modal")]
  if (auxiliaries.has(norm)) return [reading("aux", "be")]
  if (norm === "no" || norm === "none" || norm === "neither" || norm === "nor") return [reading("neg", "det")]
  if (norm === "without") return [reading("neg", "prep")]
  if (negatives.has(norm)) return [reading("neg", /^no/.test(norm) && norm.length > 4 ? "subject" : "neg")]
  if (possessives.has(norm)) return [reading("possessive", "det")]
  if (relatives.has(norm) || subordinators.has(norm)) return [reading(relatives.has(norm) ? "pronoun" : "conj", "link")]
  if (conjunctions.has(norm)) return [reading("conj", "conj")]
  if (numberWords.has(norm)) return [reading("number", "number")]
  if (subjectPronouns.has(norm)) return [reading("pronoun", "subject")]
  if (determiners.has(norm))
    return norm === "these" || norm === "those" || norm === "this"
      ? [reading("det", "det"), reading("pronoun", "subject", 0.5)]
      : [reading("det", "det")]
  if (quantifiers.has(norm))
    return [
      reading("det", "det"),
      reading("pronoun", "noun", 0.8),
      ...(norm === "own" ? [reading("verb", "finite", 0.5, "base")] : [])
    ]
  if (pronouns.has(norm)) return [reading("pronoun", "pronoun")]
  // "Whoever signs up gets one".
  if (/^(?:up|out|off|down)$/.test(norm)) return [reading("prep", "prep"), reading("adv", "adv", 1.5)]
  if (prepositions.has(norm)) return [reading("prep", "prep")]
  if (midAdverbs.has(norm)) return [reading("adv", "adv")]
  return null
}

const taggedForm = (tags: ReadonlySet<string>): VerbForm =>
  tags.has("Gerund")
    ? "ing"
    : tags.has("Participle")
      ? "participle"
      : tags.has("PastTense")
        ? "past"
        : tags.has("Infinitive")
          ? "base"
          : "s"

/** Endings that no verb has. */
const nounEnding = /(?:tion|ment|ness|ity|ship|ance|ence|ism|ware)s?$|(?:ers|ors|ists|ians)$/
const adjectiveEnding = /(?:able|ible|ful|less|ous|ive|ical|ish)$/

const verbal = (form: VerbForm, cost: number): ReadonlyArray<WordReading> => {
  switch (form) {
    case "base":
      return [reading("verb", "finite", cost, "base"), reading("verb", "base", cost, "base")]
    case "s":
      return [reading("verb", "finite", cost, "s")]
    case "past":
      return [reading("verb", "finite", cost + 0.2, "past")]
    case "participle":
      return [reading("verb", "participle", cost, "participle"), reading("adj", "adj", cost + 0.3)]
    case "ing":
      return [
        reading("verb", "gerund", cost, "ing"),
        reading("noun", "noun", cost + 0.4),
        reading("adj", "adj", cost + 0.8)
      ]
  }
}

/** What a word of no closed class may be. `tags`: the tagger's. */
const open = (norm: string, tags: ReadonlySet<string>): ReadonlyArray<WordReading> => {
  // "Free, three boards": of a price, hardly ever of setting somebody free.
  if (norm === "free") return [reading("adj", "adj")]
  // "The firm", "our practice": what a company is called.
  if (companyNouns.has(norm)) return [reading("noun", "noun"), ...(norm === "practice" ? verbal("base", 0.7) : [])]
  const known = verbReading(norm)
  const noun =
    !(known !== undefined && hardlyNouns.has(known.base)) &&
    (tags.has("Noun") || tags.has("ProperNoun") || tags.size === 0)
  const described = tags.has("Adjective")
  const done = tags.has("Verb")
  const found: Array<WordReading> = []
  if (known !== undefined) {
    const cost = done ? 0 : noun ? 0.7 : 1
    for (const form of known.forms) found.push(...verbal(form, cost))
  } else if (done && !nounEnding.test(norm) && !adjectiveEnding.test(norm)) found.push(...verbal(taggedForm(tags), 1.1))
  if (tags.has("Adverb") || norm.endsWith("ly")) found.push(reading("adv", "adv", tags.has("Adverb") ? 0 : 0.5))
  const participle = known?.forms.has("participle") ?? false
  if ((described && !participle) || adjectiveEnding.test(norm)) found.push(reading("adj", "adj", described ? 0 : 0.5))
  // Almost any word can be a noun; one the tagger takes for something else, less easily.
  const endsAsVerb = known !== undefined && !known.forms.has("base") && !known.forms.has("s")
  found.push(
    reading(
      "noun",
      "noun",
      noun
        ? 0
        : endsAsVerb || (known !== undefined && hardlyNouns.has(known.base))
          ? 2
          : known === undefined
            ? 0.8
            : 0.6
    )
  )
  if (!described && !tags.has("Noun") && !done) found.push(reading("adj", "adj", 1))
  return found
}

export const wordReadings = (
  word: { readonly norm: string; readonly text: string },
  tags: ReadonlySet<string>,
  named: "own" | "other" | null
): ReadonlyArray<WordReading> => {
  if (named === "own") return [{ ...reading("name", "noun"), own: true }]
  if (named !== null) return [reading("name", "noun")]
  if (/\p{Nd}/u.test(word.text)) return [reading("number", "number"), reading("noun", "noun", 1.5)]
  return closed(word.norm) ?? open(word.norm, tags)
}
