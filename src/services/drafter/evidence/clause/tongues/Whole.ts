/**
 * Whether a sentence in another language says whole clauses of its quotes, no word more and none less, in their order or
 * turned into the passive: then a rule holds it, and nobody need be asked. What is turned otherwise stays doubtful.
 */
import { localStem } from "../parse/LocalStems.ts"
import type { ReadLanguage } from "../words/Languages.ts"
import { relationWords } from "../words/OtherTongues.ts"
import { type ForeignClause, type ForeignReading, type ForeignWord, isAlike } from "./ForeignText.ts"
import type { Tongue } from "./Tongue.ts"

/** Who speaks: the company itself. */
const speaks =
  /^(?:wir|unser\p{L}*|nosotr[oa]s|nuestr\p{L}*|nous|notre|nos|nós|noss\p{L}*|noi|nostr\p{L}*|wij|we|onze|ons|\p{L}{2,}[aei]mos|\p{L}{3,}ons|\p{L}{2,}iamo)$/u
/** Helps a verb to say what is done to somebody. */
const passive =
  /^(?:werden|wird|wurden?|worden|lassen|lässt|wordt|est|sont|es|son|ser|é|são|è|sono|viene|vengono|essere|être|se|sido|stat[oaie])$/u
/** Whom a page speaks to. */
const you = /^(?:sie|du|ihr|vous|tu|usted|ustedes|você|vocês|jij|je|u|jullie|lei|voi)$/u
const reply = /^(?:ja|nein|oui|non|sí|si|no|sim|não|nee)$/u

/** A German or Dutch word without what a participle puts before and after it. */
const rootOf = (word: string) =>
  word
    .replace(/^(an|auf|aus|ein|ab|vor|zu|mit|nach|um|zurück|op|uit|in|af|aan|terug)?ge(?=\p{L}{3})/u, "$1")
    .replace(/(?:en|et|st|t|e|n|d)$/u, "")

const isGermanic = ({ name }: Tongue) => name === "de" || name === "nl"
const isLatin = (name: Tongue["name"]): name is ReadLanguage => name !== "ja" && name !== "zh" && name !== "ar"
const isSame = (a: ForeignWord, b: ForeignWord, tongue: Tongue): boolean =>
  a.stem === b.stem ||
  isAlike(a.stem, b.stem) ||
  (isLatin(tongue.name) && localStem(a.text, tongue.name) === localStem(b.text, tongue.name)) ||
  (isGermanic(tongue) && rootOf(a.text).length > 2 && rootOf(a.text) === rootOf(b.text))

const contents = ({ words }: ForeignClause) => words.filter(({ content, own }) => content && !own)

const isOurs = ({ words }: ForeignClause) => words.some(({ own, text }) => own || speaks.test(text))

/** What stands after the word for "by". */
const doerOf = (words: ReadonlyArray<ForeignWord>, clause: ForeignClause): ForeignWord | undefined => {
  const [by] = clause.found("by")
  return by === undefined ? undefined : words.find(({ at }) => at > by.at)
}

interface Part {
  readonly clause: ForeignClause
  /** Its words in the sentence, by their place. */
  readonly places: ReadonlyArray<number>
}

/** "A does B" and "B is done by A"; "we do B" and "B is done". */
const isTurned = (
  asked: ForeignReading,
  own: ReadonlyArray<ForeignWord>,
  { clause }: Part,
  tongue: Tongue
): boolean => {
  const told = contents(clause)
  const first = own[0]
  const opening = told[0]
  if (first === undefined || opening === undefined) return false
  const host = asked.clauses.find(({ words }) => words.includes(first)) ?? asked.clauses[0]
  if (host === undefined) return false
  const done = host.words.some(({ text }) => passive.test(text))
  const page = clause.words.some(({ text }) => passive.test(text))
  if (done === page) return false
  const doer = done ? doerOf(own, host) : doerOf(told, clause)
  if (doer !== undefined) return isSame(doer, done ? opening : first, tongue)
  return done && isOurs(clause)
}

/** The quotes, by number, whose clauses make up the sentence; null where they do not, or not for sure. */
export const saysWhole = (
  said: ForeignReading,
  all: ReadonlyArray<ForeignReading>,
  tongue: Tongue
): ReadonlyArray<number> | null => {
  if (!isLatin(tongue.name)) return null
  const own = said.clauses.flatMap(contents)
  if (own.length < 2) return null
  const taken = new Set<number>()
  const by: Array<number> = []
  const parts: Array<Part> = []
  for (const [at, reading] of all.entries()) {
    let open = true
    for (const clause of reading.clauses) {
      const told = contents(clause)
      const places = told.map((word) => own.findIndex((other) => isSame(other, word, tongue)))
      const whole = told.length > 0 && places.every((place) => place !== -1)
      const bare = told.length === 0 && clause.words.every(({ own: name, text }) => name || reply.test(text))
      // What leads in may be all that the rest holds for.
      if (!whole && !bare) open = false
      if (!whole || !open || places.every((place) => taken.has(place))) continue
      for (const place of places) taken.add(place)
      parts.push({ clause, places })
      if (!by.includes(at)) by.push(at)
    }
  }
  if (taken.size < own.length) return null
  for (const part of parts) {
    const { clause, places } = part
    const from = Math.min(...places)
    const to = Math.max(...places)
    // Words of one clause stand together, or they are said of something else.
    const mixed = parts.some(
      (other) => other !== part && other.places.some((place) => place > from && place < to && !places.includes(place))
    )
    const inOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1))
    const words = own.slice(from, to + 1)
    if (mixed || !(inOrder || isTurned(said, words, part, tongue))) return null
    // "Sie verkaufen Gläser" is nothing that we do.
    const addressed = you.test(clause.words[0]?.text ?? "")
    if (addressed && said.clauses.some(isOurs)) return null
  }
  const relations = relationWords[tongue.name]
  const relating = (readings: ReadonlyArray<ForeignClause>) =>
    readings
      .flatMap(({ words }) => words.flatMap(({ text }) => (relations.test(text) ? [text] : [])))
      .toSorted()
      .join()
  return relating(said.clauses) === relating(parts.map(({ clause }) => clause)) ? by : null
}
