/** Which language a page is written in: what it states, unless its words say otherwise. Templates state what they were made in. */
import type { PageIndex } from "../reading/PageIndex.ts"

export const languages = ["en", "de", "es", "fr", "pt", "it", "nl", "ja", "zh", "ar"] as const
export type Language = (typeof languages)[number]
const isLanguage = (code: string): code is Language => languages.some((one) => one === code)

/** Small words that a language has and its neighbours lack. */
const telling: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set("the and with your for you are from this our that it".split(" ")),
  de: new Set("und der die das mit für ist nicht wir sie ein eine auf den dem".split(" ")),
  es: new Set("el los las y con para una tu que por nuestro del más sin en".split(" ")),
  fr: new Set("le les et des une pour vous votre dans avec est sur du nous ou".split(" ")),
  pt: new Set("o os as e com para uma seu sua não em do da você mais na no".split(" ")),
  it: new Set("il gli e con per una di che del della nel è tuo tua più sono".split(" ")),
  nl: new Set("de het een en van voor met je jouw is op wij ons niet dat".split(" "))
}
/** Words read of a page, and how many of the small ones have to stand among a hundred of them. */
const sample = { characters: 6000, share: 0.08 } as const

const heard = (text: string): Language | null => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const share = (script: RegExp) => (letters === 0 ? 0 : (text.match(script)?.length ?? 0) / letters)
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.15) return "ja"
  if (share(/\p{Script=Han}/gu) > 0.3) return "zh"
  if (share(/\p{Script=Arabic}/gu) > 0.3) return "ar"
  const words = text.match(/\p{L}+/gu) ?? []
  const counted = Object.entries(telling).flatMap(([code, small]) =>
    isLanguage(code) ? [{ code, count: words.filter((word) => small.has(word)).length }] : []
  )
  const best = counted.toSorted((a, b) => b.count - a.count)[0]
  return best !== undefined && best.count >= sample.share * words.length && words.length >= 20 ? best.code : null
}

const known = new WeakMap<PageIndex, Language | null>()
export const languageOf = (page: PageIndex): Language | null => {
  const before = known.get(page)
  if (before !== undefined) return before
  const stated = page.page.lang?.toLowerCase().split(/[-_]/)[0] ?? ""
  const found = heard(page.folded.slice(0, sample.characters)) ?? (isLanguage(stated) ? stated : null)
  known.set(page, found)
  return found
}
