/**
 * Whether a sentence tells the whole of its quotes over again: every word of it that tells something is theirs and every
 * one of theirs is in it, inflected or near, but for one on either side; the same figures, and of each kind of word that
 * binds both sides have some or neither has. It must be built otherwise than they are: who lies keeps the page's line and
 * leaves a word out or turns one, who tells it over turns the whole line. Or it begins as the page does and has a word or
 * two of its own in the place of a word or two of theirs: "Bring in old bikes" for "drop off your old bike". Works by words
 * alone, in any language that has a table, and only on what no veto has refused (`vetoes/`).
 */
import { sentenceLanguage } from "../parse/TextLanguage.ts"
import { type ForeignReading, type ForeignWord, readForeign } from "../tongues/ForeignText.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import { englishTongue, tongueOf } from "../tongues/TongueOf.ts"
import type { BindingKind } from "../tongues/tables/Table.ts"
import { turnsAround } from "../vetoes/Sides.ts"
import type { Spoken } from "../voice/Spoken.ts"
import { hasKind, isSameWord, readWords, sameCounts } from "./SideBySide.ts"

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

/** Words in common that stand in one order. */
const inOrder = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): number => {
  let last = new Array<number>(b.length + 1).fill(0)
  for (const word of a) {
    const next = [0]
    for (const [at, other] of b.entries())
      next.push(word === other ? (last[at] ?? 0) + 1 : Math.max(last[at + 1] ?? 0, next[at] ?? 0))
    last = next
  }
  return last.at(-1) ?? 0
}

/** Words of a line that stand otherwise in another. */
const turnedFrom = (line: ReadonlyArray<ForeignWord>, other: ReadonlyArray<ForeignWord>): number =>
  line.length -
  inOrder(
    line.map(({ text }) => text),
    other.map(({ text }) => text)
  )

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

/** Before whom something is done by, or had from. */
const by = /^(?:by|from|von|vom|durch|par|por|pelo|pela|da|dal|dalla|dall|door)$/u
/** "Ettore learned it from Silvia", of "Silvia learned it from Ettore": two names that changed places, and nothing else to tell so. */
const turnsNames = (said: ForeignReading, used: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const [own, page] = [readWords(said), used.flatMap(readWords)]
  if (own.some(({ text }) => by.test(text)) !== page.some(({ text }) => by.test(text))) return false
  // The product's may stand anywhere among what several sentences say of it.
  const names = [...own, ...page].filter((word) => isName(word, tongue) && (used.length === 1 || !word.own))
  const named = new Set(names.map(({ text }) => text))
  const orderIn = (words: ReadonlyArray<ForeignWord>) => [
    ...new Set(words.flatMap(({ text }) => (named.has(text) ? [text] : [])))
  ]
  const [mine, told] = [orderIn(own), orderIn(page)]
  const shared = mine.filter((name) => told.includes(name))
  return told.filter((name) => shared.includes(name)).join() !== shared.join()
}

/** Speaks for the house, and speaks to the reader. */
const ofUs =
  /^(?:we|our|us|i|my|wir|uns|unser\p{L}*|ich|mein\p{L}*|nous|notre|nos|nosotr[oa]s|nuestr\p{L}*|nós|noss\p{L}*|noi|nostr\p{L}*|wij|ons|onze)$/u
const ofYou =
  /^(?:you|your|yours|yourself|ihr|ihre[mnrs]?|dir|dich|dein\p{L}*|vous|votre|vos|usted(?:es)?|você|vocês|voi|vostr\p{L}*|jij|jouw|jullie|uw)$/u
/** Whose turn it is at each word that tells something: ours, yours, or not told. */
const turnsIn = (words: ReadonlyArray<ForeignWord>) => {
  let whose: "own" | "you" | null = null
  return words.flatMap((word) => {
    if (word.own || ofUs.test(word.text)) whose = "own"
    else if (ofYou.test(word.text)) whose = "you"
    return word.content && !word.own ? [{ word, whose }] : []
  })
}
/** "Acme brings the pattern and you cut", of "you bring the pattern, we cut". */
const turnsPersons = (said: ForeignReading, used: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const told = used.flatMap((one) => turnsIn(readWords(one)))
  const mine = turnsIn(readWords(said))
  const hasBoth = (turns: typeof told) =>
    (["own", "you"] as const).every((one) => turns.some(({ whose }) => whose === one))
  return (
    hasBoth(told) &&
    hasBoth(mine) &&
    mine.some(({ word, whose }) => {
      const there = told.filter((one) => one.whose !== null && isSameWord(word, one.word, tongue))
      return whose !== null && there.length > 0 && there.every((one) => one.whose !== whose)
    })
  )
}
/** "The farms order from Acme", of "we order from the farms": the house, which the page is, is somebody's object. */
const turnsHouse = (own: ReadonlyArray<ForeignWord>, page: ReadonlyArray<ForeignWord>): boolean =>
  own.findIndex((word) => word.own) > own.findIndex(({ content }) => content) &&
  page.some(({ text }) => /^(?:we|wir|nous|nosotros|nós|noi|wij)$/u.test(text)) &&
  !page.some((word) => word.own)

/** Opens what something else waits for. */
const opener =
  /^(?:when|whenever|if|before|after|until|once|unless|wenn|falls|sobald|bevor|nachdem|quand|lorsque|avant|après|cuando|antes|después|quando|depois|prima|dopo|appena|wanneer|voordat|nadat|zodra)$/u
/** The words of what is waited for, each clause's from its opener on; null where nothing is. */
const awaitedIn = ({ clauses }: ForeignReading): ReadonlyArray<ForeignWord> | null => {
  const awaited = clauses.flatMap(({ words }) => {
    const from = words.findIndex(({ text }) => opener.test(text))
    return from === -1 ? [] : words.slice(from + 1)
  })
  return awaited.length === 0 ? null : awaited
}
/** "When the motor stops, the brakes come on", of "when you brake, the motor stops". */
const turnsTimes = (said: ForeignReading, used: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const own = awaitedIn(said)
  return used.some((one) => {
    const awaited = awaitedIn(one)
    if (own === null || awaited === null) return false
    const rest = readWords(one).filter((word) => !awaited.includes(word))
    const isAmong = (word: ForeignWord, words: ReadonlyArray<ForeignWord>) =>
      words.some((other) => other.content && isSameWord(word, other, tongue))
    return own.some((word) => word.content && isAmong(word, rest) && !isAmong(word, awaited))
  })
}

const bounds = { quotes: 12, words: 80 } as const

/** Words that tell something: a sentence's, those of them that are its own alone, and its quotes' that it has not. */
interface Apart {
  readonly telling: ReadonlyArray<ForeignWord>
  readonly fresh: ReadonlyArray<ForeignWord>
  readonly left: ReadonlyArray<ForeignWord>
}
/** "In Canada", for which "worldwide" is no other word. What begins a line may be any word, and German writes every noun so. */
const isName = ({ at, written }: ForeignWord, { name }: Tongue) => at > 0 && name !== "de" && /^\p{Lu}/u.test(written)
const isFew = ({ length }: ReadonlyArray<unknown>) => length > 0 && length <= mostReplaced
/** Whoever does it is the page's: a new word that comes first may be somebody else. */
const replacesFew = ({ telling, fresh, left }: Apart, tongue: Tongue): boolean => {
  const [doer] = telling
  return (
    isFew(fresh) &&
    isFew(left) &&
    !left.some((word) => isName(word, tongue)) &&
    telling.length - fresh.length >= leastKept &&
    doer !== undefined &&
    !fresh.includes(doer)
  )
}
/** Whatever binds what the page says binds the sentence; of what binds the sentence alone the vetoes have told. */
const keepsBounds = (said: ForeignReading, used: ReadonlyArray<ForeignReading>): boolean =>
  binding.every((kind) => hasKind([said], kind) || !hasKind(used, kind))

/** `own`: what the page says of itself at the quotes; `stated`: what of it is no question, with what answers state. */
export const tellsOver = (
  sentence: string,
  own: ReadonlyArray<Spoken>,
  stated: ReadonlyArray<{ readonly text: string; readonly at: number }>,
  names: ReadonlyArray<string>
): boolean => {
  const lang = own[0]?.lang ?? null
  const texts = own.map(({ text }) => text)
  // What a page asks and answers is said by neither alone.
  if (stated.some(({ text, at }) => text !== texts[at])) return false
  const tongue = tongueOf([sentence, ...texts].join("\n"), lang)
  if (turnsAround(sentence, texts)) return false
  const isKnown = tongue !== null || own.every((one) => sentenceLanguage(one.text, one.lang) === "en")
  return isKnown && saysAll(sentence, texts, tongue ?? englishTongue(), names)
}

const saysAll = (
  sentence: string,
  texts: ReadonlyArray<string>,
  tongue: Tongue,
  names: ReadonlyArray<string>
): boolean => {
  const said = readForeign(sentence, tongue, names)
  const own = readWords(said)
  if (!tongue.spaced || said.question || own.length > bounds.words) return false
  const telling = own.filter(({ content }) => content)
  const among = (word: ForeignWord, words: ReadonlyArray<ForeignWord>) =>
    words.some((other) => other.content && isSameWord(word, other, tongue))
  const used = texts
    .slice(0, bounds.quotes)
    .map((text) => readForeign(text, tongue, names))
    .filter((page) => readWords(page).some((word) => word.content && among(word, telling)))
  const page = used.flatMap(readWords)
  if (page.length === 0 || page.length > bounds.words) return false
  const fresh = telling.filter((word) => !among(word, page))
  const left = page.filter((word) => word.content && !among(word, telling))
  if (turnsNames(said, used, tongue) || turnsTimes(said, used, tongue)) return false
  if (turnsPersons(said, used, tongue) || turnsHouse(own, page)) return false
  // The page's own line with one word changed for another says something else.
  const moved = Math.min(...used.map((one) => turnedFrom(own, readWords(one)))) - fresh.length
  const isBuiltAnew = moved >= leastMoved && replacesFew({ telling, fresh, left }, tongue)
  if (isBuiltAnew && sameCounts(own, page) && keepsBounds(said, used)) return true
  if (telling.length - fresh.length < leastShared || fresh.length > mostApart || left.length > mostApart) return false
  if (telling.length - fresh.length < leastWithNew && fresh.length > 0) return false
  // "The school pays the parents' fee", of "parents pay the fee": a new doer, and the page's is done to.
  const [doer] = telling
  const theirs = page.find(({ content }) => content)
  const isNamed = theirs !== undefined && page[0] !== theirs && page.indexOf(theirs) < 3
  if (doer !== undefined && isNamed && fresh.includes(doer) && among(theirs, telling)) return false
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
