/**
 * What a model says of a product from the product's own site: sentences that the evidence gate let through, each with
 * the quotes it stands on, and what the site does not say. Pure; nothing is concluded here and nothing is added.
 */
import { Schema } from "effect"
import { type FieldKey, fieldKeys } from "../listing/Profile.ts"
import { fold } from "../text/Folding.ts"
import type { Backed, Candidates, Quote } from "./Candidates.ts"

const ReviewQuote = Schema.Struct({ quote: Schema.String, url: Schema.String })
const ReviewSentence = Schema.Struct({ text: Schema.String, evidence: Schema.Array(ReviewQuote) })
type ReviewSentence = typeof ReviewSentence.Type

export const AiReview = Schema.Struct({
  what_it_is: Schema.Array(ReviewSentence),
  who_for: Schema.Array(ReviewSentence),
  /** As the site states them. */
  strengths: Schema.Array(ReviewSentence),
  /** Fields for which nothing stands. */
  not_stated: Schema.Array(Schema.Literal(...fieldKeys))
})
export type AiReview = typeof AiReview.Type

/** Sentences of a part, and quotes beside one. */
const most = { sentences: 6, quotes: 2 } as const

/** How many of the nearest quote's words another must share to stand beside it. */
const nearly = 0.7

/** What a buyer would want to know, and a site often leaves out. */
const wanted = [
  "pricing_model",
  "pricing_summary",
  "features",
  "usps",
  "stage",
  "founded_year",
  "country",
  "city",
  "demo_video_url"
] as const satisfies ReadonlyArray<FieldKey>

/** Says whom something is for, as sites say it. */
const audience =
  /\b(?:for|helps?|lets?|gives?|serves?|used by|built by and for)\s+(?!free|more|less|example|now|ever|instance|each|itself)[\p{L}'-]+/iu
const asksWho = /\b(?:who|whom|for me)\b/i

const wordsOf = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** Of the quotes a value stands on, those that have about as many words of one of its sentences as the nearest has. */
const quotesFor = (sentence: string, evidence: ReadonlyArray<Quote>): ReadonlyArray<Quote> => {
  if (evidence.length === 1) return evidence
  const words = wordsOf(sentence)
  const shared = evidence.map((quote) => ({
    quote,
    count: [...wordsOf(quote.quote)].filter((word) => words.has(word)).length
  }))
  const least = Math.max(1, nearly * Math.max(...shared.map(({ count }) => count)))
  return shared
    .filter(({ count }) => count >= least)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most.quotes)
    .map(({ quote: { quote, url } }) => ({ quote, url }))
}

const plain = (line: string) =>
  line
    .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "")
    .replace(/[*_`]{1,3}/g, "")
    .trim()
/** The sentences of a text in Markdown; its headings say nothing. */
const sentencesOf = (markdown: string): ReadonlyArray<string> =>
  markdown
    .split(/\n+/)
    .filter((line) => !/^\s*#/.test(line))
    .flatMap((line) => [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(plain(line))])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== "")

const backed = ({ value, evidence }: Backed<string>): ReadonlyArray<ReviewSentence> =>
  sentencesOf(value).flatMap((text) => {
    const quotes = quotesFor(text, evidence)
    return quotes.length === 0 ? [] : [{ text, evidence: quotes }]
  })
const once = (sentences: ReadonlyArray<ReviewSentence>) => {
  const keys = sentences.map(({ text }) => fold(text))
  return sentences.filter((_, at) => keys.indexOf(keys[at] ?? "") === at)
}

/** `stands` is what the gate let through; null where nothing says what the product is. */
export const reviewOf = ({ fields, faqs }: Candidates): AiReview | null => {
  const texts = [fields.tagline, fields.short_description, fields.description].filter((each) => each !== undefined)
  const said = once(texts.flatMap(backed))
  const answers = faqs
    .filter(({ value }) => asksWho.test(value.question))
    .flatMap(({ value, evidence }) => backed({ value: value.answer, evidence }))
  const strengths = [fields.usps, fields.features].flatMap((list) =>
    (list?.value ?? []).flatMap((value) => backed({ value, evidence: list?.evidence ?? [] }))
  )
  const whoFor = once([...answers, ...said.filter(({ text }) => audience.test(text))]).slice(0, most.sentences)
  const isWhoFor = (sentence: ReviewSentence) => whoFor.some(({ text }) => text === sentence.text)
  const [first] = said
  if (first === undefined) return null
  return {
    // What it is is never left out, also where that says whom it is for.
    what_it_is: said.filter((each) => each === first || !isWhoFor(each)).slice(0, most.sentences),
    who_for: whoFor.filter((each) => each !== first),
    strengths: once(strengths).slice(0, most.sentences),
    not_stated: wanted.filter((key) => fields[key] === undefined)
  }
}
