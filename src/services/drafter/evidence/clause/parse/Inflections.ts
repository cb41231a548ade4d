/**
 * Whether two words of another language are one in another number, case or person of the present. A stem tells less: it
 * takes "verkaufte" for "verkauft", and a prefix makes another word ("kaufen", "verkaufen").
 */
import type { ReadLanguage } from "../words/Languages.ts"

/** Endings that may answer each other, in groups: of nouns, then of verbs. */
const endings: Readonly<Record<ReadLanguage, ReadonlyArray<RegExp>>> = {
  en: [/s?$/u],
  de: [/(?:e|en|em|es|er|n|s)?$/u, /(?:e|en|n|t|et|st|est)?$/u],
  nl: [/(?:en|e|s|n)?$/u, /(?:en|e|t|n)?$/u],
  es: [/(?:es|s)?$/u, /(?:amos|an|as|a)$/u, /(?:emos|imos|en|es|e)$/u],
  pt: [
    /(?:es|s)?$/u,
    /(?:ão|ões|ães)$/u,
    /(?:ais|al)$/u,
    /(?:amos|am|as|a)$/u,
    /(?:emos|imos|em|es|e)$/u,
    /(?<=z)(?:emos|imos|em)?$/u
  ],
  fr: [
    /(?:s|x)?$/u,
    /(?:ent|ons|es|e)$/u,
    /(?:d|dent|dons|ds|t|tent|tons|ts|s|sent|sons)$/u,
    /(?:it|issent|issons)$/u,
    /(?:it|isent|isons)$/u
  ],
  it: [
    /(?:o|hi|i)$/u,
    /(?:a|he|e)$/u,
    /(?:e|i)$/u,
    /(?:iamo|ano|a)$/u,
    /(?:iamo|iano|ia)$/u,
    /(?:iamo|ono|e)$/u,
    /(?:iamo|iscono|isce)$/u
  ]
}
const leastRoot = 3

/** "Koopt" and "kopen", "bakt" and "bakken": how long a vowel is, is written otherwise. */
const dutchRoot = (root: string) =>
  root
    .replace(/(\p{L})\1/gu, "$1")
    .replace(/v$/u, "f")
    .replace(/z$/u, "s")

/** "Repariert" is done now, "reparierte" then; so "verhuurt" and "verhuurde". A German noun tells itself by its capital. */
const isOtherTense = (a: string, b: string, written: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return /[td]$/u.test(short) && /^(?:e|en|et|est)$/u.test(long.slice(short.length)) && !/^\p{Lu}/u.test(written)
}

/** Two words in lower case; `written`: one of them as it stands in the middle of a sentence. */
export const isInflected = (a: string, b: string, language: ReadLanguage, written = a): boolean => {
  if (a === b) return true
  const germanic = language === "de" || language === "nl"
  if (germanic && isOtherTense(a, b, written)) return false
  return endings[language].some((ending) => {
    const [one, other] = [a, b].map((word) => {
      if (!ending.test(word)) return ""
      const found = [...word.matchAll(new RegExp(ending.source, "gu"))][0]
      const root = word.slice(0, found?.index ?? word.length)
      // "Élève", "élevons": how a vowel sounds changes with the ending.
      return language === "nl" ? dutchRoot(root) : language === "fr" ? root.replace(/è(?=\p{L}{1,2}$)/gu, "e") : root
    })
    return one !== undefined && one === other && one.length >= leastRoot
  })
}

/** What a participle and the present of its verb have in common. */
const participles: Readonly<Record<ReadLanguage, RegExp>> = {
  en: /(?:ed|s)$/u,
  de: /(?:en|et|t|e|n)$/u,
  nl: /(?:en|t|d|e)$/u,
  es: /(?:[ai]d[oa]s?|amos|emos|imos|[ae]n?)$/u,
  pt: /(?:[ai]d[oa]s?|amos|emos|imos|[ae]m?)$/u,
  fr: /(?:ée?s?|ie?s?|ue?s?)$/u,
  it: /(?:[aiu]t[oaie]|iamo|ano|ono|a|e)$/u
}
const participleRoot = (word: string, language: ReadLanguage): string => {
  // "Envoie", of "envoyer".
  if (language !== "de" && language !== "nl") return word.replace(participles[language], "").replace(/y$/u, "i")
  const root = word
    .replace(/^(an|auf|aus|ein|ab|vor|zu|mit|nach|um|zurück|op|uit|in|af|aan|terug)?ge(?=\p{L}{3})/u, "$1")
    .replace(participles[language], "")
  return language === "nl" ? dutchRoot(root) : root
}

/** "Gefertigt" and "fertigen". A past ("fertigte") is not its verb's present. */
export const isDoneForm = (participle: string, verb: string, language: ReadLanguage): boolean => {
  if (isPastVerb(verb, language)) return false
  const [one, other] = [participleRoot(participle, language), participleRoot(verb, language)]
  if (one.length < leastRoot) return false
  // "Envoyée", "envoie"; "fourni", "fournit"; "vendu", "vend".
  if (language === "fr")
    return [one, `${one}i`].includes(verb.replace(/(?:ent|ons|es?|[ts])$/u, "").replace(/y$/u, "i"))
  return one === other
}
const isPastVerb = (verb: string, language: ReadLanguage) =>
  language === "de" ? /t(?:e|en)$/u.test(verb) : language === "nl" ? /(?:[dt]en?)$/u.test(verb) : false
