/** Its categories: by the words that speak for each, and by how loud and in how many words they do. */
import type { Backed, CategoryChoice, Quote } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { titleParts } from "../../evidence/names/SiteNames.ts"
import { carries, categoryPhrases, stemsOf } from "../../evidence/topics/CategoryWords.ts"
import { bare, type Term, termAt, termsFor } from "../../evidence/topics/Glossary.ts"
import type { Language } from "../../evidence/topics/Language.ts"
import { isDefinedBy, isNamedBy, phrasePlaces, shareIn } from "../reading/Shares.ts"
import { isStrong, type Loudness, type Voiced } from "../reading/Voiced.ts"
import { forWhomShare } from "../words/Asides.ts"
import { ofAnyHouse, passing } from "../words/PassingWords.ts"

/** Categories offered. */
const most = 2
/** A second category needs this share of the first one's score. */
const closeSecond = 0.97
/**
 * Least score of a category, of one that no title names, of one that its summary alone speaks for, of one that no strong
 * place does, of one by slogans alone, of one by its own name alone, of one beside the first; of one that a single phrase
 * speaks for, and of one by two: one word in passing is not enough, where a summary says it and no other place does.
 */
const leastScore = {
  strong: 2.0,
  untitled: 2.6,
  summary: 2.3,
  weak: 2.4,
  audience: 2.4,
  slogans: 6.0,
  named: 6.0,
  second: 5.0,
  onePhrase: 4.0,
  twoPhrases: 2.6
} as const

/** All that is voiced, by the words in it, so that a phrase is looked for only where its first word stands. */
interface Heard {
  readonly by: ReadonlyMap<string, ReadonlyArray<Voiced>>
  /** The same words in order, for words that may go on. */
  readonly words: ReadonlyArray<string>
  readonly langs: ReadonlyArray<Language>
  /** Whether anything but slogans says what it is. */
  readonly described: boolean
}
export const heardOf = (all: ReadonlyArray<Voiced>): Heard => {
  const by = new Map<string, Array<Voiced>>()
  for (const one of all) {
    const own = one.lang !== null && one.lang !== "en"
    const words = one.tokens().flatMap((token) => (own ? [token.stem, bare(token.text)] : [token.stem]))
    for (const word of new Set(words)) {
      const known = by.get(word)
      if (known === undefined) by.set(word, [one])
      else known.push(one)
    }
  }
  return {
    by,
    words: [...by.keys()].toSorted(),
    langs: [...new Set(all.flatMap(({ lang }) => lang ?? []))],
    described: all.some(({ describes, where }) => describes && where !== "named")
  }
}

/** The words that begin so. */
const goingOn = (words: ReadonlyArray<string>, start: string): ReadonlyArray<string> => {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? "") < start) low = middle + 1
    else high = middle
  }
  const found: Array<string> = []
  for (let at = low; words[at]?.startsWith(start) === true; at++) found.push(words[at] ?? "")
  return found
}

/** What speaks for a category; of a hundred that are looked for at most a few are said, so all that can be known before is. */
interface Phrase {
  readonly text: string
  /** The stem of its first word. */
  readonly first: string
  readonly termsIn: (lang: Language) => ReadonlyArray<Term>
}
const phraseOf = (text: string): Phrase => {
  const terms = new Map<Language, ReadonlyArray<Term>>()
  const termsIn = (lang: Language) => {
    const known = terms.get(lang)
    if (known !== undefined) return known
    const read = termsFor(text, lang)
    terms.set(lang, read)
    return read
  }
  return { text, first: stemsOf(text)[0] ?? "", termsIn }
}

/** Who says a phrase, in English or in their own language, the loudest first. */
const hearing = ({ by, words, langs }: Heard, phrase: Phrase): ReadonlyArray<Voiced> => {
  // Of thousands of phrases most are said by nobody: their words are looked up, and nothing is made of them.
  const said: Array<Voiced> = []
  for (const one of by.get(phrase.first) ?? []) if (carries(one.tokens(), phrase.text)) said.push(one)
  const read = (word: string, term: Term, lang: Language) => {
    for (const one of by.get(word) ?? []) if (one.lang === lang && termAt(one.tokens(), term) !== -1) said.push(one)
  }
  for (const lang of langs)
    for (const term of phrase.termsIn(lang)) {
      const [first] = term
      if (first === undefined) continue
      if (first.open) for (const word of goingOn(words, first.text)) read(word, term, lang)
      else {
        read(first.text, term, lang)
        if (first.stem !== first.text) read(first.stem, term, lang)
      }
    }
  return said.length < 2 ? said : byWeight(said)
}
const byWeight = (all: ReadonlyArray<Voiced>): ReadonlyArray<Voiced> =>
  [...new Set(all)].toSorted((a, b) => b.weight - a.weight)

interface Scored {
  readonly choice: CategoryChoice
  readonly score: number
  /** How many different phrases speak for it, and whether one is what the site says it is. */
  readonly phrases: number
  readonly defined: boolean
  readonly best: ReadonlyArray<Quote>
}

/**
 * A phrase of several words is no accident; one word of a longer name ("data", "support") may mean anything; what many
 * products have or do besides says little of what one is.
 */
const share = { severalWords: 1.5, nameWord: 0.4, passing: 0.5 } as const
/** Of being said in another strong place, and anywhere else; and how often that counts. */
const again = { strong: 0.4, else: 0.1, times: 4 } as const
/**
 * Said in several words: those of the page, where it is English and may have one word for a keyword of two; in other
 * languages, which write many in one, the keyword's.
 */
const isLong = (one: Voiced, phrase: string): boolean =>
  (one.lang !== "en" && stemsOf(phrase).length > 1) || phrasePlaces(one, phrase).some(([at, end]) => end > at)
/** Where it is said loudest, and again. */
const loudness = (said: ReadonlyArray<Voiced>, phrase: string): number => {
  const by = said
    .map((one) => ({
      ...one,
      weight: one.weight * shareIn(one, phrase) * (isLong(one, phrase) ? share.severalWords : 1)
    }))
    .toSorted((a, b) => b.weight - a.weight)
  const kinds = new Map(by.filter(isStrong).map((one) => [one.where, one.weight]))
  const [first, ...others] = by
  kinds.delete(first?.where ?? "text")
  const strong = [...kinds.values()].reduce((sum, weight) => sum + weight, 0)
  return (first?.weight ?? 0) + strong * again.strong + Math.min(others.length, again.times) * again.else
}
/** Places too short to name what it is not about. */
const pointed: ReadonlySet<Loudness> = new Set(["title", "named", "heading", "hero"])
const contains = (long: string, short: string) =>
  stemsOf(long).length > stemsOf(short).length &&
  ` ${stemsOf(long).join(" ")} `.includes(` ${stemsOf(short).join(" ")} `)

const phrasesKnown = new WeakMap<CategoryChoice, ReadonlyArray<Phrase>>()
/** The words that speak for a category, each once whatever its endings. */
const phrasesOf = (choice: CategoryChoice): ReadonlyArray<Phrase> => {
  const known = phrasesKnown.get(choice)
  if (known !== undefined) return known
  const texts = new Map(categoryPhrases(choice).map((phrase) => [stemsOf(phrase).join(" "), phrase]))
  const read = [...texts.values()].map(phraseOf)
  phrasesKnown.set(choice, read)
  return read
}

const shareOf = (phrase: string, isOwn: boolean): number =>
  (isOwn || stemsOf(phrase).length > 1 ? 1 : share.nameWord) * (passing.has(phrase) ? share.passing : 1)

const article = /^(?:the|our|die|der|das|unsere?|la|le|les|nos|notre|el|los|las|o|a|os|as|il|lo|i|gli|de|het|onze|l') ?/
/**
 * "Security | Acme" is what a page beside the home page is called, and no word of what Acme is; nor is "Noticeboard", where
 * the home page never says it.
 */
const isPageName = (one: Voiced, phrase: string, by: ReadonlyArray<Voiced>): boolean => {
  if (one.home || (one.where !== "title" && one.where !== "heading")) return false
  if (!ofAnyHouse.has(phrase) && by.some(({ home }) => home)) return false
  const [all, folded] = [one.tokens(), fold(one.text)]
  const said = phrasePlaces(one, phrase).map(([at, end]) => folded.slice(all[at]?.start, all[end]?.end))
  return titleParts(one.text).some((part) => said.includes(fold(part).replace(article, "")))
}

interface Said {
  readonly choice: CategoryChoice
  readonly heard: ReadonlyArray<{ readonly phrase: string; readonly by: ReadonlyArray<Voiced> }>
}
/** What is heard for each category; "website builder" is no builder: a part of a longer phrase of another is not heard. */
const saidFor = (all: Heard, choices: ReadonlyArray<CategoryChoice>): ReadonlyArray<Said> => {
  const said = choices.map((choice) => ({
    choice,
    heard: phrasesOf(choice).flatMap((phrase) => {
      const by = hearing(all, phrase)
      return by.length === 0 ? [] : [{ phrase: phrase.text, by }]
    })
  }))
  const spans = new Map<Voiced, Array<readonly [at: number, end: number]>>()
  for (const { phrase, by } of said.flatMap(({ heard }) => heard))
    for (const one of by)
      for (const [at, end] of phrasePlaces(one, phrase))
        if (end > at) spans.set(one, [...(spans.get(one) ?? []), [at, end]])
  const stands = (one: Voiced, phrase: string) =>
    phrasePlaces(one, phrase).some(
      ([at, end]) => !(spans.get(one) ?? []).some(([from, to]) => from <= at && end <= to && to - from > end - at)
    )
  return said.map(({ choice, heard }) => ({
    choice,
    heard: heard.flatMap(({ phrase, by }) => {
      const kept = by.filter((one) => stands(one, phrase) && !isPageName(one, phrase, by))
      return kept.length === 0 ? [] : [{ phrase, by: kept }]
    })
  }))
}

/** Each phrase counts where it is said loudest, and a little for being repeated; a part of a phrase counts with it. */
const score = ({ choice, heard }: Said, all: Heard): Scored | null => {
  const whole = heard.filter(({ phrase }) => !heard.some((other) => contains(other.phrase, phrase)))
  const isOwn = (phrase: string) => choice.keywords.includes(phrase) || phrase === choice.name
  if (!whole.some(({ phrase }) => isOwn(phrase))) return null
  const [only, another] = whole
  const place = another === undefined && only?.by.length === 1 ? only.by[0] : undefined
  // One word in one place, "caldaia", may be in passing, whatever English needs for it: "heat loss".
  const isOnce = place !== undefined && place.where !== "title" && place.lang !== "en"
  const sum = whole.reduce((total, { phrase, by }) => {
    const value = loudness(by, phrase) * shareOf(phrase, isOwn(phrase))
    return total + (isOnce ? value / share.severalWords : value)
  }, 0)
  const strong = whole.some(({ by }) => by.some(isStrong))
  // "Booking software for kennels": whom it is for, and no word of what it is.
  const onlyFor = !whole.some(({ phrase, by }) =>
    by.some((one) => isStrong(one) && shareIn(one, phrase) > forWhomShare)
  )
  if (strong && onlyFor && sum < leastScore.audience) return null
  // "Imagine a house that books its own plumber": no word of what it is.
  const described = whole.some(({ by }) => by.some(({ describes }) => describes))
  if (!described && all.described && sum < leastScore.slogans) return null
  // A word in passing, in one long sentence: "for salons, physios, piano teachers".
  const isPointed = whole.some(({ by }) => by.some(({ where }) => pointed.has(where)))
  if (strong && !isPointed && sum < leastScore.summary) return null
  const isTitled = whole.some(({ by }) => by.some(({ where }) => where === "title" || where === "named"))
  if (strong && !isTitled && sum < leastScore.untitled) return null
  if (sum < (strong ? leastScore.strong : leastScore.weak)) return null
  // "Ladle Club" sells soup.
  const saysMore = whole.some(({ phrase, by }) =>
    by.some((one) => isStrong(one) && one.where !== "named" && !isNamedBy(one, phrase))
  )
  if (strong && !saysMore && sum < leastScore.named) return null
  // Where nothing says it aloud several words say it in several places, on the home page unless they say it often.
  const counted = whole
    .map(({ by }) => by.filter(({ home }) => home || sum >= leastScore.slogans))
    .filter((by) => by.length > 0)
  if (!strong && Math.min(new Set(counted.flat()).size, counted.length) < 2) return null
  const defined = whole.some(({ phrase, by }) => by.some((one) => isStrong(one) && isDefinedBy(one, phrase)))
  const best = whole
    .flatMap(({ by }) => by.slice(0, 1))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
  return { choice, score: sum, phrases: whole.length, defined, best: best.map((one) => one.quote) }
}

/** Those that something speaks for, the best first. */
const scoredIn = (heard: Heard, choices: ReadonlyArray<CategoryChoice>): ReadonlyArray<Scored> =>
  saidFor(heard, choices)
    .flatMap((said) => score(said, heard) ?? [])
    .toSorted((a, b) => standing(b) - standing(a))

/** What many different words speak for goes before what a few say a little louder. */
const breadth = { each: 0.8, most: 8 } as const
const standing = ({ score, phrases }: Scored): number => score + breadth.each * Math.min(phrases, breadth.most)

const leastOf = ({ phrases, defined }: Scored): number =>
  defined ? 0 : phrases === 1 ? leastScore.onePhrase : phrases === 2 ? leastScore.twoPhrases : 0

export const categoriesOffer = (
  heard: Heard,
  choices: ReadonlyArray<CategoryChoice>
): Backed<ReadonlyArray<string>> | undefined => {
  const scored = scoredIn(heard, choices)
  const [first] = scored
  // What is said loudest may be too little, but then it speaks against the next.
  const loudest = scored.toSorted((a, b) => b.score - a.score)[0]
  if (first === undefined || [first, loudest].some((one) => one !== undefined && one.score < leastOf(one)))
    return undefined
  const chosen = scored
    .filter(
      (one) => one === first || (standing(one) >= standing(first) * closeSecond && one.score >= leastScore.second)
    )
    .slice(0, most)
  return { value: chosen.map((one) => one.choice.name), evidence: chosen.flatMap((one) => one.best) }
}
