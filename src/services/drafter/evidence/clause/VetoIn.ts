/**
 * Whether anything speaks against a sentence in another language than English that says in its own words what quotes
 * say. What nothing speaks against is not thereby true: it is doubtful, and somebody who understands it is asked.
 */

import { tiesVeto } from "./ties/Ties.ts"
import { bindingVeto } from "./tongues/Binding.ts"
import { coverVeto, type Heard, restatementOf, unitsOf } from "./tongues/Carrying.ts"
import { figureVeto } from "./tongues/Counting.ts"
import { type ForeignReading, readForeign } from "./tongues/ForeignText.ts"
import { inWordsOf } from "./tongues/InWords.ts"
import { leadingVeto } from "./tongues/Leading.ts"
import { figuresIn } from "./tongues/Numerals.ts"
import type { Tongue } from "./tongues/Tongue.ts"
import { tongueOf } from "./tongues/TongueOf.ts"
import { turnedVeto } from "./tongues/Turning.ts"
import { displacedVeto } from "./tongues/whose/Displaced.ts"
import { newNameVeto, strangerVeto } from "./tongues/whose/Strangers.ts"

/** A sentence of the page, and the one before it. */
export interface Quoted {
  readonly text: string
  readonly before: string | null
}

/** Texts looked at, and their length: a longer one is no sentence. */
const bounds = { quotes: 40, length: 600 } as const

export interface WeighedForeign {
  /** Why it cannot stand; null where nothing speaks against it. */
  readonly reason: string | null
  /** The quotes that have to do with it, by their place. */
  readonly by: ReadonlyArray<number>
}
const refused = (reason: string): WeighedForeign => ({ reason, by: [] })

const asking = /[?？؟]["'”’»)\]]*\s*$/u
const replied = /^(?:(?<yes>yes|ja|sí|oui|sim)|(?<no>(?:leider )?(?:no|nein|non|não|nee)))(?!\p{L})/iu
const denials: Readonly<Record<string, string>> = { no: "not", nein: "nicht", non: "ne pas", não: "não", nee: "niet" }
/** "And if it rains?": the answer holds then. */
const supposing = /^¿?(?:(?:and|y|e|et|en|und|was|what|qué|que|wat|cosa)\s+)?(?:if|si|se|wenn|als)\s/iu

const isSupposed = (text: string | undefined) => text !== undefined && asking.test(text) && supposing.test(text)

/** "Is there a fee? No, you pay a visit.": the question says what its answer affirms or denies. */
const statedBy = (text: string, answer: string | undefined): string => {
  const reply = asking.test(text) && answer !== undefined ? replied.exec(answer.trim())?.groups : undefined
  if (reply === undefined) return isSupposed(text) ? text.replace(asking, ",") : text
  const plain = text.replace(asking, ".").replace(/^¿/u, "")
  const no = reply.no?.toLowerCase().split(" ").at(-1)
  // In Spanish "no" is both; a denial more does no harm where the rest is English.
  return no === undefined ? plain : `${denials[no] ?? "no"} ${plain}`
}

/** `lang`: what the page says its language is. */
export const weighRestated = (
  sentence: string,
  quotes: ReadonlyArray<Quoted>,
  lang: string | null,
  names: ReadonlyArray<string>
): WeighedForeign => {
  const near = quotes.slice(0, bounds.quotes)
  // A sentence is too short to tell one language from its neighbour.
  const tongue = tongueOf([sentence, ...near.map(({ text }) => text)].join("\n"), lang)
  return tongue === null ? refused("no quote says this in these words") : weighIn(tongue, sentence, quotes, names)
}

/** The same in a language that is known. */
export const weighIn = (
  tongue: Tongue,
  sentence: string,
  quotes: ReadonlyArray<Quoted>,
  names: ReadonlyArray<string>
): WeighedForeign => {
  const near = quotes.slice(0, bounds.quotes)
  if (sentence.length > bounds.length) return refused("it is too long for one sentence")
  const read = (text: string): ForeignReading => readForeign(text, tongue, names)
  const said = read(
    inWordsOf(
      sentence,
      near.map(({ text }) => text),
      tongue
    )
  )
  if (said.question) return refused("no quote asks this in these words")
  const all = near.flatMap(({ text: written, before }, at): ReadonlyArray<Heard> => {
    if (written.length > bounds.length) return []
    const text = statedBy(written, near[at + 1]?.text)
    const one = read(text)
    // A question says nothing of itself.
    return one.question ? [] : [{ ...one, at, units: unitsOf(one), before: before === null ? null : read(before) }]
  })
  const found = restatementOf(said, all)
  // "And if it rains? We come another day.": not on any day.
  const supposed = found.used.find(({ at }) => isSupposed(near[at - 1]?.text))
  if (tongue.name !== "en" && supposed !== undefined && !said.clauses.some((one) => one.found("if").length > 0))
    return refused("the page says it only under a condition")
  const figures = new Set(figuresIn(said, tongue).map(({ value }) => value))
  const reason =
    coverVeto(found, figures.size, tongue.spaced) ??
    figureVeto(found, tongue) ??
    newNameVeto(found, tongue, names) ??
    bindingVeto(found, tongue) ??
    strangerVeto(found, tongue) ??
    displacedVeto(found, tongue) ??
    turnedVeto(found, tongue) ??
    leadingVeto(found, tongue) ??
    tiesVeto(found, tongue)
  const counting = all.filter((one) => figuresIn(one, tongue).some(({ value }) => figures.has(value)))
  return { reason, by: [...new Set([...found.used, ...counting].map(({ at }) => at))].toSorted((a, b) => a - b) }
}

/** What the quotes state, each by its place: a question says nothing of itself. */
export const statementsIn = (
  quotes: ReadonlyArray<Quoted>
): ReadonlyArray<{ readonly text: string; readonly at: number }> =>
  quotes.flatMap(({ text: written }, at) => {
    const text = statedBy(written, quotes[at + 1]?.text)
    return asking.test(text) ? [] : [{ text, at }]
  })

/** Null where nothing speaks against it; else why it cannot stand. */
export const vetoIn = (...asked: Parameters<typeof weighRestated>): string | null => weighRestated(...asked).reason
