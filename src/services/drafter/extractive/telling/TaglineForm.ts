/** What a text has to be to stand as a tagline: a line, and neither a name, a label, a call nor news. */
import { find, fold } from "../../../../domain/text/Folding.ts"
import { isGivenName, isPersonName } from "../../evidence/facts/Persons.ts"
import { frameWords } from "../../evidence/names/FrameWords.ts"
import { isCompany, lettersOf, withoutGreeting, withoutLegalForm } from "../../evidence/names/NameForms.ts"
import { tokensOf } from "../../evidence/reading/Tokens.ts"
import { functionWords } from "../../evidence/reading/Vocabulary.ts"
import { heroOf, type Reading, stated } from "../reading/Reading.ts"
import { leans, saysBesides } from "../words/LeaningWords.ts"
import {
  announces,
  asksOrTells,
  endsClause,
  greets,
  invites,
  leadsToPart,
  notALine,
  promotes,
  saysNoLine,
  saysSound
} from "../words/LineWords.ts"
import { breaksOff, isBesideThePoint, isDated, isWhole, wordsIn } from "../words/Sentences.ts"
import { newsStarts } from "../words/SentenceWords.ts"
import { ofLife, ofPassing } from "../words/tables/PassingLines.ts"
import { tellsAside } from "./words/AsideLines.ts"

/** "焼きたてのパン。【川辺町・駐車場あり】": what a title has in brackets behind its line. */
export const withoutBrackets = (title: string): string => {
  const bare = title.replace(/[【［][^】］]{1,40}[】］]$/u, "").trim()
  return wordsIn(bare) >= 2 ? bare : title
}
/** Where a line was found. */
export type LineFrom = "title" | "heading" | "page" | "text"
export const lineSize = { characters: 140, words: 20 } as const
/** "41012 Carpi": where it is, and not what. */
const townBehindCode = /(?:^|, )(?!(?:1[89]|20)\p{Nd}{2} )\p{Nd}{4,5} \p{Lu}\p{Ll}+/u
/** "12 Mill Road", "Lindengasse 4": where it is, too. "One place for 12 teams" is none. */
const houseInStreet = new RegExp(
  [
    "(?:^|, )\\p{Nd}{1,5}[a-z]?,? (?:\\p{Lu}[\\p{L}.'’]* ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd|Terrace|Highway)(?!\\p{L})",
    "\\p{L}(?:straße|strasse|str\\.|gasse|weg|platz|allee|straat|laan|plein|gracht) \\p{Nd}{1,4}[a-z]?(?![\\p{L}\\p{N}])",
    "(?:^|, )(?:Rue|Via|Calle|Rua|Avenida|Avenue|Viale|Piazza|Plaza|Praça) [^.!?]{2,30}[ ,]\\p{Nd}{1,4}(?!\\p{N})"
  ].join("|"),
  "u"
)
/** "أغافي Desert Tours & Camps": half of a line in the language of its page, and half in another's letters. */
const isHalfTold = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u.test(text) &&
  (text.match(/(?<!\p{L})\p{Script=Latin}{2,}(?!\p{L})/gu) ?? []).length >
    (text.match(/(?<!\p{L})(?!\p{Script=Latin})\p{L}{2,}(?!\p{L})/gu) ?? []).length
/** Whether a text is short enough to be a tagline, and holds no address. */
export const isLine = (text: string): boolean =>
  text.length <= lineSize.characters &&
  wordsIn(text) <= lineSize.words &&
  !townBehindCode.test(text) &&
  !houseInStreet.test(text)
/** "de la Vileta", under "Forn Nou": the rest of the line above. */
const goesOn = (text: string) => /^\p{Ll}/u.test(text) && functionWords.has(/^[\p{L}']+/u.exec(fold(text))?.[0] ?? "")
/** Words of a greeting that has nothing to say besides. */
const shortGreeting = 5
export const isTagline = (text: string, name: string, from: LineFrom = "page") => {
  const words = wordsIn(text)
  const folded = fold(text)
  return (
    words >= 2 &&
    isLine(text) &&
    lettersOf(withoutLegalForm(text)) !== lettersOf(name) &&
    withoutGreeting(text) ===
      text
        .replace(/[®™]/g, "")
        .replace(/^["“„«»「『【]+|["“”„«»」』】!]+$/gu, "")
        .trim() &&
    !isHalfTold(text) &&
    !frameWords.has(folded.replace(/[.!:]+$/, "")) &&
    !newsStarts.some((start) => folded.startsWith(start)) &&
    !notALine.test(text) &&
    !promotes.test(folded) &&
    !asksOrTells.test(text) &&
    !(greets.test(text) && (words <= shortGreeting || /[.!]$/u.test(text))) &&
    ![announces, saysSound, invites, leadsToPart].some((kind) => kind.test(text)) &&
    !saysNoLine(text) &&
    !(isWhole(text) && (isDated(text) || saysBesides.test(folded) || (from === "text" && leans.test(text)))) &&
    // After the name, in the title, a line may begin small; a title of its own says all it means to.
    (from === "title" || !goesOn(text)) &&
    ((from === "heading" && endsClause.test(text)) || !breaksOff(text)) &&
    !isBesideThePoint(text) &&
    !tellsAside(text) &&
    !ofSomebody.test(text) &&
    !isNameInFull(text, name) &&
    ![ofPassing, ofLife].some((kind) => kind.test(text))
  )
}
/** "Ada and her team have been tuning pianos for years": of somebody, and no line. */
const ofSomebody =
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:and (?:her|his|their)|und (?:ihr|sein)\p{L}*|et (?:son|sa|ses)|y su|e (?:a )?(?:sua|il suo|la sua)|en (?:haar|zijn)) (?:\p{L}+ )?(?:team|crew|family|staff|familie|équipe|famille|equipo|familia|equipa|equipe|família|squadra|famiglia)(?!\p{L})/u
/**
 * "Anglers' Club “Still Water” Dunmore" of "Anglers' Club Dunmore", "Acme Bakers Assoc Inc.": its name in full tells no more
 * than its name.
 */
const isNameInFull = (text: string, name: string): boolean => {
  if (isWhole(text) && !isCompany(text)) return false
  const words = text.split(/\s+/)
  if (words.length > longestName) return false
  const isWritten = words.every((word) => !/^\p{Ll}/u.test(word) || nameJoints.has(fold(word)))
  if (isWritten && isCompany(text) && /\p{Lu}/u.test(text)) return true
  const called = name.split(" ")
  const [first, last] = [called[0] ?? "", called.at(-1) ?? ""]
  return (
    isWritten &&
    called.length >= 2 &&
    fold(words[0] ?? "") === first &&
    fold(words.at(-1) ?? "") === last &&
    called.every((word) => words.some((one) => fold(one) === word))
  )
}
const longestName = 10

/** "Palma de Mallorca", "Henan Longxiang Electrical": names alone. A slogan has a word that the pages write small, too. */
export const isNames = (text: string, small: ReadonlySet<string>, names: ReadonlyArray<string>, home: Reading) => {
  const tokens = tokensOf(fold(text))
  const words = tokens.filter(({ content }) => content)
  const called = names.flatMap((name) => name.split(" "))
  return (
    isSomebody(text, home) ||
    words.every(({ text: word }) => called.includes(word)) ||
    (words.length <= 5 &&
      /^\p{Lu}/u.test(text) &&
      tokens.every((token) => token.content || nameJoints.has(token.text)) &&
      text.split(/\s+/).every((word) => !/^\p{Ll}{4}/u.test(word)) &&
      (words.every(({ text: word }) => !small.has(word)) || isSubject(text, home)) &&
      !isTitled(text, home))
  )
}
/** "The Call of the Grove is picked by hand": of which a sentence tells something is a name, whatever its words are. */
const isSubject = (text: string, { blocks }: Reading): boolean =>
  blocks.some(({ block }) => {
    const next = block.text.startsWith(`${text} `)
      ? /^\p{Ll}+/u.exec(block.text.slice(text.length + 1))?.[0]
      : undefined
    return next !== undefined && !functionWords.has(fold(next))
  })
/** "Ada Roth", of whom the page says "Ada Roth, piano tuner in Ghent": whoever does it. */
const isSomebody = (text: string, { page, blocks }: Reading): boolean =>
  isPersonName(text) &&
  (isGivenName(text.split(" ")[0] ?? "") ||
    [...stated(page, "meta", "description"), ...blocks.map(({ block }) => block)].some((one) =>
      /^,? \p{Ll}/u.test(one.text.split(text, 2)[1] ?? "")
    ))
/** "Harbour Planner" under "Acme", where the title says "Acme Harbour Planner": what it is, in capitals. */
const isTitled = (text: string, home: Reading): boolean =>
  heroOf(home).some(({ block, kind }) => kind === "label" && block.text === text) &&
  stated(home.page, "title", "title").some((title) => title.text.endsWith(` ${text}`))
/** Stand inside names; "your" and "for" do not. */
const nameJoints = new Set("of de del di da do la le el los las il lo gli i y e et and und van von der den".split(" "))
/** How far the name goes that a text opens with; "Awaymode." of what calls itself "away/mode". */
export const nameAtHead = (part: string, name: string): number => {
  if (name === "") return 0
  if (find(fold(part), name) === 0) return name.length
  const first = /^[^\s.:]+/u.exec(part)?.[0] ?? ""
  return first !== "" && lettersOf(first) === lettersOf(name) ? first.length : 0
}
/** "Bitcoin wallet" of "Electrum bitcoin wallet". */
export const afterName = (part: string, name: string): ReadonlyArray<string> => {
  const length = nameAtHead(part, name)
  if (length === 0) return []
  // "Acme（アクメ）- 対話の場": how the name is read is no more of the line than the name.
  const rest = part.slice(length).replace(/^(?:\s*[（(][^（）()]*[）)])?[\s:,.–—-]+/u, "")
  // "de la Vileta" behind "Forn Nou" is the rest of the name.
  const isRest = wordsIn(rest) <= 3 && goesOn(rest) && part.startsWith(` ${rest.charAt(0)}`, length)
  return wordsIn(rest) >= 2 && !isRest ? [rest] : []
}
/** "Laundry Management Software | Linen & Uniform Plants | Acme", "Restaurant à Vias (34450)", "à Vias (34)": words to be found by. */
export const isList = (title: string) =>
  title.split("|").length >= 3 ||
  /[（(](?:\p{Nd}{4,6}|(?<=\p{Lu}\p{Ll}+ [（(])(?:0[1-9]|[1-9]\p{Nd}|2[AB]|97\p{Nd}))[）)]/u.test(title)
