/** Labels that say nothing of what a site is about: how it is done, what it guards against, an exhortation, half a translation. */
import { fold } from "../../../../domain/text/Folding.ts"

/** "AI-powered", alone: how it is, and not what. */
const manner = /^[\p{L}-]+-(?:powered|based|driven|enabled|ready|native|friendly|gestützt|basiert)$/u
/** What a guard is against; who guards is of "security". */
const threats =
  /^(?:ransomware|malware|phishing|spyware|hackers?|cyber ?-?attacks?|viren|cyberangriffe?|cyberattaques?|ciberataques?|attacchi informatici)$/u
/** "Bora assar", "espalhar aromas": what one is to do, said with a verb before its noun; "celular usado" has none. */
const exhorts =
  /^(?:bora|vamos|vem|partiu|let['’]s) |^(?!(?:celular|auxiliar|militar|particular|familiar|escolar|vehicular|hangar|altar|elixir|souvenir)(?!\p{L}))\p{L}{3,}(?:ar|ir) (?!d[aeo]s? )\p{L}+s$/u
/** "واحة Garden": a name that was translated by half. */
const halfTranslated = /\p{Script=Arabic} [A-Za-z]|[A-Za-z] \p{Script=Arabic}/u

/** Whether a label is none; one that a category bears out exhorts nobody. */
export const isNoTopic = (text: string, isBorne: boolean): boolean => {
  const folded = fold(text)
  return manner.test(folded) || threats.test(folded) || halfTranslated.test(text) || (!isBorne && exhorts.test(folded))
}

/** Where things are published that are made here; who has a label of his own is not filed under them. */
const places = /^(?:youtube|tiktok|instagram|facebook|linkedin|twitter|pinterest|snapchat|whatsapp)$/u
export const withoutPlaces = <A extends { readonly text: string }>(labels: ReadonlyArray<A>): ReadonlyArray<A> => {
  const own = labels.filter(({ text }) => !places.test(fold(text)))
  return own.length > 0 && labels.length - own.length > 1 ? own : labels
}

const sign = /^\p{Script=Han}$/u
/** Signs of a whole word; and that are missing, for one may be another word: "レジ横" is beside a till. */
const whole = { most: 9, more: 2 } as const
/** "巡回栄養" of a page that says "巡回栄養相談" wherever it says it: the whole word, where it is one. */
export const wholeWord = (text: string, texts: ReadonlyArray<string>): string => {
  if (!/^\p{Script=Han}+$/u.test(text)) return text
  const found = new Set(
    texts.flatMap((one) => {
      const at = one.indexOf(text)
      if (at === -1) return []
      let end = at + text.length
      while (end - at <= whole.most && sign.test(one[end] ?? "")) end += 1
      return [one.slice(at, end)]
    })
  )
  const [only] = found
  return found.size === 1 && only !== undefined && only.length <= whole.most && only.length >= text.length + whole.more
    ? only
    : text
}
