/**
 * How sure it is that a line tells what a house is or does. A slogan tells it by a word of a trade, or by words that the rest
 * of the site is full of; one with neither would stand as well over any house's door.
 */
import type { Backed } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { madeOnce, recalled } from "../../../../domain/text/Recalled.ts"
import { isOwnVoice } from "../../evidence/rules/Standing.ts"
import { heroOf, type Reading, stated } from "../reading/Reading.ts"
import { greets } from "../words/LineWords.ts"
import { isOwn, isWhole, wordsIn } from "../words/Sentences.ts"
import { begun, contentStems, type Names, type Passage, stemsIn, tellsPast } from "./Passages.ts"

export interface Sureness {
  /** Has no word of a trade, and next to none that the site has elsewhere. */
  readonly isThin: (text: string) => boolean
  /** Has none of either at all: a mood, another's saying, a tale. */
  readonly isEmpty: (text: string) => boolean
  /** Stands below what a visitor sees first, where others are told of too, and does not say whose it is. */
  readonly isBelow: (text: string) => boolean
  /** Stands on the page, and not in its data alone, where what was copied from another's stays unseen. */
  readonly isSeen: (text: string) => boolean
  /** Names a trade, in a line that is no sentence and counts nothing. */
  readonly tells: (text: string) => boolean
}

/**
 * Words that the site has elsewhere, by which a line is of what the site is of, were they but a part of its words; and words of
 * a site from which what it does not say elsewhere tells anything.
 */
const heard = { words: 2, share: 0.5, enough: 25 } as const
const lettersOf = recalled((text) => text.replace(/[^\p{L}\p{N}]/gu, ""))

/** `hasTopic`: whether a text names a trade. */
export const surenessOf = (
  readings: ReadonlyArray<Reading>,
  names: Names,
  hasTopic: (text: string) => boolean
): Sureness => {
  const [home] = readings
  const called = contentStems(names.join("\n"))
  const parts = readings.flatMap(({ page }) => [
    ...page.blocks.map((block) => ({
      tokens: block.tokens,
      folded: block.folded,
      isTelling: isOwnVoice(block)
    })),
    ...[...stated(page, "title", "title"), ...stated(page, "meta", "description", "og:description")].map(
      ({ tokens, folded }) => ({ tokens, folded, isTelling: true })
    )
  ])
  const lettersIn = madeOnce(({ folded }: (typeof parts)[number]) => lettersOf(folded))
  /** How many words a line has besides the name, and how many of them stand where it does not. */
  const echoOf = (text: string) => {
    const letters = lettersOf(fold(text))
    const own = new Set([...contentStems(text)].filter((stem) => !called.has(stem)).map(begun))
    const rest = new Set(own)
    for (const part of parts) {
      if (rest.size === 0) break
      const partLetters = lettersIn(part)
      if (partLetters.includes(letters) || letters.includes(partLetters)) continue
      for (const stem of stemsIn(part.tokens())) rest.delete(begun(stem))
    }
    return { words: own.size, again: own.size - rest.size }
  }
  /** Whether the site says enough, in its own voice and not in menus and others' names, for a line to be of a piece with it or not. */
  const isTold = () => {
    const found = new Set<string>()
    for (const { tokens, isTelling } of parts) {
      if (!isTelling) continue
      for (const stem of stemsIn(tokens())) found.add(stem)
      if (found.size >= heard.enough) return true
    }
    return false
  }
  const isThin = (text: string): boolean => {
    if (tellsPast.test(text) && !isOwn(text, names)) return true
    const { words, again } = echoOf(text)
    return (again < heard.words || again < heard.share * words) && !hasTopic(text)
  }
  const hero = new Set(home === undefined ? [] : heroOf(home))
  const shown = [
    ...(home?.blocks ?? []).filter((one) => one.block.level !== null || hero.has(one)).map(({ block }) => block.folded),
    ...(home === undefined ? [] : stated(home.page, "title", "title")).map(({ folded }) => folded),
    ...(home === undefined ? [] : stated(home.page, "meta", "description", "og:description")).map(
      ({ folded }) => folded
    )
  ]
  const below = (home?.blocks ?? []).filter((one) => one.block.level === null && !hero.has(one))
  return {
    isThin,
    isEmpty: (text) =>
      isTold() &&
      !isOwn(text, names) &&
      (echoOf(text).again === 0 || (greets.test(text) && isThin(text))) &&
      !hasTopic(text),
    isBelow: (text) =>
      !isOwn(text, names) &&
      below.some(({ block }) => block.text.startsWith(text)) &&
      !shown.some((line) => line.includes(fold(text))),
    isSeen: (text) => (home?.blocks ?? []).some(({ block }) => block.folded.includes(fold(text))),
    tells: (text) => !isWhole(text) && !/\p{N}/u.test(text) && hasTopic(text)
  }
}
/** Words of a line that has no room to tell anything: "Ask. Know. Go." */
const fewWords = 4
/**
 * Lines, the surest first. The best of them stands unless it says next to nothing: then what says what the house is stands
 * before it, and where it says nothing at all, whatever names a trade; it is left out itself.
 */
export const surest = (
  lines: ReadonlyArray<Backed<string>>,
  defining: { readonly is: ReadonlyArray<Backed<string>>; readonly does: ReadonlyArray<Backed<string>> },
  { isThin, isEmpty, isBelow, isSeen, tells }: Sureness
): ReadonlyArray<Backed<string>> => {
  const [first] = lines
  if (first === undefined) return defining.is
  if (!isThin(first.value)) return lines
  if (!isEmpty(first.value) && !isBelow(first.value))
    return wordsIn(first.value) <= fewWords || tellsPast.test(first.value) ? [...defining.is, ...lines] : lines
  const firm = lines.filter(({ value }) => !isEmpty(value) && !isBelow(value))
  const telling = firm.filter(({ value }) => tells(value) && !isThin(value))
  const others = firm.filter(({ value }) => !telling.some((one) => one.value === value) && isSeen(value))
  return [...telling, ...defining.is, ...defining.does, ...others]
}

/** Passages without those that tell nothing, where one is sure; `isSure`: says by its form what the house is. */
export const surePassages = (
  told: ReadonlyArray<Passage>,
  isSure: (one: Passage) => boolean,
  { isThin, isEmpty }: Sureness
): ReadonlyArray<Passage> => {
  const [first] = told
  if (first === undefined || isSure(first)) return told
  const saying = told.filter(({ text }) => !isEmpty(text))
  if (first.own || !isThin(first.text)) return saying
  const sure = saying.filter(isSure)
  return [...sure, ...saying.filter((one) => !sure.includes(one))]
}
