/**
 * A sentence against the page's in a language that is read word by word: doubtful where it has enough of the page's words,
 * refused where one of them says otherwise.
 */
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { functionWords } from "../../reading/Vocabulary.ts"
import { localStem } from "../parse/LocalStems.ts"
import { commonWords, type ReadLanguage } from "../words/Languages.ts"
import { bindingKinds, otherParties } from "../words/OtherTongues.ts"

interface Item {
  readonly word: string
  readonly stem: string
  readonly number: boolean
  /** Written as a name is. */
  readonly name: boolean
  /** Carries meaning. */
  readonly content: boolean
  readonly own: boolean
  /** The kind of binding word it is. */
  readonly binds: string | null
  /** The part of the sentence between commas it stands in. */
  readonly part: number
}

const pattern = /\p{Sc}?\p{Nd}+(?:[.,]\p{Nd}+)*\s?[%\p{Sc}]?|[\p{L}\p{M}\p{Nd}_-]+|\p{Sc}/gu

const itemsOf = (text: string, language: ReadLanguage, names: ReadonlyArray<string>): ReadonlyArray<Item> => {
  const tidy = tidyText(text)
  const own = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{Nd}]+/u)))
  const found: Array<Item> = []
  let part = 0
  let last = 0
  for (const match of tidy.matchAll(pattern)) {
    const written = match[0]
    const gap = tidy.slice(last, match.index)
    if (/[,;:()–—|.!?]/.test(gap)) part += 1
    const first = found.length === 0 || /[.!?:]/.test(gap)
    last = match.index + written.length
    const word = fold(written)
    const number = /\p{Nd}/u.test(written)
    const binds = Object.entries(bindingKinds).find(([, kind]) => kind.test(word))?.[0] ?? null
    const capital = /^\p{Lu}/u.test(written)
    const mixed = /^.+\p{Lu}/u.test(written)
    found.push({
      word: number ? word.replace(/\s/g, "") : word,
      stem: number ? word.replace(/\s/g, "") : localStem(word, language),
      number,
      // German writes all its nouns large: there only "iPhone" and "SMS" tell a name.
      name: !number && capital && (mixed || (!first && language !== "de")),
      content:
        number || binds !== null || !(functionWords.has(word) || commonWords[language].has(word) || word.length < 2),
      own: own.has(word) && capital,
      binds,
      part
    })
  }
  return found
}

export type PlainRuling =
  | { readonly lane: "doubt"; readonly by: ReadonlyArray<number> }
  | { readonly lane: "refused"; readonly reason: string }
const refused = (reason: string): PlainRuling => ({ lane: "refused", reason })

const telling = (items: ReadonlyArray<Item>) => items.filter(({ content, own }) => content && !own)

const follows = (items: ReadonlyArray<Item>, at: number) => items.slice(at + 1).find(({ content }) => content)?.stem
/** Whether a figure counts the same on both sides. */
const sameFigure = (one: Item, items: ReadonlyArray<Item>, page: ReadonlyArray<Item>) => {
  const counted = follows(items, items.indexOf(one))
  return page.some(
    (other, at) =>
      other.number &&
      other.word === one.word &&
      (counted === undefined || follows(page, at) === undefined || follows(page, at) === counted)
  )
}

/** Why a sentence that shares words with the page's is none of its; null where nothing speaks against it. */
const contradiction = (
  asked: ReadonlyArray<Item>,
  host: ReadonlyArray<Item>,
  shared: ReadonlySet<string>
): string | null => {
  const parts = new Set(host.filter(({ stem, content }) => content && shared.has(stem)).map(({ part }) => part))
  const near = host.filter(({ part }) => parts.has(part))
  for (const kind of Object.keys(bindingKinds)) {
    const ours = asked.some(({ binds }) => binds === kind)
    const theirs = near.some(({ binds }) => binds === kind)
    if (ours === theirs || (kind === "all" && theirs) || (kind === "best" && theirs) || (kind === "free" && theirs))
      continue
    return kind === "denied" ? "the page says the opposite" : "the page says it otherwise"
  }
  const stems = new Set(asked.map(({ stem }) => stem))
  const party = near.find(({ word, stem }) => otherParties.test(word) && !stems.has(stem))
  if (party !== undefined) return `the site says this about ${party.word}`
  const first = host.findIndex(({ stem, content }) => content && shared.has(stem))
  const named = host.slice(0, first).find(({ name, own, stem }) => name && !own && !stems.has(stem))
  if (named !== undefined) return `the site says this about ${named.word}`
  const names = asked.filter(({ name, own, stem }) => name && !own && shared.has(stem)).map(({ stem }) => stem)
  const order = host.filter(({ stem }) => names.includes(stem)).map(({ stem }) => stem)
  if (names.length > 1 && names.some((name, at) => at > 0 && order.indexOf(name) < order.indexOf(names[at - 1] ?? "")))
    return "the page says it the other way round"
  return null
}

/** Of a sentence's words at least so many must be the quotes'. */
const leastShared = 0.4

export const plainRuling = (
  sentence: string,
  pages: ReadonlyArray<string>,
  language: ReadLanguage,
  names: ReadonlyArray<string>
): PlainRuling => {
  const asked = itemsOf(sentence, language, names)
  const wanted = telling(asked)
  if (wanted.length === 0) return refused("it says nothing")
  const said = pages.map((text) => ({
    text,
    items: itemsOf(text, language, names),
    question: /[?？]["'”’»)\]]*\s*$/.test(text),
    quoted: /["“”„«»]/.test(text)
  }))
  const open = said.filter(({ question, quoted }) => !question && !quoted)
  const shares = (items: ReadonlyArray<Item>) =>
    wanted.filter((one) => items.some((other) => other.content && other.stem === one.stem))
  const host = open.toSorted((a, b) => shares(b.items).length - shares(a.items).length)[0]
  if (host === undefined || shares(host.items).length === 0) return refused("no quote says it")
  const all = open.flatMap(({ items }) => items)
  const covered = shares(all)
  const reason = contradiction(asked, host.items, new Set(covered.map(({ stem }) => stem)))
  if (reason !== null) return refused(reason)
  if (asked.some(({ number, word }) => number && /\p{Sc}/u.test(word))) return refused("no quote has this price so")
  const figures = asked.filter(({ number }) => number)
  if (!figures.every((one) => open.some(({ items }) => sameFigure(one, asked, items) && shares(items).length > 1)))
    return refused("no quote has this figure so")
  const strange = asked.find(
    ({ name, own, stem }, at) =>
      (name || isPlaced(asked, at, language)) && !own && !all.some((other) => other.stem === stem)
  )
  if (strange !== undefined) return refused(`no quote names "${strange.word}" here`)
  if (covered.length < wanted.length * leastShared) return refused("no quote says this in these words")
  return {
    lane: "doubt",
    by: said.flatMap((one, at) => (open.includes(one) && shares(one.items).length > 0 ? [at] : []))
  }
}

/** "In Passau", "aus Ulm": a German name is told by what stands before it. */
const isPlaced = (items: ReadonlyArray<Item>, at: number, language: ReadLanguage) =>
  language === "de" && /^(?:in|aus|nach|bei|von)$/.test(items[at - 1]?.word ?? "") && (items[at]?.content ?? false)
