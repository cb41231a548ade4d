/** Where on its pages a site says what it is about, and how loud: title and hero first, paragraphs last, others' words never. */
import type { Quote } from "../../../../domain/draft/Candidates.ts"
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { find, fold } from "../../../../domain/text/Folding.ts"
import { titleParts } from "../../evidence/names/SiteNames.ts"
import { calledOn, kindTold } from "../../evidence/names/ToldKinds.ts"
import { says } from "../../evidence/reading/Says.ts"
import { type Token, tokensOf } from "../../evidence/reading/Tokens.ts"
import { isLater } from "../../evidence/rules/Standing.ts"
import { type Language, languageOf } from "../../evidence/topics/Language.ts"
import { otherPeople } from "../../evidence/topics/OtherPeople.ts"
import { shownBy } from "../words/AsWritten.ts"
import { isBesideThePoint, isCall, isSummary } from "../words/Sentences.ts"
import { heroOf, quoteOf, type Reading, sentencesOf, stated } from "./Reading.ts"

/** How much a place says of what the product is. */
export const loud = {
  title: 3,
  told: 3,
  named: 1.5,
  heading: 2.5,
  summary: 2,
  hero: 1.5,
  data: 1.5,
  kind: 3,
  section: 1,
  text: 0.4
} as const
export type Loudness = keyof typeof loud
/** A home page says what the product is; other pages go into things beside it. */
const otherPages = 0.5

export interface Voiced {
  readonly where: Loudness
  readonly weight: number
  readonly text: string
  /** Says what the product is, not what it is praised with: title, summary, data, a sentence that opens with its name. */
  readonly describes: boolean
  readonly quote: Quote
  readonly lang: Language | null
  readonly home: boolean
  /** Where its own name stands in the folded text; nowhere in that of a name alone. */
  readonly named: readonly [from: number, to: number]
  readonly tokens: () => ReadonlyArray<Token>
}
/** Places that say by themselves what the product is. */
export const isStrong = ({ where, weight }: Voiced): boolean => weight > loud.section && where !== "text"

const describing: ReadonlySet<Loudness> = new Set(["title", "named", "summary", "data", "told"])
const longest = 1200
/** Of paragraphs and lines so many of a page are heard: they only repeat what is said above. */
const mostTexts = 120
const own: ReadonlySet<string> = new Set(["hero", "main", "features", "faq", "pricing"])

const nameIn = (where: Loudness, text: string, name: string): Voiced["named"] => {
  // Where no blanks part words a name is said with what it is.
  const at = where === "named" || !/\p{Script=Latin}/u.test(name) ? -1 : find(fold(text), name)
  return at === -1 ? [0, 0] : [at, at + name.length]
}

/** Where others speak, or where it is told of others. */
const apart: ReadonlySet<Region> = new Set(["reviews", "others", "news", "form", "legal", "consent", "navigation"])
/** What its sentences say it is, each with the block that it stands in. */
const toldOn = ({ page, blocks }: Reading, name: string, isHome: boolean) => {
  const called = calledOn(page, name)
  return blocks.flatMap(({ block }) =>
    block.level !== null || apart.has(block.region) || block.kind === "quotation" || block.kind === "button"
      ? []
      : sentencesOf(block.text).flatMap((sentence) => {
          const text = kindTold(fold(sentence), called, isHome)
          return text === null ? [] : [{ text, said: block.text }]
        })
  )
}

/** In German the noun has a capital: "Verein" of "gemeinnütziger Verein". */
const adjectives = /^(?:\p{Ll}[\p{L}-]* )+(?=\p{Lu})/u
const kindWritten = (text: string, lang: Language | null): string =>
  lang === "de" ? text.replace(adjectives, "") : text

const voicedOn = (reading: Reading, share: number, name: string): ReadonlyArray<Voiced> => {
  const { page, blocks } = reading
  const lang = languageOf(page)
  const hero = new Set(heroOf(reading))
  let texts = 0
  const say = (
    where: Loudness,
    one: { readonly text: string; readonly tokens: () => ReadonlyArray<Token> }
  ): ReadonlyArray<Voiced> =>
    one.text.length > longest
      ? []
      : [
          {
            where,
            weight: loud[where] * share,
            text: one.text,
            describes: describing.has(where) || (name !== "" && fold(one.text).startsWith(name)),
            quote: quoteOf(page, one.text),
            lang,
            home: share === 1,
            named: nameIn(where, one.text, name),
            tokens: one.tokens
          }
        ]
  const summaries = stated(page, "meta", "description", "og:description").filter(({ text }) => isSummary(text))
  // A title that is the name alone says what the name says.
  const isNameOnly = (title: string) => titleParts(title).every((part) => fold(part) === name)
  // By its own name it is told as well on a page beside the home page as there.
  const told = toldOn(reading, name, share === 1).slice(0, 1)
  return [
    ...told.map(({ text: kind, said }): Voiced => {
      const [whole, at] = [fold(said), fold(said).indexOf(kind)]
      const text = kindWritten(at === -1 ? kind : shownBy(said, whole)(at, at + kind.length), lang)
      return {
        where: "told",
        weight: loud.told,
        text,
        describes: true,
        quote: quoteOf(page, said),
        lang,
        home: true,
        named: [0, 0],
        tokens: () => tokensOf(fold(text))
      }
    }),
    ...stated(page, "title", "title").flatMap((one) => say(isNameOnly(one.text) ? "named" : "title", one)),
    ...summaries.slice(0, 1).flatMap((one) => say("summary", one)),
    ...stated(page, "json_ld", "applicationCategory", "applicationSubCategory", "description", "knowsAbout")
      .filter(({ path }) => path.length === 1)
      // What a page says of itself as data alone is all its summary.
      .flatMap((one, at) => say(summaries.length === 0 && at === 0 ? "summary" : "data", one)),
    ...blocks.flatMap((one) => {
      const { block, kind } = one
      if (kind === "frame" || !own.has(block.region) || isLater(block)) return []
      if (block.level === 1) return say("heading", block)
      if (hero.has(one)) return isBesideThePoint(block.text) ? [] : say("hero", block)
      texts += 1
      if (block.level !== null && block.region !== "faq")
        return texts > mostTexts || isCall(block.text) ? [] : say("section", block)
      return texts > mostTexts || says(block.tokens(), otherPeople) ? [] : say("text", block)
    })
  ]
}

/** `name`: folded, "" where none is known. */
export const voiced = (readings: ReadonlyArray<Reading>, name: string): ReadonlyArray<Voiced> =>
  readings.flatMap((reading, index) => voicedOn(reading, index === 0 ? 1 : otherPages, name))
