/**
 * Whether a sentence that has its quotes' words has put some of them in each other's places: names, what waits for what, whose
 * turn it is, and the house, which is the page.
 */
import type { ForeignReading, ForeignWord } from "../../tongues/ForeignText.ts"
import type { Tongue } from "../../tongues/Tongue.ts"
import { selfWords, weAsDoers } from "../../wording/FunctionWords.ts"
import { readLanguages } from "../../words/Languages.ts"
import { possessiveOurs } from "../../words/OtherTongues.ts"
import { isSameWord, readWords } from "../SideBySide.ts"

/** What begins a line may be any word, and German writes every noun so. */
export const isNameWord = ({ at, written }: ForeignWord, { name }: Tongue): boolean =>
  at > 0 && name !== "de" && /^\p{Lu}/u.test(written)

/** Before whom something is done by, or had from. */
const by = /^(?:by|from|von|vom|durch|par|por|pelo|pela|da|dal|dalla|dall|door)$/u
/** "Ettore learned it from Silvia", of "Silvia learned it from Ettore": two names that changed places, and nothing else to tell so. */
const turnsNames = (said: ForeignReading, used: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const [own, page] = [readWords(said), used.flatMap(readWords)]
  if (own.some(({ text }) => by.test(text)) !== page.some(({ text }) => by.test(text))) return false
  // The product's may stand anywhere among what several sentences say of it.
  const names = [...own, ...page].filter((word) => isNameWord(word, tongue) && (used.length === 1 || !word.own))
  const named = new Set(names.map(({ text }) => text))
  const orderIn = (words: ReadonlyArray<ForeignWord>) => [
    ...new Set(words.flatMap(({ text }) => (named.has(text) ? [text] : [])))
  ]
  const [mine, told] = [orderIn(own), orderIn(page)]
  const shared = mine.filter((name) => told.includes(name))
  return told.filter((name) => shared.includes(name)).join() !== shared.join()
}

const wordsOf = (of: typeof selfWords, { name }: Tongue): ReadonlySet<string> => {
  const language = readLanguages.find((one) => one === name)
  return language === undefined ? new Set() : of[language]
}
const ofMine = /^(?:i|my|ich|mein\p{L}*)$/u
/** Speaks to the reader. */
const ofYou =
  /^(?:you|your|yours|yourself|ihr|ihre[mnrs]?|dir|dich|dein\p{L}*|vous|votre|vos|usted(?:es)?|você|vocês|voi|vostr\p{L}*|jij|jouw|jullie|uw)$/u
/** At each word that tells something, whose turn it is: ours, yours, or not told. */
const turnsIn = (words: ReadonlyArray<ForeignWord>, tongue: Tongue) => {
  const ourselves = wordsOf(selfWords, tongue)
  const isOurs = ({ own, text }: ForeignWord) =>
    own || ourselves.has(text) || possessiveOurs.test(text) || ofMine.test(text)
  let whose: "own" | "you" | null = null
  return words.flatMap((word) => {
    if (isOurs(word)) whose = "own"
    else if (ofYou.test(word.text)) whose = "you"
    return word.content && !word.own && whose !== null ? [{ word, whose }] : []
  })
}
/** "Acme brings the pattern and you cut", of "you bring the pattern, we cut". */
const turnsPersons = (said: ForeignReading, used: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const [mine, told] = [turnsIn(readWords(said), tongue), used.flatMap((one) => turnsIn(readWords(one), tongue))]
  const areTwo = (turns: typeof told) => new Set(turns.map(({ whose }) => whose)).size === 2
  return (
    areTwo(told) &&
    areTwo(mine) &&
    mine.some(({ word, whose }) => {
      const there = told.filter((one) => isSameWord(word, one.word, tongue))
      return there.length > 0 && there.every((one) => one.whose !== whose)
    })
  )
}

/** "The farms order from Acme", of "we order from the farms": the house, which the page is, is somebody's object. */
const turnsHouse = (said: ForeignReading, used: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const [own, page] = [readWords(said), used.flatMap(readWords)]
  const doers = wordsOf(weAsDoers, tongue)
  return (
    own.findIndex((word) => word.own) > own.findIndex(({ content }) => content) &&
    page.some(({ text }) => doers.has(text)) &&
    !page.some((word) => word.own)
  )
}

/** Opens what something else waits for. */
const opener =
  /^(?:when|whenever|if|before|after|until|once|unless|wenn|falls|sobald|bevor|nachdem|quand|lorsque|avant|après|cuando|antes|después|quando|depois|prima|dopo|appena|wanneer|voordat|nadat|zodra)$/u
/** The words of what is waited for: of each clause, from its opener on. */
const awaitedIn = ({ clauses }: ForeignReading): ReadonlyArray<ForeignWord> =>
  clauses.flatMap(({ words }) => {
    const from = words.findIndex(({ text }) => opener.test(text))
    return from === -1 ? [] : words.slice(from + 1)
  })
/** "When the motor stops, the brakes come on", of "when you brake, the motor stops". */
const turnsTimes = (said: ForeignReading, used: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const own = awaitedIn(said)
  return used.some((one) => {
    const awaited = awaitedIn(one)
    const rest = readWords(one).filter((word) => !awaited.includes(word))
    const isAmong = (word: ForeignWord, words: ReadonlyArray<ForeignWord>) =>
      words.some((other) => other.content && isSameWord(word, other, tongue))
    return awaited.length > 0 && own.some((word) => word.content && isAmong(word, rest) && !isAmong(word, awaited))
  })
}

export const changesPlaces = (said: ForeignReading, used: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean =>
  [turnsNames, turnsTimes, turnsPersons, turnsHouse].some((turns) => turns(said, used, tongue))
