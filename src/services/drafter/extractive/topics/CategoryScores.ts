/** Its categories: by the words that speak for each, and by how loud and in how many words they do. */
import type { Backed, CategoryChoice, Quote } from "../../../../domain/draft/Candidates.ts"
import { stemsOf } from "../../evidence/topics/CategoryWords.ts"
import { isDefinedBy, isNamedBy, phrasePlaces, shareIn } from "../reading/Shares.ts"
import { isStrong, type Loudness, type Voiced } from "../reading/Voiced.ts"
import { forWhomShare } from "../words/Asides.ts"
import { passing } from "../words/PassingWords.ts"
import { contains, type Heard, type Said } from "./Hearing.ts"

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
const shareOf = (phrase: string, isOwn: boolean): number =>
  (isOwn || stemsOf(phrase).length > 1 ? 1 : share.nameWord) * (passing.has(phrase) ? share.passing : 1)

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
const scoredIn = (heard: Heard, all: ReadonlyArray<Said>): ReadonlyArray<Scored> =>
  all.flatMap((said) => score(said, heard) ?? []).toSorted((a, b) => standing(b) - standing(a))

/** What many different words speak for goes before what a few say a little louder. */
const breadth = { each: 0.8, most: 8 } as const
const standing = ({ score, phrases }: Scored): number => score + breadth.each * Math.min(phrases, breadth.most)

const leastOf = ({ phrases, defined }: Scored): number =>
  defined ? 0 : phrases === 1 ? leastScore.onePhrase : phrases === 2 ? leastScore.twoPhrases : 0

export const categoriesOffer = (heard: Heard, said: ReadonlyArray<Said>): Backed<ReadonlyArray<string>> | undefined => {
  const scored = scoredIn(heard, said)
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
