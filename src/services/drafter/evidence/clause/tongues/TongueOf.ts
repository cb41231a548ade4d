/** In which of the languages that have a table a text is written. */
import { sentenceLanguage } from "../parse/TextLanguage.ts"
import { commonWords, type ReadLanguage } from "../words/Languages.ts"
import { makeTongue, type Tongue, type TongueName } from "./Tongue.ts"
import { arabic } from "./tables/Arabic.ts"
import { chinese } from "./tables/Chinese.ts"
import { dutch } from "./tables/Dutch.ts"
import { english } from "./tables/English.ts"
import { french } from "./tables/French.ts"
import { german } from "./tables/German.ts"
import { italian } from "./tables/Italian.ts"
import { japanese } from "./tables/Japanese.ts"
import { portuguese } from "./tables/Portuguese.ts"
import { spanish } from "./tables/Spanish.ts"
import type { TongueTable } from "./tables/Table.ts"

const tables: Readonly<Record<TongueName, TongueTable>> = {
  en: english,
  de: german,
  nl: dutch,
  es: spanish,
  pt: portuguese,
  fr: french,
  it: italian,
  ja: japanese,
  zh: chinese,
  ar: arabic
}
const names = ["de", "nl", "es", "pt", "fr", "it"] as const
const languages: ReadonlyArray<ReadLanguage> = ["en", ...names]
const made = new Map<TongueName, Tongue>()
const tongue = (name: TongueName): Tongue => {
  const known = made.get(name)
  if (known !== undefined) return known
  const latin = languages.find((one) => one === name)
  const fresh = makeTongue(name, tables[name], latin === undefined ? new Set() : commonWords[latin])
  made.set(name, fresh)
  return fresh
}

/** The tables of a language that is known. */
export const tongueNamed = (name: ReadLanguage): Tongue => tongue(name)

/** For sentences whose clauses tell too little. */
export const englishTongue = (): Tongue => tongue("en")

const count = (text: string, script: RegExp) => (text.match(script) ?? []).length

/** Null for English, and for any other. */
export const tongueOf = (text: string, stated: string | null): Tongue | null => {
  const letters = count(text, /\p{L}/gu)
  const kana = count(text, /[\p{sc=Hiragana}\p{sc=Katakana}]/gu)
  const han = count(text, /\p{scx=Han}/gu)
  if (letters === 0) return null
  if ((kana + han) * 3 > letters)
    return kana > 0 || stated?.toLowerCase().startsWith("ja") === true ? tongue("ja") : tongue("zh")
  if (count(text, /\p{scx=Arab}/gu) * 2 > letters) {
    // Persian and Urdu are written in the same letters.
    return /[پچژگٹڈڑںے]/.test(text) || /^(?:fa|ur|ps|ku)/i.test(stated ?? "") ? null : tongue("ar")
  }
  const named = names.find((name) => stated?.toLowerCase().startsWith(name) === true)
  if (named !== undefined) {
    // What a page says of itself holds unless its words clearly say otherwise: neighbours have half their words in common.
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    const told = (language: ReadLanguage) => words.filter((word) => commonWords[language].has(word)).length
    const most = Math.max(...languages.map(told))
    if (told(named) * 1.5 + 1 >= most) return tongue(named)
  }
  const language = sentenceLanguage(text, stated)
  return language === null || language === "en" ? null : tongue(language)
}
