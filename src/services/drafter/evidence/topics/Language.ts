/** Which language a page is written in: what it states, unless its words say otherwise. Templates state what they were made in. */
import { madeOnce } from "../../../../domain/text/Recalled.ts"
import type { PageIndex, SiteIndex } from "../reading/PageIndex.ts"

/** Those that most rules have words of, and behind them those of which the glossary alone has. */
export const languages = [
  ...(["en", "de", "es", "fr", "pt", "it", "nl", "ja", "zh", "ar"] as const),
  ...(["ko", "ru", "uk", "pl", "cs", "tr", "vi", "he", "el", "ro", "id", "sv", "da"] as const)
] as const
export type Language = (typeof languages)[number]
const isLanguage = (code: string): code is Language => languages.some((one) => one === code)

/** Small words that a language has and its neighbours lack. */
const telling: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set("the and with your for you are from this our that it".split(" ")),
  de: new Set("und der die das mit für ist nicht wir sie ein eine auf den dem".split(" ")),
  es: new Set("el los las y con para una tu que por nuestro del más sin en es un al está".split(" ")),
  fr: new Set("le les et des une pour vous votre dans avec est sur du nous ou".split(" ")),
  pt: new Set("o os as e com para uma um seu sua não em do da você mais na no é são ao até nós".split(" ")),
  it: new Set("il gli e con per una di che del della nel è tuo tua più sono".split(" ")),
  nl: new Set("de het een en van voor met je jouw is op wij ons niet dat".split(" ")),
  pl: new Set("i w z na się do nie jest dla oraz są od po przez ze".split(" ")),
  cs: new Set("a v s na se je pro do že nebo jsme od po které jako".split(" ")),
  tr: new Set("ve bir için ile bu olarak daha en da de her çok".split(" ")),
  vi: new Set("và của cho là các với không được tại những một có".split(" ")),
  ro: new Set("și de la cu pentru în din este sau pe mai nu un".split(" ")),
  id: new Set("dan yang untuk dengan di dari kami anda atau ini ke adalah".split(" ")),
  sv: new Set("och att för är på som med av till vi du inte en".split(" ")),
  da: new Set("og at er på som med af til for vi du ikke en".split(" "))
}
/** Further small words of English, which its neighbours have as well: what states to be English and has them is. */
const englishToo = "is of to we by at in on a be can will or as".split(" ")
/** Their small words are other tongues' too: believed where the page says nothing else, or what templates say. */
const near: ReadonlySet<Language> = new Set(["pl", "cs", "tr", "vi", "ro", "id", "sv", "da"])
const unsaid: ReadonlySet<string> = new Set(["", "en"])
/** Words read of a page, and how many of the small ones have to stand among a hundred of them. */
const sample = { characters: 6000, share: 0.08 } as const

const otherScript =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Cyrillic}]/u
/** What most of its letters tell; undefined where its words have to. */
const heardByScript = (text: string): Language | null | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const share = (script: RegExp) => (letters === 0 ? 0 : (text.match(script)?.length ?? 0) / letters)
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.15) return "ja"
  if (share(/\p{Script=Han}/gu) > 0.3) return "zh"
  if (share(/\p{Script=Arabic}/gu) > 0.3) return "ar"
  if (share(/\p{Script=Hangul}/gu) > 0.3) return "ko"
  if (share(/\p{Script=Hebrew}/gu) > 0.3) return "he"
  if (share(/\p{Script=Greek}/gu) > 0.3) return "el"
  // What neither alphabet has alone may be Bulgarian.
  if (share(/\p{Script=Cyrillic}/gu) > 0.3) return /[іїєґ]/u.test(text) ? "uk" : /[ыэё]/u.test(text) ? "ru" : null
  return undefined
}
const heard = (text: string, stated: string): Language | null => {
  const script = otherScript.test(text) ? heardByScript(text) : undefined
  if (script !== undefined) return script
  const words = text.match(/\p{L}+/gu) ?? []
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  const counted = Object.entries(telling).flatMap(([code, small]) =>
    isLanguage(code) && (!near.has(code) || unsaid.has(stated) || code === stated)
      ? [{ code, count: [...small].reduce((sum, word) => sum + (times.get(word) ?? 0), 0) }]
      : []
  )
  const best = counted.toSorted((a, b) => b.count - a.count)[0]
  const english = counted.find(({ code }) => code === "en")?.count ?? 0
  const defended = english + englishToo.reduce((sum, word) => sum + (times.get(word) ?? 0), 0)
  if (stated === "en" && best !== undefined && best.code !== "en" && defended * 2 >= best.count) return "en"
  // "De" and "en" are Dutch, and Spanish too: what a page states, and says half as often, it is written in.
  const own = stated === "en" ? undefined : counted.find(({ code }) => code === stated)
  if (own !== undefined && best !== undefined && own.count * 2 >= best.count) return own.code
  return best !== undefined && best.count >= sample.share * words.length && words.length >= 20 ? best.code : null
}

const statedBy = ({ lang }: { readonly lang: string | null }) => lang?.toLowerCase().split(/[-_]/)[0] ?? ""
export const languageOf: (page: PageIndex) => Language | null = madeOnce((page) => {
  const stated = statedBy(page.page)
  return heard(page.folded.slice(0, sample.characters), stated) ?? (isLanguage(stated) ? stated : null)
})

/**
 * The pages with the language they are written in, where they state none or that of a template: "en" over German sentences. A
 * page of few words is taken to be in the language of the site's other pages that state as little.
 */
export const inOwnLanguage = (site: SiteIndex): SiteIndex => {
  const untold = site.filter(({ page }) => unsaid.has(statedBy(page)))
  const together = untold.map(({ folded }) => folded.slice(0, sample.characters)).join(" ")
  const shared = untold.length === 0 ? null : heard(together, "")
  return site.map((index) => {
    const { page, blocks, folded } = index
    const stated = statedBy(page)
    if (!unsaid.has(stated)) return index
    const lang = heard(folded.slice(0, sample.characters), stated) ?? shared
    if (lang === null || lang === stated || (near.has(lang) && stated === "en")) return index
    return {
      ...index,
      page: { ...page, lang },
      blocks: blocks.map((block) => (block.lang === page.lang ? { ...block, lang } : block))
    }
  })
}
