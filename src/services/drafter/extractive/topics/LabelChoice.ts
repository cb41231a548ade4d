/** Which of its labels a site is listed with: what its categories and its words agree on goes before what is said loud alone. */
import { find, fold } from "../../../../domain/text/Folding.ts"
import { stemsOf } from "../../evidence/topics/CategoryWords.ts"
import type { Language } from "../../evidence/topics/Language.ts"
import { isStrong, type Loudness, type Voiced } from "../reading/Voiced.ts"
import { definitionIn } from "../words/Asides.ts"
import { joining } from "../words/Phrases.ts"
import type { KnownTopic } from "./KnownTopics.ts"
import { isLoud, type Label, type Scored, soundLabels, unspaced } from "./Labels.ts"

/** The first few may be weaker than those that follow. */
const first = { few: 2, weight: 8.5 } as const
/**
 * What no word of its categories bears out has to weigh, beside what one does. Of public pages' labels below it three in four
 * are right, above it and of those that a category bears out nineteen in twenty.
 */
const unborne = 7
/** Share of a part's weight that the whole has to have to be named instead. */
const nearly = 0.5

/** "Acme is a command line tool that ...": the words that say what it is, up to the kind of thing. */
const definedKind =
  /^(?!(?:new|small|little|tiny|free|simple|modern|smart|fast|better|great|good|easy|powerful|beautiful|complete|full|single|first|only|leading|best|different|young|old|big|local|independent|family|friendly|quiet|calm|private|native|open|web|online|mobile|digital|software) )(?<kind>[\p{Ll}-]+ (?:[\p{Ll}-]+ )?(?:app|application|tool|toolkit|library|framework|editor|planner|tracker|database|server|plugin|extension|queue|newsletter|magazine|podcast|directory|marketplace|agency|society|association|club|workshop|consultancy))$/u
/** How it is one: "context-aware", "privacy-first". */
const manner = /^\p{Ll}+-(?:aware|based|first|friendly|powered|focused|led|native|ready|driven|sized?|oriented) /u
const definedAs = (said: ReadonlyArray<Voiced>, called: ReadonlyArray<string>): ReadonlyArray<Label> =>
  said
    .filter((place) => isStrong(place) && place.lang === "en")
    .flatMap((place): ReadonlyArray<Label> => {
      const folded = fold(place.text)
      if (!called.some((name) => name !== "" && folded.startsWith(`${name} is `))) return []
      const kind = definedKind.exec(definitionIn(folded).trim().replace(manner, ""))?.groups?.kind
      return kind === undefined ? [] : [{ text: kind, quote: place.quote }]
    })
    .slice(0, 1)

/** Those of labels that say most, without parts of one another. */
const chosenOf = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const holds = (long: string, short: string) =>
    long.length > short.length && (` ${long} `.includes(` ${short} `) || (unspaced.test(long) && long.includes(short)))
  const isTitled = ({ strong, words }: Scored) => strong.has("title") && words > 1
  const kept: Array<Scored> = []
  for (const one of scored) {
    if (!one.strong.has("title") && scored.some((part) => isTitled(part) && holds(one.key, part.key))) continue
    // The whole thing rather than a part of it, where the whole is said nearly as loud.
    // What the title says is whole already: "cargo bikes", and not the "tired cargo bikes" of its text.
    const whole = scored.filter(
      ({ key, score, strong }) =>
        holds(key, one.key) && score >= one.score * nearly && (strong.has("title") || !isTitled(one))
    )
    // Of wholes that are said as loud the longest: what they are parts of.
    const best = whole.toSorted((a, b) => b.score - a.score || b.key.length - a.key.length)[0] ?? one
    if (kept.length >= first.few && best.score < first.weight) continue
    if (!kept.some(({ key }) => key === best.key || holds(key, best.key) || holds(best.key, key))) kept.push(best)
  }
  return kept
}

/** Whether a longer label shares a word with another, and is no part of it. */
const isFuller = ({ text, words }: Scored, than: string): boolean =>
  words > 1 && !fold(than).includes(fold(text)) && stemsOf(text).some((word) => stemsOf(than).includes(word))

/** What its categories say of its labels. */
export interface Subjects {
  /** Words of the categories it is of, as the site writes them; of any, where it is of none. */
  readonly known: () => ReadonlyArray<KnownTopic>
  /** Whether a label has a word of the categories it is of. */
  readonly bearOut: (text: string) => boolean
}

/** What ties a word to the one before it, beside the words of all languages: "a medida", "à domicile". */
const tying: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  es: new Set(["a"]),
  fr: new Set(["à"]),
  it: new Set(["a"])
}
const tyingNext = new Set(["a", "à", "en", "in"])
/** Title and heading are one saying, "put the thought down", and nothing else says it: of six such phrases that no category bears out two are right. */
const isSlogan = (by: ReadonlySet<Loudness>): boolean => by.size === 2 && by.has("title") && by.has("heading")
/** Nothing but a blank or a hyphen stands between two words. */
const beside = /^[ -]?$/u
/**
 * Whether one word stands nowhere loud without another that it belongs to: "map" of "codebase map", "medida" of "software
 * a medida". Of public pages' that no category bears out three in five are right so, of the others nine in ten.
 */
const isPiece = ({ key, words }: Scored, said: ReadonlyArray<Voiced>): boolean =>
  words === 1 &&
  !said.filter(isStrong).some((place) => {
    const [tokens, folded] = [place.tokens(), fold(place.text)]
    const isTied = (at: number, step: 1 | -1): boolean => {
      const [one, other] = [tokens[at], tokens[at + step]]
      if (one === undefined || other === undefined) return false
      const between = step === 1 ? folded.slice(one.end, other.start) : folded.slice(other.end, one.start)
      if (!beside.test(between)) return false
      if (other.content || joining.has(other.text)) return true
      return step === 1 ? tyingNext.has(other.text) : place.lang !== null && tying[place.lang]?.has(other.text) === true
    }
    return tokens.some(({ stem }, at) => stem === key && !isTied(at, 1) && !isTied(at, -1))
  })

/** `called`: its names, folded; no label of a thing is its own name. */
export const labelsOf = (
  { known, bearOut }: Subjects,
  ...from: Parameters<typeof soundLabels>
): ReadonlyArray<Label> => {
  const [, said, , called] = from
  const sound = chosenOf(soundLabels(...from))
  const words = () => known().filter(({ text }) => !called.includes(fold(text)))
  const loudAtHome = said.filter((place) => place.home && isStrong(place))
  /** Those that its own search words or its categories bear out; "property" of "property inspectors" says less than that. */
  const sureOf = (labels: ReadonlyArray<Scored>): ReadonlyArray<Label> =>
    labels.filter((one) => bearOut(one.text) || (one.sure && (one.own || isLoud(one.text) || !isPiece(one, said))))
  /** What its home page says loud; what other pages are called is one thing of several: "Press kit". */
  const atHomeOf = (labels: ReadonlyArray<Scored>): ReadonlyArray<Scored> =>
    labels.filter(({ text, words }) => {
      const by = loudAtHome.filter((place) => find(fold(place.text), fold(text)) !== -1).map(({ where }) => where)
      return by.length > 0 && !(words > 1 && isSlogan(new Set(by)))
    })
  const ownWords = () =>
    words()
      .filter((one) => one.own)
      .slice(0, 1)
  const borne = sound.filter(({ text, score }) => score >= unborne || bearOut(text))
  const sure = sureOf(borne.length > 0 ? borne : sound)
  if (borne.length > 0) {
    // What is said loud and nothing bears out was right of half the public pages' only, save where it is an acronym.
    const acronyms = atHomeOf(borne).filter((one) => isLoud(one.text) && !isPiece(one, said))
    return [sure, acronyms.slice(0, 1)].find((some) => some.length > 0) ?? ownWords()
  }
  if (sound.length > 0) {
    // "Crane inspection" says more than the "inspection software" that its category knows.
    const own = ownWords()
    const fuller = sound.filter((label) => own.some(({ text }) => isFuller(label, text)))
    const atHome = atHomeOf(sound)
    const whole = atHome.filter((one) => !isPiece(one, said))
    return [fuller.slice(0, 1), own, sure, whole.slice(0, 1), atHome.slice(0, 1)].find((some) => some.length > 0) ?? []
  }
  const kind = definedAs(said, called)
  return kind.length > 0 ? kind : words().slice(0, 1)
}
