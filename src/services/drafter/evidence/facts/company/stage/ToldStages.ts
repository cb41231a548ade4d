/**
 * How far along a product is, read clause by clause: "After two years in beta, Acme is now open to everyone". A
 * sentence is brought to one form first, with the product's name as a mark, free adverbs and asides taken out and words
 * like "now" noted, so that few shapes a language hold whatever order and ornament it is told in.
 */

import type { stages } from "../../../../../../domain/listing/Profile.ts"
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../clause/voice/SentenceCuts.ts"
import { says } from "../../../reading/Says.ts"
import { spelledOut } from "../../../reading/SpelledOut.ts"
import { laterHeadings } from "../../../topics/OtherPeople.ts"
import type { Own } from "../../Own.ts"
import { isOwnContext, titlesOf, type Utterance } from "../../Said.ts"
import { isSelfDescriptionAs } from "../../SelfDescription.ts"
import { byOpening } from "./ClauseOpenings.ts"
import { withNameMarked } from "./NameMarks.ts"
import { type StageTelling, stageBy, tellingShapes } from "./StageTellings.ts"
import { type StageTongue, subjectSlot } from "./tongues/StageTongue.ts"
import { stageTongues } from "./tongues/StageTongues.ts"

type Stage = (typeof stages)[number]
/** What a language's adverbs leave behind: "it has changed", "it may change yet". */
const marks = { now: "†", still: "‡", dated: "¤", long: "¶" } as const

const nested = /(?<!\\[pP])\{(?<word>[A-Za-z]+)\}/gu
const expanded = (shape: string, words: Readonly<Record<string, string>>): string => {
  const once = shape.replace(nested, (_, word: string) => (word === "S" ? subjectSlot : `(?:${words[word] ?? "(?!)"})`))
  return once === shape ? shape : expanded(once, words)
}
/** Words that stand by themselves; scripts that put no blanks between words have no such bounds. */
const wordOf = (words: string, spaced: boolean) =>
  spaced ? `(?<![\\p{L}\\p{N}'-])(?:${words})(?![\\p{L}\\p{N}'-])` : `(?:${words})`

interface Shape {
  /** With words that stand for others, as its language has it. */
  readonly shape: string
  readonly telling: StageTelling
  readonly pattern: RegExp
  /** Whether none but a clause with the product's name can be it: those that may begin with any word take long to fail. */
  readonly named: boolean
}
const anyWord = /^\^(?:\(\?:)?\[/u
interface Reader {
  readonly tongue: StageTongue
  /** Those that a clause may be, as it begins. */
  readonly shapes: (clause: string) => ReadonlyArray<Shape>
  readonly free: RegExp
  readonly now: RegExp
  readonly still: RegExp
  readonly dated: RegExp
  readonly long: RegExp
  readonly starts: RegExp
  readonly turned: RegExp
  readonly joins: RegExp
  readonly unless: RegExp
  readonly spoils: RegExp
}
const readerOf = (tongue: StageTongue): Reader => {
  const { words, spaced } = tongue
  const of = (shape: string) => expanded(shape, words)
  return {
    tongue,
    shapes: byOpening(
      tellingShapes(tongue).flatMap(({ telling, shapes }) =>
        shapes.map((shape) => ({
          shape,
          telling,
          pattern: new RegExp(of(shape), "u"),
          named: anyWord.test(shape) && /\{N\}|§/u.test(shape)
        }))
      ),
      { ...words, S: subjectSlot }
    ),
    free: new RegExp(wordOf(tongue.free, spaced), "gu"),
    now: new RegExp(wordOf(tongue.now, spaced), "gu"),
    dated: new RegExp(wordOf(tongue.dated, spaced), "gu"),
    still: new RegExp(wordOf(tongue.still, spaced), "gu"),
    long: new RegExp(wordOf(of(tongue.long), spaced), "gu"),
    // "Nach zwei Jahren Beta ist Acme": after an aside the verb stands before its subject.
    starts: new RegExp(
      `[,;:!.、，。；：！،؛]\\s*| - |${wordOf(tongue.joins, spaced)}\\s*| (?=${of("(?:{be}|{aux})[ †‡¤¶]+(?:{N}|{we})")})| [†‡¤¶] (?=${of("{N}")})`,
      "gu"
    ),
    turned: new RegExp(of("^(?<verb>{be}|{aux}) (?<who>{N}|{we})(?= )"), "u"),
    joins: new RegExp(wordOf(tongue.joins, spaced), "u"),
    unless: new RegExp(wordOf(tongue.unless, spaced), "u"),
    spoils: new RegExp(wordOf(tongue.spoils, spaced), "u")
  }
}
const made = new Map<StageTongue, Reader>()
/** Of languages that are met. */
const readerIn = (tongue: StageTongue): Reader => {
  const reader = made.get(tongue) ?? readerOf(tongue)
  made.set(tongue, reader)
  return reader
}

/** "Acme, the planner for bakers, is": what stands between the name and its verb. */
const apposition = /^((?:\p{L}{1,3}[ '])?§), [^,;:§]{2,90}, (?=\p{Ll})/u
const brackets = / ?\([^()]{0,80}\)/gu
/** "Heads up: ", "Good news! ". */
const leads = /^[\p{L} ']{3,18}(?:: |! )(?=\S)/u

const tidied = (text: string) =>
  text
    .replace(/ {2,}/gu, " ")
    .replace(/ +(?=[,.;:!。、，،؛])/gu, "")
    .replace(/^[\s,;:.!、，،؛-]+/u, "")
const onlyMarks = new RegExp(`^[${marks.now}${marks.still}${marks.dated}${marks.long} ]*$`, "u")
const anyMark = new RegExp(`[${marks.now}${marks.still}${marks.dated}${marks.long}] ?`, "gu")

/** What stands around a clause: before it, and what its adverbs said. */
interface Around {
  readonly before: string
  readonly now: boolean
  readonly still: boolean
  readonly dated: boolean
  readonly long: boolean
}
interface Clause {
  readonly text: string
  /** Of most clauses nobody asks it. */
  readonly around: () => Around
}
const clausesOf = (reader: Reader, text: string): ReadonlyArray<Clause> => {
  const blank = reader.tongue.spaced ? " " : ""
  const told = tidied(
    text
      .replace(brackets, "")
      .replace(reader.long, blank + marks.long + blank)
      .replace(reader.still, blank + marks.still + blank)
      .replace(reader.now, blank + marks.now + blank)
      .replace(reader.dated, blank + marks.dated + blank)
      .replace(reader.free, blank)
  ).replace(apposition, "$1 ")
  const lead = leads.exec(told)?.[0].length ?? 0
  const starts = [0, lead, ...[...told.matchAll(reader.starts)].map(({ 0: cut, index }) => index + cut.length)]
  return [...new Set(starts)].slice(0, 12).map((start) => ({
    text: tidied(told.slice(start).replace(anyMark, "")),
    around: () => aroundClause(reader, told, start)
  }))
}
const aroundClause = ({ tongue }: Reader, told: string, start: number): Around => {
  const rest = told.slice(start)
  const end = rest.search(/[,;:!.、，。；：！،؛]|(?<= )- /u)
  const near = end === -1 ? rest : rest.slice(0, end)
  const before = told.slice(0, start)
  // "Right now, we are": an aside of nothing else belongs to what follows it.
  const aside = /(?:^|[,;:.!،؛] )(?<words>[^,;:.!،؛]*)[,;:.!،؛]? ?$/u.exec(before)?.groups?.words ?? ""
  const around = onlyMarks.test(aside) ? aside + near : near
  return {
    before: before.replace(anyMark, ""),
    now: around.includes(marks.now),
    still: around.includes(marks.still),
    dated: told.includes(marks.dated),
    // Where no blanks part words, an aside of it may stand anywhere.
    long: (tongue.spaced ? around : told).includes(marks.long)
  }
}

/** "After two years in beta": it is no longer what it was. */
const trialBefore = /alpha|alfa|b[eêè]ta|early access|test|prueba|prova|bêta|ベータ|テスト|测试|公测|内测|تجريب|اختبار/u
const yearBefore = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u

interface Told {
  readonly stage: Stage
  readonly whose: "own" | "anaphor" | "none"
  /** What stands for the product: "the app". */
  readonly it: string
  readonly telling: StageTelling
}
const figure = (text: string) => Number(text.replace(/[^\p{Nd}]/gu, ""))
/** "From 310 to 40": what has grown less. */
const isLess = (less: string, more: string) =>
  /\p{Nd}/u.test(less) &&
  /\p{Nd}/u.test(more) &&
  !/[万千百]|mil|[kk]$/u.test(less + more) &&
  figure(less) >= figure(more)

/** What every trial is called. */
const trialNamed =
  /al[pf]|b[eêè]ta|early access|[αβ]|アルファ|ベータ|阿尔法|贝塔|[公内封]测|[公內封]測|测试|測試|تجريبي|بيتا|ألفا/u

/** What a clause tells, and of whom; nothing where its end makes it another's, or what is to come. */
const told = (reader: Reader, clause: Clause, whole: string): Told | null => {
  const text = clause.text.replace(reader.turned, "$<who> $<verb>")
  const isNamed = text.includes("§")
  const isTrial = trialNamed.test(text)
  const shapes = reader
    .shapes(text)
    .filter(({ named, telling }) => (isNamed || !named) && (isTrial || telling !== "trial"))
  if (shapes.length === 0) return null
  const around = clause.around()
  if (reader.unless.test(around.before)) return null
  const mayBe: Readonly<Record<StageTelling, boolean>> = {
    trial: true,
    launched: true,
    released: yearBefore.test(whole) && !around.still,
    opened: around.now || trialBefore.test(around.before),
    idea: true,
    unbuilt: around.still,
    growing: true,
    mature: true,
    longstanding: around.long,
    had: true
  }
  for (const { telling, pattern } of shapes) {
    const match = mayBe[telling] ? pattern.exec(text) : null
    if (match === null) continue
    const rest = /^ ?[^.,:;!。、，；！،؛]*/u.exec(text.slice(match[0].length))?.[0] ?? ""
    // "Acme is alpha software and not for production": what is joined to it is said beside it.
    if (reader.spoils.test(rest.split(reader.joins)[0] ?? "")) continue
    const groups = match.groups ?? {}
    if (isStory(telling, whole, around)) continue
    // Of a year that is named nobody knows how long ago it was.
    if (
      telling === "growing" &&
      (yearBefore.test(whole) || isLess(groups.less ?? "", groups.more ?? groups.most ?? ""))
    )
      continue
    // "We are now available to take your call."
    if (telling === "opened" && /^we (?:are|'re) available/iu.test(match[0])) continue
    if (telling === "trial" && (around.dated ? !entered.test(match[0]) : yearBefore.test(around.before))) continue
    const whose =
      groups.own !== undefined || match[0].includes("§") ? "own" : groups.it === undefined ? "none" : "anaphor"
    // "It is in beta" of a later clause may go on about anything; "Acme is a sketch: nothing is built yet" may not.
    const goesOn = telling === "unbuilt" && whose === "none" && ofOurs.test(around.before)
    if (whose !== "own" && around.before !== "" && !onlyOpens.test(around.before) && !goesOn) continue
    const trial = bracketed.exec(whole)?.[0] ?? groups.trial ?? groups.trialled ?? ""
    return { stage: stageBy[telling] ?? trialOf(trial), whose, it: groups.it ?? "", telling }
  }
  return null
}
/** "Entered closed beta last week": what began then goes on. */
const entered =
  /enter|went into|gone into|moved into|opened|launched|started|begun|began|gestartet|begonnen|eröffnet|gegangen|gestart|geopend|gelanceerd|lancé|démarré|ouvert|débuté|entrée?|lanz|empez|comenz|lanç|começ|avviat|lanciat|iniziat|entrat|推出|开启|开始|開始|始|أطلق|بدأ|فتح/u
/** A clause that begins with the product, and no more than it. */
const ofOurs = /^[^,;:.§]{0,16}§[^,;.:§]{0,90}[,;:、،؛] ?$/u
/** No subject of its own, as "小窓は、" is. */
const onlyOpens = /^(?!.*[はがも][、，] ?$)[\p{L} ']{0,30}[,:!、，：！،] ?$/u
/** "In March 2020 we opened Acme": how it began, and nothing of where it stands; a version that came out then is one of it. */
const isStory = (telling: StageTelling, text: string, { before }: Around) =>
  telling === "launched" && yearBefore.test(text) && !trialBefore.test(before) && !released.test(text)
const released =
  /\p{Nd}\.\p{Nd}|versi|stable|stabil|beta|bêta|bèta|bêta|alpha|alfa|public|público|everyone|anyone|todo el mundo|todo mundo|toda a gente|tout le monde|chiunque|(?<!\p{L})(?:alle|all|tous|toutes|todos|tutti|iedereen)(?!\p{L})|正式|公開|一般|公测|公开|全面|للجميع|الإصدار/iu
/** "内测阶段（Alpha）": in brackets stands which trial it is. */
const bracketed = /(?<=[（(] ?)(?:alpha|alfa|α|アルファ|阿尔法|ألفا)(?=[^\p{L}])/iu
const trialOf = (name: string): Stage => (/al[pf]|アル|α|阿尔法|ألفا/iu.test(name) ? "alpha" : "beta")

/** Words of which every sentence has one that some shape is of. */
export const stageHints: ReadonlyArray<RegExp> = stageTongues.map(({ hint }) => hint)

/** `had`: only that it can be had by all who want it, which is so of an open beta as well. */
export interface ToldStage {
  readonly stage: Stage
  readonly had: boolean
}
/** "Soon: Acme for floors" in a part of a page: what is to come may be tried already. */
const isOfLater = ({ page, at }: Utterance): boolean =>
  titlesOf(page, at).some((title) => title.level !== 1 && says(title.tokens(), laterHeadings))
/** Where no capitals tell who else is named, "the app" is ours right after what we are: "Acme is an app". */
const mayGoOn = (own: Own, said: Utterance, { spaced }: StageTongue, { whose, it }: Told): boolean => {
  if (spaced || whose !== "anaphor") return true
  // A paragraph of theirs takes few characters.
  const above = said.page.blocks[said.at - 1]
  const isTold = above !== undefined && above.level === null && above.region === said.block.region
  const told = said.before.at(-1) ?? (isTold ? sentencesIn(tidyText(above.text)).at(-1) : undefined)
  return told === undefined || isSelfDescriptionAs(own, told, it)
}
export const toldStage = (said: Utterance, own: Own): ToldStage | null => {
  const lower = said.text.toLowerCase()
  const hinted = stageTongues.filter(({ hint }) => hint.test(lower))
  if (hinted.length === 0 || lower.includes("omega")) return null
  const marked = withNameMarked(own, spelledOut(said.text))
  for (const tongue of hinted) {
    const reader = readerIn(tongue)
    for (const clause of clausesOf(reader, marked)) {
      const found = told(reader, clause, said.text)
      if (found !== null && mayGoOn(own, said, tongue, found) && isOwnContext(own, said, found.whose, true))
        return isOfLater(said) ? null : { stage: found.stage, had: found.telling === "had" }
    }
  }
  return null
}
