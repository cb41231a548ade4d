/** What an English keyword is called in a page's own language, and whether a page's words say it. */
import { fold } from "../../../../domain/text/Folding.ts"
import { type Token, tokensOf } from "../reading/Tokens.ts"
import { dailyWords } from "./DailyWords.ts"
import { englishWords } from "./EnglishWords.ts"
import { fartherThings } from "./kinds/FartherThings.ts"
import { fartherTrades } from "./kinds/FartherTrades.ts"
import { fieldKinds } from "./kinds/FieldKinds.ts"
import { homeKinds } from "./kinds/HomeKinds.ts"
import { lifeKinds } from "./kinds/LifeKinds.ts"
import { makerKinds } from "./kinds/MakerKinds.ts"
import { officeKinds } from "./kinds/OfficeKinds.ts"
import { streetKinds } from "./kinds/StreetKinds.ts"
import { thingKinds } from "./kinds/ThingKinds.ts"
import { townKinds } from "./kinds/TownKinds.ts"
import { wayKinds } from "./kinds/WayKinds.ts"
import { workKinds } from "./kinds/WorkKinds.ts"
import { landWords } from "./LandWords.ts"
import { type Language, languages } from "./Language.ts"
import { pursuitWords } from "./PursuitWords.ts"
import { toolWords } from "./ToolWords.ts"
import { topicWords } from "./TopicWords.ts"
import { tradeWords } from "./TradeWords.ts"

/** A word of a term; `open` where more letters may follow. */
export interface TermWord {
  readonly text: string
  readonly stem: string
  readonly open: boolean
}
export type Term = ReadonlyArray<TermWord>

/** "and the accounting" is one Arabic word: what is written on to a word is taken off. */
const arabicPrefix = /^[وف]?(?:بال|كال|لل|ال)(?=\p{L}{2})/u
/** Asked of every token for every term, so that no pattern is tried on a word of another script. */
const mayHaveArticle = (word: string) => word.charCodeAt(0) >= 0x600
export const bare = (word: string): string => (mayHaveArticle(word) ? word.replace(arabicPrefix, "") : word)

const termOf = (written: string): Term => {
  const tokens = tokensOf(fold(written.replaceAll("*", "")))
  return tokens.map(({ text, stem }, at) => ({
    text: bare(text),
    stem,
    // A compound with a hyphen is two words already: "KI-*" is "KI", and never "Kinder".
    open: at === tokens.length - 1 && /[^-]\*$/.test(written)
  }))
}

type Rows = ReadonlyMap<string, ReadonlyMap<Language, ReadonlyArray<Term>>>
const tables = [
  topicWords,
  tradeWords,
  landWords,
  pursuitWords,
  dailyWords,
  toolWords,
  englishWords,
  workKinds,
  officeKinds,
  lifeKinds,
  wayKinds,
  makerKinds,
  thingKinds,
  streetKinds,
  townKinds,
  fieldKinds,
  homeKinds,
  fartherTrades,
  fartherThings
]
const read = (): Rows => {
  const rows = new Map<string, Map<Language, ReadonlyArray<Term>>>()
  for (const line of tables.flatMap((words) => words.split("\n"))) {
    const [key, ...parts] = line.split("|").map((part) => part.trim())
    if (key === undefined || key === "") continue
    const row = rows.get(key) ?? new Map<Language, ReadonlyArray<Term>>()
    for (const part of parts) {
      const lang = languages.find((code) => part.startsWith(`${code} `))
      if (lang === undefined) continue
      const terms = part
        .slice(3)
        .split(",")
        .map((term) => termOf(term.trim()))
      row.set(lang, [...(row.get(lang) ?? []), ...terms])
    }
    rows.set(key, row)
  }
  return rows
}
let rows: Rows | undefined

/** The terms of a language for an English keyword, of English those beside it; none where the tables have none. */
export const termsFor = (keyword: string, lang: Language | null): ReadonlyArray<Term> => {
  if (lang === null) return []
  rows ??= read()
  return rows.get(fold(keyword))?.get(lang) ?? []
}

/** The ends of a Korean compound that may be a word, itself first. */
export const endsOf = (text: string): ReadonlyArray<string> =>
  hangul.test(text) ? Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at)) : [text]

/** "Budgeting" is no other form of "budget". */
const isTrade = (text: string) => /[a-z]{3}ings?$/.test(text)
/** "Well-designed" is no form of "design", nor "shifted" of "shifts". */
const done = /[a-z]{3}ed$/
export const isParticiple = (text: string) => done.test(text)
/** Italian forms differ in the vowel that English endings leave off: "maree" are tides, "mare" is the sea. */
const endsInVowel = /[aeio]$/
const isOtherForm = (one: string, other: string) => endsInVowel.test(one) && endsInVowel.test(other)
const hangul = /^\p{Script=Hangul}/u
const firstHangul = 0x1100
/** Korean writes what comes before a word, and what follows from it, on to it: 치과 of 바다치과는. */
const compoundStart = (text: string, start: string) =>
  text.startsWith(start) || (start.charCodeAt(0) >= firstHangul && hangul.test(start) && text.includes(start))
const isSaidBy = (word: TermWord, token: Token | undefined) => {
  if (token === undefined || token.negated) return false
  if (!word.open && token.stem !== word.stem && token.text !== word.text && !mayHaveArticle(token.text)) return false
  const text = bare(token.text)
  return word.open
    ? compoundStart(text, word.text)
    : text === word.text ||
        // "Dans" is "in", and no form of "danse".
        (token.content &&
          token.stem === word.stem &&
          isTrade(text) === isTrade(word.text) &&
          isParticiple(text) === isParticiple(word.text) &&
          !isOtherForm(text, word.text))
}
/** Whether the tokens say a term from one of them on. */
export const isTermAt = (tokens: ReadonlyArray<Token>, at: number, term: Term): boolean => {
  let step = at
  for (const word of term) if (!isSaidBy(word, tokens[step++])) return false
  return term.length > 0
}
/** Where among the tokens a term begins; -1 where they do not say it. */
export const termAt = (tokens: ReadonlyArray<Token>, term: Term): number => {
  for (let at = 0; at + term.length <= tokens.length; at++) if (isTermAt(tokens, at, term)) return at
  return -1
}
