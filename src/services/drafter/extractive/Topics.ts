/** What it is about: categories by the words that speak for them, and the labels a page uses of itself. */
import type { Backed, CategoryChoice, Quote } from "../../../domain/draft/Candidates.ts"
import { fold } from "../../../domain/text/Folding.ts"
import type { Token } from "../evidence/reading/Tokens.ts"
import { carries, categoryPhrases, stemsOf } from "../evidence/rules/ListRules.ts"
import { heroEnd, quoteOf, type Reading, stated } from "./Reading.ts"

/** Categories, tags and keywords offered. */
const most = { categories: 3, tags: 8, keywords: 10 } as const
/** How much a place says of what the product is; the frame of a page says a little too. */
const weights = { title: 6, summary: 5, data: 4, hero: 5, heading: 3, paragraph: 2, label: 1, frame: 0.5 } as const
/** A home page says what the product is; other pages go into things beside it. */
const otherPages = 0.4
/** A second category needs this share of the first one's score. */
const closeSecond = 0.5
/** Least score of a category: one word in the frame of one page is chance. */
const leastScore = 1

interface Spoken {
  readonly quote: Quote
  readonly weight: number
  readonly tokens: ReadonlyArray<Token>
  readonly stems: ReadonlySet<string>
}
const longestQuoted = 300

const spokenBy = (readings: ReadonlyArray<Reading>): ReadonlyArray<Spoken> =>
  readings.flatMap(({ page, blocks }, index) => {
    const hero = heroEnd(blocks)
    const share = index === 0 ? 1 : otherPages
    const say = (text: string, weight: number, tokens: ReadonlyArray<Token>): ReadonlyArray<Spoken> =>
      text.length > 4 * longestQuoted
        ? []
        : [
            {
              quote: quoteOf(page, text),
              weight: weight * share,
              tokens,
              stems: new Set(tokens.map((token) => token.stem))
            }
          ]
    return [
      ...stated(page, "title", "title").flatMap((one) => say(one.text, weights.title, one.tokens())),
      ...stated(page, "meta", "description", "og:description", "keywords").flatMap((one) =>
        say(one.text, weights.summary, one.tokens())
      ),
      ...stated(page, "json_ld", "applicationCategory", "applicationSubCategory", "description", "knowsAbout").flatMap(
        (one) => say(one.text, weights.data, one.tokens())
      ),
      ...blocks.flatMap(({ block, kind }, at) =>
        say(block.text, kind !== "frame" && at < hero ? weights.hero : weights[kind], block.tokens())
      )
    ]
  })

/** All that is spoken, by the words in it, so that a phrase is looked for only where its first word stands. */
type Heard = ReadonlyMap<string, ReadonlyArray<Spoken>>
const heardOf = (spoken: ReadonlyArray<Spoken>): Heard => {
  const heard = new Map<string, Array<Spoken>>()
  for (const one of spoken) {
    for (const stem of one.stems) {
      const known = heard.get(stem)
      if (known === undefined) heard.set(stem, [one])
      else known.push(one)
    }
  }
  return heard
}

/** Who says a phrase, the loudest first. */
const hearing = (heard: Heard, phrase: string): ReadonlyArray<Spoken> =>
  (heard.get(stemsOf(phrase)[0] ?? "") ?? [])
    .filter((one) => carries(one.tokens, phrase))
    .toSorted((a, b) => b.weight - a.weight)

interface Scored {
  readonly choice: CategoryChoice
  readonly score: number
  readonly best: ReadonlyArray<Quote>
}

/** A phrase of several words is no accident. */
const severalWords = 1.5
const contains = (long: string, short: string) =>
  stemsOf(long).length > stemsOf(short).length &&
  ` ${stemsOf(long).join(" ")} `.includes(` ${stemsOf(short).join(" ")} `)

/** Each phrase counts where it is said loudest, and a little for being repeated; a part of a phrase counts with it. */
const score = (choice: CategoryChoice, all: Heard): Scored => {
  const phrases = new Map(categoryPhrases(choice).map((phrase) => [stemsOf(phrase).join(" "), phrase]))
  const heard = [...phrases.values()].flatMap((phrase) => {
    const by = hearing(all, phrase)
    return by.length === 0 ? [] : [{ phrase, by }]
  })
  const whole = heard.filter(({ phrase }) => !heard.some((other) => contains(other.phrase, phrase)))
  const sum = whole.reduce((total, { phrase, by }) => {
    const loud = (by[0]?.weight ?? 0) + Math.min(by.length - 1, 4) * 0.25
    return total + (phrase.includes(" ") ? loud * severalWords : loud)
  }, 0)
  const best = whole
    .flatMap(({ by }) => by.slice(0, 1))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
  return { choice, score: sum, best: best.map((one) => one.quote) }
}

const categoriesOffer = (
  heard: Heard,
  choices: ReadonlyArray<CategoryChoice>
): Backed<ReadonlyArray<string>> | undefined => {
  const scored = choices
    .map((choice) => score(choice, heard))
    .filter((one) => one.score >= leastScore)
    .toSorted((a, b) => b.score - a.score)
  const [first] = scored
  if (first === undefined) return undefined
  const chosen = scored.filter((one) => one.score >= first.score * closeSecond).slice(0, most.categories)
  return { value: chosen.map((one) => one.choice.name), evidence: chosen.flatMap((one) => one.best) }
}

interface Label {
  readonly text: string
  readonly quote: Quote
}
const labels = (found: ReadonlyArray<Label>, max: number): Backed<ReadonlyArray<string>> | undefined => {
  const once = new Map(found.map((one) => [fold(one.text), one]))
  const kept = [...once.values()].slice(0, max)
  return kept.length === 0 ? undefined : { value: kept.map((one) => one.text), evidence: kept.map((one) => one.quote) }
}

/** The words of categories that the pages use, the loudest first. */
const usedKeywords = (heard: Heard, choices: ReadonlyArray<CategoryChoice>, least: number): ReadonlyArray<Label> =>
  choices
    .flatMap(({ keywords }) => keywords)
    .flatMap((text) => {
      const [loudest] = hearing(heard, text)
      return loudest === undefined || loudest.weight < least
        ? []
        : [{ text, quote: loudest.quote, weight: loudest.weight }]
    })
    .toSorted((a, b) => b.weight - a.weight)

/** The site's own `<meta name="keywords">` and the like. */
const ownKeywords = (readings: ReadonlyArray<Reading>): ReadonlyArray<Label> =>
  readings.slice(0, 1).flatMap(({ page }) =>
    [
      ...stated(page, "meta", "keywords"),
      ...stated(page, "json_ld", "keywords", "applicationCategory", "operatingSystem")
    ].flatMap((one) =>
      one.text
        .split(/[,;]/)
        .map((text) => text.trim())
        .filter((text) => text !== "" && text.length <= 40)
        .map((text) => ({ text, quote: quoteOf(page, one.text.length <= longestQuoted ? one.text : text) }))
    )
  )

/** Everything the pages say of what the product is about, offered as the three fields that hold it. */
export const topicsOf = (
  readings: ReadonlyArray<Reading>,
  choices: ReadonlyArray<CategoryChoice>
): Readonly<Partial<Record<"categories" | "tags" | "keywords", Backed<ReadonlyArray<string>>>>> => {
  const heard = heardOf(spokenBy(readings))
  const categories = categoriesOffer(heard, choices)
  const chosen = choices.filter(({ name }) => categories?.value.includes(name))
  const near = usedKeywords(heard, chosen, weights.label)
  const tags = labels(near, most.tags)
  const keywords = labels(
    [...ownKeywords(readings), ...near, ...usedKeywords(heard, choices, weights.hero)],
    most.keywords
  )
  return {
    ...(categories === undefined ? {} : { categories }),
    ...(tags === undefined ? {} : { tags }),
    ...(keywords === undefined ? {} : { keywords })
  }
}
