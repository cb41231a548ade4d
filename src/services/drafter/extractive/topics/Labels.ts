/** The labels a site may go by: noun phrases that its title, its hero and its summary of itself agree on. */
import type { CategoryChoice, Quote } from "../../../../domain/draft/Candidates.ts"
import { find, fold } from "../../../../domain/text/Folding.ts"
import { withoutGreeting } from "../../evidence/names/NameForms.ts"
import { legalMarks } from "../../evidence/names/NameWords.ts"
import { countryAtEnd } from "../../evidence/reading/CountryNames.ts"
import { stemsOf } from "../../evidence/topics/CategoryWords.ts"
import { type Reading, stated } from "../reading/Reading.ts"
import { isStrong, type Loudness, type Voiced } from "../reading/Voiced.ts"
import { definitionIn } from "../words/Asides.ts"
import { type Phrase, phrasesOf } from "../words/Phrases.ts"
import { untopicalAlone, writtenOn } from "../words/PhraseWords.ts"

interface Found {
  readonly key: string
  words: number
  noun: boolean
  text: string
  small: boolean
  readonly heard: Map<Loudness, number>
  readonly strong: Set<Loudness>
  quote: Quote
  weight: number
  /** How often it is used at all, as a verb, and before a noun that it belongs to. */
  times: number
  verbs: number
  asides: number
  /** Whether a sentence says that the product is one. */
  defined: boolean
}
/** Of places that are many, so many count. */
const counted: Readonly<Partial<Record<Loudness, number>>> = { section: 2, text: 4, hero: 2 }
/** What a label has to weigh, and how many strong places have to say it, the louder the fewer. */
const least = { weight: 4.2, strong: 2, untitled: 5 } as const
const severalWords = 1.3
const longest = { characters: 40, unspaced: 14 } as const
/** In scripts without blanks. */
export const unspaced = /[\p{scx=Han}\p{scx=Katakana}]/u
/** Signs below which a word of such a script says too little alone. */
const leastSigns = 3

/** A place, and the phrases in it. */
type Worded = readonly [place: Voiced, phrases: ReadonlyArray<Phrase>]

const gather = (said: ReadonlyArray<Worded>): ReadonlyArray<Found> => {
  const found = new Map<string, Found>()
  const times = new Map<string, number>()
  const over: Array<string> = []
  for (const [place, phrases] of said) {
    const here = new Map<string, Phrase>()
    if (isStrong(place)) {
      // A title and the heading that has its words say them once.
      const words = fold(place.text).replace(/[.!?]$/u, "")
      if (over.some((one) => one.includes(words))) continue
      over.push(words)
    }
    const definition = isStrong(place) ? definitionIn(fold(place.text)) : ""
    for (const phrase of phrases) {
      const known = here.get(phrase.key)
      if (known === undefined || (!known.noun && phrase.noun)) here.set(phrase.key, phrase)
    }
    for (const phrase of here.values()) {
      const known = found.get(phrase.key)
      // A phrase nobody says aloud is no label: strong places come first.
      if (known === undefined && !isStrong(place)) continue
      const one: Found = known ?? {
        key: phrase.key,
        words: phrase.words,
        noun: phrase.noun,
        text: phrase.text,
        small: phrase.small,
        heard: new Map(),
        strong: new Set(),
        quote: place.quote,
        weight: place.weight,
        times: 0,
        verbs: 0,
        asides: 0,
        defined: false
      }
      one.defined ||= definition.includes(fold(phrase.text))
      one.times += 1
      if (phrase.verb) one.verbs += 1
      if (phrase.beside) one.asides += 1
      // In German the form with a capital is the noun.
      if (!one.noun && phrase.noun && place.lang === "de") Object.assign(one, { text: phrase.text, quote: place.quote })
      one.noun ||= phrase.noun
      if (!one.small && phrase.small) Object.assign(one, { small: true, text: phrase.text, quote: place.quote })
      const count = times.get(`${place.where} ${phrase.key}`) ?? 0
      times.set(`${place.where} ${phrase.key}`, count + 1)
      if (count < (counted[place.where] ?? 1))
        one.heard.set(place.where, (one.heard.get(place.where) ?? 0) + place.weight)
      if (isStrong(place)) one.strong.add(place.where)
      found.set(phrase.key, one)
    }
  }
  return [...found.values()]
}

const weightOf = ({ heard, words }: Found) =>
  [...heard.values()].reduce((sum, one) => sum + one, 0) * (words > 1 ? severalWords : 1)

/** The site's own list of search words, as far as its readers see them too. */
const ownKeywords = (readings: ReadonlyArray<Reading>): ReadonlySet<string> =>
  new Set(
    readings.slice(0, 1).flatMap(({ page }) =>
      stated(page, "meta", "keywords").flatMap(({ text }) =>
        text
          .split(/[,;、，،]/)
          .map((one) => stemsOf(one.trim()).join(" "))
          .filter((one) => one !== "")
      )
    )
  )
/** What being a search word of the site, or of a category, adds. */
const known = { own: 1.5, category: 1.2 } as const

export interface Label {
  readonly text: string
  readonly quote: Quote
}

export interface Scored extends Found {
  readonly score: number
  /** A search word of the site's own. */
  readonly own: boolean
  /** That, or one that categories know. */
  readonly sure: boolean
}

/** "Drafted": what is done, and no thing; "speed" is one. */
const deed = /\p{L}{2}(?!e)\p{L}ed$/u
/** One word is a label where it is the thing itself: no verb, not before another noun, and said where it counts. */
const isThing = ({ words, text, verbs, asides, times, strong, score, sure }: Scored): boolean =>
  words > 1 ||
  unspaced.test(text) ||
  (!untopicalAlone.has(fold(text)) &&
    (sure || !deed.test(text)) &&
    (sure || (verbs * 5 <= times && asides * 3 <= times * 2 && (strong.has("title") || score >= least.untitled))))

const stand = ({ score, heard, strong, noun, small, sure, text }: Scored): boolean =>
  score >= least.weight &&
  (strong.has("title") || strong.has("heading") || sure) &&
  (heard.size >= least.strong || sure) &&
  (noun || sure) &&
  (small || sure) &&
  (sure || !unspaced.test(text) || [...text].length >= leastSigns)

/** Share of the times a word is said in which the same word stands beside it: above it, it is a piece. */
const mostlyBeside = 0.6
/** Words that are said as pieces of one longer phrase: "solares" of "placas solares". */
const piecesIn = (said: ReadonlyArray<Worded>): ReadonlySet<string> => {
  const alone = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const [, phrases] of said)
    for (const { key, words, text: phrase } of phrases) {
      // "Bookkeeping of bakers" are two things.
      const beside = words === 2 && phrase.split(" ").length === 2
      const counts = words === 1 ? alone : beside ? pairs : null
      counts?.set(key, (counts.get(key) ?? 0) + 1)
    }
  const pieces = new Set<string>()
  for (const [pair, count] of pairs)
    for (const word of pair.includes(" ") ? pair.split(" ") : [])
      if (count >= 2 && count >= (alone.get(word) ?? 0) * mostlyBeside) pieces.add(word)
  return pieces
}
const arabicWord = /^\p{Script=Arabic}+$/u
/** "HUB" of "STAI HUB" is the name, whatever else a hub may be. */
export const isLoud = (text: string) => /^\p{Lu}{2,}(?: \p{Lu}{2,})*$/u.test(text)

/** Kinds of places that say a word where it is not of the name: "vast" of "Los & Vast" has to be said besides. */
const placesApart = (said: ReadonlyArray<Voiced>, called: ReadonlyArray<string>, text: string): number => {
  const names = called.filter((name) => name !== "")
  const apart = said.filter((one) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, " "), fold(one.text))
    return find(rest, fold(text)) !== -1
  })
  return new Set(apart.map(({ where }) => where)).size
}

const topicalKnown = new WeakMap<ReadonlyArray<CategoryChoice>, ReadonlySet<string>>()
/** The search words of all categories. */
const topicalOf = (choices: ReadonlyArray<CategoryChoice>): ReadonlySet<string> => {
  const known =
    topicalKnown.get(choices) ??
    new Set(choices.flatMap(({ keywords }) => keywords.map((one) => stemsOf(one).join(" "))))
  topicalKnown.set(choices, known)
  return known
}

/** "鐘鳥" of "鐘鳥有限公司" is a company, and so is the whole of it. */
export const isCompanyIn = (said: ReadonlyArray<Voiced>, text: string): boolean =>
  legalMarks.some(
    (mark) => text.includes(mark) || said.some((place) => isStrong(place) && place.text.includes(`${text}${mark}`))
  )

/** "away/mode" and "awaymode" are one name. */
const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "")

/** `called`: its names, folded; no label of a thing is its own name, or `place`, where it is. */
const scoredOf = (
  readings: ReadonlyArray<Reading>,
  said: ReadonlyArray<Voiced>,
  choices: ReadonlyArray<CategoryChoice>,
  called: ReadonlyArray<string>,
  place: string
): ReadonlyArray<Scored> => {
  const own = ownKeywords(readings)
  const topical = topicalOf(choices)
  const names = new Set(called.map((one) => stemsOf(one).join(" ")))
  const spelt = new Set(called.map(lettersOf))
  const parts = new Set(called.flatMap((name) => stemsOf(name)))
  const german = said.some(({ lang }) => lang === "de")
  const worded = said.map((place): Worded => [place, phrasesOf(place.text, place.lang)])
  const pieces = piecesIn(worded)
  const isName = ({ text, small, heard }: Found) =>
    withoutGreeting(text) === "" ||
    names.has(stemsOf(text).join(" ")) ||
    spelt.has(lettersOf(text)) ||
    fold(text) === place ||
    // "Acme calculates" is the beginning of a sentence, "Palma de Mallorca" another name of Palma; "bakers Acme" is who it is.
    [...called, place].some((name) => name !== "" && fold(text).startsWith(`${name} `)) ||
    called.some((name) => name !== "" && fold(text).endsWith(` ${name}`)) ||
    countryAtEnd(text, null) !== null ||
    (unspaced.test(text) &&
      (called.some((name) => name.includes(text.toLowerCase()) || text.toLowerCase().includes(name)) ||
        isCompanyIn(said, text))) ||
    // "Garden" of "Open Garden" is a topic only where it is said on its own, too.
    (stemsOf(text).every((word) => parts.has(word)) &&
      (german || isLoud(text) || !(small && heard.size > 2 && placesApart(said, called, text) > 2)))
  return (
    gather(worded)
      .filter(
        (one) => !isName(one) && one.text.length <= (unspaced.test(one.text) ? longest.unspaced : longest.characters)
      )
      .map((one) => {
        const stems = stemsOf(one.text).join(" ")
        const bonus = (own.has(stems) ? known.own : 0) + (topical.has(stems) ? known.category : 0)
        const sure = own.has(stems) || (topical.has(stems) && one.strong.size >= least.strong)
        return { ...one, score: weightOf(one) + bonus, own: own.has(stems), sure }
      })
      // One Arabic word may be an adjective, or half a saying; what a preposition is written on to is none of it.
      .filter(({ key, text, sure }) => !pieces.has(key) && (sure || !arabicWord.test(text)) && !writtenOn.test(text))
      .filter(isThing)
      .toSorted((a, b) => b.score - a.score)
  )
}

/** Those that are said as loud as a label has to be, the loudest first. */
export const soundLabels = (...from: Parameters<typeof scoredOf>): ReadonlyArray<Scored> =>
  scoredOf(...from).filter(stand)
