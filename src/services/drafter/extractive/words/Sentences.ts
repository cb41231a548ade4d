/** Which sentences of a page may be copied as what a product says of itself: whole ones, of it and of nobody else. */
import { emailLikeIn } from "../../../../domain/text/EmailAddresses.ts"
import { find, fold } from "../../../../domain/text/Folding.ts"
import { madeOnce, recalled } from "../../../../domain/text/Recalled.ts"
import { urlsIn } from "../../../../domain/text/WebAddresses.ts"
import { frameLine } from "../../evidence/names/FrameWords.ts"
import { withoutGreeting } from "../../evidence/names/NameForms.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { callPhrases } from "../../evidence/topics/CallWords.ts"
import { otherPeople } from "../../evidence/topics/OtherPeople.ts"
import { thanks } from "./LeaningWords.ts"
import {
  announcing,
  boasts,
  cutEnds,
  explains,
  firstPerson,
  historyWords,
  leadsOn,
  myTrade,
  ofThePage,
  otherTimes,
  ownWordsOf,
  pointing,
  stockDescriptions,
  urges,
  withoutBeginnings
} from "./SentenceWords.ts"
import { ofReaching } from "./tables/ContactLines.ts"
import { ofTheHouse } from "./tables/HouseWords.ts"

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u
/** Characters that say as much as a word where no blanks part them. */
const perWord = 2
/** How many words a text has, or would have. */
export const wordsIn: (text: string) => number = recalled((text) =>
  unspaced.test(text) ? Math.ceil([...text.replace(/[^\p{L}\p{N}]/gu, "")].length / perWord) : text.split(/\s+/).length
)

const closed = /[.!。！؟?？]["'”’»)」』）]?$/u
const ellipsis = /(?:…|\.\.\.|・・・)["'”’»)]?$/u
const cutWords: ReadonlySet<string> = new Set(cutEnds)
/** 是一家致力于研发及检测。: of a house that is devoted to something, without the house. */
const headless = /是一[家个間间](?:致力于|专注于|专业从事)[^的]*$/u
/** Whether a text breaks off: at dots, at a comma, at a word that wants another. */
export const breaksOff: (text: string) => boolean = recalled(
  (text) =>
    ellipsis.test(text) ||
    headless.test(text) ||
    /[,;:、，؛–—&+(/-]$/u.test(text) ||
    cutWords.has(/([\p{L}'’]+)$/u.exec(fold(text))?.[1] ?? "")
)
/** A sentence with its end. */
export const isWhole = (text: string): boolean => closed.test(text) && !ellipsis.test(text) && !headless.test(text)
export const isQuestion = (text: string): boolean => /[?？؟]["'”’»)」』）]?$/u.test(text) || /^¿/.test(text)

/** A line that asks for something to be done. */
const longestCall = 12
const opensCall = new RegExp(
  `^(?:${callPhrases.map((phrase) => RegExp.escape(phrase)).join("|")})(?![\\p{L}\\p{N}])`,
  "u"
)
/** "Note: …" calls, a note-taking app does not; and what goes without a sign-up asks for none. */
const spokenCalls = callPhrases.filter((phrase) => !phrase.endsWith(":"))
const without = /(?<!\p{L})(?:no|without|ohne|kein\p{L}*|sans|sin|sem|senza|zonder|geen) [\p{L}-]+/gu
/** "We sell and install boilers", "Acme lets you buy tickets": what is done, and no order to do it. */
const ourDoing =
  /^(?:we (?:\p{L}+,? ){0,5}|.{1,30}? (?:lets?|helps?|allows?|enables?) (?:\p{L}+ ){1,3})(?:buy|install|download)(?!\p{L})/u
export const isCall = (text: string): boolean => {
  const folded = fold(text)
  return (
    opensCall.test(folded) ||
    (wordsIn(text) <= longestCall && textSays(folded.replace(without, "—").replace(ourDoing, "—"), spokenCalls))
  )
}

const phone = /\+?\p{Nd}(?:[\s()./-]?\p{Nd}){6,}/u
const price =
  /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|(?:EUR|USD|GBP|CHF|[Ee]uros?|[Ff]ranken|[Dd]ollars?|元|円|ريال|درهم)(?!\p{L}))/u
/** "Mon-Fri 9:00-17:00", "12.04.2026": a time, not a claim. */
const schedule =
  /\p{Nd}{1,2}(?:[:.h]\p{Nd}{2}\s*(?:h|Uhr|am|pm)?|\s?[ap]\.?m\.?)\s*(?:-|–|—|to|bis|a|à|até|alle|tot|〜|～|至)\s*\p{Nd}{1,2}|\p{Nd}{1,2}[./]\p{Nd}{1,2}[./]\p{Nd}{2,4}/iu
const quotation =
  /^["“„«「『][^"”“»」』]*["”“»」』]$|^["“„«「『][^"”“»」』]*$|["”»」』]\s*[-–—]\s*\p{Lu}|^["“„«「『][^"”»」』]{8,}["“”»」』],?\s*\p{Ll}/u
/** A command, a path, a piece of a program. */
/** Signs that a font draws as pictures. */
const pictures = /\p{Co}/u
/** "※効果には個人差があります": small print. */
const footnote = /^(?:※|\*(?!\*))/u
/** "#bread #ovens #night": for those who search. */
const hashtags = /(?:^|\s)#\p{L}\S*\s(?:.*\s)?#\p{L}/u
const code = /^[$>#] |[{};<>]|\b\w+\(\)|^\/\/|`|\*\*(?=[\p{L}\p{N}])/u
/** "NO ORDERS AT THE MOMENT!": a notice. */
const shouted = /^(?=(?:.*\p{Lu}{3}){3})[^\p{Ll}]+!$/u
/** "Welcome to Acme!" */
const greets = (sentence: string) => {
  const rest = withoutGreeting(sentence)
  return rest.length < sentence.trim().length - 2 && wordsIn(rest) <= 4
}

/** Whether a folded text holds one of the phrases, denied or not. */
const mentions = (folded: string, phrases: ReadonlyArray<string>) =>
  anyOf(phrases).test(folded) && phrases.some((phrase) => find(folded, phrase) !== -1)
/** Their letters, on whatever side of words: most texts have those of none. */
const anyOf = madeOnce((phrases: ReadonlyArray<string>) => new RegExp(phrases.map(RegExp.escape).join("|"), "u"))

/** Characters within which a sentence names its subject: "At Acme, we ...", "Mit Acme ..."; "we" stands at its head. */
const subjectWithin = { name: 14, pronoun: 5 } as const
/** Whether a sentence is about the site's own by name. `names`: folded. */
export const saysName = (sentence: string, names: ReadonlyArray<string>): boolean =>
  names.some((name) => name !== "" && beginsWithin(fold(sentence), name, subjectWithin.name))
/** Whether it is by name, or as "we" and "the app". */
export const isOwn = (sentence: string, names: ReadonlyArray<string>): boolean =>
  saysName(sentence, names) || speaksAsWe(sentence) || saysMyTrade(sentence)
/** "As a piano tuner I look after uprights": a house of one. */
const saysMyTrade = recalled((sentence) => sentence.length <= longestTrade && myTrade.test(fold(sentence)))
const longestTrade = 400
const speaksAsWe = recalled((sentence) => {
  const folded = fold(sentence)
  return (
    ownWordsWithin.test(folded) &&
    !pointing.test(sentence) &&
    ownWordsOf.some((phrase) => beginsWithin(folded, phrase, subjectWithin.pronoun))
  )
})
/** Their letters so near the head, on whatever side of words. */
const ownWordsWithin = new RegExp(
  `^[^]{0,${subjectWithin.pronoun}}?(?:${ownWordsOf.map(RegExp.escape).join("|")})`,
  "u"
)
const beginsWithin = (folded: string, phrase: string, within: number) => {
  if (folded.lastIndexOf(phrase, within) === -1) return false
  const at = find(folded, phrase)
  return at !== -1 && at <= within
}

const year = /(?<!\p{N})(?:19|20)\p{Nd}{2}(?!\p{N})/u
const sinceYear = /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|from) (?:\p{L}+ )?(?:19|20)\p{Nd}{2}(?!\p{N})/u
/** Tells what was in some year, and not what has been done since. */
export const isDated = (sentence: string): boolean =>
  /(?<!\p{N})1[0-8]\p{Nd}{2}(?!\p{N})/u.test(sentence) || (year.test(sentence) && !sinceYear.test(fold(sentence)))

/** Beginnings and fame: what a sentence that tells what a product does can do without. */
export const isHistory: (sentence: string) => boolean = recalled((sentence) => {
  const folded = withoutBeginnings(fold(sentence))
  return mentions(folded, historyWords) || mentions(folded, boasts) || year.test(folded) || pointing.test(sentence)
})
/** The same, and other names than the site's own. */
export const isBackstory = (
  sentence: string,
  names: ReadonlyArray<string>,
  small: ReadonlySet<string>,
  german: boolean
): boolean => {
  if (isHistory(sentence)) return true
  if (german) return false
  const capitals = sentence.match(/(?<=[\p{L}\p{N},;:)] )\p{Lu}[\p{L}\p{M}]*\p{Ll}[\p{L}\p{M}]*/gu) ?? []
  const called = names.flatMap((name) => name.split(" "))
  return capitals.some((word) => !called.includes(fold(word)) && !small.has(fold(word)))
}

/** "If you need tomorrow's weather, ask your national service.", "Come and break it": the visitor is sent somewhere. */
const sends =
  /^(?:if|when|for|should) [^,.]{3,80}, (?:please |just |you should )?(?:ask|call|ring|phone|contact|visit|(?:talk|speak|turn|go|write) to|see) \p{L}|^come (?:and )?(?:break|try|see|join|visit|say|play|help|taste|test|meet|talk) |^(?:wenn|wer|für|falls) [^,.]{3,80}, (?:bitte )?(?:fragen|rufen|wenden|sprechen|gehen|besuchen|schreiben) Sie |^(?:si|pour) [^,.]{3,80}, (?:demandez|appelez|consultez|contactez|adressez-vous|allez|voyez|écrivez) |^(?:si|para) [^,.]{3,80}, (?:pregunt[ea]|consult[ea]|llam[ea]|acud[ea]|contact[ea]|escrib[ea]|vay?a|visit[ea]) |^(?:se|para) [^,.]{3,80}, (?:pergunt[ea]|consult[ea]|lig(?:ue|a)|contact[ea]|fale|fala|procur[ea]) |^(?:se|per) [^,.]{3,80}, (?:chied(?:i|ete|a)|consult(?:a|ate|i)|chiam(?:a|ate|i)|contatt(?:a|ate|i)|rivolg(?:iti|etevi|ersi)|scriv(?:i|ete|a)) |^(?:als|voor|wie) [^,.]{3,80}, (?:vraag|bel|raadpleeg|neem contact|ga naar|schrijf) /iu

/** "A planner powered by AI", "powered by a local model": a means, and nobody. */
const means = /(?<=\p{L} |, )powered by (?=\p{Ll}|(?:AI|LLMs?)(?!\p{L}))/gu
/**
 * Holds what no description holds: an address, a price, a time, a customer, a call, a quotation, small print. Each sentence
 * is asked for every field that it may stand in.
 */
export const isBesideThePoint: (sentence: string) => boolean = recalled(
  (sentence) =>
    isQuestion(sentence) ||
    explains.test(fold(sentence)) ||
    leadsOn.test(fold(sentence)) ||
    urges.test(fold(sentence)) ||
    ofThePage.test(fold(sentence)) ||
    thanks.test(sentence) ||
    announcing.test(sentence) ||
    isCall(sentence) ||
    sends.test(sentence) ||
    quotation.test(sentence) ||
    (firstPerson.test(sentence) && !saysMyTrade(sentence)) ||
    code.test(sentence) ||
    shouted.test(sentence.trim()) ||
    hashtags.test(sentence) ||
    pictures.test(sentence) ||
    footnote.test(sentence) ||
    greets(sentence) ||
    phone.test(sentence) ||
    price.test(sentence) ||
    schedule.test(sentence) ||
    frameLine.test(sentence) ||
    ofTheHouse.test(sentence) ||
    ofReaching.test(sentence) ||
    urlsIn(sentence).length > 0 ||
    emailLikeIn(sentence).length > 0 ||
    textSays(fold(sentence.replace(means, "")), otherPeople) ||
    mentions(fold(sentence), otherTimes)
)

/** "invoices, billing, tax, VAT": words for a machine, not for a reader. */
const isWordList = (text: string) => {
  if (isWhole(text)) return false
  const parts = text.split(/[,;|、，،]/)
  return parts.length >= 4 && parts.reduce((sum, part) => sum + wordsIn(part.trim()), 0) / parts.length <= 2.5
}
/** Longest run of words that may be a description without being a sentence. */
const leastWords = 4
/** A summary a page gives of itself, in words meant for readers and of this page. */
export const isSummary: (text: string) => boolean = recalled(
  (text) =>
    wordsIn(text) >= leastWords &&
    !isWordList(text) &&
    !explains.test(fold(text)) &&
    !stockDescriptions.some((stock) => fold(text).startsWith(stock))
)
