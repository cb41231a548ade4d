/** Topics as a site tells them in so many words: what its summary opens with, what it says it is or makes, what it heads its offers with. */
import { fold } from "../../../../domain/text/Folding.ts"
import { tokensOf } from "../../evidence/reading/Tokens.ts"
import { stemsOf } from "../../evidence/topics/CategoryWords.ts"
import type { Language } from "../../evidence/topics/Language.ts"
import { imperatives } from "./PhraseWords.ts"
import { orders, untoldWords } from "./ToldWords.ts"

/** "the", "your", "we" are part of no topic, and praise is none. */
const isPlain = (word: string): boolean => !untoldWords.has(word) && /^\p{L}[\p{L}'’-]+$/u.test(word)
const isTopic = (words: ReadonlyArray<string>): boolean =>
  words.length >= 2 && words.length <= 3 && words.every(isPlain) && !/ly$/u.test(words.at(-1) ?? "")

/** "Chase payments", "reads receipts": what is done, and no thing. */
const isDone = (word: string): boolean =>
  /[^sui]s$/u.test(word) || [word, word.replace(/e?d$/u, "")].some((one) => orders.has(one) || imperatives.has(one))
/** What goes before the words for it, and says nothing of what it is. */
const praise =
  /^(?:(?:independent|small|little|tiny|modern|simple|fast|free|good|great|better|honest|quiet|slow|local|friendly|family-run|family-owned|award-winning|hand-?made|professional|affordable|personal|bespoke|practical|plain|proper|gentle|careful|new|old|young|trusted|open-source|lightweight|online) )+/u
/** Where they end. */
const englishEnd = /^(?:for|in|by|from|near|at|on|of)$/u

/** "Grant writing and funding strategy for small museums": things, before whom they are for; no order, no sentence. */
const englishHead = (text: string): ReadonlyArray<string> => {
  const [first = ""] = text.split(/[.:;!?–—|]/u)
  const folded = fold(first).replace(/^an? /u, "").replace(praise, "")
  const words = folded.split(" ")
  const end = words.findIndex((word) => englishEnd.test(word))
  if (end < 2 || end > 9 || isDone(words[0] ?? "")) return []
  const parts = words
    .slice(0, end)
    .join(" ")
    .split(/, and |, | and | & /u)
    .map((part) => part.replace(praise, "").split(" "))
  // A word that no thing is told by, anywhere in it, makes it a sentence.
  const isHead = parts.every((part) => part.length <= 3 && part.every(isPlain))
  return isHead ? parts.filter(isTopic).map((part) => part.join(" ")) : []
}

const makes =
  "makes|sells|builds|delivers|ships|prints|brews|bakes|roasts|repairs|restores|teaches|provides|offers|rents|designs|grows|weaves|publishes|supplies|produces|organises|organizes|runs"
const englishMade = new RegExp(
  `^ (?:${makes}) (?<what>[\\p{Ll}'’ -]{6,40}?)(?= (?:for|to|in|from|by|that)(?!\\p{L})|[.,]|$)`,
  "u"
)
/** "Acme ships software updates to kiosks": what it makes, by two words or three. */
const madeBy = (folded: string, called: ReadonlyArray<string>): ReadonlyArray<string> => {
  const name = called.find((one) => one !== "" && folded.startsWith(`${one} `))
  const what = name === undefined ? undefined : englishMade.exec(folded.slice(name.length))?.groups?.what
  const words = what?.replace(praise, "").split(" ") ?? []
  return isTopic(words) ? [words.join(" ")] : []
}

/** Houses whose trade stands behind "of": "bottega di restauro", "escuela de cocina". */
const house =
  "atelier|école|cabinet|agence|boutique|studio|maison|librairie|entreprise|taller|escuela|estudio|tienda|agencia|academia|despacho|clínica|empresa|oficina|escola|ateliê|loja|agência|estúdio|editora|bottega|scuola|laboratorio|negozio|agenzia|studio|officina|casa editrice|azienda"
const ofWhat = new RegExp(
  `^(?:(?:petite?|pequeñ[oa]|pequen[oa]|piccol[oa]|une?|una|um|uma|un[oa]?) )*(?:${house}) (?:de|di|d'|da|do|del|della) ?(?<what>\\p{Ll}[\\p{Ll}-]{3,}(?: (?:de|di|do|da|del|della|dei) (?:l')?\\p{Ll}{3,}| (?!(?:para|pour|per|por|dans|pelo|pela|desde|depuis|avec|com|con)(?!\\p{L}))\\p{Ll}{5,})?)(?=[ .,;:–—]|$)`,
  "u"
)
/** "situada", "dedicato": tells of the house, no longer of its trade. */
const participle = / (?:\p{L}+(?:ad[oa]s?|id[oa]s?|ées?|és|at[oaie]|ut[oaie])|à|em|en|in)$/u
const houseOf = (folded: string, called: ReadonlyArray<string>): ReadonlyArray<string> => {
  const name = called.find((one) => folded.startsWith(`${one} `))
  const opened = folded.replace(/^(?:la|le|el|il|o|a) /u, "")
  const told =
    name === undefined && !called.some((one) => opened.startsWith(`${one} `))
      ? folded
      : opened.replace(/^.{1,60}?(?: (?:est|es|é|è) )/u, "")
  const what = ofWhat.exec(told)?.groups?.what?.replace(participle, "")
  return what === undefined || untoldWords.has(what) ? [] : [what]
}

/** Of what says what it is; `text` opens with it. */
export const toldBy = (text: string, lang: Language | null, called: ReadonlyArray<string>): ReadonlyArray<string> => {
  const folded = fold(text)
  if (lang === "en" || lang === null) {
    const made = madeBy(folded, called)
    return made.length > 0 || called.some((one) => one !== "" && folded.startsWith(one)) ? made : englishHead(text)
  }
  return ["fr", "es", "pt", "it"].includes(lang) ? houseOf(folded, called) : []
}

/** "prestação de contas": a noun and whose it is. */
const ofNoun = /^\p{Ll}{3,} (?:de|di|da|do|del|della|d') ?(?:l')?\p{Ll}{3,}$/u
/** "chamados com foto": things, by a plural that no order is given in. */
const withNoun = /^\p{Ll}{3,}s (?:com|con|avec|à|sur) \p{Ll}{3,}$/u
/** "agenda preventiva": an adjective behind its noun, which "gestiona citas" is not. */
const withAdjective =
  /^\p{Ll}{4,} \p{Ll}+(?:iv[oae]|al|ale|aux|elle|ic[oa]|ique|ad[oa]|ée|id[oa]|ari[oa]|aire|os[oa]|euse|[aei]nte|[ai]bil[ei]|[ai]ble|ier[oa])s?$/u
const isRomance = (folded: string) => [ofNoun, withNoun, withAdjective].some((shape) => shape.test(folded))
const romance: ReadonlySet<Language | null> = new Set(["fr", "es", "pt", "it"])

/** "Parade lanterns" heads an offer: a topic where its own words say it beside what the site says it is. */
export const offeredTopic = (heading: string, lang: Language | null, strong: string): string | null => {
  const text = heading.trim()
  const [first = "", ...more] = text.split(" ")
  // Capitals inside are of names, or of a style that hides them.
  if (more.some((word) => /\p{Lu}/u.test(word)) || !/^\p{Lu}?[\p{Ll}-]+$/u.test(first)) return null
  const folded = fold(text)
  const words = folded.split(" ")
  const isThing = romance.has(lang)
    ? isRomance(folded) && !untoldWords.has(words[0] ?? "") && !untoldWords.has(words.at(-1) ?? "")
    : lang === "en" && isTopic(words) && !isDone(words[0] ?? "")
  if (!isThing) return null
  const heard = new Set(tokensOf(fold(strong)).map(({ stem }) => stem))
  return stemsOf(folded).some((stem) => stem.length > 3 && heard.has(stem)) ? folded : null
}
