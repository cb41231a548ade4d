/** What else a site may be listed by, beside its loudest labels: its own search words that readers see, and the words of its categories that it names itself by. */
import { find, fold } from "../../../../domain/text/Folding.ts"
import { countryAtEnd } from "../../evidence/reading/CountryNames.ts"
import { tokensOf } from "../../evidence/reading/Tokens.ts"
import { quoteOf, type Reading, stated } from "../reading/Reading.ts"
import { isStrong, type Voiced } from "../reading/Voiced.ts"
import { imperatives, untopical, untopicalAlone, untopicalElsewhere, untopicalScripts } from "../words/PhraseWords.ts"
import type { KnownTopic } from "./KnownTopics.ts"
import { isCompanyIn, type Label, unspaced } from "./Labels.ts"

/** A list of more search words is for machines; of one, no list. */
const entries = { least: 2, most: 40 } as const
const longest = { words: 3, characters: 32, signs: 10 } as const
const leastSigns = 3

interface About {
  /** Folded. */
  readonly names: ReadonlyArray<string>
  /** Where it is, folded. */
  readonly place: string
  /** Whether a text has a word of its categories. */
  readonly bearOut: (text: string) => boolean
}

const separators = /[,;、，،]/u
const wordsOf = (text: string): ReadonlyArray<string> => text.split(/\s+/u)

/** What two of its search words end with is where it works: "plumber Hollin", "drain cleaning Hollin". */
const sharedEnds = (all: ReadonlyArray<string>): ReadonlySet<string> => {
  const times = new Map<string, number>()
  for (const words of all.map(wordsOf)) {
    const end = words.length > 1 ? fold(words.at(-1) ?? "") : ""
    if (end !== "") times.set(end, (times.get(end) ?? 0) + 1)
  }
  return new Set([...times].flatMap(([end, count]) => (count > 1 ? [end] : [])))
}

const isWord = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+#-]*$/u
const capital = /^\p{Lu}\p{Ll}/u
const says = (word: string) => !(untopical.has(word) || untopicalElsewhere.has(word) || untopicalScripts.has(word))

/** "Hollin plumber", and "Hollin" among words without capitals: a name. In German every noun has one. */
const hasName = (text: string, all: ReadonlyArray<string>, isGerman: boolean): boolean => {
  const words = wordsOf(text)
  const large = words.filter((word) => capital.test(word)).length
  if (isGerman || large === 0) return false
  return large < words.length || all.filter((one) => !capital.test(one)).length * 2 > all.length
}

/** A few words that say something, and none of them a figure, a call, a name or a place. */
const hasForm = (text: string, { names, place }: About): boolean => {
  const folded = fold(text)
  const words = wordsOf(folded)
  if (
    unspaced.test(text)
      ? [...text].length < leastSigns || [...text].length > longest.signs
      : words.length > longest.words || text.length > longest.characters || !words.every((word) => isWord.test(word))
  )
    return false
  if (/\p{Nd}/u.test(text) && !/^[23]d /u.test(folded)) return false
  const isNamed = names.some((name) => name !== "" && (find(folded, name) !== -1 || find(name, folded) !== -1))
  if (isNamed || (place !== "" && find(folded, place) !== -1) || countryAtEnd(text, null) !== null) return false
  const [first = ""] = words
  if (untopicalAlone.has(folded) || imperatives.has(first) || !says(first)) return false
  return tokensOf(folded).some((token) => token.content && says(token.text))
}

/** Whether a place writes its last word without a capital; what is always written with one may be a name. */
const isWrittenSmall = ({ text, lang }: Voiced, form: string): boolean => {
  const last = wordsOf(form).at(-1)?.toLowerCase()
  return lang !== "de" && last !== undefined && find(text, last) !== -1
}

/** The search words of the site's own: those it lists for machines, and what it says that it knows about. */
const listedBy = ({ page }: Reading): ReadonlyArray<string> =>
  [...stated(page, "meta", "keywords"), ...stated(page, "json_ld", "knowsAbout")].flatMap(({ text }) =>
    text
      .split(separators)
      .map((one) => one.trim())
      .filter((one) => one !== "")
  )
const stemsIn = (text: string): string =>
  tokensOf(fold(text))
    .filter(({ content, text: word }) => content && word !== "de" && word !== "di")
    .map(({ stem }) => stem)
    .join(" ")
/** Whether a text is one of them, but for small words: "cabinet d'avocats" of "cabinet avocats". */
export const isSearchWord = (readings: ReadonlyArray<Reading>): ((text: string) => boolean) => {
  const all = new Set(readings.slice(0, 1).flatMap(listedBy).map(stemsIn))
  return (text) => all.has(stemsIn(text))
}

/** Its own search words, where readers of the home page see them as well. */
export const searchWords = (
  readings: ReadonlyArray<Reading>,
  said: ReadonlyArray<Voiced>,
  about: About
): ReadonlyArray<Label> => {
  const [home] = readings
  if (home === undefined) return []
  const all = listedBy(home)
  if (all.length > entries.most || all.length < entries.least) return []
  const ends = sharedEnds(all)
  const seen = said.filter((one) => one.home)
  const isGerman = seen.some(({ lang }) => lang === "de")
  return all.flatMap((entry): ReadonlyArray<Label> => {
    const words = wordsOf(entry)
    const isPlaced = words.length > 1 && ends.has(fold(words.at(-1) ?? ""))
    for (const form of isPlaced ? [entry, words.slice(0, -1).join(" ")] : [entry]) {
      if (!hasForm(form, about) || hasName(form, all, isGerman) || isCompanyIn(said, form)) continue
      const where = seen.filter((one) => find(fold(one.text), fold(form)) !== -1)
      const [first] = where
      if (first === undefined) continue
      // One word alone may be a place, a praise or a deed.
      const isThing =
        about.bearOut(form) ||
        (where.some(isStrong) &&
          (unspaced.test(form) || (wordsOf(form).length > 1 && where.some((one) => isWrittenSmall(one, form)))))
      if (isThing) return [{ text: form, quote: quoteOf(home.page, first.text) }]
    }
    return []
  })
}

/** What words of its categories weigh that are named beside the labels a site is listed with: more than a title alone. */
const leastKnown = 5
export const namedTopics = (known: ReadonlyArray<KnownTopic>): ReadonlyArray<KnownTopic> =>
  known.filter(({ own, weight, text }) => own && weight >= leastKnown && !manner.test(text))
/** "AI-powered": how it is, and not what. */
const manner = /-(?:powered|based|driven|enabled|ready|native|friendly|gestützt|basiert)$/iu

const sameRoot = 5
const plural = /(?<=\p{Ll}{3})s$/u
/** One holds the other, or is another form of it: "plumbers" beside "plumbing repairs". */
const isNear = (one: string, other: string): boolean =>
  one.includes(other.replace(plural, "")) ||
  other.includes(one.replace(plural, "")) ||
  (/^\p{Script=Latin}{5}/u.test(one) && one.slice(0, sameRoot) === other.slice(0, sameRoot) && !one.includes(" "))

/** Labels, and what says something beside them. */
export const besides = (labels: ReadonlyArray<Label>, more: ReadonlyArray<Label>): ReadonlyArray<Label> => {
  const kept = [...labels]
  for (const one of more) if (!kept.some(({ text }) => isNear(fold(one.text), fold(text)))) kept.push(one)
  return kept
}
