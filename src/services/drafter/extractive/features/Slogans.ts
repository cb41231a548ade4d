/**
 * Entries whose names name nothing: praise, a promise, two beats of a slogan. What is there the page tells below such a
 * name as often as not, in its own words.
 */
import type { Quote } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { sentencesOf } from "../reading/Reading.ts"
import { sumOfMoney } from "../words/Entries.ts"
import { isBesideThePoint, isCall, isQuestion, isWhole, wordsIn } from "../words/Sentences.ts"
import { stepInWords } from "./Grids.ts"
import { anything, degrees, praisedInHan, promises, qualities } from "./SloganWords.ts"

/** Words of a name that may be praise and no more; words and characters of a sentence that stands in a name's place. */
const bounds = { praise: 6, least: 4, thing: 2, most: 14, characters: 100 } as const

/** "Un terminale vero. Sul telefono.", "Descrivi. L'AI costruisce.": said in two beats. */
const beats =
  /(?<=\p{L}{3}|\p{Lu}{2}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])(?:[.!]\s+(?=\p{Lu}|\p{Lo})|[。！](?=\p{L}))/u

/** All its words praise, and none names anything. */
const isPraise = (name: string): boolean => {
  if (praisedInHan.test(name.trim())) return true
  const words = fold(name).match(/[\p{L}\p{N}%&’'-]+/gu) ?? []
  return (
    words.length <= bounds.praise &&
    words.some((word) => qualities.has(word)) &&
    words.every((word) => qualities.has(word) || degrees.has(word) || anything.has(word))
  )
}
/** "We tell you \"not today\"": what is said to somebody. */
const holdsSpeech = /["“„«「『][^"“”„«»「」『』]*[\s\p{scx=Han}\p{scx=Hiragana}][^"“”„«»「」『』]*["”»」』]\s?\p{L}/u
/** "You own everything", "Wir machen es einfach": who does it, and no thing. */
const whoDoes =
  /^(?:You|We|They|I|Sie|Du|Ihr|Wir|Ich|Vous|Tu|Nous|Je|Nosotros|Usted|Tú|Você|Nós|Voi|Noi|Wij|We|Jij)(?:['’](?:re|ve|ll|d|m))? (?=\p{Ll})/u
/** "Acme is a tool, not a teacher", "Baked in, not glazed over": what it is not, under a name that says nothing of what it does; "sorts by key, not by line" says it. */
const isNot =
  /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|é|são|è|sono|zijn) (?:\S+ ){0,4}\S+, (?:not|nicht|keine?n?|pas|no|não|non|niet|geen) \S|, (?:not|nicht|keine?n?|pas|não|niet|geen) (?!(?:days|weeks|hours|months|tage|stunden|wochen|jours|heures|días|horas|dias|dagen|uren|only|just|by|from|per|in|on|at|to|nur|nach|aus|auf|im|seulement|par|sur|en|dans|por|em|pelo|alleen|maar|op|per)(?!\p{L}))(?:\S+ ){0,3}\S+$|, by design[.!]?$/iu
/** "Baking is not a job, it is a calling": a saying in two halves. */
const turnsRound =
  /(?<!\p{L})(?:(?:is|are)(?:n['’]t| not) (?:just |only )?[^,]+, (?:it|they)(?:['’]s|['’]re| is| are)|n['’](?:est|était) pas [^,]+, c['’]est|(?:ist|sind) (?:keine?|nicht) [^,]+, (?:sondern|es ist|sie sind)|no (?:es|son) [^,]+, (?:sino|es|son)|não (?:é|são) [^,]+, (?:mas|é|são)|non (?:è|sono) [^,]+, (?:ma|è|sono)|(?:is|zijn) (?:geen|niet) [^,]+, (?:maar|het is)) \p{L}/iu
/** "Rhythm is power", "Bread doesn't have to mean work": a truth about the world; "stock is checked" tells a thing. */
const truth =
  /(?<!\p{L})(?:is|are|was|were) (?!(?:\p{L}+ly )?(?:\p{L}+(?:ed|en|t)|set|put|cut|coming|open|free)(?!\p{L}))|(?<!(?:who|that|which) )(?<!\p{L})(?:does|do|is|are|ca|wo)n['’]t(?!\p{L})|(?<!\p{L})one \p{L}+ at a time(?!\p{L})|^It starts /iu
/** "Bread for the body, songs for the soul": said twice over in the same words. */
const echoes =
  /(?<!\p{L})(for|für|pour|para|per|por|voor|with|mit|avec|con|com|met) (?:\p{L}+['’]?\s?){1,2}, (?:\p{L}+ ){0,2}\1 \p{L}/iu
/** "Sort your shelves, your way.": a sentence to whoever reads. */
const isSpoken = (name: string): boolean => /[.!。！]$/u.test(name) && toSomebody.test(name)
/** "Bold, yet gentle", "Baking made simple", "Anywhere, anytime", "Un jeu d'enfant": how it is to be had. */
const madeSo =
  /, (?:yet|but|aber|doch|mais|pero|mas|ma|maar) (?:\p{L}+ )?\p{L}+$|(?<!\p{L})(?:made|leicht|einfach|rendue?s?|hecho|hecha|feit[oa]|res[oa]|gemakkelijk) (?:easy|simple|effortless|fun|better|painless|gemacht|facile|simple|fácil|simples|semplice|gemaakt)$|(?<!\p{L})(?:anytime|any time|anywhere),? (?:and |or )?(?:anywhere|anytime|any time|everywhere)$|(?<!\p{L})jederzeit(?: und|,) überall$|(?<!\p{L})(?:n['’]importe (?:où|quand)|en cualquier (?:lugar|momento)|em qualquer (?:lugar|hora)|ovunque|altijd),? (?:et |y |e |en )?(?:n['’]importe (?:où|quand)|en cualquier (?:lugar|momento)|(?:a |em )?qualquer (?:lugar|hora)|in ogni momento|overal)$/iu
/** "Harbour dues made easy": what is made so is named. */
const madeEasy =
  /^(\p{L}[^,.:;!?]{2,50} [^,.:;!?]{3,50}?) (?:made|leicht|einfach) (?:easy|simple|effortless|painless|gemacht)[.!]?$/iu
const isSlogan = (name: string): boolean =>
  madeSo.test(name) ||
  isSpoken(name) ||
  beats.test(name) ||
  isNot.test(name) ||
  turnsRound.test(name) ||
  truth.test(name) ||
  echoes.test(name) ||
  promises.test(name.replace(/[(（].*|[.!]$/u, "")) ||
  whoDoes.test(name) ||
  holdsSpeech.test(name) ||
  isPraise(name)

/** Most of the names are praise alone: values, or reasons to be chosen. */
const areValues = (names: ReadonlyArray<string>): boolean => names.filter(isPraise).length * 2 > names.length

/** Speaks to who reads, or of those who write, rather than of the thing. */
const toSomebody =
  /(?<!\p{L})(?:you|yours?|we|our|us|i|my|du|dein\p{L}*|dir|dich|sie|ihr\p{L}*|ihnen|wir|uns\p{L}*|vous|votre|vos|tu|ton|ta|tes|toi|nous|notre|nos|su|sus|tus?|usted(?:es)?|nuestr[oa]s?|seus?|suas?|você|noss[oa]s?|teus?|tuas?|tu[oai]|tuoi|tue|vostr\p{L}|nostr\p{L}|je|jouw|uw|jij|u|wij|ons|onze)(?!\p{L})|あなた|お客様|私たち|您|你|我们|我們/iu

/** "Gestiamo le richieste", "pronto ad aiutarti": what those who write do, and for whom who reads. */
const weDo = /^\p{L}+(?:iamo|amos|emos|imos)(?!\p{L})/u
/** Share of words that praise in a sentence that says what is there. */
const mostPraise = 1 / 6
const praises = (sentence: string): boolean => {
  const words = fold(sentence).match(/[\p{L}’'-]+/gu) ?? []
  return words.filter((word) => qualities.has(word)).length > words.length * mostPraise
}

/** Says what is there in so many words, and neither praises, asks nor speaks to anybody. */
const saysThing = (sentence: string, least: number): boolean => {
  const words = wordsIn(sentence)
  return (
    words >= least &&
    words <= bounds.most &&
    sentence.length <= bounds.characters &&
    !isQuestion(sentence) &&
    !isCall(sentence) &&
    !isBesideThePoint(sentence) &&
    !sumOfMoney.test(sentence) &&
    !toSomebody.test(sentence) &&
    !weDo.test(sentence) &&
    !praises(sentence) &&
    !turnsRound.test(sentence) &&
    !promises.test(sentence) &&
    !isPraise(sentence)
  )
}
/** What is told below a name in one short sentence, where that says what is there; without its full stop. */
const toldInstead = (told: string): string | null => {
  const [first = ""] = sentencesOf(told)
  return isWhole(told) && saysThing(first, bounds.least) ? first.replace(/[.。]$/u, "") : null
}
/** "Search-led content that gives your readers reasons to stay.": the thing alone. */
const thing =
  /^(?!\p{Lu}\p{L}* (?:people|everyone|those|somebody|someone)(?!\p{L}))(\p{Lu}[^,;:.!?]{8,60}?) (?:that|which) \p{L}/u
/** The same, or the thing that it tells of before what that does for anybody. */
export const thingTold = (told: string): string | null => {
  const whole = toldInstead(told)
  const head = thing.exec(sentencesOf(told)[0] ?? "")?.[1]
  return whole ?? (head !== undefined && saysThing(head, bounds.thing) ? head : null)
}

export interface ListedThing {
  readonly text: string
  readonly quote: Quote
  /** What is told below it. */
  readonly told?: ListedThing
  /** What else its card says. */
  readonly beside?: ReadonlyArray<string>
  /** Its card says that it is to come. */
  readonly isLater?: boolean
  /** Nothing stands in its card besides it but figures: what is counted. */
  readonly isCounter?: boolean
}
/** "02 / Marketing", "F3 · Design": the number of an entry, which most of them have, and what it is called. */
const number = /^\p{Lu}?\p{Nd}{1,2}\s?[·•|/:.)–—-]\s+(?=\p{L})/u
export const uncounted = (entries: ReadonlyArray<ListedThing>): ReadonlyArray<ListedThing> =>
  entries.filter(({ text }) => number.test(text)).length * 2 > entries.length
    ? entries.map((entry) => ({ ...entry, text: entry.text.replace(number, "") }))
    : entries

/** Figures with what they count, "Open source projects" over "10+", are none of what is offered. */
const areCounters = (entries: ReadonlyArray<ListedThing>): boolean =>
  entries.filter(({ isCounter }) => isCounter).length * 2 >= entries.length && entries.length > 0

/** What names something; of a slogan what is told below it. None where most are slogans that tell nothing. */
export const withoutSlogans = (entries: ReadonlyArray<ListedThing>): ReadonlyArray<ListedThing> => {
  // "Step one", "Step two": what to do, one after the other.
  if (
    areValues(entries.map(({ text }) => text)) ||
    areCounters(entries) ||
    entries.filter(({ text }) => stepInWords.test(text)).length > 1
  )
    return []
  // Where all are whole sentences over others, and one is spoken to whoever reads, the rest are so as well.
  const areSpoken =
    entries.every(({ text, told }) => told !== undefined && /[.!。！]$/u.test(text)) &&
    entries.some(({ text }) => isSpoken(text))
  const kept = entries.flatMap((entry): ReadonlyArray<ListedThing> => {
    const made = madeEasy.exec(entry.text)?.[1]
    if (made !== undefined) return isSlogan(made) ? [] : [{ ...entry, text: made }]
    if (!areSpoken && !isSlogan(entry.text)) return [entry]
    const instead = entry.told === undefined ? null : toldInstead(entry.told.text)
    return instead === null || entry.told === undefined ? [] : [{ text: instead, quote: entry.told.quote }]
  })
  return kept.length * 2 < entries.length ? [] : kept
}
