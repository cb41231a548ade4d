/** What a house says its trade is: what its title, what it calls itself and its summary name, and the rest of the home page bears out. */
import type { Quote } from "../../../../../domain/draft/Candidates.ts"
import { find, fold } from "../../../../../domain/text/Folding.ts"
import { titleParts } from "../../../evidence/names/SiteNames.ts"
import { countryAtEnd } from "../../../evidence/reading/CountryNames.ts"
import { isStrong, type Voiced } from "../../reading/Voiced.ts"
import { shownBy } from "../../words/AsWritten.ts"
import { type Chunk, chunksOf } from "./LineChunks.ts"
import { scriptChunksOf } from "./ScriptChunks.ts"

export interface TradeWords {
  /** Folded. */
  readonly names: ReadonlyArray<string>
  /** Where it is, folded. */
  readonly place: string
  /** Whether a text has a word of its own categories, and of any. */
  readonly bearOut: (text: string) => boolean
  readonly isTopical: (text: string, by: Voiced) => boolean
  /** Whether it is a search word of the site's own. */
  readonly isOwn: (text: string) => boolean
}
/** A label, and the words of the page that it stands in. */
export interface Named {
  readonly text: string
  readonly quote: Quote
}
export interface Trade extends Named {
  readonly role: Chunk["role"]
  /** How much of the home page says it besides. */
  readonly points: number
  readonly words: number
  readonly from: Voiced
  /** Whether it has a word of some category, or is a search word of its own. */
  readonly sure: boolean
  /** Whether the title and another loud place name it in the same words. */
  readonly agreed: boolean
}

/** Letters by which a word is known again in another form. */
const root = 6
const rootOf = (stem: string) => stem.slice(0, root)
const letters = (text: string) => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, "")
const enough = { several: 2, one: 3 } as const
/** Headings of the first level that are many are a list of things, and each says little of the whole. */
const fewHeadings = 3
const firstSentence = /^[^.!?。！？]{1,160}/u
/** A compound that long is a thing by itself, in the tongues that write them in one. */
const compound = 9
const acronym = /^\p{Lu}{2,6}s?$/u
const joined = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Arabic}]/u

interface Line {
  readonly text: string
  readonly from: Voiced
  /** Of a title each part names something; of a sentence what it begins with, and what it is specialised in. */
  readonly whole: boolean
}
const isOne =
  /^ (?:is|ist|est|es|é|è) (?:an?|eine?|une?|un'|una|uno|uma?|een|de|het|the|der|die|das|la|le|el|il|o)(?: |(?<='))/u
/** "Acme is a tea house that …": what is behind the name and its verb. */
const definedIn = (text: string, names: ReadonlyArray<string>): string => {
  const folded = fold(text)
  for (const name of names) {
    const verb = name !== "" && folded.startsWith(name) ? isOne.exec(folded.slice(name.length)) : null
    if (verb !== null) return shownBy(text, folded)(name.length + verb[0].length, folded.length)
  }
  return text
}
/** Headings and summaries tell what is done as often as what a thing is. */
const mayAsk: ReadonlySet<Voiced["where"]> = new Set(["heading", "summary"])
/** "The long quay": a certain thing, and no trade. */
const definite = "the der die das le la les el los las il lo gli o os as het de".split(" ")
const isCertain = (text: string, line: string): boolean => {
  const [folded, thing] = [fold(line), fold(text)]
  return definite.some((article) => find(folded, `${article} ${thing}`) !== -1)
}
const forSomebody = /\s(?:for|für|para|pour|voor|per) \p{L}/u
const [lines, shortLine] = [2, 90]
/** The lines that say what it is, the surest first. */
const linesOf = (said: ReadonlyArray<Voiced>, names: ReadonlyArray<string>): ReadonlyArray<Line> => {
  const home = said.filter((one) => one.home)
  const by = (where: Voiced["where"]) => home.filter((one) => one.where === where)
  const headings = by("heading")
  // Whose title is a name alone says what it is in the first lines below its heading.
  const below =
    by("title").length > 0
      ? []
      : by("hero")
          .slice(0, lines)
          .filter(({ text }) => text.length <= shortLine)
  return [
    ...by("title").flatMap((from) => titleParts(from.text).map((text) => ({ text, from, whole: true }))),
    ...by("told").map((from) => ({ text: from.text, from, whole: false })),
    ...(headings.length > fewHeadings ? [] : headings.map((from) => ({ text: from.text, from, whole: false }))),
    ...by("summary").map((from) => ({
      text: definedIn(firstSentence.exec(from.text)?.[0] ?? "", names),
      from,
      whole: false
    })),
    ...below.map((from) => ({ text: from.text, from, whole: false }))
  ]
}

export const statedTrades = (
  said: ReadonlyArray<Voiced>,
  { names, place, bearOut, isTopical, isOwn }: TradeWords
): ReadonlyArray<Trade> => {
  const home = said.filter((one) => one.home)
  const read = home.map((one) => ({ one, folded: fold(one.text), letters: letters(one.text), strong: isStrong(one) }))
  /** What no page writes small may be somebody's name, or a place. */
  const isWrittenSmall = (text: string): boolean => {
    const small = text.toLowerCase()
    return home.some((one) => find(one.text, small) !== -1)
  }
  const isName = (text: string): boolean => {
    const folded = fold(text)
    const mayBePart = !joined.test(text) && isWrittenSmall(text)
    return (
      names.some((name, at) => {
        if (name === "") return false
        // A part of the title beside the name may look like another name: "Notebook of tides", which the page writes small.
        const isWithin = find(name, folded) !== -1
        return isWithin ? !mayBePart || (at === 0 && name === folded) : find(folded, name) !== -1
      }) ||
      (place !== "" && (find(folded, place) !== -1 || place.includes(folded))) ||
      countryAtEnd(text, null) !== null
    )
  }
  const isThing = ({ text, stems }: Chunk, from: Voiced): boolean => {
    if (joined.test(text)) return true
    const isSure = isTopical(text, from) || isOwn(text)
    const isCompound = (from.lang === "de" || from.lang === "nl") && text.length >= compound
    if (stems.length === 1 && !isSure && !isCompound && !acronym.test(text)) return false
    // "Order planning for mills": of several words none but the first has a capital, as in a sentence.
    const isSentence = stems.length > 1 && text === text.toLowerCase() && !mayAsk.has(from.where)
    return from.lang === "de" || isSure || isSentence || acronym.test(text) || isWrittenSmall(text)
  }
  const pointsOf = ({ text, stems }: Chunk, from: Voiced, line: string): number => {
    const plainLine = letters(line)
    const [folded, plain] = [fold(text), letters(text)]
    let [points, weak] = [(bearOut(text) ? 1 : 0) + (isOwn(text) ? 2 : 0), 0]
    for (const other of read) {
      // A heading that is the line of the title again bears out nothing: both may be one slogan.
      if (
        other.one === from ||
        (from.where === "title" && other.one.where === "heading" && other.letters === plainLine)
      )
        continue
      const isWhole = find(other.folded, folded) !== -1 || (plain.length > root && other.letters.includes(plain))
      if (!isWhole && !stems.every((stem) => other.folded.includes(rootOf(stem)))) continue
      if (other.strong) points += isWhole ? 2 : 1
      else weak += isWhole ? 1 : 0.5
    }
    return points + Math.min(weak, 2)
  }
  const isAgreed = (text: string, from: Voiced): boolean =>
    read.some(({ one, folded, strong }) => strong && one.where !== from.where && find(folded, fold(text)) !== -1)
  const isTitled = home.some(({ where }) => where === "title")
  const found = new Map<string, Trade>()
  for (const { text: line, from, whole } of linesOf(said, names)) {
    const chunks = joined.test(line) ? scriptChunksOf(line) : chunksOf(line, from.lang)
    const opened = chunks.filter((one, at) => whole || one.above || (at === 0 && one.first && one.role === "thing"))
    for (const chunk of opened) {
      if (isName(chunk.text) || found.has(letters(chunk.text)) || !isThing(chunk, from)) continue
      const sure = isTopical(chunk.text, from) || isOwn(chunk.text)
      if (!sure && from.where !== "hero" && isCertain(chunk.text, line)) continue
      // "The shared ledger for small harbours": a line that is nothing but that says it by itself.
      const isForWhom =
        from.where === "hero" && forSomebody.test(line) && (chunk.stems.length > 1 || isTopical(chunk.text, from))
      const points =
        pointsOf(chunk, from, line) +
        (from.where === "told" ? (isTitled ? 1 : enough.several) : isForWhom ? enough.several : 0)
      const words = chunk.stems.length
      if (points < (words > 1 ? enough.several : enough.one)) continue
      found.set(letters(chunk.text), {
        text: chunk.text,
        quote: from.quote,
        role: chunk.role,
        points,
        words,
        from,
        sure,
        agreed: from.where === "title" && isAgreed(chunk.text, from)
      })
    }
  }
  return [...found.values()]
}
