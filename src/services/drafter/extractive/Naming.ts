/** What a product is called and the line that says what it is, by rules: every reading the pages allow, best first. */
import type { Backed } from "../../../domain/draft/Candidates.ts"
import { find, fold } from "../../../domain/text/Folding.ts"
import { siteNames, titleHalves } from "../evidence/names/SiteNames.ts"
import type { PageIndex, SiteIndex } from "../evidence/reading/PageIndex.ts"
import { tokensOf } from "../evidence/reading/Tokens.ts"
import { languageOf } from "../evidence/topics/Language.ts"
import {
  heroOf,
  largeWords,
  quoteOf,
  type ReadBlock,
  type Reading,
  sentencesOf,
  smallWords,
  stated
} from "./reading/Reading.ts"
import { saysNameAlone } from "./telling/NameAlone.ts"
import { isAnswer } from "./telling/Passages.ts"
import {
  afterName,
  isList,
  isNames,
  isTagline,
  type LineFrom,
  nameAtHead,
  withoutBrackets
} from "./telling/TaglineForm.ts"
import { calmed, capitalised, shouts, unadorned } from "./words/Adorned.ts"
import { ofGetting } from "./words/HeadingWords.ts"
import { greets, isTerms, kindAlone } from "./words/LineWords.ts"
import { isSummary, isWhole, saysName, wordsIn } from "./words/Sentences.ts"
import { headsPassing } from "./words/tables/PassingLines.ts"

const offer = (page: PageIndex, value: string): Backed<string> => ({ value, evidence: [quoteOf(page, value)] })

export const nameOptions = (site: SiteIndex): ReadonlyArray<Backed<string>> =>
  siteNames(site).map(({ text, page }) => offer(page, text))

/** A candidate, and how good a place it stands at. */
interface Line {
  readonly text: string
  readonly rank: number
  readonly from?: LineFrom
}
/** Places of a line; a line that says what the rest of the page is about gains up to `telling`. */
const ranks = {
  slogan: 4,
  /** In data alone, where nobody sees that it is of yesterday. */
  unseen: 0.8,
  heading: 3,
  title: 3.5,
  /** One of several search words of a title, or one with a postal code. */
  listed: 1.4,
  below: 2.2,
  shared: 2,
  summary: 1,
  later: 0.4,
  telling: 1.5
} as const

/** Paragraphs below the hero whose first sentence may stand in. */
const fewParagraphs = 6
/** Words of a line that heads a list. */
const fewWords = 3
/** What each further line of the hero loses, and a line that is but the beginning of a text. */
const later = 0.3
const cutOff = (text: string) => (firstOf(text) === text ? 0 : 0.6)
/** What two words over a title lose. */
const brief = 1
/** What these and a greeting lose, a line in capitals, and a row of terms. */
const lost = { greeting: 2, capitals: 1.5, terms: 2 } as const
/** Share of a line's words that the page's other summaries of itself use too. */
const tells = (text: string, others: ReadonlyArray<string>, names: ReadonlyArray<string>) => {
  const called = new Set(names.flatMap((name) => tokensOf(name).map(({ stem }) => stem)))
  const words = [
    ...new Set(tokensOf(fold(text)).flatMap(({ content, stem }) => (content && !called.has(stem) ? [stem] : [])))
  ]
  const heard = new Set(
    others
      .filter((other) => !fold(other).includes(fold(text)))
      .flatMap((other) => tokensOf(fold(other)).map(({ stem }) => stem))
  )
  return words.length === 0 ? 0 : words.filter((word) => heard.has(word)).length / words.length
}

/** Lines that are rather sentences of the text: with the name as their subject, or long. */
const sentence = { named: 0.8, long: 0.5, characters: 90 } as const
const prosy = (text: string, names: ReadonlyArray<string>) =>
  (names.some((name) => name !== "" && find(fold(text), name) === 0) ? sentence.named : 0) +
  (text.length > sentence.characters ? sentence.long : 0)
/** `names`: folded, the product's own first; none where none is known. */
export const taglineOptions = (
  readings: ReadonlyArray<Reading>,
  names: ReadonlyArray<string>
): ReadonlyArray<Backed<string>> => {
  const [home] = readings
  if (home === undefined) return []
  const { page } = home
  const name = names[0] ?? ""
  const beside = (title: string, least = fewWords) => [
    ...titleHalves(title).filter(
      (part) =>
        wordsIn(part) >= least && (name === "" || (find(fold(part), name) === -1 && nameAtHead(part, name) === 0))
    ),
    ...titleHalves(title).flatMap((part) => afterName(part, name))
  ]
  const hero = heroOf(home)
  const lines = (rank: number, texts: ReadonlyArray<string>): ReadonlyArray<Line> =>
    texts.map((text) => ({ text, rank }))
  // "What is reiki?": what is answered there any house of the trade could say.
  const isOfTrade = (one: ReadBlock, above: ReadBlock | undefined) =>
    isAnswer(one, above, names) && !saysName(above?.block.text ?? "", names)
  // Under a name that stands alone the next heading says what it is.
  const isBelowName = ({ block }: ReadBlock, at: number) =>
    block.level !== null && hero[at - 1]?.block.level === 1 && names.includes(fold(hero[at - 1]?.block.text ?? ""))
  const heroLines = hero
    .filter((one, at) => {
      const { kind, block } = one
      if (kind === "heading") return isBelowName(one, at)
      const next = hero[at + 1]?.block.list ?? null
      // "Our house", over a table of its rooms.
      const isTitle = kind === "label" && wordsIn(block.text) <= fewWords && next !== null
      return (
        (kind === "label" || kind === "paragraph") && block.list === null && !isTitle && !isOfTrade(one, hero[at - 1])
      )
    })
    .map(({ block }) => block.text)
  const german = languageOf(page) === "de"
  const small = smallWords(readings)
  const large = largeWords(readings)
  const found = [
    ...stated(page, "json_ld", "slogan").map(({ text, folded }) => ({
      text,
      rank: home.blocks.some(({ block }) => find(block.folded, folded) !== -1) ? ranks.slogan : ranks.unseen
    })),
    ...mainHeadings(home).map(({ block }, at) => ({
      // The logo's words and the line beside them, in one heading: "Acme Bread made by hand".
      text: afterName(block.text, name).find((rest) => /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(rest)) ?? block.text,
      rank: at === 0 ? ranks.heading : ranks.later,
      from: at === 0 && block.level === 1 ? ("heading" as const) : ("page" as const)
    })),
    ...stated(page, "title", "title").flatMap(({ text }) => {
      const rank = isList(text) ? ranks.listed : ranks.title
      // Two words say of which kind it is, where nothing says more.
      return beside(text, 2).map((line) => ({
        text: line,
        rank: wordsIn(line) < fewWords ? ranks.later : isCapitals(text, line) ? ranks.listed : rank,
        from: "title" as const
      }))
    }),
    ...heroLines.slice(0, 3).map((text, at) => ({
      text: firstOf(text),
      rank: ranks.below - at * later - cutOff(text) - (wordsIn(text) < fewWords ? brief : 0)
    })),
    ...lines(
      ranks.shared,
      stated(page, "meta", "og:title", "twitter:title").flatMap(({ text }) => beside(text))
    ),
    ...[
      ...stated(page, "meta", "description", "og:description"),
      ...stated(page, "json_ld", "description").filter(({ path }) => path.length === 1)
    ].flatMap(({ text }) =>
      isSummary(text) ? [{ text: firstOf(text), rank: isWhole(firstOf(text)) ? ranks.summary : ranks.below }] : []
    ),
    ...home.blocks
      .filter(
        (one, at) =>
          one.kind === "paragraph" &&
          !isOfTrade(one, home.blocks[at - 1]) &&
          one.block.card === null &&
          one.block.list === null &&
          !ofGetting.test(one.block.under.at(-1) ?? "") &&
          !headsPassing.test(one.block.under.at(-1) ?? "")
      )
      .slice(0, fewParagraphs)
      .map(({ block }) => ({ text: firstOf(block.text), rank: ranks.later, from: "text" as const }))
  ]
    .map((line: Line) => ({ ...line, text: unadorned(line.from === "title" ? withoutBrackets(line.text) : line.text) }))
    .filter(
      ({ text, from }: Line) =>
        isTagline(text, name, from) && !saysNameAlone(text, names) && (german || !isNames(text, small, names, home))
    )
  const others = [
    ...stated(page, "title", "title").map(({ text }) => text),
    ...stated(page, "meta", "description").map(({ text }) => text),
    ...hero.map(({ block }) => block.text)
  ]
  const dressed = (text: string, from: Line["from"]) => {
    const line = from === "title" ? capitalised(text) : text
    return german ? line : calmed(line, small, large)
  }
  return found
    .map(({ text, rank, from }) => ({
      text: dressed(text, from),
      rank:
        rank +
        ranks.telling * tells(text, others, names) -
        prosy(text, names) -
        (shouts(text) ? lost.capitals : 0) -
        (isTerms(text) ? lost.terms : 0) -
        (greets.test(text) || kindAlone.test(text) ? lost.greeting : 0)
    }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ text }) => offer(page, text))
}
/** The headings of the first level; where a page has none, the first of its hero. */
const mainHeadings = (home: Reading): ReadonlyArray<ReadBlock> => {
  const hero = heroOf(home)
  const all = home.blocks.filter(({ block, kind }) => block.level === 1 && kind === "heading")
  // Where one is seen first, others head the parts below.
  const seen = all.filter((one) => hero.includes(one))
  const heads = seen.length > 0 ? seen : all
  return heads.length > 0 ? heads : hero.filter(({ kind }) => kind === "heading").slice(0, 1)
}
/** "River Gauge" of "Acme River Gauge" is as much of the name as of a line. */
const isCapitals = (title: string, line: string): boolean =>
  titleHalves(title).some((part) => part !== line && part.endsWith(` ${line}`)) &&
  line.split(" ").every((word) => /^\p{Lu}/u.test(word))
/** A line, or the first sentence of a text. */
const firstOf = (text: string) => {
  const [first = "", second] = sentencesOf(text)
  return second === undefined || isWhole(first) ? first : text
}
