/** Which part of a page the words of a heading, of a page's name or of a short line announce. */
import { recalled } from "../text/Recalled.ts"
import type { Region } from "./PageBlocks.ts"
import { announcedRegions, likingPhrases, type RegionPhrases, rowPhrases } from "./RegionPhrases.ts"

const phrasesOf = (list: string) => list.split("|").map((phrase) => phrase.replace(/\s+/g, " ").trim())
/** Scripts written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Words of a heading, one space between two; an apostrophe and an ampersand belong to theirs. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .split(/[^\p{L}\p{M}\p{N}'&]+/u)
    .filter((word) => word !== "")

const index = (of: (words: RegionPhrases) => string) => {
  const regions = new Map<string, Region>()
  for (const [region, words] of Object.entries(announcedRegions)) {
    for (const phrase of phrasesOf(of(words))) {
      const key = unspaced.test(phrase) ? phrase : wordsOf(phrase).join(" ")
      // The keys of `announcedRegions` are regions.
      if (key !== "" && !regions.has(key)) regions.set(key, region as Region)
    }
  }
  return regions
}
const within = index((words) => words.within)
const whole = index((words) => words.whole)
const pages = index((words) => words.pages ?? "")
/** How many words, or characters of an unspaced script, the phrases that begin so have at most. */
const longest = new Map<string, number>()
for (const key of within.keys()) {
  const [start = "", length] = unspaced.test(key) ? [key[0], key.length] : [key.split(" ")[0], key.split(" ").length]
  longest.set(start, Math.max(longest.get(start) ?? 0, length))
}
/** A heading with more is a sentence, which may speak of anything. */
const most = { words: 14, named: 6, characters: 120, unspaced: 40, line: 90 } as const

/** What is laid out for the press is said by the makers themselves. */
const ownMatter =
  /\b(?:press|media) ?kit\b|\bpresskit\b|\bfact ?sheet\b|\bbrand (?:assets|guidelines)\b|\bpressemappe\b/

/** Said before a thing's name without changing what it is. */
const articles =
  /^(?:the|our|your|my|all|meet|die|der|das|unsere?|ihre|les?|la|nos|notre|vos|los|las|el|nuestros?|nuestras?|os|as|nossos?|nossas?|i|gli|il|nostri|de|het|onze) /

/** The longest phrase that begins with the word at `from`. */
const phraseAt = (words: ReadonlyArray<string>, from: number): Region | null => {
  for (let length = longest.get(words[from] ?? "") ?? 0; length > 0; length--) {
    const region = from + length > words.length ? undefined : within.get(words.slice(from, from + length).join(" "))
    if (region !== undefined) return region
  }
  return null
}
/** The first phrase says what a heading is about ("Features loved by our clients"); of two there the longer. */
const firstWithin = (words: ReadonlyArray<string>): Region | null => {
  for (const from of words.keys()) {
    const region = phraseAt(words, from)
    if (region !== null) return region
  }
  return null
}
const unspacedWithin = (text: string): Region | null => {
  for (let from = 0; from < text.length; from++) {
    for (let length = longest.get(text[from] ?? "") ?? 0; length > 1; length--) {
      const region = within.get(text.slice(from, from + length))
      if (region !== undefined) return region
    }
  }
  return null
}
/** "Classes and fees", "Prices & hours, term 3": one of two that a heading names, in words that mean nothing but prices. */
const sums =
  /^(?:prices?|rates?|fees?|tariffs?|preise?|tarife?|gebühren|kosten|tarifs?|prix|precios?|tarifas?|preços?|prezzi|tariffe|prijzen|tarieven)(?: \p{L}+)?$/u
const joints = / (?:and|&|und|et|y|e|en) /u
const namesPrices = (text: string) => joints.test(text) && text.split(joints).some((part) => sums.test(part))

const namedBy = (text: string) => whole.get(text) ?? whole.get(text.replace(articles, ""))

/** The region of a page by a part of its address, or of its title. */
export const regionOfPageName = (name: string): Region | null =>
  pages.get(wordsOf(name).join(" ")) ?? regionOfHeading(name)

const firstWord = /[\p{L}\p{M}\p{N}'&]+/u
/** First words of phrases; looked at before a line is taken apart, for most begin with another. */
const starts = new Set([...longest.keys(), ...[...whole.keys()].map((key) => key.split(" ")[0] ?? "")])
const mayAnnounce = (line: string) => {
  const [first = ""] = firstWord.exec(line) ?? []
  return starts.has(first.toLowerCase()) || unspaced.test(first) || /[^\x20-\x7e\u00c0-\u024f]/.test(first)
}

const liking = phrasesOf(likingPhrases)
const rows = [...phrasesOf(rowPhrases), ...liking].map((phrase) =>
  unspaced.test(phrase) ? phrase : wordsOf(phrase).join(" ")
)
/** Whether a line that announces others announces but a row of them. */
export const announcesRow = (line: string): boolean => {
  const text = ` ${wordsOf(line).join(" ")} `
  return rows.some((phrase) => text.includes(unspaced.test(phrase) ? phrase : ` ${phrase} `))
}

/** Whether a short line says that names of others follow: "Trusted by teams at". */
export const announcesOthers = (line: string): boolean => {
  if (line.length > most.line || !mayAnnounce(line) || /[.!?。]$/.test(line)) return false
  const words = wordsOf(line)
  if (whole.get(words.join(" ")) === "others" || /^powered by\b/i.test(line)) return true
  if (line.length <= 24 && unspaced.test(line)) return unspacedWithin(line) === "others"
  const text = `${words.join(" ")} `
  return words.length > 1 && (phraseAt(words, 0) === "others" || liking.some((phrase) => text.startsWith(`${phrase} `)))
}

/** Whether words are the whole name of a region, nothing else. */
export const isRegionName = (heading: string): boolean => {
  const text = wordsOf(heading).join(" ")
  return namedBy(text) !== undefined || within.has(text)
}

/** The region a heading says stands below it; null where its words say nothing of that. Asked of each block under it. */
export const regionOfHeading: (heading: string) => Region | null = recalled((heading) => {
  if (heading.length > most.characters) return null
  const words = wordsOf(heading)
  const text = words.join(" ")
  if (words.length === 0 || words.length > most.words || ownMatter.test(text)) return null
  // "100 credits" are bought; "3 comments" are read.
  if (/^\d[\d ]* credits?(?: \d[\d ]*)?$/.test(text)) return null
  const bare = /\d/.test(text) ? words.filter((word) => !/^\d+$/.test(word)).join(" ") : text
  return (
    namedBy(bare) ??
    firstWithin(words) ??
    (words.length <= most.named && namesPrices(bare) ? "pricing" : null) ??
    (unspaced.test(text) ? unspacedWithin(text.slice(0, most.unspaced)) : null)
  )
})

/** "Press kit | Acme": what a house tells of itself for others to write; the page of what they wrote is called "Press". */
const pressKit =
  /^(?:press[- ]?kit|media[- ]?kit|press (?:pack|materials|resources)|fact ?sheet|presse(?:mappe|kit|paket)|pressematerial|dossier de presse|kit (?:de )?(?:presse|prensa|imprensa|media)|dossier de prensa|cartella stampa|kit stampa|persmap|perskit|プレスキット|媒体资料包)$/iu
export const isPressKit = (name: string): boolean => pressKit.test(name.trim())
