/**
 * Whether a sentence tells the whole of its quotes over again: every word of it that tells something is theirs and every
 * one of theirs is in it, inflected or near, but for one on either side; the same figures, and of each kind of word that
 * binds both sides have some or neither has. It must be built otherwise than they are: who lies keeps the page's line and
 * leaves a word out or turns one, who tells it over turns the whole line. Or it begins as the page does and has a word or
 * two of its own in the place of a word or two of theirs: "Bring in old bikes" for "drop off your old bike". Works by words
 * alone, in any language that has a table, and only on what no veto has refused (`vetoes/`).
 */
import { sentenceLanguage } from "../../parse/TextLanguage.ts"
import { type ForeignReading, type ForeignWord, readForeign } from "../../tongues/ForeignText.ts"
import type { Tongue } from "../../tongues/Tongue.ts"
import { englishTongue, tongueOf } from "../../tongues/TongueOf.ts"
import type { BindingKind } from "../../tongues/tables/Table.ts"
import { turnsAround } from "../../vetoes/otherwise/sides/Sides.ts"
import type { Spoken } from "../../voice/Spoken.ts"
import { hasKind, isSameWord, readWords, sameCounts } from "../SideBySide.ts"
import { alignedWith } from "./Aligned.ts"
import { changesPlaces, isNameWord } from "./ChangedPlaces.ts"

/** Words that tell something may be so many on one side alone. */
const mostApart = 1
/** So many words of a sentence, little ones too, stand otherwise than in the quote it is nearest to. */
const leastTurned = 3
/** Fewer words in common tell nothing. */
const leastShared = 2
/** With a word of its own a sentence needs so many that are its quotes'. */
const leastWithNew = 3

/** Words of its own that may take the place of so many of its quotes' … */
const mostReplaced = 2
/** … in a sentence that has so many of theirs beside, and of which so many more words, little ones too, stand otherwise. */
const leastKept = 3
const leastMoved = 2

/** Of these a sentence may not have any that its quotes have not, nor the other way round. */
const binding: ReadonlyArray<BindingKind> = [
  "not",
  "plan",
  "past",
  "may",
  "if",
  "except",
  "only",
  "some",
  "all",
  "more",
  "less",
  "upTo",
  "over",
  "under",
  "about",
  "first",
  "best",
  "free",
  "always",
  "limitless",
  "other"
]

/** Words of a line that stand otherwise in another. */
const turnedFrom = (line: ReadonlyArray<ForeignWord>, other: ReadonlyArray<ForeignWord>): number =>
  alignedWith(line, other, (a, b) => a.text === b.text).filter((place) => place === null).length

/** What follows a figure: the next word that tells something. */
const countedIn = (words: ReadonlyArray<ForeignWord>) =>
  words.flatMap(({ value }, at) => {
    const next = words.slice(at + 1, at + 1 + reach).find(({ content }) => content)
    return value === null || next === undefined ? [] : [{ value, next }]
  })
const reach = 3
const sameCounted = (own: ReadonlyArray<ForeignWord>, page: ReadonlyArray<ForeignWord>, tongue: Tongue): boolean => {
  const there = countedIn(page)
  return countedIn(own).every(({ value, next }) => {
    const same = there.filter((one) => one.value === value)
    return same.length === 0 || same.some((one) => isSameWord(next, one.next, tongue))
  })
}

/** "Roasts coffee and grinds tea in Bonn": what stands on one side of an "and" stays together. */
const keepsApart = (said: ForeignReading, used: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const sidesOf = (words: ReadonlyArray<ForeignWord>): ReadonlyArray<ReadonlyArray<ForeignWord>> => {
    const sides: Array<Array<ForeignWord>> = [[]]
    for (const word of words) {
      if (tongue.and.has(word.text)) sides.push([])
      else sides.at(-1)?.push(word)
    }
    return sides.filter((side) => side.some(({ content }) => content))
  }
  const own = sidesOf(readWords(said))
  return used.every((one) => {
    const theirs = sidesOf(readWords(one))
    if (theirs.length < 2 || own.length !== theirs.length) return true
    const of = (side: ReadonlyArray<ForeignWord>) =>
      new Set(
        side.flatMap((word) => {
          const at = word.content
            ? theirs.findIndex((their) => their.some((other) => other.content && isSameWord(word, other, tongue)))
            : -1
          return at === -1 ? [] : [at]
        })
      )
    return own.every((side) => of(side).size < 2)
  })
}

const bounds = { quotes: 12, words: 80 } as const

/** Words that tell something: a sentence's, those of them that are its own alone, and its quotes' that it has not. */
interface Apart {
  /** All words of the sentence, little ones too. */
  readonly own: ReadonlyArray<ForeignWord>
  readonly telling: ReadonlyArray<ForeignWord>
  readonly fresh: ReadonlyArray<ForeignWord>
  readonly left: ReadonlyArray<ForeignWord>
}
const isFew = ({ length }: ReadonlyArray<unknown>) => length > 0 && length <= mostReplaced
/** "Vengono raccolte", of "raccogliamo": the same deed, told from its other end. */
const passive = /^(?:wird|werden|wurden?|wordt|worden|werd|viene|vengono|venne|vennero|gets?|being)$/u
const conjunctions: ReadonlySet<string> = new Set(
  `once when whenever if unless before after until because while as wenn sobald falls bevor nachdem bis weil während quand dès
  lorsque avant après cuando antes después hasta porque mientras quando prima dopo finché perché mentre antes depois até enquanto
  als zodra voordat nadat totdat omdat terwijl`.split(/\s+/)
)
/** The first word of a clause that tells something: whoever does what the clause tells, more often than not. */
const leadsClause = (own: ReadonlyArray<ForeignWord>, word: ForeignWord): boolean => {
  const before = own.slice(0, own.indexOf(word))
  const nearest = before.findLast(({ text, content }) => content || conjunctions.has(text))
  return nearest !== undefined && conjunctions.has(nearest.text)
}
/** Whoever does it is the page's: a new word that comes first, of all or of a clause, may be somebody else. */
const replacesFew = ({ own, telling, fresh, left }: Apart, tongue: Tongue): boolean => {
  const [doer] = telling
  return (
    isFew(fresh) &&
    isFew(left) &&
    // "Picked by hand" in the place of "picked" says one thing more.
    fresh.filter(({ text }) => !passive.test(text)).length <= left.length &&
    // "In Canada", for which "worldwide" is no other word.
    !left.some((word) => isNameWord(word, tongue)) &&
    telling.length - fresh.length >= leastKept &&
    doer !== undefined &&
    !fresh.includes(doer) &&
    !fresh.some((word) => leadsClause(own, word))
  )
}
/** Whatever binds what the page says binds the sentence; of what binds the sentence alone the vetoes have told. */
const keepsBounds = (said: ForeignReading, used: ReadonlyArray<ForeignReading>): boolean =>
  binding.every((kind) => hasKind([said], kind) || !hasKind(used, kind))

/** The sentence, the quotes that it has words of, and the words of both. */
interface Retelling extends Apart {
  readonly said: ForeignReading
  readonly used: ReadonlyArray<ForeignReading>
  readonly page: ReadonlyArray<ForeignWord>
}

/** A word or two of its own in the place of as many of theirs; the page's own line with one changed says something else. */
const tellsAnew = ({ said, used, page, ...apart }: Retelling, tongue: Tongue): boolean => {
  const moved = Math.min(...used.map((one) => turnedFrom(apart.own, readWords(one)))) - apart.fresh.length
  return moved >= leastMoved && replacesFew(apart, tongue) && sameCounts(apart.own, page) && keepsBounds(said, used)
}

/** Every word of theirs, and none but one of its own. */
const tellsAll = ({ said, used, own, page, telling, fresh, left }: Retelling, tongue: Tongue): boolean => {
  const shared = telling.length - fresh.length
  if (shared < leastShared || fresh.length > mostApart || left.length > mostApart) return false
  if (shared < leastWithNew && fresh.length > 0) return false
  // "Once the customer has signed", of "once the baker has".
  if (fresh.some((word) => leadsClause(own, word))) return false
  // "The school pays the parents' fee", of "parents pay the fee": a new doer, and the page's is done to.
  const [doer] = telling
  const theirs = page.find(({ content }) => content)
  const isLed = theirs !== undefined && page[0] !== theirs && page.indexOf(theirs) < 3
  if (doer !== undefined && isLed && fresh.includes(doer) && !left.includes(theirs)) return false
  // What several say is put together in their own words, or it joins what they say apart.
  if (used.length > 1 && fresh.length > 0) return false
  if (!sameCounts(own, page)) return false
  if (binding.some((kind) => hasKind([said], kind) !== hasKind(used, kind))) return false
  // "See who runs it", of which the seeing is gone.
  if (left.length > 0 && hasKind(used, "relative") && !hasKind([said], "relative")) return false
  return (
    sameCounted(own, page, tongue) &&
    keepsApart(said, used, tongue) &&
    used.every((one) => turnedFrom(own, readWords(one)) >= leastTurned)
  )
}

const retellingOf = (
  sentence: string,
  texts: ReadonlyArray<string>,
  tongue: Tongue,
  names: ReadonlyArray<string>
): Retelling | null => {
  const said = readForeign(sentence, tongue, names)
  const own = readWords(said)
  if (!tongue.spaced || said.question || own.length > bounds.words) return null
  const telling = own.filter(({ content }) => content)
  const among = (word: ForeignWord, words: ReadonlyArray<ForeignWord>) =>
    words.some((other) => other.content && isSameWord(word, other, tongue))
  const used = texts
    .slice(0, bounds.quotes)
    .map((text) => readForeign(text, tongue, names))
    .filter((page) => readWords(page).some((word) => word.content && among(word, telling)))
  const page = used.flatMap(readWords)
  if (page.length === 0 || page.length > bounds.words) return null
  const fresh = telling.filter((word) => !among(word, page))
  const left = page.filter((word) => word.content && !among(word, telling))
  return { said, used, own, page, telling, fresh, left }
}

/** `own`: what the page says of itself at the quotes; `stated`: what of it is no question, with what answers state. */
export const tellsOver = (
  sentence: string,
  own: ReadonlyArray<Spoken>,
  stated: ReadonlyArray<{ readonly text: string; readonly at: number }>,
  names: ReadonlyArray<string>
): boolean => {
  const texts = own.map(({ text }) => text)
  // What a page asks and answers is said by neither alone.
  if (stated.some(({ text, at }) => text !== texts[at])) return false
  const tongue = tongueOf([sentence, ...texts].join("\n"), own[0]?.lang ?? null)
  const isKnown = tongue !== null || own.every((one) => sentenceLanguage(one.text, one.lang) === "en")
  if (!isKnown || (tongue === null && turnsAround(sentence, texts))) return false
  const spoken = tongue ?? englishTongue()
  const told = retellingOf(sentence, texts, spoken, names)
  return (
    told !== null && (tellsAnew(told, spoken) || tellsAll(told, spoken)) && !changesPlaces(told.said, told.used, spoken)
  )
}
