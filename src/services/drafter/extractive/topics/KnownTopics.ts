/** What a site is about in words that its categories know: "golf" of "Hickory Hills Golf Club", in the page's own writing. */
import { fold } from "../../../../domain/text/Folding.ts"
import { type Token, tokensOf } from "../../evidence/reading/Tokens.ts"
import { carries, saysKeyword } from "../../evidence/topics/CategoryWords.ts"
import { termsFor } from "../../evidence/topics/Glossary.ts"
import type { Language } from "../../evidence/topics/Language.ts"
import { phrasePlaces, shareIn } from "../reading/Shares.ts"
import type { Loudness, Voiced } from "../reading/Voiced.ts"
import { shownBy } from "../words/AsWritten.ts"
import { untopicalAlone, writtenOn, yours } from "../words/PhraseWords.ts"
import type { HeardFor } from "./Hearing.ts"
import type { Label } from "./Labels.ts"
import { passing } from "./trade/words/PassingWords.ts"

/** Where a site says what it is; of its other loud places what is named as the thing itself counts, of its own categories. */
const telling: ReadonlySet<Loudness> = new Set(["title", "told", "named", "summary"])
const strong: ReadonlySet<Loudness> = new Set(["heading", "hero"])
/** Least share of a place's weight that the thing itself has. */
const headed = 1.3
/** Signs below which a word of a script without blanks says too little. */
const leastSigns = 2

/** "وعيادات" is "and clinics": of a word found by its stem "and" may be a part. */
const joined = /^[وف]\p{L}{4}/u

/** "Consults at the Harbour Private Hospital": where, by the name of that place. */
const inPlace = /(?:^|\s)(?:at|inside|chez|presso) (?:the |le |la |l['’]|il )?(?:\p{Lu}[\p{L}'’-]+ ){1,4}$/u
const mostBefore = 80
const written = ({ text, lang, tokens }: Voiced, at: number, end: number): string | null => {
  const [first, last]: ReadonlyArray<Token | undefined> = [tokens()[at], tokens()[end]]
  // "Software for" tells that it is made for somebody.
  if (first === undefined || last === undefined || !last.content || !first.content) return null
  if (
    lang !== "de" &&
    /^\p{Lu}/u.test(text.slice(first.start)) &&
    inPlace.test(text.slice(0, first.start).slice(-mostBefore))
  )
    return null
  // "Hide your photos" is what is done with it.
  if (
    tokens()
      .slice(at, end + 1)
      .some((token) => yours.has(token.text))
  )
    return null
  const shown = shownBy(text, fold(text))(first.start, last.end).replace(/^\p{L}{1,2}['’](?=\p{L}{3})/u, "")
  if (untopicalAlone.has(fold(shown)) || writtenOn.test(shown) || joined.test(shown) || [...shown].length < leastSigns)
    return null
  return lang !== "de" && /^\p{Lu}\p{Ll}[^\p{Lu}]*$/u.test(shown) ? shown.toLowerCase() : shown
}

/** Tongues whose words change in a sentence: what is no entry of a dictionary is no label, "nábytku" for "nábytek". */
const inflecting: ReadonlySet<Language> = new Set(["ru", "uk", "pl", "cs", "tr", "el"])
const isEntry = ({ lang }: Voiced, phrase: string, text: string): boolean => {
  if (lang === null || !inflecting.has(lang)) return true
  const [first] = termsFor(phrase, lang)
  return first === undefined || first.map((word) => word.text).join(" ") === fold(text)
}

export interface KnownTopic extends Label {
  readonly weight: number
  /** Of a category that the site is of. */
  readonly own: boolean
}
const sameRoot = 5
/** "Condominio" beside "condomini", "dentist" beside "dental practice": the same in another form, or a part of it. */
const isNear = (one: string, other: string): boolean =>
  one.includes(other) ||
  other.includes(one) ||
  (/^\p{Script=Latin}{5}/u.test(one) && one.slice(0, sameRoot) === other.slice(0, sameRoot))

/** The loudest first, each in one form, of its own categories where it has any; `chosen`: their names. */
export const knownTopicsOf = (
  said: ReadonlyArray<HeardFor>,
  chosen: ReadonlyArray<string>
): ReadonlyArray<KnownTopic> => {
  const found = new Map<string, KnownTopic>()
  for (const { choice, heard } of said) {
    const isOwn = chosen.includes(choice.name)
    for (const { phrase, by } of heard) {
      if (!choice.keywords.includes(phrase) || (!isOwn && passing.has(phrase))) continue
      for (const one of by) {
        if (!one.home || !(telling.has(one.where) || (isOwn && strong.has(one.where)))) continue
        const share = shareIn(one, phrase)
        if (share < headed && !telling.has(one.where)) continue
        for (const [at, end] of phrasePlaces(one, phrase)) {
          const text = written(one, at, end)
          if (text === null || !isEntry(one, phrase, text)) continue
          const known = found.get(fold(text)) ?? { text, quote: one.quote, weight: 0, own: false }
          found.set(fold(text), {
            ...known,
            own: known.own || isOwn,
            weight: known.weight + one.weight * share
          })
        }
      }
    }
  }
  const all = [...found.values()].toSorted((a, b) => b.weight - a.weight)
  const own = all.filter((one) => one.own)
  const kept: Array<KnownTopic> = []
  for (const one of own.length > 0 ? own : all)
    if (!kept.some(({ text }) => isNear(fold(text), fold(one.text)))) kept.push(one)
  return kept
}

/** Whether a text has a word that speaks for one of these categories. */
export const bearsOut = (
  said: ReadonlyArray<HeardFor>,
  chosen: ReadonlyArray<string>,
  langs: ReadonlyArray<Language>
): ((text: string) => boolean) => {
  const own = said.flatMap(({ choice, heard }) =>
    chosen.includes(choice.name)
      ? heard.flatMap(({ phrase }) => (choice.keywords.includes(phrase) ? [phrase] : []))
      : []
  )
  return (text) => {
    const tokens = tokensOf(fold(text))
    return own.some((phrase) => carries(tokens, phrase) || langs.some((lang) => saysKeyword(tokens, phrase, lang)))
  }
}
