/**
 * When words of a page support a sentence. The reading is strict: a sentence stands only if one quote
 * (or the values of one JSON-LD object) holds every word of it that carries meaning, its numbers, names
 * and superlatives among them, with the same negation, and each number beside the word it counts. Free
 * are function words, a short list of neutral verbs, English endings and the product's own name.
 */
import { emailLikeIn } from "../../../../domain/text/EmailAddresses.ts"
import { find, fold, ownWords, tidyText } from "../../../../domain/text/Folding.ts"
import { canonicalUrl, urlsIn } from "../../../../domain/text/WebAddresses.ts"
import type { SiteIndex } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"
import { addressesMachine, isFiller } from "../reading/Suspect.ts"
import { type Token, tokensOf } from "../reading/Tokens.ts"
import { glueWords } from "../reading/Vocabulary.ts"

/** What speaks as one: a quote in one place, or the quoted values of one JSON-LD object. */
interface Voice {
  readonly places: ReadonlyArray<Place>
  readonly tokens: ReadonlyArray<Token>
  readonly folded: string
}

/** The values of an object are one statement, however many commas stand in them. */
const asOne = (tokens: ReadonlyArray<Token>) => tokens.map((token) => ({ ...token, sentence: 0, clause: 0 }))

const voiceOf = (places: ReadonlyArray<Place>): Voice => ({
  places,
  tokens: places.length > 1 ? asOne(places.flatMap((place) => place.tokens)) : (places[0]?.tokens ?? []),
  folded: places.map((place) => place.folded).join(" \u0000 ")
})

const voicesOf = (places: ReadonlyArray<Place>): ReadonlyArray<Voice> => {
  const objects = new Map<string, Array<Place>>()
  for (const place of places) {
    if (place.statement?.source !== "json_ld") continue
    const key = `${place.page.canonical} ${place.statement.owner}`
    objects.set(key, [...(objects.get(key) ?? []), place])
  }
  const together = [...objects.values()].filter((group) => group.length > 1)
  return [...places.map((place) => [place]), ...together].map(voiceOf)
}

/** One sentence, with what it claims. */
interface Sentence {
  readonly folded: string
  readonly tokens: ReadonlyArray<Token>
  readonly claims: ReadonlyArray<Token>
}

const listMark = /^\s*(?:[-*+•>]|#{1,6}|\d{1,2}[.)])\s+/
const emphasis = /\*\*|__|`/g
/** The lines of a text, Markdown marks taken off; blank ones left out. */
export const paragraphsOf = (value: string): ReadonlyArray<string> =>
  value.split("\n").flatMap((line) => {
    const plain = ownWords(line.replace(listMark, "").replace(emphasis, ""))
    return plain === "" ? [] : [plain]
  })
const sentencesOf = (paragraph: string) => paragraph.split(/(?<=[.!?。！？;])\s+/).filter((one) => one.trim() !== "")

/**
 * `names`: what the product is called, folded; blanked out, since its name claims nothing of it. Only where it
 * is written as a name: a product called "Free" makes nothing free.
 */
const read = (written: string, names: ReadonlyArray<string>): Sentence => {
  const shown = tidyText(written)
  let folded = fold(written)
  for (const name of names) {
    for (let at = find(folded, name); at !== -1; at = find(folded, name, at + name.length)) {
      if (/\p{Ll}/u.test(shown.charAt(at))) continue
      folded = folded.slice(0, at) + " ".repeat(name.length) + folded.slice(at + name.length)
    }
  }
  const tokens = tokensOf(folded)
  const capital = (token: Token, index: number) => index > 0 && /\p{Lu}/u.test(shown.charAt(token.start))
  const claims = tokens.filter(
    (token, index) => token.content && !(glueWords.has(token.text) && !capital(token, index))
  )
  return { folded: fold(written), tokens, claims }
}

const counts = (token: Token) => token.kind === "number" || /\p{Nd}/u.test(token.text)
const same = (a: Token, b: Token) => a.kind === b.kind && a.stem === b.stem && a.negated === b.negated

/** The words a number stands nearest to in its clause. */
const company = (token: Token, sentence: Sentence): ReadonlyArray<Token> => {
  const at = sentence.tokens.indexOf(token)
  const near = sentence.claims
    .filter((other) => !counts(other) && other.clause === token.clause)
    .map((other) => ({ other, distance: Math.abs(sentence.tokens.indexOf(other) - at) }))
  const nearest = Math.min(...near.map((one) => one.distance))
  return near.filter((one) => one.distance === nearest).map((one) => one.other)
}

/** Words on each side of a number that may be what it counts. */
const beside = 2

/** Whether the voice puts this number to these words: near it in its clause, or as the label beside it. */
const counted = (token: Token, words: ReadonlyArray<Token>, voice: Voice) =>
  voice.tokens.some((heard, at) => {
    if (!same(heard, token)) return false
    const speaks = (other: Token) => other.content && !counts(other)
    const before = voice.tokens.slice(0, at).filter(speaks)
    const after = voice.tokens.slice(at + 1).filter(speaks)
    const near = [...before.slice(-beside), ...after.slice(0, beside)].filter((other) => other.clause === heard.clause)
    const label =
      before.findLast((other) => other.clause !== heard.clause) ?? (near.length === 0 ? after[0] : undefined)
    const around = label === undefined ? near : [...near, label]
    return words.every((word) => around.some((other) => other.stem === word.stem))
  })

const supports = (voice: Voice, sentence: Sentence) => {
  const verbatim = find(voice.folded, sentence.folded) !== -1
  if (sentence.claims.length === 0) return verbatim
  return sentence.claims.every((claim) => {
    if (!voice.tokens.some((heard) => same(heard, claim))) return false
    return verbatim || !counts(claim) || counted(claim, company(claim, sentence), voice)
  })
}

/**
 * The places that support a paragraph, each of its sentences by one voice; the sentence nobody
 * supports, where there is one.
 */
export const support = (
  paragraph: string,
  places: ReadonlyArray<Place>,
  names: ReadonlyArray<string>
): { readonly places: ReadonlyArray<Place> } | { readonly unsupported: string } => {
  const voices = voicesOf(places)
  const used = new Set<Place>()
  for (const written of sentencesOf(paragraph)) {
    const sentence = read(written, names)
    const voice = voices.find((one) => supports(one, sentence))
    if (voice === undefined) return { unsupported: written }
    for (const place of voice.places) used.add(place)
  }
  return used.size === 0 ? { unsupported: paragraph } : { places: [...used] }
}

/** Links and e-mail addresses the crawler extracted: the links in the form they are compared in. */
export interface KnownAddresses {
  readonly links: ReadonlySet<string>
  readonly emails: ReadonlySet<string>
}
export const knownAddresses = (site: SiteIndex): KnownAddresses => ({
  links: new Set(site.flatMap(({ page }) => page.links.map((link) => canonicalUrl(link.url) ?? ""))),
  emails: new Set(site.flatMap(({ page }) => page.emails))
})

/** Why a text may not be stored whatever supports it; `null` where it may. */
export const unfit = (value: string, known: KnownAddresses): string | null => {
  if (/<\s*[a-z!/]/i.test(value) || value.includes("](")) return "markup is not prose"
  if (addressesMachine(value)) return "it speaks to a machine"
  if (isFiller(value)) return "it is filler"
  const links = urlsIn(value).map((url) => canonicalUrl(url.replace(/[.,;:!?]+$/, "").replace(/^www\./i, "https://")))
  if (links.some((url) => url === null || !known.links.has(url))) return "it holds a link the site does not have"
  if (emailLikeIn(value).some((email) => !known.emails.has(email))) return "it holds an address the site does not have"
  return null
}
