/**
 * What a comma hangs on a word: "load cells from Petit, which has made scales since 1911", "with Petit, a licensed bank",
 * "boats built by Petit, open since 1952". Who says it of the product has every word of the page, and takes it from somebody
 * else. By places alone, so in any language with words.
 */
import { tellingStems } from "../../meaning/TellingStems.ts"
import { copyWords } from "../../voice/CopyWords.ts"
import { sentencesIn } from "../../voice/SentenceCuts.ts"

const relative =
  /^(?:(?:of|from|in|with|on|by|for|to) (?:which|whom)|which|who|whose|that|where|das|die|der|dem|den|deren|dessen|qui(?! (?:in|a|al|da|nel\p{L}*|sul\p{L}*|si|ci)(?!\p{L}))|que|dont|où|che|cui|(?:il|la|el|o|a) qual[ei]?|cuy[oa]s?|cuj[oa]s?|dat|waar\p{L}*|wiens)(?!\p{L})/iu
const apposition = /^(?:an?|une?|una?|uno|uma?|een) \p{L}/iu
/** "open since 1952", "founded in Bonn": what is told of the name before it. */
const participle =
  /^\p{Ll}{3,}(?:ed|en|to|ta|ti|te|do|da|dos|das|é|ée|és|ées|rt|nd) (?:in|by|since|at|from|for|von|seit|par|depuis|en|dal|da|nel|desde|por|em|sinds|door)(?!\p{L})/u
const wes =
  /^(?:we|our|ours|us|wir|uns|unser\p{L}*|nous|notre|nos|nosotr[oa]s|nuestr\p{L}*|noi|nostr\p{L}*|nós|noss\p{L}*|wij|ons|onze)$/iu
const isCapital = (word: string) => /^\p{Lu}/u.test(word)

interface Modifier {
  /** Stems right before the comma, the nearest last: one of them is what the rest is told of. */
  readonly heads: ReadonlyArray<string>
  readonly told: ReadonlyArray<string>
  /** Whether what stands before the comma names the product. */
  readonly isOurs: boolean
  /** Whether what it is told of is a name. */
  readonly isNamed: boolean
}
const nameAtEnd = /(?:\p{Lu}[\p{L}\p{N}'’.-]*(?: (?:& |and |und |et |y |e )?|$))+$/u
const longestName = 80
/** Stems that may be what a comma hangs something on. */
const reach = 3

/** "Supplies Petit (58 shops)": what brackets hold is told of the name before them. */
const bracketed = /(?<lead>[^()]{2,160}?) \((?<told>[^()]{4,120})\)/gu
const bracketsIn = (sentence: string, own: ReadonlySet<string>): ReadonlyArray<Modifier> =>
  (sentence.includes("(") ? [...sentence.matchAll(bracketed)] : []).flatMap(({ groups }) => {
    const lead = groups?.lead ?? ""
    const [named = ""] = nameAtEnd.exec(lead.slice(-longestName)) ?? []
    const heads = tellingStems(named)
    const told = tellingStems(groups?.told ?? "")
    if (named === lead || heads.length === 0 || told.length < 2 || heads.some((stem) => own.has(stem))) return []
    return [{ heads, told, isOurs: true, isNamed: true }]
  })

const modifiersIn = (text: string, own: ReadonlySet<string>): ReadonlyArray<Modifier> =>
  sentencesIn(text).flatMap((sentence) => [...bracketsIn(sentence, own), ...commasIn(sentence, own)])
const commasIn = (sentence: string, own: ReadonlySet<string>): ReadonlyArray<Modifier> => {
  const parts = sentence.split(/, (?=\S)/u)
  return parts.slice(1).flatMap((part, before) => {
    const lead = parts[before] ?? ""
    const last = lead.split(" ").at(-1) ?? ""
    const hangs = relative.test(part) || (isCapital(last) && (apposition.test(part) || participle.test(part)))
    // A name is what it is told of; of other words any of the last may be.
    const [named = ""] = nameAtEnd.exec(lead.slice(-longestName)) ?? []
    const isNamed = isCapital(last) && named !== "" && named !== lead
    const heads = isNamed ? tellingStems(named) : tellingStems(lead).slice(-reach)
    // "We make Acme, which runs in Bonn": of the product itself.
    if (!hangs || tellingStems(lead).length < 2 || own.has(heads.at(-1) ?? "")) return []
    const isOurs = tellingStems(lead).some((stem) => own.has(stem)) || wes.test(lead.split(" ")[0] ?? "")
    return [{ heads: heads.filter((stem) => !own.has(stem)), told: tellingStems(part), isOurs, isNamed }]
  })
}

interface Word {
  readonly stem: string | null
  readonly ours: boolean
  /** How what a comma before it opens begins; null where there is none. */
  readonly opens: string | null
}
const wordsOf = (sentence: string, own: ReadonlySet<string>): ReadonlyArray<Word> =>
  [...sentence.matchAll(/[\p{L}\p{Nd}]+(?:['’-][\p{L}\p{Nd}]+)*/gu)].map(({ 0: word, index }) => {
    const [stem = null] = tellingStems(word)
    const isBehindComma = /[,–—] ?$/u.test(sentence.slice(Math.max(0, index - 2), index))
    return {
      stem,
      ours: wes.test(word) || (stem !== null && own.has(stem)),
      opens: isBehindComma ? sentence.slice(index) : null
    }
  })

/** Goes on with the subject of the sentence, and not with the name before the comma. */
const goesOn =
  /^(?:is|are|was|were|has|have|had|can|will|does|holds?|offers?|provides?|makes?|ist|sind|war|hat|haben|wird|werden|kann|est|sont|ont|était|peut|es|está|son|tiene|puede|è|sono|ha|hanno|può|é|são|tem|pode|heeft|hebben|wordt|kan) /iu

const isTakenAway = (words: ReadonlyArray<Word>, { heads, told, isNamed }: Modifier): boolean => {
  const placesOf = (stems: ReadonlyArray<string>) =>
    words.flatMap(({ stem }, at) => (stem !== null && stems.includes(stem) ? [at] : []))
  const own = told.filter((stem) => !heads.includes(stem))
  const places = placesOf(own)
  const shared = new Set(places.map((at) => words[at]?.stem)).size
  const [first] = places
  const last = places.at(-1)
  if (first === undefined || last === undefined || shared * 2 < own.length) return false
  const anchors = placesOf(heads)
  // "Acme is a maker of beds", of "is used by Petit, a maker of beds": nothing else is said, and of us.
  if (anchors.length === 0)
    return (
      isNamed &&
      words.some(({ ours }) => ours) &&
      words.every(({ stem, ours }) => stem === null || ours || own.includes(stem))
    )
  const anchor = anchors.filter((at) => at < first).at(-1)
  if (anchor !== undefined) {
    const between = words.slice(anchor + 1, first + 1)
    if (between.some(({ ours }) => ours)) return true
    const comma = between.findLast(({ opens }) => opens !== null)?.opens ?? null
    // "…, built in Bonn, is certified": what was hung on the name has ended.
    return comma !== null && goesOn.test(comma)
  }
  // What is told stands before what it is told of, with the product on the way or ahead of both.
  const behind = anchors.find((at) => at > last)
  if (behind === undefined) return false
  const us = words.flatMap(({ ours }, at) => (ours && at < behind ? [at] : []))
  return us.some((at) => at > first || behind - last > 1)
}

/** "Built with Petit, who call it gentle", of "We call it gentle.": what the house says is not somebody else's. */
const givesAway = (sentence: string, texts: ReadonlyArray<string>, own: ReadonlySet<string>): boolean =>
  modifiersIn(sentence, own).some(({ heads, told, isOurs: isOfItself }) => {
    // "Acme is a workshop that mends bicycles": the word is the product.
    if (isOfItself) return false
    const telling = told.filter((stem) => !own.has(stem))
    const from = texts.flatMap(sentencesIn).filter((text) => {
      const stems = tellingStems(text)
      return telling.length > 1 && telling.filter((stem) => stems.includes(stem)).length * 2 > telling.length
    })
    const isOurs = (text: string) =>
      wes.test(text.split(" ")[0] ?? "") && !tellingStems(text).some((stem) => heads.includes(stem))
    return heads.length > 0 && from.length > 0 && from.every(isOurs)
  })

const longestOpening = 5
/** The name a text begins with, where it stands as one elsewhere too. */
const opensWithName = (text: string, elsewhere: string, own: ReadonlySet<string>): boolean => {
  const words = text.split(" ").slice(0, longestOpening)
  const until = words.findIndex((word) => !isCapital(word))
  const named = words.slice(0, until === -1 ? words.length : until).join(" ")
  return named !== "" && !tellingStems(named).some((stem) => own.has(stem)) && elsewhere.slice(1).includes(named)
}
/** "Acme, which holds a patent, works with Petit", of "Acme works with Petit. Petit holds a patent." */
const takesOver = (sentence: string, texts: ReadonlyArray<string>, own: ReadonlySet<string>): boolean => {
  const [lead = "", part = ""] = sentence.split(/, (?=\S)/u)
  const ours = tellingStems(lead)
  if (!relative.test(part) || ours.length === 0 || !ours.every((stem) => own.has(stem))) return false
  const told = tellingStems(part)
  const from = texts.flatMap(sentencesIn).filter((text) => {
    const stems = tellingStems(text)
    return told.filter((stem) => stems.includes(stem)).length * 2 > told.length
  })
  return from.length > 0 && from.every((text) => opensWithName(text, sentence, own))
}

/** "Acme's biggest rival charges by the row": theirs, and they are not told of. */
const ofSomebody =
  /(?:['’]s|(?<!\p{L})(?:our|its|their|unser\p{L}*|notre|nos|nuestr\p{L}+|il nostro|i nostri|noss\p{L}+|ons|onze)) (?:\p{Ll}+ ){0,2}(?<who>rivals?|competitors?|customers?|clients?|partners?|suppliers?|landlords?|investors?|neighbou?rs?|konkurrent\p{L}*|kunden?|lieferant\p{L}*|concurrents?|fournisseurs?|competidor\p{L}*|proveedor\p{L}*|concorrent\p{L}*|fornitor\p{L}*|fornecedor\p{L}*|leverancier\p{L}*)(?= \p{L})/iu
const isOfAnother = (sentence: string, texts: ReadonlyArray<string>, own: ReadonlySet<string>): boolean => {
  const said = tellingStems(sentence).filter((stem) => !own.has(stem))
  if (said.length === 0 || !tellingStems(sentence).some((stem) => own.has(stem))) return false
  const from = texts.flatMap(sentencesIn).filter((text) => {
    const told = tellingStems(text)
    return said.every((stem) => told.includes(stem))
  })
  return (
    from.length > 0 &&
    from.every((text) => {
      const found = ofSomebody.exec(text)
      const [who] = tellingStems(found?.groups?.who ?? "")
      const behind = tellingStems(text.slice((found?.index ?? 0) + (found?.[0].length ?? 0)))
      return found !== null && who !== undefined && !said.includes(who) && said.every((stem) => behind.includes(stem))
    })
  )
}

/**
 * Whether a sentence tells of the product what a text tells of a word before a comma, or of such a word what a text tells of
 * the house.
 */
export const attachesOtherwise = (
  sentence: string,
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): boolean => {
  const own = new Set(names.flatMap((name) => copyWords(name).flatMap(tellingStems)))
  const found = texts.flatMap((text) => modifiersIn(text, own))
  if (givesAway(sentence, texts, own) || takesOver(sentence, texts, own) || isOfAnother(sentence, texts, own))
    return true
  if (found.length === 0) return false
  const words = wordsOf(sentence, own)
  return found.some((one) => isTakenAway(words, one))
}
