/**
 * Who signs what the makers tell of themselves: under a letter, or a text that says "I" or "we" on a page about the house, a
 * name and a title of founders, in two lines or behind a dash.
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { madeOnceBy } from "../../../../../../../domain/text/Recalled.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, isHome, tellsOfMakers } from "../../../Paths.ts"
import { anyName, isPersonName } from "../../../Persons.ts"
import { inOwnVoice, isTitleOfOurs, saidFact, startsNamed, titlesOf } from "../../../Said.ts"
import { iFounded, weFounded } from "../../../words/SpeakerWords.ts"
import { ownHeadings } from "../../../words/SubjectWords.ts"
import { beganItself, closingLine, isInFirstPerson, madeElsewhere, speaksAsUser } from "../../words/VoiceWords.ts"
import { amongOthers, founderTitleIn } from "../CardTitles.ts"
import type { FounderFact } from "../FounderFact.ts"

/** What a letter is headed by: "A letter from the workshop", "Mot du fondateur", 代表挨拶. */
const letter =
  /(?<!\p{L})(?:letter|(?-i:Brief)|lettre|carta|lettera|手紙|رسالة|كلمة (?:ال)?(?:مؤسس|مدير)\p{L}*|(?:word|note|message|greeting) from (?:our |the )?founders?|mots? d(?:u|es|e la) fondat\p{L}+|(?:palabras?|mensaje) de(?:l| la| los) fundador\p{L}*|(?:palavras?|mensagem) d[oa]s? fundador\p{L}*|(?:parola|messaggio) d(?:el|ella|ei) fondat\p{L}+|(?:grußwort|worte?) (?:des|der|von) gründer\p{L}*|woord van de oprichters?)(?!\p{L})|(?:代表|創業者|社長)(?:ご?挨拶|ごあいさつ|メッセージ|からのメッセージ|より)|创始人(?:的话|寄语|致辞)|創辦人的話/iu
/** Farther up than this a quotation is not signed by them. */
const farthest = 2
/** Paragraphs above a signature in which whoever signs may say "I". */
const mostAbove = 4
/** "With warm wishes,": between what is told and who tells it. */
const longestGreeting = 60

const opensQuote = /^\s*["“”„«»「『]/u
const isQuote = ({ kind, text }: Block): boolean => kind === "quotation" || opensQuote.test(text)
const isGreeting = ({ level, text }: Block): boolean =>
  level === null && text.length <= longestGreeting && closingLine.test(tidyText(text))
const isSentence = (block: Block): boolean =>
  !isGreeting(block) && (block.text.length > longestGreeting || /[.!?。！？]$/u.test(block.text))

/** The paragraphs right above in the same part of the page, the nearest first, without the greeting under them. */
const toldAbove = (page: PageIndex, at: number): ReadonlyArray<Block> => {
  const signed = page.blocks[at]
  const above: Array<Block> = []
  for (let step = at - 1; step >= 0 && above.length < mostAbove; step--) {
    const block = page.blocks[step]
    const isBeside =
      block?.level === null && block.region === signed?.region && block.under.at(-1) === signed.under.at(-1)
    if (!isBeside || block.card !== signed.card || block.kind === "button" || block.list !== null) break
    if (isSentence(block)) above.push(block)
    else if (above.length > 0 || at - step > farthest) break
  }
  return above
}
const tellsOfMaking = new RegExp(`(?<!\\p{L})(?:${iFounded}|${weFounded})(?!\\p{L})|${madeElsewhere}`, "iu")
const tellsOfItsBeginning = (text: string, own: Own): boolean =>
  sentencesIn(text).some((one) => startsNamed(own, one) && beganItself.test(one))
/** Told by the makers, in words of their own; who praises it speaks in the first person, too, and calls it by its name. */
const isToldByMakers = (page: PageIndex, at: number, own: Own): boolean => {
  const above = toldAbove(page, at)
  const told = above.map(({ text }) => tidyText(text))
  return (
    told.some(isInFirstPerson) &&
    !above.some(isQuote) &&
    !told.some((text) => speaksAsUser.test(text)) &&
    (!told.some((text) => own.isIn(fold(text))) ||
      told.some((text) => tellsOfMaking.test(text) || tellsOfItsBeginning(text, own)))
  )
}
/** Whether some who are no founders sign words of theirs on the same page: then it is what customers say. */
const hasOtherVoices = madeOnceBy((page: PageIndex, own: Own): boolean =>
  page.blocks.some((block, at) => {
    const next = page.blocks[at + 1]
    const isSigned = block.level === null && !isGreeting(block) && isPersonName(withoutDash(block.text))
    return (
      isSigned &&
      next?.level === null &&
      !isPersonName(withoutDash(next.text)) &&
      next.text.length <= longestGreeting &&
      founderTitleIn(next, own) === null &&
      toldAbove(page, at).length > 0
    )
  })
)
/** On a page about the house, or in its story on the first one. */
const isAboutHouse = (page: PageIndex, { under }: Block): boolean =>
  tellsOfMakers(page) ||
  (isHome(page) && under.length > 1 && ownHeadings.has((under.at(-1) ?? "").replace(/[.:!?]+$/u, "")))

const dash = /^[-–—―~]{1,2} ?/u
const withoutDash = (text: string): string => tidyText(text).replace(dash, "").replace(/,$/u, "")
const behindDash = new RegExp(
  `^[-–—―~]{1,2} ?(?<name>${anyName})(?: ?[,，、،]| [-–—|·•/]| ?[(（]|(?<=[\\p{sc=Han}]) (?=[\\p{sc=Han}]{3})) ?(?<role>[^()（）]{2,80})[)）]?\\.?$`,
  "u"
)

interface Signed {
  readonly names: ReadonlyArray<string>
  readonly title: string
  readonly last: number
}
/** "Ada Roth", "Ada Roth and Ben Lund": whoever a line names, and nothing else. */
const namesIn = (line: string): ReadonlyArray<string> => {
  const names = withoutDash(line).split(/ (?:and|&|und|et|y|e|en) | و(?=\p{scx=Arab}{3})/u)
  return names.length <= 3 && names.every(isPersonName) ? names : []
}
/** "Gründerin und Gründer von Acme": each of them. */
const eachTitle = /^(?<one>\p{L}+) (?:and|und|et|y|e|en) (?<other>\p{L}+)(?<whose> .+)?$/u
const titleIn = (block: Block, own: Own): string | null => {
  const { one = "", other = "", whose = "" } = eachTitle.exec(tidyText(block.text))?.groups ?? {}
  const apart = [`${one}${whose}`, `${other}${whose}`].map((text) => founderTitleIn({ ...block, text, rows: [] }, own))
  return founderTitleIn(block, own) ?? (one !== "" && !apart.includes(null) ? tidyText(block.text) : null)
}
/** "Ada Roth" and below it "Founder"; "– Ada Roth, founder". */
const signedAt = (page: PageIndex, at: number, own: Own): Signed | null => {
  const [block, next] = page.blocks.slice(at, at + 2)
  if (block === undefined || block.level !== null) return null
  const line = behindDash.exec(tidyText(block.text))?.groups
  // "Yours", "Ada Roth and Ben Lund", "Founders of Acme".
  const rows = (block.rows ?? []).filter((row, place) => place > 0 || !closingLine.test(tidyText(row)))
  const [first = "", second = "", ...more] = rows
  const together = line === undefined && second !== "" && more.length === 0 ? namesIn(first) : []
  const names = line?.name === undefined ? together : [line.name].filter(isPersonName)
  if (names.length > 0) {
    const title = titleIn({ ...block, text: line?.role ?? second, rows: [] }, own)
    return title === null ? null : { names, title, last: at }
  }
  const alone = namesIn(block.text)
  if (next === undefined || next.level !== null || next.region !== block.region || alone.length === 0) return null
  const title = titleIn(next, own)
  return title === null ? null : { names: alone, title, last: at + 1 }
}

const onPage = (page: PageIndex, own: Own): ReadonlyArray<FounderFact> =>
  page.blocks.flatMap((block, at): ReadonlyArray<FounderFact> => {
    if (!inOwnVoice(block) || amongOthers(block) || !isAboutHouse(page, block)) return []
    const signed = signedAt(page, at, own)
    const isOurs = (title: Block) => isGreeting(title) || letter.test(title.text) || isTitleOfOurs(page, title, own)
    if (signed === null || !titlesOf(page, at).every(isOurs)) return []
    const above = page.blocks.slice(Math.max(0, at - farthest), at)
    const isLetter = letter.test(block.under.at(-1) ?? "") && !above.some(isQuote)
    if (!isLetter && (!isToldByMakers(page, at, own) || hasOtherVoices(page, own))) return []
    const { names, title, last } = signed
    const words = page.blocks
      .slice(at, last + 1)
      .map(({ text }) => text)
      .join(" ")
    const said = { page, at, block, text: words, words, before: [], after: null, last }
    return names.map((name) => ({
      ...saidFact(said, name, fold(name)),
      // Of several the title is that of all of them.
      title: names.length === 1 ? title : null,
      titleStatement: null,
      bio: []
    }))
  })

export const letterSigners = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  site.flatMap((page) => (isAsidePage(page) ? [] : onPage(page, own)))
