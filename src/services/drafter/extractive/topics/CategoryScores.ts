/** Its categories: by the words that speak for each, and by how loud and in how many words they do. */
import type { Backed, CategoryChoice, Quote } from "../../../../domain/draft/Candidates.ts"
import { stemsOf } from "../../evidence/topics/CategoryWords.ts"
import { phrasePlaces, shareIn } from "../reading/Shares.ts"
import { isStrong, type Loudness, type Voiced } from "../reading/Voiced.ts"
import { type AllHeard, type HeardFor, holdsPhrase } from "./Hearing.ts"
import { isOfDeeds, isProgramme } from "./Programmes.ts"
import { passing, seldomKinds } from "./trade/words/PassingWords.ts"

/** Categories offered. */
const most = 2
/** A second category needs this share of the first one's score. */
const closeSecond = 0.97
/**
 * Least standing of a category above what speaks against it, of one that slogans alone speak for, and of one beside the
 * first: one word in passing is not enough.
 */
const least = { first: 4.6, slogans: 5.5, second: 5.8 } as const

interface Scored {
  readonly choice: CategoryChoice
  /** How loud it is said, and in how many different phrases. */
  readonly standing: number
  /** Whether the home page says it aloud. */
  readonly told: boolean
  /** Whether nothing but how it is done speaks for it: "Ski coaching with AI". */
  readonly manner: boolean
  /** Whether the data of the site says that it is of it. */
  readonly stated: boolean
  /** How loud the loudest is by which the home page names the thing itself; 0 where all is of what it has, or of whom it is for. */
  readonly named: number
  readonly best: ReadonlyArray<Quote>
  readonly phrases: ReadonlyArray<string>
}

/**
 * A phrase of several words is no accident; one word of a longer name ("data", "support") may mean anything; what many
 * products have or do besides says little of what one is.
 */
const share = { severalWords: 1.5, nameWord: 0.4, passing: 0.5 } as const
/** Of being said in another strong place, and anywhere else; and how often that counts. */
const again = { strong: 0.4, else: 0.1, times: 4 } as const
/**
 * Heard in several words: those of the page, where it is English and may have one word for a keyword of two; in other
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
/** What the title says and the heading or the summary says again is in passing no more: "legal software for law firms". */
const isCentral = (by: ReadonlyArray<Voiced>): boolean => {
  const places = new Set(by.filter(({ home }) => home).map(({ where }) => where))
  return places.has("title") && places.has("heading") && (places.has("summary") || places.has("told"))
}
const shareOf = (phrase: string, isOwn: boolean, by: ReadonlyArray<Voiced>): number =>
  (isOwn || stemsOf(phrase).length > 1 ? 1 : share.nameWord) *
  ((passing.has(phrase) && !isCentral(by)) || seldomKinds.has(phrase) ? share.passing : 1)

/** Where a site says what it is; and the least share of such a place that what it is has there. */
const naming: ReadonlySet<Loudness> = new Set(["title", "told", "named", "heading", "summary", "kind"])
const leastNamed = 0.8
const names = (one: Voiced, phrase: string): boolean =>
  one.home && naming.has(one.where) && shareIn(one, phrase) >= leastNamed
/** Of two about as loud the one that the thing is named by goes first: a till for cafés is a till. */
const about = { as: 0.85, named: 2 } as const

/** What many different words speak for goes before what a few say a little louder. */
const breadth = { each: 0.8, most: 8 } as const

/**
 * A part of a phrase counts with it, but for what it is said louder: "email marketing", said once, does not silence the
 * "marketing" of the title.
 */
const beyondWhole = <A extends { readonly phrase: string; readonly loud: number }>(
  all: ReadonlyArray<A>
): ReadonlyArray<A> =>
  all.flatMap((one) => {
    const whole = all.filter((other) => holdsPhrase(other.phrase, one.phrase)).map(({ loud }) => loud)
    const loud = one.loud - Math.max(0, ...whole)
    return loud > 0 ? [{ ...one, loud }] : []
  })

/** "AI" tells how a thing is done, and what it is only where nothing else does. */
const manners: ReadonlySet<string> = new Set([
  "ai",
  "artificial intelligence",
  "ai powered",
  "generative ai",
  "AI and data",
  "data"
])
/** Without what tells how alone, where the thing itself is named besides. */
const withoutManner = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> =>
  scored.some((one) => !one.manner && one.told && one.named >= about.named && one.standing >= least.first)
    ? scored.filter((one) => !one.manner)
    : scored
/** Each phrase counts where it is said loudest, and a little for being repeated; a part of a phrase counts with it. */
const score = ({ choice, heard }: HeardFor, all: AllHeard): Scored | null => {
  const isOwn = (phrase: string) => choice.keywords.includes(phrase) || phrase === choice.name
  const whole = beyondWhole(
    heard.map(({ phrase, by }) => ({
      phrase,
      by,
      loud: loudness(by, phrase) * shareOf(phrase, isOwn(phrase), isOfDeeds(choice) ? [] : by)
    }))
  )
  if (!whole.some(({ phrase }) => isOwn(phrase))) return null
  const sum = whole.reduce((total, { loud }) => total + loud, 0)
  const standing = sum + breadth.each * Math.min(whole.length, breadth.most)
  // "Imagine a house that books its own plumber": no word of what it is.
  const described = whole.some(({ by }) => by.some(({ describes }) => describes))
  if (!described && all.described && standing < least.slogans) return null
  const best = whole
    .flatMap(({ by }) => by.filter(({ where }) => where !== "kind").slice(0, 1))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
  // What its data alone says can be shown to nobody.
  if (best.length === 0) return null
  const named = Math.max(
    0,
    ...whole.flatMap(({ phrase, by, loud }) => (by.some((one) => names(one, phrase)) ? [loud] : []))
  )
  // "Private dinners" among what is to be had in the desert: no restaurant.
  const aloud = whole.filter(({ by }) => by.some(({ where }) => where !== "text"))
  if (named < about.named && aloud.length === 1 && aloud.every(({ phrase }) => passing.has(phrase))) return null
  const told = whole.some(({ by }) => by.some((one) => one.home && isStrong(one)))
  const stated = whole.some(({ by }) => by.some(({ where }) => where === "kind"))
  const manner = whole.every(({ phrase }) => manners.has(phrase))
  const phrases = whole.map(({ phrase }) => phrase)
  return { choice, standing, told, manner, stated, named, best: best.map((one) => one.quote), phrases }
}

/** Least share of the standing of a programme's trade that what it does has, to be named instead. */
const asProgramme = 0.6
/** What a programme does, where it stands nearly as high as the trade that it is made for. */
const doneBy = ({ all }: AllHeard, scored: ReadonlyArray<Scored>): Scored | undefined => {
  const [loudest] = scored
  // Who says in the data of which trade it is means no other.
  if (loudest === undefined || loudest.stated || isOfDeeds(loudest.choice)) return undefined
  const enough = Math.max(loudest.standing * asProgramme, least.first)
  const done = scored.find((one) => one.told && isOfDeeds(one.choice) && one.standing >= enough)
  return done !== undefined && isProgramme(all) ? done : undefined
}

/** How much of what another stands speaks against one: of two about as high half the choices are wrong. */
const against = 0.5
/** Share of a standing below which another is nowhere near it. */
const near = 0.5
/** Texts of a site that says so little that each of them counts. */
const fewTexts = 12
const isClear = (one: Scored, others: ReadonlyArray<Scored>, { all }: AllHeard): boolean => {
  // One that the same words speak for, and no others, is another name of the same: of "AI" there are three categories.
  const isApart = (other: Scored) => other.phrases.some((phrase) => !one.phrases.includes(phrase))
  const next = others.find(
    (other) => other !== one && other.told && isApart(other) && other.standing >= one.standing * near
  )
  // What its data says it is, or what it is named by beside what it is for, stands by itself.
  const isSure = all.length <= fewTexts || one.stated || (one.named >= about.named && next?.named === 0)
  return one.standing - (isSure ? 0 : (next?.standing ?? 0) * against) >= least.first
}

export interface CategoriesOffer {
  readonly offer: Backed<ReadonlyArray<string>>
  /** Those it is about: of a programme its trade as well, which tells what it may be searched by. */
  readonly subjects: ReadonlyArray<string>
}
export const categoriesOffer = (heard: AllHeard, said: ReadonlyArray<HeardFor>): CategoriesOffer | undefined => {
  const scored = withoutManner(
    said.flatMap((one) => score(one, heard) ?? []).toSorted((a, b) => b.standing - a.standing)
  )
  const [loudest] = scored
  // What the home page says nowhere aloud is of a thing beside it, and what is said less than that is no better.
  if (loudest === undefined || !loudest.told) return undefined
  const [named] = scored
    .filter((one) => one.named >= about.named && one.standing >= loudest.standing * about.as)
    .toSorted((a, b) => b.named - a.named)
  const isAside = loudest.named === 0 && named !== undefined
  if (!isClear(isAside ? named : loudest, scored, heard)) return undefined
  const done = doneBy(heard, scored)
  const chosen =
    done !== undefined
      ? [done]
      : isAside
        ? [named]
        : scored
            .filter(
              (one) =>
                one === loudest || (one.told && one.standing >= Math.max(loudest.standing * closeSecond, least.second))
            )
            .slice(0, most)
  const value = chosen.map((one) => one.choice.name)
  const subjects = done === undefined ? value : [...value, loudest.choice.name]
  return { offer: { value, evidence: chosen.flatMap((one) => one.best) }, subjects }
}
